# The game in the terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. You are { $seat }. Type “help” to see what you can type.
cli-opponent = At the table: { $seat } ({ $level }).
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

## What a machine player thinks

cli-thoughts = { $seat } thought
cli-played-by = played by a bot ({ $level })
cli-stand-in = { $count ->
    [one] A bot ({ $level }) made one move for { $seat }.
   *[other] A bot ({ $level }) made { $count } moves for { $seat }.
}
cli-taken-back = { $count ->
    [one] In this game something revealed was taken back once.
   *[other] In this game something revealed was taken back { $count } times.
}
cli-thought-line = Plan
cli-thought-worth = Worth
cli-thought-points = Expected points
cli-thought-visits = Tried
cli-thought-spread = ±

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
cli-trajan-effect-cards = { $amount ->
    [one] +1 card
   *[other] +{ $amount } cards
}
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

## The table of Forum Trajanum

cli-verb-forum-trajanum-take = Take a tile from the streets
cli-verb-forum-trajanum-ignore = Take another tile for a Tribune
cli-verb-forum-trajanum-build = Build
cli-verb-forum-trajanum-recolour = Change the colour of a worker
cli-verb-forum-trajanum-train = Turn 2 workers into a builder
cli-verb-forum-trajanum-craft = Turn an assistant into a worker
cli-verb-forum-trajanum-exchange = Exchange a resource
cli-verb-forum-trajanum-send = Send the envoy

cli-forum-when = Cycle { $cycle }, round { $round } of { $rounds }
cli-forum-column = Trajan’s Column { $points }
cli-forum-points = { $points } VP
cli-forum-starting-player = starting player
cli-forum-streets = Streets
cli-forum-streets-gone = { $count ->
    [one] earlier { $signs }, 1 card to come
   *[other] earlier { $signs }, { $count } cards to come
}
cli-forum-streets-left = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
cli-forum-cards = Trajan cards
cli-forum-build = build
cli-forum-collect = collect
cli-forum-forum = Forum
cli-forum-legend-forum = R5 free, R:L envoy of L, { $eagle } eagle
cli-forum-tracks = Benefit tracks
cli-forum-piles = Building tiles
cli-forum-piles-note = single + double
cli-forum-unlimited = unlimited
cli-forum-face-down = face down
cli-forum-goods = Resources
cli-forum-workers = Workers
cli-forum-corners = Corners
cli-forum-ship = Ship
cli-forum-envoys = { $count ->
    [one] { $count } envoy
   *[other] { $count } envoys
}
cli-forum-river = by the river: { $tile }
cli-forum-beside = Beside
cli-forum-prestige = Prestige
cli-forum-head = task { $points } VP
cli-forum-area = Area → VP
cli-forum-tiles = Tiles
cli-forum-own = own: { $tile }
cli-forum-foreign = from { $giver }: { $tile }
cli-forum-taken = Taken
cli-forum-citizens = Citizens
cli-forum-built = Built
cli-forum-cranes = Open cranes
cli-forum-in-rome = Envoys
cli-forum-envoys-sent = { $ship } on the ship, { $forum } in the Forum, largest area { $area }; prestige { $bar }, task { $head } VP
cli-forum-completes = completes the area
cli-forum-legend-tile = tile
cli-forum-legend-street = in a street
cli-forum-legend-crane = crane
cli-forum-legend-temple = temple
cli-forum-legend-free = free
cli-forum-legend-citizens = active, inactive

# A letter for each colour, or two where one is not enough; three letters for each building.
cli-forum-colour-blue = B
cli-forum-colour-red = R
cli-forum-colour-yellow = Y
cli-forum-colour-green = G
cli-forum-building-library = Lib
cli-forum-building-basilica = Bas
cli-forum-building-market = Mar
cli-forum-building-column = Col
cli-forum-building-fountain = Fou
cli-forum-building-house = Hou
cli-forum-building-stable = Sta
cli-forum-building-park = Par
cli-forum-good-coin = coins
cli-forum-good-tribune = Tribunes
cli-forum-good-assistant = assistants
cli-forum-good-builder = builders

cli-forum-ability-patrician1 = envoys start areas freely; eagles count diagonally
cli-forum-ability-patrician2 = two different area bonuses at once
cli-forum-ability-merchant1 = slide bar turned; upgrades reach the next cypress
cli-forum-ability-merchant2 = once a turn coin, Tribune or assistant for another
cli-forum-ability-craftsman1 = twice a turn an assistant becomes a worker
cli-forum-ability-craftsman2 = once a turn an assistant becomes a builder
cli-forum-second-patrician1 = second citizen: an envoy onto any colour
cli-forum-second-patrician2 = second citizen: an area bonus
cli-forum-second-merchant1 = second citizen: a coin or a Tribune
cli-forum-second-merchant2 = second citizen: a coin or an assistant
cli-forum-second-craftsman1 = second citizen: a worker of any colour
cli-forum-second-craftsman2 = second citizen: a builder

# The building tasks of the Trajan cards, and what their collecting tasks count.
cli-forum-task-I-1 = gray, coloured, gray side by side
cli-forum-task-I-2 = built above and below one temple
cli-forum-task-I-3 = two different grays one below the other
cli-forum-task-I-4 = both spaces beside a crane built on
cli-forum-task-II-1 = a square of four built spaces
cli-forum-task-II-2 = coloured, gray, coloured one below the other
cli-forum-task-II-3 = a structure of each of the four colours, anywhere
cli-forum-task-II-4 = gray, coloured, gray one below the other
cli-forum-task-III-1 = coloured, gray, gray, coloured one below the other
cli-forum-task-III-2 = three different colours one below the other
cli-forum-task-III-3 = coloured structures at all four corners of a temple
cli-forum-task-III-4 = three different grays one below the other
cli-forum-what-coins = { $count ->
    [one] coin
   *[other] { $count } coins
}
cli-forum-what-tribunes = { $count ->
    [one] Tribune
   *[other] { $count } Tribunes
}
cli-forum-what-assistants = { $count ->
    [one] assistant
   *[other] { $count } assistants
}
cli-forum-what-builders = { $count ->
    [one] builder
   *[other] { $count } builders
}
cli-forum-what-workers = { $count ->
    [one] worker
   *[other] { $count } workers
}
cli-forum-what-two-workers = { $count ->
    [one] 2 workers of different colours
   *[other] { $count } × 2 workers of different colours
}
cli-forum-what-two-citizens = { $count ->
    [one] 2 active citizens of different classes
   *[other] { $count } × 2 active citizens of different classes
}
cli-forum-what-citizens = { $count ->
    [one] an active citizen of each class
   *[other] { $count } active citizens of each class
}
cli-forum-what-envoys = { $count ->
    [one] envoy on the ship
   *[other] { $count } envoys on the ship
}
cli-forum-what-columns = { $count ->
    [one] triumphal column
   *[other] { $count } triumphal columns
}
cli-forum-what-cranes = { $count ->
    [one] scored crane
   *[other] { $count } scored cranes
}
cli-forum-what-markers = { $count ->
    [one] marker beside the column
   *[other] { $count } markers beside the column
}
