# Reasons of Trajan, for the review of a game.

trajan-review-wait-ship = { $count ->
    [one] One card was shipped for { $points }. Waiting a turn makes it { $more } for { $worth }.
   *[other] { $count } cards were shipped for { $points }. Waiting a turn makes it { $more } for { $worth }.
}
trajan-review-colour = The same tray, but with { $colour } last: that completes the Trajan tile at { $slot } (+{ $points }).
trajan-review-tile = Tray { $tray } completes the Trajan tile at { $slot } (+{ $points }).
trajan-review-demand = A demand is still unmet, and this turn could have covered it: { $demand } ({ $penalty }).
trajan-review-senate = More votes: the lead in the senate rises from { $from } to { $to } %.
trajan-review-contested-tile = { $seat } wants the tile “{ $tile }” next; now it could be taken.
trajan-review-contested-space = { $seat } wants space { $space } of the construction site next; now it could be taken.
trajan-review-first-part = Build first: the first part of its kind ({ $part }) brings { $points } and a { $action } action at once.
trajan-review-time = { $count ->
    [one] The played turn moves time by 1 and the quarter ends; with the better one there is time for another turn.
   *[other] The played turn moves time by { $count } and the quarter ends; with the better one there is time for another turn.
}
trajan-review-reach = { $few ->
    [one] Afterwards only one action can be reached; tray { $tray } leaves { $many }.
   *[other] Afterwards only { $few } actions can be reached; tray { $tray } leaves { $many }.
}
trajan-review-plain = Tray { $tray } for the { $action } action is better: { $gain } points.
