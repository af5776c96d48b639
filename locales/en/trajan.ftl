# Trajan, in the words of the newer English rulebook (docs/rules/glossary.md).
#
# The forms of a word: .a with its article.

trajan-title = Trajan
    .tagline = Sow markers around your ring, catch the right moment, serve Rome.
trajan-ruling = R-{ $ruling }

## Options of a game

trajan-option-edition = Edition
    .help = Which rulebook decides where the editions differ: when the markers are laid out, what a wild demand is worth at the end, and what breaks the final tie.
trajan-option-edition-2022 = 2022
trajan-option-edition-2011 = 2011
trajan-option-time = Time track
    .help = How many spaces the time marker travels in a round with 2, 3 and 4 players.
trajan-option-time-11-16-21 = 11, 16 or 21 spaces
trajan-option-time-12-17-22 = 12, 17 or 22 spaces
trajan-option-start = Start player
    .help = Who takes the first turn.
trajan-option-start-random = drawn at random
trajan-option-start-0 = the first seat
trajan-option-start-1 = the second seat
trajan-option-start-2 = the third seat
trajan-option-start-3 = the fourth seat

## Things

trajan-kind-tray = tray

trajan-kind-slot = slot
trajan-kind-slot-I = I
trajan-kind-slot-II = II
trajan-kind-slot-III = III
trajan-kind-slot-IV = IV
trajan-kind-slot-V = V
trajan-kind-slot-VI = VI
trajan-kind-slot-centre = centre

# "the { $action } action"
trajan-kind-action = action
trajan-kind-action-seaport = seaport
trajan-kind-action-forum = forum
trajan-kind-action-military = military
trajan-kind-action-senate = senate
trajan-kind-action-trajan = Trajan
trajan-kind-action-construction = construction

trajan-kind-colour = colour
trajan-kind-colour-blue = blue
    .a = a blue
trajan-kind-colour-yellow = yellow
    .a = a yellow
trajan-kind-colour-green = light green
    .a = a light green
trajan-kind-colour-orange = orange
    .a = an orange
trajan-kind-colour-pink = pink
    .a = a pink
trajan-kind-colour-white = white
    .a = a white

trajan-kind-commodity = commodity
trajan-kind-commodity-scroll = scroll
trajan-kind-commodity-oil = oil
trajan-kind-commodity-fruit = fruit
trajan-kind-commodity-lamp = lamp
trajan-kind-commodity-wine = wine
trajan-kind-commodity-fish = fish
trajan-kind-commodity-jewellery = jewellery
trajan-kind-commodity-gems = gems
trajan-kind-commodity-column = column
trajan-kind-commodity-hide = hide
trajan-kind-commodity-cattle = cattle
trajan-kind-commodity-grain = grain
trajan-kind-commodity-wild = wild commodity

trajan-kind-pile = pile
trajan-kind-pile-left = left discard pile
trajan-kind-pile-right = right discard pile
trajan-kind-pile-deck = deck

# "the ship for { $ship }"
trajan-kind-ship = ship
trajan-kind-ship-identical = identical cards
trajan-kind-ship-different = different cards
trajan-kind-ship-pairs = different pairs

trajan-kind-tile = tile
trajan-kind-tile-bread = bread
    .a = bread
trajan-kind-tile-games = games
    .a = games
trajan-kind-tile-religion = religion
    .a = religion
trajan-kind-tile-votes-2 = 2 votes
    .a = 2 votes
trajan-kind-tile-votes-3 = 3 votes
    .a = 3 votes
trajan-kind-tile-votes-4 = 4 votes
    .a = 4 votes
trajan-kind-tile-votes-5 = 5 votes
    .a = 5 votes
trajan-kind-tile-wild-commodity = wild commodity
    .a = a wild commodity
trajan-kind-tile-wild-demand = wild demand
    .a = a wild demand
trajan-kind-tile-wild-construction = wild construction
    .a = a wild construction tile
trajan-kind-tile-wild-action = wild extra action
    .a = a wild extra action
trajan-kind-tile-extra-seaport = extra seaport action
    .a = an extra seaport action
trajan-kind-tile-extra-forum = extra forum action
    .a = an extra forum action
trajan-kind-tile-extra-military = extra military action
    .a = an extra military action
trajan-kind-tile-extra-senate = extra senate action
    .a = an extra senate action
trajan-kind-tile-extra-trajan = extra Trajan action
    .a = an extra Trajan action
trajan-kind-tile-extra-construction = extra construction action
    .a = an extra construction action

trajan-kind-demand = demand
trajan-kind-demand-bread = bread
trajan-kind-demand-games = games
trajan-kind-demand-religion = religion

trajan-kind-province = province
trajan-kind-province-alpes = Alpes
trajan-kind-province-raetia = Raetia
trajan-kind-province-noricum = Noricum
trajan-kind-province-narbonensis = Narbonensis
trajan-kind-province-aquitania = Aquitania
trajan-kind-province-lugdunensis = Lugdunensis
trajan-kind-province-belgica = Belgica
trajan-kind-province-germania-superior = Germania Superior
trajan-kind-province-germania-inferior = Germania Inferior
trajan-kind-province-britannia = Britannia
trajan-kind-province-camp = military camp

# The categories of Trajan tiles.
trajan-kind-stack = stack
trajan-kind-stack-victory = victory points
trajan-kind-stack-cards = commodity cards
trajan-kind-stack-plus-two = [+2] marker
trajan-kind-stack-demand = demand
trajan-kind-stack-workers = workers
trajan-kind-stack-legionnaires = legionnaires

trajan-kind-trajan-tile = Trajan tile

trajan-kind-part = construction tile
trajan-kind-part-stairs = stairs
trajan-kind-part-door = door
trajan-kind-part-fountain = fountain
trajan-kind-part-roof = roof
trajan-kind-part-window = window

trajan-kind-building = construction tile
trajan-kind-space = space

trajan-kind-bonus = bonus tile
trajan-kind-bonus-scroll-oil = Scroll and oil
trajan-kind-bonus-fruit-lamp = Fruit and lamp
trajan-kind-bonus-wine-fish = Wine and fish
trajan-kind-bonus-jewellery-gems = Jewellery and gems
trajan-kind-bonus-column-hide = Column and hide
trajan-kind-bonus-cattle-grain = Cattle and grain
trajan-kind-bonus-bread = Bread
trajan-kind-bonus-games = Games
trajan-kind-bonus-religion = Religion
trajan-kind-bonus-workers = Workers
trajan-kind-bonus-legionnaires = Legionnaires
trajan-kind-bonus-yellow = Yellow bonus tiles

trajan-kind-side = side
trajan-kind-side-yellow = yellow side
trajan-kind-side-gray = gray side

trajan-kind-role = role of an action
trajan-kind-role-main = action
trajan-kind-role-bonus = bonus action
trajan-kind-role-repeat = repetition
trajan-kind-role-second-repeat = second repetition

trajan-kind-cover = tile that meets a demand
trajan-kind-cover-trajan-tile = Trajan tile
trajan-kind-cover-forum-tile = forum tile
trajan-kind-cover-wild-demand = wild demand

trajan-kind-quarter = quarter

# What points are scored for: headings of rows.
trajan-kind-source = source of points
trajan-kind-source-trajan-tiles = Trajan tiles
trajan-kind-source-ships = Ships
trajan-kind-source-provinces = Provinces
trajan-kind-source-senate = Senate
trajan-kind-source-construction = Construction tiles
trajan-kind-source-demands = Unmet demands
trajan-kind-source-hand = Cards in hand
trajan-kind-source-worker-camp = Workers in the camp
trajan-kind-source-military-camp = Legionnaires in the camp
trajan-kind-source-circle = Trajan tiles on the action circle
trajan-kind-source-sets = Sets of construction tiles
trajan-kind-source-bonus-tiles = Bonus tiles

## Parts of sentences

trajan-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
trajan-worth = { $worth ->
    [one] { $worth } victory point
   *[other] { $worth } victory points
}

## Moves: what a player can choose

trajan-move-place = Place { $colour_a } marker
trajan-move-arrange = Choose for me
trajan-move-choose = Take the Trajan tile “{ $stack }” for slot { $slot }
trajan-move-sow = Empty tray { $tray }
trajan-move-drop = Lay { $colour_a } marker
trajan-move-accept = Use the special action
trajan-move-waive = Forgo the special action
trajan-move-assign = Put the [+2] marker on the { $action } action
trajan-move-pass = Pass
trajan-move-repeat = Spend the tile “{ $tile }”
trajan-move-stop = Spend no tile
trajan-move-draw = Draw 2 cards, then discard 1
trajan-move-discard = Discard { $commodity } on the { $pile }
trajan-move-take = Take the top card of the { $pile }
trajan-move-lay = Play { $commodity } to the display and draw { $commodity_count }
trajan-move-ship = Ship { $ship }: { $commodity }
trajan-move-collect = Take { $tile_a }
trajan-move-enlist = Recruit a legionnaire
trajan-move-march = { $province_word ->
    [camp] Move the leader to the military camp
   *[other] Move the leader to { $province }
}
trajan-move-occupy = Move a legionnaire to the leader
trajan-move-advance = Advance on the senate track
trajan-move-claim = Take the Trajan tile “{ $stack }”
trajan-move-hire = Recruit a worker
trajan-move-build = Assign a worker to space { $space }
trajan-move-pick = Take the bonus tile “{ $bonus }”

## Events: set-up

trajan-event-marker_placed = { $seat } places { $colour_a } marker in tray { $tray }.
trajan-event-markers_laid = { $seat } has filled trays I to VI with { $colour_each }.
trajan-event-provinces_dealt = Forum tiles appear in the provinces: { $tile }.
trajan-event-forum_dealt = { $tile_count ->
    [0] No forum tiles are left for the forum.
   *[other] Forum tiles appear in the forum: { $tile }.
}
trajan-event-extras_dealt = Extra action tiles appear in the forum: { $tile }.
trajan-event-construction_dealt = The construction tiles are dealt to the construction site.
trajan-event-stacks_opened = The six stacks of Trajan tiles lie face up on the arch.
trajan-event-start_player = { $seat } is the start player.
trajan-event-bonus_dealt = { $seat } draws the bonus tile “{ $bonus }”.
trajan-event-senate_bonus = The next consul will choose between the bonus tiles “{ $bonus }” and “{ $other }”.
trajan-event-piles_opened = The discard piles are opened: { $left } on the left, { $right } on the right.
trajan-event-tile_chosen = { $seat } takes a Trajan tile ({ $stack }; { $first } + { $second }; { $worth } VP) for slot { $slot }.

## Events: the turn

trajan-event-turn_began = { $seat } begins a turn.
trajan-event-sown = { $seat } takes { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} from tray { $tray }; the target tray will be { $target }.
trajan-event-time_moved = The time marker advances { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} to { $position ->
    [0] its start space
   *[other] space { $position }
}.
trajan-event-marker_dropped = { $seat } lays { $colour_a } marker in tray { $tray }.
trajan-event-tile_completed = { $seat } completes the Trajan tile at tray { $slot } ({ $stack }; { $first } + { $second }) and scores { trajan-worth }.
trajan-event-effect_waived = { $seat } forgoes the special action ({ $stack }).
trajan-event-demand_kept = { $seat } keeps the Trajan tile: it will meet a demand for { $demand } in every quarter.
trajan-event-plus_two_assigned = { $seat } assigns a [+2] marker to the { $action } action.
trajan-event-arch_moved = { $slot_word ->
    [centre] { $seat } has no free slot left; the Arch of Trajan moves to the centre of the action circle.
   *[other] { $seat } moves the Arch of Trajan to slot { $slot }.
}
trajan-event-action_passed = { $role_word ->
    [bonus] { $seat } passes on the bonus { $action } action.
    [second-repeat] { $seat } passes on a third { $action } action.
   *[main] { $seat } passes on the { $action } action.
}
trajan-event-action_repeated = { $seat } spends { $tile_a } to repeat the { $action } action.
trajan-event-bonus_action = It is the first construction tile of its type: { $seat } gains a bonus { $action } action.

## Events: the seaport

trajan-event-card_drawn = { $seat } draws a card from the deck: { $commodity }.
trajan-event-card_drawn_unseen = { $seat } draws a card from the deck.
trajan-event-card_taken = { $seat } takes the { $commodity } card from the { $pile }.
trajan-event-card_discarded = { $seat } discards the { $commodity } card on the { $pile }.
trajan-event-pile_refilled = The { $pile } was empty and now shows { $commodity }.
trajan-event-deck_reshuffled = The discard piles are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
trajan-event-cards_laid = { $seat } plays { $commodity } to the display.
trajan-event-cards_shipped = { $seat } ships { $commodity } ({ $ship }) and scores { trajan-points }.
trajan-event-ship_turned = The ship for { $ship } is flipped to its gray side.

## Events: the other actions

trajan-event-tile_collected = { $seat } takes { $tile_a } from the forum.
trajan-event-leader_marched = { $origin_word ->
    [camp] { $seat } leads the army out of the military camp to { $province }.
   *[other] { $seat } moves the military leader from { $origin } to { $province }.
}
trajan-event-tile_seized = { $seat } finds { $tile_a } in { $province }.
trajan-event-legionnaires_enlisted = { $count ->
    [0] { $seat } has no player token left to recruit.
    [one] { $seat } recruits a legionnaire.
   *[other] { $seat } recruits { $count } legionnaires.
}
trajan-event-province_occupied = { $seat } moves a legionnaire to { $province } and scores { trajan-points }.
trajan-event-senate_advanced = { $seat } advances on the senate track and scores { trajan-points }.
trajan-event-tile_claimed = { $seat } takes a Trajan tile ({ $stack }; { $first } + { $second }; { $worth } VP) for slot { $slot }.
trajan-event-stack_turned = The next Trajan tile “{ $stack }” is visible now.
trajan-event-stack_emptied = The stack of Trajan tiles “{ $stack }” is used up.
trajan-event-workers_hired = { $count ->
    [0] { $seat } has no player token left to recruit.
    [one] { $seat } recruits a worker.
   *[other] { $seat } recruits { $count } workers.
}
trajan-event-building_taken = { $seat } assigns a worker to space { $space }, takes the { $part } tile and scores { trajan-points }.
trajan-event-worker_joined = { $seat } assigns a worker to space { $space }, where the tile is already gone.

## Events: end of round and quarter

trajan-event-demand_revealed = The people demand { $demand }!
trajan-event-quarter_ended = Quarter { $quarter } ends.
trajan-event-demand_met = { $cover_word ->
    [trajan-tile] { $seat } meets the demand for { $demand } with a Trajan tile, which stays.
    [wild-demand] { $seat } meets the demand for { $demand } with a wild demand.
   *[forum-tile] { $seat } meets the demand for { $demand } with a forum tile.
}
trajan-event-demands_unmet = { $seat } leaves { $count ->
    [one] { $count } demand
   *[other] { $count } demands
} unmet and loses { trajan-points }.
trajan-event-votes_counted = { $seat } has { $count ->
    [one] { $count } vote
   *[other] { $count } votes
} in the senate.
trajan-event-bonus_awarded = { $side_word ->
    [gray] { $seat } becomes vice consul and takes the bonus tile “{ $bonus }”, gray side up.
   *[yellow] { $seat } becomes consul and takes the bonus tile “{ $bonus }”, yellow side up.
}
trajan-event-discs_restacked = The discs return to the start of the senate track; from bottom to top: { $seat }.
trajan-event-votes_removed = { $seat } returns { $count ->
    [one] { $count } vote tile
   *[other] { $count } vote tiles
} to the box.
trajan-event-forum_cleared = { $count ->
    [0] Nothing was left in the forum.
    [one] The last tile in the forum is removed from the game.
   *[other] The { $count } tiles left in the forum are removed from the game.
}
trajan-event-province_dealt = A new forum tile appears in { $province }: { $tile }.
trajan-event-ships_turned_back = The ships show their coloured side again.
trajan-event-quarter_began = Quarter { $quarter } begins.

## Events: the end

trajan-event-final_points = Final scoring – { $source }: { $seat } scores { trajan-points }.
trajan-event-bonus_scored = The bonus tile “{ $bonus }” ({ $side }) is worth { trajan-points } to { $seat }.
trajan-event-game_ended = { $seat } finishes with { trajan-points }.

## Prompts: what a player is asked

trajan-prompt-place = Which marker goes in tray { $tray }?
trajan-prompt-take_cards = { $count ->
    [one] Take one more commodity card from any pile.
   *[other] Take { $count } commodity cards, each from any pile.
}
trajan-prompt-choose_tiles = { $count ->
    [one] Choose one more Trajan tile from another stack.
   *[other] Choose { $count } Trajan tiles, each from another stack, and a slot for each.
}
trajan-prompt-sow = Which tray do you empty?
trajan-prompt-drop = Which marker goes in tray { $tray }?
trajan-prompt-draw_effect = Special action: draw 2 commodity cards?
trajan-prompt-workers_effect = Special action: recruit { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}?
trajan-prompt-legionnaires_effect = Special action: recruit { $count ->
    [one] { $count } legionnaire
   *[other] { $count } legionnaires
}?
trajan-prompt-plus_two_effect = Special action: which action gets the [+2] marker?
trajan-prompt-seaport = { $role_word ->
    [bonus] Bonus seaport action
    [repeat] Seaport action once more
    [second-repeat] Seaport action for the third time
   *[main] Seaport action
}: draw, take, play or ship cards?
trajan-prompt-forum = { $role_word ->
    [bonus] Bonus forum action
    [repeat] Forum action once more
    [second-repeat] Forum action for the third time
   *[main] Forum action
}: which tile do you take?
trajan-prompt-military = { $role_word ->
    [bonus] Bonus military action
    [repeat] Military action once more
    [second-repeat] Military action for the third time
   *[main] Military action
}: recruit, move the leader or move a legionnaire?
trajan-prompt-senate = { $role_word ->
    [bonus] Bonus senate action
    [repeat] Senate action once more
    [second-repeat] Senate action for the third time
   *[main] Senate action
}: advance on the track?
trajan-prompt-trajan = { $role_word ->
    [bonus] Bonus Trajan action
    [repeat] Trajan action once more
    [second-repeat] Trajan action for the third time
   *[main] Trajan action
}: which Trajan tile do you take?
trajan-prompt-construction = { $role_word ->
    [bonus] Bonus construction action
    [repeat] Construction action once more
    [second-repeat] Construction action for the third time
   *[main] Construction action
}: recruit a worker or assign one?
trajan-prompt-discard = Which card do you discard, and on which pile?
trajan-prompt-repeat = Spend a tile to repeat the { $action } action?
trajan-prompt-pick = You are consul: which bonus tile do you take?

## Refusals: why a move is not possible

trajan-refusal-no_such_marker = You have no { $colour } marker to place.
trajan-refusal-tray_empty = Tray { $tray } is empty.
trajan-refusal-pile_empty = The { $pile } is empty.
trajan-refusal-not_from_the_deck = A single card can be taken from a discard pile only, not from the deck.
trajan-refusal-no_card_to_draw = There is no card left to draw.
trajan-refusal-card_not_in_hand = You do not hold enough cards of this kind: { $commodity }.
trajan-refusal-only_two_cards = You play 1 or 2 cards to the display at a time, no more and no fewer.
trajan-refusal-wild_not_in_display = A wild commodity cannot be played to the display.
trajan-refusal-not_enough_wilds = { $count ->
    [0] You have no wild commodity.
    [one] You have only { $count } wild commodity.
   *[other] You have only { $count } wild commodities.
}
trajan-refusal-cards_do_not_fit = These cards do not fit the ship for { $ship }.
trajan-refusal-not_on_a_discard_pile = You discard on the left or the right discard pile, not on the deck.
trajan-refusal-stack_empty = There is no Trajan tile “{ $stack }” left.
trajan-refusal-stack_used = You already took a Trajan tile “{ $stack }”; at first they must all differ.
trajan-refusal-slot_not_free = A Trajan tile already lies on slot { $slot }.
trajan-refusal-slot_not_at_start = The first Trajan tiles go on slots II, IV and VI, not on { $slot }.
trajan-refusal-action_has_plus_two = The { $action } action already has a [+2] marker.
trajan-refusal-must_be_performed = You have spent a tile for this action, so you must perform it.
trajan-refusal-tile_not_in_forum = The forum does not offer { $tile_a }.
trajan-refusal-supply_empty = You have no player tokens left in your supply.
trajan-refusal-not_adjacent = { $origin_word ->
    [camp] { $province } is not adjacent to the military camp, where your leader stands.
   *[other] { $province } is not adjacent to { $origin }, where your leader stands.
}
trajan-refusal-camp_is_no_province = The military camp is no province; your leader cannot return there.
trajan-refusal-leader_in_camp = Your leader is still in the military camp; move the leader to a province first.
trajan-refusal-own_legionnaire_there = One of your legionnaires already stands in { $province }.
trajan-refusal-no_legionnaire_in_camp = You have no legionnaire in the military camp.
trajan-refusal-senate_full = Your disc is on the last space of the senate track until the end of the quarter.
trajan-refusal-no_worker_in_camp = You have no worker in the worker camp.
trajan-refusal-own_worker_there = One of your workers already stands on space { $space }.
trajan-refusal-space_not_adjacent = Space { $space } is not adjacent to any of your workers.
trajan-refusal-no_such_extra_tile = You do not have this tile: { $tile }.
trajan-refusal-wrong_extra_tile = The tile “{ $tile }” does not repeat the { $action } action.
trajan-refusal-bonus_not_on_offer = The bonus tile “{ $bonus }” is not on offer.
trajan-refusal-other_action = That belongs to another action; now it is the { $action } action.

## How to get there

trajan-refusal-way_now = That comes with the { $action } action: { $tray_count ->
    [one] tray { $tray } lands there now.
   *[other] trays { $tray } land there now.
}
trajan-refusal-way_in_two = That comes with the { $action } action: no tray lands there now, but sow tray { $tray } first and tray { $other } does next turn.
trajan-refusal-way_far = That comes with the { $action } action, which no tray reaches within two turns.
trajan-refusal-way_next_turn = That comes with the { $action } action: { $tray_count ->
    [one] tray { $tray } lands there next turn.
   *[other] trays { $tray } land there next turn.
}
trajan-refusal-way_other = That comes with the { $action } action; the markers in your hand lead to the { $target } action.
trajan-refusal-sown_already = You have sown in this turn. Finish it; you sow again when it is your turn.
trajan-refusal-sow_first = Sow a tray first: its markers are then laid one by one.
trajan-refusal-repeat_after_action = An extra action tile is spent right after the action it shows.
trajan-refusal-plus_two_with_tile = A [+2] marker comes with a Trajan tile that shows it; then you choose its action.
trajan-refusal-consul_picks = The consul picks a bonus tile at the end of the quarter: whoever has most votes then.
trajan-refusal-set_up_is_over = That belongs to the set-up, which is over.
trajan-refusal-discard_after_drawing = A card is discarded right after drawing two, with the seaport action.

## What a player had better not miss

trajan-caution-demands = { $count } of { $open } demands unmet: that costs { $penalty } VP in about { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of all players{ $tray_count ->
    [0] {""}
    [one] ; tray { $tray } leads to a forum tile that helps
   *[other] ; trays { $tray } lead to a forum tile that helps
}.
trajan-caution-last_tile = Only one tile in the forum still meets your demand: { $tile_a }. { $other } can reach it; { $tray_count ->
    [one] tray { $tray } takes you there first.
   *[other] trays { $tray } take you there first.
}
trajan-caution-tile_in_reach = { $colour_count ->
    [0] Tray { $tray } completes your { $worth }-point tile.
   *[other] Tray { $tray } completes your { $worth }-point tile, with { $colour_each } last.
}
trajan-caution-quarter_may_end = The quarter may be over before this turn.
trajan-caution-quarter_will_end = The quarter will be over before this turn.
