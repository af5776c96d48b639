# Die Seiten im Browser.

## Überall

web-skip = Zum Inhalt springen
web-nav = Seiten
web-menu = Menü
web-close = Schließen
web-cancel = Abbrechen
web-again = Noch einmal versuchen
web-loading = Einen Augenblick …
web-more = Mehr zeigen
web-copy = Link kopieren
web-copied = Kopiert
web-language = Sprache
web-theme-toggle = Zwischen Tag und Nacht wechseln
web-nav-play = Neuer Tisch
web-nav-lobby = Lobby
web-nav-club = Club
web-nav-players = Spieler
web-nav-tournaments = Turniere
web-nav-daily = Tisch des Tages
web-nav-people = Freunde
web-nav-quick = Jetzt Mitspieler finden
web-nav-host = Betreiber
web-nav-winners = Was Sieger tun
web-nav-games = Meine Partien
web-nav-finished = Beendete Partien
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-nav-puzzles = Rätsel
web-nav-review = Analyse
web-nav-settings = Einstellungen
web-nav-account = Konto
web-nav-notices = Nachrichten und Urlaub
web-nav-about = Über Ulpia
web-nav-here = Hier spielen
web-nav-home = Ulpia, Startseite
web-your-turns = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-not-found = Unter dieser Adresse gibt es nichts
web-not-found-help = Der Link ist vielleicht alt, oder an seinem Ende fehlt etwas.
web-to-front = Zur Startseite
web-unofficial = Ein inoffizielles Liebhaberwerk. Alle Bilder und Texte sind unsere eigenen.

## Startseite

web-tagline = Die Brettspiele um Trajans Rom, genau nach den Regeln aus der Schachtel.
web-play-now = Jetzt spielen
web-play-now-sub = { $count ->
    [one] { $game } gegen { $level }, ohne Anmeldung
   *[other] { $game } gegen { $count } Gegner ({ $name }), ohne Anmeldung
}
web-first-game = Erste Partie spielen
web-first-game-sub = Zehn Minuten mit Trainer gegen Tiro. Die Spielregel brauchst du nicht.
web-know-the-game = Ich kann schon spielen
web-lessons = Lektionen
web-lesson-go-on = Lektion fortsetzen
web-coach-again = Den Trainer wieder sprechen lassen
web-opponents-title = Gegner:innen
web-nav-learn = Lektionen
web-opponents = { $count ->
    [one] { $count } Gegner
   *[other] { $count } Gegner
}
web-invite-friends = Freunde einladen
web-learn = Die Regeln lernen
web-players-range = { $fewest }–{ $most } Personen
web-new-game = Neue Partie
web-no-games = Hier erscheinen deine Partien. Die erste ist einen Klick entfernt.
web-guest-names = Livia, Marcus, Claudia, Gaius, Octavia, Lucius, Julia, Titus, Flavia, Cassius

## Listen von Tischen

web-your-turn = Du bist am Zug
web-waits-for = Am Zug: { $names }
web-open-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-won = Du hast mit { $points } gewonnen
web-won-by = Gewonnen mit { $points }: { $names }
web-abandoned = Aufgegeben
web-next-game = Nächste Partie, die auf mich wartet
web-no-running = Es läuft keine Partie.
web-no-finished = Noch keine Partie ist beendet.
web-lobby-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und zeige ihn hier.
web-lobby-intro = Tische mit freien Plätzen, offen für alle.
web-join = Platz nehmen
web-watch = Zuschauen
web-you = du
web-someone = jemand
web-free-seat = freier Platz
web-former = früherer Spieler
web-refresh = Neu laden
web-to-table = Zum Tisch

## Neuer Tisch

web-new-intro = Alles ist dort erklärt, wo es steht. Für eine erste Partie passen die Vorgaben.
web-game = Spiel
web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-me = ich
web-seat-open = offen für alle
web-seat-link = für Freunde mit dem Link
web-seat-bot = KI
web-seat-level = Stärke der KI
web-add-seat = Platz hinzufügen
web-remove-seat = Platz { $number } entfernen
web-seats-help = Wer den Link hat, kann die Plätze für Freunde einnehmen. Offene Plätze stehen allen frei, die den Tisch sehen.
web-thinking = Bedenkzeit starker Bots
web-thinking-usual = wie üblich
web-thinking-quick = kurz
web-thinking-normal = normal
web-thinking-long = lang
web-thinking-help = Für einen Zug: kurz eine halbe Sekunde, normal zwei, lang sechs, mit so vielen vorgestellten Welten, wie dann möglich sind. Wie üblich: vier, meist in weniger als einer halben Sekunde.
web-watch-only = Ich schaue nur zu
web-rules-options = Regeln dieser Partie
web-table-options = Dieser Tisch
web-listed = In der Lobby zeigen
web-listed-help = Sonst finden ihn nur Leute mit dem Link.
web-listed-open = Ein Tisch mit einem Platz für alle steht immer in der Lobby.
web-watching = Wer zuschauen darf
web-watching-link = nur mit dem Link zum Zuschauen
web-watching-public = alle
web-watching-help = Zuschauer sehen nie verdeckte Karten.
web-undo-policy = Züge zurücknehmen
web-undo-policy-free = frei
web-undo-policy-ask = die anderen fragen
web-undo-policy-never = nie
web-undo-policy-lesson = frei, wie in jeder Lektion
web-undo-policy-help = Frei: bis etwas Verdecktes aufgedeckt wird oder jemand anders spielt; danach werden die anderen gefragt.
web-hints-allowed = Tipps für alle
web-hints-allowed-help = Alle am Tisch dürfen fragen, was ein starker Spieler täte; im Verlauf steht, wer gefragt hat. Nur gegen Bots geht das immer.
web-rated = Gewertet
web-rated-help = Das Ergebnis ändert Wertungen. Keine Tipps, keine Züge im Voraus ausprobiert, kein Platz wird einem Bot übergeben, nichts wird zurückgenommen, sobald etwas aufgedeckt wurde; wer für immer geht, wird Letzter. Nur für Leute mit eigenem Namen.
web-rated-yes = Das Ergebnis ändert Wertungen
web-away = Ein Bot darf einen verlassenen Platz übernehmen nach
web-away-help = Die anderen stimmen darüber ab. Wer zurückkommt, nimmt den Platz wieder ein.
web-pace = Bedenkzeit
web-pace-none = Ohne Uhr
web-pace-live = Live
web-pace-days = Tage je Zug
web-pace-none-help = Jeder nimmt sich die Zeit, die er braucht.
web-pace-live-help = Jeder hat einen Vorrat für die ganze Partie und bei jedem Zug etwas Zeit dazu. Ist er verbraucht, geht die Partie weiter: Nach einer Minute dürfen die anderen länger warten oder einen Bot einspringen lassen.
web-pace-days-help = Jeder hat einige Tage für jeden Zug; Urlaub zählt nicht mit. Ist die Zeit um, geht die Partie weiter: Nach einem halben Tag dürfen die anderen länger warten oder einen Bot einspringen lassen.
web-pace-out-help = Wenn die Zeit um ist, endet keine Partie: Die anderen dürfen länger warten oder einen Bot einspringen lassen, bis du zurück bist.
web-pace-reserve = Vorrat für die Partie
web-pace-increment = Bei jedem Zug dazu
web-pace-turn = Zeit für einen Zug
web-pace-weekends = Samstags und sonntags stehen die Uhren
web-pace-minutes = { $count } Min.
web-pace-seconds = { $count } Sek.
web-pace-days-count = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-pace-told-live = { $minutes } Min. für die Partie, bei jedem Zug { $seconds } Sek. dazu
web-pace-told-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
web-pace-told-workdays = { $count ->
    [one] { $count } Tag je Zug, Wochenenden zählen nicht
   *[other] { $count } Tage je Zug, Wochenenden zählen nicht
}
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
web-make-table = Tisch eröffnen
web-start-game = Partie beginnen

## Stärken der KI

web-level-random = Zufallsspieler
    .against = den Zufallsspieler
web-level-tiro = Tiro
    .against = Tiro
web-level-miles = Miles
    .against = Miles
web-level-optio = Optio
    .against = Optio
web-level-centurio = Centurio
    .against = Centurio
web-level-tribunus = Tribunus
    .against = Tribunus
web-level-legatus = Legatus
    .against = Legatus
web-level-imperator = Imperator
    .against = Imperator
web-level-help-random = Macht irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
web-level-help-tiro = Ein Rekrut: sieht sich ein paar Züge an und nimmt, was sofort gut aussieht. Den Bedarf des Volkes und weite Pläne übersieht er; genau richtig für die ersten Partien.
web-level-help-miles = Ein Soldat: plant den ganzen Zug und mag, was er in der Hand halten kann. Wohin das alles bis zum Spielende führt, fragt er nicht.
web-level-help-optio = Ein Stellvertreter: hat ein gutes Gespür dafür, was die Dinge wert sind. Im Eifer sorgt er für keinen Bedarf vor und vergisst die Aufgaben der Trajankarten.
web-level-help-centurio = Ein Offizier: weiß, was die Dinge am Ende wert sein werden, und vergisst nichts. Aber er sieht nur seinen Zug, nicht den nächsten.
web-level-help-tribunus = Ein Stabsoffizier: durchsucht jeden Winkel eines Zuges mit dem besten Wissen, das es gibt. Weiter plant er nicht, und er antwortet sofort.
web-level-help-legatus = Der Feldherr: probiert viele Verläufe aus, eigene Züge und deine Antworten. Dafür denkt er etwas länger nach.
web-level-help-imperator = Der Kaiser: denkt wie der Feldherr, hat aber aus vielen Tausend Partien gelernt, was eine Stellung wirklich wert ist. Der Stärkste.
web-level-line-random = Irgendein erlaubter Zug.
web-level-line-tiro = Ein Rekrut: nimmt, was sofort gut aussieht.
web-level-line-miles = Ein Soldat: plant den ganzen Zug, nie das Ende.
web-level-line-optio = Ein Stellvertreter: weiß, was Dinge wert sind, vergisst Bedarf und Aufgaben.
web-level-line-centurio = Ein Offizier: vergisst nichts, sieht aber nur einen Zug.
web-level-line-tribunus = Ein Stabsoffizier: findet das Beste in jedem Zug.
web-level-line-legatus = Der Feldherr: blickt mehrere Züge voraus.
web-level-line-imperator = Der Kaiser: weiß, was eine Stellung wert ist.

## Einladung und Warten

web-invited = Du bist zu einer Partie { $game } eingeladen
web-invited-by = { $name } hat dir einen Platz frei gehalten.
web-your-name = Dein Name
web-take-seat = Platz nehmen
web-only-watch = Nur zuschauen
web-invitation-bad = Diese Einladung gilt nicht mehr.
web-invitation-bad-help = Bitte um einen neuen Link, such dir in der Lobby einen offenen Tisch oder melde dich an, wenn du dort schon mitspielst.
web-table-of = Ein Tisch für { $game }
web-terms = Was an diesem Tisch gilt
web-commitment = Hash des Startwerts
web-commitment-help = Er steht fest, bevor die erste Karte ausgeteilt wird. Nach dem Ende wird der Startwert gezeigt, und alle können nachprüfen, dass er zu diesem Hash gehört.
web-waiting-title = Warten auf Mitspieler
web-waiting-help = Schicke diesen Link deinen Freunden. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-share-link = Link zum Zuschauen
web-share-help = Wer diesen Link hat, darf zusehen: während der Partie wie alle Zuschauer, danach mit allem, was verdeckt war. Einen Platz gibt er niemandem.
web-share-make = Link zum Zuschauen anlegen
web-share-end = Link ungültig machen
web-share-end-sure = Der Link gilt sofort nicht mehr; wer gerade damit zuschaut, wird getrennt.
web-share-refused = Nur wer mitgespielt hat, kann diese Partie teilen. Frag jemanden aus der Runde nach einem Link.
web-invite-link = Link für Mitspieler
web-fill = Freie Plätze mit KI besetzen und beginnen
web-leave = Den Tisch verlassen
web-close-table = Den Tisch schließen

## Der Tisch

web-table = Tisch
web-you-watch = Du schaust zu
web-options = Deine Möglichkeiten
web-back = Zurück
web-not-your-turn = { $count ->
    [0] Das Spiel ist zu Ende.
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
web-catching-up = Die anderen spielen …
web-skip-animation = Sofort zeigen
web-undo = Zurücknehmen
web-redo = Wiederherstellen
web-undo-reach = { $count ->
    [one] Nimmt deine letzte Entscheidung zurück
   *[other] Reicht { $count } Entscheidungen zurück
}
web-undo-ask = Ein Klick fragt sie.
web-undo-asked = { $name } möchte Züge zurücknehmen.
web-undo-wait = Die anderen werden gefragt.
web-undo-takes = Zurückgenommen würden: { $moves }.
web-undo-moves-of = { $count ->
    [one] eine Entscheidung von { $name }
   *[other] { $count } Entscheidungen von { $name }
}
web-undo-revealed = Seitdem wurde aufgedeckt:
web-undo-revealed-some = Seitdem wurde etwas Verborgenes aufgedeckt.
web-undo-revealed-none = Seitdem wurde nichts Verborgenes aufgedeckt.
web-undo-revealed-more = { $count ->
    [one] und davor noch eines
   *[other] und davor noch { $count } weitere
}
web-withdraw = Anfrage zurückziehen
web-agree = Zustimmen
web-refuse = Ablehnen
web-log = Verlauf
web-turn-line = { $name }: { $actions }
web-turn-scored = { $name }: { $actions }; { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-turn-quiet = { $name }: nichts zu berichten
web-turn-actions = { $first }; { $last }
web-turn-action-times = { $action } (×{ $count })
web-turn-setup = Der Tisch ist aufgebaut.
web-turn-facts = Alles, was in diesem Zug geschah
web-turn-gain = +{ $points }
web-title-my-turn = Du bist am Zug
web-title-turn-of = { $name } ist am Zug
web-title-table = { $turn } · { $game }
web-score-order = Reihenfolge nach Punkten: { $order }
web-last-turn = Letzter Zug: { $actions }
web-meanwhile = Inzwischen
web-log-empty = Noch ist nichts geschehen.
web-log-filter = Zeige, was betrifft
web-everybody = alle
web-looking-back = Du siehst eine frühere Stellung.
web-to-present = Zurück zur aktuellen Stellung
web-log-new = seit deinem letzten Zug
web-tab-board = Spielplan
web-tab-mat = Tableau
web-tab-players = Spieler
web-tab-log = Verlauf
web-tabs = Teile des Tisches
web-seat-online = da
web-seat-away = nicht da
web-seat-thinking = am Zug
web-clock-out = Zeit ist um
web-clock-days = { $days } T { $hours } Std.
web-clock-hours = { $hours } Std. { $minutes } Min.
web-clock-rests = Die Uhr steht bis { $date }.
web-clock-until = Zeit bis { $date }
web-clock-stands = Die Uhr steht.
web-time-up = Die Zeit von { $name } ist um.
web-time-up-mine = Deine Zeit ist um. Die Partie geht weiter: Zieh, sobald du kannst.
web-time-wait = Länger warten
web-seat-given-up = Ein Mitspieler hat diese Partie verlassen; solange spielt ein Bot.
web-give-up = Die Partie endgültig verlassen
web-give-up-sure = Diese Partie endgültig verlassen? Ein Bot spielt weiter, und jemand anders darf deinen Platz übernehmen.
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-details = Tableau zeigen: { $name }
web-table-menu = Menü des Tisches
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-help = Er spielt, bis du den Platz wieder einnimmst.
web-table-notices = Nachrichten von diesem Tisch
web-game-note = Meine Notiz zu dieser Partie
web-game-note-help = Nur du liest sie.
web-bot-plays = Ein Bot ({ $level }) spielt für dich.
web-take-back = Meinen Platz wieder einnehmen
web-vote = { $name } ist schon lange weg. Einen Bot auf den Platz setzen?
web-vote-yes = Für einen Bot stimmen
web-votes = { $needed ->
    [one] { $count } von { $needed } Stimme
   *[other] { $count } von { $needed } Stimmen
}
web-abandon = Die Partie aufgeben
web-abandon-help = Die Partie endet ohne Ergebnis, wenn alle einverstanden sind.
web-abandon-wanted = { $count ->
    [one] { $names } möchte die Partie aufgeben.
   *[other] { $names } möchten die Partie aufgeben.
}
web-abandon-not = Weiterspielen
web-confirm-abandon = Diese Partie aufgeben? Sie endet nur, wenn alle am Tisch es wollen.
web-chat = Chat
web-chat-players = Hier sprechen die Spieler; Zuschauer sprechen unter sich.
web-chat-spectators = Hier sprechen die Zuschauer; die Spieler lesen nicht mit.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-removed = Der Betreiber hat diese Zeile entfernt.
web-chat-line-menu = Was mit dieser Zeile von { $name } geschehen soll
web-send = Senden
web-connection-connecting = Verbindung wird aufgebaut …
web-connection-online = Verbunden
web-connection-offline = Keine Verbindung. Nichts geht verloren; es wird von selbst weiter versucht.
web-reconnect = Jetzt versuchen
web-keys = Tasten
web-keys-list = 1 bis 9: die Möglichkeit mit dieser Nummer; in längeren Listen alle Ziffern tippen (07). Pfeiltasten: von Möglichkeit zu Möglichkeit; Eingabe wählt. E: Zug beenden. U: zurücknehmen. R: wiederherstellen. H: Tipp. L: Verlauf. C: Chat. ?: Hilfe. ← →: durch frühere Stellungen gehen. Escape: zurück, oder alles sofort zeigen.
web-second-tap = oder noch einmal antippen
web-more-options = { $count ->
    [one] { $count } weitere
   *[other] { $count } weitere
}
web-help = Hilfe
web-howto = So wird gespielt
web-howto-rules = Alle Einzelregeln
web-howto-none = Dieses Spiel hat noch keine eigene Seite: Alles steht in seinen Regeln.
web-howto-foot = Die Regeln in unseren eigenen Worten. Jede Einzelheit, mit Nummern, unter „Alle Einzelregeln“.
web-howto-legend = Was die Bilder bedeuten
web-howto-pictures = Bilder
web-howto-here = An diesem Tisch
web-help-rules = Regeln von { $game }
web-help-rules-more = Mit Bildern und allen Einzelregeln; öffnet sich neben dem Tisch.
web-help-play = So wird hier gespielt
web-help-choose = Was leuchtet, kann jetzt gewählt werden: auf dem Tisch selbst oder mit seinem Knopf in der Leiste unten. Die Leiste lässt sich scrollen, wenn sie sagt, dass es mehr gibt.
web-help-touch = Mit dem Finger: Das erste Antippen zeigt, was eine Wahl bewirken würde; das zweite oder der goldene Knopf führt sie aus. Gedrückt halten erklärt, was etwas ist.
web-help-mouse = Mit der Maus: Darauf zeigen, um zu sehen, was etwas bewirken würde und was es ist. Ein Klick wählt es oder sagt, warum es nicht geht.
web-help-log = Eine Zeile des Verlaufs wählen, um den Tisch zu sehen, wie er damals war.
web-help-menu = Sprache, Tempo, Links und alles Übrige stehen im Menü des Tisches.
web-turn-over = { $count ->
    [one] Dein Zug: { $points } Punkt ({ $sources })
   *[other] Dein Zug: { $points } Punkte ({ $sources })
}
web-turn-done = Dein Zug ist fertig
web-turn-done-undo = Beende ihn oder nimm etwas zurück.
web-turn-done-help = Zurücknehmen geht nicht mehr; die anderen warten auf dich.
web-turn-brought = Was dein Zug gebracht hat
web-end-turn = Zug beenden
web-absence = { $count ->
    [one] Seit deinem letzten Zug wurde ein Schritt gespielt.
   *[other] Seit deinem letzten Zug wurden { $count } Schritte gespielt.
}
web-absence-play = Ansehen
web-absence-skip = Nein, danke
web-playback = { $done } von { $total }
web-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
web-refused-share = Bitte jemanden am Tisch um einen Link zum Zuschauen. Er steht im Menü des Tisches und lässt alle zusehen.
web-refused-sign-in = Wenn du dort selbst mitspielst, melde dich unter deinem Namen an.
web-refused-lobby = Tische, die allen offenstehen, findest du in der Lobby.
web-spectator-note = Du schaust zu: Du siehst, was alle sehen; verdeckte Karten bleiben verdeckt.
web-plain-table = Für dieses Spiel ist noch kein Tisch gezeichnet. Mit den Knöpfen lässt sich alles spielen.

## Das Ende

web-game-over = Das Spiel ist zu Ende
web-final-scoring = Schlusswertung
web-final-scoring-note = Die Punkte werden gezählt.
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-you-win = Du gewinnst!
web-final-points = Endabrechnung
web-total = Summe
web-source = Für
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-download = Aufzeichnung herunterladen
web-do-better = Was geht nächstes Mal besser?
web-watch-replay = Partie nachspielen
web-points-so-far = Punkte bis hierher
web-shuffle = Das Mischen in dieser Partie
web-shuffle-seed = Startwert des Mischens
web-shuffle-check = Mischen nachprüfen
web-shuffle-right = Es stimmt: Dieser Startwert ergibt genau den Hash, der am Tisch stand.
web-shuffle-noted = Dieser Browser hat ihn sich am { $date } gemerkt; seither ist er derselbe.
web-shuffle-not-noted = Dieser Browser hat den Tisch vor dem Ende nicht gesehen und kann nicht sagen, ob der Hash damals derselbe war.
web-shuffle-wrong = Es stimmt nicht: Dieser Startwert ergibt einen anderen Hash. Dieser Partie ist nicht zu trauen.
web-shuffle-changed = Der Hash ist nicht der, den sich dieser Browser am { $date } gemerkt hat. Dieser Partie ist nicht zu trauen.
web-shuffle-cannot = Dein Browser rechnet Hashes nur auf sicheren Seiten (https) aus. Der Befehl unten prüft es ebenfalls.
web-shuffle-draws = Mit der heruntergeladenen Aufzeichnung prüft dieser Befehl jede einzelne Ziehung:
web-given-up = Die Partie wurde aufgegeben.
web-given-up-by = { $count ->
    [one] { $names } hat die Partie aufgegeben.
   *[other] { $names } haben die Partie gemeinsam aufgegeben.
}
web-given-up-host = Wer diesen Server betreibt, hat die Partie geschlossen.
web-closed-table = Der Tisch wurde geschlossen, bevor die Partie begann.

## Zeilen des Verlaufs, die nicht zum Spiel gehören

web-did-open = { $name } hat den Tisch eröffnet.
web-did-join = { $name } hat Platz genommen.
web-did-leave = { $name } ist gegangen.
web-did-start = Das Spiel beginnt.
web-did-undo = { $name } nimmt eine Entscheidung zurück.
web-did-repair = Der Betreiber hat die Partie zurückgestellt: { $note }
web-did-ask_undo = { $name } möchte Züge zurücknehmen.
web-did-answer_undo = { $name } beantwortet die Anfrage: { $accept ->
    [yes] einverstanden
   *[no] abgelehnt
}.
web-did-withdraw_undo = { $name } zieht die Anfrage zurück.
web-did-hint = { $name } nimmt einen Tipp.
web-did-hand_over = { $name } lässt einen Bot spielen.
web-did-take_back = { $name } ist zurück am Tisch.
web-did-vote = { $name } stimmt für einen Bot.
web-did-replace = Ein Bot übernimmt für { $name }.
web-did-give_up = { $name } hat die Partie verlassen; ein Bot spielt weiter.
web-did-grant_time = { $name } wartet länger auf { $target }.
web-did-holiday = { $ended ->
    [yes] { $name } ist aus dem Urlaub zurück.
   *[no] { $name } nimmt Urlaub.
}
web-did-clocks_stopped = Der Server war nicht erreichbar; solange standen die Uhren.
web-did-abandon = { $name } würde die Partie aufgeben.
web-did-close = Der Tisch wurde geschlossen.
web-did-rematch = Es gibt eine Revanche.

## Nachspielen

web-replay-paste = Aufzeichnung einfügen
web-jump = Springe zu
web-replay-intro = Jede beendete Partie Schritt für Schritt. Füge eine Aufzeichnung ein oder öffne eine deiner beendeten Partien.
web-record = Aufzeichnung
web-record-paste = Hier eine Aufzeichnung einfügen
web-record-file = Aufzeichnung aus einer Datei öffnen
web-record-stand-in = { $count ->
    [one] Ein Bot ({ $level }) hat einen Zug für { $name } gemacht.
   *[other] Ein Bot ({ $level }) hat { $count } Züge für { $name } gemacht.
}
web-record-taken-back = { $count ->
    [one] In dieser Partie wurde einmal etwas Aufgedecktes zurückgenommen.
   *[other] In dieser Partie wurde { $count }-mal etwas Aufgedecktes zurückgenommen.
}
web-record-older-rules = Diese Partie wurde nach früheren Regeln gespielt: Andere Züge lassen sich in ihr nicht mehr ausprobieren.
web-show-replay = Zeigen
web-step = Stellung { $number } von { $total }
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-forward = Einen Schritt weiter
web-step-last = Zum Ende
web-turn-back = Einen Zug zurück
web-turn-forward = Einen Zug weiter
web-play = Abspielen
web-pause = Anhalten
web-speed = Tempo
web-seen-from = Gesehen von
web-chart-all = alle Spieler
web-chart = Punkte im Verlauf
web-copy-position = Link zu dieser Stellung kopieren

## Konto

web-guest-note = Du bist als Gast hier. Sichere den Namen mit einem Passwort, dann folgen dir deine Partien auf andere Geräte.
web-guest = Gast
web-guest-mark = Gast
web-guest-mark-help = Ein Gast: Dieser Name gehört zu keinem Konto.
web-program-mark = Programm
web-program-mark-help = Mit diesem Konto spielt ein Programm.
web-name = Name
web-password = Passwort
web-password-help = Mindestens 8 Zeichen
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-save-name = Namen speichern
web-claim = Diesen Namen sichern
web-sign-in = Anmelden
web-sign-in-help = Hast du schon ein Konto?
web-forgot-password = Passwort vergessen?
web-forgot-sent = Wenn zu diesem Namen eine Mailadresse gehört, ist ein Link für ein neues Passwort dorthin unterwegs.
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
web-change-password = Passwort ändern
web-delete-account = Konto löschen
web-delete-help = Dein Name verschwindet aus allen Partien; laufende spielt ein Bot zu Ende. Das lässt sich nicht rückgängig machen.
web-delete-sure = Endgültig löschen
web-saved = Gespeichert.
web-account-none = Du hast hier noch nicht gespielt. Mit „Jetzt spielen“ kommst du als Gast herein.

## Einstellungen

web-theme = Darstellung
web-theme-system = wie im System
web-theme-day = Tag
web-theme-night = Nacht in Rom
web-palette = Farben der Aktionssteine
web-palette-standard = Standard
web-palette-deuteranopia = bei Deuteranopie
web-palette-protanopia = bei Protanopie
web-palette-tritanopia = bei Tritanopie
web-palette-help = Jeder Aktionsstein hat außerdem sein eigenes Zeichen.
web-animation = Animationen
web-animation-none = keine
web-animation-fast = schnell
web-animation-normal = normal
web-animation-slow = langsam
web-animation-reduced = Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.
web-sound = Ton
web-sound-help = Ein leiser Ton, wenn du am Zug bist.
web-confirm = Das Ende meines Zugs bestätigen
web-confirm-setting-help = Der letzte Schritt wartet: Du siehst, was der Zug gebracht hat, und beendest ihn mit einem Klick oder nimmst etwas zurück. Wenn du gehst, endet der Zug von selbst.
web-settings-kept = Nur in diesem Browser gespeichert.

## Über Ulpia

web-about-what = Ulpia ist ein Ort, um Trajan und Forum Trajanum, zwei Spiele von Stefan Feld, zu spielen, zu lernen, zu studieren und zu erforschen. Der Name kommt von der Basilica Ulpia auf dem Trajansforum.
web-about-unofficial = Dies ist ein inoffizielles, nicht kommerzielles Werk von Leuten, die diese Spiele lieben. Es hat keine Verbindung zu ihrem Autor oder ihren Verlagen. Namen und Zahlen stammen aus den Spielen; alle Sätze und Bilder hier sind unsere eigenen. Wenn sie dir gefallen, kauf dir die echten Schachteln.
web-about-fair = Alles geht mit rechten Dingen zu: Keine KI und kein Zuschauer sieht verdeckte Karten. Der Hash des Startwerts aller Mischungen ist vor dem Beginn öffentlich, der Startwert nach dem Ende, und ein Befehl prüft jede Ziehung.
web-about-private = Kein Tracking und keine Dritten: Diese Seite lädt nichts von anderswo. Ein Cookie merkt sich, wer du bist, sonst nichts.
web-about-open = Ulpia ist freie Software unter der MIT-Lizenz.
web-about-keys = Alles lässt sich mit der Tastatur und mit einem Bildschirmleser spielen, und auch in einem Terminal.

## Regeln

web-search-rules = Regeln durchsuchen
web-rules-notes = Hinweise für Mitwirkende
web-rules-none = Keine Regel passt dazu.
web-rules-english = Diese Seite ist noch nicht übersetzt; sie steht hier auf Englisch.
web-chapters = Kapitel

## Warum etwas nicht geht

web-refusal-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-refusal-stale = Der Tisch hat sich inzwischen verändert; sieh nach und entscheide neu.
web-refusal-unknown_words = Das ist kein Zug dieses Spiels.
web-refusal-not_seated = Das können nur Spieler an diesem Tisch.
web-refusal-not_host = Das kann nur, wer den Tisch eröffnet hat.
web-refusal-not_open = Der Tisch ist nicht mehr offen.
web-refusal-not_running = Die Partie läuft nicht.
web-refusal-not_seen_yet = Einer dieser Züge deckt etwas Verborgenes auf; sieh es dir an und entscheide dann weiter.
web-refusal-seat_taken = Der Platz ist besetzt.
web-refusal-no_free_seat = Es gibt keinen freien Platz.
web-refusal-already_seated = Du sitzt schon an diesem Tisch.
web-refusal-needs_invitation = Dieser Platz ist für Leute mit dem Einladungslink.
web-refusal-seats_free = Nicht alle Plätze sind besetzt.
web-refusal-unknown_level = Einen Bot dieser Stärke gibt es nicht.
web-refusal-unknown_game = Ein Spiel „{ $game }“ gibt es hier nicht.
web-refusal-unknown_lesson = Diese Lektion gibt es nicht.
web-refusal-bad_option = Die Vorgabe „{ $option }“ lässt diese Wahl nicht zu.
web-refusal-bot_plays = Ein Bot spielt für dich; nimm zuerst den Platz wieder ein.
web-refusal-no_bot_plays = Kein Bot spielt für dich.
web-refusal-not_away = Dieser Spieler ist noch nicht lange genug weg.
web-refusal-no_human_there = Dort sitzt kein Mensch.
web-refusal-own_seat = Das ist dein eigener Platz.
web-refusal-already_voted = Dafür hast du schon gestimmt.
web-refusal-no_mail = Dieser Server verschickt keine Mails.
web-refusal-bad_target = An diese Adresse lässt sich nichts schicken.
web-refusal-no_channel = Diesen Weg gibt es nicht mehr.
web-refusal-channel_gone = Diesen Weg gibt es nicht mehr; füge ihn neu hinzu.
web-refusal-too_many_channels = Mehr als { $most } Wege sind nicht möglich.
web-refusal-link_expired = Dieser Link wurde schon benutzt oder ist zu alt.
web-refusal-delivery_failed = Die Nachricht wurde nicht angenommen. Prüfe die Adresse.
web-refusal-forbidden_target = Diese Adresse liegt in einem Netz, das Nachrichten nicht erreichen dürfen.
web-refusal-not_confirmed = Folge zuerst dem Link in der Mail.
web-refusal-no_clock = An diesem Tisch läuft keine Uhr.
web-refusal-time_left = Dieser Spieler hat noch Zeit.
web-refusal-already_granted = Du hast diesem Spieler schon mehr Zeit gegeben.
web-refusal-own_seat_only = Du hast in dieser Partie einen anderen Platz gespielt; nur den kannst du wieder einnehmen.
web-refusal-holiday_too_long = { $days ->
    [0] Dein Urlaub für dieses Jahr ist aufgebraucht.
    [one] Du kannst dieses Jahr noch { $days } Tag Urlaub nehmen.
   *[other] Du kannst dieses Jahr noch { $days } Tage Urlaub nehmen.
}
web-refusal-holiday_too_far = Ein Urlaub beginnt innerhalb eines Jahres.
web-refusal-no_request = Niemand möchte einen Zug zurücknehmen.
web-refusal-own_request = Die anderen müssen deine Anfrage beantworten.
web-refusal-request_pending = Es gibt schon eine Anfrage.
web-refusal-no_turn_to_end = Keiner deiner Züge wartet darauf, beendet zu werden.
web-refusal-no_hints = An diesem Tisch gibt es keine Tipps: Hier spielen auch andere.
web-refusal-not_ratable = An einem gewerteten Tisch gibt es keine Tipps, und Züge werden frei oder nie zurückgenommen.
web-refusal-rated_stays = An diesem Tisch übergibt niemand seinen Platz einem Bot: Spiel weiter oder geh für immer.
web-refusal-rated_reveals = An diesem Tisch wird nichts zurückgenommen, sobald etwas aufgedeckt wurde.
web-refusal-needs_account = Das ist für Leute mit eigenem Namen: Wähle zuerst unter „Konto“ ein Passwort.
web-refusal-no_such_day = An diesem Tag gab es keinen Tisch.
web-refusal-daily_sealed = Andere spielen diese Auslage noch: Protokoll und Wiederholung öffnen, wenn der Tag vorbei ist.
web-refusal-no_tournament = Dieses Turnier gibt es nicht.
web-refusal-tournament_began = Das Turnier hat schon begonnen.
web-refusal-tournament_full = Das Turnier ist voll: { $most } sind dabei.
web-refusal-too_few_players = Ein Turnier braucht mindestens zwei Personen.
web-refusal-too_many_tournaments = Du leitest schon { $most } Turniere; warte, bis eines vorbei ist.
web-refusal-already_joined = Du bist schon in diesem Turnier.
web-refusal-not_joined = Du bist nicht in diesem Turnier.
web-refusal-no_player = Es gibt kein Konto mit diesem Namen.
web-refusal-needs_role = Das ist dem Betreiber des Servers vorbehalten.
web-refusal-banned = Der Betreiber dieses Servers hat dieses Konto gesperrt. Verbleibende Tage: { $days }.
web-refusal-not_welcome = Jemand an diesem Tisch und du spielen nicht zusammen.
web-refusal-own_program = Eine gewertete Partie gegen das eigene Programm würde nichts beweisen.
web-refusal-people_only = Das ist für Menschen, nicht für Programme.
web-refusal-not_friends = Mit Namen lassen sich nur Freunde einladen. Schick anderen den Link.
web-refusal-yourself = Das bist du selbst.
web-refusal-too_many_people = Deine Liste von Personen ist voll.
web-refusal-no_line = Diese Zeile gibt es nicht.
web-refusal-no_report = Diese Meldung gibt es nicht.
web-refusal-no_program = Dieses Programm gibt es nicht.
web-refusal-too_many_programs = Mehr Programme kann eine Person nicht haben.
web-refusal-no_person = Diese Person gibt es nicht.
web-refusal-no_plans = An diesem Tisch probiert niemand Züge vorher aus.
web-refusal-no_hint_now = Im Augenblick hast du nichts zu entscheiden.
web-refusal-no_hint_found = Es ließ sich kein Tipp finden. Bitte frag noch einmal.
web-refusal-nothing_to_redo = Es gibt nichts wiederherzustellen.
web-refusal-undo_never = An diesem Tisch wird kein Zug zurückgenommen.
web-refusal-undo_must_ask = An diesem Tisch müssen die anderen zustimmen, wenn ein Zug zurückgenommen wird.
web-refusal-nothing_played = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
web-refusal-revealed = Seitdem wurde etwas Verdecktes gezeigt; die anderen müssen zustimmen.
web-refusal-turn_is_over = Der Spielzug ist abgeschlossen; die anderen müssen zustimmen.
web-refusal-others_have_played = Seitdem haben andere gespielt; sie müssen zustimmen.
web-refusal-frozen = Die Regeln haben sich seit Beginn dieser Partie geändert; sie kann nicht weitergehen.
web-refusal-not_movable = Nur eine laufende Partie einer Person gegen Bots kann auf einen Server umziehen.
web-refusal-not_finished = Das Spiel ist nicht zu Ende.
web-refusal-no_review = Diese Analyse gibt es nicht, oder sie ist noch nicht fertig.
web-refusal-room_full = Der Studienraum ist voll.
web-refusal-not_leading = Jemand anderes hat den Zeiger. Nimm ihn zuerst.
web-refusal-no_such_moment = Von diesem Augenblick an lässt sich die Partie nicht weiterspielen.
web-refusal-game_running = Die Partie hat begonnen: Überlasse deinen Platz einem Bot.
web-refusal-no_table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
web-refusal-too_fast = Zu viele Anfragen; warte einen Augenblick.
web-refusal-too_costly = Das zu berechnen dauert zu lange; versuche es mit einem kleineren Abschnitt.
web-refusal-log_full = Das Protokoll dieses Tisches ist voll: Züge lassen sich nicht mehr zurücknehmen, aber die Partie kann zu Ende gespielt werden.
web-refusal-too_many_bot_tables = Bei dir laufen schon zu viele Tische, an denen nur Bots spielen; warte, bis eine dieser Partien zu Ende ist.
web-refusal-too_large = Das ist zu lang: höchstens { $largest } Bytes.
web-refusal-bad_message = Das wurde nicht verstanden.
web-refusal-bad_name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
web-refusal-bad_record = { $line ->
    [0] Das ist keine gültige Aufzeichnung einer Partie.
   *[other] Das ist keine gültige Aufzeichnung einer Partie; der Fehler steht in Zeile { $line }.
}
web-refusal-unknown_rules = Die Aufzeichnung folgt anderen Regeln (Version { $rules }), als hier bekannt sind. Ein neueres Ulpia kennt sie vielleicht.
web-refusal-name_claimed = Ein gesicherter Name bleibt, wie er ist.
web-refusal-name_taken = Jemand anders hat diesen Namen.
web-refusal-wrong_password = Der Name oder das Passwort ist falsch.
web-refusal-sign_in = Komm zuerst als Gast herein oder melde dich an.
web-refusal-unavailable = Der Server ist nicht bereit; versuche es gleich noch einmal.
web-refusal-server_error = Auf dem Server ging etwas schief; nichts wurde verändert.
web-refusal-bad_seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler.
web-refusal-cross_site = Die Anfrage kam von einer fremden Seite und wurde abgelehnt.
web-refusal-wrong_host = Der Server hört nicht auf diesen Namen; wer ihn betreibt, kann ihn erlauben.
web-refusal-too_slow = Die Anfrage kam zu langsam an.
web-refusal-no_such_path = Unter dieser Adresse gibt es nichts.
web-refusal-http = Der Server hat die Anfrage nicht angenommen.

# what a player had better not miss
web-cautions = Warnungen
web-cautions-help = Höchstens ein ruhiger Satz je Zug: Bedarf, der Punkte kostet, ein Plättchen in Reichweite, eine Reihe, die bald schläft.

# hints
web-try-moves = Züge für alle Seiten probieren
web-hint = Tipp
web-hint-help = Was jemand mit viel Erfahrung hier täte (H). Der erste Druck sagt, worauf man achten soll, der zweite, was zu tun ist.
web-hint-from = aus dem, was du siehst
web-hint-thinking = Überlegt …
web-hint-more = Zeig mir den Zug
web-hint-another = Der nächstbeste Zug
web-hint-best = Der beste Zug
web-hint-now = jetzt { $source }
web-hint-towards = später { $source }
web-hint-gives_up = weniger { $source }

# der Knopf der Pläne; die Karte hat eigene Wörter (plan.ftl)
web-plan = Plan
web-plan-help = Züge vorausplanen, nur für dich (P)
web-plan-holds = Dein Plan geht auf
web-plan-ordered = Dein Plan wird gespielt, sobald du an der Reihe bist
web-plan-broken = Dein Plan geht nicht mehr auf
web-plan-nothing-asked = Geplant, so weit es vorhersehbar ist. Plane den nächsten Zug oder behalte den Plan.
web-did-ordered = { $name } hatte das im Voraus beauftragt.
web-refusal-plan_broken = Dieser Plan ist so, wie der Tisch jetzt steht, nicht spielbar (Zug { $turn }).
web-refusal-nothing_planned = Es gibt keinen Plan, der gespielt werden könnte.
web-refusal-own_turn = Du bist am Zug: Spiele selbst. Aufträge gelten für die Züge danach.
web-refusal-unknown_stop = Diese Bedingung kann jetzt keinen Auftrag anhalten.
web-refusal-not_routine = Diese Frage lässt sich nicht immer gleich beantworten.
web-refusal-no_puzzle = Dieses Rätsel gibt es nicht.
