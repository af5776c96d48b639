# Words of the Colonia and its pieces (de).
col-mine = Deine Colonia
col-of = Colonia von { $name }
col-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
col-no-points = Noch keine Punkte
col-in-sight = { $points ->
    [one] { $points } Punkt, wenn jetzt gewertet würde
   *[other] { $points } Punkte, wenn jetzt gewertet würde
}
col-start = Startspieler

col-prestige = Prestigeleiste
col-no-area = Noch steht kein Gesandter auf dem Forum.
col-area = Größtes Gebiet: { $size ->
    [one] { $size } Gesandter
   *[other] { $size } Gesandte
}, jetzt { $points } wert.
col-area-next = Nach der nächsten Aufwertung: Gebiet { $points }, Trajan { $head }.
col-bar-end = Der Schieber ist am Ende der Leiste.
col-head = Jede erfüllte Aufgabe einer Trajankarte ist { $points } wert.
col-bar-basic = Grundseite des Schiebers: Händler I dreht ihn um.
col-bar-merchant = Händler I hat den Schieber umgedreht.
col-cypress = Nächste Zypresse
col-heads = Werte Trajans
col-heads-help = Jede erfüllte Trajan-Aufgabe bringt die Zahl über dem Kopf des Schiebers. Mit Händler I darf er von Zypresse zu Zypresse rücken.
col-values = Werte der Gebiete
col-values-help = Suche die Größe deines größten Gebiets auf dem Schieber: Es bringt die Zahl darunter.

col-ability-patrician1 = Gesandte dürfen auf jedes freie Feld der gebauten Farbe, und auch schräge Nachbarn von Adlern zählen.
col-ability-patrician2 = Ein abgeschlossenes Gebiet und Stufe 2 des Markts geben zwei verschiedene Gebietsboni.
col-ability-merchant1 = Dreht den Schieber einmal um; eine Aufwertung darf ihn bis zur nächsten Zypresse schieben.
col-ability-merchant2 = Einmal im Zug wird eine Münze, ein Tribun oder ein Assistent zu einem anderen von diesen dreien.
col-ability-craftsman1 = Zweimal im Zug wird ein Assistent zu einem Arbeiter beliebiger Farbe.
col-ability-craftsman2 = Einmal im Zug wird ein Assistent zum Baumeister.
col-bonus-patrician1 = einen Gesandten auf ein beliebiges farbiges Feld
col-bonus-patrician2 = einen Gebietsbonus
col-bonus-merchant1 = eine Münze oder einen Tribun
col-bonus-merchant2 = eine Münze oder einen Assistenten
col-bonus-craftsman1 = einen Arbeiter beliebiger Farbe
col-bonus-craftsman2 = einen Baumeister
col-second = Der zweite Bürger bringt { $bonus }.
col-row-empty = Hier wohnt noch kein Bürger.
col-row-active = Aktiv: Die Straße zählt × { $multiplier }.
col-row-asleep = Inaktiv: keine Hilfe, und die Straße zählt einfach.
col-row-worth = Punkte der Straße
col-row-points = Verschiedene graue Gebäude in dieser Straße: { $kinds } × { $multiplier } = { $points }.
col-stake = Bezahlt bringt diese Straße { $active }, unbezahlt { $inactive }.
col-stake-more = Bezahlt bringt diese Straße { $active }, unbezahlt { $inactive }; dazu { $more } durch Adler und Karten.
col-leave = Nicht bezahlen
col-wages = Bezahlung der Bürger
col-wages-short-name = Lohn
col-wages-help = Jede Reihe mit Bürgern will am Ende des Durchgangs eine Münze: { $wages }. Vorhanden: { $coins }.
col-wages-short = { $missing ->
    [one] Eine Münze fehlt: Eine Reihe würde inaktiv.
   *[other] { $missing } Münzen fehlen: So viele Reihen würden inaktiv.
}

col-space = Feld { $cell }
col-temple = Ein Tempel: Hier wird nie gebaut.
col-face-down = Hier liegt ein verdecktes Plättchen.
col-face-up = Hier liegt offen: { $front }.
col-taken = Dieses Plättchen hast du genommen: { $front }.
col-vacant = Platz zum Bauen.
col-costs-tribune = Kostet einen Tribun: Das Plättchen liegt in keiner der beiden Straßen.
col-crane = Kran: { $colour }
col-crane-covered = Kran ({ $colour }): wird aufgedeckt, wenn das Plättchen genommen wird.
col-crane-open = Kran ({ $colour }): bringt in der nächsten Wertung { $points }.
col-crane-scored = Kran ({ $colour }): ist schon gewertet.
col-street-row = Straße „{ $symbol }“ (Zeile { $line })
col-street-column = Straße „{ $symbol }“ (Spalte { $line })
col-called = In dieser Runde aufgerufen.
col-calls = { $count ->
    [0] Wird nicht mehr aufgerufen.
    [one] Wird noch einmal aufgerufen.
   *[other] Wird noch { $count }-mal aufgerufen.
}

col-good-coin = Bezahlt am Ende eines Durchgangs die Bürger.
col-good-tribune = Damit gilt eine Straßenkarte für dich nicht; mit zweien nutzt du beide Plättchen.
col-good-assistant = Ändert die Farbe eines Arbeiters.
col-good-builder = Baut ein graues Gebäude.
col-good-worker = Baut ein Bauwerk seiner Farbe; zwei von einer Farbe werden zum Baumeister.
col-exchanges = { $count ->
    [one] Jetzt ist ein Tausch möglich.
   *[other] Jetzt sind { $count } Tausche möglich.
}
col-close = Schließen

col-ship = Schiff
col-ship-count = { $count ->
    [0] Hier wartet kein Gesandter.
    [one] Hier wartet ein Gesandter.
   *[other] Hier warten { $count } Gesandte.
}
col-travellers = Bisher gezeigt: { $fronts }.
col-river = Erster Gesandter, nur dir bekannt: { $front }.
col-hand = Diese Runde
col-hand-empty = Kein Plättchen.
col-hidden = Die Vorderseite siehst du nicht.
col-own = Eigenes Plättchen
col-own-short = eigen
col-foreign = Plättchen von { $name }
col-foreign-short = fremd
col-both = Beide Plättchen nutzen
col-both-help = Kostet zwei Tribune, bezahlt vor dem Nutzen der Plättchen.
col-keep = bleibt
col-pass = weiter
col-keep-help = Anklicken, um es zu behalten; das andere geht an { $name }. Oder ziehen.
col-draft-help = Eines deiner beiden Plättchen bleibt bei dir, das andere geht an { $name }.
col-beside = Neben der Colonia
col-beside-none = Hier liegt kein Plättchen des Nachbarn.

col-citizens-active = { $count ->
    [one] { $count } aktiver Bürger
   *[other] { $count } aktive Bürger
}
col-envoys = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
col-built = { $count ->
    [one] { $count } Feld bebaut
   *[other] { $count } Felder bebaut
}
col-abilities = Bürger
