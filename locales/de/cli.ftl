# Das Spiel im Terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. Du bist { $seat }. Mit „hilfe“ siehst du, was du eingeben kannst.
cli-welcome-people = { $title }. An diesem Terminal: { $seats }. Mit „hilfe“ seht ihr, was ihr eingeben könnt.
cli-hand-over = { $seat } ist an der Reihe; was du siehst, wird vorher gelöscht.  1) weiter  (oder Eingabetaste)
cli-covered = { $seat }, du bist an der Reihe. Verdecktes wird erst gezeigt, wenn du hier sitzt.  1) Tisch zeigen  (oder Eingabetaste)
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
    { "  hint         " }was ein starker Spieler jetzt täte und warum
    { "  undo         " }die letzte Entscheidung zurücknehmen, bis etwas Verdecktes aufgedeckt wurde
    { "  board        " }der ganze Tisch
    { "  points       " }Punkte nach Herkunft, bisher und wenn das Spiel jetzt endete
    { "  log          " }was zuletzt geschah; „log all“ erzählt alles
    { "  save DATEI   " }die Partie speichern; „ulpia play … --load DATEI“ setzt sie fort
    { "  quit         " }den Tisch verlassen
    Auf Deutsch: zurück, warum, tipp, speichern, verlauf, punkte, tisch, hilfe, ende

## Befehle, zusätzlich zu den englischen Wörtern

cli-command-undo = zurück
cli-command-why = warum
cli-command-hint = tipp
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
cli-hint = Tipp
cli-hint-not-now = Im Augenblick hast du nichts zu entscheiden.
cli-hints = { $count ->
    [one] { $seat } hat einen Tipp verlangt.
   *[other] { $seat } hat { $count } Tipps verlangt.
}
cli-thought-line = Plan
cli-thought-worth = Wert
cli-thought-points = Erwartete Punkte
cli-thought-chance = Siegchance
cli-thought-visits = Versuche
cli-thought-spread = ±
