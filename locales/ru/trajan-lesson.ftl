# Уроки «Траяна»: на карточке заголовок до четырёх слов и две короткие фразы.

trajan-lesson-first = Первая партия
    .about = Четыре хода: круг действий, сенат, строительство, форум, потребности народа.

trajan-lesson-first-points-title = Кто победит?
trajan-lesson-first-points = Рим награждает почти за всё. После четырёх кварталов побеждает тот, у кого больше победных очков.

trajan-lesson-first-ring-title = Ваш круг
trajan-lesson-first-ring = Каждый ход вы опустошаете одну из шести чаш и раскладываете её маркеры по часовой стрелке. Наведите на две чаши или коснитесь их: куда они ведут?

trajan-lesson-first-sow-title = Опустошите чашу II
trajan-lesson-first-sow = В ней два маркера, и второй ляжет на две чаши дальше, у сената. Это и будет ваше действие.
trajan-lesson-first-sow-else = Для первого хода чаша II выгоднее: 7 очков.

trajan-lesson-first-order-title = Синий последним
trajan-lesson-first-order = Жетону у чаши IV нужны синий и зелёный. Положите сначала жёлтый, и синий ляжет к зелёному.
trajan-lesson-first-order-else = Тогда в чаше IV окажется жёлтый, и жетон ничего не принесёт.

trajan-lesson-first-senate-title = Теперь сенат
trajan-lesson-first-senate = 5 очков! Возьмите и рабочего. Затем шагните вперёд в сенате: ещё 2 очка, а в следующий раз 3.
trajan-lesson-first-senate-else-waive = Рабочий достаётся даром, и скоро он будет строить.
trajan-lesson-first-senate-else = Можно и пропустить, но эти 2 очка достаются даром.

trajan-lesson-first-time-title = Время общее
trajan-lesson-first-time = Каждый положенный маркер, ваш или Тирона, — шаг времени. Полный круг — раунд, четыре раунда — квартал.

trajan-lesson-first-plan-title = Куда вы попадёте?
trajan-lesson-first-plan = В чаше III три маркера: она ведёт к строительству. Оранжевый положите последним: его ждёт жетон хлеба у чаши VI.
trajan-lesson-first-plan-else-sow = Сейчас только чаша III завершит жетон.
trajan-lesson-first-plan-else-drop = Строить вы сможете, но жетон хлеба будет ждать оранжевого.

trajan-lesson-first-build-title = Постройка
trajan-lesson-first-build = Хлеб теперь ваш навсегда. Поставьте рабочего на лестницу: 5 очков, а первая лестница даёт действие форума.
trajan-lesson-first-build-else = Тоже хорошо. Лестница даёт 5 очков и действие форума.

trajan-lesson-first-religion-title = Форум в подарок
trajan-lesson-first-religion = Возьмите жетон религии. Скоро Рим потребует хлеба, зрелищ или религии: лучше запастись заранее.
trajan-lesson-first-religion-else = Пригодится позже. Но потребности скоро отнимут очки: сначала они.

trajan-lesson-first-games-title = Теперь зрелища
trajan-lesson-first-games = Опустошите чашу V, жёлтый положите последним: в чаше II он дождётся белого. На форуме возьмите зрелища.
trajan-lesson-first-games-else-drop = Жёлтый в чаше II — половина ваших 9 очков.
trajan-lesson-first-games-else-sow = Чаша V ведёт на форум, где лежат зрелища.
trajan-lesson-first-games-else = Рим скоро может потребовать зрелищ.

trajan-lesson-first-demands-title = Рим требует
trajan-lesson-first-demands = Зрелища: они у вас есть. В конце квартала неудовлетворённая потребность отнимет 4 очка, две — 9, три — 15.

trajan-lesson-first-nine-title = Девять очков
trajan-lesson-first-nine = Опустошите чашу IV, белый положите последним: в чаше II он встретит жёлтый. Потом возьмите 4 голоса.
trajan-lesson-first-nine-else-drop = Белый должен лечь последним. Остальные — куда хотите.
trajan-lesson-first-nine-else-sow = Чаша IV с белым напоследок принесёт сейчас 9 очков.
trajan-lesson-first-nine-else = Голоса решают, кто получит бонусный жетон в конце квартала.

trajan-lesson-first-end = 22 очка за четыре хода! Вы знаете круг, жетоны, сенат, строительство, форум и потребности. Играйте дальше: порт, войско и новые жетоны объясню, когда дойдёте до них.
