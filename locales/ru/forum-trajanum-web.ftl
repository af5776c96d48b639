forum-trajanum-web-board = Центр стола
forum-trajanum-web-area-of-forum = Площадь форума
forum-trajanum-web-area-of-tracks = Треки наград и колонна
forum-trajanum-web-area-of-tiles = Строительные жетоны
forum-trajanum-web-area-of-streets = Карты улиц
forum-trajanum-web-area-of-cards = Карты Траяна
forum-trajanum-web-chip-forum = Форум
forum-trajanum-web-chip-tracks = Треки
forum-trajanum-web-chip-tiles = Здания
forum-trajanum-web-chip-streets = Улицы
forum-trajanum-web-chip-cards = Задания
forum-trajanum-web-round-of = Цикл и раунд

forum-trajanum-web-cycle = Цикл { $cycle }
forum-trajanum-web-round = раунд { $round } из 4
forum-trajanum-web-starts = Первый игрок: { $name }
forum-trajanum-web-start-short = первый
forum-trajanum-web-streets-left = { $count ->
    [0] Карт улиц больше нет.
    [one] Осталась { $count } карта улиц.
    [few] Осталось { $count } карты улиц.
   *[many] Осталось { $count } карт улиц.
}

forum-trajanum-web-eagle = орёл
forum-trajanum-web-square = Клетка { $square }: { $what }
forum-trajanum-web-eagle-help = Посланник на орле приносит 2 очка, рядом с ним — 1. Сюда ведёт только третья награда библиотеки.
forum-trajanum-web-envoy-of = Посланник: { $name }
forum-trajanum-web-area-free = Область из { $size }, ещё пуста.
forum-trajanum-web-area-started = Область из { $size }, начата; свободно: { $free }.
forum-trajanum-web-area-completed = Область из { $size }, заполнена.
forum-trajanum-web-area-completes = Посланник здесь заполнит область: бонус области!
forum-trajanum-web-legend-started = начата
forum-trajanum-web-legend-completed = заполнена
forum-trajanum-web-legend-eagle = на орле 2, рядом 1

forum-trajanum-web-bonus = Бонус области: { $bonus }
forum-trajanum-web-bonus-help = Кто занимает последнюю клетку области, берёт один из них; с активным Патрицием II — два разных.

forum-trajanum-web-step = Трек «{ $track }», клетка { $step }: { $benefit }
forum-trajanum-web-track = Трек «{ $track }»
forum-trajanum-web-track-help = Каждое такое здание продвигает вас на клетку: возьмите её награду или одну из прежних.
forum-trajanum-web-track-reached = Вы уже прошли эту клетку.
forum-trajanum-web-track-next = Ваша следующая клетка.
forum-trajanum-web-track-here = Здесь: { $names }
forum-trajanum-web-track-end = После этой награды маркер встаёт у колонны: { $column } и ещё 1 очко за каждого активного горожанина.
forum-trajanum-web-column = Колонна Траяна
forum-trajanum-web-column-help = Триумфальная колонна в вашей колонии приносит это число очков и ещё 1 за каждого активного горожанина.
forum-trajanum-web-column-worth = Для вас сейчас: { $column } + { $citizens } = { $points }
forum-trajanum-web-column-worth-short = Приносит очки колонны Траяна и ещё 1 за каждого активного горожанина.
forum-trajanum-web-column-now = сейчас { $points } ПО

forum-trajanum-web-street = Улица { $symbol }
forum-trajanum-web-street-row = Чёрный знак: горизонтальная улица.
forum-trajanum-web-street-column = Белый знак: вертикальная улица.
forum-trajanum-web-street-called = Открыта в этом раунде.
forum-trajanum-web-street-left = { $count ->
    [0] Больше не выпадет.
    [one] Выпадет ещё { $count } раз.
    [few] Выпадет ещё { $count } раза.
   *[many] Выпадет ещё { $count } раз.
}

forum-trajanum-web-card = Карта Траяна { $card }
forum-trajanum-web-card-empty = Карта Траяна цикла { $cycle }
forum-trajanum-web-card-none = В этой партии карты нет.
forum-trajanum-web-card-now = Приносит очки в конце этого цикла.
forum-trajanum-web-card-later = Приносит очки в конце цикла { $cycle }.
forum-trajanum-web-card-past = Уже подсчитана.
forum-trajanum-web-task-times = { $count ->
    [0] Пока не выполнено.
    [one] Выполнено { $count } раз, очков: { $points }
    [few] Выполнено { $count } раза, очков: { $points }
   *[many] Выполнено { $count } раз, очков: { $points }
}
forum-trajanum-web-card-I-1-building = Построить: серое, цветное, серое подряд в ряду.
forum-trajanum-web-card-I-1-collecting = Собрать: трибуна и монету.
forum-trajanum-web-card-I-2-building = Построить: прямо над храмом и под ним.
forum-trajanum-web-card-I-2-collecting = Собрать: двух активных горожан разных сословий и посланника на корабле.
forum-trajanum-web-card-I-3-building = Построить: два разных серых здания одно под другим.
forum-trajanum-web-card-I-3-collecting = Собрать: двух помощников и монету.
forum-trajanum-web-card-I-4-building = Построить: на обоих участках рядом с краном.
forum-trajanum-web-card-I-4-collecting = Собрать: строителя, рабочего и помощника.
forum-trajanum-web-card-II-1-building = Построить: квадрат два на два.
forum-trajanum-web-card-II-1-collecting = Собрать: помощника и две монеты.
forum-trajanum-web-card-II-2-building = Построить: цветное, серое, цветное сверху вниз.
forum-trajanum-web-card-II-2-collecting = Собрать: трибуна, строителя и помощника.
forum-trajanum-web-card-II-3-building = Построить: по постройке каждого цвета, где угодно.
forum-trajanum-web-card-II-3-collecting = Собрать: рабочего и две триумфальные колонны.
forum-trajanum-web-card-II-4-building = Построить: серое, цветное, серое сверху вниз.
forum-trajanum-web-card-II-4-collecting = Собрать: два сработавших крана и двух активных горожан разных сословий.
forum-trajanum-web-card-III-1-building = Построить: цветное, серое, серое, цветное сверху вниз.
forum-trajanum-web-card-III-1-collecting = Собрать: по активному горожанину каждого сословия.
forum-trajanum-web-card-III-2-building = Построить: три постройки разных цветов сверху вниз.
forum-trajanum-web-card-III-2-collecting = Собрать: триумфальную колонну, трибуна и строителя.
forum-trajanum-web-card-III-3-building = Построить: цветные постройки по всем четырём диагоналям храма.
forum-trajanum-web-card-III-3-collecting = Собрать: два сработавших крана и двух рабочих разных цветов.
forum-trajanum-web-card-III-4-building = Построить: три разных серых здания сверху вниз.
forum-trajanum-web-card-III-4-collecting = Собрать: свой маркер у колонны, помощника и монету.

forum-trajanum-web-tile-cost = Цена: { $cost }
forum-trajanum-web-tile-track = Продвигает по треку: { $track }
forum-trajanum-web-tile-envoy = Отправляет посланника на форум ({ $colour }).
forum-trajanum-web-tile-envoys = Отправляет двух посланников на форум ({ $colour }).
forum-trajanum-web-tiles-left = { $count ->
    [0] Не осталось.
   *[other] Осталось: { $count }
}
forum-trajanum-web-tiles-unlimited = Без ограничения.
forum-trajanum-web-ways-count = { $count ->
    [one] { $count } способ заплатить
    [few] { $count } способа заплатить
   *[many] { $count } способов заплатить
}
forum-trajanum-web-ways = Чем заплатить: { $tile }
forum-trajanum-web-ways-spaces = Куда: { $cells }.
forum-trajanum-web-way-straight = Просто заплатить
forum-trajanum-web-close = Закрыть

forum-trajanum-web-still-to-come = Ещё предстоит
forum-trajanum-web-still-to-come-of = Ещё предстоит игроку { $name }
forum-trajanum-web-to-benefit = шаг по треку: { $track }
forum-trajanum-web-to-column = очки за колонну
forum-trajanum-web-to-envoy = посланник ({ $colour })
forum-trajanum-web-to-finish = трек пройден: { $track }
forum-trajanum-web-to-row-bonus = бонус: { $row }
forum-trajanum-web-to-pay = { $row }?
forum-trajanum-web-to-build = строительство
forum-trajanum-web-to-build-again = ещё одно строительство
forum-trajanum-web-to-envoy-anywhere = посланник, любой цвет
forum-trajanum-web-to-envoy-to-eagle = посланник на орла
forum-trajanum-web-to-area-bonus = бонус области
forum-trajanum-web-to-upgrade = повышение престижа
forum-trajanum-web-to-worker = выбор рабочего
forum-trajanum-web-to-dig = взять жетон
forum-trajanum-web-to-citizen = поставить горожанина
forum-trajanum-web-to-use = второй жетон

forum-trajanum-web-with = { $move }: { $what }
forum-trajanum-web-keep = оставить
forum-trajanum-web-use-own = свой
forum-trajanum-web-use-foreign = соседа

forum-trajanum-web-price = Цена: { $goods }
forum-trajanum-web-build-price = { $move } — цена: { $goods }
forum-trajanum-web-ways-listed = Щелчок покажет все.
forum-trajanum-web-end-turn = Закончить ход

forum-trajanum-web-gain-envoys = { $count ->
    [one] { $count } посланник на форуме
    [few] { $count } посланника на форуме
   *[many] { $count } посланников на форуме
}
forum-trajanum-web-gain-ship = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
forum-trajanum-web-gain-upgrades = { $count ->
    [one] { $count } повышение престижа
    [few] { $count } повышения престижа
   *[many] { $count } повышений престижа
}

forum-trajanum-web-score-title = Подсчёт очков
forum-trajanum-web-score-sum = за этот подсчёт
forum-trajanum-web-scorings = Прошедшие подсчёты

forum-trajanum-web-verb-crane = Поставить кран
forum-trajanum-web-verb-corner = Выбрать угол
forum-trajanum-web-verb-arrange = Выбрать за меня
forum-trajanum-web-verb-take = Взять жетон
forum-trajanum-web-verb-ignore = Любой жетон за трибуна
forum-trajanum-web-verb-skip = Не брать жетон
forum-trajanum-web-verb-keep = Оставить жетон
forum-trajanum-web-verb-pick = Поднять жетон
forum-trajanum-web-verb-use = Использовать жетон
forum-trajanum-web-verb-both = Использовать оба жетона
forum-trajanum-web-verb-place = Выбрать ряд
forum-trajanum-web-verb-receive = Взять ресурс
forum-trajanum-web-verb-gain = Взять бонус области
forum-trajanum-web-verb-advance = Сдвинуть ползунок
forum-trajanum-web-verb-cypress = До следующего кипариса
forum-trajanum-web-verb-decline = Отказаться
forum-trajanum-web-verb-train = 2 рабочих → строитель
forum-trajanum-web-verb-recolour = Перекрасить рабочего
forum-trajanum-web-verb-craft = Ремесленник I
forum-trajanum-web-verb-promote = Ремесленник II
forum-trajanum-web-verb-exchange = Торговец II
forum-trajanum-web-verb-build = Построить
forum-trajanum-web-verb-on = Выбрать участок
forum-trajanum-web-verb-first = Выбрать порядок
forum-trajanum-web-verb-benefit = Взять награду
forum-trajanum-web-verb-send = Отправить посланника
forum-trajanum-web-verb-done = Закончить строительство
forum-trajanum-web-verb-pay = Заплатить
forum-trajanum-web-verb-leave = Не платить

# Words of the Colonia and its pieces (ru).
forum-trajanum-web-col-mine = Ваша колония
forum-trajanum-web-col-of = Колония: { $name }
forum-trajanum-web-col-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
forum-trajanum-web-col-no-points = Очков пока нет
forum-trajanum-web-col-in-sight = Если подсчитать сейчас: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
forum-trajanum-web-col-start = Первый игрок

forum-trajanum-web-col-prestige = Трек престижа
forum-trajanum-web-col-no-area = На форуме пока нет посланников.
forum-trajanum-web-col-area = Самая большая область: { $size ->
    [one] { $size } посланник
    [few] { $size } посланника
   *[many] { $size } посланников
}, сейчас приносит { $points }.
forum-trajanum-web-col-area-next = После следующего повышения: область { $points }, Траян { $head }.
forum-trajanum-web-col-bar-end = Ползунок дошёл до конца трека.
forum-trajanum-web-col-head = Каждое выполненное задание карты Траяна приносит { $points }.
forum-trajanum-web-col-bar-basic = Основная сторона ползунка: Торговец I переворачивает её.
forum-trajanum-web-col-bar-merchant = Торговец I перевернул ползунок.
forum-trajanum-web-col-cypress = Следующий кипарис
forum-trajanum-web-col-heads = Значения Траяна
forum-trajanum-web-col-heads-help = Каждое выполненное задание Траяна приносит число над головой ползунка. Торговец I может двигать ползунок от кипариса к кипарису.
forum-trajanum-web-col-values = Значения областей
forum-trajanum-web-col-values-help = Найдите размер своей наибольшей области на ползунке: она приносит число под ним.

forum-trajanum-web-col-ability-patrician1 = Посланник может встать на любую свободную клетку построенного цвета; соседние с орлом по диагонали клетки тоже приносят очки.
forum-trajanum-web-col-ability-patrician2 = Завершённая область и вторая ступень рынка дают два разных бонуса области.
forum-trajanum-web-col-ability-merchant1 = Один раз переворачивает ползунок; повышение престижа может сдвинуть его до следующего кипариса.
forum-trajanum-web-col-ability-merchant2 = Раз в ход монета, трибун или помощник превращается в другого из этих трёх.
forum-trajanum-web-col-ability-craftsman1 = Дважды в ход помощник становится рабочим любого цвета.
forum-trajanum-web-col-ability-craftsman2 = Раз в ход помощник становится строителем.
forum-trajanum-web-col-bonus-patrician1 = посланник на любую цветную клетку
forum-trajanum-web-col-bonus-patrician2 = бонус области
forum-trajanum-web-col-bonus-merchant1 = монета или трибун
forum-trajanum-web-col-bonus-merchant2 = монета или помощник
forum-trajanum-web-col-bonus-craftsman1 = рабочий любого цвета
forum-trajanum-web-col-bonus-craftsman2 = строитель
forum-trajanum-web-col-second = За второго горожанина: { $bonus }.
forum-trajanum-web-col-row-empty = Здесь пока никто не живёт.
forum-trajanum-web-col-row-active = Ряд активен: улица считается × { $multiplier }.
forum-trajanum-web-col-row-asleep = Ряд неактивен: помощи нет, улица считается один раз.
forum-trajanum-web-col-row-worth = Очки улицы
forum-trajanum-web-col-row-points = Разных серых зданий на этой улице: { $kinds } × { $multiplier } = { $points }.
forum-trajanum-web-col-stake = Если заплатить, улица приносит { $active }, иначе { $inactive }.
forum-trajanum-web-col-stake-more = Если заплатить, улица приносит { $active }, иначе { $inactive }; ещё { $more } дают орлы и карты.
forum-trajanum-web-col-leave = Не платить
forum-trajanum-web-col-wages = Плата горожанам
forum-trajanum-web-col-wages-short-name = Плата
forum-trajanum-web-col-wages-help = В конце цикла каждый ряд с горожанами просит монету: { $wages }. Монет сейчас: { $coins }.
forum-trajanum-web-col-wages-short = { $missing ->
    [one] Не хватает { $missing } монеты: столько рядов станет неактивно.
   *[other] Не хватает { $missing } монет: столько рядов станет неактивно.
}

forum-trajanum-web-col-space = Участок { $cell }
forum-trajanum-web-col-temple = Храм: здесь никогда не строят.
forum-trajanum-web-col-face-down = Здесь лежит закрытый жетон.
forum-trajanum-web-col-face-up = Здесь лежит открытый жетон: { $front }.
forum-trajanum-web-col-taken = Вы взяли этот жетон: { $front }.
forum-trajanum-web-col-vacant = Здесь можно строить.
forum-trajanum-web-col-costs-tribune = Стоит трибуна: жетон не лежит ни на одной из двух улиц.
forum-trajanum-web-col-crane = Кран: { $colour }
forum-trajanum-web-col-crane-covered = Кран ({ $colour }): откроется, когда жетон возьмут.
forum-trajanum-web-col-crane-open = Кран ({ $colour }): при следующем подсчёте принесёт { $points }.
forum-trajanum-web-col-crane-scored = Кран ({ $colour }): уже подсчитан.
forum-trajanum-web-col-street-row = Улица { $symbol } (горизонталь { $line })
forum-trajanum-web-col-street-column = Улица { $symbol } (вертикаль { $line })
forum-trajanum-web-col-called = Названа в этом раунде.
forum-trajanum-web-col-calls = { $count ->
    [0] Больше не выпадет.
    [one] Выпадет ещё { $count } раз.
    [few] Выпадет ещё { $count } раза.
   *[many] Выпадет ещё { $count } раз.
}

forum-trajanum-web-col-good-coin = Ею платят горожанам в конце цикла.
forum-trajanum-web-col-good-tribune = Позволяет не считаться с картой улицы; два трибуна позволяют использовать оба жетона.
forum-trajanum-web-col-good-assistant = Меняет цвет рабочего.
forum-trajanum-web-col-good-builder = Строит серое здание.
forum-trajanum-web-col-good-worker = Строит постройку своего цвета; двое одного цвета становятся строителем.
forum-trajanum-web-col-exchanges = { $count ->
    [one] Сейчас возможен { $count } обмен.
    [few] Сейчас возможны { $count } обмена.
   *[many] Сейчас возможно { $count } обменов.
}
forum-trajanum-web-col-close = Закрыть

forum-trajanum-web-col-ship = Корабль
forum-trajanum-web-col-ship-count = { $count ->
    [0] Посланников здесь нет.
    [one] Здесь ждёт { $count } посланник.
    [few] Здесь ждут { $count } посланника.
   *[many] Здесь ждут { $count } посланников.
}
forum-trajanum-web-col-travellers = Показаны: { $fronts }.
forum-trajanum-web-col-river = Первый посланник, о нём знаете только вы: { $front }.
forum-trajanum-web-col-hand = Этот раунд
forum-trajanum-web-col-hand-empty = Жетона нет.
forum-trajanum-web-col-hidden = Лицевая сторона вам не видна.
forum-trajanum-web-col-own = Свой жетон
forum-trajanum-web-col-own-short = свой
forum-trajanum-web-col-foreign = Жетон от игрока { $name }
forum-trajanum-web-col-foreign-short = соседа
forum-trajanum-web-col-both = Использовать оба жетона
forum-trajanum-web-col-both-help = Стоит двух трибунов; платить надо до использования жетонов.
forum-trajanum-web-col-keep = себе
forum-trajanum-web-col-pass = соседу
forum-trajanum-web-col-keep-help = Щёлкните, чтобы оставить себе; другой получит { $name }. Можно перетащить.
forum-trajanum-web-col-draft-help = Один из двух жетонов остаётся у вас, другой получит { $name }.
forum-trajanum-web-col-beside = Рядом с колонией
forum-trajanum-web-col-beside-none = Жетонов соседа здесь нет.

forum-trajanum-web-col-citizens-active = { $count ->
    [one] { $count } активный горожанин
    [few] { $count } активных горожанина
   *[many] { $count } активных горожан
}
forum-trajanum-web-col-envoys = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
forum-trajanum-web-col-built = { $count ->
    [one] Застроен { $count } участок
    [few] Застроено { $count } участка
   *[many] Застроено { $count } участков
}
forum-trajanum-web-col-abilities = Горожане

## What the choices of the set-up are good for

forum-trajanum-web-about-crane = Кран приносит очки за постройки своего цвета, когда жетон в его углу взят. Для первой партии годится любой порядок.
forum-trajanum-web-about-first_row = Её ряд считается вдвойне, пока ей платят, и способность ряда действует с этого момента.
forum-trajanum-web-about-corner = Горожанка из угла встанет в ряд, когда вы возьмёте её жетон; кран в этом углу освободится.
forum-trajanum-web-about-second_citizen = Горожанин удваивает ряд и сразу даёт его способность.
