# Words of the Colonia and its pieces (en).
col-mine = Your Colonia
col-of = Colonia of { $name }
col-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
col-no-points = No points yet
col-in-sight = { $points ->
    [one] { $points } point if the cycle were scored now
   *[other] { $points } points if the cycle were scored now
}
col-start = Starting player

col-prestige = Prestige track
col-no-area = No envoy stands in the Forum yet.
col-area = Largest area: { $size ->
    [one] { $size } envoy
   *[other] { $size } envoys
}, worth { $points } now.
col-area-next = After the next upgrade: area { $points }, Trajan { $head }.
col-bar-end = The slide bar has reached the end of the track.
col-head = Every fulfilled Trajan task is worth { $points }.
col-bar-basic = Basic side of the bar: Merchant I turns it over.
col-bar-merchant = Merchant I has turned the bar over.
col-cypress = Next cypress
col-heads = Trajan’s values
col-heads-help = Every fulfilled Trajan task scores the number above the head of the slide bar. Merchant I may move the bar from cypress to cypress.
col-values = Values of areas
col-values-help = Find the size of your largest area on the slide bar: it scores the number below.

col-ability-patrician1 = Envoys may go to any free square of the built colour, and diagonal neighbours of eagles count as well.
col-ability-patrician2 = A completed area and step 2 of the market give two different area bonuses.
col-ability-merchant1 = Turns the slide bar over once; an upgrade may move it to the next cypress.
col-ability-merchant2 = Once a turn a coin, Tribune or assistant becomes another of the three.
col-ability-craftsman1 = Twice a turn an assistant becomes a worker of any colour.
col-ability-craftsman2 = Once a turn an assistant becomes a builder.
col-bonus-patrician1 = an envoy onto any coloured square
col-bonus-patrician2 = an area bonus
col-bonus-merchant1 = a coin or a Tribune
col-bonus-merchant2 = a coin or an assistant
col-bonus-craftsman1 = a worker of any colour
col-bonus-craftsman2 = a builder
col-second = The second citizen brings { $bonus }.
col-row-empty = No citizen lives here yet.
col-row-active = Active: the street counts × { $multiplier }.
col-row-asleep = Inactive: no help, and the street counts once.
col-row-worth = Points of the street
col-row-points = Different gray buildings in this street: { $kinds } × { $multiplier } = { $points }.
col-stake = Paid this street scores { $active }, unpaid { $inactive }.
col-stake-more = Paid this street scores { $active }, unpaid { $inactive }; eagles and cards add { $more }.
col-leave = Leave unpaid
col-wages = Payment of the citizens
col-wages-short-name = Payment
col-wages-help = Each row with citizens wants a coin at the end of the cycle: { $wages }. You have { $coins }.
col-wages-short = { $missing ->
    [one] One coin is missing: a row would fall asleep.
   *[other] { $missing } coins are missing: that many rows would fall asleep.
}

col-space = Space { $cell }
col-temple = A temple: nothing is ever built here.
col-face-down = A tile lies here, face down.
col-face-up = A tile lies open here: { $front }.
col-taken = You have taken this tile: { $front }.
col-vacant = Room to build.
col-costs-tribune = Costs a Tribune: the tile is in neither street.
col-crane = Crane: { $colour }
col-crane-covered = Crane ({ $colour }): uncovered when the tile is taken.
col-crane-open = Crane ({ $colour }): scores { $points } in the next scoring phase.
col-crane-scored = Crane ({ $colour }): has been scored.
col-street-row = { $symbol } street (row { $line })
col-street-column = { $symbol } street (column { $line })
col-called = Called in this round.
col-calls = { $count ->
    [0] Will not be called again.
    [one] Will be called once more.
   *[other] Will be called { $count } more times.
}

col-good-coin = Pays the citizens at the end of a cycle.
col-good-tribune = Lets you ignore a street card; two let you use both tiles.
col-good-assistant = Changes the colour of a worker.
col-good-builder = Builds a gray building.
col-good-worker = Builds a structure of its colour; two of one colour become a builder.
col-exchanges = { $count ->
    [one] One exchange is possible now.
   *[other] { $count } exchanges are possible now.
}
col-close = Close

col-ship = Ship
col-ship-count = { $count ->
    [0] No envoy waits here.
    [one] One envoy waits here.
   *[other] { $count } envoys wait here.
}
col-travellers = Shown so far: { $fronts }.
col-river = First envoy, known to you alone: { $front }.
col-hand = This round
col-hand-empty = No tile.
col-hidden = Its front is hidden from you.
col-own = Own tile
col-own-short = own
col-foreign = Tile from { $name }
col-foreign-short = passed
col-both = Use both tiles
col-both-help = Costs two Tribunes, paid before either tile is used.
col-keep = keep
col-pass = pass
col-keep-help = Click to keep it; the other one goes to { $name }. Or drag.
col-draft-help = One of your two tiles stays with you, the other goes to { $name }.
col-beside = Beside the Colonia
col-beside-none = No tile of the neighbour lies here.

col-citizens-active = { $count ->
    [one] { $count } active citizen
   *[other] { $count } active citizens
}
col-envoys = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
col-built = { $count ->
    [one] { $count } space built on
   *[other] { $count } spaces built on
}
col-abilities = Citizens
