# Разбор законченной партии: причины, страница, команда.

## Причины, для любой игры

review-plain = Лучше так: { $move } ({ $gain } очка).
review-where-1-even = { $source1 }: { $gain1 }; остальное примерно одинаково.
review-where-1-uneven = { $source1 }: { $gain1 }; всё остальное вместе: { $rest }.
review-where-2-even = { $source1 }: { $gain1 }, { $source2 }: { $gain2 }; остальное примерно одинаково.
review-where-2-uneven = { $source1 }: { $gain1 }, { $source2 }: { $gain2 }; всё остальное вместе: { $rest }.
review-doubt = { $count ->
    [one] В { $count } из { $worlds } воображаемых миров этот выбор был бы хуже.
   *[other] В { $count } из { $worlds } воображаемых миров этот выбор был бы хуже.
}

## Оценки

review-mark-best = Лучший ход
review-mark-fine = Хорошо
review-mark-costly = Стоит очков, но не партии
review-mark-inaccuracy = Неточность
review-mark-mistake = Ошибка
review-mark-blunder = Грубая ошибка
review-mark-only = Находка

## Страница

review-title = Разбор
review-of = Разбор: { $game }
review-paste = Разобрать запись
review-paste-help = Вставьте запись законченной партии. Ничего из неё не публикуется.
review-paste-label = Запись
review-paste-start = Разобрать
review-too-long = Запись слишком длинная: не больше { $limit } знаков.
review-waiting = В очереди…
review-progress = Идёт разбор… { $percent } %
review-failed = Разбор прервался из-за ошибки. Сама партия не пострадала; попробуйте позже.
review-equals = Шансы даны для равных соперников: сила игроков разбору неизвестна. Каждое решение оценивается по тому, что было известно в тот момент.
review-unsure = В этой партии модель не была уверена: остаток велик.
review-curve = Шансы по ходу партии
review-curve-table = Шансы словами
review-as-seat = глазами: { $seat }
review-as-nobody = глазами зрителя
review-viewpoint = Точка зрения
review-moment-of = Решение { $number } из { $count }
review-first = Первое решение
review-previous = Предыдущее решение
review-next = Следующее решение
review-last = Последнее решение
review-next-mark = Следующая оценка
review-played = Сыграно
review-better = Лучше
review-best-too = Ничего лучшего не нашлось.
review-to-win = шанс на победу { $chance }
review-points = очки: { $gain }
review-expected = Ожидаемые очки
review-source = Источник
review-with-better = с лучшим ходом
review-thought = Мысли: { $seat }
review-thought-help = Ходы, рассмотренные при выборе; выбранный стоит первым. Это числа самого игрока, а не разбора.
review-costliest = Самые дорогие решения
review-none-costly = Ничего, что стоило бы дорого.
review-finds = Находки
review-ledger = Игра и удача
review-ledger-unit = в % победы
review-ledger-points = в очках
review-start = Начало
review-own-play = Своя игра
review-others = Другие
review-luck = Удача
review-rest = Остаток
review-turns = Ходы всех
review-parts = Из чего складываются ходы
review-parts-help = Каждый ход сравнивается с лучшим из найденных. Шансы рассчитаны на игроков, которые что-то упускают, а упущенное часто можно сделать ходом позже; то, что из этого складывается, стоит в остатке.
review-end = Конец
review-player = Игрок
review-reveals = Удача, событие за событием
review-smaller = { $count ->
    [0] Очки по сравнению с тем, чего следовало ожидать.
    [one] Очки по сравнению с тем, чего следовало ожидать; { $count } мелкое событие опущено.
    [few] Очки по сравнению с тем, чего следовало ожидать; { $count } мелких события опущены.
   *[other] Очки по сравнению с тем, чего следовало ожидать; { $count } мелких событий опущено.
}
review-moment = Момент
review-all-moments = Все решения
review-share = Скопировать ссылку на этот момент
review-copied = Ссылка скопирована.
review-what-if = Попробовать отсюда
review-what-if-help = Собственный стол с этого момента и с тем же раскладом; законченная партия не меняется.
review-what-if-bots = Против бота { $level }
review-what-if-seat = Ваше место
review-what-if-start = Открыть стол
review-keys = ← → решение, M следующая оценка, Home и End
review-quick = быстрый
review-thorough = тщательный
review-model = Модель { $model }, { $setting } разбор

## Комната разбора

review-room = Вместе
review-room-open = Смотреть вместе
review-room-leave = Выйти
review-room-link = Ссылка для остальных
review-room-people = Кто здесь
review-room-you = вы
review-room-guest = Гость { $number }
review-room-you-lead = Указка у вас: остальные видят то же, что и вы. Чтобы нарисовать стрелку, проведите по полю.
review-room-leads = Указка сейчас здесь: { $name }.
review-room-take = Взять указку
review-room-follow = Следовать
review-room-clear = Стереть стрелки
review-room-chat = Чат
review-room-silent = Пока ничего не сказано. Когда все уйдут, чат исчезнет.
review-room-say = Написать
review-room-send = Отправить
review-room-entering = Комната открывается…
review-room-offline = Связь прервалась; новая попытка…
review-room-gone = Такой комнаты нет: разбора больше не существует.
review-room-full = В комнате нет мест.

## За все стороны

review-sandbox = Попробовать ходы за всех
review-sandbox-help = Играйте с этого момента за каждое место, с теми картами, которые действительно пришли. Законченная партия не меняется; ветви хранятся в этом браузере.
review-try-help = Играйте отсюда за каждое место. То, чего вы не можете знать, раздаётся заново, как могло бы быть. Сама партия не меняется; ветви хранятся в этом браузере.
review-try-anew = Раздать заново
review-sandbox-wait = Стол накрывается…
review-sandbox-turn = Выбирает { $name }
review-sandbox-over = Партия закончена. Победитель: { $names }.
review-sandbox-line = Ходы до сих пор
review-sandbox-begin = С начала
review-pane-mat = Свой планшет
review-pane-board = Стол
review-branches = Ветви
review-branches-none = Пока нет. Сделайте несколько ходов и сохраните их под именем.
review-branch-label = Имя ветви
review-branch-name = Ветвь { $number }
review-branch-keep = Сохранить
review-branch-bots = Продолжить отсюда против ботов
review-branch-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
review-branch-rename = Переименовать
review-branch-save = Сохранить запись
review-branch-remove = Удалить
review-branch-doomed = Удалить «{ $name }» и всё, что из неё выросло?
review-branch-stay = Не удалять

## На этом устройстве

review-here-help = Сервер недоступен: разбор сделает само это устройство. Пока он идёт, можно заниматься другим; если закрыть эту вкладку, он начнётся сначала.
review-here-seconds = { $count ->
    [one] около { $count } секунды
   *[other] около { $count } секунд
}
review-here-minutes = { $count ->
    [one] около { $count } минуты
   *[other] около { $count } минут
}
review-here-quick = Быстрый разбор: { $time }
review-here-thorough = Тщательный разбор: { $time }
review-here-quick-only = Тщательный разбор на этом устройстве занял бы слишком много времени.
review-here-going-on = Разбор делает это устройство.
review-here-stop = Остановить
review-here-again = Попробовать ещё раз

## Команда

review-cli-working = Разбор
review-cli-seat = { $seat }: в начале { $start } %, своя игра { $play }, другие { $others }, удача { $luck }, остаток { $rest }, в конце { $end } %
review-cli-marks = Неточности: { $inaccuracies }, ошибки: { $mistakes }, грубые ошибки: { $blunders }, находки: { $finds }
review-cli-nothing = Ничего, что стоило бы дорого.
review-cli-moment = Ход { $number }, { $seat }: { $mark } ({ $chance } победы, очки: { $gain })
review-cli-played = Сыграно: { $line }
review-cli-better = Лучше: { $line }
