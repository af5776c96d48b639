# Das Spiel im Terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. Du bist { $seat }. Mit „hilfe“ siehst du, was du eingeben kannst.
cli-opponent = Am Tisch: { $seat } ({ $level }).
cli-prompt = deine Wahl
cli-options = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
cli-back = zurück
cli-turn-over = Dein Zug ist zu Ende.  1) weiter  (oder Eingabetaste; „undo“ nimmt die letzte Entscheidung zurück)
cli-played = { $number }. { $seat }: { $move }
cli-undone = Deine letzte Entscheidung ist zurückgenommen.
cli-possible = { $move }: Das ist jetzt möglich.
cli-why-what = Welcher Zug? Zum Beispiel: why sow V
cli-unknown = „{ $typed }“ ist weder eine Nummer noch ein Zug noch ein Befehl; „hilfe“ zeigt, was du eingeben kannst.
cli-no-such-number = Es gibt nur die Möglichkeiten 1 bis { $count }.
cli-saved = Die Partie ist in { $file } gespeichert.
cli-save-where = Wohin? Zum Beispiel: save meine.game
cli-save-exists = In { $file } liegt schon eine andere Partie. Gib dasselbe noch einmal ein, um sie zu überschreiben.
cli-save-foreign = { $file } gibt es schon und ist keine Partie von Ulpia; wähle einen anderen Namen.
cli-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
cli-quit-unsaved = Die Partie ist nicht gespeichert. Gib noch einmal „quit“ ein, um sie zu verlassen, oder etwas anderes, um zu bleiben.
cli-quit-not = Du bleibst am Tisch.
cli-left = Du hast den Tisch verlassen.
cli-winner = Gewonnen hat: { $seat }.
cli-end = Das Spiel ist zu Ende.  1) verlassen  (oder Eingabetaste; „save DATEI“ bewahrt die Partie auf)
cli-points = Punkte bisher → wenn das Spiel jetzt endete
cli-final-points = Endstand
cli-source = Wofür
cli-total = Summe
cli-help = Du kannst eingeben
    { "  3            " }die Möglichkeit mit dieser Nummer
    { "  sow V        " }einen Zug in seinen eigenen Worten, wie sie grau dahinter stehen
    { "  sow          " }alle Möglichkeiten, die mit diesem Wort beginnen
    { "  why sow V    " }warum ein Zug nicht möglich ist und welche Regel das sagt
    { "  undo         " }die letzte Entscheidung zurücknehmen, bis etwas Verdecktes aufgedeckt wurde
    { "  board        " }der ganze Tisch
    { "  points       " }Punkte nach Herkunft, bisher und wenn das Spiel jetzt endete
    { "  log          " }was zuletzt geschah; „log all“ erzählt alles
    { "  save DATEI   " }die Partie speichern; „ulpia play … --load DATEI“ setzt sie fort
    { "  quit         " }den Tisch verlassen
    Auf Deutsch: zurück, warum, speichern, verlauf, punkte, tisch, hilfe, ende

## Befehle, zusätzlich zu den englischen Wörtern

cli-command-undo = zurück
cli-command-why = warum
cli-command-save = speichern
cli-command-log = verlauf
cli-command-points = punkte
cli-command-board = tisch
cli-command-help = hilfe
cli-command-quit = ende

## Was ein Computerspieler denkt

cli-thoughts = { $seat } hat überlegt
cli-played-by = gespielt von einem Bot ({ $level })
cli-stand-in = { $count ->
    [one] Ein Bot ({ $level }) hat einen Zug für { $seat } gemacht.
   *[other] Ein Bot ({ $level }) hat { $count } Züge für { $seat } gemacht.
}
cli-taken-back = { $count ->
    [one] In dieser Partie wurde einmal etwas Aufgedecktes zurückgenommen.
   *[other] In dieser Partie wurde { $count }-mal etwas Aufgedecktes zurückgenommen.
}
cli-thought-line = Plan
cli-thought-worth = Wert
cli-thought-points = Erwartete Punkte
cli-thought-visits = Versuche
cli-thought-spread = ±

## Gruppen von Möglichkeiten

cli-verb-place = Einen Aktionsstein legen
cli-verb-choose = Ein Trajanplättchen nehmen
cli-verb-discard = Eine Karte abwerfen
cli-verb-take = Eine Karte nehmen
cli-verb-lay = Karten auslegen
cli-verb-ship = Karten verschiffen
cli-verb-collect = Ein Plättchen nehmen
cli-verb-march = Den Feldherrn versetzen
cli-verb-claim = Ein Trajanplättchen nehmen
cli-verb-build = Einen Arbeiter setzen

## Der Tisch von Trajan

cli-trajan-when = Quartal { $quarter }, Runde { $round } von 4
cli-trajan-demands = Bedarf
cli-trajan-points = { $points } SP
cli-trajan-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-trajan-people = Vorrat { $supply }, Lager: { $workers } Arbeiter und { $legionnaires ->
    [one] { $legionnaires } Legionär
   *[other] { $legionnaires } Legionäre
}
cli-trajan-arch = ∩ Bogen
cli-trajan-gray = grau
cli-trajan-effect-cards = { $amount ->
    [one] +1 Karte
   *[other] +{ $amount } Karten
}
cli-trajan-effect-plus-two = [+2]
cli-trajan-effect-workers = { $amount ->
    [one] +1 Arbeiter
   *[other] +{ $amount } Arbeiter
}
cli-trajan-effect-legionnaires = { $amount ->
    [one] +1 Legionär
   *[other] +{ $amount } Legionäre
}
cli-trajan-wild-action = Aktions-Joker
cli-trajan-provinces = Provinzen
cli-trajan-province = Provinz
cli-trajan-worth = SP
cli-trajan-tile = Plättchen
cli-trajan-legionnaires = Legionäre
cli-trajan-leaders = Feldherren
cli-trajan-borders = Grenzt an
cli-trajan-forum = Forum
cli-trajan-stack = { $count } im Stapel
cli-trajan-yellow = gelb
cli-trajan-green = grün
cli-trajan-site = Stadtviertel
cli-trajan-stacks = Trajanplättchen
cli-trajan-seaport = Hafen
cli-trajan-senate = Senat
cli-trajan-track = Leiste
cli-trajan-votes = Stimmen
cli-trajan-offered = Bonustafeln
cli-trajan-hand = Hand
cli-trajan-known = Bekannte Karten
cli-trajan-display = Auslage
cli-trajan-tiles = Plättchen
cli-trajan-kept = Dauernd gedeckt
cli-trajan-buildings = Gebaut
cli-trajan-bonus = Bonus
cli-trajan-trays = Mulden
cli-trajan-slots = Felder

# Ein Buchstabe für jede Farbe der Aktionssteine, oder zwei, wo einer nicht genügt.
cli-trajan-marker-blue = Bl
cli-trajan-marker-yellow = Ge
cli-trajan-marker-green = Gr
cli-trajan-marker-orange = Or
cli-trajan-marker-pink = Ro
cli-trajan-marker-white = We

## Der Tisch von Forum Trajanum

cli-verb-forum-trajanum-take = Ein Plättchen aus den Straßen nehmen
cli-verb-forum-trajanum-ignore = Für einen Tribun ein anderes Plättchen nehmen
cli-verb-forum-trajanum-build = Bauen
cli-verb-forum-trajanum-recolour = Die Farbe eines Arbeiters ändern
cli-verb-forum-trajanum-train = 2 Arbeiter gegen einen Baumeister tauschen
cli-verb-forum-trajanum-craft = Einen Assistenten zum Arbeiter machen
cli-verb-forum-trajanum-exchange = Eine Ressource tauschen
cli-verb-forum-trajanum-send = Den Gesandten schicken

cli-forum-when = Durchgang { $cycle }, Runde { $round } von { $rounds }
cli-forum-column = Trajanssäule { $points }
cli-forum-points = { $points } SP
cli-forum-starting-player = Startspieler
cli-forum-streets = Straßen
cli-forum-streets-gone = { $count ->
    [one] vorher { $signs }, noch 1 Karte
   *[other] vorher { $signs }, noch { $count } Karten
}
cli-forum-streets-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
cli-forum-cards = Trajankarten
cli-forum-build = bauen
cli-forum-collect = sammeln
cli-forum-forum = Forum
cli-forum-legend-forum = Ro5 frei, Ro:L Gesandter von L, { $eagle } Adler
cli-forum-tracks = Vorteilsleisten
cli-forum-piles = Bauplättchen
cli-forum-piles-note = einfache + doppelte
cli-forum-unlimited = unbegrenzt
cli-forum-face-down = verdeckt
cli-forum-goods = Ressourcen
cli-forum-workers = Arbeiter
cli-forum-corners = Ecken
cli-forum-ship = Schiff
cli-forum-envoys = { $count ->
    [one] { $count } Gesandter
   *[other] { $count } Gesandte
}
cli-forum-river = am Fluss: { $tile }
cli-forum-beside = Daneben
cli-forum-prestige = Prestige
cli-forum-head = Aufgabe { $points } SP
cli-forum-area = Gebiet → SP
cli-forum-tiles = Plättchen
cli-forum-own = eigenes: { $tile }
cli-forum-foreign = von { $giver }: { $tile }
cli-forum-taken = Genommen
cli-forum-citizens = Bürger
cli-forum-built = Gebaut
cli-forum-cranes = Offene Kräne
cli-forum-in-rome = Gesandte
cli-forum-envoys-sent = { $ship } auf dem Schiff, { $forum } auf dem Forum, größtes Gebiet { $area }; Prestige { $bar }, Aufgabe { $head } SP
cli-forum-completes = füllt das Gebiet
cli-forum-legend-tile = Plättchen
cli-forum-legend-street = in einer Straße
cli-forum-legend-crane = Kran
cli-forum-legend-temple = Tempel
cli-forum-legend-free = frei
cli-forum-legend-citizens = aktiv, inaktiv

# Ein Buchstabe für jede Farbe, oder zwei, wo einer nicht genügt; drei für jedes Bauwerk.
cli-forum-colour-blue = Bl
cli-forum-colour-red = Ro
cli-forum-colour-yellow = Ge
cli-forum-colour-green = Gr
cli-forum-building-library = Bib
cli-forum-building-basilica = Bas
cli-forum-building-market = Mar
cli-forum-building-column = Säu
cli-forum-building-fountain = Bru
cli-forum-building-house = Hau
cli-forum-building-stable = Sta
cli-forum-building-park = Par
cli-forum-good-coin = Münzen
cli-forum-good-tribune = Tribune
cli-forum-good-assistant = Assistenten
cli-forum-good-builder = Baumeister

cli-forum-ability-patrician1 = Gesandte beginnen frei neue Gebiete; Adler zählen auch diagonal
cli-forum-ability-patrician2 = zwei verschiedene Gebietsboni auf einmal
cli-forum-ability-merchant1 = Schieber umgedreht; Aufwertungen reichen bis zur Zypresse
cli-forum-ability-merchant2 = einmal je Zug Münze, Tribun oder Assistent tauschen
cli-forum-ability-craftsman1 = zweimal je Zug wird ein Assistent zum Arbeiter
cli-forum-ability-craftsman2 = einmal je Zug wird ein Assistent zum Baumeister
cli-forum-second-patrician1 = zweiter Bürger: ein Gesandter auf eine beliebige Farbe
cli-forum-second-patrician2 = zweiter Bürger: ein Gebietsbonus
cli-forum-second-merchant1 = zweiter Bürger: eine Münze oder ein Tribun
cli-forum-second-merchant2 = zweiter Bürger: eine Münze oder ein Assistent
cli-forum-second-craftsman1 = zweiter Bürger: ein Arbeiter nach Wahl
cli-forum-second-craftsman2 = zweiter Bürger: ein Baumeister

# Die Bauaufgaben der Trajankarten, und was ihre Sammelaufgaben zählen.
cli-forum-task-I-1 = grau, farbig, grau nebeneinander
cli-forum-task-I-2 = über und unter einem Tempel gebaut
cli-forum-task-I-3 = zwei verschiedene graue Gebäude untereinander
cli-forum-task-I-4 = beide Felder neben einem Kran bebaut
cli-forum-task-II-1 = ein Quadrat aus vier bebauten Feldern
cli-forum-task-II-2 = farbig, grau, farbig untereinander
cli-forum-task-II-3 = ein Bauwerk in jeder der vier Farben, irgendwo
cli-forum-task-II-4 = grau, farbig, grau untereinander
cli-forum-task-III-1 = farbig, grau, grau, farbig untereinander
cli-forum-task-III-2 = drei verschiedene Farben untereinander
cli-forum-task-III-3 = farbige Bauwerke an allen vier Ecken eines Tempels
cli-forum-task-III-4 = drei verschiedene graue Gebäude untereinander
cli-forum-what-coins = { $count ->
    [one] Münze
   *[other] { $count } Münzen
}
cli-forum-what-tribunes = { $count ->
    [one] Tribun
   *[other] { $count } Tribune
}
cli-forum-what-assistants = { $count ->
    [one] Assistent
   *[other] { $count } Assistenten
}
cli-forum-what-builders = { $count ->
    [one] Baumeister
   *[other] { $count } Baumeister
}
cli-forum-what-workers = { $count ->
    [one] Arbeiter
   *[other] { $count } Arbeiter
}
cli-forum-what-two-workers = { $count ->
    [one] 2 Arbeiter in verschiedenen Farben
   *[other] { $count } × 2 Arbeiter in verschiedenen Farben
}
cli-forum-what-two-citizens = { $count ->
    [one] 2 aktive Bürger verschiedenen Standes
   *[other] { $count } × 2 aktive Bürger verschiedenen Standes
}
cli-forum-what-citizens = { $count ->
    [one] ein aktiver Bürger jedes Standes
   *[other] { $count } aktive Bürger jedes Standes
}
cli-forum-what-envoys = { $count ->
    [one] Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
cli-forum-what-columns = { $count ->
    [one] Siegessäule
   *[other] { $count } Siegessäulen
}
cli-forum-what-cranes = { $count ->
    [one] gewerteter Kran
   *[other] { $count } gewertete Kräne
}
cli-forum-what-markers = { $count ->
    [one] Marker neben der Trajanssäule
   *[other] { $count } Marker neben der Trajanssäule
}
