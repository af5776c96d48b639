trajan-web-my-mat = Mein Tableau
trajan-web-mat-of = Tableau von { $name }
trajan-web-board = Spielplan
trajan-web-overview = Übersicht
trajan-web-quarter = Quartal { $quarter }
trajan-web-round = Runde { $round } von 4
trajan-web-hand = Handkarten
trajan-web-display = Auslage
trajan-web-display-help = Ausgelegte und verschiffte Karten; Bonustafeln zählen sie.
trajan-web-lay = { $count ->
    [one] Karte
   *[other] { $count } Karten
} auslegen
trajan-web-clear = Auswahl aufheben
trajan-web-pick-cards = Karten wählen: aufs Schiff oder in die Auslage
trajan-web-any-order = Beliebig
trajan-web-last-marker = zuletzt:
trajan-web-tray = Mulde { $tray }: { $action }
trajan-web-slot = Feld { $slot }
trajan-web-tray-help = { $count ->
    [0] Leer.
    [one] Ein Aktionsstein; Ziel wäre Mulde { $target }, { $action }.
   *[other] { $count } Aktionssteine; Ziel wäre Mulde { $target }, { $action }.
}
trajan-web-completes = Erfüllt das Trajanplättchen: { $points } SP
trajan-web-with = mit { $colours } zuletzt
trajan-web-time = Zeitleiste: Feld { $position } von { $length }
trajan-web-time-help = Jeder verteilte Aktionsstein rückt die Zeit um ein Feld vor; ein Umlauf beendet die Runde.
trajan-web-round-ends = Die Runde würde enden.
trajan-web-demand-place = Bedarf des Volkes
trajan-web-demand-help = Nicht gedeckter Bedarf kostet am Quartalsende 4, 9 oder 15 SP.
trajan-web-demand-hidden = Ein noch unbekannter Bedarf
trajan-web-deck = Verdeckter Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
trajan-web-deck-help = 2 Karten ziehen, dann 1 abwerfen.
trajan-web-pile-help = Zuoberst: { $card }. { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
trajan-web-pile-empty = Leer
trajan-web-ship = Schiff für { $ship }
trajan-web-ship-gray = Grau bis zum Quartalsende.
trajan-web-ship-pays = Bringt { $points } SP
trajan-web-province-worth = Ein Legionär brächte hier { $points } SP
trajan-web-province-tile = Hier liegt: { $tile }
trajan-web-camp = Feldlager
trajan-web-camp-help = Hier beginnen Feldherren und Legionäre.
trajan-web-worker-camp = Arbeiterlager
trajan-web-worker-camp-help = Von hier gehen die Arbeiter ins Stadtviertel.
trajan-web-space = Bauplatz { $space }
trajan-web-building = { $part }, { $points } SP
trajan-web-first-part = Das erste dieser Art: Bonusaktion { $action }
trajan-web-arch = Trajansbogen
trajan-web-stack = Trajanplättchen: { $stack }
trajan-web-stack-left = { $count ->
    [one] Noch ein Plättchen
   *[other] Noch { $count } Plättchen
}
trajan-web-tile-asks = Verlangt { $first } und { $second }; { $points } SP
trajan-web-forum-place = Feld im Forum
trajan-web-forum-left = { $count } Forumsplättchen im Stapel
trajan-web-senate-space = Senat, Feld { $value }
trajan-web-senate-start = Senat, Startfeld
trajan-web-senate-help = So viele Punkte wie Stimmen. Rangfolge nach Stimmen: { $order }
trajan-web-bonus-worth = Für dich als Konsul: jetzt { $points } SP
trajan-web-bonus-now = Jetzt { $points } SP wert
trajan-web-extra = Zusatzaktion: { $action }
trajan-web-have = Du hast { $count }
trajan-web-plus-two = [+2]-Marker
trajan-web-plus-two-help = Verdoppelt eine Zusatzaktion dieser Art.
trajan-web-kept = Behaltenes Trajanplättchen: deckt in jedem Quartal einen Bedarf
trajan-web-part = { $part }: das erste bringt die Bonusaktion { $action }
trajan-web-part-set = Drei gleiche zählen 10, vier 20
trajan-web-supply = Vorrat
trajan-web-votes = Stimmen
trajan-web-votes-help = Von der Senatsleiste und von Senatsplättchen
trajan-web-points = Siegpunkte
trajan-web-nothing-yet = noch nichts
trajan-web-cards = Handkarten
trajan-web-leader = Feldherr
trajan-web-arch-at = Bogen auf Feld { $slot }
trajan-web-skip = Überspringen
trajan-web-card-help = Für Punkte verschiffen oder auslegen.
trajan-web-ruling = Regel R-{ $ruling }
trajan-web-worth-now = jetzt wert
trajan-web-verb-place = Einen Aktionsstein legen
trajan-web-verb-choose = Ein Trajanplättchen nehmen
trajan-web-verb-discard = Eine Karte abwerfen
trajan-web-verb-take = Eine Karte nehmen
trajan-web-verb-lay = Karten auslegen
trajan-web-verb-ship = Karten verschiffen
trajan-web-verb-collect = Ein Plättchen nehmen
trajan-web-verb-march = Den Feldherrn ziehen
trajan-web-verb-claim = Ein Trajanplättchen nehmen
trajan-web-verb-build = Einen Arbeiter setzen
trajan-web-gain-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
trajan-web-gain-slots = { $count ->
    [one] ein Trajanplättchen
   *[other] { $count } Trajanplättchen
}
trajan-web-gain-workers = { $count ->
    [one] ein Arbeiter im Lager
   *[other] { $count } Arbeiter im Lager
}
trajan-web-gain-legionnaires = { $count ->
    [one] ein Legionär im Lager
   *[other] { $count } Legionäre im Lager
}
trajan-web-gain-votes = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}
trajan-web-consul = Konsul
trajan-web-vice-consul = Stellvertreter
trajan-web-action-help-seaport = 2 Karten ziehen und 1 abwerfen, eine Karte nehmen, Karten auslegen oder Karten für Punkte verschiffen.
trajan-web-action-help-forum = Nimm ein beliebiges Plättchen aus dem Forum.
trajan-web-action-help-military = Einen Legionär anwerben, den Feldherrn eine Provinz weiter ziehen oder einen Legionär für Punkte zu ihm versetzen.
trajan-web-action-help-senate = Deine Scheibe rückt ein Feld vor und bringt dessen Punkte; am Quartalsende zählt das Feld als Stimmen.
trajan-web-action-help-trajan = Nimm das oberste Plättchen eines Stapels auf das Feld deines Bogens; der Bogen zieht weiter.
trajan-web-action-help-construction = Einen Arbeiter anwerben oder einen neben deine anderen setzen: Er nimmt das Plättchen und bringt dessen Punkte.
trajan-web-tile-help-demand = Deckt am Quartalsende einen Bedarf dieser Art.
trajan-web-tile-help-votes = Stimmen für die Wahl am Ende dieses Quartals.
trajan-web-tile-help-extra = Wiederholt diese Aktion einmal, gleich nachdem sie ausgeführt wurde.
trajan-web-tile-help-wild-action = Wiederholt eine beliebige Aktion einmal, gleich nachdem sie ausgeführt wurde.
trajan-web-tile-help-wild-commodity = Zählt beim Verschiffen als beliebige Karte; unbenutzt am Ende als Karte für eine Waren-Bonustafel.
trajan-web-tile-help-wild-demand = Deckt am Quartalsende einen beliebigen Bedarf.
trajan-web-tile-help-wild-construction = Zählt in der Endwertung als Bauplättchen beliebiger Art.
trajan-web-bonus-help-cards = Am Ende: 3 SP (graue Seite 2) für jede solche Karte in deiner Auslage.
trajan-web-bonus-help-demand = Am Ende: 9 SP (graue Seite 6) mit mindestens einem solchen Forumsplättchen.
trajan-web-bonus-help-workers = Am Ende: 1 SP (graue Seite ½) für jeden eigenen Arbeiter im Stadtviertel.
trajan-web-bonus-help-legionnaires = Am Ende: 2 SP (graue Seite 1) für jeden eigenen Legionär in Provinzen.
trajan-web-bonus-help-yellow = Am Ende: 3 SP (graue Seite 2) für jede eigene gelbe Bonustafel.
trajan-web-effect-victory = Bringt nur Punkte.
trajan-web-effect-cards = Du ziehst zwei Karten vom verdeckten Stapel.
trajan-web-effect-plus-two = Bringt einen [+2]-Marker.
trajan-web-effect-demand = Bleibt auf deinem Tableau und deckt in jedem Quartal einen solchen Bedarf.
trajan-web-effect-workers = Bringt Arbeiter aus deinem Vorrat ins Arbeiterlager.
trajan-web-effect-legionnaires = Bringt Legionäre aus deinem Vorrat ins Feldlager.
trajan-web-slot-help = Hier liegt kein Trajanplättchen; liegt eines hier, erfüllen es seine beiden Farben in der Mulde daneben.
trajan-web-arch-help = Dein nächstes Trajanplättchen kommt hierher.
trajan-web-supply-help = Figuren, die durch Anwerben zu Arbeitern oder Legionären werden.
trajan-web-ship-help = Je mehr Karten, desto mehr Punkte; danach wird das Schiff grau.
trajan-web-marker-help = In die nächste Mulde legen.
trajan-web-any-order-help = Legt alle Aktionssteine; was ein Plättchen braucht, kommt zuletzt.
trajan-web-space-empty = Hier liegt kein Bauplättchen.
trajan-web-forum-empty = Leer bis zum Quartalsende.
trajan-web-votes-lead = Wer die meisten Stimmen hat, wird Konsul und wählt eine Bonustafel.
trajan-web-known-help = Was alle gesehen haben, liegt offen; die übrigen Karten sind verdeckt.
trajan-web-ship-pick = Ein Klick wählt deine vollste Ladung dafür.
trajan-web-ledger-demands = Bedarf
trajan-web-ledger-penalty = Strafe (SP)
trajan-web-ledger-bonus = Bonustafel
trajan-web-ledger-met = gedeckt
trajan-web-ledger-unmet = nicht gedeckt
trajan-web-scorings = Quartalsenden

## What the choices of the set-up are good for

trajan-web-about-place = In jeder Mulde liegen zwei Aktionssteine, ein Zug leert eine. Mische die Farben, damit viele Plättchen erreichbar sind. Jede Verteilung geht.
trajan-web-about-take_cards = Karten werden in Sätzen verschifft: drei gleiche bringen am meisten. Bei einer offenen Karte weißt du, was du bekommst.
trajan-web-about-choose_tiles = Ein Plättchen zahlt, wenn seine zwei Farben in seiner Mulde zusammenkommen. Wähle Farben, die ein, zwei Mulden davor liegen.
