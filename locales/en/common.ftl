# What every game shares.

## Names and lists

seat-name = Player { $number }

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-times = { $count } × { $thing }
list-nothing = nothing

## Why a move is refused

refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn; { $seat } has to choose.
refusal-not_now = First answer what the prompt asks.
refusal-no_such_seat = There is no seat { $number } at this table.

## Why a move cannot be taken back

undo-nothing_played = There is no move of yours to take back.
undo-revealed = Something hidden has been revealed since; this move can no longer be taken back.
undo-turn_is_over = That turn is over; its moves can no longer be taken back.
undo-others_have_played = Others have played since; your move can no longer be taken back.
