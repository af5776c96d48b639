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
