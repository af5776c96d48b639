trajan-web-my-mat = Мой планшет
trajan-web-mat-of = Планшет: { $name }
trajan-web-board = Поле
trajan-web-overview = Обзор
trajan-web-quarter = Квартал { $quarter }
trajan-web-round = раунд { $round } из 4
trajan-web-hand = Рука
trajan-web-display = Выложено
trajan-web-display-help = Выложенные и погруженные карты; их считают бонусные жетоны.
trajan-web-lay = Выложить { $count ->
    [one] карту
    [few] { $count } карты
   *[many] { $count } карт
}
trajan-web-clear = Сбросить выбор
trajan-web-pick-cards = Выберите карты: погрузить на корабль или выложить
trajan-web-any-order = Всё равно
trajan-web-last-marker = последним:
trajan-web-tray = Чаша { $tray }: { $action }
trajan-web-slot = Ячейка { $slot }
trajan-web-tray-help = { $count ->
    [0] Пусто.
    [one] { $count } маркер; последний попадёт в чашу { $target }: { $action }.
    [few] { $count } маркера; последний попадёт в чашу { $target }: { $action }.
   *[many] { $count } маркеров; последний попадёт в чашу { $target }: { $action }.
}
trajan-web-completes = Выполнит жетон Траяна: { $points } ПО
trajan-web-with = последним: { $colours }
trajan-web-time = Трек времени: { $position } из { $length }
trajan-web-time-help = Каждый выложенный маркер двигает время на клетку; круг завершает раунд.
trajan-web-round-ends = Раунд закончится.
trajan-web-demand-place = Потребность народа
trajan-web-demand-help = В конце квартала неудовлетворённые потребности стоят 4, 9 или 15 ПО.
trajan-web-demand-hidden = Потребность ещё неизвестна
trajan-web-deck = Стопка карт товаров: { $count }
trajan-web-deck-help = Взять 2 карты, затем сбросить 1.
trajan-web-pile-help = Сверху: { $card }. Карт: { $count }
trajan-web-pile-empty = Пусто
trajan-web-ship = Корабль: { $ship }
trajan-web-ship-gray = Серый до конца квартала.
trajan-web-ship-pays = Даёт { $points } ПО
trajan-web-province-worth = Легионер принесёт здесь { $points } ПО
trajan-web-province-tile = Жетон: { $tile }
trajan-web-camp = Военный лагерь
trajan-web-camp-help = Отсюда выступают полководцы и легионеры.
trajan-web-worker-camp = Рабочий лагерь
trajan-web-worker-camp-help = Отсюда рабочие идут в область строительства.
trajan-web-space = Ячейка { $space }
trajan-web-building = { $part }, { $points } ПО
trajan-web-first-part = Первый такого вида: бонусное действие «{ $action }»
trajan-web-arch = Арка Траяна
trajan-web-stack = Жетоны Траяна: { $stack }
trajan-web-stack-left = Осталось: { $count }
trajan-web-tile-asks = Нужны { $first } и { $second }; { $points } ПО
trajan-web-forum-place = Ячейка форума
trajan-web-forum-left = Жетонов форума в стопке: { $count }
trajan-web-senate-space = Сенат, клетка { $value }
trajan-web-senate-start = Сенат, стартовая клетка
trajan-web-senate-help = Сколько очков, столько и голосов. Порядок по голосам: { $order }
trajan-web-bonus-worth = Вам как 1-му консулу сейчас: { $points } ПО
trajan-web-bonus-now = Сейчас стоит { $points } ПО
trajan-web-extra = Дополнительное действие: { $action }
trajan-web-have = У вас: { $count }
trajan-web-plus-two = Жетон +2
trajan-web-plus-two-help = Удваивает жетон дополнительного действия.
trajan-web-kept = Оставленный жетон Траяна: каждый квартал удовлетворяет одну потребность
trajan-web-part = { $part }: первый даёт бонусное действие «{ $action }»
trajan-web-part-set = Три одинаковых дают 10, четыре 20
trajan-web-supply = Запас
trajan-web-votes = Голоса
trajan-web-votes-help = С трека сената и с жетонов форума с голосами
trajan-web-points = Победные очки
trajan-web-nothing-yet = пока ничего
trajan-web-cards = Карты в руке
trajan-web-leader = Полководец
trajan-web-arch-at = Арка на ячейке { $slot }
trajan-web-skip = Пропустить
trajan-web-card-help = Погрузите её на корабль за очки или выложите.
trajan-web-ruling = Правило R-{ $ruling }
trajan-web-worth-now = сейчас
trajan-web-verb-place = Положить маркер
trajan-web-verb-choose = Взять жетон Траяна
trajan-web-verb-discard = Сбросить карту
trajan-web-verb-take = Взять карту
trajan-web-verb-lay = Выложить карты перед собой
trajan-web-verb-ship = Погрузить карты на корабль
trajan-web-verb-collect = Взять жетон
trajan-web-verb-march = Передвинуть полководца
trajan-web-verb-claim = Взять жетон Траяна
trajan-web-verb-build = Переместить рабочего
trajan-web-gain-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
trajan-web-gain-slots = { $count ->
    [one] { $count } жетон Траяна
    [few] { $count } жетона Траяна
   *[many] { $count } жетонов Траяна
}
trajan-web-gain-workers = { $count ->
    [one] { $count } рабочий в лагере
    [few] { $count } рабочих в лагере
   *[many] { $count } рабочих в лагере
}
trajan-web-gain-legionnaires = { $count ->
    [one] { $count } легионер в лагере
    [few] { $count } легионера в лагере
   *[many] { $count } легионеров в лагере
}
trajan-web-gain-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
trajan-web-consul = 1-й консул
trajan-web-vice-consul = 2-й консул
trajan-web-action-help-seaport = Взять 2 карты и сбросить 1, взять одну карту, выложить карты или погрузить их на корабль за очки.
trajan-web-action-help-forum = Возьмите с форума любой один жетон.
trajan-web-action-help-military = Выставить легионера в лагерь, передвинуть полководца в соседнюю провинцию или переместить к нему легионера и получить очки.
trajan-web-action-help-senate = Ваш диск переходит на следующую клетку и приносит её очки; в конце квартала клетка считается голосами.
trajan-web-action-help-trajan = Возьмите верхний жетон стопки на ячейку вашей арки; арка переходит дальше.
trajan-web-action-help-construction = Выставить рабочего в лагерь или переместить его к своим: он забирает жетон и приносит его очки.
trajan-web-tile-help-demand = В конце квартала удовлетворяет одну такую потребность.
trajan-web-tile-help-votes = Голоса для голосования в конце этого квартала.
trajan-web-tile-help-extra = Один раз повторяет это действие сразу после него.
trajan-web-tile-help-wild-action = Один раз повторяет любое действие сразу после него.
trajan-web-tile-help-wild-commodity = При погрузке заменяет любую карту; неиспользованный в конце считается картой для одного бонусного жетона.
trajan-web-tile-help-wild-demand = В конце квартала удовлетворяет любую одну потребность.
trajan-web-tile-help-wild-construction = При финальном подсчёте считается жетоном построек любого вида.
trajan-web-bonus-help-cards = В конце: 3 ПО (серебряная сторона: 2) за каждую такую выложенную карту.
trajan-web-bonus-help-demand = В конце: 9 ПО (серебряная сторона: 6), если есть хотя бы один такой жетон форума.
trajan-web-bonus-help-workers = В конце: 1 ПО (серебряная сторона: ½) за каждого своего рабочего в области строительства.
trajan-web-bonus-help-legionnaires = В конце: 2 ПО (серебряная сторона: 1) за каждого своего легионера в провинциях.
trajan-web-bonus-help-yellow = В конце: 3 ПО (серебряная сторона: 2) за каждый свой бонусный жетон золотой стороной вверх.
trajan-web-effect-victory = Приносит только очки.
trajan-web-effect-cards = Вы берёте две карты из стопки карт товаров.
trajan-web-effect-plus-two = Приносит жетон +2.
trajan-web-effect-demand = Остаётся на планшете и каждый квартал удовлетворяет одну такую потребность.
trajan-web-effect-workers = Выставляет рабочих из запаса в рабочий лагерь.
trajan-web-effect-legionnaires = Выставляет легионеров из запаса в военный лагерь.
trajan-web-slot-help = Жетона Траяна здесь нет; когда он появится, его выполнят оба его цвета в соседней чаше.
trajan-web-arch-help = Сюда ляжет ваш следующий жетон Траяна.
trajan-web-supply-help = Фигуры подданных: в лагере они становятся рабочими или легионерами.
trajan-web-ship-help = Чем больше карт, тем больше очков; затем корабль становится серым.
trajan-web-marker-help = Положить в следующую чашу.
trajan-web-any-order-help = Выложит все маркеры; нужные жетону лягут последними.
trajan-web-space-empty = Жетона построек здесь нет.
trajan-web-forum-empty = Пусто до конца квартала.
trajan-web-votes-lead = У кого больше всего голосов, тот 1-й консул и выбирает бонусный жетон.
trajan-web-known-help = Карты, которые видели все, лежат открыто; остальные скрыты.
trajan-web-ship-pick = Щелчок выберет для него самый полный груз.
trajan-web-ledger-demands = Потребности
trajan-web-ledger-penalty = Штраф (ПО)
trajan-web-ledger-bonus = Бонусный жетон
trajan-web-ledger-met = удовлетворена
trajan-web-ledger-unmet = не удовлетворена
trajan-web-scorings = Итоги кварталов

## What the choices of the set-up are good for

trajan-web-about-place = В каждой чаше по два маркера, ход опустошает одну. Смешайте цвета, чтобы дотянуться до разных жетонов. Подойдёт любой порядок.
trajan-web-about-take_cards = Карты грузят наборами: три одинаковые дают больше всего. Открытую карту видно заранее.
trajan-web-about-choose_tiles = Жетон приносит очки, когда два его цвета сойдутся в его чаше. Берите цвета, лежащие за одну-две чаши до неё.
