# Was jemand in einem Zug tut, für einen Satz darüber: „Miles: IV → Senat; nimmt Brot; 5 Punkte“. Der Name steht davor.

trajan-turns-sown = { $tray } → { $target_word ->
    [I] { trajan-kind-action-seaport }
    [II] { trajan-kind-action-forum }
    [III] { trajan-kind-action-military }
    [IV] { trajan-kind-action-senate }
    [V] { trajan-kind-action-trajan }
   *[VI] { trajan-kind-action-construction }
}
trajan-turns-tile_completed = erfüllt Plättchen { $slot } ({ $stack })
trajan-turns-plus_two_assigned = [+2] für { $action }
trajan-turns-action_passed = verzichtet auf { $action }
trajan-turns-action_repeated = noch einmal { $action } als Zusatzaktion
trajan-turns-bonus_action = Bonusaktion { $action }
trajan-turns-card_drawn = zieht eine Karte
trajan-turns-card_drawn_unseen = zieht eine Karte
trajan-turns-card_taken = nimmt { $commodity }
trajan-turns-cards_laid = legt { $commodity } aus
trajan-turns-cards_shipped = verschifft { $commodity }
trajan-turns-tile_collected = nimmt { $tile_acc }
trajan-turns-leader_marched = Feldherr nach { $province }
trajan-turns-tile_seized = findet { $tile_acc }
trajan-turns-legionnaires_enlisted = { $count ->
    [0] hat niemanden mehr anzuwerben
    [one] wirbt einen Legionär an
   *[other] wirbt { $count } Legionäre an
}
trajan-turns-province_occupied = Legionär nach { $province }
trajan-turns-senate_advanced = im Senat ein Feld vor
trajan-turns-tile_claimed = Plättchen „{ $stack }“ auf Feld { $slot }
trajan-turns-workers_hired = { $count ->
    [0] hat niemanden mehr anzuwerben
    [one] wirbt einen Arbeiter an
   *[other] wirbt { $count } Arbeiter an
}
trajan-turns-building_taken = baut: { $part }
trajan-turns-worker_joined = Arbeiter auf { $space }
