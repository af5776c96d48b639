# The table of Trajan in the terminal.

trajan-cli-verb-place = Положить маркер
trajan-cli-verb-choose = Взять жетон Траяна
trajan-cli-verb-discard = Сбросить карту
trajan-cli-verb-take = Взять карту
trajan-cli-verb-lay = Выложить карты перед собой
trajan-cli-verb-ship = Погрузить карты на корабль
trajan-cli-verb-collect = Взять жетон
trajan-cli-verb-march = Передвинуть полководца
trajan-cli-verb-claim = Взять жетон Траяна
trajan-cli-verb-build = Переместить рабочего

trajan-cli-when = Квартал { $quarter }, раунд { $round } из 4
trajan-cli-demands = Потребности
trajan-cli-points = { $points } ПО
trajan-cli-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
trajan-cli-people = запас { $supply }, в лагерях: { $workers ->
    [one] { $workers } рабочий
   *[other] { $workers } рабочих
} и { $legionnaires ->
    [one] { $legionnaires } легионер
    [few] { $legionnaires } легионера
   *[other] { $legionnaires } легионеров
}
trajan-cli-arch = ∩ арка
trajan-cli-gray = серебро
trajan-cli-effect-cards = { $amount ->
    [one] +{ $amount } карта
    [few] +{ $amount } карты
   *[many] +{ $amount } карт
}
trajan-cli-effect-plus-two = жетон +2
trajan-cli-effect-workers = { $amount ->
    [one] +{ $amount } рабочий
   *[other] +{ $amount } рабочих
}
trajan-cli-effect-legionnaires = { $amount ->
    [one] +{ $amount } легионер
   *[other] +{ $amount } легионера
}
trajan-cli-wild-action = любое действие
trajan-cli-provinces = Провинции
trajan-cli-province = Провинция
trajan-cli-worth = ПО
trajan-cli-tile = Жетон
trajan-cli-legionnaires = Легионеры
trajan-cli-leaders = Полководцы
trajan-cli-borders = Граничит с
trajan-cli-forum = Форум
trajan-cli-stack = { $count } в стопке
trajan-cli-yellow = жёлтые
trajan-cli-green = зелёные
trajan-cli-site = Область строительства
trajan-cli-stacks = Жетоны Траяна
trajan-cli-seaport = Порт
trajan-cli-senate = Сенат
trajan-cli-track = Трек
trajan-cli-votes = Голоса
trajan-cli-offered = Бонусные жетоны
trajan-cli-hand = Рука
trajan-cli-known = Известные карты
trajan-cli-display = Выложено
trajan-cli-tiles = Жетоны
trajan-cli-kept = Всегда выполнено
trajan-cli-buildings = Построено
trajan-cli-bonus = Бонус
trajan-cli-trays = Чаши
trajan-cli-slots = Ячейки

# Одна буква для каждого цвета маркеров.
trajan-cli-marker-blue = Г
trajan-cli-marker-yellow = Ж
trajan-cli-marker-green = З
trajan-cli-marker-orange = О
trajan-cli-marker-pink = Р
trajan-cli-marker-white = Б
