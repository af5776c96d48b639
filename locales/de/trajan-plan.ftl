# Was auf dem Aktionskreis erreichbar ist, und was einen Auftrag anhält.

trajan-plan-reach-action = { $action }: { $tray_count ->
    [one] Mulde
   *[other] Mulden
} { $tray_each }{ $worth ->
    [0] {""}
   *[other] , unterwegs erfüllte Plättchen: { $worth } SP
}
trajan-plan-reach-tile = Trajanplättchen an { $slot } ({ $stack }, { $worth } SP): { $tray_count ->
    [one] Mulde
   *[other] Mulden
} { $tray_each }, { $colour } zuletzt
trajan-plan-stop-round = die Runde endet
trajan-plan-stop-quarter = das Quartal endet
trajan-plan-stop-tile_gone = „{ $tile }“ nicht mehr im Forum liegt
trajan-plan-stop-ship_gray = das Schiff „{ $ship }“ grau ist
trajan-plan-stop-part_gone = das Plättchen auf Bauplatz { $space } weg ist
trajan-plan-stop-province_empty = das Plättchen in { $province } weg ist
trajan-plan-routine-draw_effect = Ein Trajanplättchen lässt mich Karten ziehen
trajan-plan-routine-workers_effect = Ein Trajanplättchen bringt Arbeiter
trajan-plan-routine-legionnaires_effect = Ein Trajanplättchen bringt Legionäre
