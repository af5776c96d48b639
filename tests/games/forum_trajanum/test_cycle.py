"""Rounds, cycles, payment and the end (R-62 to R-67, R-79)."""

from __future__ import annotations

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import begin, first_draft, table
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.rules import cycle as end_of_cycle
from ulpia.games.forum_trajanum.rules.gaining import column_worth
from ulpia.games.forum_trajanum.scoring import payment


def test_r62_the_figure_goes_to_the_right_although_turns_run_clockwise() -> None:
    laid = table(at="end of round", seats=3, start=1)
    assert laid.state.start == 0 and laid.event_texts("figure_passed") == ["figure_passed"]


def test_r62_with_two_players_the_figure_alternates() -> None:
    assert table(at="end of round", start=0).state.start == 1
    assert table(at="end of round", start=1).state.start == 0


def test_r63_between_two_cycles_the_figure_moves_once() -> None:
    laid = table(at="end of round", seats=4, start=2, round_of_cycle=3)
    assert laid.state.start == 1 and len(laid.event_texts("figure_passed")) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r20_r62_r63_the_whole_order_of_starting_players_and_turns(seats: int) -> None:
    """Twelve rounds: each begins one seat further to the right, turns run to the left."""
    laid = first_draft(seats, seed=seats)
    first = int(laid.state.start)
    starts, turns = [first], []
    while laid.match.waiting():
        decision = laid.match.waiting()[0]
        for event in laid.match.play(decision.seat, decision.options[0]):
            if event.name == "round_began":
                starts.append(int(event.seat))
            elif event.name == "turn_began":
                turns.append(int(event.seat))
    assert starts == [(first - number) % seats for number in range(12)]
    assert turns == [(start + offset) % seats for start in starts for offset in range(seats)]


def test_r64_a_cycle_has_four_rounds_and_a_column_fragment() -> None:
    laid = table(at="end of round", round_of_cycle=2)
    assert laid.state.cycle == 0 and column_worth(laid.state) == 3
    laid = table(at="end of round", round_of_cycle=3)
    assert laid.state.cycle == 1 and column_worth(laid.state) == 2
    assert laid.event_texts("cycle_began") == ["cycle_began II 2"]
    assert column_worth(table(cycle=2).state) == 1


def test_r65_a_coin_pays_a_row_of_one_or_two_citizens() -> None:
    wish = Wish(citizens="patrician1 patrician1 merchant2", goods="coin coin coin")
    laid = table(wish, at="scoring")
    assert laid.question() == "0 pay patrician1 3"
    laid.refuses(0, "pay merchant2", "other_row", 65)
    laid.play(0, "pay patrician1", "leave merchant2")
    assert laid.active_rows() == ["patrician1"] and laid.goods() == "coin coin"


def test_r65_paying_an_inactive_row_wakes_it() -> None:
    wish = Wish(citizens="merchant1", inactive="merchant1", goods="coin")
    laid = table(wish, at="scoring").play(0, "pay merchant1")
    assert laid.active_rows() == ["merchant1"] and not laid.colonia().flipped


def test_r65_without_coins_citizens_fall_asleep_without_a_question() -> None:
    laid = table(Wish(citizens="merchant1 craftsman2"), at="scoring")
    assert laid.active_rows() == [] and laid.event_texts("row_unpaid")


def test_r65_payment_is_decided_in_turn_order() -> None:
    rich = {seat: Wish(citizens="merchant1", goods="coin") for seat in range(3)}
    laid = table(rich[0], rich, at="scoring", seats=3, start=2)
    seats = []
    while "pay" in laid.question():
        seats.append(int(laid.question()[0]))
        laid.play(seats[-1], "pay merchant1")
    assert seats == [2, 0, 1]


def test_r63_flipped_the_figure_moves_before_the_payment(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(end_of_cycle, "FIGURE_MOVES_AFTER_SCORING", False)
    rich = {seat: Wish(citizens="merchant1", goods="coin") for seat in range(3)}
    laid = table(rich[0], rich, at="scoring", seats=3, start=2)
    seats = []
    while "pay" in laid.question():
        seats.append(int(laid.question()[0]))
        laid.play(seats[-1], "pay merchant1")
    assert seats == [1, 2, 0]
    assert laid.state.start == 1 and len(laid.event_texts("figure_passed")) == 1


def test_r65_flipped_a_row_costs_as_many_coins_as_the_constant_says(
    monkeypatch: pytest.MonkeyPatch, flips: None
) -> None:
    monkeypatch.setattr(payment, "COINS_PER_ROW", 2)
    wish = Wish(citizens="patrician1 merchant2", goods="coin coin coin")
    laid = table(wish, at="scoring").play(0, "pay patrician1")
    assert laid.active_rows() == ["patrician1"] and laid.goods() == "coin"


def test_r66_citizens_are_paid_in_the_last_phase_too() -> None:
    laid = table(Wish(citizens="merchant1", goods="coin"), at="scoring", cycle=2, round_of_cycle=3)
    assert laid.question() == "0 pay merchant1 1"
    laid.play(0, "pay merchant1")
    assert laid.match.is_over()


def test_r67_cranes_then_colonia_then_forum_then_trajan() -> None:
    wish = Wish(vacant="a1", built="fountain c1 library d1", envoys="i4", goods="coin tribune")
    laid = table(wish, at="scoring")
    names = [event.split()[0] for event in laid.event_texts()]
    order = ["crane_scored", "row_scored", "eagles_scored", "area_scored", "task_scored"]
    firsts = [names.index(name) for name in order]
    assert firsts == sorted(firsts)


def end(mine: Wish, theirs: Wish, points: tuple[int, int]) -> list[int]:
    laid = table(mine, {1: theirs}, at="scoring", cycle=2, round_of_cycle=3)
    for seat in (0, 1):
        laid.colonia(seat).points = [points[seat], *[0] * 8]
    while laid.match.waiting():
        seat = laid.match.waiting()[0].seat
        laid.match.play(seat, laid.match.waiting()[0].options[0])
    for seat in (0, 1):
        laid.colonia(seat).points = [points[seat], *[0] * 8]
    return [int(seat) for seat in FORUM_TRAJANUM.winners(laid.state)]


def test_r79_most_points_win() -> None:
    assert end(Wish(), Wish(), (10, 11)) == [1]


def test_r79_a_tie_goes_to_more_active_citizens() -> None:
    citizen = Wish(citizens="merchant2", goods="coin")
    assert end(citizen, Wish(goods="coin coin coin"), (10, 10)) == [0]


def test_r79_then_to_more_goods_of_any_kind() -> None:
    assert end(Wish(goods="coin red"), Wish(goods="tribune"), (10, 10)) == [0]


def test_r79_else_the_victory_is_shared() -> None:
    assert end(Wish(goods="coin"), Wish(goods="blue"), (10, 10)) == [0, 1]


def test_r79_the_game_ends_after_twelve_rounds() -> None:
    laid = first_draft(3, seed=5)
    while laid.match.waiting():
        decision = laid.match.waiting()[0]
        laid.match.play(decision.seat, decision.options[0])
    assert laid.state.round == 11 and laid.state.cycle == 3
    assert FORUM_TRAJANUM.points(laid.state) == FORUM_TRAJANUM.final_points(laid.state)


def test_r81_the_introductory_game_scores_no_card_before_the_last_phase() -> None:
    for cycle, scored in ((0, 0), (1, 0), (2, 2)):
        laid = table(Wish(goods="builder", vacant="c1"), cycle=cycle, round_of_cycle=3)
        laid.state.cards = (-1, -1, laid.state.cards[2])
        begin(laid, "scoring")
        assert len(laid.event_texts("task_scored")) == 2 * scored
