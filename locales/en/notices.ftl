### Notices: mails, push messages and webhooks, for people who are not looking at a page.

notices-title = { $count ->
    [one] A game waits for you
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
notices-invited = { $game }: { $name } invites you to a table.
notices-test-title = A test from Ulpia
notices-test = This is how you will hear of your games.
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
