# «Как играть»: страница на десять минут. **Слова между звёздочками** выделены.

trajan-howto-title = «Траян» за десять минут
trajan-howto-lead = Вы служите Риму сразу на шести поприщах. Каждое приносит очки, и после четырёх кварталов **побеждает тот, у кого их больше**. Всё искусство — в вашем круге действий: он решает, что вам доступно.
trajan-howto-step-empty = **Опустошите чашу** — любую из шести, где лежит хотя бы один маркер.
trajan-howto-step-sow = **Разложите маркеры по часовой стрелке,** по одному в чашу. Какой цвет куда ляжет, решаете вы.
trajan-howto-step-land = **Последняя чаша — ваше действие.** Здесь { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} из чаши { $tray }, и последний ложится в чашу { $target }: { $action }.
trajan-howto-step-tile = **Жетон приносит очки,** если теперь в его чаше есть оба его цвета, что бы ещё там ни лежало: здесь это { $first } и { $second }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
trajan-howto-step-time = **Время идёт:** один шаг за каждый разложенный маркер.

trajan-howto-actions = Шесть чаш — шесть действий
trajan-howto-tray = чаша { $tray }
trajan-howto-action-seaport = Возьмите две карты и сбросьте одну, возьмите карту из стопки сброса, выложите одну-две карты и доберите столько же **или погрузите набор на корабль**. Первый получает полную цену; потом корабль становится серым и до конца квартала платит меньше.
trajan-howto-action-forum = Возьмите **один любой жетон**: потребности, голоса, дополнительные действия, жетоны «любой». Форум пополняется только в конце квартала.
trajan-howto-action-military = Выставьте легионера в лагерь, **или передвиньте** полководца в соседнюю провинцию и возьмите её жетон, **или переместите легионера** к полководцу: это очки провинции минус 3 за каждый цвет, чей легионер там уже стоит.
trajan-howto-action-senate = На клетку вперёд: **2 очка, потом 3, 4 … до 8**. В конце квартала эта клетка — ещё и ваши голоса.
trajan-howto-action-trajan = Возьмите верхний жетон стопки и положите его **туда, где стоит ваша арка**; арка перейдёт к следующей свободной ячейке. Два цвета жетона — ваш следующий план.
trajan-howto-action-construction = Выставьте рабочего в лагерь **или переместите одного** к остальным и возьмите жетон: очки сразу. **Первый жетон каждого вида** даёт ещё и целое действие.

trajan-howto-demands = Чего требует Рим
trajan-howto-demands-text = После каждого из первых трёх раундов квартала Рим объявляет потребность. В конце квартала на каждую нужен подходящий жетон.
trajan-howto-unmet-one = одна не удовлетворена
trajan-howto-unmet-two = две
trajan-howto-unmet-three = три
trajan-howto-demands-note = Жетоны форума при этом тратятся. Жетон потребности, полученный на круге действий, остаётся и служит каждый квартал.
trajan-howto-loss = −{ $points }

trajan-howto-quarter = Четыре раунда — и квартал закончен
trajan-howto-quarter-demands = **Потребности** удовлетворены или стоят очков.
trajan-howto-quarter-votes = **Голоса:** ваша клетка в сенате и жетоны с голосами. У кого больше, тот выбирает один из двух бонусных жетонов; второму достаётся другой, более слабой стороной.
trajan-howto-quarter-fresh = **Всё заново:** диски возвращаются, жетоны с голосами и форум убираются и выкладываются новые, серые корабли снова цветные.
trajan-howto-quarter-note = Раунд кончается, когда счётчик времени прошёл полный круг, сколько бы ходов это ни заняло. Кто раскладывает мало маркеров, ходит чаще.

trajan-howto-scores = Что приносит очки
trajan-howto-scores-during = Во время игры
trajan-howto-scores-end = В конце
trajan-howto-score-ships = Карты, погруженные на корабль
trajan-howto-score-tiles = Выполненные жетоны Траяна
trajan-howto-score-senate = Каждый шаг в сенате
trajan-howto-score-provinces = Легионер в провинции
trajan-howto-score-construction = Жетон построек
trajan-howto-score-three = Три одинаковых жетона построек
trajan-howto-score-four = Четыре одинаковых
trajan-howto-score-bonus = Бонусные жетоны, например за каждое выложенное вино и рыбу
trajan-howto-score-left = Каждая карта в руке, рабочий или легионер в лагере, жетон Траяна на круге действий
trajan-howto-range = { $fewest }–{ $most }

trajan-howto-more = Больше за один ход
trajan-howto-more-extra = **Дополнительное действие.** После действия потратьте жетон с его картинкой и выполните действие ещё раз. Один такой жетон за ход.
trajan-howto-more-plus = **+2.** Навсегда лежит у одного действия: жетон дополнительного действия там стоит двух.
trajan-howto-more-first = **Первый своего вида.** Первая лестница даёт действие «Форум», первая дверь — «Сенат» …
trajan-howto-tips = Три совета для первой партии
trajan-howto-tip-next = Прежде чем раскладывать, посмотрите, куда достанет **следующий** ход.
trajan-howto-tip-demands = Берите жетоны потребностей **раньше**, чем Рим их потребует.
trajan-howto-tip-five = Ход на 5 очков — хороший ход.

trajan-howto-legend-actions = Действия
trajan-howto-legend-markers = Маркеры
trajan-howto-legend-pieces = Фигуры
trajan-howto-legend-demands = Потребности и голоса
trajan-howto-legend-helpers = Помощь
trajan-howto-legend-construction = Постройки
trajan-howto-legend-goods = Товары
trajan-howto-icon-leader = полководец
trajan-howto-icon-legionnaire = легионер
trajan-howto-icon-worker = рабочий
trajan-howto-icon-disc = диск в сенате
trajan-howto-icon-arch = арка
trajan-howto-icon-time = время
trajan-howto-icon-votes = голоса
trajan-howto-icon-points = очки
trajan-howto-icon-minus = потеря очков
trajan-howto-icon-plus = ещё дважды
trajan-howto-icon-cards = две карты
trajan-howto-icon-extra = дополнительное действие
trajan-howto-icon-part = { $part }: { $action }
