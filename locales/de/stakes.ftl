# Einsätze, das Spiel in games/_template.

stakes-title = Einsätze
stakes-ruling = T-{ $ruling }

stakes-kind-card = Karte
stakes-kind-card-1 = 1
stakes-kind-card-2 = 2
stakes-kind-card-3 = 3
stakes-kind-card-4 = 4
stakes-kind-card-5 = 5
stakes-kind-card-6 = 6
stakes-kind-source-stakes = Gewonnene Einsätze

stakes-move-stake = Die { $card } setzen

stakes-event-dealt = { $seat } bekommt { $card } auf die Hand.
stakes-event-staked = { $seat } setzt verdeckt eine Karte.
stakes-event-shown = { $seat } deckt die { $card } auf.
stakes-event-won = { $seat_word ->
    [nobody] Die höchste Karte liegt nicht allein: Niemand gewinnt die Einsätze.
   *[somebody] { $seat } gewinnt die Einsätze und erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
}

stakes-prompt-stake = Welche Karte setzt du?

stakes-refusal-not_in_hand = Die { $card } hast du nicht auf der Hand.
