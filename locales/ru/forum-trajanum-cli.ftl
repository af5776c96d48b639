# The table of Forum Trajanum in the terminal.

forum-trajanum-cli-verb-take = Взять жетон с улиц
forum-trajanum-cli-verb-ignore = Взять другой жетон за трибуна
forum-trajanum-cli-verb-build = Построить
forum-trajanum-cli-verb-recolour = Изменить цвет рабочего
forum-trajanum-cli-verb-train = Обменять 2 рабочих на строителя
forum-trajanum-cli-verb-craft = Обменять помощника на рабочего
forum-trajanum-cli-verb-exchange = Обменять ресурс
forum-trajanum-cli-verb-send = Отправить посланника

forum-trajanum-cli-when = Цикл { $cycle }, раунд { $round } из { $rounds }
forum-trajanum-cli-column = колонна Траяна { $points }
forum-trajanum-cli-points = { $points } ПО
forum-trajanum-cli-starting-player = первый игрок
forum-trajanum-cli-streets = Улицы
forum-trajanum-cli-streets-gone = раньше { $signs }, осталось карт: { $count }
forum-trajanum-cli-streets-left = осталось карт: { $count }
forum-trajanum-cli-cards = Карты Траяна
forum-trajanum-cli-build = построить
forum-trajanum-cli-collect = собрать
forum-trajanum-cli-forum = Форум
forum-trajanum-cli-legend-forum = К5 свободно, К:Л посланник Л, { $eagle } орёл
forum-trajanum-cli-tracks = Треки наград
forum-trajanum-cli-piles = Строительные жетоны
forum-trajanum-cli-piles-note = одиночные + двойные
forum-trajanum-cli-unlimited = не ограничены
forum-trajanum-cli-face-down = лицом вниз
forum-trajanum-cli-goods = Ресурсы
forum-trajanum-cli-workers = Рабочие
forum-trajanum-cli-corners = Углы
forum-trajanum-cli-ship = Корабль
forum-trajanum-cli-envoys = { $count ->
    [one] { $count } посланник
    [few] { $count } посланника
   *[many] { $count } посланников
}
forum-trajanum-cli-river = у реки: { $tile }
forum-trajanum-cli-beside = Рядом
forum-trajanum-cli-prestige = Престиж
forum-trajanum-cli-head = задание { $points } ПО
forum-trajanum-cli-area = Область → ПО
forum-trajanum-cli-tiles = Жетоны
forum-trajanum-cli-own = свой: { $tile }
forum-trajanum-cli-foreign = передаёт { $giver }: { $tile }
forum-trajanum-cli-taken = Взято
forum-trajanum-cli-citizens = Горожане
forum-trajanum-cli-built = Построено
forum-trajanum-cli-cranes = Открытые краны
forum-trajanum-cli-in-rome = Посланники
forum-trajanum-cli-envoys-sent = на корабле { $ship }, на форуме { $forum }, наибольшая область { $area }; престиж { $bar }, задание { $head } ПО
forum-trajanum-cli-completes = заполняет область
forum-trajanum-cli-legend-tile = жетон
forum-trajanum-cli-legend-street = на улице
forum-trajanum-cli-legend-crane = кран
forum-trajanum-cli-legend-temple = храм
forum-trajanum-cli-legend-free = свободно
forum-trajanum-cli-legend-citizens = активен, неактивен

# Буква для каждого цвета, три буквы для каждой постройки.
forum-trajanum-cli-colour-blue = С
forum-trajanum-cli-colour-red = К
forum-trajanum-cli-colour-yellow = Ж
forum-trajanum-cli-colour-green = З
forum-trajanum-cli-building-library = Биб
forum-trajanum-cli-building-basilica = Баз
forum-trajanum-cli-building-market = Рын
forum-trajanum-cli-building-column = Кол
forum-trajanum-cli-building-fountain = Фон
forum-trajanum-cli-building-house = Дом
forum-trajanum-cli-building-stable = Кон
forum-trajanum-cli-building-park = Пар
forum-trajanum-cli-good-coin = монеты
forum-trajanum-cli-good-tribune = трибуны
forum-trajanum-cli-good-assistant = помощники
forum-trajanum-cli-good-builder = строители

forum-trajanum-cli-ability-patrician1 = посланники свободно начинают области; орлы и по диагонали
forum-trajanum-cli-ability-patrician2 = два разных бонуса области сразу
forum-trajanum-cli-ability-merchant1 = ползунок перевёрнут; повышения ведут до кипариса
forum-trajanum-cli-ability-merchant2 = раз за ход обмен: монета, трибун или помощник
forum-trajanum-cli-ability-craftsman1 = дважды за ход помощник становится рабочим
forum-trajanum-cli-ability-craftsman2 = раз за ход помощник становится строителем
forum-trajanum-cli-second-patrician1 = второй горожанин: посланник на клетку любого цвета
forum-trajanum-cli-second-patrician2 = второй горожанин: бонус области
forum-trajanum-cli-second-merchant1 = второй горожанин: монета или трибун
forum-trajanum-cli-second-merchant2 = второй горожанин: монета или помощник
forum-trajanum-cli-second-craftsman1 = второй горожанин: рабочий любого цвета
forum-trajanum-cli-second-craftsman2 = второй горожанин: строитель

# Задания на строительство карт Траяна и то, что нужно для заданий на сбор.
forum-trajanum-cli-task-I-1 = серое, цветная, серое рядом по горизонтали
forum-trajanum-cli-task-I-2 = застроено над храмом и под ним
forum-trajanum-cli-task-I-3 = два разных серых здания друг под другом
forum-trajanum-cli-task-I-4 = застроены оба участка у крана
forum-trajanum-cli-task-II-1 = квадрат из четырёх застроенных участков
forum-trajanum-cli-task-II-2 = цветная, серое, цветная друг под другом
forum-trajanum-cli-task-II-3 = по постройке каждого из четырёх цветов, где угодно
forum-trajanum-cli-task-II-4 = серое, цветная, серое друг под другом
forum-trajanum-cli-task-III-1 = цветная, серое, серое, цветная друг под другом
forum-trajanum-cli-task-III-2 = три постройки разных цветов друг под другом
forum-trajanum-cli-task-III-3 = цветные постройки у всех четырёх углов храма
forum-trajanum-cli-task-III-4 = три разных серых здания друг под другом
forum-trajanum-cli-what-coins = { $count ->
    [1] монета
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
forum-trajanum-cli-what-tribunes = { $count ->
    [1] трибун
    [few] { $count } трибуна
   *[many] { $count } трибунов
}
forum-trajanum-cli-what-assistants = { $count ->
    [1] помощник
    [few] { $count } помощника
   *[many] { $count } помощников
}
forum-trajanum-cli-what-builders = { $count ->
    [1] строитель
    [few] { $count } строителя
   *[many] { $count } строителей
}
forum-trajanum-cli-what-workers = { $count ->
    [1] рабочий
   *[many] { $count } рабочих
}
forum-trajanum-cli-what-two-workers = { $count ->
    [1] 2 рабочих разных цветов
   *[many] { $count } × 2 рабочих разных цветов
}
forum-trajanum-cli-what-two-citizens = { $count ->
    [1] 2 активных горожанина разных сословий
   *[many] { $count } × 2 активных горожанина разных сословий
}
forum-trajanum-cli-what-citizens = { $count ->
    [1] по активному горожанину каждого сословия
   *[many] по { $count } активных горожан каждого сословия
}
forum-trajanum-cli-what-envoys = { $count ->
    [1] посланник на корабле
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
forum-trajanum-cli-what-columns = { $count ->
    [1] триумфальная колонна
    [few] { $count } триумфальные колонны
   *[many] { $count } триумфальных колонн
}
forum-trajanum-cli-what-cranes = { $count ->
    [1] засчитанный кран
    [few] { $count } засчитанных крана
   *[many] { $count } засчитанных кранов
}
forum-trajanum-cli-what-markers = { $count ->
    [1] маркер у колонны Траяна
    [few] { $count } маркера у колонны Траяна
   *[many] { $count } маркеров у колонны Траяна
}
