# The table of Forum Trajanum in the terminal.

forum-trajanum-cli-verb-take = Ein Plättchen aus den Straßen nehmen
forum-trajanum-cli-verb-ignore = Für einen Tribun ein anderes Plättchen nehmen
forum-trajanum-cli-verb-build = Bauen
forum-trajanum-cli-verb-recolour = Die Farbe eines Arbeiters ändern
forum-trajanum-cli-verb-train = 2 Arbeiter gegen einen Baumeister tauschen
forum-trajanum-cli-verb-craft = Einen Assistenten zum Arbeiter machen
forum-trajanum-cli-verb-exchange = Eine Ressource tauschen
forum-trajanum-cli-verb-send = Den Gesandten schicken

forum-trajanum-cli-when = Durchgang { $cycle }, Runde { $round } von { $rounds }
forum-trajanum-cli-column = Trajanssäule { $points }
forum-trajanum-cli-points = { $points } SP
forum-trajanum-cli-starting-player = Startspieler
forum-trajanum-cli-streets = Straßen
forum-trajanum-cli-streets-gone = { $count ->
    [one] vorher { $signs }, noch 1 Karte
   *[other] vorher { $signs }, noch { $count } Karten
}
forum-trajanum-cli-streets-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
forum-trajanum-cli-cards = Trajankarten
forum-trajanum-cli-build = bauen
forum-trajanum-cli-collect = sammeln
forum-trajanum-cli-forum = Forum
forum-trajanum-cli-legend-forum = Ro5 frei, Ro:L Gesandter von L, { $eagle } Adler
forum-trajanum-cli-tracks = Vorteilsleisten
forum-trajanum-cli-piles = Bauplättchen
forum-trajanum-cli-piles-note = einfache + doppelte
forum-trajanum-cli-unlimited = unbegrenzt
forum-trajanum-cli-face-down = verdeckt
forum-trajanum-cli-goods = Ressourcen
forum-trajanum-cli-workers = Arbeiter
forum-trajanum-cli-corners = Ecken
forum-trajanum-cli-ship = Schiff
forum-trajanum-cli-envoys = { $count ->
    [one] { $count } Gesandter
   *[other] { $count } Gesandte
}
forum-trajanum-cli-river = am Fluss: { $tile }
forum-trajanum-cli-beside = Daneben
forum-trajanum-cli-prestige = Prestige
forum-trajanum-cli-head = Aufgabe { $points } SP
forum-trajanum-cli-area = Gebiet → SP
forum-trajanum-cli-tiles = Plättchen
forum-trajanum-cli-own = eigenes: { $tile }
forum-trajanum-cli-foreign = von { $giver }: { $tile }
forum-trajanum-cli-taken = Genommen
forum-trajanum-cli-citizens = Bürger
forum-trajanum-cli-built = Gebaut
forum-trajanum-cli-cranes = Offene Kräne
forum-trajanum-cli-in-rome = Gesandte
forum-trajanum-cli-envoys-sent = { $ship } auf dem Schiff, { $forum } auf dem Forum, größtes Gebiet { $area }; Prestige { $bar }, Aufgabe { $head } SP
forum-trajanum-cli-completes = füllt das Gebiet
forum-trajanum-cli-legend-tile = Plättchen
forum-trajanum-cli-legend-street = in einer Straße
forum-trajanum-cli-legend-crane = Kran
forum-trajanum-cli-legend-temple = Tempel
forum-trajanum-cli-legend-free = frei
forum-trajanum-cli-legend-citizens = aktiv, inaktiv

# Ein Buchstabe für jede Farbe, oder zwei, wo einer nicht genügt; drei für jedes Bauwerk.
forum-trajanum-cli-colour-blue = Bl
forum-trajanum-cli-colour-red = Ro
forum-trajanum-cli-colour-yellow = Ge
forum-trajanum-cli-colour-green = Gr
forum-trajanum-cli-building-library = Bib
forum-trajanum-cli-building-basilica = Bas
forum-trajanum-cli-building-market = Mar
forum-trajanum-cli-building-column = Säu
forum-trajanum-cli-building-fountain = Bru
forum-trajanum-cli-building-house = Hau
forum-trajanum-cli-building-stable = Sta
forum-trajanum-cli-building-park = Par
forum-trajanum-cli-good-coin = Münzen
forum-trajanum-cli-good-tribune = Tribune
forum-trajanum-cli-good-assistant = Assistenten
forum-trajanum-cli-good-builder = Baumeister

forum-trajanum-cli-ability-patrician1 = Gesandte beginnen frei neue Gebiete; Adler zählen auch diagonal
forum-trajanum-cli-ability-patrician2 = zwei verschiedene Gebietsboni auf einmal
forum-trajanum-cli-ability-merchant1 = Schieber umgedreht; Aufwertungen reichen bis zur Zypresse
forum-trajanum-cli-ability-merchant2 = einmal je Zug Münze, Tribun oder Assistent tauschen
forum-trajanum-cli-ability-craftsman1 = zweimal je Zug wird ein Assistent zum Arbeiter
forum-trajanum-cli-ability-craftsman2 = einmal je Zug wird ein Assistent zum Baumeister
forum-trajanum-cli-second-patrician1 = zweiter Bürger: ein Gesandter auf eine beliebige Farbe
forum-trajanum-cli-second-patrician2 = zweiter Bürger: ein Gebietsbonus
forum-trajanum-cli-second-merchant1 = zweiter Bürger: eine Münze oder ein Tribun
forum-trajanum-cli-second-merchant2 = zweiter Bürger: eine Münze oder ein Assistent
forum-trajanum-cli-second-craftsman1 = zweiter Bürger: ein Arbeiter nach Wahl
forum-trajanum-cli-second-craftsman2 = zweiter Bürger: ein Baumeister

# Die Bauaufgaben der Trajankarten, und was ihre Sammelaufgaben zählen.
forum-trajanum-cli-task-I-1 = grau, farbig, grau nebeneinander
forum-trajanum-cli-task-I-2 = über und unter einem Tempel gebaut
forum-trajanum-cli-task-I-3 = zwei verschiedene graue Gebäude untereinander
forum-trajanum-cli-task-I-4 = beide Felder neben einem Kran bebaut
forum-trajanum-cli-task-II-1 = ein Quadrat aus vier bebauten Feldern
forum-trajanum-cli-task-II-2 = farbig, grau, farbig untereinander
forum-trajanum-cli-task-II-3 = ein Bauwerk in jeder der vier Farben, irgendwo
forum-trajanum-cli-task-II-4 = grau, farbig, grau untereinander
forum-trajanum-cli-task-III-1 = farbig, grau, grau, farbig untereinander
forum-trajanum-cli-task-III-2 = drei verschiedene Farben untereinander
forum-trajanum-cli-task-III-3 = farbige Bauwerke an allen vier Ecken eines Tempels
forum-trajanum-cli-task-III-4 = drei verschiedene graue Gebäude untereinander
forum-trajanum-cli-what-coins = { $count ->
    [one] Münze
   *[other] { $count } Münzen
}
forum-trajanum-cli-what-tribunes = { $count ->
    [one] Tribun
   *[other] { $count } Tribune
}
forum-trajanum-cli-what-assistants = { $count ->
    [one] Assistent
   *[other] { $count } Assistenten
}
forum-trajanum-cli-what-builders = { $count ->
    [one] Baumeister
   *[other] { $count } Baumeister
}
forum-trajanum-cli-what-workers = { $count ->
    [one] Arbeiter
   *[other] { $count } Arbeiter
}
forum-trajanum-cli-what-two-workers = { $count ->
    [one] 2 Arbeiter in verschiedenen Farben
   *[other] { $count } × 2 Arbeiter in verschiedenen Farben
}
forum-trajanum-cli-what-two-citizens = { $count ->
    [one] 2 aktive Bürger verschiedenen Standes
   *[other] { $count } × 2 aktive Bürger verschiedenen Standes
}
forum-trajanum-cli-what-citizens = { $count ->
    [one] ein aktiver Bürger jedes Standes
   *[other] { $count } aktive Bürger jedes Standes
}
forum-trajanum-cli-what-envoys = { $count ->
    [one] Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
forum-trajanum-cli-what-columns = { $count ->
    [one] Siegessäule
   *[other] { $count } Siegessäulen
}
forum-trajanum-cli-what-cranes = { $count ->
    [one] gewerteter Kran
   *[other] { $count } gewertete Kräne
}
forum-trajanum-cli-what-markers = { $count ->
    [one] Marker neben der Trajanssäule
   *[other] { $count } Marker neben der Trajanssäule
}
