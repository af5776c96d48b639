# Was der Trainer im freien Spiel einmal sagt, wenn etwas zum ersten Mal begegnet.

forum-trajanum-introduction-tribunes-title = Zwei Tribune
forum-trajanum-introduction-tribunes = Für sie darfst du beide Plättchen nutzen, deins und das des Nachbarn. Gut, wenn du alles darauf brauchst.

forum-trajanum-introduction-citizen-title = Ein Bürger zieht ein
forum-trajanum-introduction-citizen = Wähle eine Reihe seines Standes. Seine Fähigkeit hilft ab jetzt, und graue Gebäude der Reihe zählen doppelt.

forum-trajanum-introduction-row-title = Zwei in einer Reihe
forum-trajanum-introduction-row = Die Reihe zählt nun dreifach, und der zweite Bürger bringt sofort ein Geschenk.

forum-trajanum-introduction-area-title = Das Gebiet ist voll
forum-trajanum-introduction-area = Der letzte Gesandte war deiner: Wähle einen Bonus. Eine Münze bezahlt später eine Reihe, 2 Punkte zählen sofort.

forum-trajanum-introduction-bar-title = Der Schieber
forum-trajanum-introduction-bar = Je weiter er rückt, desto mehr bringen deine größte Gruppe auf dem Forum und Trajans Aufgaben.

forum-trajanum-introduction-pay-title = Bezahlen
forum-trajanum-introduction-pay = Eine Münze hält die Bürger der Reihe wach; sonst schlafen sie einen Durchgang. Jeder Knopf sagt, was die Reihe bringt.

forum-trajanum-introduction-eagle-title = Auf einen Adler
forum-trajanum-introduction-eagle = Ein Gesandter hier bringt in jeder Wertung 2 Punkte, einer neben einem Adler 1. Er zählt auch zu deiner Gruppe.

forum-trajanum-introduction-crane-title = Ein Kran ist frei
forum-trajanum-introduction-crane = In der nächsten Wertung bringt er 3, 2 oder 1 Punkt (Durchgang I, II, III) je Bauwerk seiner Farbe. Das zählt nur einmal.

forum-trajanum-introduction-fragment-title = Die Trajanssäule wächst
forum-trajanum-introduction-fragment = Siegessäulen und vollendete Leisten bringen nun 2 statt 3 Punkte, im letzten Durchgang 1. Dazu 1 je aktivem Bürger.
