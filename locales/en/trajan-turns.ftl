# What somebody did in a turn, for one sentence about it: "Miles: IV → senate; took bread; 5 points". The name stands before it.

trajan-turns-sown = { $tray } → { $target_word ->
    [I] { trajan-kind-action-seaport }
    [II] { trajan-kind-action-forum }
    [III] { trajan-kind-action-military }
    [IV] { trajan-kind-action-senate }
    [V] { trajan-kind-action-trajan }
   *[VI] { trajan-kind-action-construction }
}
trajan-turns-tile_completed = completed tile { $slot } ({ $stack })
trajan-turns-plus_two_assigned = [+2] for { $action }
trajan-turns-action_passed = passed on { $action }
trajan-turns-action_repeated = again by an extra action ({ $action })
trajan-turns-bonus_action = bonus { $action }
trajan-turns-card_drawn = drew a card
trajan-turns-card_drawn_unseen = drew a card
trajan-turns-card_taken = took { $commodity }
trajan-turns-cards_laid = laid out { $commodity }
trajan-turns-cards_shipped = shipped { $commodity }
trajan-turns-tile_collected = took { $tile }
trajan-turns-leader_marched = army to { $province }
trajan-turns-tile_seized = found { $tile }
trajan-turns-legionnaires_enlisted = { $count ->
    [0] found nobody to recruit
    [one] recruited a legionnaire
   *[other] recruited { $count } legionnaires
}
trajan-turns-province_occupied = legionnaire in { $province }
trajan-turns-senate_advanced = one step up in the senate
trajan-turns-tile_claimed = tile “{ $stack }” for slot { $slot }
trajan-turns-workers_hired = { $count ->
    [0] found nobody to recruit
    [one] recruited a worker
   *[other] recruited { $count } workers
}
trajan-turns-building_taken = built: { $part }
trajan-turns-worker_joined = worker to { $space }
