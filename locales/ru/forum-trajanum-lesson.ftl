# Уроки «Форума Траяна»: на карточке заголовок до четырёх слов и две короткие фразы.

forum-trajanum-lesson-first = Первая партия
    .about = Один раунд: выбор жетонов, двойная стройка, награда, посланник, очки за ряды.

forum-trajanum-lesson-first-goal-title = Расчищать, строить, посылать
forum-trajanum-lesson-first-goal = Убирайте жетоны из колонии, стройте на свободных участках и шлите посланников на форум. Побеждает тот, у кого больше очков.

forum-trajanum-lesson-first-streets-title = Две улицы
forum-trajanum-lesson-first-streets = Возьмите жетон из ряда 4 и жетон из столбца d. Первый вы увидите до выбора второго: начните с d4.
forum-trajanum-lesson-first-streets-else-ignore = За жетон вне этих улиц придётся отдать трибуна. На самих улицах платить не нужно.
forum-trajanum-lesson-first-streets-else = Тоже хорошо. Но d4 лежит на обеих улицах, и рядом есть место.

forum-trajanum-lesson-first-beside-title = Сразу рядом
forum-trajanum-lesson-first-beside = Строитель! Теперь возьмите e4: на двух соседних участках поместится двойной жетон.
forum-trajanum-lesson-first-beside-else = Тоже хорошо. Но двойной жетон помещается только на соседних участках.

forum-trajanum-lesson-first-keep-title = Один себе
forum-trajanum-lesson-first-keep = Оставьте двух рабочих. Другой жетон уйдёт соседу, а вы получите жетон от него.
forum-trajanum-lesson-first-keep-else = Тогда рабочие достанутся Тирону. Строить вы всё равно сможете.

forum-trajanum-lesson-first-use-title = Используйте один
forum-trajanum-lesson-first-use = Используйте свой жетон: он даст красного и зелёного рабочих, а потом взойдёт на корабль посланником.
forum-trajanum-lesson-first-use-else = Монеты понадобятся для оплаты горожан. Свой жетон взойдёт на корабль в любом случае.

forum-trajanum-lesson-first-double-title = Двойной жетон
forum-trajanum-lesson-first-double = Строитель и синий рабочий оплатят библиотеку с фонтаном. Положите их на d4 и e4 в любом порядке.
forum-trajanum-lesson-first-double-else = Можно и так. Двойной жетон займёт сразу оба участка.

forum-trajanum-lesson-first-library-title = Сначала библиотека
forum-trajanum-lesson-first-library = Серые здания продвигают вас по треку. Возьмите награду: рабочего любого цвета и трибуна.
forum-trajanum-lesson-first-library-else = Награда ничего не стоит, а посланник отправится следом.

forum-trajanum-lesson-first-envoy-title = Посланник в путь
forum-trajanum-lesson-first-envoy = Фонтан шлёт посланника на синюю клетку. Рядом с орлом он даёт 1 очко в каждом подсчёте.
forum-trajanum-lesson-first-envoy-else = Посланник на форуме приносит очки снова и снова.

forum-trajanum-lesson-first-rows-title = Очки за ряды
forum-trajanum-lesson-first-rows = В каждом ряду считаются разные серые здания; активный горожанин рядом удваивает очки. Закончите ход.
forum-trajanum-lesson-first-rows-else = Сначала можно что-нибудь обменять. Потом закончите ход.

forum-trajanum-lesson-first-scoring-title = После четырёх раундов
forum-trajanum-lesson-first-scoring = Сначала заплатите по монете за ряд, иначе горожане уснут. Затем краны, ряды и форум дают очки, и так трижды за игру.

forum-trajanum-lesson-first-end = Целый раунд позади! Вы знаете выбор жетонов, строительство, треки, посланников и ряды. Ещё одиннадцать раундов: новые улицы открыты.

forum-trajanum-lesson-scoring = Оплата и подсчёт
    .about = Конец цикла: кому заплатить и что приносит очки.

forum-trajanum-lesson-scoring-cycle-title = Конец цикла
forum-trajanum-lesson-scoring-cycle = Четыре раунда сыграны. Каждому ряду с горожанами нужна монета; у вас одна на два ряда.

forum-trajanum-lesson-scoring-pay-title = Заплатите патрициям
forum-trajanum-lesson-scoring-pay = За монету они удвоят свой ряд, и орлы наискосок тоже засчитаются: на 4 очка больше. Ремесленник проспит один цикл.
forum-trajanum-lesson-scoring-pay-else = Тогда патриции уснут, и вы получите на 4 очка меньше.

forum-trajanum-lesson-scoring-points-title = 19 очков
forum-trajanum-lesson-scoring-points = Освобождённые краны дали 9 очков, ряды — 4, орлы — 4, самая большая область на форуме — 2. Впереди ещё два подсчёта.

forum-trajanum-lesson-scoring-end = Теперь вы знаете, откуда берутся очки. Берегите по монете на каждый нужный ряд и раньше освобождайте краны. Начинается цикл II!
