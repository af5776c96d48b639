# Gründe in Trajan

trajan-review-wait-ship = { $count ->
    [one] Eine Karte wurde für { $points } verschifft. Einen Zug später sind es { $more } für { $worth }.
   *[other] { $count } Karten wurden für { $points } verschifft. Einen Zug später sind es { $more } für { $worth }.
}
trajan-review-colour = Gleiche Mulde, aber { $colour } zuletzt: Das erfüllt das Trajanplättchen an { $slot } (+{ $points }).
trajan-review-tile = Mulde { $tray } erfüllt das Trajanplättchen an { $slot } (+{ $points }).
trajan-review-demand = Ein Bedarf ist noch nicht gedeckt, und dieser Zug hätte ihn decken können: { $demand } ({ $penalty }).
trajan-review-senate = Mehr Stimmen: Die Führung im Senat steigt von { $from } auf { $to } %.
trajan-review-contested-tile = { $seat } will als Nächstes das Plättchen „{ $tile }“; jetzt war es zu haben.
trajan-review-contested-space = { $seat } will als Nächstes Bauplatz { $space } im Stadtviertel; jetzt war er zu haben.
trajan-review-first-part = Erst bauen: Das erste Plättchen seiner Art ({ $part }) bringt { $points } und sofort die Aktion { $action }.
trajan-review-time = Der gespielte Zug rückt die Zeit um { $count } vor und beendet das Quartal; mit dem besseren bleibt Zeit für einen weiteren Zug.
trajan-review-reach = { $few ->
    [one] Danach ist nur eine Aktion erreichbar; mit Mulde { $tray } wären es { $many }.
   *[other] Danach sind nur { $few } Aktionen erreichbar; mit Mulde { $tray } wären es { $many }.
}
trajan-review-plain = Mulde { $tray } für die Aktion { $action } ist besser: { $gain } Punkte.
