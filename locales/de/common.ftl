# Was allen Spielen gemeinsam ist.

## Namen und Listen

seat-name = Spieler { $number }

list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-times = { $count } × { $thing }
list-nothing = nichts

## Warum ein Zug nicht erlaubt ist

refusal-game_over = Das Spiel ist zu Ende.
refusal-not_your_turn = Du bist nicht an der Reihe; { $seat } muss sich entscheiden.
refusal-not_now = Beantworte zuerst, was gefragt ist.
refusal-no_such_seat = Einen Platz { $number } gibt es an diesem Tisch nicht.

## Warum sich ein Zug nicht zurücknehmen lässt

undo-nothing_played = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
undo-revealed = Seitdem wurde etwas Verdecktes aufgedeckt; dieser Zug lässt sich nicht mehr zurücknehmen.
undo-turn_is_over = Der Spielzug ist abgeschlossen und lässt sich nicht mehr zurücknehmen.
undo-others_have_played = Seitdem haben andere gespielt; dein Zug lässt sich nicht mehr zurücknehmen.
