# Was der Trainer im freien Spiel einmal sagt, wenn etwas zum ersten Mal begegnet.

trajan-introduction-ship-title = Du kannst verschiffen
trajan-introduction-ship = Karten zahlen sich aus, wenn du sie verschiffst. Wer ein Schiff zuerst nutzt, bekommt am meisten; dann ist es grau bis zum Quartalsende.

trajan-introduction-seaport-title = Im Hafen
trajan-introduction-seaport = Sammle jetzt und verschiffe später: drei gleiche Karten bringen 12 Punkte, drei verschiedene 6. Nimm eine offene oder ziehe zwei.

trajan-introduction-army-title = Deine Legion
trajan-introduction-army = Ziehe in eine Nachbarprovinz und nimm ihr Plättchen. Oder lass bei deinem Feldherrn einen Legionär, für die Punkte der Provinz.

trajan-introduction-trajan-title = Ein neues Trajanplättchen
trajan-introduction-trajan = Es kommt zu deinem Bogen und zählt, sobald dort seine zwei Farben liegen. Nimm Farben, die du bald in diese Mulde bringst.

trajan-introduction-repeat-title = Gleich noch einmal
trajan-introduction-repeat = Du hast ein Plättchen mit dem Bild dieser Aktion. Gib es ab und führe sie noch einmal aus; eines je Zug.

trajan-introduction-plus-title = Dein [+2]-Marker
trajan-introduction-plus = Lege ihn an eine Aktion, die du oft willst. Ein Plättchen dort wiederholt sie dann zweimal, bis zum Spielende.

trajan-introduction-consul-title = Meiste Stimmen: Konsul
trajan-introduction-consul = Du wählst eine von zwei Bonustafeln. Sie zählen erst ganz am Ende: Nimm die, die zu deiner Sammlung passt.

trajan-introduction-last-round-title = Die letzte Runde
trajan-introduction-last-round = Ungedeckter Bedarf kostet noch einmal, dann endet das Spiel. Handkarten und Figuren in Lagern zählen nur 1: Verschiffe und setze, was geht.

trajan-introduction-wild-commodity-title = Ein Warenkarten-Joker
trajan-introduction-wild-commodity = Verschiffe ihn als jede Karte, die dir zu einem Satz fehlt. Dann ist er weg; in deine Auslage kann er nicht.

trajan-introduction-wild-demand-title = Ein Bedarfs-Joker
trajan-introduction-wild-demand = Er deckt am Quartalsende einen beliebigen Bedarf und ist dann verbraucht. Sammle den Rest und lass ihn die Lücke füllen.

trajan-introduction-wild-construction-title = Ein Gebäude-Joker
trajan-introduction-wild-construction = Am Ende zählt er als eine Art, die du gebaut hast: drei gleiche bringen 10 Punkte, vier 20.

trajan-introduction-wild-action-title = Ein Zusatzaktions-Joker
trajan-introduction-wild-action = Gib ihn nach einer beliebigen Aktion ab und führe sie noch einmal aus. Bleibt er bis zum Ende übrig, ist er nichts wert.
