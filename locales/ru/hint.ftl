# Почему ход лучше следующего за ним по силе. $first, $second и $other — очки; за что они, говорит
# игра: $first_for, $second_for, $other_for («за жетоны построек», «в сенате»).

hint-why-now = Сразу +{ $first } { $first_for }.
hint-why-towards = Позже примерно +{ $first } { $first_for }.
hint-why-now-now = Сразу +{ $first } { $first_for } и +{ $second } { $second_for }.
hint-why-now-towards = Сразу +{ $first } { $first_for }, а позже примерно +{ $second } { $second_for }.
hint-why-towards-now = Позже примерно +{ $first } { $first_for }, а сразу +{ $second } { $second_for }.
hint-why-towards-towards = Позже примерно +{ $first } { $first_for } и примерно +{ $second } { $second_for }.
hint-why-little = Решает не что-то одно.
hint-why-now-instead = Сразу +{ $first } { $first_for } вместо примерно { $other } { $other_for }.
hint-why-towards-instead = Позже примерно +{ $first } { $first_for } вместо примерно { $other } { $other_for }.
hint-why-now-now-instead = Сразу +{ $first } { $first_for } и +{ $second } { $second_for } вместо примерно { $other } { $other_for }.
hint-why-now-towards-instead = Сразу +{ $first } { $first_for }, а позже примерно +{ $second } { $second_for } вместо примерно { $other } { $other_for }.
hint-why-towards-now-instead = Позже примерно +{ $first } { $first_for }, а сразу +{ $second } { $second_for } вместо примерно { $other } { $other_for }.
hint-why-towards-towards-instead = Позже примерно +{ $first } { $first_for } и примерно +{ $second } { $second_for } вместо примерно { $other } { $other_for }.
hint-why-little-instead = Решает не что-то одно; следующий по силе ход принесёт больше { $other_for }: примерно { $other }.

## Насколько это верно

hint-same = Что бы вы здесь ни выбрали, итог будет один.
hint-close = Хороши оба: между этим ходом и следующим по силе нет и очка разницы.
hint-unsure = По одному лишь прогнозу лучше следующий по силе ход: не слишком полагайтесь на этот совет.
hint-margin = { $points ->
    [one] Следующий по силе ход слабее примерно на { $points } очко.
    [few] Следующий по силе ход слабее примерно на { $points } очка.
   *[other] Следующий по силе ход слабее примерно на { $points } очков.
}
hint-chance = Шанс победить среди равных: { $percent } %.
