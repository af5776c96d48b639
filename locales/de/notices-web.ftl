### Die Seite der Nachrichten und des Urlaubs, und wohin Links in Mails führen.

notices-web-title = Nachrichten und Urlaub
notices-web-intro = Höre von deinen Partien, während du keine Seite von Ulpia vor dir hast. Was zusammenkommt, steht in einer Nachricht, und nie geht es um einen Zug, den du schon beantwortet hast.
notices-web-channels = Wo du davon hörst
notices-web-no-channels = Noch nirgends.
notices-web-channel-push = Browser
notices-web-channel-mail = Mail
notices-web-channel-webhook = Webhook
notices-web-unconfirmed = Folge dem Link in der Mail
notices-web-failing = { $count ->
    [one] Die letzte Nachricht kam nicht an
   *[other] Die letzten { $count } Nachrichten kamen nicht an
}
notices-web-test = Testen
notices-web-test-sent = Ein Test ist unterwegs.
notices-web-remove = Entfernen
notices-web-add = Hinzufügen
notices-web-add-push = Nachrichten in diesem Browser
notices-web-denied = Dein Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in seinen Einstellungen ändern.
notices-web-here = Nachrichten, solange ein Tab im Hintergrund offen ist
notices-web-here-help = Nur in diesem Browser und nur, solange der Tab offen ist.
notices-web-mail = Mailadresse
notices-web-mail-help = Eine erste Mail bringt einen Link, mit dem du die Adresse bestätigst. Über sie bekommst du auch ein neues Passwort.
notices-web-mail-sent = Eine Mail mit einem Link ist unterwegs.
notices-web-webhook = Webhook für einen Chat oder ein Programm
notices-web-webhook-help = Für Discord und Slack erstellst du dort einen eingehenden Webhook und fügst hier seine Adresse ein. Ein Programm bekommt JSON.
notices-web-url = Adresse
notices-web-format = Format
notices-web-format-json = JSON
notices-web-format-discord = Discord
notices-web-format-slack = Slack
notices-web-kinds = Wovon du hörst
notices-web-kind-turn = Ich bin am Zug
notices-web-kind-started = Mein Tisch ist voll und die Partie beginnt
notices-web-kind-undo = Jemand möchte Züge zurücknehmen
notices-web-kind-mention = Jemand erwähnt mich (@Name)
notices-web-kind-ended = Eine Partie ist zu Ende
notices-web-kind-round = Eine Runde eines Turniers ist vorbei
notices-web-kind-invited = Ein Freund lädt mich ein
notices-web-kinds-help = Einzelne Tische schaltest du in ihrem Menü stumm.
notices-web-holiday = Urlaub
notices-web-holiday-help = An allen Tischen mit Tagen je Zug stehen deine Uhren. Die anderen an diesen Tischen sehen, dass du nicht da bist.
notices-web-holiday-first = Erster Tag
notices-web-holiday-last = Letzter Tag
notices-web-holiday-take = Urlaub nehmen
notices-web-holiday-taken = Deine Uhren stehen von { $since } bis { $until }.
notices-web-holiday-end = Urlaub beenden
notices-web-holiday-left = { $count ->
    [one] Dieses Jahr bleibt noch { $count } Tag.
   *[other] Dieses Jahr bleiben noch { $count } Tage.
}
notices-web-link-unsubscribe = Keine Mails mehr
notices-web-link-unsubscribe-done = Diese Adresse bekommt keine Mails mehr von uns.
notices-web-link-confirm = Mailadresse
notices-web-link-confirm-done = Die Adresse ist bestätigt.
notices-web-link-password = Ein neues Passwort
notices-web-link-password-done = Das neue Passwort gilt. Du bist überall abgemeldet.
