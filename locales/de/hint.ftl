# Warum ein Zug besser ist als der nächstbeste. $first, $second und $other sind Punkte; wofür, sagt
# das Spiel: $first_for, $second_for, $other_for („für Bauplättchen“, „im Senat“).

hint-why-now = Sofort +{ $first } { $first_for }.
hint-why-towards = Später etwa +{ $first } { $first_for }.
hint-why-now-now = Sofort +{ $first } { $first_for } und +{ $second } { $second_for }.
hint-why-now-towards = Sofort +{ $first } { $first_for } und später etwa +{ $second } { $second_for }.
hint-why-towards-now = Später etwa +{ $first } { $first_for } und sofort +{ $second } { $second_for }.
hint-why-towards-towards = Später etwa +{ $first } { $first_for } und etwa +{ $second } { $second_for }.
hint-why-little = Nichts Einzelnes gibt den Ausschlag.
hint-why-now-instead = Sofort +{ $first } { $first_for } statt etwa { $other } { $other_for }.
hint-why-towards-instead = Später etwa +{ $first } { $first_for } statt etwa { $other } { $other_for }.
hint-why-now-now-instead = Sofort +{ $first } { $first_for } und +{ $second } { $second_for } statt etwa { $other } { $other_for }.
hint-why-now-towards-instead = Sofort +{ $first } { $first_for } und später etwa +{ $second } { $second_for } statt etwa { $other } { $other_for }.
hint-why-towards-now-instead = Später etwa +{ $first } { $first_for } und sofort +{ $second } { $second_for } statt etwa { $other } { $other_for }.
hint-why-towards-towards-instead = Später etwa +{ $first } { $first_for } und etwa +{ $second } { $second_for } statt etwa { $other } { $other_for }.
hint-why-little-instead = Nichts Einzelnes gibt den Ausschlag; der nächstbeste Zug bringt mehr { $other_for }: etwa { $other }.

## Wie sicher das ist

hint-same = Was immer du hier tust, es kommt auf dasselbe hinaus.
hint-close = Beide sind gut: Zwischen diesem und dem nächstbesten Zug liegt kaum ein Punkt.
hint-unsure = Die Prognose allein zöge den nächstbesten Zug vor: Verlass dich nicht auf diesen Rat.
hint-margin = { $points ->
    [one] Der nächstbeste Zug liegt etwa { $points } Punkt zurück.
   *[other] Der nächstbeste Zug liegt etwa { $points } Punkte zurück.
}
hint-chance = Siegchance unter Gleichstarken: { $percent } %.
