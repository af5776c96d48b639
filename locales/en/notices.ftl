### Notices: mails, push messages and webhooks, for people who are not looking at a page.

notices-title-waits = A game waits for you
notices-title-round = News from a tournament
notices-title-invited = A friend invites you
notices-title = { $count ->
    [one] News from a game
   *[other] { $count } pieces of news from your games
}
notices-turn = { $count ->
    [0] { $game }: it is your turn.
   *[other] { $game } with { $names }: it is your turn.
}
notices-started = { $game } with { $names }: all seats are taken, the game begins.
notices-undo = { $game }: { $name } asks to take moves back.
notices-mention = { $game }: { $name } mentions you: “{ $text }”
notices-ended = { $count ->
    [0] { $game }: the game is over.
   *[other] { $game } with { $names }: the game is over.
}
notices-round = { $place ->
    [0] { $name }: round { $round } of { $rounds } is over.
   *[other] { $name } is over. Your place: { $place }.
}
notices-invited = { $game }: { $name } invites you to a table.
notices-test-title = A test from Ulpia
notices-test = This is how you will hear of your games.
notices-mail-table = To the table
notices-mail-tournament = To the tournament
notices-mail-settings = Notices and holidays
notices-mail-more = { $count ->
    [one] And one more piece of news.
   *[other] And { $count } more pieces of news.
}
notices-mail-foot = You get this mail because you wanted notices of your games.
notices-mail-unsubscribe = No more mails
notices-confirm-title = Confirm your mail address
notices-confirm-body = Hello { $name }, follow this link to get notices of your games at this address:
notices-confirm-button = Confirm this address
notices-confirm-foot = If you did not ask for this, do nothing: no further mail will come.
notices-reset-title = A new password
notices-reset-body = Hello { $name }, with this link you choose a new password. It works once, within an hour:
notices-reset-button = Choose a new password
notices-reset-foot = If you did not ask for this, do nothing: your password stays as it is.
