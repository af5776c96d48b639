# Что доступно на круге действий и что останавливает поручение.

trajan-plan-reach-action = { $action }: { $tray_count ->
    [one] чаша
   *[other] чаши
} { $tray_each }{ $worth ->
    [0] {""}
   *[other] , по пути жетоны Траяна на { $worth } ПО
}
trajan-plan-reach-tile = Жетон Траяна у чаши { $slot } ({ $stack }, { $worth } ПО): { $tray_count ->
    [one] чаша
   *[other] чаши
} { $tray_each }, последним { $colour }
trajan-plan-stop-round = раунд закончится
trajan-plan-stop-quarter = квартал закончится
trajan-plan-stop-tile_gone = жетона «{ $tile }» больше нет на форуме
trajan-plan-stop-ship_gray = корабль «{ $ship }» серый
trajan-plan-stop-part_gone = на участке { $space } больше нет жетона
trajan-plan-stop-province_empty = в провинции { $province } больше нет жетона
trajan-plan-routine-draw_effect = Жетон Траяна позволяет взять карты
trajan-plan-routine-workers_effect = Жетон Траяна даёт рабочих
trajan-plan-routine-legionnaires_effect = Жетон Траяна даёт легионеров
