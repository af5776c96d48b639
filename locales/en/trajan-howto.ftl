# "How to play": the page of ten minutes. **Words between stars** stand out.

trajan-howto-title = Trajan in ten minutes
trajan-howto-lead = You serve Rome on six fronts at once. Every front brings points, and after four quarters **the most points win**. The art of it is your ring: it decides what you may do next.
trajan-howto-step-empty = **Empty a tray.** Any of the six that holds a marker.
trajan-howto-step-sow = **Sow clockwise,** one marker in each tray. You choose which colour goes where.
trajan-howto-step-land = **The last tray is your action.** Here { $count ->
    [one] one marker
   *[other] { $count } markers
} from tray { $tray } end on tray { $target }: { $action }.
trajan-howto-step-tile = **A tile pays** if its tray now holds both its colours, whatever else lies there: here { $first } and { $second }, for { $points ->
    [one] one point
   *[other] { $points } points
}.
trajan-howto-step-time = **Time passes:** one step for each marker you sowed.

trajan-howto-actions = Six trays, six actions
trajan-howto-tray = tray { $tray }
trajan-howto-action-seaport = Draw two cards and discard one, take the card on a discard pile, lay out one or two cards and draw as many, **or ship a set**. The first to use a ship gets the full price; after that it is gray and pays less until the quarter ends.
trajan-howto-action-forum = Take **any one tile**: demands, votes, extra actions, wild tiles. The forum is filled again only when a quarter ends.
trajan-howto-action-military = Recruit a legionnaire, **or march** your leader one province on and take its tile, **or leave a legionnaire** where your leader is: the province’s points, less 3 for each colour that already has a legionnaire there.
trajan-howto-action-senate = One step on: **2 points, then 3, 4 … up to 8**. The space also counts as your votes when the quarter ends.
trajan-howto-action-trajan = Take the top tile of a stack and put it **where your arch stands**; the arch moves on to the next free place. Its two colours are your next plan.
trajan-howto-action-construction = Recruit a worker, **or place one** next to your others and take the tile there: points at once. The **first of each kind** also gives you a whole action free.

trajan-howto-demands = What Rome demands
trajan-howto-demands-text = After each of the first three rounds of a quarter Rome names a demand. When the quarter ends you need a matching tile for each.
trajan-howto-unmet-one = one unmet
trajan-howto-unmet-two = two
trajan-howto-unmet-three = three
trajan-howto-demands-note = Forum tiles are spent. A demand tile won on your ring stays and serves in every quarter.
trajan-howto-loss = −{ $points }

trajan-howto-quarter = Four rounds, then the quarter ends
trajan-howto-quarter-demands = **Demands** are met or cost points.
trajan-howto-quarter-votes = **Votes:** your senate space plus your vote tiles. Most votes choose one of two bonus tiles; second place gets the other with its weaker side up.
trajan-howto-quarter-fresh = **A fresh start:** discs go back, vote tiles and the forum are cleared and laid out anew, gray ships get their colour back.
trajan-howto-quarter-note = A round ends when the time marker has gone once round its track, however many turns that took. Small sowings give you more turns.

trajan-howto-scores = What scores
trajan-howto-scores-during = During the game
trajan-howto-scores-end = At the end
trajan-howto-score-ships = Shipping cards
trajan-howto-score-tiles = Trajan tiles completed
trajan-howto-score-senate = Each step in the senate
trajan-howto-score-provinces = A legionnaire in a province
trajan-howto-score-construction = A construction tile
trajan-howto-score-three = Three construction tiles of a kind
trajan-howto-score-four = Four of a kind
trajan-howto-score-bonus = Bonus tiles, for example for each wine and fish in your display
trajan-howto-score-left = Each card in hand, worker or legionnaire in camp, Trajan tile on your ring
trajan-howto-range = { $fewest }–{ $most }

trajan-howto-more = More out of one turn
trajan-howto-more-extra = **Extra action.** After an action, spend a tile with its picture and do it again. One such tile a turn.
trajan-howto-more-plus = **+2.** Lies on one action for good: an extra-action tile spent there is worth two actions.
trajan-howto-more-first = **First of its kind.** Your first stairs give you a forum action, your first door a senate action …
trajan-howto-tips = Three tips for the first game
trajan-howto-tip-next = Before you sow, see what the **next** turn will be able to reach.
trajan-howto-tip-demands = Take demand tiles **before** Rome asks.
trajan-howto-tip-five = A turn worth 5 points is a good turn.

trajan-howto-legend-actions = Actions
trajan-howto-legend-markers = Markers
trajan-howto-legend-pieces = Pieces
trajan-howto-legend-demands = Demands and votes
trajan-howto-legend-helpers = Helpers
trajan-howto-legend-construction = Construction
trajan-howto-legend-goods = Goods
trajan-howto-icon-leader = leader
trajan-howto-icon-legionnaire = legionnaire
trajan-howto-icon-worker = worker
trajan-howto-icon-disc = senate disc
trajan-howto-icon-arch = arch
trajan-howto-icon-time = time
trajan-howto-icon-votes = votes
trajan-howto-icon-points = points
trajan-howto-icon-minus = points lost
trajan-howto-icon-plus = twice more
trajan-howto-icon-cards = two cards
trajan-howto-icon-extra = extra action
trajan-howto-icon-part = { $part }: { $action }
