# Rätsel: die Seite mit allen, und der Tisch eines Rätsels.

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien der KI-Stufen, in denen ein Zug klar der beste ist. Spiele ihn auf dem Tisch; danach siehst du, wie gut er war und warum. Alles Verdeckte ist neu verteilt.
puzzles-solved-count = { $solved } von { $count } gelöst
puzzles-difficulty = { $level ->
    [1] Leicht
    [2] Mittel
    [3] Schwer
   *[4] Sehr schwer
}
puzzles-missed-by = { $count ->
    [one] eine von vier KI-Stufen liegt hier falsch
   *[other] { $count } von vier KI-Stufen liegen hier falsch
}
puzzles-number = Rätsel { $number }
puzzles-solved = gelöst
puzzles-tried = versucht
puzzles-new = noch nicht versucht
puzzles-next = Nächstes Rätsel
puzzles-random = Mit dem nächsten beginnen
puzzles-all = Alle Rätsel
puzzles-again = Noch einmal versuchen
puzzles-find = Finde den besten Zug
puzzles-you = Du
puzzles-rival = Gegner { $number }
puzzles-give-up = Lösung zeigen
puzzles-turn-made = Dein Zug ist gemacht.
puzzles-check = Zug prüfen
puzzles-right = Gelöst! Das ist der beste Zug.
puzzles-wrong = Nicht der beste Zug.
puzzles-answer = Die Lösung
puzzles-best = Am besten
puzzles-other = Ein anderer Zug
puzzles-worth = { $points } SP erwartet, { $chance } % Siegchance
puzzles-why = Warum: verglichen mit dem, was { $level } hier spielte ({ $moves })
puzzles-none = Diese Version bringt keine Rätsel mit.
