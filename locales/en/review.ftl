# The review of a finished game: reasons, the page, the command.

## Reasons, for every game

review-plain = Better is: { $move } ({ $gain } points).
review-where-1-even = { $source1 } { $gain1 }; the rest is worth about the same.
review-where-1-uneven = { $source1 } { $gain1 }; all else together { $rest }.
review-where-2-even = { $source1 } { $gain1 }, { $source2 } { $gain2 }; the rest is worth about the same.
review-where-2-uneven = { $source1 } { $gain1 }, { $source2 } { $gain2 }; all else together { $rest }.
review-doubt = { $count ->
    [one] In { $count } of { $worlds } imagined worlds it would have been the worse choice.
   *[other] In { $count } of { $worlds } imagined worlds it would have been the worse choice.
}

## Marks

review-mark-best = Best
review-mark-fine = Fine
review-mark-costly = Cost points, not the game
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-mark-only = Good find

## The page

review-title = Review
review-of = Review of { $game }
review-paste = Review a record
review-paste-help = Paste the record of a finished game. Nothing of it is published.
review-paste-label = The record
review-paste-start = Review it
review-too-long = The record is too long: at most { $limit } characters.
review-waiting = In the queue…
review-progress = Reviewing… { $percent } %
review-failed = The review stopped with an error. The game itself is not touched; try again later.
review-equals = Chances are those between equals: nobody’s strength is known to the review. Every decision is judged by what its player knew at that moment.
review-unsure = The model was unsure in this game: the rest is large.
review-curve = Chances over the game
review-curve-table = Chances in words
review-as-seat = as { $seat } knew it
review-as-nobody = as an onlooker knew it
review-viewpoint = Viewpoint
review-moment-of = Decision { $number } of { $count }
review-first = First decision
review-previous = Previous decision
review-next = Next decision
review-last = Last decision
review-next-mark = Next mark
review-played = Played
review-better = Better
review-best-too = Nothing better was found.
review-to-win = { $chance } to win
review-points = { $gain } points
review-expected = Expected points
review-source = Source
review-with-better = with the better line
review-thought = What { $seat } thought
review-thought-help = The turns that this player looked at when it chose, the chosen one first. They are its own numbers, not the review’s.
review-costliest = Costliest decisions
review-none-costly = Nothing that cost much.
review-finds = Good finds
review-ledger = Play and luck
review-ledger-unit = in % of a win
review-ledger-points = in points
review-start = Start
review-own-play = Own play
review-others = Others
review-luck = Luck
review-rest = Rest
review-turns = Everybody’s turns
review-parts = What the turns are made of
review-parts-help = Each turn is counted against the best one that was found. The chances count on players who miss some of it, and what is missed can often be done a turn later; what that adds up to stands in the rest.
review-end = End
review-player = Player
review-reveals = Luck, reveal by reveal
review-smaller = { $count ->
    [0] Points against what was to be expected.
    [one] Points against what was to be expected; one smaller reveal left out.
   *[other] Points against what was to be expected; { $count } smaller reveals left out.
}
review-moment = Moment
review-all-moments = All decisions
review-share = Copy link to this moment
review-copied = The link is copied.
review-what-if = Try it from here
review-what-if-help = A table of your own from this moment, with the same deal; nothing of the finished game changes.
review-what-if-bots = Against { $level }
review-what-if-seat = Your seat
review-what-if-start = Open the table
review-keys = ← → decision, M next mark, Home and End
review-quick = quick
review-thorough = thorough
review-model = Model { $model }, { $setting } review

## The study room

review-room = Together
review-room-open = Look at it together
review-room-leave = Leave
review-room-link = Link for the others
review-room-people = Who is here
review-room-you = you
review-room-guest = Guest { $number }
review-room-you-lead = You have the pointer: the others see what you see. Draw arrows by dragging over the board.
review-room-leads = { $name } has the pointer.
review-room-take = Take the pointer
review-room-follow = Follow
review-room-clear = Clear arrows
review-room-chat = Chat
review-room-silent = Nothing said yet. What is said is gone when everybody has left.
review-room-say = Say something
review-room-send = Send
review-room-entering = Opening the room…
review-room-offline = The connection is lost; trying again…
review-room-gone = There is no such room: the review is not there any more.
review-room-full = The room is full.

## Playing all sides

review-sandbox = Try moves for all sides
review-sandbox-help = Play every seat from this moment, with the cards that really came. Nothing of the finished game changes; branches are kept in this browser.
review-try-help = Play every seat from here. What you cannot know is dealt anew, as it could be. Nothing of your game changes; branches are kept in this browser.
review-try-anew = Deal anew
review-sandbox-wait = Laying out the table…
review-sandbox-turn = { $name } chooses
review-sandbox-over = The game is over. Winner: { $names }.
review-sandbox-line = Moves so far
review-sandbox-begin = From the beginning
review-pane-mat = Own board
review-pane-board = Table
review-branches = Branches
review-branches-none = None yet. Play some moves, then keep them under a name.
review-branch-label = Name of the branch
review-branch-name = Branch { $number }
review-branch-keep = Keep
review-branch-bots = Play on from here against bots
review-branch-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
review-branch-rename = Rename
review-branch-save = Save as a record
review-branch-remove = Delete
review-branch-doomed = Delete “{ $name }” and what grows out of it?
review-branch-stay = Keep it

## On this device

review-here-help = There is no server to ask: this device makes the review itself. You can do something else meanwhile; close this tab, and it begins anew.
review-here-seconds = { $count ->
    [one] about a second
   *[other] about { $count } seconds
}
review-here-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } minutes
}
review-here-quick = Quick review: { $time }
review-here-thorough = Thorough review: { $time }
review-here-quick-only = A thorough review would take far too long on this device.
review-here-going-on = This device makes the review.
review-here-stop = Stop
review-here-again = Try again

## The command

review-cli-working = Reviewing
review-cli-seat = { $seat }: { $start } % at the start, own play { $play }, others { $others }, luck { $luck }, rest { $rest }, { $end } % at the end
review-cli-marks = { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders, { $finds } good finds
review-cli-nothing = Nothing that cost much.
review-cli-moment = Move { $number }, { $seat }: { $mark } ({ $chance } of a win, { $gain } points)
review-cli-played = Played: { $line }
review-cli-better = Better: { $line }
