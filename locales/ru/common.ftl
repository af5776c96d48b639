# Общее для всех игр.

## Имена и списки

seat-name = Игрок { $number }

list-comma = { $first }, { $last }
list-and = { $first } и { $last }
list-times = { $count } × { $thing }
list-nothing = ничего

## Почему ход невозможен

refusal-game_over = Игра окончена.
refusal-not_your_turn = Сейчас не ваша очередь; выбор за другим игроком: { $seat }.
refusal-not_now = Сначала ответьте на то, что спрашивают.
refusal-no_such_seat = За этим столом нет места { $number }.

## Почему ход нельзя отменить

undo-nothing_played = Вам пока нечего отменять.
undo-revealed = С тех пор открылось нечто скрытое; этот выбор уже нельзя отменить.
undo-turn_is_over = Ход уже закончен, отменить его нельзя.
undo-others_have_played = С тех пор сходили другие; ваш выбор уже нельзя отменить.
