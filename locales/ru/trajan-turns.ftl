# Что кто-то делает за ход — для одного предложения: «Miles: IV → Сенат; берёт жетон «Хлеб»; 5 очков». Имя стоит впереди.

trajan-turns-sown = { $tray } → { $target_word ->
    [I] { trajan-kind-action-seaport }
    [II] { trajan-kind-action-forum }
    [III] { trajan-kind-action-military }
    [IV] { trajan-kind-action-senate }
    [V] { trajan-kind-action-trajan }
   *[VI] { trajan-kind-action-construction }
}
trajan-turns-tile_completed = выполняет жетон { $slot } ({ $stack })
trajan-turns-plus_two_assigned = +2 к действию «{ $action }»
trajan-turns-action_passed = отказывается от действия «{ $action }»
trajan-turns-action_repeated = ещё раз «{ $action }»
trajan-turns-bonus_action = бонусное действие «{ $action }»
trajan-turns-card_drawn = берёт карту
trajan-turns-card_drawn_unseen = берёт карту
trajan-turns-card_taken = берёт карту ({ $commodity })
trajan-turns-cards_laid = выкладывает карты ({ $commodity })
trajan-turns-cards_shipped = грузит на корабль: { $commodity }
trajan-turns-tile_collected = берёт { $tile_acc }
trajan-turns-leader_marched = полководец идёт в { $province_acc }
trajan-turns-tile_seized = забирает { $tile_acc }
trajan-turns-legionnaires_enlisted = { $count ->
    [0] фигур в запасе нет
    [1] выставляет легионера
    [one] выставляет { $count } легионера
   *[many] выставляет { $count } легионеров
}
trajan-turns-province_occupied = легионер занимает { $province_acc }
trajan-turns-senate_advanced = шаг вперёд в сенате
trajan-turns-tile_claimed = жетон Траяна ({ $stack }) в ячейку { $slot }
trajan-turns-workers_hired = { $count ->
    [0] фигур в запасе нет
    [1] выставляет рабочего
    [one] выставляет { $count } рабочего
   *[many] выставляет { $count } рабочих
}
trajan-turns-building_taken = берёт жетон { $part_name }
trajan-turns-worker_joined = рабочий в ячейку { $space }
