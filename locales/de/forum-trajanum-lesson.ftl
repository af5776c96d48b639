# Die Lektionen von Forum Trajanum: je Karte ein Titel aus höchstens vier Wörtern und zwei kurze Sätze.

forum-trajanum-lesson-first = Deine erste Partie
    .about = Eine Runde: Plättchen wählen, doppelt bauen, ein Vorteil, ein Gesandter, Reihen mit Punkten.

forum-trajanum-lesson-first-goal-title = Räumen, bauen, schicken
forum-trajanum-lesson-first-goal = Räume Plättchen aus deiner Colonia, bebaue den freien Grund und schicke Gesandte aufs Forum. Wer die meisten Punkte hat, gewinnt.

forum-trajanum-lesson-first-streets-title = Zwei Straßen
forum-trajanum-lesson-first-streets = Nimm ein Plättchen aus Reihe 4 und eins aus Spalte d. Das erste siehst du, bevor du das zweite wählst: Beginne mit d4.
forum-trajanum-lesson-first-streets-else-ignore = Ein Plättchen außerhalb der zwei Straßen kostet einen Tribun. In den Straßen kostet es nichts.
forum-trajanum-lesson-first-streets-else = Auch gut. d4 liegt in beiden Straßen und hat gute Nachbarn.

forum-trajanum-lesson-first-beside-title = Gleich daneben
forum-trajanum-lesson-first-beside = Ein Baumeister! Nimm nun e4: Auf zwei freie Plätze nebeneinander passt ein doppeltes Bauplättchen.
forum-trajanum-lesson-first-beside-else = Auch gut. Nur auf Nachbarplätze passt aber ein doppeltes Bauplättchen.

forum-trajanum-lesson-first-keep-title = Eins behalten
forum-trajanum-lesson-first-keep = Behalte die zwei Arbeiter. Das andere Plättchen geht an deinen Nachbarn, und du bekommst eins von ihm.
forum-trajanum-lesson-first-keep-else = Dann bekommt Tiro die Arbeiter. Bauen kannst du trotzdem.

forum-trajanum-lesson-first-use-title = Eins nutzen
forum-trajanum-lesson-first-use = Nutze dein eigenes Plättchen: Es bringt einen roten und einen grünen Arbeiter und geht danach als Gesandter aufs Schiff.
forum-trajanum-lesson-first-use-else = Münzen bezahlen später die Bürger. Dein eigenes Plättchen geht so oder so aufs Schiff.

forum-trajanum-lesson-first-double-title = Doppelt bauen
forum-trajanum-lesson-first-double = Mit Baumeister und blauem Arbeiter bezahlst du Bibliothek und Brunnen. Lege sie auf d4 und e4, egal wie herum.
forum-trajanum-lesson-first-double-else = Das geht auch. Doppelt nutzt du beide freien Plätze auf einmal.

forum-trajanum-lesson-first-library-title = Erst die Bibliothek
forum-trajanum-lesson-first-library = Graue Gebäude bringen dich auf einer Leiste voran. Nimm den Vorteil: einen Arbeiter nach Wahl und einen Tribun.
forum-trajanum-lesson-first-library-else = Der Vorteil kostet nichts, und der Gesandte kommt danach.

forum-trajanum-lesson-first-envoy-title = Ein Gesandter reist
forum-trajanum-lesson-first-envoy = Der Brunnen schickt einen Gesandten auf ein blaues Feld. Neben einem Adler bringt er in jeder Wertung 1 Punkt.
forum-trajanum-lesson-first-envoy-else = Ein Gesandter auf dem Forum bringt immer wieder Punkte.

forum-trajanum-lesson-first-rows-title = Reihen bringen Punkte
forum-trajanum-lesson-first-rows = In jeder Reihe zählen verschiedene graue Gebäude; ein aktiver Bürger daneben verdoppelt das. Beende nun deinen Zug.
forum-trajanum-lesson-first-rows-else = Du darfst vorher noch tauschen. Wenn du fertig bist, beende den Zug.

forum-trajanum-lesson-first-scoring-title = Alle vier Runden
forum-trajanum-lesson-first-scoring = Erst zahlst du je Reihe eine Münze, sonst schlafen ihre Bürger ein. Dann bringen Kräne, Reihen und Forum Punkte, dreimal im Spiel.

forum-trajanum-lesson-first-end = Das war eine ganze Runde! Du kennst Wählen, Bauen, Leisten, Gesandte und Reihen. Noch elf Runden: Die nächsten zwei Straßen liegen offen.

forum-trajanum-lesson-scoring = Bezahlen und werten
    .about = Das Ende eines Durchgangs: welche Bürger du bezahlst und was Punkte bringt.

forum-trajanum-lesson-scoring-cycle-title = Der Durchgang endet
forum-trajanum-lesson-scoring-cycle = Vier Runden sind gespielt. Jede Reihe mit Bürgern will jetzt eine Münze; du hast eine für zwei Reihen.

forum-trajanum-lesson-scoring-pay-title = Bezahle die Patrizier
forum-trajanum-lesson-scoring-pay = Sind sie bezahlt, verdoppeln sie ihre Reihe, und Adler über Eck zählen mit: 4 Punkte mehr. Der Handwerker schläft einen Durchgang lang.
forum-trajanum-lesson-scoring-pay-else = Dann schlafen die Patrizier, und du bekommst 4 Punkte weniger.

forum-trajanum-lesson-scoring-points-title = 19 Punkte
forum-trajanum-lesson-scoring-points = Befreite Kräne brachten 9, Reihen 4, Adler 4 und dein größtes Gebiet auf dem Forum 2. Noch zwei Wertungen folgen.

forum-trajanum-lesson-scoring-end = Jetzt weißt du, woher die Punkte kommen. Spare je Reihe, die aktiv bleiben soll, eine Münze, und befreie die Kräne früh. Durchgang II beginnt!
