# Игра в терминале.

cli-names = Ливия, Марк, Клавдия, Гай
cli-welcome = { $title }. Ваше имя — { $seat }. Введите «помощь», чтобы узнать, что можно вводить.
cli-opponent = За столом: { $seat } ({ $level }).
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

## О чём думает компьютер

cli-thoughts = { $seat }: ход мыслей
cli-played-by = ход сделан ботом ({ $level })
cli-stand-in = { $count ->
    [one] Бот ({ $level }) сделал { $count } ход на месте игрока: { $seat }.
    [few] Бот ({ $level }) сделал { $count } хода на месте игрока: { $seat }.
   *[many] Бот ({ $level }) сделал { $count } ходов на месте игрока: { $seat }.
}
cli-taken-back = { $count ->
    [one] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
    [few] В этой партии { $count } раза отменяли ходы, открывшие скрытое.
   *[many] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
}
cli-thought-line = План
cli-thought-worth = Ценность
cli-thought-points = Ожидаемые очки
cli-thought-visits = Проб
cli-thought-spread = ±

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
cli-trajan-effect-cards = { $amount ->
    [one] +{ $amount } карта
    [few] +{ $amount } карты
   *[many] +{ $amount } карт
}
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

## Стол «Форума Траяна»

cli-verb-forum-trajanum-take = Взять жетон с улиц
cli-verb-forum-trajanum-ignore = Взять другой жетон за трибуна
cli-verb-forum-trajanum-build = Построить
cli-verb-forum-trajanum-recolour = Изменить цвет рабочего
cli-verb-forum-trajanum-train = Обменять 2 рабочих на строителя
cli-verb-forum-trajanum-craft = Обменять помощника на рабочего
cli-verb-forum-trajanum-exchange = Обменять ресурс
cli-verb-forum-trajanum-send = Отправить посланника

cli-forum-when = Цикл { $cycle }, раунд { $round } из { $rounds }
cli-forum-column = колонна Траяна { $points }
cli-forum-points = { $points } ПО
cli-forum-starting-player = первый игрок
cli-forum-streets = Улицы
cli-forum-streets-gone = раньше { $signs }, осталось карт: { $count }
cli-forum-streets-left = осталось карт: { $count }
cli-forum-cards = Карты Траяна
cli-forum-build = построить
cli-forum-collect = собрать
cli-forum-forum = Форум
cli-forum-legend-forum = К5 свободно, К:Л посланник Л, { $eagle } орёл
cli-forum-tracks = Треки наград
cli-forum-piles = Строительные жетоны
cli-forum-piles-note = одиночные + двойные
cli-forum-unlimited = не ограничены
cli-forum-face-down = лицом вниз
cli-forum-goods = Ресурсы
cli-forum-workers = Рабочие
cli-forum-corners = Углы
cli-forum-ship = Корабль
cli-forum-envoys = { $count ->
    [one] { $count } посланник
    [few] { $count } посланника
   *[many] { $count } посланников
}
cli-forum-river = у реки: { $tile }
cli-forum-beside = Рядом
cli-forum-prestige = Престиж
cli-forum-head = задание { $points } ПО
cli-forum-area = Область → ПО
cli-forum-tiles = Жетоны
cli-forum-own = свой: { $tile }
cli-forum-foreign = передаёт { $giver }: { $tile }
cli-forum-taken = Взято
cli-forum-citizens = Горожане
cli-forum-built = Построено
cli-forum-cranes = Открытые краны
cli-forum-in-rome = Посланники
cli-forum-envoys-sent = на корабле { $ship }, на форуме { $forum }, наибольшая область { $area }; престиж { $bar }, задание { $head } ПО
cli-forum-completes = заполняет область
cli-forum-legend-tile = жетон
cli-forum-legend-street = на улице
cli-forum-legend-crane = кран
cli-forum-legend-temple = храм
cli-forum-legend-free = свободно
cli-forum-legend-citizens = активен, неактивен

# Буква для каждого цвета, три буквы для каждой постройки.
cli-forum-colour-blue = С
cli-forum-colour-red = К
cli-forum-colour-yellow = Ж
cli-forum-colour-green = З
cli-forum-building-library = Биб
cli-forum-building-basilica = Баз
cli-forum-building-market = Рын
cli-forum-building-column = Кол
cli-forum-building-fountain = Фон
cli-forum-building-house = Дом
cli-forum-building-stable = Кон
cli-forum-building-park = Пар
cli-forum-good-coin = монеты
cli-forum-good-tribune = трибуны
cli-forum-good-assistant = помощники
cli-forum-good-builder = строители

cli-forum-ability-patrician1 = посланники свободно начинают области; орлы и по диагонали
cli-forum-ability-patrician2 = два разных бонуса области сразу
cli-forum-ability-merchant1 = ползунок перевёрнут; повышения ведут до кипариса
cli-forum-ability-merchant2 = раз за ход обмен: монета, трибун или помощник
cli-forum-ability-craftsman1 = дважды за ход помощник становится рабочим
cli-forum-ability-craftsman2 = раз за ход помощник становится строителем
cli-forum-second-patrician1 = второй горожанин: посланник на клетку любого цвета
cli-forum-second-patrician2 = второй горожанин: бонус области
cli-forum-second-merchant1 = второй горожанин: монета или трибун
cli-forum-second-merchant2 = второй горожанин: монета или помощник
cli-forum-second-craftsman1 = второй горожанин: рабочий любого цвета
cli-forum-second-craftsman2 = второй горожанин: строитель

# Задания на строительство карт Траяна и то, что нужно для заданий на сбор.
cli-forum-task-I-1 = серое, цветная, серое рядом по горизонтали
cli-forum-task-I-2 = застроено над храмом и под ним
cli-forum-task-I-3 = два разных серых здания друг под другом
cli-forum-task-I-4 = застроены оба участка у крана
cli-forum-task-II-1 = квадрат из четырёх застроенных участков
cli-forum-task-II-2 = цветная, серое, цветная друг под другом
cli-forum-task-II-3 = по постройке каждого из четырёх цветов, где угодно
cli-forum-task-II-4 = серое, цветная, серое друг под другом
cli-forum-task-III-1 = цветная, серое, серое, цветная друг под другом
cli-forum-task-III-2 = три постройки разных цветов друг под другом
cli-forum-task-III-3 = цветные постройки у всех четырёх углов храма
cli-forum-task-III-4 = три разных серых здания друг под другом
cli-forum-what-coins = { $count ->
    [1] монета
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
cli-forum-what-tribunes = { $count ->
    [1] трибун
    [few] { $count } трибуна
   *[many] { $count } трибунов
}
cli-forum-what-assistants = { $count ->
    [1] помощник
    [few] { $count } помощника
   *[many] { $count } помощников
}
cli-forum-what-builders = { $count ->
    [1] строитель
    [few] { $count } строителя
   *[many] { $count } строителей
}
cli-forum-what-workers = { $count ->
    [1] рабочий
   *[many] { $count } рабочих
}
cli-forum-what-two-workers = { $count ->
    [1] 2 рабочих разных цветов
   *[many] { $count } × 2 рабочих разных цветов
}
cli-forum-what-two-citizens = { $count ->
    [1] 2 активных горожанина разных сословий
   *[many] { $count } × 2 активных горожанина разных сословий
}
cli-forum-what-citizens = { $count ->
    [1] по активному горожанину каждого сословия
   *[many] по { $count } активных горожан каждого сословия
}
cli-forum-what-envoys = { $count ->
    [1] посланник на корабле
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
cli-forum-what-columns = { $count ->
    [1] триумфальная колонна
    [few] { $count } триумфальные колонны
   *[many] { $count } триумфальных колонн
}
cli-forum-what-cranes = { $count ->
    [1] засчитанный кран
    [few] { $count } засчитанных крана
   *[many] { $count } засчитанных кранов
}
cli-forum-what-markers = { $count ->
    [1] маркер у колонны Траяна
    [few] { $count } маркера у колонны Траяна
   *[many] { $count } маркеров у колонны Траяна
}
