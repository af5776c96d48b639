# „So wird gespielt“: die Seite für zehn Minuten. **Worte zwischen Sternen** sind hervorgehoben.

trajan-howto-title = Trajan in zehn Minuten
trajan-howto-lead = Du dienst Rom an sechs Fronten zugleich. Jede bringt Punkte, und nach vier Quartalen **gewinnt, wer die meisten hat**. Die Kunst liegt in deinem Aktionskreis: Er bestimmt, was du als Nächstes tun darfst.
trajan-howto-step-empty = **Leere eine Mulde,** irgendeine der sechs, in der ein Aktionsstein liegt.
trajan-howto-step-sow = **Verteile im Uhrzeigersinn,** einen Stein in jede Mulde. Welche Farbe wohin kommt, bestimmst du.
trajan-howto-step-land = **Die letzte Mulde ist deine Aktion.** Hier führt Mulde { $tray } mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
} zu Mulde { $target }: { $action }.
trajan-howto-step-tile = **Ein Plättchen bringt Punkte,** wenn in seiner Mulde nun beide Farben liegen, egal, was dort sonst noch liegt: hier { $first } und { $second }, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
trajan-howto-step-time = **Die Zeit vergeht:** ein Feld für jeden verteilten Stein.

trajan-howto-actions = Sechs Mulden, sechs Aktionen
trajan-howto-tray = Mulde { $tray }
trajan-howto-action-seaport = Ziehe zwei Karten und wirf eine ab, nimm die Karte von einem Ablagestapel, lege eine oder zwei Karten aus und ziehe ebenso viele nach **oder verschiffe einen Satz**. Wer ein Schiff zuerst nutzt, bekommt die vollen Punkte; danach ist es grau und bringt bis zum Quartalsende weniger.
trajan-howto-action-forum = Nimm **ein beliebiges Plättchen**: Bedarf, Stimmen, Zusatzaktionen, Joker. Aufgefüllt wird das Forum erst am Quartalsende.
trajan-howto-action-military = Wirb einen Legionär an, **oder ziehe** deinen Feldherrn eine Provinz weiter und nimm ihr Plättchen, **oder versetze einen Legionär** zu deinem Feldherrn: Das bringt die Punkte der Provinz, 3 weniger für jede Farbe, die dort schon einen Legionär hat.
trajan-howto-action-senate = Ein Feld vor: **2 Punkte, dann 3, 4 … bis 8**. Am Quartalsende zählt das Feld auch als deine Stimmen.
trajan-howto-action-trajan = Nimm das oberste Plättchen eines Stapels und lege es **dorthin, wo dein Bogen steht**; der Bogen zieht zum nächsten freien Feld. Seine zwei Farben sind dein nächster Plan.
trajan-howto-action-construction = Wirb einen Arbeiter an, **oder setze einen** neben deine anderen und nimm das Plättchen dort: Punkte sofort. Das **erste jeder Art** schenkt dir noch eine ganze Aktion.

trajan-howto-demands = Was Rom verlangt
trajan-howto-demands-text = Nach jeder der ersten drei Runden eines Quartals nennt Rom einen Bedarf. Am Quartalsende brauchst du für jeden ein passendes Plättchen.
trajan-howto-unmet-one = einer nicht gedeckt
trajan-howto-unmet-two = zwei
trajan-howto-unmet-three = drei
trajan-howto-demands-note = Forumsplättchen werden dabei abgegeben. Ein Bedarf, den du auf deinem Aktionskreis gewonnen hast, bleibt und dient in jedem Quartal.
trajan-howto-loss = −{ $points }

trajan-howto-quarter = Vier Runden, dann endet das Quartal
trajan-howto-quarter-demands = **Der Bedarf** wird gedeckt oder kostet Punkte.
trajan-howto-quarter-votes = **Stimmen:** dein Feld im Senat und deine Senatsplättchen. Wer die meisten hat, wählt eine von zwei Bonustafeln; wer Zweiter ist, bekommt die andere mit der schwächeren Seite.
trajan-howto-quarter-fresh = **Neubeginn:** Scheiben zurück, Senatsplättchen und Forum werden abgeräumt und neu ausgelegt, graue Schiffe sind wieder farbig.
trajan-howto-quarter-note = Eine Runde endet, wenn der Zeitstein einmal um seine Leiste gezogen ist, egal nach wie vielen Zügen. Wer wenige Steine verteilt, kommt öfter an die Reihe.

trajan-howto-scores = Was Punkte bringt
trajan-howto-scores-during = Im Spiel
trajan-howto-scores-end = Am Ende
trajan-howto-score-ships = Karten verschiffen
trajan-howto-score-tiles = Erfüllte Trajanplättchen
trajan-howto-score-senate = Jeder Schritt im Senat
trajan-howto-score-provinces = Ein Legionär in einer Provinz
trajan-howto-score-construction = Ein Bauplättchen
trajan-howto-score-three = Drei gleiche Bauplättchen
trajan-howto-score-four = Vier gleiche
trajan-howto-score-bonus = Bonustafeln, zum Beispiel für jeden Wein und Fisch in der Auslage
trajan-howto-score-left = Jede Handkarte, jeder Arbeiter oder Legionär im Lager, jedes Trajanplättchen am Aktionskreis
trajan-howto-range = { $fewest }–{ $most }

trajan-howto-more = Mehr aus einem Zug holen
trajan-howto-more-extra = **Zusatzaktion.** Gib nach einer Aktion ein Plättchen mit ihrem Bild ab und führe sie noch einmal aus. Höchstens ein solches Plättchen je Zug.
trajan-howto-more-plus = **+2.** Liegt für immer auf einer Aktion: Eine Zusatzaktion ist dort zwei Aktionen wert.
trajan-howto-more-first = **Das erste seiner Art.** Deine erste Treppe bringt dir eine Forum-Aktion, deine erste Tür eine Senat-Aktion …
trajan-howto-tips = Drei Tipps fürs erste Spiel
trajan-howto-tip-next = Sieh vor dem Verteilen, was der **nächste** Zug erreichen kann.
trajan-howto-tip-demands = Nimm Bedarfsplättchen, **bevor** Rom sie verlangt.
trajan-howto-tip-five = Ein Zug für 5 Punkte ist ein guter Zug.

trajan-howto-legend-actions = Aktionen
trajan-howto-legend-markers = Aktionssteine
trajan-howto-legend-pieces = Figuren
trajan-howto-legend-demands = Bedarf und Stimmen
trajan-howto-legend-helpers = Helfer
trajan-howto-legend-construction = Bau
trajan-howto-legend-goods = Waren
trajan-howto-icon-leader = Feldherr
trajan-howto-icon-legionnaire = Legionär
trajan-howto-icon-worker = Arbeiter
trajan-howto-icon-disc = Scheibe im Senat
trajan-howto-icon-arch = Bogen
trajan-howto-icon-time = Zeit
trajan-howto-icon-votes = Stimmen
trajan-howto-icon-points = Punkte
trajan-howto-icon-minus = verlorene Punkte
trajan-howto-icon-plus = zweimal mehr
trajan-howto-icon-cards = zwei Karten
trajan-howto-icon-extra = Zusatzaktion
trajan-howto-icon-part = { $part }: { $action }
