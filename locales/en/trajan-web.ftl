trajan-web-my-mat = My mat
trajan-web-mat-of = Mat of { $name }
trajan-web-board = Board
trajan-web-overview = Overview
trajan-web-quarter = Quarter { $quarter }
trajan-web-round = round { $round } of 4
trajan-web-hand = Hand
trajan-web-display = Display
trajan-web-display-help = Cards you have played or shipped; bonus tiles count them.
trajan-web-lay = Play { $count ->
    [one] card
   *[other] { $count } cards
}
trajan-web-clear = Clear selection
trajan-web-pick-cards = Pick cards: to a ship or to the display
trajan-web-any-order = Any order
trajan-web-last-marker = last:
trajan-web-tray = Tray { $tray }: { $action }
trajan-web-slot = Slot { $slot }
trajan-web-tray-help = { $count ->
    [0] Empty.
    [one] One marker; the target would be tray { $target }, { $action }.
   *[other] { $count } markers; the target would be tray { $target }, { $action }.
}
trajan-web-completes = Completes the Trajan tile: { $points } VP
trajan-web-with = with { $colours } laid last
trajan-web-time = Time track: space { $position } of { $length }
trajan-web-time-help = Each marker you sow moves the time one space; a lap ends the round.
trajan-web-round-ends = The round would end.
trajan-web-demand-place = Demand of the people
trajan-web-demand-help = At the quarter's end, unmet demands cost 4, 9 or 15 VP.
trajan-web-demand-hidden = A demand that is not known yet
trajan-web-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
trajan-web-deck-help = Draw 2 cards, then discard 1.
trajan-web-pile-help = On top: { $card }. { $count ->
    [one] One card
   *[other] { $count } cards
}
trajan-web-pile-empty = Empty
trajan-web-ship = Ship for { $ship }
trajan-web-ship-gray = Gray until the quarter ends.
trajan-web-ship-pays = Pays { $points } VP
trajan-web-province-worth = A legionnaire would score { $points } VP here
trajan-web-province-tile = Tile here: { $tile }
trajan-web-camp = Military camp
trajan-web-camp-help = Leaders and legionnaires start from here.
trajan-web-worker-camp = Worker camp
trajan-web-worker-camp-help = Workers wait here for the construction site.
trajan-web-space = Space { $space }
trajan-web-building = { $part }, { $points } VP
trajan-web-first-part = The first of its kind: bonus { $action } action
trajan-web-arch = Arch of Trajan
trajan-web-stack = Trajan tiles: { $stack }
trajan-web-stack-left = { $count ->
    [one] One tile left
   *[other] { $count } tiles left
}
trajan-web-tile-asks = Asks for { $first } and { $second }; { $points } VP
trajan-web-forum-place = Place in the forum
trajan-web-forum-left = { $count } forum tiles in the stack
trajan-web-senate-space = Senate, space { $value }
trajan-web-senate-start = Senate, start
trajan-web-senate-help = As many points as votes. Order by votes: { $order }
trajan-web-bonus-worth = To you, as consul: { $points } VP now
trajan-web-bonus-now = Worth { $points } VP now
trajan-web-extra = Extra action: { $action }
trajan-web-have = You have { $count }
trajan-web-plus-two = [+2] marker
trajan-web-plus-two-help = Doubles an extra action tile of this action.
trajan-web-kept = Kept Trajan tile: meets one demand every quarter
trajan-web-part = { $part }: first one gives a bonus { $action } action
trajan-web-part-set = Three of a kind score 10, four 20
trajan-web-supply = Supply
trajan-web-votes = Votes
trajan-web-votes-help = From the senate track and vote tiles
trajan-web-points = Victory points
trajan-web-nothing-yet = nothing yet
trajan-web-cards = Cards in hand
trajan-web-leader = Leader
trajan-web-arch-at = Arch on slot { $slot }
trajan-web-skip = Skip
trajan-web-card-help = Ship it for points, or play it to the display.
trajan-web-ruling = Ruling R-{ $ruling }
trajan-web-worth-now = worth now
trajan-web-verb-place = Place a marker
trajan-web-verb-choose = Take a Trajan tile
trajan-web-verb-discard = Discard a card
trajan-web-verb-take = Take a card
trajan-web-verb-lay = Play cards to the display
trajan-web-verb-ship = Ship cards
trajan-web-verb-collect = Take a tile
trajan-web-verb-march = Move the leader
trajan-web-verb-claim = Take a Trajan tile
trajan-web-verb-build = Assign a worker
trajan-web-gain-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
trajan-web-gain-slots = { $count ->
    [one] one Trajan tile
   *[other] { $count } Trajan tiles
}
trajan-web-gain-workers = { $count ->
    [one] one worker in camp
   *[other] { $count } workers in camp
}
trajan-web-gain-legionnaires = { $count ->
    [one] one legionnaire in camp
   *[other] { $count } legionnaires in camp
}
trajan-web-gain-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
trajan-web-consul = consul
trajan-web-vice-consul = vice consul
trajan-web-action-help-seaport = Draw 2 cards and discard 1, take a card, play cards to the display, or ship cards for points.
trajan-web-action-help-forum = Take any one tile from the forum.
trajan-web-action-help-military = Recruit a legionnaire, move the leader one province on, or place a legionnaire beside him for points.
trajan-web-action-help-senate = Your disc advances one space and scores it; at the quarter's end the space counts as votes.
trajan-web-action-help-trajan = Take the top tile of a stack to the slot of your arch; the arch moves on.
trajan-web-action-help-construction = Recruit a worker, or place one beside your others: he takes the tile and scores it.
trajan-web-tile-help-demand = Meets one demand of this kind at the end of a quarter.
trajan-web-tile-help-votes = Votes for the election at the end of this quarter.
trajan-web-tile-help-extra = Repeats this action once, right after it was taken.
trajan-web-tile-help-wild-action = Repeats any action once, right after it was taken.
trajan-web-tile-help-wild-commodity = Ships as any card; unused, it adds a card to one commodity bonus tile at the end.
trajan-web-tile-help-wild-demand = Meets any one demand at the end of a quarter.
trajan-web-tile-help-wild-construction = Counts as a construction tile of any kind in the final scoring.
trajan-web-bonus-help-cards = At the end: 3 VP (gray side 2) for each such card in your display.
trajan-web-bonus-help-demand = At the end: 9 VP (gray side 6) with at least one such forum tile.
trajan-web-bonus-help-workers = At the end: 1 VP (gray side ½) for each of your workers on the construction site.
trajan-web-bonus-help-legionnaires = At the end: 2 VP (gray side 1) for each of your legionnaires in provinces.
trajan-web-bonus-help-yellow = At the end: 3 VP (gray side 2) for each of your yellow bonus tiles.
trajan-web-effect-victory = It brings points only.
trajan-web-effect-cards = It lets you draw two cards from the deck.
trajan-web-effect-plus-two = It brings a [+2] marker.
trajan-web-effect-demand = It stays on your mat and meets one such demand every quarter.
trajan-web-effect-workers = It brings workers from your supply to the worker camp.
trajan-web-effect-legionnaires = It brings legionnaires from your supply to the military camp.
trajan-web-slot-help = No Trajan tile lies here; once one does, both its colours in the tray beside it complete it.
trajan-web-arch-help = Your next Trajan tile goes here.
trajan-web-supply-help = Tokens that become workers or legionnaires when recruited.
trajan-web-ship-help = The more cards, the more points; then the ship turns gray.
trajan-web-marker-help = Lay it in the next tray.
trajan-web-any-order-help = Lays all markers; what a tile needs comes last.
trajan-web-space-empty = No construction tile lies here.
trajan-web-forum-empty = Empty until the quarter ends.
trajan-web-votes-lead = The most votes make the consul, who chooses a bonus tile.
trajan-web-known-help = What everybody has seen lies open; the other cards are hidden.
trajan-web-ship-pick = A click picks your fullest cargo for it.
trajan-web-ledger-demands = Demands
trajan-web-ledger-penalty = Penalty (VP)
trajan-web-ledger-bonus = Bonus tile
trajan-web-ledger-met = met
trajan-web-ledger-unmet = not met
trajan-web-scorings = Ends of the quarters

## What the choices of the set-up are good for

trajan-web-about-place = Two markers lie on each tray; a turn empties one. Mix the colours, so that tiles of many kinds come within reach. Any order works.
trajan-web-about-take_cards = Cards are shipped in sets: three alike bring most. An open card tells you what you get.
trajan-web-about-choose_tiles = A tile pays when its two colours meet in its tray. Choose colours that lie one or two trays before it.
