# What a move would bring: the prompt's second line, the label of buttons and things on the table.

trajan-outcome-sow = Tray { $tray }: { $count ->
    [one] one marker
   *[other] { $count } markers
}, landing in tray { $target } ({ $action }){ $worth ->
    [0] {""}
   *[other] { $colour_count ->
        [0] ; completes the { $worth }-point tile ({ $stack })
       *[other] ; completes the { $worth }-point tile ({ $stack }) with { $colour_each } last
    }
}; time +{ $count }{ $ending ->
    [0] {""}
    [1] ; ends the round
   *[other] ; ends the quarter{ $penalty ->
        [0] {""}
       *[other] : −{ $penalty } VP for demands
    }
}.
trajan-outcome-drop = { $state ->
    [1] Lay { $colour_a } marker in tray { $tray }: the { $worth }-point tile at tray { $target } stays possible.
    [2] Lay { $colour_a } marker in tray { $tray }: then the { $worth }-point tile at tray { $target } cannot be completed.
    [3] Lay { $colour_a } marker in tray { $tray }: the { $worth }-point tile there needs it.
   *[other] Lay { $colour_a } marker in tray { $tray }.
}
trajan-outcome-choose = { trajan-outcome-claim }
trajan-outcome-claim = For slot { $slot }: { $worth } VP{ $stack_word ->
    [cards] {" "}and two cards to draw
    [plus-two] {" "}and a [+2] marker
    [demand] {" "}and a tile that meets { $demand } in every quarter
    [workers] { $amount ->
        [one] {" "}and a worker
       *[other] {" "}and { $amount } workers
    }
    [legionnaires] { $amount ->
        [one] {" "}and a legionnaire
       *[other] {" "}and { $amount } legionnaires
    }
   *[victory] {""}
}. It asks for { $first } and { $second }{ $lacking ->
    [0] : both lie in that tray already
    [1] : one of them lies in that tray already
   *[other] {""}
}.
trajan-outcome-take = { $count ->
    [one] Take { $commodity }: the first in your hand.
   *[other] Take { $commodity }: then you hold { $count } of it.
}
trajan-outcome-take_unseen = Take a card from the deck, unseen.
trajan-outcome-lay = { $later ->
    [0] Play { $commodity } to the display and draw { $commodity_count }.
   *[other] Play { $commodity } to the display and draw { $commodity_count }: +{ $later } VP from bonus tiles at the end.
}
trajan-outcome-ship = Ship { $ship } ({ $commodity }): +{ $points } VP{ $gray ->
    [0] {""}
   *[other] , the ship is gray
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } VP from bonus tiles at the end
}.
trajan-outcome-collect = { $later ->
    [0] Take { $tile_a }.
   *[other] Take { $tile_a }: +{ $later } VP for sets at the end.
}
trajan-outcome-collect_votes = Take { $tile_a }: then you have { $count ->
    [one] one vote
   *[other] { $count } votes
} in the senate.
trajan-outcome-collect_extra = Take { $tile_a }: right after the { $action } action you may take it again.
trajan-outcome-collect_demand = { $later ->
    [0] Take { $tile_a }: for a demand that is still to come.
   *[other] Take { $tile_a }: unmet demands then cost { $after } VP instead of { $before }.
}
trajan-outcome-march = Move the leader to { $province }: he takes { $tile_a }{ $saved ->
    [0] {""}
   *[other] , which saves { $saved } VP for demands
}{ $worth ->
    [0] {""}
   *[other] ; a legionnaire there would score { $worth } VP
}.
trajan-outcome-march_empty = { $worth ->
    [0] Move the leader to { $province }.
   *[other] Move the leader to { $province }: a legionnaire there would score { $worth } VP.
}
trajan-outcome-march_home = Move the leader back to the military camp.
trajan-outcome-occupy = Legionnaire to { $province }: +{ $points } VP{ $count ->
    [0] {""}
    [one] , three fewer for a foreign legionnaire
   *[other] , three fewer for each of { $count } foreign legionnaires
}.
trajan-outcome-enlist = { $count ->
    [one] Recruit a legionnaire: he is the only one in your camp.
   *[other] Recruit a legionnaire: then { $count } are in your camp.
}
trajan-outcome-hire = { $count ->
    [one] Recruit a worker: he is the only one in your camp.
   *[other] Recruit a worker: then { $count } are in your camp.
}
trajan-outcome-advance = Advance in the senate: +{ $points } VP; then you have { $count ->
    [one] one vote
   *[other] { $count } votes
}.
trajan-outcome-build = Space { $space }, { $part }: +{ $points } VP{ $count ->
    [1] {" "}and, being your first, a bonus { $action } action
   *[other] {""}
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } VP for sets at the end
}.
trajan-outcome-build_empty = Space { $space }: no tile lies there; your worker opens the way to its neighbours.
trajan-outcome-pick = { $later ->
    [0] Take the bonus tile “{ $bonus }”.
   *[other] Take the bonus tile “{ $bonus }”: { $later } VP if the game ended now.
}
trajan-outcome-repeat = { $count ->
    [one] Spend the tile “{ $tile }”: take the { $action } action once more.
   *[other] Spend the tile “{ $tile }”: take the { $action } action twice more.
}
