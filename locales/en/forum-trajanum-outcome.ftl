# What a move would bring: the prompt's second line, the label of buttons and things on the table.

forum-trajanum-outcome-take = { $room ->
    [0] Take the tile from { $cell }.
   *[other] Take the tile from { $cell }: free ground lies beside it, so a double building would fit.
}
forum-trajanum-outcome-take_corner = Take { $front_a } from { $cell }: it frees the { $colour } crane{ $later ->
    [0] {""}
   *[other] , +{ $later } in the next scoring for { $count ->
        [one] one structure
       *[other] { $count } structures
    }
}.
forum-trajanum-outcome-ignore = { $room ->
    [0] Take the tile from { $cell } for a Tribune; Tribunes left: { $left }.
   *[other] Take the tile from { $cell } for a Tribune: free ground lies beside it. Tribunes left: { $left }.
}
forum-trajanum-outcome-ignore_corner = Take { $front_a } from { $cell } for a Tribune: it frees the { $colour } crane{ $later ->
    [0] {""}
   *[other] , +{ $later } in the next scoring for { $count ->
        [one] one structure
       *[other] { $count } structures
    }
}. Tribunes left: { $left }.
forum-trajanum-outcome-keep = Keep { $front_a } from { $cell }; { $receiver } gets { $other_a }.
forum-trajanum-outcome-use = { $origin_word ->
    [own] Use your own tile: { $front_a }.
   *[foreign] Use your neighbour’s tile: { $front_a }. Your own boards the ship unused.
}
forum-trajanum-outcome-place = { $count ->
    [one] { $row }: its ability works from now on
   *[other] { $row }, second citizen: its bonus comes at once
}{ $later ->
    [0] {""}
   *[other] ; the street scores { $after } instead of { $before }
}.
forum-trajanum-outcome-build = Build { $tile_a } for { $good }{ $envoys ->
    [0] {""}
    [one] ; it sends an envoy
   *[other] ; it sends { $envoys } envoys
}.
forum-trajanum-outcome-build_column = Build { $tile_a } for { $good }: +{ $points } at once{ $envoys ->
    [0] {""}
   *[other] , and an envoy goes to the Forum
}.
forum-trajanum-outcome-build_track = Build { $tile_a } for { $good }: step { $level } on the { $track } track ({ $benefit }){ $envoys ->
    [0] {""}
   *[other] , and an envoy goes to the Forum
}.
forum-trajanum-outcome-on = On { $cell }{ $street ->
    [0] {""}
   *[other] : street of { $row } from { $before } to { $after }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } in the next scoring
}.
forum-trajanum-outcome-on_double = First half on { $cell }, second on { $other }{ $street ->
    [0] {""}
   *[other] : street of { $row } from { $before } to { $after }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } in the next scoring
}.
forum-trajanum-outcome-benefit = Benefit { $level }: { $benefit }.
forum-trajanum-outcome-send = Envoy on { $square } ({ $colour }): { $state ->
    [0] an empty area of { $size }
    [1] an area of { $size } that has been begun, { $free } free
   *[other] fills an area of { $size } and brings an area bonus
}{ $eagle ->
    [0] {""}
   *[other] ; beside an eagle, 1 in every scoring
}; your group there: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } in the next scoring
}.
forum-trajanum-outcome-send_eagle = Envoy on { $square }, onto an eagle; your group there: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } in the next scoring
}.
forum-trajanum-outcome-gain = Take { $bonus_a }.
forum-trajanum-outcome-advance = Slide the bar one space on{ $later ->
    [0] {""}
   *[other] : +{ $later } in the next scoring
}.
forum-trajanum-outcome-cypress = Slide the bar to the next cypress ({ $count } on){ $later ->
    [0] {""}
   *[other] : +{ $later } in the next scoring
}.
forum-trajanum-outcome-pay_points = { $beside ->
    [0] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: { $active ->
        [one] { $active } point
        *[other] { $active } points
        } instead of { $inactive }.
    [1] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: { $active ->
        [one] { $active } point
        *[other] { $active } points
        } instead of { $inactive }, and { $more } more for eagles and the Trajan card.
   *[other] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: { $active ->
        [one] { $active } point
        *[other] { $active } points
        } instead of { $inactive }, but the coin is worth { $more } on the Trajan card.
}
forum-trajanum-outcome-pay_ability = { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: no points now, but help in cycle { $cycle }.
forum-trajanum-outcome-pay_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: that brings nothing any more.
    [1] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }: { $more ->
        [one] { $more } point more
        *[other] { $more } points more
        } for eagles and the Trajan card.
   *[other] { $awake ->
        [1] { $row } stays awake
        *[other] { $row } wakes up
        }, but the coin is worth { $more ->
        [one] { $more } point
        *[other] { $more } points
        } on the Trajan card.
}
forum-trajanum-outcome-leave_points = { $beside ->
    [0] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: { $active } → { $inactive ->
        [one] { $inactive } point
        *[other] { $inactive } points
        }.
    [1] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: { $active } → { $inactive ->
        [one] { $inactive } point
        *[other] { $inactive } points
        }, and { $more } fewer for eagles and the Trajan card.
   *[other] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: { $active } → { $inactive ->
        [one] { $inactive } point
        *[other] { $inactive } points
        }, but the coin you keep is worth { $more } on the Trajan card.
}
forum-trajanum-outcome-leave_ability = { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: no points lost, but no help in cycle { $cycle }.
forum-trajanum-outcome-leave_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: nothing is lost.
    [1] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }: { $more ->
        [one] { $more } point fewer
        *[other] { $more } points fewer
        } for eagles and the Trajan card.
   *[other] { $awake ->
        [1] { $row } sleeps
        *[other] { $row } stays asleep
        }, and the coin you keep is worth { $more ->
        [one] { $more } point
        *[other] { $more } points
        } on the Trajan card.
}
