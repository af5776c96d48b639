# Was ein Tipp über Trajan sagt: wofür es Punkte gibt und woran zu denken ist.

trajan-hint-for-trajan-tiles = für Trajanplättchen
trajan-hint-for-ships = für verschiffte Waren
trajan-hint-for-provinces = in den Provinzen
trajan-hint-for-senate = im Senat
trajan-hint-for-construction = für Bauplättchen
trajan-hint-for-demands = für gedeckten Bedarf
trajan-hint-for-hand = für Handkarten
trajan-hint-for-worker-camp = für Arbeiter im Arbeiterlager
trajan-hint-for-military-camp = für Legionäre im Feldlager
trajan-hint-for-circle = für Trajanplättchen auf dem Aktionskreis
trajan-hint-for-sets = für Sätze von Bauplättchen
trajan-hint-for-bonus-tiles = für Bonustafeln

trajan-hint-topic-trajan-tiles = Denk an deine Trajanplättchen.
trajan-hint-topic-ships = Denk an die Schiffe.
trajan-hint-topic-provinces = Denk an dein Heer.
trajan-hint-topic-senate = Denk an den Senat.
trajan-hint-topic-construction = Denk ans Bauen.
trajan-hint-topic-demands = Denk an den Bedarf Roms.
trajan-hint-topic-hand = Denk an deine Karten.
trajan-hint-topic-worker-camp = Denk an deine Arbeiter.
trajan-hint-topic-military-camp = Denk an deine Legionäre.
trajan-hint-topic-circle = Denk an deinen Aktionskreis.
trajan-hint-topic-sets = Denk an Sätze von Bauplättchen.
trajan-hint-topic-bonus-tiles = Denk an die Bonustafeln.
