### The page of notices and holidays, and where links of mails lead.

notices-web-title = Notices and holidays
notices-web-intro = Hear of your games while no page of Ulpia is in front of you. Several things at once come as one message, and never about a move that you have answered.
notices-web-channels = Where you hear
notices-web-no-channels = Nowhere yet.
notices-web-channel-push = Browser
notices-web-channel-mail = Mail
notices-web-channel-webhook = Webhook
notices-web-unconfirmed = Follow the link in the mail
notices-web-failing = { $count ->
    [one] the last message did not arrive
   *[other] the last { $count } messages did not arrive
}
notices-web-test = Test
notices-web-test-sent = A test is on its way.
notices-web-remove = Remove
notices-web-add = Add
notices-web-add-push = Notices in this browser
notices-web-denied = Your browser does not allow notices from this page. You can change that in its settings.
notices-web-here = Notices while a tab is open in the background
notices-web-here-help = Only in this browser, and only as long as the tab is open.
notices-web-mail = Mail address
notices-web-mail-help = A first mail brings a link to confirm the address. With it you can also get a new password.
notices-web-mail-sent = A mail with a link is on its way.
notices-web-webhook = Webhook for a chat or a program
notices-web-webhook-help = For Discord and Slack make an incoming webhook there and paste its address. A program gets JSON.
notices-web-url = Address
notices-web-format = Format
notices-web-format-json = JSON
notices-web-format-discord = Discord
notices-web-format-slack = Slack
notices-web-kinds = What you hear of
notices-web-kind-turn = It is my turn
notices-web-kind-started = My table is full and the game begins
notices-web-kind-undo = Somebody asks to take moves back
notices-web-kind-mention = Somebody mentions me (@name)
notices-web-kind-ended = A game is over
notices-web-kind-round = A round of a tournament is over
notices-web-kind-invited = A friend invites me
notices-web-kinds-help = Single tables are switched off in their menu.
notices-web-holiday = Holiday
notices-web-holiday-help = Your clocks rest at all tables with days for a turn. The others at these tables see that you are away.
notices-web-holiday-first = First day
notices-web-holiday-last = Last day
notices-web-holiday-take = Take a holiday
notices-web-holiday-taken = Your clocks rest from { $since } to { $until }.
notices-web-holiday-end = End the holiday
notices-web-holiday-left = { $count ->
    [one] { $count } day is left this year.
   *[other] { $count } days are left this year.
}
notices-web-link-unsubscribe = No more mails
notices-web-link-unsubscribe-done = This address gets no more mails from us.
notices-web-link-confirm = Mail address
notices-web-link-confirm-done = The address is confirmed.
notices-web-link-password = A new password
notices-web-link-password-done = The new password holds. You are signed out everywhere.
