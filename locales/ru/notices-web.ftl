### Страница уведомлений и отпуска, и куда ведут ссылки из писем.

notices-web-title = Уведомления и отпуск
notices-web-intro = Узнавайте о своих партиях, когда перед вами нет страницы Ulpia. Несколько новостей приходят одним сообщением, и никогда — о ходе, на который вы уже ответили.
notices-web-channels = Куда приходят уведомления
notices-web-no-channels = Пока никуда.
notices-web-channel-push = Браузер
notices-web-channel-mail = Почта
notices-web-channel-webhook = Вебхук
notices-web-unconfirmed = Перейдите по ссылке из письма
notices-web-failing = { $count ->
    [one] не доставлено: { $count } последнее сообщение
    [few] не доставлено: { $count } последних сообщения
   *[many] не доставлено: { $count } последних сообщений
}
notices-web-test = Проверить
notices-web-test-sent = Проверочное сообщение отправлено.
notices-web-remove = Убрать
notices-web-add = Добавить
notices-web-add-push = Уведомления в этом браузере
notices-web-denied = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
notices-web-here = Уведомления, пока вкладка открыта в фоне
notices-web-here-help = Только в этом браузере и только пока вкладка открыта.
notices-web-mail = Адрес почты
notices-web-mail-help = Первое письмо содержит ссылку, чтобы подтвердить адрес. Через него можно получить и новый пароль.
notices-web-mail-sent = Письмо со ссылкой отправлено.
notices-web-webhook = Вебхук для чата или программы
notices-web-webhook-help = Для Discord и Slack создайте там входящий вебхук и вставьте сюда его адрес. Программа получает JSON.
notices-web-url = Адрес
notices-web-format = Формат
notices-web-format-json = JSON
notices-web-format-discord = Discord
notices-web-format-slack = Slack
notices-web-kinds = О чём сообщать
notices-web-kind-turn = Мой ход
notices-web-kind-started = Мой стол заполнен и партия начинается
notices-web-kind-undo = Кто-то просит вернуть ходы
notices-web-kind-mention = Меня упоминают (@имя)
notices-web-kind-ended = Партия окончена
notices-web-kind-round = Тур турнира завершён
notices-web-kind-invited = Друг приглашает меня
notices-web-kinds-help = Отдельные столы отключаются в их меню.
notices-web-holiday = Отпуск
notices-web-holiday-help = Ваши часы стоят за всеми столами, где на ход даются дни. Остальные за этими столами видят, что вас нет.
notices-web-holiday-first = Первый день
notices-web-holiday-last = Последний день
notices-web-holiday-take = Взять отпуск
notices-web-holiday-taken = Ваши часы стоят с { $since } до { $until }.
notices-web-holiday-end = Закончить отпуск
notices-web-holiday-left = { $count ->
    [one] В этом году остался { $count } день.
    [few] В этом году осталось { $count } дня.
   *[many] В этом году осталось { $count } дней.
}
notices-web-link-unsubscribe = Больше не присылать
notices-web-link-unsubscribe-done = На этот адрес больше не будет писем от нас.
notices-web-link-confirm = Адрес почты
notices-web-link-confirm-done = Адрес подтверждён.
notices-web-link-password = Новый пароль
notices-web-link-password-done = Новый пароль действует. Вы вышли на всех устройствах.
