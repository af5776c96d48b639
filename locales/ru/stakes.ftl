# «Ставки» — игра из games/_template.

stakes-title = Ставки
stakes-ruling = T-{ $ruling }

stakes-kind-card = карта
stakes-kind-card-1 = 1
stakes-kind-card-2 = 2
stakes-kind-card-3 = 3
stakes-kind-card-4 = 4
stakes-kind-card-5 = 5
stakes-kind-card-6 = 6
stakes-kind-source-stakes = Выигранные ставки

stakes-move-stake = Поставить карту { $card }

stakes-event-dealt = { $seat } получает карты: { $card }.
stakes-event-staked = { $seat } делает ставку закрытой картой.
stakes-event-shown = { $seat } открывает карту { $card }.
stakes-event-won = { $seat_word ->
    [nobody] Старшая карта не одна: ставки не достаются никому.
   *[somebody] { $seat } забирает ставки и получает { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }.
}

stakes-prompt-stake = Какую карту вы ставите?

stakes-refusal-not_in_hand = У вас в руке нет карты { $card }.
