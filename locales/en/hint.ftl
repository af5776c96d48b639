# Why a turn is better than the next best one. $first, $second and $other are points; what they are
# for comes from the game: $first_for, $second_for, $other_for ("for ships", "in the senate").

hint-why-now = +{ $first } now { $first_for }.
hint-why-towards = About +{ $first } later { $first_for }.
hint-why-now-now = +{ $first } now { $first_for } and +{ $second } { $second_for }.
hint-why-now-towards = +{ $first } now { $first_for } and about +{ $second } later { $second_for }.
hint-why-towards-now = About +{ $first } later { $first_for } and +{ $second } now { $second_for }.
hint-why-towards-towards = About +{ $first } later { $first_for } and about +{ $second } { $second_for }.
hint-why-little = No single thing makes the difference.
hint-why-now-instead = +{ $first } now { $first_for }, instead of about { $other } { $other_for }.
hint-why-towards-instead = About +{ $first } later { $first_for }, instead of about { $other } { $other_for }.
hint-why-now-now-instead = +{ $first } now { $first_for } and +{ $second } { $second_for }, instead of about { $other } { $other_for }.
hint-why-now-towards-instead = +{ $first } now { $first_for } and about +{ $second } later { $second_for }, instead of about { $other } { $other_for }.
hint-why-towards-now-instead = About +{ $first } later { $first_for } and +{ $second } now { $second_for }, instead of about { $other } { $other_for }.
hint-why-towards-towards-instead = About +{ $first } later { $first_for } and about +{ $second } { $second_for }, instead of about { $other } { $other_for }.
hint-why-little-instead = No single thing makes the difference; the next best turn brings more { $other_for }: about { $other }.

## How sure it is

hint-same = Whatever you do here, it comes to the same.
hint-close = Both are good: hardly a point lies between this turn and the next best one.
hint-unsure = The forecast alone would prefer the next best turn: do not rely on this advice.
hint-margin = { $points ->
    [one] The next best turn is about { $points } point behind.
   *[other] The next best turn is about { $points } points behind.
}
hint-chance = Chance to win, between equals: { $percent } %.
