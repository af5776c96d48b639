# Причины в «Траяне»

trajan-review-wait-ship = { $count ->
    [one] Погружена { $count } карта (очки: { $points }). Ходом позже карт будет { $more } (очки: { $worth }).
    [few] Погружены { $count } карты (очки: { $points }). Ходом позже карт будет { $more } (очки: { $worth }).
   *[other] Погружено { $count } карт (очки: { $points }). Ходом позже карт будет { $more } (очки: { $worth }).
}
trajan-review-colour = Та же чаша, но { $colour } маркер последним: эффект жетона Траяна у чаши { $slot } выполнен (+{ $points }).
trajan-review-tile = Чаша { $tray } выполняет эффект жетона Траяна у чаши { $slot } (+{ $points }).
trajan-review-demand = Одна потребность ещё не удовлетворена, и этот ход мог её закрыть: { $demand } ({ $penalty }).
trajan-review-senate = Больше голосов: первенство в сенате достаётся в { $to } % случаев, а не в { $from } %.
trajan-review-contested-tile = { $seat } следующим ходом возьмёт { $tile_acc }; сейчас это можно было сделать самому.
trajan-review-contested-space = { $seat } следующим ходом займёт место { $space } в области строительства; сейчас оно было свободно.
trajan-review-first-part = Сначала постройка: первый жетон своего вида ({ $part_name }) даёт { $points } и сразу действие «{ $action }».
trajan-review-time = Сыгранный ход сдвигает время на { $count } и завершает квартал; при лучшем ходе осталось бы время ещё на один.
trajan-review-reach = { $few ->
    [one] После этого доступно лишь { $few } действие; чаша { $tray } оставляет { $many }.
    [few] После этого доступны лишь { $few } действия; чаша { $tray } оставляет { $many }.
   *[other] После этого доступно лишь { $few } действий; чаша { $tray } оставляет { $many }.
}
trajan-review-plain = Чаша { $tray } с действием «{ $action }» лучше: { $gain } очка.
