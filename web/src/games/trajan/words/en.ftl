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
trajan-web-clear = Clear
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
trajan-web-card-help = Wild or not, a click picks it.
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
