# Die Lektionen von Trajan: je Karte ein Titel aus höchstens vier Wörtern und zwei kurze Sätze.

trajan-lesson-first = Deine erste Partie
    .about = Vier Züge: der Ring, der Senat, das Bauen, das Forum, der Bedarf des Volkes.

trajan-lesson-first-points-title = Wer gewinnt?
trajan-lesson-first-points = Rom belohnt fast alles, was du tust. Wer nach vier Quartalen die meisten Siegpunkte hat, gewinnt.

trajan-lesson-first-ring-title = Dein Ring
trajan-lesson-first-ring = In jedem Zug leerst du eine der sechs Mulden und legst ihre Steine im Uhrzeigersinn ab. Zeige auf zwei Mulden oder tippe sie an: Wohin führen sie?

trajan-lesson-first-sow-title = Mulde II leeren
trajan-lesson-first-sow = Darin liegen zwei Aktionssteine; der zweite landet also zwei Mulden weiter, beim Senat. Das ist dann deine Aktion.
trajan-lesson-first-sow-else = Für den ersten Zug bringt Mulde II mehr: 7 Siegpunkte.

trajan-lesson-first-order-title = Blau zuletzt
trajan-lesson-first-order = Das Plättchen bei IV verlangt Blau und Grün. Lege zuerst Gelb ab, dann kommt Blau zum grünen Stein.
trajan-lesson-first-order-else = Dann endet Gelb bei IV, und das Plättchen bringt noch nichts.

trajan-lesson-first-senate-title = Jetzt der Senat
trajan-lesson-first-senate = 5 Siegpunkte! Nimm auch den Arbeiter. Rücke dann im Senat vor: noch 2 Punkte, nächstes Mal 3.
trajan-lesson-first-senate-else-waive = Der Arbeiter kostet nichts, und gleich baust du mit ihm.
trajan-lesson-first-senate-else = Du darfst passen, aber diese 2 Punkte sind geschenkt.

trajan-lesson-first-time-title = Eine Zeit für alle
trajan-lesson-first-time = Jeder abgelegte Stein ist ein Schritt, auch bei Tiro. Einmal herum ist eine Runde, vier Runden sind ein Quartal.

trajan-lesson-first-plan-title = Wo willst du landen?
trajan-lesson-first-plan = In Mulde III liegen drei Steine, sie führt also zum Bau. Lege Orange zuletzt ab: Das Brotplättchen bei VI braucht es.
trajan-lesson-first-plan-else-sow = Nur mit Mulde III erfüllst du jetzt ein Plättchen.
trajan-lesson-first-plan-else-drop = Bauen kannst du trotzdem, aber das Brotplättchen wartet auf Orange.

trajan-lesson-first-build-title = Bauen
trajan-lesson-first-build = Das Brot behältst du. Setze nun einen Arbeiter auf die Treppe: 5 Punkte und, weil es deine erste Treppe ist, eine Forum-Aktion.
trajan-lesson-first-build-else = Auch gut. Die Treppe bringt 5 Punkte und eine Forum-Aktion.

trajan-lesson-first-religion-title = Eine Forum-Aktion geschenkt
trajan-lesson-first-religion = Nimm das Religionsplättchen. Bald verlangt Rom Brot, Spiele oder Religion; sorge lieber vor.
trajan-lesson-first-religion-else = Später nützlich. Der Bedarf kostet bald Punkte, denk zuerst an ihn.

trajan-lesson-first-games-title = Nun die Spiele
trajan-lesson-first-games = Leere Mulde V und lege Gelb zuletzt ab: In Mulde II wartet es auf Weiß. Nimm dann im Forum die Spiele.
trajan-lesson-first-games-else-drop = Gelb in Mulde II wäre die Hälfte deiner 9 Punkte.
trajan-lesson-first-games-else-sow = Mulde V führt zum Forum, wo die Spiele liegen.
trajan-lesson-first-games-else = Bald könnte Rom Spiele verlangen.

trajan-lesson-first-demands-title = Rom verlangt
trajan-lesson-first-demands = Spiele: die hast du. Ein nicht gedeckter Bedarf kostet am Quartalsende 4 Punkte, zwei kosten 9, drei kosten 15.

trajan-lesson-first-nine-title = Neun Punkte
trajan-lesson-first-nine = Leere Mulde IV und lege Weiß zuletzt ab: In Mulde II trifft es auf Gelb. Nimm dann die 4 Stimmen.
trajan-lesson-first-nine-else-drop = Weiß muss der letzte Stein sein. Die anderen legst du ab, wie du magst.
trajan-lesson-first-nine-else-sow = Mulde IV mit Weiß zuletzt ist jetzt 9 Punkte wert.
trajan-lesson-first-nine-else = Stimmen entscheiden, wer am Quartalsende eine Bonustafel bekommt.

trajan-lesson-first-end = 22 Siegpunkte in vier Zügen! Du kennst Ring, Plättchen, Senat, Bau, Forum und Bedarf. Spiel weiter: Hafen, Legion und neue Plättchen erkläre ich dir, wenn du dort landest.
