# «Как играть»: страница на десять минут. **Слова между звёздочками** выделены.

forum-trajanum-howto-title = «Форум Траяна» за десять минут
forum-trajanum-howto-lead = Ваша колония покрыта жетонами. Освобождайте её, стройте на свободной земле, а тех, кто вам больше не нужен, отправляйте посланниками на форум Траяна. Три цикла по четыре раунда; после каждого — подсчёт. **Побеждает тот, у кого больше очков.**

forum-trajanum-howto-round = Раунд за четыре шага
forum-trajanum-howto-step-take = Возьмите
forum-trajanum-howto-step-take-text = Открываются две карты улиц. Возьмите **по одному жетону с каждой из двух улиц** своей колонии и посмотрите на них. С трибуном можно взять жетон откуда угодно.
forum-trajanum-howto-step-keep = Оставьте и передайте
forum-trajanum-howto-step-keep-text = Один из двух оставьте себе. **Другой передайте направо**; слева вам передадут ещё один.
forum-trajanum-howto-step-use = Используйте один
forum-trajanum-howto-step-use-text = В свой ход используйте **один из двух жетонов**: возьмите изображённые фигуры и монеты или поселите горожанина. После этого ваш собственный жетон **садится на корабль посланником**, использован он или нет, если только не стал горожанином.
forum-trajanum-howto-step-build = Постройте
forum-trajanum-howto-step-build-text = Постройте не больше **одного строительного жетона** на освобождённых участках: серый за строителя, цветной за рабочего этого цвета или двойной за обоих.
forum-trajanum-howto-keeps = себе
forum-trajanum-howto-passes = соседу

forum-trajanum-howto-gray = Серые здания ведут вперёд
forum-trajanum-howto-gray-text = Каждая библиотека, базилика и рынок продвигает вас **на ступень по своему треку**: возьмите новую награду или одну из прежних. После четвёртой вы получаете и очки, как за колонну.
forum-trajanum-howto-gray-note = Триумфальная колонна приносит очки сразу: 3, 2 или 1 в цикле I, II или III и ещё одно за каждого активного горожанина.
forum-trajanum-howto-envoys = Цветные постройки посылают посланников
forum-trajanum-howto-envoys-text = За каждый фонтан, дом, конюшню и парк один посланник уходит с корабля на **клетку этого цвета**. Если область этого цвета начата и не заполнена, идти нужно туда.
forum-trajanum-howto-envoys-eagle = рядом с орлом
forum-trajanum-howto-envoys-on = на орле
forum-trajanum-howto-envoys-note = Кто занимает последнюю клетку области, берёт бонус области: трибуна, помощника, монету, повышение престижа или 2 очка.

forum-trajanum-howto-rows = Шесть рядов — шесть способностей
forum-trajanum-howto-rows-note = Горожанин помогает с того хода, когда поселился. Второй в том же ряду утраивает ряд вместо удвоения и сразу приносит небольшой подарок.

forum-trajanum-howto-scoring = Подсчёт после каждого четвёртого раунда
forum-trajanum-howto-scoring-pay = Оплата
forum-trajanum-howto-scoring-pay-text = По монете за каждый ряд с горожанами. Неоплаченные ряды становятся неактивными: ни способности, ни дополнительных очков. Позже их можно разбудить оплатой.
forum-trajanum-howto-scoring-cranes = Краны
forum-trajanum-howto-scoring-cranes-text = Каждый освобождённый угол считается один раз: 3, 2 или 1 очко (в подсчёте I, II, III) за каждую постройку цвета крана.
forum-trajanum-howto-scoring-city = Ряды
forum-trajanum-howto-scoring-city-text = В каждом ряду сосчитайте **разные серые здания**: с одним активным горожанином рядом вдвойне, с двумя — втройне.
forum-trajanum-howto-scoring-forum = Форум
forum-trajanum-howto-scoring-forum-text = Посланник рядом с орлом приносит 1 очко, на орле — 2. Затем ваша самая большая связная группа считается по треку престижа.
forum-trajanum-howto-scoring-card = Карта Траяна
forum-trajanum-howto-scoring-card-text = Очки за каждый раз, когда выполнено её задание на строительство или на сбор: чем выше престиж, тем больше.

forum-trajanum-howto-tips = Три совета для первой партии
forum-trajanum-howto-tip-double = На двух свободных участках рядом встанет **двойной** жетон: два эффекта за одну стройку.
forum-trajanum-howto-tip-coins = Берегите монеты к **четвёртому** раунду: каждый ряд с горожанами ждёт одну.
forum-trajanum-howto-tip-corner = Освободите угол **до** подсчёта, в котором его цвет приносит очки.

forum-trajanum-howto-legend-goods = Ресурсы
forum-trajanum-howto-legend-workers = Рабочие
forum-trajanum-howto-legend-gray = Серые здания
forum-trajanum-howto-legend-coloured = Постройки
forum-trajanum-howto-legend-citizens = Горожане
forum-trajanum-howto-legend-colonia = Колония и форум
forum-trajanum-howto-legend-benefits = Награды
forum-trajanum-howto-legend-bonuses = Бонусы областей
forum-trajanum-howto-legend-streets = Улицы
forum-trajanum-howto-icon-upgrade = повышение престижа
forum-trajanum-howto-icon-temple = храм
forum-trajanum-howto-icon-crane = кран
forum-trajanum-howto-icon-tile = закрытый жетон
forum-trajanum-howto-icon-envoy = посланник
forum-trajanum-howto-icon-ship = корабль
forum-trajanum-howto-icon-eagle = орёл
forum-trajanum-howto-icon-cypress = кипарис
forum-trajanum-howto-icon-sleep = неактивен
forum-trajanum-howto-icon-start = первый игрок
forum-trajanum-howto-icon-worker = { $colour }: { $building }
