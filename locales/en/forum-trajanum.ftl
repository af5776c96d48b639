# Forum Trajanum, in the words of the English rulebook.
#
# The forms of a word: .a with its article, .many plural.

forum-trajanum-title = Forum Trajanum
    .tagline = Raise your Colonia and send envoys to the Forum.
forum-trajanum-ruling = R-{ $ruling }

## Options of a game

forum-trajanum-option-side = Player boards
    .help = Which side of the player boards lies up: on side A the streets have the same symbols for everybody, on side B each Colonia has an arrangement of its own.
forum-trajanum-option-side-A = side A
forum-trajanum-option-side-B = side B
forum-trajanum-option-game = Game
    .help = The introductory game has a single Trajan card, which is scored only at the end.
forum-trajanum-option-game-standard = standard game
forum-trajanum-option-game-introductory = introductory game
forum-trajanum-option-handicap = Beginners
    .help = Beginners start with one more coin and may place a second citizen before the game begins.
forum-trajanum-option-handicap-none = nobody
forum-trajanum-option-handicap-0 = the first seat
forum-trajanum-option-handicap-1 = the second seat
forum-trajanum-option-handicap-2 = the third seat
forum-trajanum-option-handicap-3 = the fourth seat
forum-trajanum-option-handicap-0-1 = the first and second seats
forum-trajanum-option-handicap-0-2 = the first and third seats
forum-trajanum-option-handicap-0-3 = the first and fourth seats
forum-trajanum-option-handicap-1-2 = the second and third seats
forum-trajanum-option-handicap-1-3 = the second and fourth seats
forum-trajanum-option-handicap-2-3 = the third and fourth seats
forum-trajanum-option-handicap-0-1-2 = all but the fourth seat
forum-trajanum-option-handicap-0-1-3 = all but the third seat
forum-trajanum-option-handicap-0-2-3 = all but the second seat
forum-trajanum-option-handicap-1-2-3 = all but the first seat
forum-trajanum-option-handicap-0-1-2-3 = all four seats
forum-trajanum-option-supply = Building tiles
    .help = Whether building tiles can run out: as printed, there are 14 single and 12 double tiles of each colour.
forum-trajanum-option-supply-limited = limited
forum-trajanum-option-supply-unlimited = unlimited

## Things

forum-trajanum-kind-cell = space
forum-trajanum-kind-square = square
forum-trajanum-kind-level = step
forum-trajanum-kind-mosaic = mosaic board
forum-trajanum-kind-card = Trajan card
forum-trajanum-kind-cycle = cycle

# "the { $corner } corner"
forum-trajanum-kind-corner = corner
forum-trajanum-kind-corner-northwest = top left
forum-trajanum-kind-corner-northeast = top right
forum-trajanum-kind-corner-southwest = bottom left
forum-trajanum-kind-corner-southeast = bottom right

# The streets by the signs drawn on their cards: black ones stand at the rows, white ones at the columns.
forum-trajanum-kind-symbol = street symbol
forum-trajanum-kind-symbol-black1 = Watchtower
forum-trajanum-kind-symbol-black2 = Bridge
forum-trajanum-kind-symbol-black3 = Wheel
forum-trajanum-kind-symbol-black4 = Key
forum-trajanum-kind-symbol-black5 = Anchor
forum-trajanum-kind-symbol-black6 = Axe
forum-trajanum-kind-symbol-white1 = Obelisk
forum-trajanum-kind-symbol-white2 = Lyre
forum-trajanum-kind-symbol-white3 = Star
forum-trajanum-kind-symbol-white4 = Altar
forum-trajanum-kind-symbol-white5 = Shell
forum-trajanum-kind-symbol-white6 = Grapes

# What the front of a Colonia tile shows.
forum-trajanum-kind-front = Colonia tile
forum-trajanum-kind-front-woman-patrician = patrician woman
    .a = a patrician woman
forum-trajanum-kind-front-woman-merchant = merchant woman
    .a = a merchant woman
forum-trajanum-kind-front-woman-craftsman = craftswoman
    .a = a craftswoman
forum-trajanum-kind-front-man-patrician = patrician
    .a = a patrician
forum-trajanum-kind-front-man-merchant = merchant
    .a = a merchant
forum-trajanum-kind-front-man-craftsman = craftsman
    .a = a craftsman
forum-trajanum-kind-front-builder = builder
    .a = a builder
forum-trajanum-kind-front-blue-blue = 2 blue workers
    .a = 2 blue workers
forum-trajanum-kind-front-red-red = 2 red workers
    .a = 2 red workers
forum-trajanum-kind-front-yellow-yellow = 2 yellow workers
    .a = 2 yellow workers
forum-trajanum-kind-front-green-green = 2 green workers
    .a = 2 green workers
forum-trajanum-kind-front-blue-red = blue and red worker
    .a = a blue and a red worker
forum-trajanum-kind-front-blue-yellow = blue and yellow worker
    .a = a blue and a yellow worker
forum-trajanum-kind-front-blue-green = blue and green worker
    .a = a blue and a green worker
forum-trajanum-kind-front-red-yellow = red and yellow worker
    .a = a red and a yellow worker
forum-trajanum-kind-front-red-green = red and green worker
    .a = a red and a green worker
forum-trajanum-kind-front-yellow-green = yellow and green worker
    .a = a yellow and a green worker
forum-trajanum-kind-front-blue-assistant = blue worker and assistant
    .a = a blue worker and an assistant
forum-trajanum-kind-front-red-assistant = red worker and assistant
    .a = a red worker and an assistant
forum-trajanum-kind-front-yellow-assistant = yellow worker and assistant
    .a = a yellow worker and an assistant
forum-trajanum-kind-front-green-assistant = green worker and assistant
    .a = a green worker and an assistant
forum-trajanum-kind-front-coin-coin = 2 coins
    .a = 2 coins
forum-trajanum-kind-front-coin-tribune = coin and Tribune
    .a = a coin and a Tribune
forum-trajanum-kind-front-assistant-tribune = assistant and Tribune
    .a = an assistant and a Tribune
forum-trajanum-kind-front-upgrade = upgrade
    .a = an upgrade
forum-trajanum-kind-front-upgrade-coin = upgrade and coin
    .a = an upgrade and a coin

forum-trajanum-kind-class = social class
forum-trajanum-kind-class-patrician = patrician
forum-trajanum-kind-class-merchant = merchant
forum-trajanum-kind-class-craftsman = craftsman

# "the { $row } row"
forum-trajanum-kind-row = citizen row
forum-trajanum-kind-row-patrician1 = Patrician I
forum-trajanum-kind-row-patrician2 = Patrician II
forum-trajanum-kind-row-merchant1 = Merchant I
forum-trajanum-kind-row-merchant2 = Merchant II
forum-trajanum-kind-row-craftsman1 = Craftsman I
forum-trajanum-kind-row-craftsman2 = Craftsman II

forum-trajanum-kind-colour = colour
forum-trajanum-kind-colour-blue = blue
forum-trajanum-kind-colour-red = red
forum-trajanum-kind-colour-yellow = yellow
forum-trajanum-kind-colour-green = green

forum-trajanum-kind-good = resource
forum-trajanum-kind-good-coin = coin
    .a = a coin
    .many = coins
forum-trajanum-kind-good-tribune = Tribune
    .a = a Tribune
    .many = Tribunes
forum-trajanum-kind-good-assistant = assistant
    .a = an assistant
    .many = assistants
forum-trajanum-kind-good-builder = builder
    .a = a builder
    .many = builders
forum-trajanum-kind-good-blue = blue worker
    .a = a blue worker
    .many = blue workers
forum-trajanum-kind-good-red = red worker
    .a = a red worker
    .many = red workers
forum-trajanum-kind-good-yellow = yellow worker
    .a = a yellow worker
    .many = yellow workers
forum-trajanum-kind-good-green = green worker
    .a = a green worker
    .many = green workers

forum-trajanum-kind-building = building
forum-trajanum-kind-building-library = library
forum-trajanum-kind-building-basilica = basilica
forum-trajanum-kind-building-market = market
forum-trajanum-kind-building-column = triumphal column
forum-trajanum-kind-building-fountain = fountain
forum-trajanum-kind-building-house = house
forum-trajanum-kind-building-stable = stable
forum-trajanum-kind-building-park = park

forum-trajanum-kind-tile = building tile
forum-trajanum-kind-tile-library = library
    .a = a library
forum-trajanum-kind-tile-basilica = basilica
    .a = a basilica
forum-trajanum-kind-tile-market = market
    .a = a market
forum-trajanum-kind-tile-column = triumphal column
    .a = a triumphal column
forum-trajanum-kind-tile-fountain = fountain
    .a = a fountain
forum-trajanum-kind-tile-house = house
    .a = a house
forum-trajanum-kind-tile-stable = stable
    .a = a stable
forum-trajanum-kind-tile-park = park
    .a = a park
forum-trajanum-kind-tile-library-fountain = library and fountain
    .a = a library and a fountain
forum-trajanum-kind-tile-basilica-house = basilica and house
    .a = a basilica and a house
forum-trajanum-kind-tile-market-stable = market and stable
    .a = a market and a stable
forum-trajanum-kind-tile-column-park = triumphal column and park
    .a = a triumphal column and a park
forum-trajanum-kind-tile-two-fountains = two fountains
    .a = two fountains
forum-trajanum-kind-tile-two-houses = two houses
    .a = two houses
forum-trajanum-kind-tile-two-stables = two stables
    .a = two stables
forum-trajanum-kind-tile-two-parks = two parks
    .a = two parks

# "the { $track } track"
forum-trajanum-kind-track = benefit track
forum-trajanum-kind-track-library = library
forum-trajanum-kind-track-basilica = basilica
forum-trajanum-kind-track-market = market

forum-trajanum-kind-benefit = benefit
forum-trajanum-kind-benefit-worker-and-tribune = a worker and a Tribune
forum-trajanum-kind-benefit-builder = a builder
forum-trajanum-kind-benefit-envoy-to-eagle = an envoy onto an eagle
forum-trajanum-kind-benefit-use-a-tile = take and use a tile
forum-trajanum-kind-benefit-two-assistants = 2 assistants
forum-trajanum-kind-benefit-two-tribunes = 2 Tribunes
forum-trajanum-kind-benefit-upgrade = an upgrade
forum-trajanum-kind-benefit-build-again = build once more
forum-trajanum-kind-benefit-coin = a coin
forum-trajanum-kind-benefit-area-bonus = an area bonus
forum-trajanum-kind-benefit-envoy-anywhere = an envoy onto any colour

forum-trajanum-kind-bonus = area bonus
forum-trajanum-kind-bonus-tribune = Tribune
    .a = a Tribune
forum-trajanum-kind-bonus-assistant = assistant
    .a = an assistant
forum-trajanum-kind-bonus-coin = coin
    .a = a coin
forum-trajanum-kind-bonus-upgrade = upgrade
    .a = an upgrade
forum-trajanum-kind-bonus-points = 2 victory points
    .a = 2 victory points

forum-trajanum-kind-origin = origin of a tile
forum-trajanum-kind-origin-own = own tile
forum-trajanum-kind-origin-foreign = neighbour’s tile

forum-trajanum-kind-half = half of a double tile
forum-trajanum-kind-half-gray = gray building
forum-trajanum-kind-half-coloured = coloured structure

forum-trajanum-kind-task = task
forum-trajanum-kind-task-building = building task
forum-trajanum-kind-task-collecting = collecting task

# What points are scored for: headings of rows.
forum-trajanum-kind-source = source of points
forum-trajanum-kind-source-columns = Triumphal columns
forum-trajanum-kind-source-tracks = Completed benefit tracks
forum-trajanum-kind-source-area-bonuses = Area bonuses
forum-trajanum-kind-source-cranes = Cranes
forum-trajanum-kind-source-colonia = Colonia
forum-trajanum-kind-source-eagles = Eagles
forum-trajanum-kind-source-largest-area = Largest area
forum-trajanum-kind-source-building-tasks = Building tasks
forum-trajanum-kind-source-collecting-tasks = Collecting tasks

## Parts of sentences

forum-trajanum-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
forum-trajanum-goods = { $count ->
    [1] { $good_a }
   *[other] { $count } { $good_many }
}

## Moves: what a player can choose

forum-trajanum-move-crane = The { $colour } crane
forum-trajanum-move-corner = The { $corner } corner
forum-trajanum-move-arrange = Choose for me
forum-trajanum-move-take = Take the tile from { $cell }
forum-trajanum-move-ignore = Take the tile from { $cell } for a Tribune
forum-trajanum-move-skip = Take no tile
forum-trajanum-move-keep = Keep the tile from { $cell }
forum-trajanum-move-pick = Pick up { $front_a }
forum-trajanum-move-use = { $origin_word ->
    [own] Use your own tile
   *[foreign] Use your neighbour’s tile
}
forum-trajanum-move-both = Use both tiles for 2 Tribunes
forum-trajanum-move-place = The { $row } row
forum-trajanum-move-receive = Take { $good_a }
forum-trajanum-move-gain = Take { $bonus_a }
forum-trajanum-move-advance = Move the slide bar 1 space
forum-trajanum-move-cypress = Move the slide bar to the next cypress
forum-trajanum-move-decline = Decline
forum-trajanum-move-train = Turn 2 { $colour } workers into a builder
forum-trajanum-move-recolour = Turn a { $colour } worker into a { $target } one with an assistant
forum-trajanum-move-craft = Craftsman I: turn an assistant into a { $colour } worker
forum-trajanum-move-promote = Craftsman II: turn an assistant into a builder
forum-trajanum-move-exchange = Merchant II: exchange { $good_a } for { $target_a }
forum-trajanum-move-build = Build { $tile_a }
forum-trajanum-move-on = On space { $cell }
forum-trajanum-move-first = First the { $half }
forum-trajanum-move-benefit = Take benefit { $level }
forum-trajanum-move-send = Send the envoy to square { $square }
forum-trajanum-move-done = Finish building
forum-trajanum-move-pay = Pay the { $row } row
forum-trajanum-move-leave = Leave the { $row } row unpaid

## Events: set-up

forum-trajanum-event-mosaic_laid = Mosaic board { $mosaic } is laid on place { $place ->
    [1] i
    [2] ii
    [3] iii
    [4] iv
   *[5] v
}{ $turned ->
    [0] .
   *[1] , turned round.
}
forum-trajanum-event-card_drawn = Trajan card { $card } lies face up for cycle { $cycle }.
forum-trajanum-event-citizen_drawn = { $seat } draws { $front_a }.
forum-trajanum-event-crane_chosen = { $seat } puts the { $colour } crane in the { $corner } corner.
forum-trajanum-event-row_chosen = { $seat } chooses the { $row } row.
forum-trajanum-event-corner_chosen = { $seat } lays { $front_a } in the { $corner } corner, the other citizen opposite.
forum-trajanum-event-cranes_placed = { $seat } shows the cranes: { $northwest } top left, { $northeast } top right, { $southwest } bottom left, { $southeast } bottom right.
forum-trajanum-event-corner_tile = { $seat } has a tile lying face up in the { $corner } corner: { $front }.
forum-trajanum-event-river_tile = { $seat } looks at the tile by the river, the first envoy on the ship: { $front }.
forum-trajanum-event-worker_dealt = { $seat } is dealt a { $colour } worker.
forum-trajanum-event-first_player = { $seat } is the starting player.

## Events: round and taking of tiles

forum-trajanum-event-cycle_began = Cycle { $cycle } begins; Trajan’s Column is worth { forum-trajanum-points }.
forum-trajanum-event-round_began = Round { $round } begins; { $seat } is the starting player.
forum-trajanum-event-streets_revealed = { $other_same ->
    [yes] Both street cards show { $symbol }.
   *[no] The street cards show { $symbol } and { $other }.
}
forum-trajanum-event-tile_looked_at = { $seat } takes the tile from { $cell }: { $front }.
forum-trajanum-event-street_ignored = { $seat } gives a Tribune to take a tile from { $cell }, whatever the street cards say.
forum-trajanum-event-street_skipped = { $seat } finds no tile in the street and takes none.
forum-trajanum-event-tile_kept = { $seat } keeps the tile from { $cell }: { $front }.
forum-trajanum-event-tiles_taken = { $cell_count ->
    [0] { $seat } takes no tile.
    [1] { $seat } takes only one tile, from { $cell }.
   *[other] { $seat } takes the tiles from { $cell }.
}
forum-trajanum-event-tribunes_paid = { $count ->
    [1] { $seat } gives up a Tribune to ignore a street card.
   *[other] { $seat } gives up { $count } Tribunes to ignore both street cards.
}
forum-trajanum-event-crane_uncovered = { $seat } uncovers the { $colour } crane in the { $corner } corner.
forum-trajanum-event-tile_passed = { $seat } passes a tile to { $receiver }.
forum-trajanum-event-tile_received = { $seat } receives a tile from { $giver }: { $front }.
forum-trajanum-event-no_tile_passed = { $seat } has no tile to pass to { $receiver }.

## Events: the turn

forum-trajanum-event-turn_began = { $seat } begins a turn.
forum-trajanum-event-tile_revealed = { $origin_word ->
    [own] { $seat } reveals their own tile: { $front }.
   *[foreign] { $seat } reveals the neighbour’s tile: { $front }.
}
forum-trajanum-event-tile_picked = { $seat } picks up a tile that lay beside the Colonia: { $front }.
forum-trajanum-event-tile_used = { $origin_word ->
    [own] { $seat } uses their own tile: { $front }.
   *[foreign] { $seat } uses the neighbour’s tile: { $front }.
}
forum-trajanum-event-tile_shipped = { $seat } lays their own tile on the ship: { $front }.
forum-trajanum-event-tile_laid_beside = { $seat } lays the neighbour’s tile beside the Colonia: { $front }.
forum-trajanum-event-tile_left_game = { $seat } removes the tile from the game: { $front }.
forum-trajanum-event-tile_dug_out = { $seat } takes the tile from { $cell }: { $front }.
forum-trajanum-event-goods_gained = { $seat } gains { forum-trajanum-goods }.
forum-trajanum-event-citizen_placed = { $origin_word ->
    [own] { $seat } places { $front_a } in the { $row } row.
   *[foreign] { $seat } places { $front_a } from the neighbour in the { $row } row.
}
forum-trajanum-event-citizen_doubled = { $origin_word ->
    [own] { $seat } places { $front_a } as the second citizen in the { $row } row.
   *[foreign] { $seat } places { $front_a } from the neighbour as the second citizen in the { $row } row.
}
forum-trajanum-event-row_activated = { $seat } now has the help of { $row }.
forum-trajanum-event-bar_turned = { $seat } turns the slide bar over: areas in the Forum are worth more from now on.
forum-trajanum-event-bar_moved = { $seat } moves the slide bar to space { $position } of the prestige track.
forum-trajanum-event-workers_trained = { $seat } turns 2 { $colour } workers into a builder.
forum-trajanum-event-worker_recoloured = { $seat } has an assistant turn a { $colour } worker into a { $target } one.
forum-trajanum-event-worker_crafted = { $seat } turns an assistant into a { $colour } worker.
forum-trajanum-event-builder_promoted = { $seat } turns an assistant into a builder.
forum-trajanum-event-good_exchanged = { $seat } exchanges { $good_a } for { $target_a }.
forum-trajanum-event-goods_paid = { $seat } gives up { forum-trajanum-goods }.
forum-trajanum-event-tile_built = { $seat } builds { $tile_a } on { $cell }.
forum-trajanum-event-double_built = { $seat } builds { $tile_a } on { $cell } and { $other }.
forum-trajanum-event-column_scored = { $seat } scores { forum-trajanum-points } for the triumphal column: { $worth } and { $citizens ->
    [one] { $citizens } for an active citizen
   *[other] { $citizens } for active citizens
}.
forum-trajanum-event-marker_moved = { $seat } moves up to space { $level } of the { $track } track.
forum-trajanum-event-benefit_taken = { $seat } takes benefit { $level } of the { $track } track: { $benefit }.
forum-trajanum-event-benefit_declined = { $seat } declines the benefits of the { $track } track.
forum-trajanum-event-track_finished = { $seat } has completed the { $track } track: the marker moves beside Trajan’s Column for { forum-trajanum-points }.
forum-trajanum-event-envoy_sent = { $seat } sends an envoy to square { $square } of the Forum.
forum-trajanum-event-area_completed = { $seat } completes the { $colour } area around { $square }.
forum-trajanum-event-bonus_gained = { $seat } takes an area bonus: { $bonus }.

## Events: the scoring phase

forum-trajanum-event-scoring_began = Cycle { $cycle } is over: the citizens want to be paid.
forum-trajanum-event-row_paid = { $seat } pays a coin: { $row } is active.
forum-trajanum-event-row_unpaid = { $seat } does not pay: { $row } is inactive.
forum-trajanum-event-crane_scored = { $count ->
    [0] { $seat } turns the { $colour } crane over; no structure matches it.
    [one] { $seat } scores { forum-trajanum-points } for the { $colour } crane ({ $count } structure).
   *[other] { $seat } scores { forum-trajanum-points } for the { $colour } crane ({ $count } structures).
}
forum-trajanum-event-row_scored = { $seat } scores { forum-trajanum-points } for the { $row } row ({ $count ->
    [one] { $count } kind of gray building
   *[other] { $count } kinds of gray buildings
}).
forum-trajanum-event-eagles_scored = { $points ->
    [0] { $seat } has no envoy near an eagle.
   *[other] { $seat } scores { forum-trajanum-points } for eagles ({ $on } on them, { $beside } next to them).
}
forum-trajanum-event-area_scored = { $count ->
    [0] { $seat } has no envoy in the Forum.
    [one] { $seat } scores { forum-trajanum-points } for the largest area, a single envoy.
   *[other] { $seat } scores { forum-trajanum-points } for the largest area of { $count } envoys.
}
forum-trajanum-event-task_scored = { $count ->
    [0] { $seat } does not fulfil the { $task } of card { $card }.
    [1] { $seat } fulfils the { $task } of card { $card } and scores { forum-trajanum-points }.
   *[other] { $seat } fulfils the { $task } of card { $card } { $count } times and scores { forum-trajanum-points }.
}
forum-trajanum-event-figure_passed = { $seat } receives the starting player figure.
forum-trajanum-event-game_ended = { $seat } finishes with { forum-trajanum-points }.

## Prompts

forum-trajanum-prompt-crane = Which crane goes to the { $corner } corner?
forum-trajanum-prompt-first_row = You have drawn { $front_a }. Which row does she join?
forum-trajanum-prompt-corner = In which corner do you lay the { $front }? The { $other } goes to the opposite one.
forum-trajanum-prompt-second_citizen = As a beginner you may place a citizen from one of your corners at once. In which row?
forum-trajanum-prompt-take = { $other_same ->
    [yes] Both streets are { $symbol }: which tile first?
   *[no] Streets { $symbol } and { $other }: which tile first?
}
forum-trajanum-prompt-take_second = { $other_same ->
    [yes] Both streets are { $symbol }: which tile now?
   *[no] Streets { $symbol } and { $other }: which tile now?
}
forum-trajanum-prompt-keep = Which tile do you keep? The other one goes to { $receiver }.
forum-trajanum-prompt-pick = Your neighbour has passed you nothing. Pick up a tile that lies beside your Colonia?
forum-trajanum-prompt-use = Which of your two tiles do you use?
forum-trajanum-prompt-use_first = Which of the two tiles do you use first?
forum-trajanum-prompt-place = Which row do you choose for the { $front }?
forum-trajanum-prompt-row_bonus = The second citizen of { $row } brings a bonus. Which one?
forum-trajanum-prompt-worker = Which worker do you take?
forum-trajanum-prompt-area_bonus = Which area bonus do you take?
forum-trajanum-prompt-second_area_bonus = Patrician II brings a second, different area bonus. Which one?
forum-trajanum-prompt-upgrade = How far does the slide bar move?
forum-trajanum-prompt-build = What do you build?
forum-trajanum-prompt-build_again = You may build once more. What?
forum-trajanum-prompt-prepare = Do you exchange anything before your turn ends?
forum-trajanum-prompt-space = Where do you build { $tile_a }?
forum-trajanum-prompt-gray_half = You build { $tile_a }. Where does the gray building go?
forum-trajanum-prompt-second_half = You build { $tile_a }, one half on { $cell }. Where does the other half go?
forum-trajanum-prompt-order = You have built { $tile_a }. Which half takes effect first?
forum-trajanum-prompt-benefit = You have reached space { $level } of the { $track } track. Which benefit do you take?
forum-trajanum-prompt-dig = Which tile of your Colonia do you take and use?
forum-trajanum-prompt-send = To which { $colour } square do you send an envoy?
forum-trajanum-prompt-send_anywhere = To which coloured square do you send an envoy?
forum-trajanum-prompt-send_to_eagle = To which eagle do you send an envoy?
forum-trajanum-prompt-pay = Do you pay a coin for { $row }? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.

## Refusals

forum-trajanum-refusal-crane_already_placed = Your { $colour } crane already stands in another corner.
forum-trajanum-refusal-other_class = This citizen does not belong in the { $row } row.
forum-trajanum-refusal-no_tile_there = There is no Colonia tile on { $cell }.
forum-trajanum-refusal-tile_already_taken = You have already taken the tile from { $cell }.
forum-trajanum-refusal-not_in_the_streets = The tile on { $cell } lies in none of the streets that are left; only a Tribune lets you take it.
forum-trajanum-refusal-costs_no_tribune = The tile on { $cell } lies in a street of the cards; take it without a Tribune.
forum-trajanum-refusal-no_tribune = You have no Tribune left.
forum-trajanum-refusal-street_has_tiles = There are tiles in the street, so you must take one.
forum-trajanum-refusal-not_among_the_two = You have not taken the tile from { $cell } in this round.
forum-trajanum-refusal-not_beside_colonia = No such tile lies beside your Colonia: { $front }.
forum-trajanum-refusal-two_tribunes_needed = You need 2 Tribunes to use both tiles.
forum-trajanum-refusal-no_choice_of_goods = You cannot choose { $good_a } here.
forum-trajanum-refusal-bonus_taken_already = You have just taken this area bonus ({ $bonus }); the second one must be different.
forum-trajanum-refusal-only_in_building_phase = Resources can be exchanged only in your building phase.
forum-trajanum-refusal-two_workers_needed = You need 2 { $colour } workers for a builder.
forum-trajanum-refusal-no_worker = You have no { $colour } worker.
forum-trajanum-refusal-no_assistant = You have no assistant.
forum-trajanum-refusal-same_colour = The worker is { $colour } already.
forum-trajanum-refusal-not_active = You have no active citizen in the { $row } row.
forum-trajanum-refusal-used_up = You have already used the ability of { $row } to the full in this turn.
forum-trajanum-refusal-not_exchangeable = Merchant II only exchanges a coin, a Tribune or an assistant for another of the three, so not: { $good }.
forum-trajanum-refusal-no_such_good = You do not have { $good_a }.
forum-trajanum-refusal-no_builder = You need a builder for that.
forum-trajanum-refusal-workers_needed = { $count ->
    [one] You need a { $colour } worker for that.
   *[other] You need { $count } { $colour } workers for that.
}
forum-trajanum-refusal-tiles_used_up = This building tile is used up: { $tile }.
forum-trajanum-refusal-no_space = There is no room in your Colonia for { $tile_a }.
forum-trajanum-refusal-one_building_a_turn = You have already built in this turn.
forum-trajanum-refusal-temple_there = A temple stands on { $cell }.
forum-trajanum-refusal-crane_there = A crane stands on { $cell }; nothing is ever built there.
forum-trajanum-refusal-building_there = You have already built on { $cell }.
forum-trajanum-refusal-colonia_tile_there = A Colonia tile still lies on { $cell }.
forum-trajanum-refusal-no_room_for_both = There is no free space next to { $cell } for the other half.
forum-trajanum-refusal-not_adjacent = { $cell } is not next to { $other }.
forum-trajanum-refusal-level_not_reached = You have not reached benefit { $level } yet.
forum-trajanum-refusal-benefit_impossible = Benefit { $level } would have no effect now.
forum-trajanum-refusal-no_such_square = There is no square { $square } in this game.
forum-trajanum-refusal-square_taken = An envoy already stands on { $square }.
forum-trajanum-refusal-eagle_there = { $square } is an eagle; only the third benefit of the library track leads there.
forum-trajanum-refusal-no_eagle_there = There is no eagle on { $square }.
forum-trajanum-refusal-other_colour = { $square } is not { $colour }.
forum-trajanum-refusal-started_area_first = A { $colour } area has been started and is not full yet, so your envoy must go there and not to { $square }.
forum-trajanum-refusal-may_not_decline = You cannot decline here.
forum-trajanum-refusal-other_row = First decide about { $row }.

forum-trajanum-refusal-no_builder_but_tile = You need a builder: the open tile on { $cell } shows one, and two workers of one colour make one.
forum-trajanum-refusal-workers_needed_but_tile = { $count ->
    [one] You need a { $colour } worker: the open tile on { $cell } shows one.
   *[other] You need { $count } { $colour } workers: the open tile on { $cell } shows one.
}
forum-trajanum-refusal-sent_with_structure = Envoys go to the Forum when you build: a { $building } sends one to a { $colour } square.
forum-trajanum-refusal-eagle_by_library = Only the third step of the library track leads an envoy onto an eagle.
forum-trajanum-refusal-paid_after_rounds = Citizens are paid at the end of the cycle{ $count ->
    [one] , after this round.
   *[other] , in { $count } rounds.
}
forum-trajanum-refusal-taken_in_draft = Tiles are taken in the draft, at the start of each round.
forum-trajanum-refusal-kept_after_two = Take both tiles first; then you keep one and pass the other.
forum-trajanum-refusal-used_in_turn = Tiles are used in your turn, after the draft.
forum-trajanum-refusal-placed_with_tile = A citizen is placed when you use a tile that shows one.
forum-trajanum-refusal-gained_with_area = Whoever fills the last square of an area takes an area bonus.
forum-trajanum-refusal-moved_with_upgrade = The slide bar moves with an upgrade: from a tile, an area bonus or the basilica track.
forum-trajanum-refusal-built_in_turn = You build in your turn, after you have used a tile.
forum-trajanum-refusal-tile_first = Choose a building tile first, then its space.
forum-trajanum-refusal-benefit_with_building = A benefit comes with a building of its track: library, basilica or market.
forum-trajanum-refusal-set_up_is_over = That belongs to the set-up, which is over.

## What a player had better not miss

forum-trajanum-caution-rows_sleep = { $rounds ->
    [one] Payment comes after this round
   *[other] Payment comes in { $rounds } rounds
}: you have { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
} for { $rows ->
    [one] one row of citizens
   *[other] { $rows } rows of citizens
}, so { $count ->
    [one] one row would fall asleep
   *[other] { $count } rows would fall asleep
}.
forum-trajanum-caution-crane_waits = { $rounds ->
    [one] This is the last round: take the tile on { $cell } now, and the { $colour } crane under it scores { $points } in the next scoring.
   *[other] Take the tile on { $cell } before the next scoring, and the { $colour } crane under it scores { $points } there.
}
forum-trajanum-caution-no_envoy = No envoy is on your ship: a coloured structure would send nobody. It still counts for cranes.
