forum-trajanum-web-board = Centre of the table
forum-trajanum-web-area-of-forum = Forum square
forum-trajanum-web-area-of-tracks = Benefit tracks and column
forum-trajanum-web-area-of-tiles = Building tiles
forum-trajanum-web-area-of-streets = Street cards
forum-trajanum-web-area-of-cards = Trajan cards
forum-trajanum-web-chip-forum = Forum
forum-trajanum-web-chip-tracks = Tracks
forum-trajanum-web-chip-tiles = Buildings
forum-trajanum-web-chip-streets = Streets
forum-trajanum-web-chip-cards = Tasks
forum-trajanum-web-round-of = Cycle and round

forum-trajanum-web-cycle = Cycle { $cycle }
forum-trajanum-web-round = round { $round } of 4
forum-trajanum-web-starts = Starting player: { $name }
forum-trajanum-web-start-short = first
forum-trajanum-web-streets-left = { $count ->
    [0] No street card is left.
    [one] One street card is still to come.
   *[other] { $count } street cards are still to come.
}

forum-trajanum-web-eagle = eagle
forum-trajanum-web-square = Square { $square }: { $what }
forum-trajanum-web-eagle-help = An envoy on an eagle scores 2, one beside it 1. Only the third benefit of the library leads here.
forum-trajanum-web-envoy-of = Envoy of { $name }
forum-trajanum-web-area-free = Area of { $size }, nobody has begun it.
forum-trajanum-web-area-started = Area of { $size }, begun: { $free } free.
forum-trajanum-web-area-completed = Area of { $size }, full.
forum-trajanum-web-area-completes = An envoy here completes the area: area bonus!
forum-trajanum-web-legend-started = begun
forum-trajanum-web-legend-completed = full
forum-trajanum-web-legend-eagle = on it 2, beside it 1

forum-trajanum-web-bonus = Area bonus: { $bonus }
forum-trajanum-web-bonus-help = Whoever fills the last square of an area takes one of these; with an active Patrician II two different ones.

forum-trajanum-web-step = { $track } track, step { $step }: { $benefit }
forum-trajanum-web-track = { $track } track
forum-trajanum-web-track-help = Each building of this kind moves you up one step: take its benefit or an earlier one.
forum-trajanum-web-track-reached = You have reached this step.
forum-trajanum-web-track-next = Your next step.
forum-trajanum-web-track-here = Here: { $names }
forum-trajanum-web-track-end = { $column ->
    [one] After this benefit the marker moves to the column: { $column } point and 1 for each active citizen.
   *[other] After this benefit the marker moves to the column: { $column } points and 1 for each active citizen.
}
forum-trajanum-web-column = Trajan’s Column
forum-trajanum-web-column-help = A triumphal column in your Colonia scores its value and 1 for each active citizen.
forum-trajanum-web-column-worth = { $points ->
    [one] For you now: { $column } + { $citizens } = { $points } point
   *[other] For you now: { $column } + { $citizens } = { $points } points
}
forum-trajanum-web-column-worth-short = Scores the value of Trajan’s Column and 1 for each active citizen.
forum-trajanum-web-column-now = now { $points } VP

forum-trajanum-web-street = { $symbol } street
forum-trajanum-web-street-row = A black sign: it stands beside a row.
forum-trajanum-web-street-column = A white sign: it stands below a column.
forum-trajanum-web-street-called = Called in this round.
forum-trajanum-web-street-left = { $count ->
    [0] Will not be called again.
    [one] Will be called once more.
   *[other] Will be called { $count } times more.
}

forum-trajanum-web-card = Trajan card { $card }
forum-trajanum-web-card-empty = Trajan card of cycle { $cycle }
forum-trajanum-web-card-none = No card in this game.
forum-trajanum-web-card-now = Scored at the end of this cycle.
forum-trajanum-web-card-later = Scored at the end of cycle { $cycle }.
forum-trajanum-web-card-past = Has been scored.
forum-trajanum-web-task-times = { $count ->
    [0] Not fulfilled yet.
    [one] Fulfilled once: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Fulfilled { $count } times: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
forum-trajanum-web-card-I-1-building = Build: gray, coloured, gray side by side in a row.
forum-trajanum-web-card-I-1-collecting = Collect: a Tribune and a coin.
forum-trajanum-web-card-I-2-building = Build: directly above and below a temple.
forum-trajanum-web-card-I-2-collecting = Collect: two active citizens of different classes and an envoy on the ship.
forum-trajanum-web-card-I-3-building = Build: two different gray buildings, one above the other.
forum-trajanum-web-card-I-3-collecting = Collect: two assistants and a coin.
forum-trajanum-web-card-I-4-building = Build: on both spaces next to a crane.
forum-trajanum-web-card-I-4-collecting = Collect: a builder, a worker and an assistant.
forum-trajanum-web-card-II-1-building = Build: a square of two by two.
forum-trajanum-web-card-II-1-collecting = Collect: an assistant and two coins.
forum-trajanum-web-card-II-2-building = Build: coloured, gray, coloured, one below the other.
forum-trajanum-web-card-II-2-collecting = Collect: a Tribune, a builder and an assistant.
forum-trajanum-web-card-II-3-building = Build: a structure of each colour, anywhere.
forum-trajanum-web-card-II-3-collecting = Collect: a worker and two triumphal columns.
forum-trajanum-web-card-II-4-building = Build: gray, coloured, gray, one below the other.
forum-trajanum-web-card-II-4-collecting = Collect: two scored cranes and two active citizens of different classes.
forum-trajanum-web-card-III-1-building = Build: coloured, gray, gray, coloured, one below the other.
forum-trajanum-web-card-III-1-collecting = Collect: an active citizen of each class.
forum-trajanum-web-card-III-2-building = Build: three structures of different colours, one below the other.
forum-trajanum-web-card-III-2-collecting = Collect: a triumphal column, a Tribune and a builder.
forum-trajanum-web-card-III-3-building = Build: coloured structures on all four diagonals of a temple.
forum-trajanum-web-card-III-3-collecting = Collect: two scored cranes and two workers of different colours.
forum-trajanum-web-card-III-4-building = Build: three different gray buildings, one below the other.
forum-trajanum-web-card-III-4-collecting = Collect: a marker of yours beside the column, an assistant and a coin.

forum-trajanum-web-tile-cost = Costs: { $cost }
forum-trajanum-web-tile-track = Moves you up on the track: { $track }
forum-trajanum-web-tile-envoy = Sends an envoy to the Forum ({ $colour }).
forum-trajanum-web-tile-envoys = Sends two envoys to the Forum ({ $colour }).
forum-trajanum-web-tiles-left = { $count ->
    [0] None left.
    [one] One left.
   *[other] { $count } left.
}
forum-trajanum-web-tiles-unlimited = As many as you like.
forum-trajanum-web-ways-count = { $count ->
    [one] One way to pay
   *[other] { $count } ways to pay
}
forum-trajanum-web-ways = Ways to pay for { $tile }
forum-trajanum-web-ways-spaces = Goes on { $cells }.
forum-trajanum-web-way-straight = Just pay
forum-trajanum-web-close = Close

forum-trajanum-web-still-to-come = Still to come
forum-trajanum-web-still-to-come-of = Still to come for { $name }
forum-trajanum-web-to-benefit = step on the track: { $track }
forum-trajanum-web-to-column = points for the column
forum-trajanum-web-to-envoy = envoy ({ $colour })
forum-trajanum-web-to-finish = track completed: { $track }
forum-trajanum-web-to-row-bonus = bonus: { $row }
forum-trajanum-web-to-pay = { $row }?
forum-trajanum-web-to-build = build
forum-trajanum-web-to-build-again = build once more
forum-trajanum-web-to-envoy-anywhere = envoy, any colour
forum-trajanum-web-to-envoy-to-eagle = envoy onto an eagle
forum-trajanum-web-to-area-bonus = area bonus
forum-trajanum-web-to-upgrade = upgrade
forum-trajanum-web-to-worker = choose a worker
forum-trajanum-web-to-dig = take a tile
forum-trajanum-web-to-citizen = place the citizen
forum-trajanum-web-to-use = use the other tile

forum-trajanum-web-with = { $move }: { $what }
forum-trajanum-web-keep = keep
forum-trajanum-web-use-own = your own
forum-trajanum-web-use-foreign = neighbour’s

forum-trajanum-web-price = You pay { $goods }
forum-trajanum-web-build-price = { $move }: you pay { $goods }
forum-trajanum-web-ways-listed = A click shows them all.
forum-trajanum-web-end-turn = End turn

forum-trajanum-web-gain-envoys = { $count ->
    [one] an envoy in the Forum
   *[other] { $count } envoys in the Forum
}
forum-trajanum-web-gain-ship = { $count ->
    [one] an envoy on the ship
   *[other] { $count } envoys on the ship
}
forum-trajanum-web-gain-upgrades = { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}

forum-trajanum-web-score-title = The scoring
forum-trajanum-web-score-sum = this scoring
forum-trajanum-web-scorings = Scorings so far

forum-trajanum-web-verb-crane = Place a crane
forum-trajanum-web-verb-corner = Choose a corner
forum-trajanum-web-verb-arrange = Choose for me
forum-trajanum-web-verb-take = Take a tile
forum-trajanum-web-verb-ignore = Take any tile for a Tribune
forum-trajanum-web-verb-skip = Take no tile
forum-trajanum-web-verb-keep = Keep a tile
forum-trajanum-web-verb-pick = Pick up a tile
forum-trajanum-web-verb-use = Use a tile
forum-trajanum-web-verb-both = Use both tiles
forum-trajanum-web-verb-place = Choose a row
forum-trajanum-web-verb-receive = Take a resource
forum-trajanum-web-verb-gain = Take an area bonus
forum-trajanum-web-verb-advance = Move the slide bar
forum-trajanum-web-verb-cypress = To the next cypress
forum-trajanum-web-verb-decline = Decline
forum-trajanum-web-verb-train = 2 workers → builder
forum-trajanum-web-verb-recolour = Recolour a worker
forum-trajanum-web-verb-craft = Craftsman I
forum-trajanum-web-verb-promote = Craftsman II
forum-trajanum-web-verb-exchange = Merchant II
forum-trajanum-web-verb-build = Build
forum-trajanum-web-verb-on = Choose a space
forum-trajanum-web-verb-first = Choose the order
forum-trajanum-web-verb-benefit = Take a benefit
forum-trajanum-web-verb-send = Send the envoy
forum-trajanum-web-verb-done = Finish building
forum-trajanum-web-verb-pay = Pay
forum-trajanum-web-verb-leave = Do not pay

# Words of the Colonia and its pieces (en).
forum-trajanum-web-col-mine = Your Colonia
forum-trajanum-web-col-of = Colonia of { $name }
forum-trajanum-web-col-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
forum-trajanum-web-col-no-points = No points yet
forum-trajanum-web-col-in-sight = { $points ->
    [one] { $points } point if the cycle were scored now
   *[other] { $points } points if the cycle were scored now
}
forum-trajanum-web-col-start = Starting player

forum-trajanum-web-col-prestige = Prestige track
forum-trajanum-web-col-no-area = No envoy stands in the Forum yet.
forum-trajanum-web-col-area = Largest area: { $size ->
    [one] { $size } envoy
   *[other] { $size } envoys
}, worth { $points } now.
forum-trajanum-web-col-area-next = After the next upgrade: area { $points }, Trajan { $head }.
forum-trajanum-web-col-bar-end = The slide bar has reached the end of the track.
forum-trajanum-web-col-head = Every fulfilled Trajan task is worth { $points }.
forum-trajanum-web-col-bar-basic = Basic side of the bar: Merchant I turns it over.
forum-trajanum-web-col-bar-merchant = Merchant I has turned the bar over.
forum-trajanum-web-col-cypress = Next cypress
forum-trajanum-web-col-heads = Trajan’s values
forum-trajanum-web-col-heads-help = Every fulfilled Trajan task scores the number above the head of the slide bar. Merchant I may move the bar from cypress to cypress.
forum-trajanum-web-col-values = Values of areas
forum-trajanum-web-col-values-help = Find the size of your largest area on the slide bar: it scores the number below.

forum-trajanum-web-col-ability-patrician1 = Envoys may go to any free square of the built colour, and diagonal neighbours of eagles count as well.
forum-trajanum-web-col-ability-patrician2 = A completed area and step 2 of the market give two different area bonuses.
forum-trajanum-web-col-ability-merchant1 = Turns the slide bar over once; an upgrade may move it to the next cypress.
forum-trajanum-web-col-ability-merchant2 = Once a turn a coin, Tribune or assistant becomes another of the three.
forum-trajanum-web-col-ability-craftsman1 = Twice a turn an assistant becomes a worker of any colour.
forum-trajanum-web-col-ability-craftsman2 = Once a turn an assistant becomes a builder.
forum-trajanum-web-col-bonus-patrician1 = an envoy onto any coloured square
forum-trajanum-web-col-bonus-patrician2 = an area bonus
forum-trajanum-web-col-bonus-merchant1 = a coin or a Tribune
forum-trajanum-web-col-bonus-merchant2 = a coin or an assistant
forum-trajanum-web-col-bonus-craftsman1 = a worker of any colour
forum-trajanum-web-col-bonus-craftsman2 = a builder
forum-trajanum-web-col-second = The second citizen brings { $bonus }.
forum-trajanum-web-col-row-empty = No citizen lives here yet.
forum-trajanum-web-col-row-active = Active: the street counts × { $multiplier }.
forum-trajanum-web-col-row-asleep = Inactive: no help, and the street counts once.
forum-trajanum-web-col-row-worth = Points of the street
forum-trajanum-web-col-row-points = Different gray buildings in this street: { $kinds } × { $multiplier } = { $points }.
forum-trajanum-web-col-stake = Paid this street scores { $active }, unpaid { $inactive }.
forum-trajanum-web-col-stake-more = Paid this street scores { $active }, unpaid { $inactive }; eagles and cards add { $more }.
forum-trajanum-web-col-leave = Leave unpaid
forum-trajanum-web-col-wages = Payment of the citizens
forum-trajanum-web-col-wages-short-name = Payment
forum-trajanum-web-col-wages-help = Each row with citizens wants a coin at the end of the cycle: { $wages }. You have { $coins }.
forum-trajanum-web-col-wages-short = { $missing ->
    [one] One coin is missing: a row would fall asleep.
   *[other] { $missing } coins are missing: that many rows would fall asleep.
}

forum-trajanum-web-col-space = Space { $cell }
forum-trajanum-web-col-temple = A temple: nothing is ever built here.
forum-trajanum-web-col-face-down = A tile lies here, face down.
forum-trajanum-web-col-face-up = A tile lies open here: { $front }.
forum-trajanum-web-col-taken = You have taken this tile: { $front }.
forum-trajanum-web-col-vacant = Room to build.
forum-trajanum-web-col-costs-tribune = Costs a Tribune: the tile is in neither street.
forum-trajanum-web-col-crane = Crane: { $colour }
forum-trajanum-web-col-crane-covered = Crane ({ $colour }): uncovered when the tile is taken.
forum-trajanum-web-col-crane-open = Crane ({ $colour }): scores { $points } in the next scoring phase.
forum-trajanum-web-col-crane-scored = Crane ({ $colour }): has been scored.
forum-trajanum-web-col-street-row = { $symbol } street (row { $line })
forum-trajanum-web-col-street-column = { $symbol } street (column { $line })
forum-trajanum-web-col-called = Called in this round.
forum-trajanum-web-col-calls = { $count ->
    [0] Will not be called again.
    [one] Will be called once more.
   *[other] Will be called { $count } more times.
}

forum-trajanum-web-col-good-coin = Pays the citizens at the end of a cycle.
forum-trajanum-web-col-good-tribune = Lets you ignore a street card; two let you use both tiles.
forum-trajanum-web-col-good-assistant = Changes the colour of a worker.
forum-trajanum-web-col-good-builder = Builds a gray building.
forum-trajanum-web-col-good-worker = Builds a structure of its colour; two of one colour become a builder.
forum-trajanum-web-col-exchanges = { $count ->
    [one] One exchange is possible now.
   *[other] { $count } exchanges are possible now.
}
forum-trajanum-web-col-close = Close

forum-trajanum-web-col-ship = Ship
forum-trajanum-web-col-ship-count = { $count ->
    [0] No envoy waits here.
    [one] One envoy waits here.
   *[other] { $count } envoys wait here.
}
forum-trajanum-web-col-travellers = Shown so far: { $fronts }.
forum-trajanum-web-col-river = First envoy, known to you alone: { $front }.
forum-trajanum-web-col-hand = This round
forum-trajanum-web-col-hand-empty = No tile.
forum-trajanum-web-col-hidden = Its front is hidden from you.
forum-trajanum-web-col-own = Own tile
forum-trajanum-web-col-own-short = own
forum-trajanum-web-col-foreign = Tile from { $name }
forum-trajanum-web-col-foreign-short = passed
forum-trajanum-web-col-both = Use both tiles
forum-trajanum-web-col-both-help = Costs two Tribunes, paid before either tile is used.
forum-trajanum-web-col-keep = keep
forum-trajanum-web-col-pass = pass
forum-trajanum-web-col-keep-help = Click to keep it; the other one goes to { $name }. Or drag.
forum-trajanum-web-col-draft-help = One of your two tiles stays with you, the other goes to { $name }.
forum-trajanum-web-col-beside = Beside the Colonia
forum-trajanum-web-col-beside-none = No tile of the neighbour lies here.

forum-trajanum-web-col-citizens-active = { $count ->
    [one] { $count } active citizen
   *[other] { $count } active citizens
}
forum-trajanum-web-col-envoys = { $count ->
    [one] { $count } envoy on the ship
   *[other] { $count } envoys on the ship
}
forum-trajanum-web-col-built = { $count ->
    [one] { $count } space built on
   *[other] { $count } spaces built on
}
forum-trajanum-web-col-abilities = Citizens

## What the choices of the set-up are good for

forum-trajanum-web-about-crane = A crane scores the structures of its colour once the tile in its corner is taken. Any order works for a first game.
forum-trajanum-web-about-first_row = Her row counts double as long as she is paid, and its ability works from now on.
forum-trajanum-web-about-corner = Whoever lies in a corner joins a row when you take that tile; the crane there is then free.
forum-trajanum-web-about-second_citizen = A citizen doubles a row and brings its ability at once.
