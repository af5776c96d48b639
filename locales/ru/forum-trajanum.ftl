# «Форум Траяна» в словах русских правил «Траяна» (docs/rules/glossary.md).
#
# Формы слова: .gen, .acc — падежи; .few, .many — множественное число в винительном падеже;
# .fem — женский род в винительном падеже; .in — где.

forum-trajanum-title = Форум Траяна
    .tagline = Постройте свою колонию и отправьте посланников на форум.
forum-trajanum-ruling = R-{ $ruling }

## Варианты партии

forum-trajanum-option-side = Планшеты
    .help = Какой стороной вверх лежат планшеты: на стороне A символы улиц у всех одинаковы, на стороне B в каждой колонии они расположены по-своему.
forum-trajanum-option-side-A = сторона A
forum-trajanum-option-side-B = сторона B
forum-trajanum-option-game = Партия
    .help = В ознакомительной партии только одна карта Траяна, и очки за неё начисляются лишь в конце игры.
forum-trajanum-option-game-standard = обычная партия
forum-trajanum-option-game-introductory = ознакомительная партия
forum-trajanum-option-handicap = Новички
    .help = Новички получают в начале ещё одну монету и могут сразу поставить второго горожанина.
forum-trajanum-option-handicap-none = никто
forum-trajanum-option-handicap-0 = первое место
forum-trajanum-option-handicap-1 = второе место
forum-trajanum-option-handicap-2 = третье место
forum-trajanum-option-handicap-3 = четвёртое место
forum-trajanum-option-handicap-0-1 = первое и второе место
forum-trajanum-option-handicap-0-2 = первое и третье место
forum-trajanum-option-handicap-0-3 = первое и четвёртое место
forum-trajanum-option-handicap-1-2 = второе и третье место
forum-trajanum-option-handicap-1-3 = второе и четвёртое место
forum-trajanum-option-handicap-2-3 = третье и четвёртое место
forum-trajanum-option-handicap-0-1-2 = все, кроме четвёртого места
forum-trajanum-option-handicap-0-1-3 = все, кроме третьего места
forum-trajanum-option-handicap-0-2-3 = все, кроме второго места
forum-trajanum-option-handicap-1-2-3 = все, кроме первого места
forum-trajanum-option-handicap-0-1-2-3 = все четыре места
forum-trajanum-option-supply = Строительные жетоны
    .help = Могут ли строительные жетоны закончиться: в коробке по 14 одиночных и по 12 двойных жетонов каждого цвета.
forum-trajanum-option-supply-limited = ограничены
forum-trajanum-option-supply-unlimited = не ограничены

## Предметы

forum-trajanum-kind-cell = участок колонии
forum-trajanum-kind-square = клетка форума
forum-trajanum-kind-level = ступень
forum-trajanum-kind-mosaic = мозаика
forum-trajanum-kind-card = карта Траяна
forum-trajanum-kind-cycle = цикл

forum-trajanum-kind-corner = угол
forum-trajanum-kind-corner-northwest = левый верхний угол
    .in = в левом верхнем углу
forum-trajanum-kind-corner-northeast = правый верхний угол
    .in = в правом верхнем углу
forum-trajanum-kind-corner-southwest = левый нижний угол
    .in = в левом нижнем углу
forum-trajanum-kind-corner-southeast = правый нижний угол
    .in = в правом нижнем углу

# Улицы по знакам на их картах: чёрные у горизонтальных, белые у вертикальных.
forum-trajanum-kind-symbol = символ улицы
forum-trajanum-kind-symbol-black1 = «Башня»
forum-trajanum-kind-symbol-black2 = «Мост»
forum-trajanum-kind-symbol-black3 = «Колесо»
forum-trajanum-kind-symbol-black4 = «Ключ»
forum-trajanum-kind-symbol-black5 = «Якорь»
forum-trajanum-kind-symbol-black6 = «Секира»
forum-trajanum-kind-symbol-white1 = «Обелиск»
forum-trajanum-kind-symbol-white2 = «Лира»
forum-trajanum-kind-symbol-white3 = «Звезда»
forum-trajanum-kind-symbol-white4 = «Алтарь»
forum-trajanum-kind-symbol-white5 = «Раковина»
forum-trajanum-kind-symbol-white6 = «Виноград»

# Что изображено на лицевой стороне жетона колонии.
forum-trajanum-kind-front = жетон колонии
forum-trajanum-kind-front-woman-patrician = патрицианка
    .acc = патрицианку
forum-trajanum-kind-front-woman-merchant = торговка
    .acc = торговку
forum-trajanum-kind-front-woman-craftsman = ремесленница
    .acc = ремесленницу
forum-trajanum-kind-front-man-patrician = патриций
    .acc = патриция
forum-trajanum-kind-front-man-merchant = торговец
    .acc = торговца
forum-trajanum-kind-front-man-craftsman = ремесленник
    .acc = ремесленника
forum-trajanum-kind-front-builder = строитель
    .acc = строителя
forum-trajanum-kind-front-blue-blue = 2 синих рабочих
    .acc = 2 синих рабочих
forum-trajanum-kind-front-red-red = 2 красных рабочих
    .acc = 2 красных рабочих
forum-trajanum-kind-front-yellow-yellow = 2 жёлтых рабочих
    .acc = 2 жёлтых рабочих
forum-trajanum-kind-front-green-green = 2 зелёных рабочих
    .acc = 2 зелёных рабочих
forum-trajanum-kind-front-blue-red = синий и красный рабочие
    .acc = синего и красного рабочих
forum-trajanum-kind-front-blue-yellow = синий и жёлтый рабочие
    .acc = синего и жёлтого рабочих
forum-trajanum-kind-front-blue-green = синий и зелёный рабочие
    .acc = синего и зелёного рабочих
forum-trajanum-kind-front-red-yellow = красный и жёлтый рабочие
    .acc = красного и жёлтого рабочих
forum-trajanum-kind-front-red-green = красный и зелёный рабочие
    .acc = красного и зелёного рабочих
forum-trajanum-kind-front-yellow-green = жёлтый и зелёный рабочие
    .acc = жёлтого и зелёного рабочих
forum-trajanum-kind-front-blue-assistant = синий рабочий и помощник
    .acc = синего рабочего и помощника
forum-trajanum-kind-front-red-assistant = красный рабочий и помощник
    .acc = красного рабочего и помощника
forum-trajanum-kind-front-yellow-assistant = жёлтый рабочий и помощник
    .acc = жёлтого рабочего и помощника
forum-trajanum-kind-front-green-assistant = зелёный рабочий и помощник
    .acc = зелёного рабочего и помощника
forum-trajanum-kind-front-coin-coin = 2 монеты
    .acc = 2 монеты
forum-trajanum-kind-front-coin-tribune = монета и трибун
    .acc = монету и трибуна
forum-trajanum-kind-front-assistant-tribune = помощник и трибун
    .acc = помощника и трибуна
forum-trajanum-kind-front-upgrade = повышение престижа
    .acc = повышение престижа
forum-trajanum-kind-front-upgrade-coin = повышение престижа и монета
    .acc = повышение престижа и монету

forum-trajanum-kind-class = сословие
forum-trajanum-kind-class-patrician = патриций
forum-trajanum-kind-class-merchant = торговец
forum-trajanum-kind-class-craftsman = ремесленник

# «ряд «{ $row }»»
forum-trajanum-kind-row = ряд горожан
forum-trajanum-kind-row-patrician1 = Патриций I
forum-trajanum-kind-row-patrician2 = Патриций II
forum-trajanum-kind-row-merchant1 = Торговец I
forum-trajanum-kind-row-merchant2 = Торговец II
forum-trajanum-kind-row-craftsman1 = Ремесленник I
forum-trajanum-kind-row-craftsman2 = Ремесленник II

forum-trajanum-kind-colour = цвет
forum-trajanum-kind-colour-blue = синий
    .gen = синего
    .many = синих
    .fem = синюю
forum-trajanum-kind-colour-red = красный
    .gen = красного
    .many = красных
    .fem = красную
forum-trajanum-kind-colour-yellow = жёлтый
    .gen = жёлтого
    .many = жёлтых
    .fem = жёлтую
forum-trajanum-kind-colour-green = зелёный
    .gen = зелёного
    .many = зелёных
    .fem = зелёную

forum-trajanum-kind-good = ресурс
forum-trajanum-kind-good-coin = монета
    .acc = монету
    .few = монеты
    .many = монет
forum-trajanum-kind-good-tribune = трибун
    .acc = трибуна
    .few = трибунов
    .many = трибунов
forum-trajanum-kind-good-assistant = помощник
    .acc = помощника
    .few = помощников
    .many = помощников
forum-trajanum-kind-good-builder = строитель
    .acc = строителя
    .few = строителей
    .many = строителей
forum-trajanum-kind-good-blue = синий рабочий
    .acc = синего рабочего
    .few = синих рабочих
    .many = синих рабочих
forum-trajanum-kind-good-red = красный рабочий
    .acc = красного рабочего
    .few = красных рабочих
    .many = красных рабочих
forum-trajanum-kind-good-yellow = жёлтый рабочий
    .acc = жёлтого рабочего
    .few = жёлтых рабочих
    .many = жёлтых рабочих
forum-trajanum-kind-good-green = зелёный рабочий
    .acc = зелёного рабочего
    .few = зелёных рабочих
    .many = зелёных рабочих

forum-trajanum-kind-building = постройка
forum-trajanum-kind-building-library = библиотека
forum-trajanum-kind-building-basilica = базилика
forum-trajanum-kind-building-market = рынок
forum-trajanum-kind-building-column = триумфальная колонна
forum-trajanum-kind-building-fountain = фонтан
forum-trajanum-kind-building-house = дом
forum-trajanum-kind-building-stable = конюшня
forum-trajanum-kind-building-park = парк

forum-trajanum-kind-tile = строительный жетон
forum-trajanum-kind-tile-library = библиотека
    .acc = библиотеку
forum-trajanum-kind-tile-basilica = базилика
    .acc = базилику
forum-trajanum-kind-tile-market = рынок
    .acc = рынок
forum-trajanum-kind-tile-column = триумфальная колонна
    .acc = триумфальную колонну
forum-trajanum-kind-tile-fountain = фонтан
    .acc = фонтан
forum-trajanum-kind-tile-house = дом
    .acc = дом
forum-trajanum-kind-tile-stable = конюшня
    .acc = конюшню
forum-trajanum-kind-tile-park = парк
    .acc = парк
forum-trajanum-kind-tile-library-fountain = библиотека и фонтан
    .acc = библиотеку и фонтан
forum-trajanum-kind-tile-basilica-house = базилика и дом
    .acc = базилику и дом
forum-trajanum-kind-tile-market-stable = рынок и конюшня
    .acc = рынок и конюшню
forum-trajanum-kind-tile-column-park = триумфальная колонна и парк
    .acc = триумфальную колонну и парк
forum-trajanum-kind-tile-two-fountains = два фонтана
    .acc = два фонтана
forum-trajanum-kind-tile-two-houses = два дома
    .acc = два дома
forum-trajanum-kind-tile-two-stables = две конюшни
    .acc = две конюшни
forum-trajanum-kind-tile-two-parks = два парка
    .acc = два парка

# «трек { $track_gen }»
forum-trajanum-kind-track = трек наград
forum-trajanum-kind-track-library = библиотека
    .gen = библиотеки
forum-trajanum-kind-track-basilica = базилика
    .gen = базилики
forum-trajanum-kind-track-market = рынок
    .gen = рынка

forum-trajanum-kind-benefit = награда
forum-trajanum-kind-benefit-worker-and-tribune = рабочий и трибун
forum-trajanum-kind-benefit-builder = строитель
forum-trajanum-kind-benefit-envoy-to-eagle = посланник на клетку с орлом
forum-trajanum-kind-benefit-use-a-tile = взять и использовать жетон
forum-trajanum-kind-benefit-two-assistants = 2 помощника
forum-trajanum-kind-benefit-two-tribunes = 2 трибуна
forum-trajanum-kind-benefit-upgrade = повышение престижа
forum-trajanum-kind-benefit-build-again = построить ещё раз
forum-trajanum-kind-benefit-coin = монета
forum-trajanum-kind-benefit-area-bonus = бонус области
forum-trajanum-kind-benefit-envoy-anywhere = посланник на клетку любого цвета

forum-trajanum-kind-bonus = бонус области
forum-trajanum-kind-bonus-tribune = трибун
    .acc = трибуна
forum-trajanum-kind-bonus-assistant = помощник
    .acc = помощника
forum-trajanum-kind-bonus-coin = монета
    .acc = монету
forum-trajanum-kind-bonus-upgrade = повышение престижа
    .acc = повышение престижа
forum-trajanum-kind-bonus-points = 2 победных очка
    .acc = 2 победных очка

forum-trajanum-kind-origin = чей жетон
forum-trajanum-kind-origin-own = свой жетон
forum-trajanum-kind-origin-foreign = жетон соседа

forum-trajanum-kind-half = половина двойного жетона
forum-trajanum-kind-half-gray = серое здание
forum-trajanum-kind-half-coloured = цветная постройка

forum-trajanum-kind-task = задание
forum-trajanum-kind-task-building = задание на строительство
forum-trajanum-kind-task-collecting = задание на сбор

# За что начисляются очки: заголовки строк.
forum-trajanum-kind-source = за что очки
forum-trajanum-kind-source-columns = Триумфальные колонны
forum-trajanum-kind-source-tracks = Пройденные треки наград
forum-trajanum-kind-source-area-bonuses = Бонусы областей
forum-trajanum-kind-source-cranes = Краны
forum-trajanum-kind-source-colonia = Колония
forum-trajanum-kind-source-eagles = Орлы
forum-trajanum-kind-source-largest-area = Наибольшая область
forum-trajanum-kind-source-building-tasks = Задания на строительство
forum-trajanum-kind-source-collecting-tasks = Задания на сбор

## Части предложений

forum-trajanum-points = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
forum-trajanum-goods = { $count ->
    [1] { $good_acc }
    [one] { $count } { $good_acc }
    [few] { $count } { $good_few }
   *[many] { $count } { $good_many }
}

## Ходы: что можно выбрать

forum-trajanum-move-crane = Поставить { $colour } кран
forum-trajanum-move-corner = В { $corner }
forum-trajanum-move-arrange = Выбрать за меня
forum-trajanum-move-take = Взять жетон с участка { $cell }
forum-trajanum-move-ignore = Взять жетон с участка { $cell } за трибуна
forum-trajanum-move-skip = Не брать жетон
forum-trajanum-move-keep = Оставить себе жетон с участка { $cell }
forum-trajanum-move-pick = Поднять жетон: { $front }
forum-trajanum-move-use = { $origin_word ->
    [own] Использовать свой жетон
   *[foreign] Использовать жетон соседа
}
forum-trajanum-move-both = Использовать оба жетона за 2 трибунов
forum-trajanum-move-place = В ряд «{ $row }»
forum-trajanum-move-receive = Взять { $good_acc }
forum-trajanum-move-gain = Взять { $bonus_acc }
forum-trajanum-move-advance = Сдвинуть ползунок на 1 деление
forum-trajanum-move-cypress = Сдвинуть ползунок до следующего кипариса
forum-trajanum-move-decline = Отказаться
forum-trajanum-move-train = Обменять 2 { $colour_many } рабочих на строителя
forum-trajanum-move-recolour = С помощником превратить { $colour_gen } рабочего в { $target_gen }
forum-trajanum-move-craft = Ремесленник I: обменять помощника на { $colour_gen } рабочего
forum-trajanum-move-promote = Ремесленник II: обменять помощника на строителя
forum-trajanum-move-exchange = Торговец II: обменять { $good_acc } на { $target_acc }
forum-trajanum-move-build = Построить { $tile_acc }
forum-trajanum-move-on = На участке { $cell }
forum-trajanum-move-first = Сначала { $half }
forum-trajanum-move-benefit = Взять награду { $level }
forum-trajanum-move-send = Отправить посланника на клетку { $square }
forum-trajanum-move-done = Закончить строительство
forum-trajanum-move-pay = Заплатить ряду «{ $row }»
forum-trajanum-move-leave = Не платить ряду «{ $row }»

## События: подготовка к игре

forum-trajanum-event-mosaic_laid = На месте { $place ->
    [1] i
    [2] ii
    [3] iii
    [4] iv
   *[5] v
} лежит мозаика { $mosaic }{ $turned ->
    [0] .
   *[1] , повёрнутая на пол-оборота.
}
forum-trajanum-event-card_drawn = Для цикла { $cycle } открыта карта Траяна { $card }.
forum-trajanum-event-citizen_drawn = { $seat } вытягивает жетон: { $front }.
forum-trajanum-event-crane_chosen = { $seat } ставит { $colour } кран в { $corner }.
forum-trajanum-event-row_chosen = { $seat } выбирает ряд «{ $row }».
forum-trajanum-event-corner_chosen = { $seat } кладёт { $front_acc } в { $corner }, а другую горожанку — в угол напротив.
forum-trajanum-event-cranes_placed = { $seat } показывает краны: слева вверху { $northwest }, справа вверху { $northeast }, слева внизу { $southwest }, справа внизу { $southeast }.
forum-trajanum-event-corner_tile = { $seat }: { $corner_in } лежит открытый жетон — { $front }.
forum-trajanum-event-river_tile = { $seat } смотрит жетон у реки, первого посланника на корабле: { $front }.
forum-trajanum-event-worker_dealt = { $seat } получает в начале игры { $colour_gen } рабочего.
forum-trajanum-event-first_player = Первый игрок — { $seat }.

## События: раунд и взятие жетонов

forum-trajanum-event-cycle_began = Начинается цикл { $cycle }; колонна Траяна приносит { forum-trajanum-points }.
forum-trajanum-event-round_began = Начинается раунд { $round }; первый игрок — { $seat }.
forum-trajanum-event-streets_revealed = { $other_same ->
    [yes] На обеих картах улиц — { $symbol }.
   *[no] Открыты карты улиц: { $symbol } и { $other }.
}
forum-trajanum-event-tile_looked_at = { $seat } берёт жетон с участка { $cell }: { $front }.
forum-trajanum-event-street_ignored = { $seat } тратит трибуна, чтобы взять жетон с участка { $cell } вопреки картам улиц.
forum-trajanum-event-street_skipped = { $seat } не находит на улице жетонов и ничего не берёт.
forum-trajanum-event-tile_kept = { $seat } оставляет себе жетон с участка { $cell }: { $front }.
forum-trajanum-event-tiles_taken = { $cell_count ->
    [0] { $seat } не берёт жетонов.
    [1] { $seat } берёт только один жетон, с участка { $cell }.
   *[other] { $seat } берёт жетоны с участков { $cell }.
}
forum-trajanum-event-tribunes_paid = { $count ->
    [1] { $seat } отдаёт трибуна, чтобы не следовать карте улицы.
   *[other] { $seat } отдаёт { $count } трибунов, чтобы не следовать обеим картам улиц.
}
forum-trajanum-event-crane_uncovered = { $seat } открывает { $colour } кран { $corner_in }.
forum-trajanum-event-tile_passed = { $seat } передаёт жетон соседу справа; получатель — { $receiver }.
forum-trajanum-event-tile_received = { $seat } получает жетон: { $front }. Его передаёт { $giver }.
forum-trajanum-event-no_tile_passed = { $seat } не может передать жетон; без него остаётся { $receiver }.

## События: ход игрока

forum-trajanum-event-turn_began = Ходит { $seat }.
forum-trajanum-event-tile_revealed = { $origin_word ->
    [own] { $seat } открывает свой жетон: { $front }.
   *[foreign] { $seat } открывает жетон соседа: { $front }.
}
forum-trajanum-event-tile_picked = { $seat } поднимает жетон, лежавший рядом с колонией: { $front }.
forum-trajanum-event-tile_used = { $origin_word ->
    [own] { $seat } использует свой жетон: { $front }.
   *[foreign] { $seat } использует жетон соседа: { $front }.
}
forum-trajanum-event-tile_shipped = { $seat } кладёт свой жетон на корабль: { $front }.
forum-trajanum-event-tile_laid_beside = { $seat } кладёт жетон соседа рядом с колонией: { $front }.
forum-trajanum-event-tile_left_game = { $seat } убирает жетон из игры: { $front }.
forum-trajanum-event-tile_dug_out = { $seat } берёт жетон с участка { $cell }: { $front }.
forum-trajanum-event-goods_gained = { $seat } получает { forum-trajanum-goods }.
forum-trajanum-event-citizen_placed = { $origin_word ->
    [own] { $seat } ставит { $front_acc } в ряд «{ $row }».
   *[foreign] { $seat } ставит { $front_acc } соседа в ряд «{ $row }».
}
forum-trajanum-event-citizen_doubled = { $origin_word ->
    [own] { $seat } ставит { $front_acc } на второе место в ряду «{ $row }».
   *[foreign] { $seat } ставит { $front_acc } соседа на второе место в ряду «{ $row }».
}
forum-trajanum-event-row_activated = { $seat }: ряд «{ $row }» теперь активен.
forum-trajanum-event-bar_turned = { $seat } переворачивает ползунок: отныне области на форуме приносят больше очков.
forum-trajanum-event-bar_moved = { $seat } сдвигает ползунок на деление { $position } трека престижа.
forum-trajanum-event-workers_trained = { $seat } обменивает 2 { $colour_many } рабочих на строителя.
forum-trajanum-event-worker_recoloured = { $seat } тратит помощника и превращает { $colour_gen } рабочего в { $target_gen }.
forum-trajanum-event-worker_crafted = { $seat } обменивает помощника на { $colour_gen } рабочего.
forum-trajanum-event-builder_promoted = { $seat } обменивает помощника на строителя.
forum-trajanum-event-good_exchanged = { $seat } обменивает { $good_acc } на { $target_acc }.
forum-trajanum-event-goods_paid = { $seat } отдаёт { forum-trajanum-goods }.
forum-trajanum-event-tile_built = { $seat } строит { $tile_acc } на участке { $cell }.
forum-trajanum-event-double_built = { $seat } строит { $tile_acc } на участках { $cell } и { $other }.
forum-trajanum-event-column_scored = { $seat } получает { forum-trajanum-points } за триумфальную колонну: { $worth } и ещё { $citizens } за активных горожан.
forum-trajanum-event-marker_moved = { $seat } продвигается на клетку { $level } трека { $track_gen }.
forum-trajanum-event-benefit_taken = { $seat } берёт награду { $level } трека { $track_gen }: { $benefit }.
forum-trajanum-event-benefit_declined = { $seat } отказывается от наград трека { $track_gen }.
forum-trajanum-event-track_finished = { $seat } проходит трек { $track_gen } до конца: маркер встаёт у колонны Траяна и приносит { forum-trajanum-points }.
forum-trajanum-event-envoy_sent = { $seat } отправляет посланника на клетку { $square } форума.
forum-trajanum-event-area_completed = { $seat } заполняет { $colour_fem } область у клетки { $square }.
forum-trajanum-event-bonus_gained = { $seat } берёт бонус области: { $bonus }.

## События: подсчёт очков

forum-trajanum-event-scoring_began = Цикл { $cycle } окончен: пора платить горожанам.
forum-trajanum-event-row_paid = { $seat } платит монету: ряд «{ $row }» активен.
forum-trajanum-event-row_unpaid = { $seat } не платит: ряд «{ $row }» неактивен.
forum-trajanum-event-crane_scored = { $count ->
    [0] { $seat } переворачивает { $colour } кран: подходящих построек нет.
    [one] { $seat } получает { forum-trajanum-points } за { $colour } кран ({ $count } постройка).
    [few] { $seat } получает { forum-trajanum-points } за { $colour } кран ({ $count } постройки).
   *[many] { $seat } получает { forum-trajanum-points } за { $colour } кран ({ $count } построек).
}
forum-trajanum-event-row_scored = { $seat } получает { forum-trajanum-points } за ряд «{ $row }» ({ $count ->
    [one] { $count } вид серых зданий
    [few] { $count } вида серых зданий
   *[many] { $count } видов серых зданий
}).
forum-trajanum-event-eagles_scored = { $points ->
    [0] { $seat }: посланников рядом с орлами нет.
   *[other] { $seat } получает { forum-trajanum-points } за орлов (посланников на них — { $on }, рядом — { $beside }).
}
forum-trajanum-event-area_scored = { $count ->
    [0] { $seat }: посланников на форуме нет.
    [one] { $seat } получает { forum-trajanum-points } за наибольшую область из { $count } посланника.
   *[other] { $seat } получает { forum-trajanum-points } за наибольшую область из { $count } посланников.
}
forum-trajanum-event-task_scored = { $count ->
    [0] { $seat } не выполняет { $task } карты { $card }.
    [1] { $seat } выполняет { $task } карты { $card } и получает { forum-trajanum-points }.
    [few] { $seat } выполняет { $task } карты { $card } { $count } раза и получает { forum-trajanum-points }.
   *[other] { $seat } выполняет { $task } карты { $card } { $count } раз и получает { forum-trajanum-points }.
}
forum-trajanum-event-figure_passed = { $seat } получает фигуру первого игрока.
forum-trajanum-event-game_ended = { $seat } завершает игру, набрав { forum-trajanum-points }.

## Вопросы

forum-trajanum-prompt-crane = Какой кран поставить в { $corner }?
forum-trajanum-prompt-first_row = Вам досталась горожанка: { $front }. В какой ряд её поставить?
forum-trajanum-prompt-corner = В какой угол положить { $front_acc }? Другая горожанка ({ $other }) ляжет в угол напротив.
forum-trajanum-prompt-second_citizen = Как новичок, вы можете сразу поставить горожанку из одного из своих углов. В какой ряд?
forum-trajanum-prompt-take = { $other_same ->
    [yes] Обе улицы — { $symbol }: какой жетон первым?
   *[no] Улицы { $symbol } и { $other }: какой жетон первым?
}
forum-trajanum-prompt-take_second = { $other_same ->
    [yes] Обе улицы — { $symbol }: какой жетон теперь?
   *[no] Улицы { $symbol } и { $other }: какой жетон теперь?
}
forum-trajanum-prompt-keep = Какой жетон оставить себе? Другой получит { $receiver }.
forum-trajanum-prompt-pick = Сосед ничего вам не передаёт. Поднять жетон, лежащий рядом с вашей колонией?
forum-trajanum-prompt-use = Какой из двух жетонов использовать?
forum-trajanum-prompt-use_first = Какой из двух жетонов использовать первым?
forum-trajanum-prompt-place = В какой ряд поставить { $front_acc }?
forum-trajanum-prompt-row_bonus = Второй горожанин в ряду «{ $row }» приносит бонус. Что взять?
forum-trajanum-prompt-worker = Какого рабочего взять?
forum-trajanum-prompt-area_bonus = Какой бонус области взять?
forum-trajanum-prompt-second_area_bonus = Патриций II приносит второй бонус области, не такой же. Какой взять?
forum-trajanum-prompt-upgrade = Как далеко сдвинуть ползунок?
forum-trajanum-prompt-build = Что построить?
forum-trajanum-prompt-build_again = Можно построить ещё раз. Что именно?
forum-trajanum-prompt-prepare = Обменять что-нибудь, прежде чем ваш ход закончится?
forum-trajanum-prompt-space = Где построить { $tile_acc }?
forum-trajanum-prompt-gray_half = Вы строите { $tile_acc }. Где будет серое здание?
forum-trajanum-prompt-second_half = Вы строите { $tile_acc }, одна половина лежит на участке { $cell }. Где будет другая?
forum-trajanum-prompt-order = Готово: { $tile }. Какая половина действует первой?
forum-trajanum-prompt-benefit = Вы на клетке { $level } трека { $track_gen }. Какую награду взять?
forum-trajanum-prompt-dig = Какой жетон своей колонии взять и использовать?
forum-trajanum-prompt-send = На какую { $colour_fem } клетку отправить посланника?
forum-trajanum-prompt-send_anywhere = На какую цветную клетку отправить посланника?
forum-trajanum-prompt-send_to_eagle = На какую клетку с орлом отправить посланника?
forum-trajanum-prompt-pay = Заплатить монету ряду «{ $row }»? У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.

## Отказы: почему так нельзя

forum-trajanum-refusal-crane_already_placed = Ваш { $colour } кран уже стоит в другом углу.
forum-trajanum-refusal-other_class = Этому горожанину не место в ряду «{ $row }».
forum-trajanum-refusal-no_tile_there = На участке { $cell } нет жетона колонии.
forum-trajanum-refusal-tile_already_taken = Жетон с участка { $cell } вы уже взяли.
forum-trajanum-refusal-not_in_the_streets = Участок { $cell } не лежит ни на одной из улиц, откуда можно взять жетон; без трибуна его не взять.
forum-trajanum-refusal-costs_no_tribune = Участок { $cell } лежит на улице с карты; трибун для этого не нужен.
forum-trajanum-refusal-no_tribune = У вас не осталось трибунов.
forum-trajanum-refusal-street_has_tiles = На улице есть жетоны, и один из них нужно взять.
forum-trajanum-refusal-not_among_the_two = В этом раунде вы не брали жетон с участка { $cell }.
forum-trajanum-refusal-not_beside_colonia = Рядом с вашей колонией такого жетона нет: { $front }.
forum-trajanum-refusal-two_tribunes_needed = Чтобы использовать оба жетона, нужны 2 трибуна.
forum-trajanum-refusal-no_choice_of_goods = Здесь этого взять нельзя: { $good }.
forum-trajanum-refusal-bonus_taken_already = Этот бонус области ({ $bonus }) вы только что взяли; второй должен быть другим.
forum-trajanum-refusal-only_in_building_phase = Обмен возможен только во время вашего строительства.
forum-trajanum-refusal-two_workers_needed = Для строителя нужны 2 { $colour_many } рабочих.
forum-trajanum-refusal-no_worker = У вас нет { $colour_gen } рабочего.
forum-trajanum-refusal-no_assistant = У вас нет помощника.
forum-trajanum-refusal-same_colour = Этот рабочий и так { $colour }.
forum-trajanum-refusal-not_active = В ряду «{ $row }» у вас нет активных горожан.
forum-trajanum-refusal-used_up = В этом ходу вы уже полностью использовали способность ряда «{ $row }».
forum-trajanum-refusal-not_exchangeable = Торговец II обменивает только монету, трибуна или помощника на другой ресурс из этих трёх; это не подходит: { $good }.
forum-trajanum-refusal-no_such_good = Этого у вас нет: { $good }.
forum-trajanum-refusal-no_builder = Для этого нужен строитель.
forum-trajanum-refusal-workers_needed = { $count ->
    [one] Для этого нужен { $colour } рабочий.
   *[other] Для этого нужны { $count } { $colour_many } рабочих.
}
forum-trajanum-refusal-tiles_used_up = Такие строительные жетоны закончились: { $tile }.
forum-trajanum-refusal-no_space = В вашей колонии негде построить { $tile_acc }.
forum-trajanum-refusal-one_building_a_turn = В этом ходу вы уже строили.
forum-trajanum-refusal-temple_there = На участке { $cell } стоит храм.
forum-trajanum-refusal-crane_there = На участке { $cell } стоит кран; там никогда не строят.
forum-trajanum-refusal-building_there = На участке { $cell } уже есть постройка.
forum-trajanum-refusal-colonia_tile_there = На участке { $cell } ещё лежит жетон колонии.
forum-trajanum-refusal-no_room_for_both = Рядом с участком { $cell } нет места для второй половины.
forum-trajanum-refusal-not_adjacent = Участок { $cell } не соседний с участком { $other }.
forum-trajanum-refusal-level_not_reached = До награды { $level } вы ещё не дошли.
forum-trajanum-refusal-benefit_impossible = Награда { $level } сейчас ничего не даст.
forum-trajanum-refusal-no_such_square = Клетки { $square } в этой партии нет.
forum-trajanum-refusal-square_taken = На клетке { $square } уже стоит посланник.
forum-trajanum-refusal-eagle_there = На клетке { $square } орёл; туда ведёт только третья награда трека библиотеки.
forum-trajanum-refusal-no_eagle_there = На клетке { $square } нет орла.
forum-trajanum-refusal-other_colour = Клетка { $square } другого цвета; нужен { $colour }.
forum-trajanum-refusal-started_area_first = Пока начатая область этого цвета ({ $colour }) не заполнена, посланник должен идти туда, а не на клетку { $square }.
forum-trajanum-refusal-may_not_decline = Здесь отказаться нельзя.
forum-trajanum-refusal-other_row = Сначала решите, платить ли ряду «{ $row }».

forum-trajanum-refusal-no_builder_but_tile = Нужен строитель: он есть на открытом жетоне на участке { $cell }; два рабочих одного цвета тоже становятся строителем.
forum-trajanum-refusal-workers_needed_but_tile = { $count ->
    [one] Нужен { $colour } рабочий: он есть на открытом жетоне на участке { $cell }.
   *[other] Нужны { $count } { $colour_many } рабочих: такой есть на открытом жетоне на участке { $cell }.
}
forum-trajanum-refusal-sent_with_structure = Посланники отправляются на форум при постройке. На клетку такого цвета ({ $colour }) посланника отправит { $building }.
forum-trajanum-refusal-eagle_by_library = На орла посланника приводит только третий шаг на треке библиотеки.
forum-trajanum-refusal-paid_after_rounds = Горожанам платят в конце цикла{ $count ->
    [1] , после этого раунда.
   *[other] ; раундов до этого: { $count }.
}
forum-trajanum-refusal-taken_in_draft = Жетоны берут в начале каждого раунда, все одновременно.
forum-trajanum-refusal-kept_after_two = Сначала возьмите оба жетона; потом один оставите, другой передадите.
forum-trajanum-refusal-used_in_turn = Жетоны используют в свой ход, когда все уже взяли.
forum-trajanum-refusal-placed_with_tile = Горожанина размещают, когда используют жетон, на котором он показан.
forum-trajanum-refusal-gained_with_area = Бонус области берёт тот, кто занял её последнюю клетку.
forum-trajanum-refusal-moved_with_upgrade = Ползунок сдвигает повышение престижа: с жетона, как бонус области или на треке базилики.
forum-trajanum-refusal-built_in_turn = Строят в свой ход, после того как использован жетон.
forum-trajanum-refusal-tile_first = Сначала выберите строительный жетон, потом участок.
forum-trajanum-refusal-benefit_with_building = Награду приносит здание её трека: библиотека, базилика или рынок.
forum-trajanum-refusal-set_up_is_over = Это относится к подготовке, а она закончена.

## О чём лучше не забыть

forum-trajanum-caution-rows_sleep = { $rounds ->
    [1] Горожанам платят после этого раунда
    [one] Горожанам платят через { $rounds } раунд
    [few] Горожанам платят через { $rounds } раунда
   *[many] Горожанам платят через { $rounds } раундов
}: у вас { $coins ->
    [0] нет монет
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
} на { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
} с горожанами, { $count ->
    [one] { $count } ряд уснёт
    [few] { $count } ряда уснут
   *[many] { $count } рядов уснут
}.
forum-trajanum-caution-crane_waits = { $rounds ->
    [1] Раунд последний: возьмите жетон { $cell } сейчас, и { $colour } кран под ним даст { $points } ПО в следующем подсчёте.
   *[other] Возьмите жетон { $cell } до следующего подсчёта, и { $colour } кран под ним даст { $points } ПО.
}
forum-trajanum-caution-no_envoy = На вашем корабле нет посланника: цветная постройка никого не отправит. Для кранов она всё равно считается.
