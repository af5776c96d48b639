### Уведомления: письма, push-сообщения и вебхуки для тех, кто сейчас не смотрит ни на одну страницу.

notices-title-waits = Вас ждёт партия
notices-title-round = Новости турнира
notices-title-invited = Вас приглашают за стол
notices-title = { $count ->
    [1] Новость о вашей партии
    [one] { $count } новость о ваших партиях
    [few] { $count } новости о ваших партиях
   *[many] { $count } новостей о ваших партиях
}
notices-turn = { $count ->
    [0] { $game }: ваш ход.
   *[other] { $game }, соперники: { $names }. Ваш ход.
}
notices-started = { $game }, соперники: { $names }. Все места заняты, партия начинается.
notices-undo = { $game }: { $name } просит вернуть ходы.
notices-mention = { $game }: вас упоминает { $name }: «{ $text }»
notices-ended = { $count ->
    [0] { $game }: партия окончена.
   *[other] { $game }, соперники: { $names }. Партия окончена.
}
notices-round = { $place ->
    [0] { $name }: тур { $round } из { $rounds } завершён.
   *[other] { $name }: турнир завершён. Ваше место: { $place }.
}
notices-invited = { $game }: { $name } приглашает вас за стол.
notices-test-title = Проверка от Ulpia
notices-test = Так вы будете узнавать о своих партиях.
notices-mail-table = К столу
notices-mail-tournament = К турниру
notices-mail-settings = Уведомления и отпуск
notices-mail-more = { $count ->
    [one] И ещё { $count } новость.
    [few] И ещё { $count } новости.
   *[many] И ещё { $count } новостей.
}
notices-mail-foot = Вы получили это письмо, потому что захотели узнавать о своих партиях.
notices-mail-unsubscribe = Больше не присылать
notices-confirm-title = Подтвердите адрес почты
notices-confirm-body = Здравствуйте, { $name }! Перейдите по ссылке, чтобы получать на этот адрес уведомления о партиях:
notices-confirm-button = Подтвердить адрес
notices-confirm-foot = Если вы об этом не просили, ничего не делайте: других писем не будет.
notices-reset-title = Новый пароль
notices-reset-body = Здравствуйте, { $name }! По этой ссылке можно выбрать новый пароль. Она действует один раз, в течение часа:
notices-reset-button = Выбрать новый пароль
notices-reset-foot = Если вы об этом не просили, ничего не делайте: пароль останется прежним.
