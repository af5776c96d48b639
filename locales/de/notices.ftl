### Nachrichten: Mails, Push-Nachrichten und Webhooks für alle, die gerade auf keine Seite schauen.

notices-title-waits = Eine Partie wartet auf dich
notices-title-round = Neues von einem Turnier
notices-title-invited = Jemand lädt dich ein
notices-title = { $count ->
    [one] Neues aus einer Partie
   *[other] { $count } Neuigkeiten aus deinen Partien
}
notices-turn = { $count ->
    [0] { $game }: Du bist am Zug.
   *[other] { $game } mit { $names }: Du bist am Zug.
}
notices-started = { $game } mit { $names }: Alle Plätze sind besetzt, die Partie beginnt.
notices-undo = { $game }: { $name } möchte Züge zurücknehmen.
notices-mention = { $game }: { $name } erwähnt dich: „{ $text }“
notices-ended = { $count ->
    [0] { $game }: Die Partie ist zu Ende.
   *[other] { $game } mit { $names }: Die Partie ist zu Ende.
}
notices-round = { $place ->
    [0] { $name }: Runde { $round } von { $rounds } ist vorbei.
   *[other] { $name } ist vorbei. Dein Platz: { $place }.
}
notices-invited = { $game }: { $name } lädt dich an einen Tisch ein.
notices-test-title = Ein Test von Ulpia
notices-test = So wirst du von deinen Partien hören.
notices-mail-table = Zum Tisch
notices-mail-tournament = Zum Turnier
notices-mail-settings = Nachrichten und Urlaub
notices-mail-more = { $count ->
    [one] Und eine weitere Neuigkeit.
   *[other] Und { $count } weitere Neuigkeiten.
}
notices-mail-foot = Du bekommst diese Mail, weil du Nachrichten über deine Partien wolltest.
notices-mail-unsubscribe = Keine Mails mehr
notices-confirm-title = Bestätige deine Mailadresse
notices-confirm-body = Hallo { $name }, folge diesem Link, um an dieser Adresse von deinen Partien zu hören:
notices-confirm-button = Diese Adresse bestätigen
notices-confirm-foot = Wenn das nicht von dir kommt, tu nichts: Es folgt keine weitere Mail.
notices-reset-title = Ein neues Passwort
notices-reset-body = Hallo { $name }, mit diesem Link wählst du ein neues Passwort. Der Link gilt einmal und eine Stunde lang:
notices-reset-button = Neues Passwort wählen
notices-reset-foot = Wenn das nicht von dir kommt, tu nichts: Dein Passwort bleibt, wie es ist.
