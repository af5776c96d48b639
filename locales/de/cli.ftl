# Das Spiel im Terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. Du bist { $seat }. Mit „hilfe“ siehst du, was du eingeben kannst.
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
cli-trajan-effect-cards = +{ $amount } Karten
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
