# The table of Trajan in the terminal.

trajan-cli-verb-place = Einen Aktionsstein legen
trajan-cli-verb-choose = Ein Trajanplättchen nehmen
trajan-cli-verb-discard = Eine Karte abwerfen
trajan-cli-verb-take = Eine Karte nehmen
trajan-cli-verb-lay = Karten auslegen
trajan-cli-verb-ship = Karten verschiffen
trajan-cli-verb-collect = Ein Plättchen nehmen
trajan-cli-verb-march = Den Feldherrn ziehen
trajan-cli-verb-claim = Ein Trajanplättchen nehmen
trajan-cli-verb-build = Einen Arbeiter setzen

trajan-cli-when = Quartal { $quarter }, Runde { $round } von 4
trajan-cli-demands = Bedarf
trajan-cli-points = { $points } SP
trajan-cli-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
trajan-cli-people = Vorrat { $supply }, Lager: { $workers } Arbeiter und { $legionnaires ->
    [one] { $legionnaires } Legionär
   *[other] { $legionnaires } Legionäre
}
trajan-cli-arch = ∩ Bogen
trajan-cli-gray = grau
trajan-cli-effect-cards = { $amount ->
    [one] +1 Karte
   *[other] +{ $amount } Karten
}
trajan-cli-effect-plus-two = [+2]
trajan-cli-effect-workers = { $amount ->
    [one] +1 Arbeiter
   *[other] +{ $amount } Arbeiter
}
trajan-cli-effect-legionnaires = { $amount ->
    [one] +1 Legionär
   *[other] +{ $amount } Legionäre
}
trajan-cli-wild-action = Aktions-Joker
trajan-cli-provinces = Provinzen
trajan-cli-province = Provinz
trajan-cli-worth = SP
trajan-cli-tile = Plättchen
trajan-cli-legionnaires = Legionäre
trajan-cli-leaders = Feldherren
trajan-cli-borders = Grenzt an
trajan-cli-forum = Forum
trajan-cli-stack = { $count } im Stapel
trajan-cli-yellow = gelb
trajan-cli-green = grün
trajan-cli-site = Stadtviertel
trajan-cli-stacks = Trajanplättchen
trajan-cli-seaport = Hafen
trajan-cli-senate = Senat
trajan-cli-track = Leiste
trajan-cli-votes = Stimmen
trajan-cli-offered = Bonustafeln
trajan-cli-hand = Hand
trajan-cli-known = Bekannte Karten
trajan-cli-display = Auslage
trajan-cli-tiles = Plättchen
trajan-cli-kept = Dauernd gedeckt
trajan-cli-buildings = Gebaut
trajan-cli-bonus = Bonus
trajan-cli-trays = Mulden
trajan-cli-slots = Felder

# Ein Buchstabe für jede Farbe der Aktionssteine, oder zwei, wo einer nicht genügt.
trajan-cli-marker-blue = Bl
trajan-cli-marker-yellow = Ge
trajan-cli-marker-green = Gr
trajan-cli-marker-orange = Or
trajan-cli-marker-pink = Ro
trajan-cli-marker-white = We
