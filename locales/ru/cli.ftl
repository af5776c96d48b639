# Игра в терминале.

cli-names = Ливия, Марк, Клавдия, Гай
cli-welcome = { $title }. Ваше имя — { $seat }. Введите «помощь», чтобы узнать, что можно вводить.
cli-prompt = ваш выбор
cli-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
cli-back = назад
cli-turn-over = Ваш ход окончен.  1) дальше  (или Enter; «undo» отменяет последнее решение)
cli-played = { $number }. { $seat }: { $move }
cli-undone = Ваше последнее решение отменено.
cli-possible = { $move }: сейчас это возможно.
cli-why-what = Какой ход? Например: why sow V
cli-unknown = «{ $typed }» — это не номер, не ход и не команда; «помощь» покажет, что можно вводить.
cli-no-such-number = Есть только варианты от 1 до { $count }.
cli-saved = Партия сохранена в файле { $file }.
cli-save-where = Куда? Например: save my.game
cli-save-exists = В файле { $file } уже лежит другая партия. Введите то же самое ещё раз, чтобы её заменить.
cli-save-foreign = Файл { $file } уже есть, и это не партия Ulpia; выберите другое имя.
cli-save-failed = Не удаётся записать файл { $file }: { $reason }.
cli-quit-unsaved = Партия не сохранена. Введите «quit» ещё раз, чтобы выйти, или что-нибудь другое, чтобы остаться.
cli-quit-not = Вы остаётесь за столом.
cli-left = Вы вышли из-за стола.
cli-winner = Победитель: { $seat }.
cli-end = Игра окончена.  1) выйти  (или Enter; «save ФАЙЛ» сохранит запись партии)
cli-points = Очки сейчас → если бы игра закончилась сейчас
cli-final-points = Итоговый счёт
cli-source = За что
cli-total = Всего
cli-help = Можно вводить
    { "  3            " }вариант с этим номером
    { "  sow V        " }ход его собственными словами, они показаны серым
    { "  sow          " }все варианты, которые начинаются с этого слова
    { "  why sow V    " }почему ход невозможен и какое правило это говорит
    { "  undo         " }отменить последнее решение, пока не открылось что-то скрытое
    { "  board        " }весь стол
    { "  points       " }очки по источникам: сейчас и если бы игра закончилась сейчас
    { "  log          " }что произошло недавно; «log all» расскажет всё
    { "  save ФАЙЛ    " }сохранить партию; «ulpia play … --load ФАЙЛ» её продолжит
    { "  quit         " }выйти
    По-русски: отмена, почему, сохранить, журнал, очки, стол, помощь, выход

## Команды, наряду с английскими словами

cli-command-undo = отмена
cli-command-why = почему
cli-command-save = сохранить
cli-command-log = журнал
cli-command-points = очки
cli-command-board = стол
cli-command-help = помощь
cli-command-quit = выход

## Группы вариантов

cli-verb-place = Положить маркер
cli-verb-choose = Взять жетон Траяна
cli-verb-discard = Сбросить карту
cli-verb-take = Взять карту
cli-verb-lay = Выложить карты перед собой
cli-verb-ship = Погрузить карты на корабль
cli-verb-collect = Взять жетон
cli-verb-march = Передвинуть полководца
cli-verb-claim = Взять жетон Траяна
cli-verb-build = Переместить рабочего

## Стол «Траяна»

cli-trajan-when = Квартал { $quarter }, раунд { $round } из 4
cli-trajan-demands = Потребности
cli-trajan-points = { $points } ПО
cli-trajan-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cli-trajan-people = запас { $supply }, в лагерях: { $workers ->
    [one] { $workers } рабочий
   *[other] { $workers } рабочих
} и { $legionnaires ->
    [one] { $legionnaires } легионер
    [few] { $legionnaires } легионера
   *[other] { $legionnaires } легионеров
}
cli-trajan-arch = ∩ арка
cli-trajan-gray = серебро
cli-trajan-effect-cards = +{ $amount } карты
cli-trajan-effect-plus-two = жетон +2
cli-trajan-effect-workers = { $amount ->
    [one] +{ $amount } рабочий
   *[other] +{ $amount } рабочих
}
cli-trajan-effect-legionnaires = { $amount ->
    [one] +{ $amount } легионер
   *[other] +{ $amount } легионера
}
cli-trajan-wild-action = любое действие
cli-trajan-provinces = Провинции
cli-trajan-province = Провинция
cli-trajan-worth = ПО
cli-trajan-tile = Жетон
cli-trajan-legionnaires = Легионеры
cli-trajan-leaders = Полководцы
cli-trajan-borders = Граничит с
cli-trajan-forum = Форум
cli-trajan-stack = { $count } в стопке
cli-trajan-yellow = жёлтые
cli-trajan-green = зелёные
cli-trajan-site = Область строительства
cli-trajan-stacks = Жетоны Траяна
cli-trajan-seaport = Порт
cli-trajan-senate = Сенат
cli-trajan-track = Трек
cli-trajan-votes = Голоса
cli-trajan-offered = Бонусные жетоны
cli-trajan-hand = Рука
cli-trajan-known = Известные карты
cli-trajan-display = Выложено
cli-trajan-tiles = Жетоны
cli-trajan-kept = Всегда выполнено
cli-trajan-buildings = Построено
cli-trajan-bonus = Бонус
cli-trajan-trays = Чаши
cli-trajan-slots = Ячейки

# Одна буква для каждого цвета маркеров.
cli-trajan-marker-blue = Г
cli-trajan-marker-yellow = Ж
cli-trajan-marker-green = З
cli-trajan-marker-orange = О
cli-trajan-marker-pink = Р
cli-trajan-marker-white = Б
