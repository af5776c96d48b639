# Words of the Colonia and its pieces (ru).
col-mine = Ваша колония
col-of = Колония: { $name }
col-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
col-no-points = Очков пока нет
col-in-sight = Если подсчитать сейчас: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
col-start = Первый игрок

col-prestige = Трек престижа
col-no-area = На форуме пока нет посланников.
col-area = Самая большая область: { $size ->
    [one] { $size } посланник
    [few] { $size } посланника
   *[many] { $size } посланников
}, сейчас приносит { $points }.
col-area-next = После следующего повышения: область { $points }, Траян { $head }.
col-bar-end = Ползунок дошёл до конца трека.
col-head = Каждое выполненное задание карты Траяна приносит { $points }.
col-bar-basic = Основная сторона ползунка: Торговец I переворачивает её.
col-bar-merchant = Торговец I перевернул ползунок.
col-cypress = Следующий кипарис
col-heads = Значения Траяна
col-heads-help = Каждое выполненное задание Траяна приносит число над головой ползунка. Торговец I может двигать ползунок от кипариса к кипарису.
col-values = Значения областей
col-values-help = Найдите размер своей наибольшей области на ползунке: она приносит число под ним.

col-ability-patrician1 = Посланник может встать на любую свободную клетку построенного цвета; соседние с орлом по диагонали клетки тоже приносят очки.
col-ability-patrician2 = Завершённая область и вторая ступень рынка дают два разных бонуса области.
col-ability-merchant1 = Один раз переворачивает ползунок; повышение престижа может сдвинуть его до следующего кипариса.
col-ability-merchant2 = Раз в ход монета, трибун или помощник превращается в другого из этих трёх.
col-ability-craftsman1 = Дважды в ход помощник становится рабочим любого цвета.
col-ability-craftsman2 = Раз в ход помощник становится строителем.
col-bonus-patrician1 = посланник на любую цветную клетку
col-bonus-patrician2 = бонус области
col-bonus-merchant1 = монета или трибун
col-bonus-merchant2 = монета или помощник
col-bonus-craftsman1 = рабочий любого цвета
col-bonus-craftsman2 = строитель
col-second = За второго горожанина: { $bonus }.
col-row-empty = Здесь пока никто не живёт.
col-row-active = Ряд активен: улица считается × { $multiplier }.
col-row-asleep = Ряд неактивен: помощи нет, улица считается один раз.
col-row-worth = Очки улицы
col-row-points = Разных серых зданий на этой улице: { $kinds } × { $multiplier } = { $points }.
col-stake = Если заплатить, улица приносит { $active }, иначе { $inactive }.
col-stake-more = Если заплатить, улица приносит { $active }, иначе { $inactive }; ещё { $more } дают орлы и карты.
col-leave = Не платить
col-wages = Плата горожанам
col-wages-short-name = Плата
col-wages-help = В конце цикла каждый ряд с горожанами просит монету: { $wages }. Монет сейчас: { $coins }.
col-wages-short = { $missing ->
    [one] Не хватает { $missing } монеты: столько рядов станет неактивно.
   *[other] Не хватает { $missing } монет: столько рядов станет неактивно.
}

col-space = Участок { $cell }
col-temple = Храм: здесь никогда не строят.
col-face-down = Здесь лежит закрытый жетон.
col-face-up = Здесь лежит открытый жетон: { $front }.
col-taken = Вы взяли этот жетон: { $front }.
col-vacant = Здесь можно строить.
col-costs-tribune = Стоит трибуна: жетон не лежит ни на одной из двух улиц.
col-crane = Кран: { $colour }
col-crane-covered = Кран ({ $colour }): откроется, когда жетон возьмут.
col-crane-open = Кран ({ $colour }): при следующем подсчёте принесёт { $points }.
col-crane-scored = Кран ({ $colour }): уже подсчитан.
col-street-row = Улица { $symbol } (горизонталь { $line })
col-street-column = Улица { $symbol } (вертикаль { $line })
col-called = Названа в этом раунде.
col-calls = { $count ->
    [0] Больше не выпадет.
    [one] Выпадет ещё { $count } раз.
    [few] Выпадет ещё { $count } раза.
   *[many] Выпадет ещё { $count } раз.
}

col-good-coin = Ею платят горожанам в конце цикла.
col-good-tribune = Позволяет не считаться с картой улицы; два трибуна позволяют использовать оба жетона.
col-good-assistant = Меняет цвет рабочего.
col-good-builder = Строит серое здание.
col-good-worker = Строит постройку своего цвета; двое одного цвета становятся строителем.
col-exchanges = { $count ->
    [one] Сейчас возможен { $count } обмен.
    [few] Сейчас возможны { $count } обмена.
   *[many] Сейчас возможно { $count } обменов.
}
col-close = Закрыть

col-ship = Корабль
col-ship-count = { $count ->
    [0] Посланников здесь нет.
    [one] Здесь ждёт { $count } посланник.
    [few] Здесь ждут { $count } посланника.
   *[many] Здесь ждут { $count } посланников.
}
col-travellers = Показаны: { $fronts }.
col-river = Первый посланник, о нём знаете только вы: { $front }.
col-hand = Этот раунд
col-hand-empty = Жетона нет.
col-hidden = Лицевая сторона вам не видна.
col-own = Свой жетон
col-own-short = свой
col-foreign = Жетон от игрока { $name }
col-foreign-short = соседа
col-both = Использовать оба жетона
col-both-help = Стоит двух трибунов; платить надо до использования жетонов.
col-keep = себе
col-pass = соседу
col-keep-help = Щёлкните, чтобы оставить себе; другой получит { $name }. Можно перетащить.
col-draft-help = Один из двух жетонов остаётся у вас, другой получит { $name }.
col-beside = Рядом с колонией
col-beside-none = Жетонов соседа здесь нет.

col-citizens-active = { $count ->
    [one] { $count } активный горожанин
    [few] { $count } активных горожанина
   *[many] { $count } активных горожан
}
col-envoys = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
col-built = { $count ->
    [one] Застроен { $count } участок
    [few] Застроено { $count } участка
   *[many] Застроено { $count } участков
}
col-abilities = Горожане
