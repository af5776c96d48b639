# Stakes, the game of games/_template.

stakes-title = Stakes
stakes-ruling = T-{ $ruling }

stakes-kind-card = card
stakes-kind-card-1 = 1
stakes-kind-card-2 = 2
stakes-kind-card-3 = 3
stakes-kind-card-4 = 4
stakes-kind-card-5 = 5
stakes-kind-card-6 = 6
stakes-kind-source-stakes = Stakes won

stakes-move-stake = Stake the { $card }

stakes-event-dealt = { $seat } is dealt { $card }.
stakes-event-staked = { $seat } stakes a card, face down.
stakes-event-shown = { $seat } shows the { $card }.
stakes-event-won = { $seat_word ->
    [nobody] The highest card is not alone: nobody wins the stakes.
   *[somebody] { $seat } wins the stakes and scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}

stakes-prompt-stake = Which card do you stake?

stakes-refusal-not_in_hand = You do not hold the { $card }.
