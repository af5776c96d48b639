### Страницы клуба: рейтинги, игроки, статистика.

club-web-intro = Кто насколько силён и о чём говорят сыгранные партии.
club-web-waiting = Ждут вас
club-web-waiting-none = Вас ничто не ждёт: начнёте новую партию?
club-web-here = сейчас здесь
club-web-friends-link = Все друзья
club-web-whole-list = Весь список
club-web-leaderboard = Таблица рейтинга
club-web-leaderboard-help = Только рейтинговые столы. Кто на 400 очков сильнее, тот заканчивает партию впереди в десять раз чаще, чем позади. Истинная сила лежит в пределах ± в 19 случаях из 20. Пока сыграно меньше десяти партий, рейтинг серый и без места. Боты стоят в том же списке.
club-web-list = Список
club-web-board = { $game } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
club-web-place = Место
club-web-player = Игрок
club-web-rating = Рейтинг
club-web-spread = ±
club-web-games = Партии
club-web-provisional = меньше десяти партий
club-web-nobody-rated = Здесь ещё никто не сыграл рейтинговой партии. Откройте стол и включите «На рейтинг».
club-web-my-page = Моя страница
club-web-former = бывший игрок
club-web-percent = { $count } %
club-web-as-table = таблицей
club-web-as-picture = картинкой
club-web-strength = Сила
club-web-strength-help = рейтинг с погрешностью, среди ботов
club-web-seats-and-games = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
} · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
club-web-ahead-of = Заканчивает впереди
club-web-ahead-short = { $level }: { $share }
club-web-ahead = { $game }, мест: { $seats }. Как часто { $name } опережает ботов
club-web-not-rated = Рейтинговых партий ещё не было.
club-web-since = в клубе; начало: { $month }
club-web-games-finished = Сыграно партий
club-web-games-won = Побед
club-web-share-won = Доля побед
club-web-who-sees = Эту страницу видят все. Адресов, заметок, времени посещений и идущих партий на ней не бывает.
club-web-sources = Очки по источникам
club-web-sources-help = { $board }: { $own } за партию, у всех { $everybody }
club-web-source = Источник
club-web-everybody = все
club-web-difference = Разница
club-web-trend = Динамика
club-web-day = День
club-web-details = Подробнее
club-web-by-place = Победы по местам
club-web-seat = Место
club-web-seat-number = Место { $number }
club-web-fair-line = черта — справедливая доля
club-web-won-of = { $wins } из { $games }
club-web-head-to-head = Личные встречи
club-web-rival = Против
club-web-ahead-count = Впереди
club-web-behind-count = Позади
club-web-winners-intro = О чём говорят сыгранные партии: сколько очков, откуда они и что делают победители.
club-web-winners-link = Что делают победители
club-web-scores = Итоговые очки
club-web-winners = победители
club-web-others = остальные
club-web-seats = Места
club-web-seat-count = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
club-web-game-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
club-web-everybody-mean = Среднее у всех
club-web-winners-mean = Среднее у победителей
club-web-winners-more = Победители берут больше из …
club-web-winners-more-help = на сколько очков больше остальных за партию; { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, мест: { $seats }
club-web-openings = Начала партий
club-web-openings-help = как часто они побеждали; черта — справедливая доля
club-web-opening = Сначала
club-web-opening-note = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
club-web-mean-points = Очков в среднем
club-web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
club-web-no-games = В эту игру здесь ещё не сыграли ни одной партии.
club-web-statistics-help = Сыгранные партии хотя бы с одним человеком, считая и места ботов. Чего у победителей больше, не обязательно причина победы.
club-web-daily-head = { $date } · расклад { $number }
club-web-daily-what = { $game }, мест: { $seats }. Вы против ботов: { $first } и { $second }.
club-web-daily-terms = Один и тот же расклад и те же боты для всех, одна попытка; показанное не берут назад. Засчитывается, если вы закончите до конца дня (полночь по UTC).
club-web-daily-place = Место { $place } из { $count }
club-web-daily-play = Играть
club-web-daily-claim = Выберите своё имя, чтобы играть
club-web-daily-continue = Играть дальше
club-web-daily-table = Посмотреть свой стол
club-web-daily-left = открыто ещё { $time }
club-web-daily-finished = { $count ->
    [0] Пока никто не закончил.
    [one] Закончил { $count } человек.
    [few] Закончили { $count } человека.
   *[other] Закончили { $count } человек.
}
club-web-daily-sealed = Запечатано хешем до начала; зерно, записи и повторы откроются, когда день кончится:
club-web-daily-opened = День кончился: каждый может проверить любую раздачу. Хеш:
club-web-daily-seed = Зерно:
club-web-daily-ranking = Места
club-web-daily-points = Очки
club-web-daily-won = ботов обыграли
club-web-daily-nobody = Никто не закончил.
club-web-daily-everybody = Очки всех
club-web-daily-you = вы
club-web-daily-parted = Где разошлись пути: начало
club-web-daily-hidden = Чего добились другие, вы увидите, когда закончите.
club-web-daily-before = Днём раньше
club-web-daily-today = Сегодня
club-web-replay = Повтор
club-web-daily-link = Стол дня
club-web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
club-web-cup-intro = Туры со сроком, столы накрывает сервер, свободные места занимают боты.
club-web-cup-note = { $about }: { $state }
club-web-cup-swiss = { $game }, швейцарская система, мест за столом: { $seats }
club-web-cup-round_robin = { $game }, круговая система, мест за столом: { $seats }
club-web-cup-round = тур { $round } из { $rounds }, до { $until }
club-web-cup-open = открыт, { $people ->
    [0] участников пока нет
    [one] { $people } участник
    [few] { $people } участника
   *[other] { $people } участников
}
club-web-cup-finished = завершён, { $people ->
    [one] { $people } участник
    [few] { $people } участника
   *[other] { $people } участников
}
club-web-cup-none = Турниров пока нет.
club-web-cup-new = Новый турнир
club-web-cup-claim = Выберите своё имя, чтобы участвовать
club-web-cup-name = Название
club-web-cup-kind = Кто с кем встречается
club-web-cup-kind-swiss = Швейцарская система
club-web-cup-kind-round_robin = Круговая система
club-web-cup-kind-help-swiss = В каждом туре встречаются соседи по таблице, по возможности никто дважды.
club-web-cup-kind-help-round_robin = Каждый встречается с каждым; втроём или вчетвером — насколько это выходит.
club-web-cup-seats = Мест за столом
club-web-cup-rounds = Туры
club-web-cup-days = Время на тур
club-web-cup-level = Боты на свободных местах
club-web-cup-make = Создать турнир
club-web-cup-rules = Тур кончается, когда сыграны все партии или вышел срок. Несыгранная к сроку партия закрывается: кого она ждёт, тот последний, остальные — по набранным очкам. Кто ушёл из партии насовсем, тот последний. Без подсказок; место нельзя передать боту; показанное не берут назад.
club-web-cup-empty = Пока никого нет.
club-web-cup-standings = Таблица
club-web-cup-round-number = Тур { $round }
club-web-cup-points = Очки
club-web-cup-rivals = Соперников
club-web-cup-points-help = Первый за столом получает столько очков, сколько мест ({ $seats }), каждый следующий на одно меньше; равные делят. Среди равных решают очки соперников, потом первые места.
club-web-cup-place = Место { $place }
club-web-cup-plays = ещё играет
club-web-cup-my-table = К моему столу
club-web-cup-join = Участвовать
club-web-cup-leave = Выйти
club-web-cup-leave-sure = В следующих турах за вас будет играть { $level }, вернуться нельзя. Нынешняя партия остаётся вашей.
club-web-cup-start = Начать
club-web-cup-cancel = Отменить
club-web-cup-all = Все турниры
club-web-cup-link = Турниры
club-web-season = Сезон
club-web-season-title = Стол дня, сезон { $season }
club-web-season-name = { $quarter }/{ $year }
club-web-season-help = Квартал года. Каждый день приносит очко за законченную партию и по очку за каждого, кто остался позади. Первые трое в конце получают значок на свою страницу.
club-web-season-none = В этом сезоне ещё никто не закончил стол дня.
club-web-season-over = завершён
club-web-season-before = Предыдущий сезон
club-web-season-points = Очки
club-web-season-days = Дней
club-web-badges = Значки
club-web-badge-daily = { $place }-е место в сезоне { $season } за столом дня
club-web-badge-tournament = { $place }-е место в турнире { $title }
