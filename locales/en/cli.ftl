# The game in the terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. You are { $seat }. Type “help” to see what you can type.
cli-prompt = your choice
cli-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
cli-back = back
cli-turn-over = Your turn is over.  1) go on  (or press Enter; “undo” takes the last move back)
cli-played = { $number }. { $seat }: { $move }
cli-undone = Your last move is taken back.
cli-possible = { $move }: that is possible now.
cli-why-what = Which move? For example: why sow V
cli-unknown = “{ $typed }” is neither a number nor a move nor a command; “help” shows what you can type.
cli-no-such-number = There are only options 1 to { $count }.
cli-saved = The game is saved in { $file }.
cli-save-where = Where to? For example: save my.game
cli-save-exists = There is another game in { $file }. Type the same again to overwrite it.
cli-save-foreign = { $file } exists and is no game of Ulpia; choose another name.
cli-save-failed = { $file } cannot be written: { $reason }.
cli-quit-unsaved = The game is not saved. Type “quit” again to leave it, or anything else to stay.
cli-quit-not = You stay.
cli-left = You have left the table.
cli-winner = The winner: { $seat }.
cli-end = The game is over.  1) leave  (or press Enter; “save FILE” keeps the record)
cli-points = Points so far → if the game ended now
cli-final-points = Final points
cli-source = For
cli-total = Total
cli-help = You can type
    { "  3            " }the option with that number
    { "  sow V        " }a move in its own words, as shown in gray
    { "  sow          " }all options that begin with this word
    { "  why sow V    " }why a move is not possible, and which rule says so
    { "  undo         " }take your last move back, until something hidden was revealed
    { "  board        " }the whole table
    { "  points       " }points by source, so far and if the game ended now
    { "  log          " }what happened lately; “log all” tells everything
    { "  save FILE    " }save the game; “ulpia play … --load FILE” goes on with it
    { "  quit         " }leave

## Commands, as an alternative to the English words

cli-command-undo = undo
cli-command-why = why
cli-command-save = save
cli-command-log = log
cli-command-points = points
cli-command-board = board
cli-command-help = help
cli-command-quit = quit

## Groups of options

cli-verb-place = Place a marker
cli-verb-choose = Take a Trajan tile
cli-verb-discard = Discard a card
cli-verb-take = Take a card
cli-verb-lay = Play cards to the display
cli-verb-ship = Ship cards
cli-verb-collect = Take a tile
cli-verb-march = Move the leader
cli-verb-claim = Take a Trajan tile
cli-verb-build = Assign a worker

## The table of Trajan

cli-trajan-when = Quarter { $quarter }, round { $round } of 4
cli-trajan-demands = Demands
cli-trajan-points = { $points } VP
cli-trajan-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-trajan-people = supply { $supply }, camps: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and { $legionnaires ->
    [one] { $legionnaires } legionnaire
   *[other] { $legionnaires } legionnaires
}
cli-trajan-arch = ∩ Arch
cli-trajan-gray = gray
cli-trajan-effect-cards = +{ $amount } cards
cli-trajan-effect-plus-two = [+2]
cli-trajan-effect-workers = { $amount ->
    [one] +1 worker
   *[other] +{ $amount } workers
}
cli-trajan-effect-legionnaires = { $amount ->
    [one] +1 legionnaire
   *[other] +{ $amount } legionnaires
}
cli-trajan-wild-action = wild action
cli-trajan-provinces = Provinces
cli-trajan-province = Province
cli-trajan-worth = VP
cli-trajan-tile = Tile
cli-trajan-legionnaires = Legionnaires
cli-trajan-leaders = Leaders
cli-trajan-borders = Adjacent to
cli-trajan-forum = Forum
cli-trajan-stack = { $count } in the stack
cli-trajan-yellow = yellow
cli-trajan-green = green
cli-trajan-site = Construction site
cli-trajan-stacks = Trajan tiles
cli-trajan-seaport = Seaport
cli-trajan-senate = Senate
cli-trajan-track = Track
cli-trajan-votes = Votes
cli-trajan-offered = Bonus tiles
cli-trajan-hand = Hand
cli-trajan-known = Known cards
cli-trajan-display = Display
cli-trajan-tiles = Tiles
cli-trajan-kept = Met for good
cli-trajan-buildings = Built
cli-trajan-bonus = Bonus
cli-trajan-trays = Trays
cli-trajan-slots = Slots

# One letter for each colour of the markers, or two where one is not enough.
cli-trajan-marker-blue = B
cli-trajan-marker-yellow = Y
cli-trajan-marker-green = G
cli-trajan-marker-orange = O
cli-trajan-marker-pink = P
cli-trajan-marker-white = W
