board = Центр стола
area-of-forum = Площадь форума
area-of-tracks = Треки наград и колонна
area-of-tiles = Жетоны зданий
area-of-streets = Карты улиц
area-of-cards = Карты Траяна
chip-forum = Форум
chip-tracks = Треки
chip-tiles = Здания
chip-streets = Улицы
chip-cards = Задания
round-of = Цикл и раунд

cycle = Цикл { $cycle }
round = раунд { $round } из 4
starts = Первый игрок: { $name }
start-short = первый
streets-left = { $count ->
    [0] Карт улиц больше нет.
    [one] Осталась { $count } карта улиц.
    [few] Осталось { $count } карты улиц.
   *[many] Осталось { $count } карт улиц.
}

eagle = орёл
square = Клетка { $square }: { $what }
eagle-help = Посланник на орле приносит 2 очка, рядом с ним — 1. Сюда ведёт только третья награда библиотеки.
envoy-of = Посланник: { $name }
area-free = Область из { $size }, ещё пуста.
area-started = Область из { $size }, начата; свободно: { $free }.
area-completed = Область из { $size }, заполнена.
area-completes = Посланник здесь заполнит область: бонус области!
legend-started = начата
legend-completed = заполнена
legend-eagle = на орле 2, рядом 1

bonus = Бонус области: { $bonus }
bonus-help = Кто занимает последнюю клетку области, берёт один из них; с активным Патрицием II — два разных.

step = Трек «{ $track }», клетка { $step }: { $benefit }
track = Трек «{ $track }»
track-help = Каждое такое здание продвигает вас на клетку: возьмите её награду или одну из прежних.
track-reached = Вы уже прошли эту клетку.
track-next = Ваша следующая клетка.
track-here = Здесь: { $names }
track-end = После этой награды маркер встаёт у колонны: { $column } и ещё 1 очко за каждого активного горожанина.
column = Колонна Траяна
column-help = Триумфальная колонна в вашей колонии приносит это число очков и ещё 1 за каждого активного горожанина.
column-worth = Для вас сейчас: { $column } + { $citizens } = { $points }
column-worth-short = Приносит очки колонны Траяна и ещё 1 за каждого активного горожанина.
column-now = сейчас { $points } ПО

street = Улица { $symbol }
street-row = Чёрный знак: горизонтальная улица.
street-column = Белый знак: вертикальная улица.
street-called = Открыта в этом раунде.
street-left = { $count ->
    [0] Больше не выпадет.
    [one] Выпадет ещё { $count } раз.
    [few] Выпадет ещё { $count } раза.
   *[many] Выпадет ещё { $count } раз.
}

card = Карта Траяна { $card }
card-empty = Карта Траяна цикла { $cycle }
card-none = В этой партии карты нет.
card-now = Приносит очки в конце этого цикла.
card-later = Приносит очки в конце цикла { $cycle }.
card-past = Уже подсчитана.
task-times = { $count ->
    [0] Пока не выполнено.
    [one] Выполнено { $count } раз, очков: { $points }
    [few] Выполнено { $count } раза, очков: { $points }
   *[many] Выполнено { $count } раз, очков: { $points }
}
card-I-1-building = Построить: серое, цветное, серое подряд в ряду.
card-I-1-collecting = Собрать: трибуна и монету.
card-I-2-building = Построить: прямо над храмом и под ним.
card-I-2-collecting = Собрать: двух активных горожан разных сословий и посланника на корабле.
card-I-3-building = Построить: два разных серых здания одно под другим.
card-I-3-collecting = Собрать: двух помощников и монету.
card-I-4-building = Построить: на обоих участках рядом с краном.
card-I-4-collecting = Собрать: строителя, рабочего и помощника.
card-II-1-building = Построить: квадрат два на два.
card-II-1-collecting = Собрать: помощника и две монеты.
card-II-2-building = Построить: цветное, серое, цветное сверху вниз.
card-II-2-collecting = Собрать: трибуна, строителя и помощника.
card-II-3-building = Построить: по постройке каждого цвета, где угодно.
card-II-3-collecting = Собрать: рабочего и две триумфальные колонны.
card-II-4-building = Построить: серое, цветное, серое сверху вниз.
card-II-4-collecting = Собрать: два сработавших крана и двух активных горожан разных сословий.
card-III-1-building = Построить: цветное, серое, серое, цветное сверху вниз.
card-III-1-collecting = Собрать: по активному горожанину каждого сословия.
card-III-2-building = Построить: три постройки разных цветов сверху вниз.
card-III-2-collecting = Собрать: триумфальную колонну, трибуна и строителя.
card-III-3-building = Построить: цветные постройки по всем четырём диагоналям храма.
card-III-3-collecting = Собрать: два сработавших крана и двух рабочих разных цветов.
card-III-4-building = Построить: три разных серых здания сверху вниз.
card-III-4-collecting = Собрать: свой маркер у колонны, помощника и монету.

tile-cost = Цена: { $cost }
tile-track = Продвигает по треку: { $track }
tile-envoy = Отправляет посланника на форум ({ $colour }).
tile-envoys = Отправляет двух посланников на форум ({ $colour }).
tiles-left = { $count ->
    [0] Не осталось.
   *[other] Осталось: { $count }
}
tiles-unlimited = Без ограничения.
ways-count = { $count ->
    [one] { $count } способ заплатить
    [few] { $count } способа заплатить
   *[many] { $count } способов заплатить
}
ways = Чем заплатить: { $tile }
ways-spaces = Куда: { $cells }.
way-straight = Просто заплатить
close = Закрыть

still-to-come = Ещё предстоит
still-to-come-of = Ещё предстоит игроку { $name }
to-benefit = шаг по треку: { $track }
to-column = очки за колонну
to-envoy = посланник ({ $colour })
to-finish = трек пройден: { $track }
to-row-bonus = бонус: { $row }
to-pay = { $row }?
to-build = строительство
to-build-again = ещё одно строительство
to-envoy-anywhere = посланник, любой цвет
to-envoy-to-eagle = посланник на орла
to-area-bonus = бонус области
to-upgrade = повышение престижа
to-worker = выбор рабочего
to-dig = взять жетон
to-citizen = поставить горожанина
to-use = второй жетон

send-area = { $state ->
    [completes] { $move }: { $colour }, заполнит область из { $size } и даст бонус области
    [started] { $move }: { $colour }, начатая область из { $size }, свободно { $free }
   *[free] { $move }: { $colour }, пустая область из { $size }
}
with = { $move }: { $what }
keep = оставить
use-own = свой
use-foreign = соседа

price = Цена: { $goods }
build-price = { $move } — цена: { $goods }
ways-listed = Щелчок покажет все.
end-turn = Закончить ход
pay-points = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: { $active } вместо { $inactive ->
    [one] { $inactive } очка
   *[other] { $inactive } очков
}
pay-points-more = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: { $active } вместо { $inactive ->
    [one] { $inactive } очка
   *[other] { $inactive } очков
}, и ещё { $more } за орлов и карту Траяна
pay-points-card = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: { $active } вместо { $inactive ->
    [one] { $inactive } очка
   *[other] { $inactive } очков
}, но монета принесёт { $more } за карту Траяна
pay-ability = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: очков сейчас нет, зато поможет в цикле { $cycle }
pay-nothing = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: это уже ничего не принесёт
pay-nothing-more = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}: ещё { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} за орлов и карту Траяна
pay-nothing-card = { $awake ->
    [yes] { $row } не спит
   *[no] { $row } просыпается
}, но монета принесёт { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} за карту Траяна
leave-points = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: { $active } → { $inactive ->
    [one] { $inactive } очко
    [few] { $inactive } очка
   *[many] { $inactive } очков
}
leave-points-more = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: { $active } → { $inactive ->
    [one] { $inactive } очко
    [few] { $inactive } очка
   *[many] { $inactive } очков
}, и ещё минус { $more } за орлов и карту Траяна
leave-points-card = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: { $active } → { $inactive ->
    [one] { $inactive } очко
    [few] { $inactive } очка
   *[many] { $inactive } очков
}, но сбережённая монета принесёт { $more } за карту Траяна
leave-ability = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: очки не теряются, но в цикле { $cycle } он не поможет
leave-nothing = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: ничего не теряется
leave-nothing-more = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}: минус { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} за орлов и карту Траяна
leave-nothing-card = { $awake ->
    [yes] { $row } засыпает
   *[no] { $row } спит дальше
}, а сбережённая монета принесёт { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} за карту Траяна

gain-envoys = { $count ->
    [one] { $count } посланник на форуме
    [few] { $count } посланника на форуме
   *[many] { $count } посланников на форуме
}
gain-ship = { $count ->
    [one] { $count } посланник на корабле
    [few] { $count } посланника на корабле
   *[many] { $count } посланников на корабле
}
gain-upgrades = { $count ->
    [one] { $count } повышение престижа
    [few] { $count } повышения престижа
   *[many] { $count } повышений престижа
}

score-title = Подсчёт очков
score-sum = за этот подсчёт
scorings = Прошедшие подсчёты

verb-crane = Поставить кран
verb-corner = Выбрать угол
verb-arrange = Выбрать за меня
verb-take = Взять жетон
verb-ignore = Любой жетон за трибуна
verb-skip = Не брать жетон
verb-keep = Оставить жетон
verb-pick = Поднять жетон
verb-use = Использовать жетон
verb-both = Использовать оба жетона
verb-place = Выбрать ряд
verb-receive = Взять ресурс
verb-gain = Взять бонус области
verb-advance = Сдвинуть ползунок
verb-cypress = До следующего кипариса
verb-decline = Отказаться
verb-train = 2 рабочих → строитель
verb-recolour = Перекрасить рабочего
verb-craft = Ремесленник I
verb-promote = Ремесленник II
verb-exchange = Торговец II
verb-build = Построить
verb-on = Выбрать участок
verb-first = Выбрать порядок
verb-benefit = Взять награду
verb-send = Отправить посланника
verb-done = Закончить строительство
verb-pay = Заплатить
verb-leave = Не платить
