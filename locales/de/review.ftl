# Die Analyse einer beendeten Partie: Gründe, die Seite, der Befehl.

## Gründe, für jedes Spiel

review-plain = Besser ist: { $move } ({ $gain } Punkte).
review-where-1-even = { $source1 } { $gain1 }; alles andere ist etwa gleich viel wert.
review-where-1-uneven = { $source1 } { $gain1 }; alles andere zusammen { $rest }.
review-where-2-even = { $source1 } { $gain1 }, { $source2 } { $gain2 }; alles andere ist etwa gleich viel wert.
review-where-2-uneven = { $source1 } { $gain1 }, { $source2 } { $gain2 }; alles andere zusammen { $rest }.
review-doubt = In { $count } von { $worlds } vorgestellten Welten wäre es die schlechtere Wahl gewesen.

## Urteile

review-mark-best = Bester Zug
review-mark-fine = Gut
review-mark-costly = Kostet Punkte, nicht die Partie
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = Grober Fehler
review-mark-only = Gut gefunden

## Die Seite

review-title = Analyse
review-of = Analyse von { $game }
review-paste = Aufzeichnung analysieren
review-paste-help = Füge die Aufzeichnung einer beendeten Partie ein. Nichts davon wird veröffentlicht.
review-paste-label = Die Aufzeichnung
review-paste-start = Analysieren
review-too-long = Die Aufzeichnung ist zu lang: höchstens { $limit } Zeichen.
review-waiting = In der Warteschlange …
review-progress = Analyse läuft … { $percent } %
review-failed = Die Analyse wurde durch einen Fehler beendet. Die Partie selbst ist unversehrt; versuche es später noch einmal.
review-equals = Die Chancen gelten unter Gleichstarken: Die Analyse kennt niemandes Spielstärke. Jede Entscheidung wird nach dem beurteilt, was zu diesem Zeitpunkt bekannt war.
review-unsure = Das Modell war in dieser Partie unsicher: Der Rest ist groß.
review-curve = Chancen im Verlauf der Partie
review-curve-table = Chancen in Worten
review-as-seat = wie { $seat } es wusste
review-as-nobody = wie Zuschauer es wussten
review-viewpoint = Blickwinkel
review-moment-of = Entscheidung { $number } von { $count }
review-first = Erste Entscheidung
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-last = Letzte Entscheidung
review-next-mark = Nächstes Urteil
review-played = Gespielt
review-better = Besser
review-best-too = Nichts Besseres wurde gefunden.
review-to-win = { $chance } Gewinnchance
review-points = { $gain } Punkte
review-expected = Erwartete Punkte
review-source = Quelle
review-with-better = mit dem besseren Zug
review-thought = Was { $seat } dachte
review-thought-help = Die Züge, die bei der Wahl betrachtet wurden, der gewählte zuerst. Die Zahlen sind eigene, nicht die der Analyse.
review-costliest = Teuerste Entscheidungen
review-none-costly = Nichts, was viel gekostet hätte.
review-finds = Gut gefunden
review-ledger = Spiel und Glück
review-ledger-unit = in % eines Sieges
review-ledger-points = in Punkten
review-start = Anfang
review-own-play = Eigenes Spiel
review-others = Andere
review-luck = Glück
review-rest = Rest
review-turns = Züge aller
review-parts = Woraus sich die Züge zusammensetzen
review-parts-help = Jeder Zug wird am besten gemessen, der gefunden wurde. Die Chancen rechnen mit Spielern, die manches davon übersehen, und Versäumtes lässt sich oft einen Zug später nachholen; was das ausmacht, steht im Rest.
review-end = Ende
review-player = Spieler
review-reveals = Glück, Karte für Karte
review-smaller = { $count ->
    [0] Punkte gegenüber dem, was zu erwarten war.
    [one] Punkte gegenüber dem, was zu erwarten war; ein kleineres Ereignis ist ausgelassen.
   *[other] Punkte gegenüber dem, was zu erwarten war; { $count } kleinere Ereignisse sind ausgelassen.
}
review-moment = Augenblick
review-all-moments = Alle Entscheidungen
review-share = Link zu diesem Augenblick kopieren
review-copied = Der Link ist kopiert.
review-what-if = Von hier an probieren
review-what-if-help = Ein eigener Tisch ab diesem Augenblick, mit denselben Karten; an der beendeten Partie ändert sich nichts.
review-what-if-bots = Gegen { $level }
review-what-if-seat = Dein Platz
review-what-if-start = Tisch eröffnen
review-keys = ← → Entscheidung, M nächstes Urteil, Pos1 und Ende
review-quick = schnelle
review-thorough = gründliche
review-model = Modell { $model }, { $setting } Analyse

## Der Studienraum

review-room = Gemeinsam
review-room-open = Gemeinsam ansehen
review-room-leave = Verlassen
review-room-link = Link für die anderen
review-room-people = Wer hier ist
review-room-you = du
review-room-guest = Gast { $number }
review-room-you-lead = Du hast den Zeiger: Die anderen sehen, was du siehst. Pfeile zeichnest du, indem du über den Plan ziehst.
review-room-leads = { $name } hat den Zeiger.
review-room-take = Zeiger nehmen
review-room-follow = Folgen
review-room-clear = Pfeile löschen
review-room-chat = Chat
review-room-silent = Noch nichts gesagt. Wenn alle gegangen sind, ist auch der Chat fort.
review-room-say = Etwas sagen
review-room-send = Senden
review-room-entering = Der Raum wird geöffnet …
review-room-offline = Die Verbindung ist unterbrochen; neuer Versuch …
review-room-gone = Diesen Raum gibt es nicht: Die Analyse ist nicht mehr da.
review-room-full = Der Raum ist voll.

## Alle Seiten spielen

review-sandbox = Züge für alle Seiten probieren
review-sandbox-help = Spiele ab diesem Moment jeden Platz, mit den Karten, die wirklich kamen. An der beendeten Partie ändert sich nichts; Zweige bleiben in diesem Browser.
review-try-help = Spiele von hier aus jeden Platz. Was du nicht wissen kannst, wird neu verteilt, so wie es sein könnte. An deiner Partie ändert sich nichts; Zweige bleiben in diesem Browser.
review-try-anew = Neu verteilen
review-sandbox-wait = Der Tisch wird gedeckt …
review-sandbox-turn = { $name } wählt
review-sandbox-over = Die Partie ist zu Ende. Gewonnen hat: { $names }.
review-sandbox-line = Züge bisher
review-sandbox-begin = Von Anfang an
review-pane-mat = Eigenes Tableau
review-pane-board = Tisch
review-branches = Zweige
review-branches-none = Noch keine. Spiele einige Züge und behalte sie unter einem Namen.
review-branch-label = Name des Zweigs
review-branch-name = Zweig { $number }
review-branch-keep = Behalten
review-branch-bots = Von hier gegen Bots weiterspielen
review-branch-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
review-branch-rename = Umbenennen
review-branch-save = Als Aufzeichnung speichern
review-branch-remove = Löschen
review-branch-doomed = „{ $name }“ löschen, samt allem, was daraus wächst?
review-branch-stay = Nicht löschen

## Auf diesem Gerät

review-here-help = Kein Server ist erreichbar: Dieses Gerät macht die Analyse selbst. Du kannst inzwischen etwas anderes tun; schließt du diesen Tab, beginnt sie von vorn.
review-here-seconds = { $count ->
    [one] etwa eine Sekunde
   *[other] etwa { $count } Sekunden
}
review-here-minutes = { $count ->
    [one] etwa eine Minute
   *[other] etwa { $count } Minuten
}
review-here-quick = Schnelle Analyse: { $time }
review-here-thorough = Gründliche Analyse: { $time }
review-here-quick-only = Eine gründliche Analyse würde auf diesem Gerät viel zu lange dauern.
review-here-going-on = Dieses Gerät macht die Analyse.
review-here-stop = Anhalten
review-here-again = Noch einmal versuchen

## Der Befehl

review-cli-working = Analyse
review-cli-seat = { $seat }: am Anfang { $start } %, eigenes Spiel { $play }, andere { $others }, Glück { $luck }, Rest { $rest }, am Ende { $end } %
review-cli-marks = Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }, gut gefunden: { $finds }
review-cli-nothing = Nichts, was viel gekostet hätte.
review-cli-moment = Zug { $number }, { $seat }: { $mark } ({ $chance } eines Sieges, { $gain } Punkte)
review-cli-played = Gespielt: { $line }
review-cli-better = Besser: { $line }
