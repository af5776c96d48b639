# The pages in the browser.

## Everywhere

web-skip = Skip to content
web-nav = Pages
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-again = Try again
web-loading = One moment …
web-more = Show more
web-copy = Copy link
web-copied = Copied
web-language = Language
web-theme-toggle = Switch between day and night
web-nav-play = New table
web-nav-lobby = Lobby
web-nav-club = Club
web-nav-players = Player
web-nav-tournaments = Tournaments
web-nav-daily = Daily table
web-nav-people = Friends
web-nav-quick = Find players now
web-nav-host = Host
web-nav-winners = What winners do
web-nav-games = My games
web-nav-finished = Finished games
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-puzzles = Puzzles
web-nav-review = Review
web-nav-settings = Settings
web-nav-account = Account
web-nav-notices = Notices and holidays
web-nav-about = About
web-nav-here = Play here
web-nav-home = Ulpia, front page
web-your-turns = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
web-not-found = There is nothing at this address
web-not-found-help = The link may be old, or something is missing at its end.
web-to-front = To the front page
web-unofficial = An unofficial work of love. All pictures and words are our own.

## Front page

web-tagline = The board games of Trajan’s Rome, played by the rules in the box.
web-play-now = Play now
web-play-now-sub = { $count ->
    [one] { $game } against { $level }, no account needed
   *[other] { $game } against { $count } opponents ({ $name }), no account needed
}
web-first-game = Play your first game
web-first-game-sub = Ten minutes with a coach, against Tiro. No rulebook needed.
web-know-the-game = I know how to play
web-lessons = Lessons
web-lesson-go-on = Go on with the lesson
web-coach-again = Let the coach speak again
web-opponents-title = Opponents
web-nav-learn = Lessons
web-opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
web-invite-friends = Invite friends
web-learn = Learn the rules
web-players-range = { $fewest }–{ $most } players
web-new-game = New game
web-no-games = Your games appear here. The first one is a click away.
web-guest-names = Livia, Marcus, Claudia, Gaius, Octavia, Lucius, Julia, Titus, Flavia, Cassius

## Lists of tables

web-your-turn = Your turn
web-waits-for = { $names } to move
web-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-won = You won with { $points }
web-won-by = { $names } won with { $points }
web-abandoned = Abandoned
web-next-game = Next game waiting for me
web-no-running = No games in progress.
web-no-finished = No finished games yet.
web-lobby-empty = Nobody is looking for players right now. Create a table and list it here.
web-lobby-intro = Tables with free seats, open to everybody.
web-join = Sit down
web-watch = Watch
web-you = you
web-someone = somebody
web-free-seat = free seat
web-former = former player
web-refresh = Refresh
web-to-table = To the table

## New table

web-new-intro = Everything is explained where it stands. The defaults are fine for a first game.
web-game = Game
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-open = open to everybody
web-seat-link = for friends with the link
web-seat-bot = AI
web-seat-level = Strength of the AI
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-seats-help = Whoever has the link can take the seats for friends. Open seats can be taken by anybody who sees the table.
web-thinking = How long strong bots think
web-thinking-usual = as usual
web-thinking-quick = quick
web-thinking-normal = normal
web-thinking-long = long
web-thinking-help = For a turn: quick half a second, normal two, long six, looking at as many imagined worlds as that allows. As usual: at four, mostly within half a second.
web-watch-only = I only watch
web-rules-options = Rules of this game
web-table-options = This table
web-listed = Show it in the lobby
web-listed-help = Otherwise only people with the link find it.
web-listed-open = A table with a seat that is open to everybody is always listed in the lobby.
web-watching = Who may watch
web-watching-link = only with the share link
web-watching-public = everybody
web-watching-help = Spectators never see anybody’s hidden cards.
web-undo-policy = Taking moves back
web-undo-policy-free = free
web-undo-policy-ask = ask the others
web-undo-policy-never = never
web-undo-policy-lesson = freely, as in every lesson
web-undo-policy-help = Free: until something hidden is revealed or somebody else plays; after that the others are asked.
web-hints-allowed = Hints for everybody
web-hints-allowed-help = Anybody at the table may ask what a strong player would do; the log says who did. Against bots alone that is always possible.
web-rated = Rated
web-rated-help = The result changes ratings. No hints, no turns tried out ahead, no seat handed to a bot, nothing taken back once it was shown; whoever leaves for good comes last. Only for people with a name of their own.
web-rated-yes = The result changes ratings
web-away = A bot may take over an absent seat after
web-away-help = The others vote for it. Whoever comes back takes the seat back.
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-days = Days for a turn
web-pace-none-help = Everybody takes the time they need.
web-pace-live-help = Everybody has a reserve for the whole game, and some time more at each turn. When it runs out the game goes on: a minute later the others may wait longer or let a bot sit in.
web-pace-days-help = Everybody has some days for each turn; whoever takes a holiday is waited for. When the time runs out the game goes on: half a day later the others may wait longer or let a bot sit in.
web-pace-out-help = Running out of time ends no game: the others may wait longer or let a bot sit in until you are back.
web-pace-reserve = Reserve for the game
web-pace-increment = More at each turn
web-pace-turn = Time for a turn
web-pace-weekends = Clocks rest on Saturdays and Sundays
web-pace-minutes = { $count } min
web-pace-seconds = { $count } s
web-pace-days-count = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-pace-told-live = { $minutes } min for the game, { $seconds } s more at each turn
web-pace-told-days = { $count ->
    [one] { $count } day for a turn
   *[other] { $count } days for a turn
}
web-pace-told-workdays = { $count ->
    [one] { $count } day for a turn, weekends do not count
   *[other] { $count } days for a turn, weekends do not count
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-make-table = Create table
web-start-game = Start the game

## Levels of the AI

web-level-random = Random player
    .against = the random player
web-level-tiro = Tiro
    .against = Tiro
web-level-miles = Miles
    .against = Miles
web-level-optio = Optio
    .against = Optio
web-level-centurio = Centurio
    .against = Centurio
web-level-tribunus = Tribunus
    .against = Tribunus
web-level-legatus = Legatus
    .against = Legatus
web-level-imperator = Imperator
    .against = Imperator
web-level-help-random = Plays any legal move. Good for a first look at the rules.
web-level-help-tiro = A recruit: looks at a few moves and takes what seems best at once. He overlooks demands and far plans; just right for your first games.
web-level-help-miles = A soldier: plans his whole turn and likes what he can hold in his hand. Where it all leads by the end of the game, he does not ask.
web-level-help-optio = A deputy: has a good feeling for what things are worth. In his zeal he provides for no demand in advance, and forgets the tasks of Trajan's cards.
web-level-help-centurio = An officer: knows what things will be worth at the end and forgets nothing. But he looks at his turn only, not at the next.
web-level-help-tribunus = A staff officer: searches every corner of a turn with the best knowledge there is. He plans no further than that, and answers at once.
web-level-help-legatus = The commander: tries out many futures, his own turns and your answers. He takes a moment longer for it.
web-level-help-imperator = The emperor: thinks like the commander, but has learned from many thousands of games what a position is really worth. The strongest.
web-level-line-random = Any legal move, at random.
web-level-line-tiro = A recruit: takes what looks best at once.
web-level-line-miles = A soldier: plans his whole turn, never the end.
web-level-line-optio = A deputy: knows what things are worth, forgets demands and tasks.
web-level-line-centurio = An officer: forgets nothing, but sees one turn only.
web-level-line-tribunus = A staff officer: finds the best of every turn.
web-level-line-legatus = The commander: looks turns ahead.
web-level-line-imperator = The emperor: knows what a position is worth.

## Invitation and waiting

web-invited = You are invited to a game of { $game }
web-invited-by = { $name } has kept a seat for you.
web-your-name = Your name
web-take-seat = Take a seat
web-only-watch = Only watch
web-invitation-bad = This invitation is not valid any more.
web-invitation-bad-help = Ask whoever invited you for a new link, find an open table in the lobby, or sign in if you already play there.
web-table-of = A table of { $game }
web-terms = What is agreed at this table
web-commitment = Hash of the shuffle’s seed
web-commitment-help = It is fixed before the first card is dealt. After the end the seed is shown, and everybody can check that it belongs to this hash.
web-waiting-title = Waiting for players
web-waiting-help = Send this link to your friends. The game starts by itself when all seats are taken.
web-share-link = Share link
web-share-help = Whoever has this link may watch: what spectators see while the game runs, and everything after it. It gives nobody a seat.
web-share-make = Create a share link
web-share-end = End this link
web-share-end-sure = The link stops working at once; whoever is watching with it is disconnected.
web-share-refused = Only players of this game can share it. Ask one of them for a share link.
web-invite-link = Link for players
web-fill = Fill the free seats with AI and start
web-leave = Leave the table
web-close-table = Close the table

## The table

web-table = Table
web-you-watch = You are watching
web-options = Your options
web-back = Back
web-not-your-turn = { $count ->
    [0] The game is over.
    [one] { $names } is choosing …
   *[other] { $names } are choosing …
}
web-catching-up = Others are playing …
web-skip-animation = Show at once
web-undo = Undo
web-redo = Redo
web-undo-reach = { $count ->
    [one] Takes back your last choice
   *[other] Reaches back { $count } choices
}
web-undo-ask = A click asks them.
web-undo-asked = { $name } asks to take moves back.
web-undo-wait = The others are being asked.
web-undo-takes = This would take back { $moves }.
web-undo-moves-of = { $count ->
    [one] one choice by { $name }
   *[other] { $count } choices by { $name }
}
web-undo-revealed = Revealed since then:
web-undo-revealed-some = Something hidden has been revealed since then.
web-undo-revealed-none = Nothing hidden has been revealed since then.
web-undo-revealed-more = { $count ->
    [one] and one more before that
   *[other] and { $count } more before that
}
web-withdraw = Withdraw
web-agree = Agree
web-refuse = Refuse
web-log = Log
web-turn-line = { $name }: { $actions }
web-turn-scored = { $name }: { $actions }; { $points ->
    [one] one point
   *[other] { $points } points
}
web-turn-quiet = { $name }: nothing to tell
web-turn-actions = { $first }; { $last }
web-turn-action-times = { $action } (×{ $count })
web-turn-setup = The table is set up.
web-turn-facts = Everything that happened in this turn
web-turn-gain = +{ $points }
web-title-my-turn = Your turn
web-title-turn-of = { $name } to move
web-title-table = { $turn } · { $game }
web-score-order = Order by points: { $order }
web-last-turn = Last turn: { $actions }
web-meanwhile = Meanwhile
web-log-empty = Nothing has happened yet.
web-log-filter = Show what concerns
web-everybody = everybody
web-looking-back = You are looking at an earlier position.
web-to-present = Back to now
web-log-new = since your last turn
web-tab-board = Board
web-tab-mat = Mat
web-tab-players = Players
web-tab-log = Log
web-tabs = Parts of the table
web-seat-online = online
web-seat-away = away
web-seat-thinking = to move
web-clock-out = time is up
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-rests = The clock rests until { $date }.
web-clock-until = Time until { $date }
web-clock-stands = The clock stands.
web-time-up = The time of { $name } is up.
web-time-up-mine = Your time is up. The game goes on: play when you can.
web-time-wait = Wait longer
web-seat-given-up = A player has left this game; a bot plays on for now.
web-give-up = Leave the game for good
web-give-up-sure = Leave this game for good? A bot plays on, and somebody new may take your seat.
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-details = Show { $name }’s mat
web-table-menu = Table menu
web-hand-over = Let a bot play for me
web-hand-over-help = It plays until you take the seat back.
web-table-notices = Notices of this table
web-game-note = My note on this game
web-game-note-help = Only you read it.
web-bot-plays = A bot ({ $level }) plays for you.
web-take-back = Take my seat back
web-vote = { $name } has been away for long. Vote a bot into the seat?
web-vote-yes = Vote for a bot
web-votes = { $needed ->
    [one] { $count } of { $needed } vote
   *[other] { $count } of { $needed } votes
}
web-abandon = Abandon the game
web-abandon-help = The game ends without a result when everybody agrees.
web-abandon-wanted = { $count ->
    [one] { $names } wants to abandon the game.
   *[other] { $names } want to abandon the game.
}
web-abandon-not = Play on
web-confirm-abandon = Abandon this game? It ends only if everybody at the table agrees.
web-chat = Chat
web-chat-players = Players talk here; spectators have their own channel.
web-chat-spectators = Spectators talk here; players do not read it.
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-chat-removed = The host has removed this line.
web-chat-line-menu = What to do about this line of { $name }
web-send = Send
web-connection-connecting = Connecting …
web-connection-online = Connected
web-connection-offline = No connection. Nothing is lost; trying again by itself.
web-reconnect = Try now
web-keys = Keys
web-keys-list = 1 to 9: the option with that number; in longer lists type all its digits (07). Arrow keys: from option to option; Enter chooses. E: end the turn. U: undo. R: redo. L: log. H: hint. C: chat. ?: help. ← →: step through earlier positions. Escape: back, or show everything at once.
web-second-tap = or tap it again
web-more-options = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-help = Help
web-howto = How to play
web-howto-rules = All rulings
web-howto-none = This game has no page of its own yet: its rules tell everything.
web-howto-foot = The rules in our own words. Every detail, numbered, under “All rulings”.
web-howto-legend = What the pictures mean
web-howto-pictures = Pictures
web-howto-here = At this table
web-help-rules = Rules of { $game }
web-help-rules-more = With pictures and every ruling; opens beside the table.
web-help-play = How to play here
web-help-choose = Whatever glows may be chosen now: on the table itself, or by its button in the bar at the bottom. Scroll the bar when it says that there is more.
web-help-touch = With a finger: the first tap shows what a choice would do, a second tap or the gold button does it. Hold something to read what it is.
web-help-mouse = With a mouse: point at something to see what it would do, and to read what it is. A click chooses it, or says why it cannot be chosen.
web-help-log = Choose a line of the log to see the table as it was then.
web-help-menu = Language, speed, links and the rest are in the table menu.
web-turn-over = { $count ->
    [one] Your turn: { $points } point ({ $sources })
   *[other] Your turn: { $points } points ({ $sources })
}
web-turn-done = Your turn is done
web-turn-done-undo = End it, or take moves back.
web-turn-done-help = Nothing can be taken back any more; the others wait for you.
web-turn-brought = What your turn brought
web-end-turn = End turn
web-absence = { $count ->
    [one] Since your last turn one move was played.
   *[other] Since your last turn { $count } moves were played.
}
web-absence-play = Play them back
web-absence-skip = No, thanks
web-playback = { $done } of { $total }
web-no-table = There is no such table, or it is not for you.
web-refused-share = Ask somebody who plays there for a share link. It is in the menu of the table and lets anybody watch.
web-refused-sign-in = If you play there yourself, sign in as that player.
web-refused-lobby = Tables that are open to everybody are in the lobby.
web-spectator-note = You are watching: you see what everybody sees; hidden cards stay hidden.
web-plain-table = This game has no drawn table yet. Everything can be played with the buttons.

## The end

web-game-over = The game is over
web-final-scoring = Final scoring
web-final-scoring-note = The points are being counted.
web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-you-win = You win!
web-final-points = Final points
web-total = Total
web-source = For
web-rematch = Rematch
web-to-rematch = To the rematch
web-download = Download the record
web-do-better = What to do better next time
web-watch-replay = Watch the replay
web-points-so-far = Points so far
web-shuffle = The shuffle of this game
web-shuffle-seed = Seed of all shuffles
web-shuffle-check = Check this shuffle
web-shuffle-right = It matches: this seed gives exactly the hash that the table showed.
web-shuffle-noted = This browser noted that hash on { $date }, and it has not changed since.
web-shuffle-not-noted = This browser did not see the table before the end, so it cannot tell whether the hash was the same then.
web-shuffle-wrong = It does not match: this seed gives another hash. Do not trust this game.
web-shuffle-changed = The hash is not the one that this browser noted on { $date }. Do not trust this game.
web-shuffle-cannot = Your browser computes hashes on secure pages (https) only. The command below checks it too.
web-shuffle-draws = With the downloaded record this command checks every single draw:
web-given-up = The game was abandoned.
web-given-up-by = { $count ->
    [one] { $names } abandoned the game.
   *[other] { $names } agreed to abandon the game.
}
web-given-up-host = Whoever runs this server has closed the game.
web-closed-table = The table was closed before the game began.

## Lines of the log that are not facts of the game

web-did-open = { $name } created the table.
web-did-join = { $name } sat down.
web-did-leave = { $name } left.
web-did-start = The game begins.
web-did-undo = { $name } takes a choice back.
web-did-repair = The host has taken the game back: { $note }
web-did-ask_undo = { $name } asks to take moves back.
web-did-answer_undo = { $name } answers the request: { $accept ->
    [yes] agreed
   *[no] refused
}.
web-did-withdraw_undo = { $name } withdraws the request.
web-did-hint = { $name } takes a hint.
web-did-hand_over = { $name } lets a bot play.
web-did-take_back = { $name } is back at the table.
web-did-vote = { $name } votes for a bot.
web-did-replace = A bot takes over for { $name }.
web-did-give_up = { $name } has left the game; a bot plays on.
web-did-grant_time = { $name } gives { $target } more time.
web-did-holiday = { $ended ->
    [yes] { $name } is back from holiday.
   *[no] { $name } takes a holiday.
}
web-did-clocks_stopped = The server was away; meanwhile the clocks stood still.
web-did-abandon = { $name } would like to abandon the game.
web-did-close = The table was closed.
web-did-rematch = There is a rematch.

## Replay

web-replay-paste = Paste a record
web-jump = Jump to
web-replay-intro = Step through any finished game. Paste a record, or open a finished game of yours.
web-record = Record
web-record-paste = Paste a record here
web-record-file = Open a record from a file
web-record-stand-in = { $count ->
    [one] A bot ({ $level }) made one move for { $name }.
   *[other] A bot ({ $level }) made { $count } moves for { $name }.
}
web-record-taken-back = { $count ->
    [one] In this game something revealed was taken back once.
   *[other] In this game something revealed was taken back { $count } times.
}
web-record-older-rules = This game was played under earlier rules: other moves can no longer be tried in it.
web-show-replay = Show
web-step = Position { $number } of { $total }
web-step-first = To the start
web-step-back = One move back
web-step-forward = One move on
web-step-last = To the end
web-turn-back = One turn back
web-turn-forward = One turn on
web-play = Play
web-pause = Pause
web-speed = Speed
web-seen-from = Seen from
web-chart-all = all players
web-chart = Points over time
web-copy-position = Copy a link to this position

## Account

web-guest-note = You are here as a guest. Claim the name with a password and your games follow you to other devices.
web-guest = Guest
web-guest-mark = guest
web-guest-mark-help = A guest: this name belongs to no account.
web-program-mark = program
web-program-mark-help = A program plays on this account.
web-name = Name
web-password = Password
web-password-help = At least 8 characters
web-old-password = Old password
web-new-password = New password
web-save-name = Save the name
web-claim = Claim this name
web-sign-in = Sign in
web-sign-in-help = Already have an account?
web-forgot-password = Password forgotten?
web-forgot-sent = If this name has a mail address, a link for a new password is on its way there.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-change-password = Change the password
web-delete-account = Delete the account
web-delete-help = Your name disappears from all games; a bot finishes those that are going on. This cannot be undone.
web-delete-sure = Delete for good
web-saved = Saved.
web-account-none = You have not played here yet. With “Play now” you come in as a guest.

## Settings

web-theme = Theme
web-theme-system = System default
web-theme-day = day
web-theme-night = night in Rome
web-palette = Colours of the markers
web-palette-standard = standard
web-palette-deuteranopia = for deuteranopia
web-palette-protanopia = for protanopia
web-palette-tritanopia = for tritanopia
web-palette-help = Every marker has its own sign too.
web-animation = Animation
web-animation-none = none
web-animation-fast = fast
web-animation-normal = normal
web-animation-slow = slow
web-animation-reduced = Your system asks for less motion, so nothing moves.
web-sound = Sound
web-sound-help = A soft tone when it is your turn.
web-confirm = Confirm the end of my turn
web-confirm-setting-help = Your last move waits: you see what the turn brought and end it with one click, or take moves back. If you leave, the turn ends by itself.
web-settings-kept = Kept in this browser only.

## About

web-about-what = Ulpia is one place to play, learn, study and research Trajan and Forum Trajanum, two games by Stefan Feld. It is named after the Basilica Ulpia on Trajan’s Forum.
web-about-unofficial = This is an unofficial, non-commercial work of people who love the games. It has no connection with their author or publishers. Names and numbers come from the games; all sentences and pictures here are our own. If you like them, buy the real boxes.
web-about-fair = Everything is fair: no AI and no spectator sees hidden cards. The hash of the seed of all shuffles is public before the start, the seed after the end, and a command checks every draw.
web-about-private = No tracking and no third parties: this page loads nothing from anywhere else. A cookie remembers who you are, nothing more.
web-about-open = Ulpia is free software under the MIT licence.
web-about-keys = Everything can be played by keyboard and with a screen reader, and in a terminal.

## Rules

web-search-rules = Search the rules
web-rules-notes = Notes for contributors
web-rules-none = No ruling matches.
web-rules-english = This page is not translated yet; it is shown in English.
web-chapters = Chapters

## Why something cannot be done

web-refusal-offline = The server cannot be reached. Check the connection and try again.
web-refusal-stale = The table has changed in the meantime; look again and choose anew.
web-refusal-unknown_words = This is not a move in this game.
web-refusal-not_seated = Only players at the table can do this.
web-refusal-not_host = Only the person who created the table can do this.
web-refusal-not_open = The table is not open any more.
web-refusal-not_running = The game is not being played.
web-refusal-not_seen_yet = One of these moves shows something hidden; look at it, then choose on.
web-refusal-seat_taken = The seat is taken.
web-refusal-no_free_seat = There is no free seat.
web-refusal-already_seated = You already sit at this table.
web-refusal-needs_invitation = This seat is for people with the invitation link.
web-refusal-seats_free = Not all seats are taken.
web-refusal-unknown_level = There is no bot of this level.
web-refusal-unknown_game = There is no game “{ $game }”.
web-refusal-unknown_lesson = There is no such lesson.
web-refusal-bad_option = The option “{ $option }” cannot be chosen like this.
web-refusal-bot_plays = A bot plays for you; take the seat back first.
web-refusal-no_bot_plays = No bot plays for you.
web-refusal-not_away = This player has not been away long enough.
web-refusal-no_human_there = No person sits there.
web-refusal-own_seat = This is your own seat.
web-refusal-already_voted = You have voted for this.
web-refusal-no_mail = This server sends no mails.
web-refusal-bad_target = Nothing can be sent to this address.
web-refusal-no_channel = This channel exists no more.
web-refusal-channel_gone = This channel exists no more; add it again.
web-refusal-too_many_channels = There may be at most { $most } channels.
web-refusal-link_expired = This link has been used, or is too old.
web-refusal-delivery_failed = The message was not taken. Look at the address.
web-refusal-forbidden_target = This address lies in a network that notices must not reach.
web-refusal-not_confirmed = First follow the link in the mail.
web-refusal-no_clock = No clock runs at this table.
web-refusal-time_left = This player still has time.
web-refusal-already_granted = You have given this player more time already.
web-refusal-own_seat_only = You have played another seat of this game; you can take only that one again.
web-refusal-holiday_too_long = { $days ->
    [0] You have used up your holidays of this year.
    [one] You may take { $days } more day of holiday this year.
   *[other] You may take { $days } more days of holiday this year.
}
web-refusal-holiday_too_far = A holiday begins within a year.
web-refusal-no_request = Nobody asks to take a move back.
web-refusal-own_request = The others must answer your request.
web-refusal-request_pending = There is a request already.
web-refusal-no_turn_to_end = You have no turn to end.
web-refusal-no_hints = At this table there are no hints: other people play here.
web-refusal-not_ratable = A rated table has no hints, and moves are taken back freely or never.
web-refusal-rated_stays = At this table nobody hands a seat to a bot: play on, or leave for good.
web-refusal-rated_reveals = At this table nothing is taken back once something was shown.
web-refusal-needs_account = This is for people with a name of their own: choose a password under “Account” first.
web-refusal-no_such_day = There was no table on this day.
web-refusal-daily_sealed = Others still play this deal: record and replay open when the day is over.
web-refusal-no_tournament = There is no such tournament.
web-refusal-tournament_began = The tournament has begun already.
web-refusal-tournament_full = The tournament is full: { $most } people are in.
web-refusal-too_few_players = A tournament needs at least two people.
web-refusal-too_many_tournaments = You look after too many tournaments ({ $most }); wait until one has ended.
web-refusal-already_joined = You are in this tournament already.
web-refusal-not_joined = You are not in this tournament.
web-refusal-no_player = There is no account of this name.
web-refusal-needs_role = This is for the host of the server.
web-refusal-banned = The host of this server has closed this account. Days left: { $days }.
web-refusal-not_welcome = Somebody at this table and you do not play together.
web-refusal-own_program = A rated game against your own program would prove nothing.
web-refusal-people_only = This is for people, not for programs.
web-refusal-not_friends = Only friends can be invited by name. Send others the link.
web-refusal-yourself = That is you.
web-refusal-too_many_people = Your list of people is full.
web-refusal-no_line = There is no such line.
web-refusal-no_report = There is no such report.
web-refusal-no_program = There is no such program.
web-refusal-too_many_programs = You have as many programs as one person may have.
web-refusal-no_person = There is no such person.
web-refusal-no_plans = At this table nobody tries turns out before they play them.
web-refusal-no_hint_now = You are not asked anything now.
web-refusal-no_hint_found = No hint could be worked out. Please ask again.
web-refusal-nothing_to_redo = There is nothing to redo.
web-refusal-undo_never = At this table no move is taken back.
web-refusal-undo_must_ask = At this table the others must agree to taking a move back.
web-refusal-nothing_played = There is no move of yours to take back.
web-refusal-revealed = Something hidden was shown since; the others must agree.
web-refusal-turn_is_over = The turn is over; the others must agree.
web-refusal-others_have_played = Others have played since; they must agree.
web-refusal-frozen = The rules have changed since this game began; it cannot go on.
web-refusal-not_movable = Only a running game of one person against bots moves to a server.
web-refusal-not_finished = The game is not over.
web-refusal-no_review = There is no such review, or it has not been made yet.
web-refusal-room_full = The study room is full.
web-refusal-not_leading = Somebody else has the pointer. Take it first.
web-refusal-no_such_moment = The game has no such moment to go on from.
web-refusal-game_running = The game has begun: hand your seat to a bot instead.
web-refusal-no_table = There is no such table, or it is not for you.
web-refusal-too_fast = Too many requests; wait a moment.
web-refusal-too_costly = This takes too long to work out; try a smaller part of it.
web-refusal-log_full = The record of this table is full: moves can no longer be taken back, but the game can be played to its end.
web-refusal-too_many_bot_tables = You have too many running tables at which only bots play; wait until one of them has finished.
web-refusal-too_large = That is too long: at most { $largest } bytes.
web-refusal-bad_message = The server did not understand this.
web-refusal-bad_name = A name needs at least one letter or digit.
web-refusal-bad_record = { $line ->
    [0] This is not a valid record of a game.
   *[other] This is not a valid record of a game; line { $line } is wrong.
}
web-refusal-unknown_rules = The record was played by other rules (version { $rules }) than are known here. A newer Ulpia may know them.
web-refusal-name_claimed = A claimed name cannot be changed.
web-refusal-name_taken = Somebody else has this name.
web-refusal-wrong_password = The name or the password is wrong.
web-refusal-sign_in = Continue as a guest or sign in first.
web-refusal-unavailable = The server is not ready; try again in a moment.
web-refusal-server_error = Something went wrong on the server; nothing was changed.
web-refusal-bad_seats = This game is for { $fewest } to { $most } players.
web-refusal-cross_site = The request came from another site and was refused.
web-refusal-wrong_host = The server does not go by this name; whoever runs it can allow it.
web-refusal-too_slow = The request took too long to arrive.
web-refusal-no_such_path = There is nothing at this address.
web-refusal-http = The server did not accept the request.

# what a player had better not miss
web-cautions = Warnings
web-cautions-help = At most one calm sentence a turn: demands that cost points, a tile in reach, a row about to sleep.

# hints
web-try-moves = Try moves for all sides
web-hint = Hint
web-hint-help = What a strong player would do here (H). The first press says where to look, the second what to do.
web-hint-from = from what you can see
web-hint-thinking = Thinking …
web-hint-more = Show me the move
web-hint-another = The next best turn
web-hint-best = The best turn
web-hint-now = now { $source }
web-hint-towards = later { $source }
web-hint-gives_up = passed up { $source }

# the button of plans; its card has words of its own (plan.ftl)
web-plan = Plan
web-plan-help = Plan your turns ahead, for yourself alone (P)
web-plan-holds = Your plan holds
web-plan-ordered = Your plan will be played when your turn comes
web-plan-broken = Your plan no longer holds
web-plan-nothing-asked = Planned as far as can be foreseen. Plan the next turn, or keep the plan.
web-did-ordered = { $name } had ordered this beforehand.
web-refusal-plan_broken = This plan cannot be played as the table is now (turn { $turn }).
web-refusal-nothing_planned = There is no plan to be played.
web-refusal-own_turn = It is your turn: play it yourself. Orders are for the turns after it.
web-refusal-unknown_stop = This rule cannot stop an order now.
web-refusal-not_routine = This question cannot be answered always alike.
web-refusal-no_puzzle = There is no such puzzle.
