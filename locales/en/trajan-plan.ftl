# What can be reached on the ring, and what may stop an order.

trajan-plan-reach-action = { $action }: { $tray_count ->
    [one] tray
   *[other] trays
} { $tray_each }{ $worth ->
    [0] {""}
   *[other] , completing tiles worth { $worth } VP on the way
}
trajan-plan-reach-tile = Trajan tile at { $slot } ({ $stack }, { $worth } VP): { $tray_count ->
    [one] tray
   *[other] trays
} { $tray_each }, { $colour } last
trajan-plan-stop-round = the round ends
trajan-plan-stop-quarter = the quarter ends
trajan-plan-stop-tile_gone = “{ $tile }” is gone from the forum
trajan-plan-stop-ship_gray = the ship “{ $ship }” has turned gray
trajan-plan-stop-part_gone = the tile on space { $space } is gone
trajan-plan-stop-province_empty = the tile in { $province } is gone
trajan-plan-routine-draw_effect = A Trajan tile lets me draw cards
trajan-plan-routine-workers_effect = A Trajan tile brings workers
trajan-plan-routine-legionnaires_effect = A Trajan tile brings legionnaires
