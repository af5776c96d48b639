# Страницы в браузере.

## Везде

web-skip = Перейти к содержанию
web-nav = Страницы
web-menu = Меню
web-close = Закрыть
web-cancel = Отмена
web-again = Попробовать ещё раз
web-loading = Минутку …
web-more = Показать ещё
web-copy = Скопировать ссылку
web-copied = Скопировано
web-language = Язык
web-theme-toggle = Переключить день и ночь
web-nav-play = Новый стол
web-nav-lobby = Лобби
web-nav-club = Клуб
web-nav-players = Игрок
web-nav-tournaments = Турниры
web-nav-daily = Стол дня
web-nav-people = Друзья
web-nav-quick = Найти игроков сейчас
web-nav-host = Управление
web-nav-winners = Что делают победители
web-nav-games = Мои партии
web-nav-finished = Сыгранные партии
web-nav-rules = Правила
web-nav-replay = Просмотр партий
web-nav-puzzles = Задачи
web-nav-review = Разбор партии
web-nav-settings = Настройки
web-nav-account = Учётная запись
web-nav-notices = Уведомления и отпуск
web-nav-about = О проекте
web-nav-here = Играть здесь
web-nav-home = Ulpia, главная страница
web-your-turns = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[many] { $count } партий ждут вас
}
web-not-found = По этому адресу ничего нет
web-not-found-help = Возможно, ссылка устарела или в её конце чего-то не хватает.
web-to-front = На главную страницу
web-unofficial = Неофициальная работа любителей. Все рисунки и тексты — наши собственные.

## Главная страница

web-tagline = Настольные игры о Риме Траяна, точно по правилам из коробки.
web-play-now = Играть
web-play-now-sub = { $count ->
    [1] «{ $game }»: соперник — { $level }, без регистрации
    [one] «{ $game }»: { $count } соперник ({ $name }), без регистрации
    [few] «{ $game }»: { $count } соперника ({ $name }), без регистрации
   *[many] «{ $game }»: { $count } соперников ({ $name }), без регистрации
}
web-first-game = Сыграть первую партию
web-first-game-sub = Десять минут с наставником против Тирона. Правила читать не нужно.
web-know-the-game = Я умею играть
web-lessons = Уроки
web-lesson-go-on = Продолжить урок
web-coach-again = Снова слушать наставника
web-opponents-title = Соперники
web-nav-learn = Уроки
web-opponents = { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
   *[many] { $count } соперников
}
web-invite-friends = Пригласить друзей
web-learn = Изучить правила
web-players-range = { $fewest }–{ $most } игрока
web-new-game = Новая партия
web-no-games = Здесь будут ваши партии. До первой — один щелчок.
web-guest-names = Ливия, Марк, Клавдия, Гай, Октавия, Луций, Юлия, Тит, Флавия, Кассий

## Списки столов

web-your-turn = Ваш ход
web-waits-for = Ходит: { $names }
web-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-won = Вы победили: { $points }
web-won-by = Победа: { $names }, { $points }
web-abandoned = Партия прекращена
web-next-game = Следующая партия, которая ждёт меня
web-no-running = Сейчас партий нет.
web-no-finished = Пока нет сыгранных партий.
web-lobby-empty = Сейчас никто не ищет игроков. Создайте стол и покажите его здесь.
web-lobby-intro = Столы со свободными местами, открытые для всех.
web-join = Занять место
web-watch = Смотреть
web-you = вы
web-someone = кто-то
web-free-seat = свободное место
web-former = бывший игрок
web-refresh = Обновить
web-to-table = К столу

## Новый стол

web-new-intro = Всё объяснено на месте. Для первой партии подойдёт то, что уже выбрано.
web-game = Игра
web-seats = Места
web-seat-number = Место { $number }
web-seat-me = я
web-seat-open = открыто для всех
web-seat-link = для друзей по ссылке
web-seat-bot = ИИ
web-seat-level = Сила ИИ
web-add-seat = Добавить место
web-remove-seat = Убрать место { $number }
web-seats-help = Места для друзей займёт тот, у кого есть ссылка. Открытые места может занять любой, кто видит стол.
web-thinking = Время на размышление для сильного ИИ
web-thinking-usual = как обычно
web-thinking-quick = быстро
web-thinking-normal = нормально
web-thinking-long = долго
web-thinking-help = На ход: быстро — полсекунды, нормально — две, долго — шесть; ИИ просматривает столько воображаемых миров, сколько успеет. Как обычно: четыре, чаще всего меньше чем за полсекунды.
web-watch-only = Я только смотрю
web-rules-options = Правила этой партии
web-table-options = Этот стол
web-listed = Показать в лобби
web-listed-help = Иначе его найдут только те, у кого есть ссылка.
web-listed-open = Стол с местом для всех желающих всегда виден в лобби.
web-watching = Кто может смотреть
web-watching-link = только по ссылке для просмотра
web-watching-public = все
web-watching-help = Зрители никогда не видят закрытых карт.
web-undo-policy = Отмена ходов
web-undo-policy-free = свободно
web-undo-policy-ask = с согласия других
web-undo-policy-never = никогда
web-undo-policy-lesson = свободно, как в любом уроке
web-undo-policy-help = Свободно: пока не открылось скрытое и не сходил кто-то другой; после этого спрашивают остальных.
web-hints-allowed = Подсказки для всех
web-hints-allowed-help = Каждый за столом может спросить, как сходил бы сильный игрок; в журнале видно, кто спрашивал. Против одних ботов это можно всегда.
web-rated = На рейтинг
web-rated-help = Результат меняет рейтинг. Без подсказок и проб ходов заранее; место нельзя передать боту; показанное не берут назад; кто ушёл насовсем, тот последний. Только для тех, у кого есть своё имя.
web-rated-yes = Результат меняет рейтинг
web-away = Бот может занять покинутое место через
web-away-help = Остальные голосуют за это. Вернувшийся снова занимает своё место.
web-pace = Время на ходы
web-pace-none = Без часов
web-pace-live = Вживую
web-pace-days = Дни на ход
web-pace-none-help = Каждый думает столько, сколько нужно.
web-pace-live-help = У каждого есть запас времени на всю партию и добавка на каждый ход. Если время вышло, партия продолжается: через минуту остальные могут подождать ещё или посадить бота.
web-pace-days-help = На каждый ход даётся несколько дней; отпуск не считается. Если время вышло, партия продолжается: через полдня остальные могут подождать ещё или посадить бота.
web-pace-out-help = Когда время выходит, партия не заканчивается: остальные могут подождать ещё или посадить бота, пока вы не вернётесь.
web-pace-reserve = Запас на партию
web-pace-increment = Добавка на каждый ход
web-pace-turn = Время на ход
web-pace-weekends = По субботам и воскресеньям часы стоят
web-pace-minutes = { $count } мин
web-pace-seconds = { $count } с
web-pace-days-count = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-pace-told-live = { $minutes } мин на партию и ещё { $seconds } с на каждый ход
web-pace-told-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
web-pace-told-workdays = { $count ->
    [one] { $count } день на ход, выходные не считаются
    [few] { $count } дня на ход, выходные не считаются
   *[many] { $count } дней на ход, выходные не считаются
}
web-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
web-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-make-table = Создать стол
web-start-game = Начать партию

## Сила ИИ

web-level-random = Случайный игрок
    .against = случайный игрок
web-level-tiro = Тирон
    .against = Тирон
web-level-miles = Милес
    .against = Милес
web-level-optio = Опцион
    .against = Опцион
web-level-centurio = Центурион
    .against = Центурион
web-level-tribunus = Трибун
    .against = Трибун
web-level-legatus = Легат
    .against = Легат
web-level-imperator = Император
    .against = Император
web-level-help-random = Делает любой допустимый ход. Подходит для знакомства с правилами.
web-level-help-tiro = Новобранец: смотрит несколько ходов и берёт тот, что сразу кажется хорошим. Потребности народа и дальние планы он упускает; подходит для первых партий.
web-level-help-miles = Солдат: продумывает весь свой ход и любит то, что можно взять в руки. Куда всё это ведёт к концу игры, он не спрашивает.
web-level-help-optio = Помощник центуриона: хорошо чувствует, чего что стоит. В усердии не думает заранее о потребностях народа и забывает о заданиях карт Траяна.
web-level-help-centurio = Офицер: знает, чего всё будет стоить в конце, и ничего не забывает. Но видит только свой ход, а не следующий.
web-level-help-tribunus = Штабной офицер: обыскивает каждый уголок хода с лучшими знаниями, какие есть. Дальше он не планирует и отвечает сразу.
web-level-help-legatus = Полководец: проверяет много вариантов будущего, свои ходы и ваши ответы. Зато думает чуть дольше.
web-level-help-imperator = Император: думает как полководец, но на многих тысячах партий научился понимать, чего на самом деле стоит позиция. Самый сильный.
web-level-line-random = Любой допустимый ход наугад.
web-level-line-tiro = Новобранец: берёт то, что хорошо прямо сейчас.
web-level-line-miles = Солдат: продумывает свой ход, но не конец игры.
web-level-line-optio = Помощник центуриона: знает цену вещам, забывает о потребностях и заданиях.
web-level-line-centurio = Офицер: ничего не забывает, но видит один ход.
web-level-line-tribunus = Штабной офицер: находит лучшее в каждом ходу.
web-level-line-legatus = Полководец: смотрит на несколько ходов вперёд.
web-level-line-imperator = Сильнейший из всех: знает цену любой позиции.

## Приглашение и ожидание

web-invited = Вас приглашают сыграть: { $game }
web-invited-by = Место для вас держит { $name }.
web-your-name = Ваше имя
web-take-seat = Занять место
web-only-watch = Только смотреть
web-invitation-bad = Это приглашение больше не действует.
web-invitation-bad-help = Попросите новую ссылку, найдите открытый стол в лобби или войдите, если вы уже играете за этим столом.
web-table-of = Стол: { $game }
web-terms = Условия за этим столом
web-commitment = Хеш зерна перемешиваний
web-commitment-help = Он известен до раздачи первых карт. После партии показывают само зерно, и каждый может проверить, что хеш получен из него.
web-waiting-title = Ждём игроков
web-waiting-help = Отправьте эту ссылку друзьям. Партия начнётся сама, когда все места будут заняты.
web-share-link = Ссылка для просмотра
web-share-help = Тот, у кого есть эта ссылка, может смотреть: во время партии — то, что видят зрители, после неё — всё. Места за столом она не даёт.
web-share-make = Создать ссылку
web-share-end = Отключить ссылку
web-share-end-sure = По этой ссылке больше никто не сможет смотреть, а те, кто смотрит сейчас, будут отключены.
web-share-refused = Поделиться этой партией могут только её участники. Попросите ссылку у кого-нибудь из них.
web-invite-link = Ссылка для игроков
web-fill = Посадить ИИ на свободные места и начать
web-leave = Покинуть стол
web-close-table = Закрыть стол

## Стол

web-table = Стол
web-you-watch = Вы смотрите
web-options = Ваши возможности
web-back = Назад
web-not-your-turn = { $count ->
    [0] Игра окончена.
    [one] { $names } думает …
   *[other] { $names } думают …
}
web-catching-up = Ходят другие …
web-skip-animation = Показать сразу
web-undo = Отменить
web-redo = Вернуть
web-undo-reach = { $count ->
    [one] Отменяет { $count } последний выбор
    [few] Можно отменить { $count } выбора
   *[many] Можно отменить { $count } выборов
}
web-undo-ask = Нажмите, чтобы спросить их.
web-undo-asked = { $name } просит отменить ходы.
web-undo-wait = Спрашиваем остальных.
web-undo-takes = Будут отменены решения: { $moves }.
web-undo-moves-of = { $name } – { $count }
web-undo-revealed = С тех пор открылось:
web-undo-revealed-some = С тех пор открылось что-то скрытое.
web-undo-revealed-none = С тех пор ничего скрытого не открылось.
web-undo-revealed-more = { $count ->
    [one] и ещё { $count } событие до этого
    [few] и ещё { $count } события до этого
   *[many] и ещё { $count } событий до этого
}
web-withdraw = Отозвать просьбу
web-agree = Согласиться
web-refuse = Отказать
web-log = Ход игры
web-turn-line = { $name }: { $actions }
web-turn-scored = { $name }: { $actions }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-turn-quiet = { $name }: ничего нового
web-turn-actions = { $first }; { $last }
web-turn-action-times = { $action } (×{ $count })
web-turn-setup = Стол подготовлен к игре.
web-turn-facts = Всё, что произошло за этот ход
web-turn-gain = +{ $points }
web-title-my-turn = Ваш ход
web-title-turn-of = Ходит { $name }
web-title-table = { $turn } · { $game }
web-score-order = Порядок по очкам: { $order }
web-last-turn = Последний ход: { $actions }
web-meanwhile = Тем временем
web-log-empty = Пока ничего не произошло.
web-log-filter = Показать то, что касается
web-everybody = всех
web-looking-back = Вы смотрите на более раннюю позицию.
web-to-present = Вернуться к текущей позиции
web-log-new = после вашего прошлого хода
web-tab-board = Поле
web-tab-mat = Планшет
web-tab-players = Игроки
web-tab-log = Ход игры
web-tabs = Части стола
web-seat-online = в сети
web-seat-away = не в сети
web-seat-thinking = ходит
web-clock-out = время вышло
web-clock-days = { $days } д { $hours } ч
web-clock-hours = { $hours } ч { $minutes } мин
web-clock-rests = Часы стоят до { $date }.
web-clock-until = Время до { $date }
web-clock-stands = Часы стоят.
web-time-up = Время вышло: { $name }.
web-time-up-mine = Ваше время вышло. Партия продолжается: ходите, когда сможете.
web-time-wait = Подождать ещё
web-seat-given-up = Один из игроков покинул партию; пока за него играет бот.
web-give-up = Покинуть партию насовсем
web-give-up-sure = Покинуть эту партию насовсем? Доигрывать будет бот, а ваше место сможет занять кто-то другой.
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-details = Показать планшет: { $name }
web-table-menu = Меню стола
web-hand-over = Пусть за меня играет бот
web-hand-over-help = Он играет, пока вы не вернётесь на место.
web-table-notices = Уведомления об этом столе
web-game-note = Моя заметка об этой партии
web-game-note-help = Её видите только вы.
web-bot-plays = За вас играет бот ({ $level }).
web-take-back = Вернуться на своё место
web-vote = Игрок { $name } давно отсутствует. Посадить бота на это место?
web-vote-yes = Голосовать за бота
web-votes = Голоса: { $count } из { $needed }
web-abandon = Прекратить партию
web-abandon-help = Партия закончится без результата, если согласны все.
web-abandon-wanted = { $count ->
    [one] { $names } хочет прекратить партию.
   *[other] { $names } хотят прекратить партию.
}
web-abandon-not = Играть дальше
web-confirm-abandon = Прекратить эту партию? Она закончится, только если этого хотят все за столом.
web-chat = Чат
web-chat-players = Здесь говорят игроки; у зрителей свой чат.
web-chat-spectators = Здесь говорят зрители; игроки этого не видят.
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-chat-removed = Хозяин сервера убрал эту строку.
web-chat-line-menu = Что сделать с этой строкой: { $name }
web-send = Отправить
web-connection-connecting = Соединяемся …
web-connection-online = На связи
web-connection-offline = Нет связи. Ничего не потеряно; соединение восстановится само.
web-reconnect = Попробовать сейчас
web-keys = Клавиши
web-keys-list = 1–9: вариант с этим номером; в длинных списках набирайте все цифры (07). Стрелки: от варианта к варианту; Enter выбирает. E: закончить ход. U: отменить. R: вернуть. H: подсказка. L: ход игры. C: чат. ?: справка. ← →: по прежним позициям. Escape: назад или показать всё сразу.
web-second-tap = или коснитесь ещё раз
web-more-options = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
web-help = Справка
web-howto = Как играть
web-howto-rules = Все правила
web-howto-none = У этой игры пока нет своей страницы: всё сказано в правилах.
web-howto-foot = Правила — нашими словами. Все подробности, по пунктам, — в разделе «Все правила».
web-howto-legend = Что означают картинки
web-howto-pictures = Картинки
web-howto-here = За этим столом
web-help-rules = Правила: { $game }
web-help-rules-more = С рисунками и всеми пунктами; открываются рядом со столом.
web-help-play = Как здесь играть
web-help-choose = Всё, что светится, можно выбрать: прямо на столе или кнопкой на панели внизу. Если панель сообщает, что есть ещё варианты, прокрутите её.
web-help-touch = Пальцем: первое касание показывает, что даст выбор, второе касание или золотая кнопка выполняет его. Удерживайте предмет, чтобы прочитать, что это.
web-help-mouse = Мышью: наведите указатель, чтобы увидеть, что даст выбор, и прочитать, что это. Щелчок выбирает или объясняет, почему выбрать нельзя.
web-help-log = Выберите строку хода игры, чтобы увидеть стол таким, каким он был тогда.
web-help-menu = Язык, скорость, ссылки и остальное — в меню стола.
web-turn-over = { $count ->
    [one] Ваш ход: { $points } очко ({ $sources })
    [few] Ваш ход: { $points } очка ({ $sources })
   *[many] Ваш ход: { $points } очков ({ $sources })
}
web-turn-done = Ход сделан
web-turn-done-undo = Закончите его или отмените действия.
web-turn-done-help = Отменить уже ничего нельзя; остальные ждут вас.
web-turn-brought = Что принёс ваш ход
web-end-turn = Закончить ход
web-absence = { $count ->
    [one] После вашего прошлого хода сделано { $count } действие.
    [few] После вашего прошлого хода сделано { $count } действия.
   *[many] После вашего прошлого хода сделано { $count } действий.
}
web-absence-play = Посмотреть
web-absence-skip = Не нужно
web-playback = { $done } из { $total }
web-no-table = Такого стола нет, или он не для вас.
web-refused-share = Попросите ссылку для просмотра у того, кто играет за этим столом: она есть в меню стола и открыта для всех.
web-refused-sign-in = Если вы сами играете за этим столом, войдите под своим именем.
web-refused-lobby = Столы, открытые для всех, находятся в лобби.
web-spectator-note = Вы наблюдаете: видите то же, что и все; закрытые карты остаются закрытыми.
web-plain-table = Для этой игры стол пока не нарисован. Во всё можно играть кнопками.

## Конец

web-game-over = Игра окончена
web-final-scoring = Итоговый подсчёт
web-final-scoring-note = Идёт подсчёт очков.
web-winner = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
web-you-win = Вы победили!
web-final-points = Итоговые очки
web-total = Всего
web-source = За что
web-rematch = Реванш
web-to-rematch = К реваншу
web-download = Скачать запись партии
web-do-better = Что улучшить в следующий раз
web-watch-replay = Посмотреть партию
web-points-so-far = Очки на этот момент
web-shuffle = Перемешивания в этой партии
web-shuffle-seed = Зерно всех перемешиваний
web-shuffle-check = Проверить перемешивания
web-shuffle-right = Совпадает: из этого зерна получается именно тот хеш, который показывал стол.
web-shuffle-noted = Этот браузер запомнил хеш { $date }, с тех пор он не изменился.
web-shuffle-not-noted = Этот браузер не видел стол до конца партии и не может сказать, был ли хеш тогда таким же.
web-shuffle-wrong = Не совпадает: из этого зерна получается другой хеш. Этой партии нельзя доверять.
web-shuffle-changed = Это не тот хеш, который браузер запомнил { $date }. Этой партии нельзя доверять.
web-shuffle-cannot = Ваш браузер вычисляет хеши только на защищённых страницах (https). Команда ниже тоже это проверит.
web-shuffle-draws = Если скачать запись партии, эта команда проверит каждый жребий:
web-given-up = Партия прекращена.
web-given-up-by = { $count ->
    [one] Партию прекращает { $names }.
   *[other] Партия прекращена по общему согласию: { $names }.
}
web-given-up-host = Партию закрыл владелец сервера.
web-closed-table = Стол закрыли до начала партии.

## Строки, которые не относятся к самой игре

web-did-open = { $name } создаёт стол.
web-did-join = { $name } садится за стол.
web-did-leave = { $name } уходит.
web-did-start = Игра начинается.
web-did-undo = { $name } отменяет свой выбор.
web-did-repair = Хозяин сервера вернул партию назад: { $note }
web-did-ask_undo = { $name } просит отменить ходы.
web-did-answer_undo = { $name } отвечает на просьбу: { $accept ->
    [yes] да
   *[no] нет
}.
web-did-withdraw_undo = { $name } отзывает просьбу.
web-did-hint = { $name }: взята подсказка.
web-did-hand_over = { $name } передаёт место боту.
web-did-take_back = { $name } снова за столом.
web-did-vote = { $name } голосует за бота.
web-did-replace = Место занимает бот: { $name }.
web-did-give_up = { $name } покидает партию; дальше играет бот.
web-did-grant_time = Ещё время на ход: { $target }. Его даёт { $name }.
web-did-holiday = { $ended ->
    [yes] Отпуск закончен: { $name }.
   *[no] В отпуске: { $name }.
}
web-did-clocks_stopped = Сервер не работал; часы в это время стояли.
web-did-abandon = { $name } предлагает прекратить партию.
web-did-close = Стол закрыт.
web-did-rematch = Будет реванш.

## Просмотр партий

web-replay-paste = Вставить запись
web-jump = Переход
web-replay-intro = Любая сыгранная партия шаг за шагом. Вставьте запись или откройте одну из своих сыгранных партий.
web-record = Запись партии
web-record-paste = Вставьте сюда запись
web-record-file = Открыть запись из файла
web-record-stand-in = { $count ->
    [one] Бот ({ $level }) сделал { $count } ход на месте игрока: { $name }.
    [few] Бот ({ $level }) сделал { $count } хода на месте игрока: { $name }.
   *[many] Бот ({ $level }) сделал { $count } ходов на месте игрока: { $name }.
}
web-record-taken-back = { $count ->
    [one] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
    [few] В этой партии { $count } раза отменяли ходы, открывшие скрытое.
   *[many] В этой партии { $count } раз отменяли ходы, открывшие скрытое.
}
web-record-older-rules = Эта партия сыграна по прежним правилам: другие ходы в ней больше не попробовать.
web-show-replay = Показать
web-step = Позиция { $number } из { $total }
web-step-first = В начало
web-step-back = На шаг назад
web-step-forward = На шаг вперёд
web-step-last = В конец
web-turn-back = На ход назад
web-turn-forward = На ход вперёд
web-play = Воспроизвести
web-pause = Пауза
web-speed = Скорость
web-seen-from = Глазами
web-chart-all = все игроки
web-chart = Очки по ходу партии
web-copy-position = Скопировать ссылку на эту позицию

## Учётная запись

web-guest-note = Вы здесь как гость. Закрепите имя паролем, и ваши партии будут доступны на других устройствах.
web-guest = Гость
web-guest-mark = гость
web-guest-mark-help = Гость: это имя не принадлежит учётной записи.
web-program-mark = программа
web-program-mark-help = За эту учётную запись играет программа.
web-name = Имя
web-password = Пароль
web-password-help = Не меньше 8 знаков
web-old-password = Старый пароль
web-new-password = Новый пароль
web-save-name = Сохранить имя
web-claim = Закрепить это имя
web-sign-in = Войти
web-sign-in-help = Уже есть учётная запись?
web-forgot-password = Забыли пароль?
web-forgot-sent = Если у этого имени есть адрес почты, туда отправлена ссылка для нового пароля.
web-sign-out = Выйти
web-sign-out-everywhere = Выйти везде
web-change-password = Сменить пароль
web-delete-account = Удалить учётную запись
web-delete-help = Ваше имя исчезнет из всех партий; текущие доиграет бот. Это нельзя отменить.
web-delete-sure = Удалить навсегда
web-saved = Сохранено.
web-account-none = Вы здесь ещё не играли. Кнопка «Играть» впустит вас как гостя.

## Настройки

web-theme = Оформление
web-theme-system = как в системе
web-theme-day = день
web-theme-night = ночь в Риме
web-palette = Цвета маркеров
web-palette-standard = обычные
web-palette-deuteranopia = при дейтеранопии
web-palette-protanopia = при протанопии
web-palette-tritanopia = при тританопии
web-palette-help = Кроме цвета, у каждого маркера есть свой знак.
web-animation = Анимация
web-animation-none = нет
web-animation-fast = быстро
web-animation-normal = обычно
web-animation-slow = медленно
web-animation-reduced = Ваша система просит меньше движения, поэтому ничего не движется.
web-sound = Звук
web-sound-help = Тихий сигнал, когда ваш ход.
web-confirm = Подтверждать конец хода
web-confirm-setting-help = После последнего действия игра ждёт: видно, что принёс ход, и его можно закончить одним щелчком или отменить действия. Если уйти, ход закончится сам.
web-settings-kept = Хранится только в этом браузере.

## О проекте

web-about-what = Ulpia — место, где можно играть в «Траяна» и «Форум Траяна», две игры Штефана Фельда, учиться им, изучать и исследовать их. Название — от базилики Ульпия на форуме Траяна.
web-about-unofficial = Это неофициальная некоммерческая работа людей, которые любят эти игры. Она не связана ни с автором, ни с издателями. Названия и числа взяты из игр; все тексты и рисунки здесь — наши собственные. Если игры вам нравятся, купите настоящие коробки.
web-about-fair = Всё честно: ни ИИ, ни зрители не видят закрытых карт. Хеш зерна всех перемешиваний известен до начала, само зерно — после конца, и одна команда проверяет каждый жребий.
web-about-private = Никакой слежки и никаких третьих лиц: страница ничего не загружает со стороны. Cookie помнит, кто вы, и больше ничего.
web-about-open = Ulpia — свободная программа под лицензией MIT.
web-about-keys = Играть можно с клавиатуры, с экранным диктором и в терминале.

## Правила

web-search-rules = Поиск по правилам
web-rules-notes = Заметки для разработчиков
web-rules-none = Ничего не найдено.
web-rules-english = Эта страница пока не переведена; показан английский текст.
web-chapters = Главы

## Почему что-то нельзя сделать

web-refusal-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-refusal-stale = Стол с тех пор изменился; посмотрите и выберите заново.
web-refusal-unknown_words = В этой игре нет такого хода.
web-refusal-not_seated = Это могут только игроки за столом.
web-refusal-not_host = Это может только тот, кто создал стол.
web-refusal-not_open = Стол уже не открыт.
web-refusal-not_running = Партия не идёт.
web-refusal-not_seen_yet = Один из этих ходов открывает скрытое; сначала посмотрите, что открылось, а потом выбирайте дальше.
web-refusal-seat_taken = Место занято.
web-refusal-no_free_seat = Свободных мест нет.
web-refusal-already_seated = Вы уже за этим столом.
web-refusal-needs_invitation = Это место для тех, у кого есть ссылка-приглашение.
web-refusal-seats_free = Заняты не все места.
web-refusal-unknown_level = Бота такой силы нет.
web-refusal-unknown_game = Игры «{ $game }» здесь нет.
web-refusal-unknown_lesson = Такого урока нет.
web-refusal-bad_option = Настройка «{ $option }» не допускает такого выбора.
web-refusal-bot_plays = За вас играет бот; сначала вернитесь на место.
web-refusal-no_bot_plays = За вас не играет бот.
web-refusal-not_away = Этот игрок отсутствует ещё недостаточно долго.
web-refusal-no_human_there = Там сидит не человек.
web-refusal-own_seat = Это ваше собственное место.
web-refusal-already_voted = Вы уже голосовали за это.
web-refusal-no_mail = Этот сервер не отправляет писем.
web-refusal-bad_target = На этот адрес ничего нельзя отправить.
web-refusal-no_channel = Такого канала больше нет.
web-refusal-channel_gone = Этого канала больше нет; добавьте его снова.
web-refusal-too_many_channels = Каналов может быть не больше { $most }.
web-refusal-link_expired = Эта ссылка уже использована или устарела.
web-refusal-delivery_failed = Сообщение не принято. Проверьте адрес.
web-refusal-forbidden_target = Этот адрес лежит в сети, куда уведомления не отправляются.
web-refusal-not_confirmed = Сначала перейдите по ссылке из письма.
web-refusal-no_clock = За этим столом часы не идут.
web-refusal-time_left = У этого игрока ещё есть время.
web-refusal-already_granted = Вы уже дали этому игроку больше времени.
web-refusal-own_seat_only = В этой партии вы играли на другом месте; занять снова можно только его.
web-refusal-holiday_too_long = { $days ->
    [0] Отпуск за этот год исчерпан.
    [one] В этом году вы можете взять ещё { $days } день отпуска.
    [few] В этом году вы можете взять ещё { $days } дня отпуска.
   *[many] В этом году вы можете взять ещё { $days } дней отпуска.
}
web-refusal-holiday_too_far = Отпуск начинается не позже чем через год.
web-refusal-no_request = Никто не просит отменить ход.
web-refusal-own_request = На вашу просьбу должны ответить другие.
web-refusal-request_pending = Просьба уже есть.
web-refusal-no_turn_to_end = Нет вашего хода, который надо закончить.
web-refusal-no_hints = За этим столом нет подсказок: здесь играют и другие люди.
web-refusal-not_ratable = За рейтинговым столом нет подсказок, а ходы берут назад свободно или никогда.
web-refusal-rated_stays = За этим столом место не передают боту: играйте дальше или уходите насовсем.
web-refusal-rated_reveals = За этим столом ничего не берут назад, если что-то было показано.
web-refusal-needs_account = Это для тех, у кого есть своё имя: сначала выберите пароль на странице «Учётная запись».
web-refusal-no_such_day = В этот день стола не было.
web-refusal-daily_sealed = Этот расклад ещё играют: запись и повтор откроются, когда день кончится.
web-refusal-no_tournament = Такого турнира нет.
web-refusal-tournament_began = Турнир уже начался.
web-refusal-tournament_full = Турнир полон, участников: { $most }.
web-refusal-too_few_players = Для турнира нужны хотя бы двое.
web-refusal-too_many_tournaments = У вас уже много турниров ({ $most }); дождитесь, пока один кончится.
web-refusal-already_joined = Вы уже в этом турнире.
web-refusal-not_joined = Вы не в этом турнире.
web-refusal-no_player = Учётной записи с таким именем нет.
web-refusal-needs_role = Это может только тот, кто содержит сервер.
web-refusal-banned = Эта учётная запись закрыта хозяином сервера. Осталось дней: { $days }.
web-refusal-not_welcome = Кто-то за этим столом и вы не играете вместе.
web-refusal-own_program = Рейтинговая партия против своей программы ничего не доказала бы.
web-refusal-people_only = Это для людей, а не для программ.
web-refusal-not_friends = По имени можно пригласить только друзей. Остальным отправьте ссылку.
web-refusal-yourself = Это вы сами.
web-refusal-too_many_people = Ваш список людей заполнен.
web-refusal-no_line = Такой строки нет.
web-refusal-no_report = Такой жалобы нет.
web-refusal-no_program = Такой программы нет.
web-refusal-too_many_programs = Больше программ у одного человека быть не может.
web-refusal-no_person = Такого человека нет.
web-refusal-no_plans = За этим столом никто не пробует ходы заранее.
web-refusal-no_hint_now = Сейчас от вас не ждут решения.
web-refusal-no_hint_found = Подсказку найти не удалось. Спросите ещё раз.
web-refusal-nothing_to_redo = Возвращать нечего.
web-refusal-undo_never = За этим столом ходы не отменяют.
web-refusal-undo_must_ask = За этим столом отмену должны разрешить другие.
web-refusal-nothing_played = Вам пока нечего отменять.
web-refusal-revealed = С тех пор открылось нечто скрытое; нужно согласие других.
web-refusal-turn_is_over = Ход закончен; нужно согласие других.
web-refusal-others_have_played = С тех пор сходили другие; нужно их согласие.
web-refusal-frozen = С начала партии правила изменились; продолжить её нельзя.
web-refusal-not_movable = Перенести на сервер можно только идущую партию одного человека против ботов.
web-refusal-not_finished = Игра не окончена.
web-refusal-no_review = Такого разбора нет, или он ещё не готов.
web-refusal-room_full = В комнате разбора нет мест.
web-refusal-not_leading = Указка сейчас у другого. Сначала возьмите её.
web-refusal-no_such_moment = С этого момента партию продолжить нельзя.
web-refusal-game_running = Партия началась: передайте своё место боту.
web-refusal-no_table = Такого стола нет, или он не для вас.
web-refusal-too_fast = Слишком много запросов; подождите немного.
web-refusal-too_costly = На этот расчёт уходит слишком много времени; запросите часть поменьше.
web-refusal-log_full = Журнал этого стола заполнен: отменять ходы больше нельзя, но партию можно доиграть.
web-refusal-too_many_bot_tables = У вас идёт слишком много партий, в которых играют только боты; подождите, пока одна из них закончится.
web-refusal-too_large = Это слишком длинно: не больше { $largest } байт.
web-refusal-bad_message = Сервер не понял запрос.
web-refusal-bad_name = В имени нужна хотя бы одна буква или цифра.
web-refusal-bad_record = { $line ->
    [0] Это не запись партии, или в ней ошибка.
   *[other] Это не запись партии, или в ней ошибка: смотрите строку { $line }.
}
web-refusal-unknown_rules = Запись сделана по другим правилам (версия { $rules }), здесь они неизвестны. Возможно, их знает более новая версия Ulpia.
web-refusal-name_claimed = Закреплённое имя не меняется.
web-refusal-name_taken = Это имя уже занято.
web-refusal-wrong_password = Неверное имя или пароль.
web-refusal-sign_in = Сначала войдите как гость или в учётную запись.
web-refusal-unavailable = Сервер не готов; попробуйте чуть позже.
web-refusal-server_error = На сервере произошла ошибка; ничего не изменилось.
web-refusal-bad_seats = В эту игру играют от { $fewest } до { $most } человек.
web-refusal-cross_site = Запрос пришёл с чужого сайта и отклонён.
web-refusal-wrong_host = Сервер не отвечает на это имя; его владелец может разрешить это имя.
web-refusal-too_slow = Запрос передавался слишком долго.
web-refusal-no_such_path = По этому адресу ничего нет.
web-refusal-http = Сервер не принял запрос.

# what a player had better not miss
web-cautions = Предупреждения
web-cautions-help = Не больше одной спокойной фразы за ход: потребности, которые отнимут очки, жетон под рукой, ряд, который скоро уснёт.

# hints
web-try-moves = Попробовать ходы за всех
web-hint = Подсказка
web-hint-help = Что сделал бы здесь сильный игрок (H). Первое нажатие говорит, о чём подумать, второе — что делать.
web-hint-from = по тому, что видно вам
web-hint-thinking = Думает …
web-hint-more = Показать ход
web-hint-another = Следующий по силе ход
web-hint-best = Лучший ход
web-hint-now = сейчас { $source }
web-hint-towards = позже { $source }
web-hint-gives_up = упущено { $source }

# кнопка планов; у карточки свои слова (plan.ftl)
web-plan = План
web-plan-help = Спланировать ходы наперёд, только для себя (P)
web-plan-holds = План выполним
web-plan-ordered = План будет сыгран, когда подойдёт ваш ход
web-plan-broken = План больше невыполним
web-plan-nothing-asked = Дальше предвидеть нельзя. Спланируйте следующий ход или сохраните план.
web-did-ordered = { $name }: это сыграно по поручению.
web-refusal-plan_broken = При нынешнем положении этот план невыполним (ход { $turn }).
web-refusal-nothing_planned = Плана, который можно сыграть, нет.
web-refusal-own_turn = Сейчас ваш ход: сыграйте сами. Поручения действуют для следующих ходов.
web-refusal-unknown_stop = Это условие сейчас не может остановить поручение.
web-refusal-not_routine = На этот вопрос нельзя всегда отвечать одинаково.
web-refusal-no_puzzle = Такой задачи нет.
