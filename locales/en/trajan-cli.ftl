# The table of Trajan in the terminal.

trajan-cli-verb-place = Place a marker
trajan-cli-verb-choose = Take a Trajan tile
trajan-cli-verb-discard = Discard a card
trajan-cli-verb-take = Take a card
trajan-cli-verb-lay = Play cards to the display
trajan-cli-verb-ship = Ship cards
trajan-cli-verb-collect = Take a tile
trajan-cli-verb-march = Move the leader
trajan-cli-verb-claim = Take a Trajan tile
trajan-cli-verb-build = Assign a worker

trajan-cli-when = Quarter { $quarter }, round { $round } of 4
trajan-cli-demands = Demands
trajan-cli-points = { $points } VP
trajan-cli-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trajan-cli-people = supply { $supply }, camps: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and { $legionnaires ->
    [one] { $legionnaires } legionnaire
   *[other] { $legionnaires } legionnaires
}
trajan-cli-arch = ∩ Arch
trajan-cli-gray = gray
trajan-cli-effect-cards = { $amount ->
    [one] +1 card
   *[other] +{ $amount } cards
}
trajan-cli-effect-plus-two = [+2]
trajan-cli-effect-workers = { $amount ->
    [one] +1 worker
   *[other] +{ $amount } workers
}
trajan-cli-effect-legionnaires = { $amount ->
    [one] +1 legionnaire
   *[other] +{ $amount } legionnaires
}
trajan-cli-wild-action = wild action
trajan-cli-provinces = Provinces
trajan-cli-province = Province
trajan-cli-worth = VP
trajan-cli-tile = Tile
trajan-cli-legionnaires = Legionnaires
trajan-cli-leaders = Leaders
trajan-cli-borders = Adjacent to
trajan-cli-forum = Forum
trajan-cli-stack = { $count } in the stack
trajan-cli-yellow = yellow
trajan-cli-green = green
trajan-cli-site = Construction site
trajan-cli-stacks = Trajan tiles
trajan-cli-seaport = Seaport
trajan-cli-senate = Senate
trajan-cli-track = Track
trajan-cli-votes = Votes
trajan-cli-offered = Bonus tiles
trajan-cli-hand = Hand
trajan-cli-known = Known cards
trajan-cli-display = Display
trajan-cli-tiles = Tiles
trajan-cli-kept = Met for good
trajan-cli-buildings = Built
trajan-cli-bonus = Bonus
trajan-cli-trays = Trays
trajan-cli-slots = Slots

# One letter for each colour of the markers, or two where one is not enough.
trajan-cli-marker-blue = B
trajan-cli-marker-yellow = Y
trajan-cli-marker-green = G
trajan-cli-marker-orange = O
trajan-cli-marker-pink = P
trajan-cli-marker-white = W
