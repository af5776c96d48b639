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
