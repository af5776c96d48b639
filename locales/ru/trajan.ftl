# «Траян» словами русских правил (docs/rules/glossary.md).
#
# Формы слова: .gen, .acc, .loc — падежи; .from — откуда, .onto — куда, .in — где;
# .name — название в кавычках.

trajan-title = Траян
    .tagline = Раскладывайте маркеры по кругу, ловите нужный момент, служите Риму.
trajan-ruling = R-{ $ruling }

## Варианты партии

trajan-option-edition = Издание
    .help = Чьи правила действуют там, где издания расходятся: когда раскладываются маркеры, чего стоит в конце жетон «Любая потребность» и что решает при ничьей.
trajan-option-edition-2022 = 2022
trajan-option-edition-2011 = 2011
trajan-option-time = Трек времени
    .help = Сколько клеток счётчик времени проходит за раунд при 2, 3 и 4 игроках.
trajan-option-time-11-16-21 = 11, 16 или 21 клетка
trajan-option-time-12-17-22 = 12, 17 или 22 клетки
trajan-option-start = Первый игрок
    .help = Кто делает первый ход.
trajan-option-start-random = по жребию
trajan-option-start-0 = первое место
trajan-option-start-1 = второе место
trajan-option-start-2 = третье место
trajan-option-start-3 = четвёртое место

## Предметы

trajan-kind-tray = чаша

trajan-kind-slot = ячейка
trajan-kind-slot-I = I
trajan-kind-slot-II = II
trajan-kind-slot-III = III
trajan-kind-slot-IV = IV
trajan-kind-slot-V = V
trajan-kind-slot-VI = VI
trajan-kind-slot-centre = центр

# «действие «{ $action }»»
trajan-kind-action = действие
trajan-kind-action-seaport = Порт
trajan-kind-action-forum = Форум
trajan-kind-action-military = Военная кампания
trajan-kind-action-senate = Сенат
trajan-kind-action-trajan = Арка Траяна
trajan-kind-action-construction = Строительство

# Винительный падеж («кладёт синий маркер») совпадает с именительным.
trajan-kind-colour = цвет
trajan-kind-colour-blue = синий
    .gen = синего
trajan-kind-colour-yellow = жёлтый
    .gen = жёлтого
trajan-kind-colour-green = зелёный
    .gen = зелёного
trajan-kind-colour-orange = оранжевый
    .gen = оранжевого
trajan-kind-colour-pink = розовый
    .gen = розового
trajan-kind-colour-white = белый
    .gen = белого

trajan-kind-commodity = товар
trajan-kind-commodity-scroll = свиток
trajan-kind-commodity-oil = масло
trajan-kind-commodity-fruit = фрукты
trajan-kind-commodity-lamp = светильник
trajan-kind-commodity-wine = вино
trajan-kind-commodity-fish = рыба
trajan-kind-commodity-jewellery = украшения
trajan-kind-commodity-gems = самоцветы
trajan-kind-commodity-column = колонна
trajan-kind-commodity-hide = шкура
trajan-kind-commodity-cattle = скот
trajan-kind-commodity-grain = зерно
trajan-kind-commodity-wild = любой товар

trajan-kind-pile = стопка
trajan-kind-pile-left = левая стопка сброса
    .from = из левой стопки сброса
    .onto = в левую стопку сброса
    .in = в левой стопке сброса
trajan-kind-pile-right = правая стопка сброса
    .from = из правой стопки сброса
    .onto = в правую стопку сброса
    .in = в правой стопке сброса
trajan-kind-pile-deck = стопка карт товаров
    .from = из стопки карт товаров
    .onto = в стопку карт товаров
    .in = в стопке карт товаров

# «корабль для { $ship_gen }»
trajan-kind-ship = корабль
trajan-kind-ship-identical = одинаковые карты
    .gen = одинаковых карт
trajan-kind-ship-different = разные карты
    .gen = разных карт
trajan-kind-ship-pairs = разные пары
    .gen = разных пар

trajan-kind-tile = жетон
trajan-kind-tile-bread = хлеб
    .acc = жетон «Хлеб»
trajan-kind-tile-games = зрелища
    .acc = жетон «Зрелища»
trajan-kind-tile-religion = религия
    .acc = жетон «Религия»
trajan-kind-tile-votes-2 = 2 голоса
    .acc = жетон «2 голоса»
trajan-kind-tile-votes-3 = 3 голоса
    .acc = жетон «3 голоса»
trajan-kind-tile-votes-4 = 4 голоса
    .acc = жетон «4 голоса»
trajan-kind-tile-votes-5 = 5 голосов
    .acc = жетон «5 голосов»
trajan-kind-tile-wild-commodity = любой товар
    .acc = жетон «Любой товар»
trajan-kind-tile-wild-demand = любая потребность
    .acc = жетон «Любая потребность»
trajan-kind-tile-wild-construction = любая постройка
    .acc = жетон «Любая постройка»
trajan-kind-tile-wild-action = любое дополнительное действие
    .acc = жетон «Любое дополнительное действие»
trajan-kind-tile-extra-seaport = дополнительное действие «Порт»
    .acc = жетон дополнительного действия «Порт»
trajan-kind-tile-extra-forum = дополнительное действие «Форум»
    .acc = жетон дополнительного действия «Форум»
trajan-kind-tile-extra-military = дополнительное действие «Военная кампания»
    .acc = жетон дополнительного действия «Военная кампания»
trajan-kind-tile-extra-senate = дополнительное действие «Сенат»
    .acc = жетон дополнительного действия «Сенат»
trajan-kind-tile-extra-trajan = дополнительное действие «Арка Траяна»
    .acc = жетон дополнительного действия «Арка Траяна»
trajan-kind-tile-extra-construction = дополнительное действие «Строительство»
    .acc = жетон дополнительного действия «Строительство»

trajan-kind-demand = потребность
trajan-kind-demand-bread = хлеб
    .gen = хлеба
    .loc = хлебе
trajan-kind-demand-games = зрелища
    .gen = зрелищ
    .loc = зрелищах
trajan-kind-demand-religion = религия
    .gen = религии
    .loc = религии

trajan-kind-province = провинция
trajan-kind-province-alpes = Альпы
    .gen = Альп
    .acc = Альпы
    .loc = Альпах
trajan-kind-province-raetia = Реция
    .gen = Реции
    .acc = Рецию
    .loc = Реции
trajan-kind-province-noricum = Норик
    .gen = Норика
    .acc = Норик
    .loc = Норике
trajan-kind-province-narbonensis = Нарбонская Галлия
    .gen = Нарбонской Галлии
    .acc = Нарбонскую Галлию
    .loc = Нарбонской Галлии
trajan-kind-province-aquitania = Аквитания
    .gen = Аквитании
    .acc = Аквитанию
    .loc = Аквитании
trajan-kind-province-lugdunensis = Лугдунская Галлия
    .gen = Лугдунской Галлии
    .acc = Лугдунскую Галлию
    .loc = Лугдунской Галлии
trajan-kind-province-belgica = Белгика
    .gen = Белгики
    .acc = Белгику
    .loc = Белгике
trajan-kind-province-germania-superior = Верхняя Германия
    .gen = Верхней Германии
    .acc = Верхнюю Германию
    .loc = Верхней Германии
trajan-kind-province-germania-inferior = Нижняя Германия
    .gen = Нижней Германии
    .acc = Нижнюю Германию
    .loc = Нижней Германии
trajan-kind-province-britannia = Британия
    .gen = Британии
    .acc = Британию
    .loc = Британии
trajan-kind-province-camp = военный лагерь
    .gen = военного лагеря
    .acc = военный лагерь
    .loc = военном лагере

# Виды жетонов Траяна.
trajan-kind-stack = стопка
trajan-kind-stack-victory = победные очки
trajan-kind-stack-cards = карты товаров
trajan-kind-stack-plus-two = жетон +2
trajan-kind-stack-demand = потребность
trajan-kind-stack-workers = рабочие
trajan-kind-stack-legionnaires = легионеры

trajan-kind-trajan-tile = жетон Траяна

trajan-kind-part = жетон построек
trajan-kind-part-stairs = лестница
    .name = «Лестница»
trajan-kind-part-door = дверь
    .name = «Дверь»
trajan-kind-part-fountain = фонтан
    .name = «Фонтан»
trajan-kind-part-roof = крыша
    .name = «Крыша»
trajan-kind-part-window = окно
    .name = «Окно»

trajan-kind-building = жетон построек
trajan-kind-space = ячейка

trajan-kind-bonus = бонусный жетон
trajan-kind-bonus-scroll-oil = Свиток и масло
trajan-kind-bonus-fruit-lamp = Фрукты и светильник
trajan-kind-bonus-wine-fish = Вино и рыба
trajan-kind-bonus-jewellery-gems = Украшения и самоцветы
trajan-kind-bonus-column-hide = Колонна и шкура
trajan-kind-bonus-cattle-grain = Скот и зерно
trajan-kind-bonus-bread = Хлеб
trajan-kind-bonus-games = Зрелища
trajan-kind-bonus-religion = Религия
trajan-kind-bonus-workers = Рабочие
trajan-kind-bonus-legionnaires = Легионеры
trajan-kind-bonus-yellow = Золотые бонусные жетоны

trajan-kind-side = сторона
trajan-kind-side-yellow = золотая сторона
trajan-kind-side-gray = серебряная сторона

trajan-kind-role = роль действия
trajan-kind-role-main = основное действие
trajan-kind-role-bonus = бонусное действие
trajan-kind-role-repeat = повтор
trajan-kind-role-second-repeat = второй повтор

trajan-kind-cover = жетон, удовлетворяющий потребность
trajan-kind-cover-trajan-tile = жетон Траяна
trajan-kind-cover-forum-tile = жетон форума
trajan-kind-cover-wild-demand = любая потребность

trajan-kind-quarter = квартал

# За что получены очки: заголовки строк.
trajan-kind-source = источник очков
trajan-kind-source-trajan-tiles = Жетоны Траяна
trajan-kind-source-ships = Корабли
trajan-kind-source-provinces = Провинции
trajan-kind-source-senate = Сенат
trajan-kind-source-construction = Жетоны построек
trajan-kind-source-demands = Неудовлетворённые потребности
trajan-kind-source-hand = Карты в руке
trajan-kind-source-worker-camp = Рабочие в лагере
trajan-kind-source-military-camp = Легионеры в лагере
trajan-kind-source-circle = Жетоны Траяна на круге действий
trajan-kind-source-sets = Наборы жетонов построек
trajan-kind-source-bonus-tiles = Бонусные жетоны

## Части предложений

trajan-points = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
trajan-worth = { $worth ->
    [one] { $worth } победное очко
    [few] { $worth } победных очка
   *[many] { $worth } победных очков
}

## Ходы: что можно выбрать

trajan-move-place = Положить { $colour } маркер
trajan-move-arrange = Выбрать за меня
trajan-move-choose = Жетон Траяна ({ $stack }) — в ячейку { $slot }
trajan-move-sow = Взять маркеры из чаши { $tray }
trajan-move-drop = Положить { $colour } маркер в чашу
trajan-move-accept = Выполнить особое действие
trajan-move-waive = Отказаться от особого действия
trajan-move-assign = Прикрепить жетон +2 к действию «{ $action }»
trajan-move-pass = Пропустить действие
trajan-move-repeat = Использовать { $tile_acc }
trajan-move-stop = Не использовать жетон
trajan-move-draw = Взять 2 карты, затем сбросить 1
trajan-move-discard = Сбросить карту { $pile_onto }: { $commodity }
trajan-move-take = Взять верхнюю карту { $pile_from }
trajan-move-lay = Выложить перед собой и взять столько же карт: { $commodity }
trajan-move-ship = Погрузить { $ship }: { $commodity }
trajan-move-collect = Взять { $tile_acc }
trajan-move-enlist = Выставить легионера в военный лагерь
trajan-move-march = Передвинуть полководца в { $province_acc }
trajan-move-occupy = Переместить легионера к полководцу
trajan-move-advance = Продвинуться по треку сената
trajan-move-claim = Взять жетон Траяна ({ $stack })
trajan-move-hire = Выставить рабочего в рабочий лагерь
trajan-move-build = Переместить рабочего в ячейку { $space }
trajan-move-pick = Взять бонусный жетон «{ $bonus }»

## События: подготовка к игре

trajan-event-marker_placed = { $seat } кладёт { $colour } маркер в чашу { $tray }.
trajan-event-markers_laid = { $seat } раскладывает маркеры по чашам с I по VI: { $colour_each }.
trajan-event-provinces_dealt = В провинциях лежат жетоны форума: { $tile }.
trajan-event-forum_dealt = { $tile_count ->
    [0] Жетонов форума для области форума не осталось.
   *[other] На форуме появляются жетоны форума: { $tile }.
}
trajan-event-extras_dealt = На форуме появляются жетоны дополнительного действия: { $tile }.
trajan-event-construction_dealt = Жетоны построек разложены в области строительства.
trajan-event-stacks_opened = Шесть стопок жетонов Траяна лежат на игровом поле лицом вверх.
trajan-event-start_player = Первый игрок — { $seat }.
trajan-event-bonus_dealt = { $seat } тянет бонусный жетон «{ $bonus }».
trajan-event-senate_bonus = В сенате лежат бонусные жетоны «{ $bonus }» и «{ $other }».
trajan-event-piles_opened = Открыты стопки сброса: слева — { $left }, справа — { $right }.
trajan-event-tile_chosen = { $seat } кладёт жетон Траяна в ячейку { $slot } ({ $stack }; { $first } + { $second }; { $worth } ПО).

## События: ход игрока

trajan-event-turn_began = Ходит { $seat }.
trajan-event-sown = { $seat } берёт { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} из чаши { $tray }; активной чашей станет { $target }.
trajan-event-time_moved = Счётчик времени проходит { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} и встаёт на { $position ->
    [0] стартовую клетку
   *[other] клетку { $position }
}.
trajan-event-marker_dropped = { $seat } опускает { $colour } маркер в чашу { $tray }.
trajan-event-tile_completed = { $seat } выполняет эффект жетона Траяна у чаши { $slot } ({ $stack }; { $first } + { $second }) и получает { trajan-worth }.
trajan-event-effect_waived = { $seat } отказывается от особого действия ({ $stack }).
trajan-event-demand_kept = { $seat } оставляет жетон Траяна себе: теперь он каждый квартал удовлетворяет одну потребность в { $demand_loc }.
trajan-event-plus_two_assigned = { $seat } прикрепляет жетон +2 к действию «{ $action }».
trajan-event-arch_moved = { $slot_word ->
    [centre] { $seat } ставит арку Траяна в центр круга действий: свободных ячеек нет.
   *[other] { $seat } ставит арку Траяна на ячейку { $slot }.
}
trajan-event-action_passed = { $role_word ->
    [bonus] { $seat } отказывается от бонусного действия «{ $action }».
    [second-repeat] { $seat } не выполняет действие «{ $action }» в третий раз.
   *[main] { $seat } отказывается от действия «{ $action }».
}
trajan-event-action_repeated = { $seat } использует { $tile_acc } и повторяет действие «{ $action }».
trajan-event-bonus_action = Первый жетон построек этого вида: { $seat } получает бонусное действие «{ $action }».

## События: порт

trajan-event-card_drawn = { $seat } берёт карту из стопки карт товаров: { $commodity }.
trajan-event-card_drawn_unseen = { $seat } берёт карту из стопки карт товаров.
trajan-event-card_taken = { $seat } берёт карту { $pile_from }: { $commodity }.
trajan-event-card_discarded = { $seat } сбрасывает карту { $pile_onto }: { $commodity }.
trajan-event-pile_refilled = Новая карта { $pile_in }: { $commodity }.
trajan-event-deck_reshuffled = Стопки сброса перемешаны: теперь в стопке карт товаров { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
trajan-event-cards_laid = { $seat } выкладывает перед собой: { $commodity }.
trajan-event-cards_shipped = { $seat } грузит товары на корабль для { $ship_gen } ({ $commodity }) и получает { trajan-points }.
trajan-event-ship_turned = Корабль для { $ship_gen } переворачивается на серую сторону.

## События: другие действия

trajan-event-tile_collected = { $seat } берёт с форума { $tile_acc }.
trajan-event-leader_marched = { $seat } передвигает полководца из { $origin_gen } в { $province_acc }.
trajan-event-tile_seized = { $seat } забирает в { $province_loc } { $tile_acc }.
trajan-event-legionnaires_enlisted = { $count ->
    [0] { $seat }: фигур подданных в запасе больше нет.
    [1] { $seat } выставляет легионера в военный лагерь.
    [one] { $seat } выставляет в военный лагерь { $count } легионера.
   *[many] { $seat } выставляет в военный лагерь { $count } легионеров.
}
trajan-event-province_occupied = { $seat } перемещает легионера в { $province_acc } и получает { trajan-points }.
trajan-event-senate_advanced = { $seat } продвигается по треку сената и получает { trajan-points }.
trajan-event-tile_claimed = { $seat } берёт жетон Траяна ({ $stack }; { $first } + { $second }; { $worth } ПО) и кладёт его в ячейку { $slot }.
trajan-event-stack_turned = Открыт следующий жетон Траяна ({ $stack }).
trajan-event-stack_emptied = Стопка жетонов Траяна ({ $stack }) закончилась.
trajan-event-workers_hired = { $count ->
    [0] { $seat }: фигур подданных в запасе больше нет.
    [1] { $seat } выставляет рабочего в рабочий лагерь.
    [one] { $seat } выставляет в рабочий лагерь { $count } рабочего.
   *[many] { $seat } выставляет в рабочий лагерь { $count } рабочих.
}
trajan-event-building_taken = { $seat } перемещает рабочего в ячейку { $space }, берёт жетон { $part_name } и получает { trajan-points }.
trajan-event-worker_joined = { $seat } перемещает рабочего в ячейку { $space }, где жетона построек уже нет.

## События: конец раунда и квартала

trajan-event-demand_revealed = Народ требует { $demand_gen }!
trajan-event-quarter_ended = Квартал { $quarter } окончен.
trajan-event-demand_met = { $cover_word ->
    [trajan-tile] { $seat } удовлетворяет потребность в { $demand_loc } жетоном Траяна, который остаётся на планшете.
    [wild-demand] { $seat } удовлетворяет потребность в { $demand_loc } жетоном «Любая потребность».
   *[forum-tile] { $seat } удовлетворяет потребность в { $demand_loc } жетоном форума.
}
trajan-event-demands_unmet = { $seat } не удовлетворяет { $count ->
    [one] { $count } потребность
    [few] { $count } потребности
   *[many] { $count } потребностей
} и теряет { trajan-points }.
trajan-event-votes_counted = { $seat } набирает в сенате { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}.
trajan-event-bonus_awarded = { $side_word ->
    [gray] { $seat } становится 2-м консулом и берёт бонусный жетон «{ $bonus }» серебряной стороной вверх.
   *[yellow] { $seat } становится 1-м консулом и берёт бонусный жетон «{ $bonus }» золотой стороной вверх.
}
trajan-event-discs_restacked = Диски возвращаются на стартовую клетку трека сената; снизу вверх: { $seat }.
trajan-event-votes_removed = { $seat } убирает из игры { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
} с голосами в сенате.
trajan-event-forum_cleared = { $count ->
    [0] На форуме жетонов не осталось.
    [one] С форума убирается { $count } оставшийся жетон.
    [few] С форума убираются { $count } оставшихся жетона.
   *[many] С форума убираются { $count } оставшихся жетонов.
}
trajan-event-province_dealt = Новый жетон форума в { $province_loc }: { $tile }.
trajan-event-ships_turned_back = Корабли снова лежат цветной стороной вверх.
trajan-event-quarter_began = Начинается квартал { $quarter }.

## События: конец игры

trajan-event-final_points = Финальный подсчёт — { $source }: { $seat } получает { trajan-points }.
trajan-event-bonus_scored = { $seat }: бонусный жетон «{ $bonus }» ({ $side }) приносит { trajan-points }.
trajan-event-game_ended = { $seat } завершает игру, набрав { trajan-points }.

## Вопросы

trajan-prompt-place = Какой маркер положить в чашу { $tray }?
trajan-prompt-take_cards = { $count ->
    [1] Возьмите ещё одну карту товаров из любой стопки.
    [one] Возьмите { $count } карту товаров из любых стопок.
    [few] Возьмите { $count } карты товаров из любых стопок.
   *[many] Возьмите { $count } карт товаров из любых стопок.
}
trajan-prompt-choose_tiles = { $count ->
    [1] Выберите ещё один жетон Траяна из другой стопки.
    [one] Выберите { $count } жетон Траяна из разных стопок и ячейку для каждого.
    [few] Выберите { $count } жетона Траяна из разных стопок и ячейку для каждого.
   *[many] Выберите { $count } жетонов Траяна из разных стопок и ячейку для каждого.
}
trajan-prompt-sow = Из какой чаши взять маркеры?
trajan-prompt-drop = Какой маркер положить в чашу { $tray }?
trajan-prompt-draw_effect = Особое действие: взять 2 карты товаров?
trajan-prompt-workers_effect = Особое действие: выставить { $count ->
    [one] { $count } рабочего
   *[many] { $count } рабочих
} в рабочий лагерь?
trajan-prompt-legionnaires_effect = Особое действие: выставить { $count ->
    [one] { $count } легионера
   *[many] { $count } легионеров
} в военный лагерь?
trajan-prompt-plus_two_effect = Особое действие: к какому действию прикрепить жетон +2?
trajan-prompt-seaport = { $role_word ->
    [bonus] Бонусное действие «Порт»
    [repeat] Действие «Порт» ещё раз
    [second-repeat] Действие «Порт» в третий раз
   *[main] Действие «Порт»
}: взять карты, выложить или погрузить на корабль?
trajan-prompt-forum = { $role_word ->
    [bonus] Бонусное действие «Форум»
    [repeat] Действие «Форум» ещё раз
    [second-repeat] Действие «Форум» в третий раз
   *[main] Действие «Форум»
}: какой жетон взять?
trajan-prompt-military = { $role_word ->
    [bonus] Бонусное действие «Военная кампания»
    [repeat] Действие «Военная кампания» ещё раз
    [second-repeat] Действие «Военная кампания» в третий раз
   *[main] Действие «Военная кампания»
}: выставить легионера, передвинуть полководца или переместить легионера?
trajan-prompt-senate = { $role_word ->
    [bonus] Бонусное действие «Сенат»
    [repeat] Действие «Сенат» ещё раз
    [second-repeat] Действие «Сенат» в третий раз
   *[main] Действие «Сенат»
}: продвинуться по треку?
trajan-prompt-trajan = { $role_word ->
    [bonus] Бонусное действие «Арка Траяна»
    [repeat] Действие «Арка Траяна» ещё раз
    [second-repeat] Действие «Арка Траяна» в третий раз
   *[main] Действие «Арка Траяна»
}: какой жетон Траяна взять?
trajan-prompt-construction = { $role_word ->
    [bonus] Бонусное действие «Строительство»
    [repeat] Действие «Строительство» ещё раз
    [second-repeat] Действие «Строительство» в третий раз
   *[main] Действие «Строительство»
}: выставить или переместить рабочего?
trajan-prompt-discard = Какую карту сбросить и в какую стопку?
trajan-prompt-repeat = Использовать жетон, чтобы повторить действие «{ $action }»?
trajan-prompt-pick = Вы 1-й консул: какой бонусный жетон взять?

## Отказы: почему так нельзя

trajan-refusal-no_such_marker = У вас нет { $colour_gen } маркера, который можно положить.
trajan-refusal-tray_empty = Чаша { $tray } пуста.
trajan-refusal-pile_empty = Сейчас { $pile_in } нет карт.
trajan-refusal-not_from_the_deck = Одну карту можно взять только из стопки сброса, но не из стопки карт товаров.
trajan-refusal-no_card_to_draw = Карт, которые можно взять, не осталось.
trajan-refusal-card_not_in_hand = В руке не хватает карт этого вида: { $commodity }.
trajan-refusal-only_two_cards = За один раз выкладывают 1 или 2 карты, не больше и не меньше.
trajan-refusal-wild_not_in_display = Жетон «Любой товар» нельзя выложить перед собой.
trajan-refusal-not_enough_wilds = { $count ->
    [0] У вас нет жетонов «Любой товар».
    [one] У вас только { $count } жетон «Любой товар».
    [few] У вас только { $count } жетона «Любой товар».
   *[many] У вас только { $count } жетонов «Любой товар».
}
trajan-refusal-cards_do_not_fit = Эти карты не подходят кораблю для { $ship_gen }.
trajan-refusal-not_on_a_discard_pile = Карту сбрасывают в левую или правую стопку сброса, но не в стопку карт товаров.
trajan-refusal-stack_empty = Жетонов Траяна этого вида не осталось: { $stack }.
trajan-refusal-stack_used = Жетон Траяна этого вида ({ $stack }) у вас уже есть; первые жетоны берут из разных стопок.
trajan-refusal-slot_not_free = В ячейке { $slot } уже лежит жетон Траяна.
trajan-refusal-slot_not_at_start = Первые жетоны Траяна кладут в ячейки II, IV и VI, а не в { $slot }.
trajan-refusal-action_has_plus_two = К действию «{ $action }» уже прикреплён жетон +2.
trajan-refusal-must_be_performed = Вы использовали жетон ради этого действия, и его нужно выполнить.
trajan-refusal-tile_not_in_forum = Такого жетона на форуме нет: { $tile }.
trajan-refusal-supply_empty = В вашем запасе не осталось фигур подданных.
trajan-refusal-not_adjacent = Ваш полководец стоит в { $origin_loc }; оттуда нельзя попасть в { $province_acc } за один шаг.
trajan-refusal-camp_is_no_province = Военный лагерь — не провинция; полководцу туда не вернуться.
trajan-refusal-leader_in_camp = Ваш полководец ещё в военном лагере; сначала передвиньте его в провинцию.
trajan-refusal-own_legionnaire_there = В { $province_loc } уже стоит ваш легионер.
trajan-refusal-no_legionnaire_in_camp = В военном лагере нет ваших легионеров.
trajan-refusal-senate_full = Ваш диск стоит на последней клетке трека сената и останется там до конца квартала.
trajan-refusal-no_worker_in_camp = В рабочем лагере нет ваших рабочих.
trajan-refusal-own_worker_there = В ячейке { $space } уже стоит ваш рабочий.
trajan-refusal-space_not_adjacent = Рядом с ячейкой { $space } нет ваших рабочих.
trajan-refusal-no_such_extra_tile = У вас нет такого жетона: { $tile }.
trajan-refusal-wrong_extra_tile = Действие «{ $action }» нельзя повторить, используя { $tile_acc }.
trajan-refusal-bonus_not_on_offer = Бонусный жетон «{ $bonus }» сейчас взять нельзя.
trajan-refusal-other_action = Это относится к другому действию; сейчас выполняется действие «{ $action }».

## Как туда попасть

trajan-refusal-way_now = Это часть действия «{ $action }»: { $tray_count ->
    [1] сейчас туда ведёт чаша { $tray }.
   *[other] сейчас туда ведут чаши { $tray }.
}
trajan-refusal-way_in_two = Это часть действия «{ $action }»: сейчас туда не ведёт ни одна чаша, но после чаши { $tray } в следующий ход туда приведёт чаша { $other }.
trajan-refusal-way_far = Это часть действия «{ $action }», а за два хода туда не ведёт ни одна чаша.
trajan-refusal-way_next_turn = Это часть действия «{ $action }»: { $tray_count ->
    [1] в следующий ход туда ведёт чаша { $tray }.
   *[other] в следующий ход туда ведут чаши { $tray }.
}
trajan-refusal-way_other = Это часть действия «{ $action }», а маркеры в руке ведут к действию «{ $target }».
trajan-refusal-sown_already = В этот ход вы уже брали маркеры из чаши. Закончите ход; в следующий можно снова.
trajan-refusal-sow_first = Сначала возьмите маркеры из чаши: потом они раскладываются по одному.
trajan-refusal-repeat_after_action = Жетон дополнительного действия используют сразу после действия, которое на нём показано.
trajan-refusal-plus_two_with_tile = Жетон +2 приходит с жетоном Траяна, на котором он показан; тогда вы выбираете действие.
trajan-refusal-consul_picks = 1-й консул выбирает бонусный жетон в конце квартала: им станет тот, у кого больше голосов.
trajan-refusal-set_up_is_over = Это относится к подготовке, а она закончена.
trajan-refusal-discard_after_drawing = Карту сбрасывают сразу после того, как взяли две, действием «Порт».

## О чём лучше не забыть

trajan-caution-demands = Не удовлетворено потребностей: { $count } из { $open }. Это −{ $penalty } ПО примерно через { $turns ->
    [1] один ход
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, считая чужие{ $tray_count ->
    [0] {""}
    [1] ; чаша { $tray } ведёт к жетону на форуме, который поможет
   *[other] ; чаши { $tray } ведут к жетону на форуме, который поможет
}.
trajan-caution-last_tile = Вашу потребность удовлетворит только один жетон на форуме: { $tile }. До него может добраться { $other }; { $tray_count ->
    [1] чаша { $tray } приведёт вас туда раньше.
   *[other] чаши { $tray } приведут вас туда раньше.
}
trajan-caution-tile_in_reach = { $colour_count ->
    [0] Чаша { $tray } завершит ваш жетон Траяна: { $worth } ПО.
   *[other] Чаша { $tray } завершит ваш жетон Траяна ({ $worth } ПО), если последним ляжет { $colour_each }.
}
trajan-caution-quarter_may_end = До этого хода квартал может закончиться.
trajan-caution-quarter_will_end = До этого хода квартал закончится.
