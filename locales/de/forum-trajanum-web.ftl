forum-trajanum-web-board = Tischmitte
forum-trajanum-web-area-of-forum = Forumsplatz
forum-trajanum-web-area-of-tracks = Vorteilsleisten und Säule
forum-trajanum-web-area-of-tiles = Bauplättchen
forum-trajanum-web-area-of-streets = Straßenkarten
forum-trajanum-web-area-of-cards = Trajankarten
forum-trajanum-web-chip-forum = Forum
forum-trajanum-web-chip-tracks = Leisten
forum-trajanum-web-chip-tiles = Gebäude
forum-trajanum-web-chip-streets = Straßen
forum-trajanum-web-chip-cards = Aufgaben
forum-trajanum-web-round-of = Durchgang und Runde

forum-trajanum-web-cycle = Durchgang { $cycle }
forum-trajanum-web-round = Runde { $round }/4
forum-trajanum-web-starts = Startspieler: { $name }
forum-trajanum-web-start-short = zuerst
forum-trajanum-web-streets-left = { $count ->
    [0] Es kommt keine Straßenkarte mehr.
    [one] Eine Straßenkarte kommt noch.
   *[other] { $count } Straßenkarten kommen noch.
}

forum-trajanum-web-eagle = Adler
forum-trajanum-web-square = Feld { $square }: { $what }
forum-trajanum-web-eagle-help = Ein Gesandter auf einem Adler bringt 2 Punkte, einer daneben 1. Hierher führt nur der dritte Vorteil der Bibliothek.
forum-trajanum-web-envoy-of = Gesandter von { $name }
forum-trajanum-web-area-free = Gebiet mit { $size } Feldern, noch leer.
forum-trajanum-web-area-started = Gebiet mit { $size } Feldern, begonnen: { $free } frei.
forum-trajanum-web-area-completed = Gebiet mit { $size } Feldern, voll.
forum-trajanum-web-area-completes = Ein Gesandter hier macht das Gebiet voll: Gebietsbonus!
forum-trajanum-web-legend-started = begonnen
forum-trajanum-web-legend-completed = voll
forum-trajanum-web-legend-eagle = darauf 2, daneben 1

forum-trajanum-web-bonus = Gebietsbonus: { $bonus }
forum-trajanum-web-bonus-help = Wer das letzte Feld eines Gebiets besetzt, nimmt einen davon; mit aktivem Patrizier II zwei verschiedene.

forum-trajanum-web-step = Vorteilsleiste { $track }, Feld { $step }: { $benefit }
forum-trajanum-web-track = Vorteilsleiste { $track }
forum-trajanum-web-track-help = Jedes Gebäude dieser Art bringt dich ein Feld weiter: Nimm dessen Vorteil oder einen früheren.
forum-trajanum-web-track-reached = Dieses Feld hast du schon erreicht.
forum-trajanum-web-track-next = Dein nächstes Feld.
forum-trajanum-web-track-here = Hier: { $names }
forum-trajanum-web-track-end = { $column ->
    [one] Nach diesem Vorteil kommt der Marker zur Säule: { $column } Punkt und 1 je aktivem Bürger.
   *[other] Nach diesem Vorteil kommt der Marker zur Säule: { $column } Punkte und 1 je aktivem Bürger.
}
forum-trajanum-web-column = Trajanssäule
forum-trajanum-web-column-help = Eine Siegessäule in deiner Colonia bringt diesen Wert und 1 Punkt je aktivem Bürger.
forum-trajanum-web-column-worth = { $points ->
    [one] Für dich jetzt: { $column } + { $citizens } = { $points } Punkt
   *[other] Für dich jetzt: { $column } + { $citizens } = { $points } Punkte
}
forum-trajanum-web-column-worth-short = Bringt den Wert der Trajanssäule und 1 Punkt je aktivem Bürger.
forum-trajanum-web-column-now = jetzt { $points } SP

forum-trajanum-web-street = Straße „{ $symbol }“
forum-trajanum-web-street-row = Schwarzes Zeichen: Es steht neben einer Zeile.
forum-trajanum-web-street-column = Weißes Zeichen: Es steht unter einer Spalte.
forum-trajanum-web-street-called = In dieser Runde aufgerufen.
forum-trajanum-web-street-left = { $count ->
    [0] Wird nicht mehr aufgerufen.
    [one] Wird noch einmal aufgerufen.
   *[other] Wird noch { $count }-mal aufgerufen.
}

forum-trajanum-web-card = Trajankarte { $card }
forum-trajanum-web-card-empty = Trajankarte von Durchgang { $cycle }
forum-trajanum-web-card-none = In dieser Partie keine Karte.
forum-trajanum-web-card-now = Wird am Ende dieses Durchgangs gewertet.
forum-trajanum-web-card-later = Wird am Ende von Durchgang { $cycle } gewertet.
forum-trajanum-web-card-past = Ist schon gewertet.
forum-trajanum-web-task-times = { $count ->
    [0] Noch nicht erfüllt.
    [one] Einmal erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count }-mal erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
forum-trajanum-web-card-I-1-building = Bauen: grau, farbig, grau nebeneinander.
forum-trajanum-web-card-I-1-collecting = Sammeln: ein Tribun und eine Münze.
forum-trajanum-web-card-I-2-building = Bauen: direkt über und unter einem Tempel.
forum-trajanum-web-card-I-2-collecting = Sammeln: zwei aktive Bürger verschiedener Stände und ein Gesandter auf dem Schiff.
forum-trajanum-web-card-I-3-building = Bauen: zwei verschiedene graue Gebäude untereinander.
forum-trajanum-web-card-I-3-collecting = Sammeln: zwei Assistenten und eine Münze.
forum-trajanum-web-card-I-4-building = Bauen: auf beiden Feldern neben einem Kran.
forum-trajanum-web-card-I-4-collecting = Sammeln: ein Baumeister, ein Arbeiter und ein Assistent.
forum-trajanum-web-card-II-1-building = Bauen: ein Quadrat aus zwei mal zwei.
forum-trajanum-web-card-II-1-collecting = Sammeln: ein Assistent und zwei Münzen.
forum-trajanum-web-card-II-2-building = Bauen: farbig, grau, farbig untereinander.
forum-trajanum-web-card-II-2-collecting = Sammeln: ein Tribun, ein Baumeister und ein Assistent.
forum-trajanum-web-card-II-3-building = Bauen: ein Bauwerk in jeder Farbe, egal wo.
forum-trajanum-web-card-II-3-collecting = Sammeln: ein Arbeiter und zwei Siegessäulen.
forum-trajanum-web-card-II-4-building = Bauen: grau, farbig, grau untereinander.
forum-trajanum-web-card-II-4-collecting = Sammeln: zwei gewertete Kräne und zwei aktive Bürger verschiedener Stände.
forum-trajanum-web-card-III-1-building = Bauen: farbig, grau, grau, farbig untereinander.
forum-trajanum-web-card-III-1-collecting = Sammeln: ein aktiver Bürger jedes Standes.
forum-trajanum-web-card-III-2-building = Bauen: drei Bauwerke verschiedener Farben untereinander.
forum-trajanum-web-card-III-2-collecting = Sammeln: eine Siegessäule, ein Tribun und ein Baumeister.
forum-trajanum-web-card-III-3-building = Bauen: farbige Bauwerke auf allen vier Schrägfeldern eines Tempels.
forum-trajanum-web-card-III-3-collecting = Sammeln: zwei gewertete Kräne und zwei Arbeiter verschiedener Farben.
forum-trajanum-web-card-III-4-building = Bauen: drei verschiedene graue Gebäude untereinander.
forum-trajanum-web-card-III-4-collecting = Sammeln: ein eigener Marker neben der Säule, ein Assistent und eine Münze.

forum-trajanum-web-tile-cost = Kostet: { $cost }
forum-trajanum-web-tile-track = Bringt dich auf der Leiste weiter: { $track }
forum-trajanum-web-tile-envoy = Schickt einen Gesandten aufs Forum ({ $colour }).
forum-trajanum-web-tile-envoys = Schickt zwei Gesandte aufs Forum ({ $colour }).
forum-trajanum-web-tiles-left = { $count ->
    [0] Keines mehr da.
    [one] Noch eines da.
   *[other] Noch { $count } da.
}
forum-trajanum-web-tiles-unlimited = Beliebig viele.
forum-trajanum-web-ways-count = { $count ->
    [one] Ein Weg zu bezahlen
   *[other] { $count } Wege zu bezahlen
}
forum-trajanum-web-ways = So kannst du bezahlen: { $tile }
forum-trajanum-web-ways-spaces = Kommt auf { $cells }.
forum-trajanum-web-way-straight = Einfach bezahlen
forum-trajanum-web-close = Schließen

forum-trajanum-web-still-to-come = Kommt noch
forum-trajanum-web-still-to-come-of = Kommt noch für { $name }
forum-trajanum-web-to-benefit = Schritt auf der Leiste: { $track }
forum-trajanum-web-to-column = Punkte für die Säule
forum-trajanum-web-to-envoy = Gesandter ({ $colour })
forum-trajanum-web-to-finish = Leiste vollendet: { $track }
forum-trajanum-web-to-row-bonus = Bonus: { $row }
forum-trajanum-web-to-pay = { $row }?
forum-trajanum-web-to-build = bauen
forum-trajanum-web-to-build-again = noch einmal bauen
forum-trajanum-web-to-envoy-anywhere = Gesandter, jede Farbe
forum-trajanum-web-to-envoy-to-eagle = Gesandter auf einen Adler
forum-trajanum-web-to-area-bonus = Gebietsbonus
forum-trajanum-web-to-upgrade = Aufwertung
forum-trajanum-web-to-worker = Arbeiter wählen
forum-trajanum-web-to-dig = Plättchen nehmen
forum-trajanum-web-to-citizen = Bürger einsetzen
forum-trajanum-web-to-use = das andere Plättchen

forum-trajanum-web-with = { $move }: { $what }
forum-trajanum-web-keep = behalten
forum-trajanum-web-use-own = eigenes
forum-trajanum-web-use-foreign = vom Nachbarn

forum-trajanum-web-price = Du zahlst: { $goods }
forum-trajanum-web-build-price = { $move } – du zahlst: { $goods }
forum-trajanum-web-ways-listed = Ein Klick zeigt sie alle.
forum-trajanum-web-end-turn = Zug beenden

forum-trajanum-web-gain-envoys = { $count ->
    [one] ein Gesandter auf dem Forum
   *[other] { $count } Gesandte auf dem Forum
}
forum-trajanum-web-gain-ship = { $count ->
    [one] ein Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
forum-trajanum-web-gain-upgrades = { $count ->
    [one] eine Aufwertung
   *[other] { $count } Aufwertungen
}

forum-trajanum-web-score-title = Die Wertung
forum-trajanum-web-score-sum = diese Wertung
forum-trajanum-web-scorings = Bisherige Wertungen

forum-trajanum-web-verb-crane = Einen Kran setzen
forum-trajanum-web-verb-corner = Eine Ecke wählen
forum-trajanum-web-verb-arrange = Für mich auswählen
forum-trajanum-web-verb-take = Ein Plättchen nehmen
forum-trajanum-web-verb-ignore = Beliebiges für einen Tribun
forum-trajanum-web-verb-skip = Kein Plättchen nehmen
forum-trajanum-web-verb-keep = Ein Plättchen behalten
forum-trajanum-web-verb-pick = Ein Plättchen aufnehmen
forum-trajanum-web-verb-use = Ein Plättchen nutzen
forum-trajanum-web-verb-both = Beide Plättchen nutzen
forum-trajanum-web-verb-place = Eine Reihe wählen
forum-trajanum-web-verb-receive = Eine Ressource nehmen
forum-trajanum-web-verb-gain = Einen Gebietsbonus nehmen
forum-trajanum-web-verb-advance = Den Schieber bewegen
forum-trajanum-web-verb-cypress = Bis zur nächsten Zypresse
forum-trajanum-web-verb-decline = Verzichten
forum-trajanum-web-verb-train = 2 Arbeiter → Baumeister
forum-trajanum-web-verb-recolour = Arbeiter umfärben
forum-trajanum-web-verb-craft = Handwerker I
forum-trajanum-web-verb-promote = Handwerker II
forum-trajanum-web-verb-exchange = Händler II
forum-trajanum-web-verb-build = Bauen
forum-trajanum-web-verb-on = Ein Feld wählen
forum-trajanum-web-verb-first = Reihenfolge wählen
forum-trajanum-web-verb-benefit = Einen Vorteil nehmen
forum-trajanum-web-verb-send = Den Gesandten schicken
forum-trajanum-web-verb-done = Bauphase beenden
forum-trajanum-web-verb-pay = Bezahlen
forum-trajanum-web-verb-leave = Nicht bezahlen

# Words of the Colonia and its pieces (de).
forum-trajanum-web-col-mine = Deine Colonia
forum-trajanum-web-col-of = Colonia von { $name }
forum-trajanum-web-col-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
forum-trajanum-web-col-no-points = Noch keine Punkte
forum-trajanum-web-col-in-sight = { $points ->
    [one] { $points } Punkt, wenn jetzt gewertet würde
   *[other] { $points } Punkte, wenn jetzt gewertet würde
}
forum-trajanum-web-col-start = Startspieler

forum-trajanum-web-col-prestige = Prestigeleiste
forum-trajanum-web-col-no-area = Noch steht kein Gesandter auf dem Forum.
forum-trajanum-web-col-area = Größtes Gebiet: { $size ->
    [one] { $size } Gesandter
   *[other] { $size } Gesandte
}, jetzt { $points } wert.
forum-trajanum-web-col-area-next = Nach der nächsten Aufwertung: Gebiet { $points }, Trajan { $head }.
forum-trajanum-web-col-bar-end = Der Schieber ist am Ende der Leiste.
forum-trajanum-web-col-head = Jede erfüllte Aufgabe einer Trajankarte ist { $points } wert.
forum-trajanum-web-col-bar-basic = Grundseite des Schiebers: Händler I dreht ihn um.
forum-trajanum-web-col-bar-merchant = Händler I hat den Schieber umgedreht.
forum-trajanum-web-col-cypress = Nächste Zypresse
forum-trajanum-web-col-heads = Werte Trajans
forum-trajanum-web-col-heads-help = Jede erfüllte Trajan-Aufgabe bringt die Zahl über dem Kopf des Schiebers. Mit Händler I darf er von Zypresse zu Zypresse rücken.
forum-trajanum-web-col-values = Werte der Gebiete
forum-trajanum-web-col-values-help = Suche die Größe deines größten Gebiets auf dem Schieber: Es bringt die Zahl darunter.

forum-trajanum-web-col-ability-patrician1 = Gesandte dürfen auf jedes freie Feld der gebauten Farbe, und auch schräge Nachbarn von Adlern zählen.
forum-trajanum-web-col-ability-patrician2 = Ein abgeschlossenes Gebiet und Stufe 2 des Markts geben zwei verschiedene Gebietsboni.
forum-trajanum-web-col-ability-merchant1 = Dreht den Schieber einmal um; eine Aufwertung darf ihn bis zur nächsten Zypresse schieben.
forum-trajanum-web-col-ability-merchant2 = Einmal im Zug wird eine Münze, ein Tribun oder ein Assistent zu einem anderen von diesen dreien.
forum-trajanum-web-col-ability-craftsman1 = Zweimal im Zug wird ein Assistent zu einem Arbeiter beliebiger Farbe.
forum-trajanum-web-col-ability-craftsman2 = Einmal im Zug wird ein Assistent zum Baumeister.
forum-trajanum-web-col-bonus-patrician1 = einen Gesandten auf ein beliebiges farbiges Feld
forum-trajanum-web-col-bonus-patrician2 = einen Gebietsbonus
forum-trajanum-web-col-bonus-merchant1 = eine Münze oder einen Tribun
forum-trajanum-web-col-bonus-merchant2 = eine Münze oder einen Assistenten
forum-trajanum-web-col-bonus-craftsman1 = einen Arbeiter beliebiger Farbe
forum-trajanum-web-col-bonus-craftsman2 = einen Baumeister
forum-trajanum-web-col-second = Der zweite Bürger bringt { $bonus }.
forum-trajanum-web-col-row-empty = Hier wohnt noch kein Bürger.
forum-trajanum-web-col-row-active = Aktiv: Die Straße zählt × { $multiplier }.
forum-trajanum-web-col-row-asleep = Inaktiv: keine Hilfe, und die Straße zählt einfach.
forum-trajanum-web-col-row-worth = Punkte der Straße
forum-trajanum-web-col-row-points = Verschiedene graue Gebäude in dieser Straße: { $kinds } × { $multiplier } = { $points }.
forum-trajanum-web-col-stake = Bezahlt bringt diese Straße { $active }, unbezahlt { $inactive }.
forum-trajanum-web-col-stake-more = Bezahlt bringt diese Straße { $active }, unbezahlt { $inactive }; dazu { $more } durch Adler und Karten.
forum-trajanum-web-col-leave = Nicht bezahlen
forum-trajanum-web-col-wages = Bezahlung der Bürger
forum-trajanum-web-col-wages-short-name = Lohn
forum-trajanum-web-col-wages-help = Jede Reihe mit Bürgern will am Ende des Durchgangs eine Münze: { $wages }. Vorhanden: { $coins }.
forum-trajanum-web-col-wages-short = { $missing ->
    [one] Eine Münze fehlt: Eine Reihe würde inaktiv.
   *[other] { $missing } Münzen fehlen: So viele Reihen würden inaktiv.
}

forum-trajanum-web-col-space = Feld { $cell }
forum-trajanum-web-col-temple = Ein Tempel: Hier wird nie gebaut.
forum-trajanum-web-col-face-down = Hier liegt ein verdecktes Plättchen.
forum-trajanum-web-col-face-up = Hier liegt offen: { $front }.
forum-trajanum-web-col-taken = Dieses Plättchen hast du genommen: { $front }.
forum-trajanum-web-col-vacant = Platz zum Bauen.
forum-trajanum-web-col-costs-tribune = Kostet einen Tribun: Das Plättchen liegt in keiner der beiden Straßen.
forum-trajanum-web-col-crane = Kran: { $colour }
forum-trajanum-web-col-crane-covered = Kran ({ $colour }): wird aufgedeckt, wenn das Plättchen genommen wird.
forum-trajanum-web-col-crane-open = Kran ({ $colour }): bringt in der nächsten Wertung { $points }.
forum-trajanum-web-col-crane-scored = Kran ({ $colour }): ist schon gewertet.
forum-trajanum-web-col-street-row = Straße „{ $symbol }“ (Zeile { $line })
forum-trajanum-web-col-street-column = Straße „{ $symbol }“ (Spalte { $line })
forum-trajanum-web-col-called = In dieser Runde aufgerufen.
forum-trajanum-web-col-calls = { $count ->
    [0] Wird nicht mehr aufgerufen.
    [one] Wird noch einmal aufgerufen.
   *[other] Wird noch { $count }-mal aufgerufen.
}

forum-trajanum-web-col-good-coin = Bezahlt am Ende eines Durchgangs die Bürger.
forum-trajanum-web-col-good-tribune = Damit gilt eine Straßenkarte für dich nicht; mit zweien nutzt du beide Plättchen.
forum-trajanum-web-col-good-assistant = Ändert die Farbe eines Arbeiters.
forum-trajanum-web-col-good-builder = Baut ein graues Gebäude.
forum-trajanum-web-col-good-worker = Baut ein Bauwerk seiner Farbe; zwei von einer Farbe werden zum Baumeister.
forum-trajanum-web-col-exchanges = { $count ->
    [one] Jetzt ist ein Tausch möglich.
   *[other] Jetzt sind { $count } Tausche möglich.
}
forum-trajanum-web-col-close = Schließen

forum-trajanum-web-col-ship = Schiff
forum-trajanum-web-col-ship-count = { $count ->
    [0] Hier wartet kein Gesandter.
    [one] Hier wartet ein Gesandter.
   *[other] Hier warten { $count } Gesandte.
}
forum-trajanum-web-col-travellers = Bisher gezeigt: { $fronts }.
forum-trajanum-web-col-river = Erster Gesandter, nur dir bekannt: { $front }.
forum-trajanum-web-col-hand = Diese Runde
forum-trajanum-web-col-hand-empty = Kein Plättchen.
forum-trajanum-web-col-hidden = Die Vorderseite siehst du nicht.
forum-trajanum-web-col-own = Eigenes Plättchen
forum-trajanum-web-col-own-short = eigen
forum-trajanum-web-col-foreign = Plättchen von { $name }
forum-trajanum-web-col-foreign-short = fremd
forum-trajanum-web-col-both = Beide Plättchen nutzen
forum-trajanum-web-col-both-help = Kostet zwei Tribune, bezahlt vor dem Nutzen der Plättchen.
forum-trajanum-web-col-keep = bleibt
forum-trajanum-web-col-pass = weiter
forum-trajanum-web-col-keep-help = Anklicken, um es zu behalten; das andere geht an { $name }. Oder ziehen.
forum-trajanum-web-col-draft-help = Eines deiner beiden Plättchen bleibt bei dir, das andere geht an { $name }.
forum-trajanum-web-col-beside = Neben der Colonia
forum-trajanum-web-col-beside-none = Hier liegt kein Plättchen des Nachbarn.

forum-trajanum-web-col-citizens-active = { $count ->
    [one] { $count } aktiver Bürger
   *[other] { $count } aktive Bürger
}
forum-trajanum-web-col-envoys = { $count ->
    [one] { $count } Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
forum-trajanum-web-col-built = { $count ->
    [one] { $count } Feld bebaut
   *[other] { $count } Felder bebaut
}
forum-trajanum-web-col-abilities = Bürger

## What the choices of the set-up are good for

forum-trajanum-web-about-crane = Ein Kran wertet die Bauwerke seiner Farbe, sobald das Plättchen seiner Ecke genommen ist. Zum Lernen ist jede Reihenfolge gut.
forum-trajanum-web-about-first_row = Ihre Reihe zählt doppelt, solange sie bezahlt wird, und ihre Fähigkeit gilt ab jetzt.
forum-trajanum-web-about-corner = Wer in einer Ecke liegt, kommt in eine Reihe, wenn du das Plättchen nimmst; der Kran dort ist dann frei.
forum-trajanum-web-about-second_citizen = Ein Bürger verdoppelt eine Reihe und bringt sofort ihre Fähigkeit.
