# The table of Forum Trajanum in the terminal.

forum-trajanum-cli-verb-take = Take a tile from the streets
forum-trajanum-cli-verb-ignore = Take another tile for a Tribune
forum-trajanum-cli-verb-build = Build
forum-trajanum-cli-verb-recolour = Change the colour of a worker
forum-trajanum-cli-verb-train = Turn 2 workers into a builder
forum-trajanum-cli-verb-craft = Turn an assistant into a worker
forum-trajanum-cli-verb-exchange = Exchange a resource
forum-trajanum-cli-verb-send = Send the envoy

forum-trajanum-cli-when = Cycle { $cycle }, round { $round } of { $rounds }
forum-trajanum-cli-column = Trajan’s Column { $points }
forum-trajanum-cli-points = { $points } VP
forum-trajanum-cli-starting-player = starting player
forum-trajanum-cli-streets = Streets
forum-trajanum-cli-streets-gone = { $count ->
    [one] earlier { $signs }, 1 card to come
   *[other] earlier { $signs }, { $count } cards to come
}
forum-trajanum-cli-streets-left = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
forum-trajanum-cli-cards = Trajan cards
forum-trajanum-cli-build = build
forum-trajanum-cli-collect = collect
forum-trajanum-cli-forum = Forum
forum-trajanum-cli-legend-forum = R5 free, R:L envoy of L, { $eagle } eagle
forum-trajanum-cli-tracks = Benefit tracks
forum-trajanum-cli-piles = Building tiles
forum-trajanum-cli-piles-note = single + double
forum-trajanum-cli-unlimited = unlimited
forum-trajanum-cli-face-down = face down
forum-trajanum-cli-goods = Resources
forum-trajanum-cli-workers = Workers
forum-trajanum-cli-corners = Corners
forum-trajanum-cli-ship = Ship
forum-trajanum-cli-envoys = { $count ->
    [one] { $count } envoy
   *[other] { $count } envoys
}
forum-trajanum-cli-river = by the river: { $tile }
forum-trajanum-cli-beside = Beside
forum-trajanum-cli-prestige = Prestige
forum-trajanum-cli-head = task { $points } VP
forum-trajanum-cli-area = Area → VP
forum-trajanum-cli-tiles = Tiles
forum-trajanum-cli-own = own: { $tile }
forum-trajanum-cli-foreign = from { $giver }: { $tile }
forum-trajanum-cli-taken = Taken
forum-trajanum-cli-citizens = Citizens
forum-trajanum-cli-built = Built
forum-trajanum-cli-cranes = Open cranes
forum-trajanum-cli-in-rome = Envoys
forum-trajanum-cli-envoys-sent = { $ship } on the ship, { $forum } in the Forum, largest area { $area }; prestige { $bar }, task { $head } VP
forum-trajanum-cli-completes = completes the area
forum-trajanum-cli-legend-tile = tile
forum-trajanum-cli-legend-street = in a street
forum-trajanum-cli-legend-crane = crane
forum-trajanum-cli-legend-temple = temple
forum-trajanum-cli-legend-free = free
forum-trajanum-cli-legend-citizens = active, inactive

# A letter for each colour, or two where one is not enough; three letters for each building.
forum-trajanum-cli-colour-blue = B
forum-trajanum-cli-colour-red = R
forum-trajanum-cli-colour-yellow = Y
forum-trajanum-cli-colour-green = G
forum-trajanum-cli-building-library = Lib
forum-trajanum-cli-building-basilica = Bas
forum-trajanum-cli-building-market = Mar
forum-trajanum-cli-building-column = Col
forum-trajanum-cli-building-fountain = Fou
forum-trajanum-cli-building-house = Hou
forum-trajanum-cli-building-stable = Sta
forum-trajanum-cli-building-park = Par
forum-trajanum-cli-good-coin = coins
forum-trajanum-cli-good-tribune = Tribunes
forum-trajanum-cli-good-assistant = assistants
forum-trajanum-cli-good-builder = builders

forum-trajanum-cli-ability-patrician1 = envoys start areas freely; eagles count diagonally
forum-trajanum-cli-ability-patrician2 = two different area bonuses at once
forum-trajanum-cli-ability-merchant1 = slide bar turned; upgrades reach the next cypress
forum-trajanum-cli-ability-merchant2 = once a turn coin, Tribune or assistant for another
forum-trajanum-cli-ability-craftsman1 = twice a turn an assistant becomes a worker
forum-trajanum-cli-ability-craftsman2 = once a turn an assistant becomes a builder
forum-trajanum-cli-second-patrician1 = second citizen: an envoy onto any colour
forum-trajanum-cli-second-patrician2 = second citizen: an area bonus
forum-trajanum-cli-second-merchant1 = second citizen: a coin or a Tribune
forum-trajanum-cli-second-merchant2 = second citizen: a coin or an assistant
forum-trajanum-cli-second-craftsman1 = second citizen: a worker of any colour
forum-trajanum-cli-second-craftsman2 = second citizen: a builder

# The building tasks of the Trajan cards, and what their collecting tasks count.
forum-trajanum-cli-task-I-1 = gray, coloured, gray side by side
forum-trajanum-cli-task-I-2 = built above and below one temple
forum-trajanum-cli-task-I-3 = two different grays one below the other
forum-trajanum-cli-task-I-4 = both spaces beside a crane built on
forum-trajanum-cli-task-II-1 = a square of four built spaces
forum-trajanum-cli-task-II-2 = coloured, gray, coloured one below the other
forum-trajanum-cli-task-II-3 = a structure of each of the four colours, anywhere
forum-trajanum-cli-task-II-4 = gray, coloured, gray one below the other
forum-trajanum-cli-task-III-1 = coloured, gray, gray, coloured one below the other
forum-trajanum-cli-task-III-2 = three different colours one below the other
forum-trajanum-cli-task-III-3 = coloured structures at all four corners of a temple
forum-trajanum-cli-task-III-4 = three different grays one below the other
forum-trajanum-cli-what-coins = { $count ->
    [one] coin
   *[other] { $count } coins
}
forum-trajanum-cli-what-tribunes = { $count ->
    [one] Tribune
   *[other] { $count } Tribunes
}
forum-trajanum-cli-what-assistants = { $count ->
    [one] assistant
   *[other] { $count } assistants
}
forum-trajanum-cli-what-builders = { $count ->
    [one] builder
   *[other] { $count } builders
}
forum-trajanum-cli-what-workers = { $count ->
    [one] worker
   *[other] { $count } workers
}
forum-trajanum-cli-what-two-workers = { $count ->
    [one] 2 workers of different colours
   *[other] { $count } × 2 workers of different colours
}
forum-trajanum-cli-what-two-citizens = { $count ->
    [one] 2 active citizens of different classes
   *[other] { $count } × 2 active citizens of different classes
}
forum-trajanum-cli-what-citizens = { $count ->
    [one] an active citizen of each class
   *[other] { $count } active citizens of each class
}
forum-trajanum-cli-what-envoys = { $count ->
    [one] envoy on the ship
   *[other] { $count } envoys on the ship
}
forum-trajanum-cli-what-columns = { $count ->
    [one] triumphal column
   *[other] { $count } triumphal columns
}
forum-trajanum-cli-what-cranes = { $count ->
    [one] scored crane
   *[other] { $count } scored cranes
}
forum-trajanum-cli-what-markers = { $count ->
    [one] marker beside the column
   *[other] { $count } markers beside the column
}
