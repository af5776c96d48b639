board = Centre of the table
area-of-forum = Forum square
area-of-tracks = Benefit tracks and column
area-of-tiles = Building tiles
area-of-streets = Street cards
area-of-cards = Trajan cards
chip-forum = Forum
chip-tracks = Tracks
chip-tiles = Buildings
chip-streets = Streets
chip-cards = Tasks
round-of = Cycle and round

cycle = Cycle { $cycle }
round = round { $round } of 4
starts = Starting player: { $name }
start-short = first
streets-left = { $count ->
    [0] No street card is left.
    [one] One street card is still to come.
   *[other] { $count } street cards are still to come.
}

eagle = eagle
square = Square { $square }: { $what }
eagle-help = An envoy on an eagle scores 2, one beside it 1. Only the third benefit of the library leads here.
envoy-of = Envoy of { $name }
area-free = Area of { $size }, nobody has begun it.
area-started = Area of { $size }, begun: { $free } free.
area-completed = Area of { $size }, full.
area-completes = An envoy here completes the area: area bonus!
legend-started = begun
legend-completed = full
legend-eagle = on it 2, beside it 1

bonus = Area bonus: { $bonus }
bonus-help = Whoever fills the last square of an area takes one of these; with an active Patrician II two different ones.

step = { $track } track, step { $step }: { $benefit }
track = { $track } track
track-help = Each building of this kind moves you up one step: take its benefit or an earlier one.
track-reached = You have reached this step.
track-next = Your next step.
track-here = Here: { $names }
track-end = { $column ->
    [one] After this benefit the marker moves to the column: { $column } point and 1 for each active citizen.
   *[other] After this benefit the marker moves to the column: { $column } points and 1 for each active citizen.
}
column = Trajan’s Column
column-help = A triumphal column in your Colonia scores its value and 1 for each active citizen.
column-worth = { $points ->
    [one] For you now: { $column } + { $citizens } = { $points } point
   *[other] For you now: { $column } + { $citizens } = { $points } points
}
column-worth-short = Scores the value of Trajan’s Column and 1 for each active citizen.
column-now = now { $points } VP

street = { $symbol } street
street-row = A black sign: it stands beside a row.
street-column = A white sign: it stands below a column.
street-called = Called in this round.
street-left = { $count ->
    [0] Will not be called again.
    [one] Will be called once more.
   *[other] Will be called { $count } times more.
}

card = Trajan card { $card }
card-empty = Trajan card of cycle { $cycle }
card-none = No card in this game.
card-now = Scored at the end of this cycle.
card-later = Scored at the end of cycle { $cycle }.
card-past = Has been scored.
task-times = { $count ->
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
card-I-1-building = Build: gray, coloured, gray side by side in a row.
card-I-1-collecting = Collect: a Tribune and a coin.
card-I-2-building = Build: directly above and below a temple.
card-I-2-collecting = Collect: two active citizens of different classes and an envoy on the ship.
card-I-3-building = Build: two different gray buildings, one above the other.
card-I-3-collecting = Collect: two assistants and a coin.
card-I-4-building = Build: on both spaces next to a crane.
card-I-4-collecting = Collect: a builder, a worker and an assistant.
card-II-1-building = Build: a square of two by two.
card-II-1-collecting = Collect: an assistant and two coins.
card-II-2-building = Build: coloured, gray, coloured, one below the other.
card-II-2-collecting = Collect: a Tribune, a builder and an assistant.
card-II-3-building = Build: a structure of each colour, anywhere.
card-II-3-collecting = Collect: a worker and two triumphal columns.
card-II-4-building = Build: gray, coloured, gray, one below the other.
card-II-4-collecting = Collect: two scored cranes and two active citizens of different classes.
card-III-1-building = Build: coloured, gray, gray, coloured, one below the other.
card-III-1-collecting = Collect: an active citizen of each class.
card-III-2-building = Build: three structures of different colours, one below the other.
card-III-2-collecting = Collect: a triumphal column, a Tribune and a builder.
card-III-3-building = Build: coloured structures on all four diagonals of a temple.
card-III-3-collecting = Collect: two scored cranes and two workers of different colours.
card-III-4-building = Build: three different gray buildings, one below the other.
card-III-4-collecting = Collect: a marker of yours beside the column, an assistant and a coin.

tile-cost = Costs: { $cost }
tile-track = Moves you up on the track: { $track }
tile-envoy = Sends an envoy to the Forum ({ $colour }).
tile-envoys = Sends two envoys to the Forum ({ $colour }).
tiles-left = { $count ->
    [0] None left.
    [one] One left.
   *[other] { $count } left.
}
tiles-unlimited = As many as you like.
ways-count = { $count ->
    [one] One way to pay
   *[other] { $count } ways to pay
}
ways = Ways to pay for { $tile }
ways-spaces = Goes on { $cells }.
way-straight = Just pay
close = Close

still-to-come = Still to come
still-to-come-of = Still to come for { $name }
to-benefit = step on the track: { $track }
to-column = points for the column
to-envoy = envoy ({ $colour })
to-finish = track completed: { $track }
to-row-bonus = bonus: { $row }
to-pay = { $row }?
to-build = build
to-build-again = build once more
to-envoy-anywhere = envoy, any colour
to-envoy-to-eagle = envoy onto an eagle
to-area-bonus = area bonus
to-upgrade = upgrade
to-worker = choose a worker
to-dig = take a tile
to-citizen = place the citizen
to-use = use the other tile

send-area = { $state ->
    [completes] { $move }: { $colour }, fills an area of { $size } and brings an area bonus
    [started] { $move }: { $colour }, an area of { $size } that has been begun, { $free } free
   *[free] { $move }: { $colour }, an empty area of { $size }
}
with = { $move }: { $what }
keep = keep
use-own = your own
use-foreign = neighbour’s

price = You pay { $goods }
build-price = { $move }: you pay { $goods }
ways-listed = A click shows them all.
end-turn = End turn
pay-points = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: { $active ->
    [one] { $active } point
   *[other] { $active } points
} instead of { $inactive }
pay-points-more = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: { $active ->
    [one] { $active } point
   *[other] { $active } points
} instead of { $inactive }, and { $more } more for eagles and the Trajan card
pay-points-card = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: { $active ->
    [one] { $active } point
   *[other] { $active } points
} instead of { $inactive }, but the coin is worth { $more } on the Trajan card
pay-ability = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: no points now, but help in cycle { $cycle }
pay-nothing = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: that brings nothing any more
pay-nothing-more = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}: { $more ->
    [one] { $more } point more
   *[other] { $more } points more
} for eagles and the Trajan card
pay-nothing-card = { $awake ->
    [yes] { $row } stays awake
   *[no] { $row } wakes up
}, but the coin is worth { $more ->
    [one] { $more } point
   *[other] { $more } points
} on the Trajan card
leave-points = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: { $active } → { $inactive ->
    [one] { $inactive } point
   *[other] { $inactive } points
}
leave-points-more = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: { $active } → { $inactive ->
    [one] { $inactive } point
   *[other] { $inactive } points
}, and { $more } fewer for eagles and the Trajan card
leave-points-card = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: { $active } → { $inactive ->
    [one] { $inactive } point
   *[other] { $inactive } points
}, but the coin you keep is worth { $more } on the Trajan card
leave-ability = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: no points lost, but no help in cycle { $cycle }
leave-nothing = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: nothing is lost
leave-nothing-more = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}: { $more ->
    [one] { $more } point fewer
   *[other] { $more } points fewer
} for eagles and the Trajan card
leave-nothing-card = { $awake ->
    [yes] { $row } sleeps
   *[no] { $row } stays asleep
}, and the coin you keep is worth { $more ->
    [one] { $more } point
   *[other] { $more } points
} on the Trajan card

gain-envoys = { $count ->
    [one] an envoy in the Forum
   *[other] { $count } envoys in the Forum
}
gain-ship = { $count ->
    [one] an envoy on the ship
   *[other] { $count } envoys on the ship
}
gain-upgrades = { $count ->
    [one] an upgrade
   *[other] { $count } upgrades
}

score-title = The scoring
score-sum = this scoring
scorings = Scorings so far

verb-crane = Place a crane
verb-corner = Choose a corner
verb-arrange = Arrange for me
verb-take = Take a tile
verb-ignore = Take any tile for a Tribune
verb-skip = Take no tile
verb-keep = Keep a tile
verb-pick = Pick up a tile
verb-use = Use a tile
verb-both = Use both tiles
verb-place = Choose a row
verb-receive = Take a resource
verb-gain = Take an area bonus
verb-advance = Move the slide bar
verb-cypress = To the next cypress
verb-decline = Decline
verb-train = 2 workers → builder
verb-recolour = Recolour a worker
verb-craft = Craftsman I
verb-promote = Craftsman II
verb-exchange = Merchant II
verb-build = Build
verb-on = Choose a space
verb-first = Choose the order
verb-benefit = Take a benefit
verb-send = Send the envoy
verb-done = Finish building
verb-pay = Pay
verb-leave = Do not pay
