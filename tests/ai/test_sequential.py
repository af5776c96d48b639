"""Sequential testing: it stops early, it is seldom wrong, and it does not mind the order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import terminal as terminal
from tests.cli.terminal import Terminal
from ulpia.ai.arena import Contest, Outcome, contest_lineups, fixtures
from ulpia.ai.sequential import (
    FEWEST_DEALS,
    NOT_STRONGER,
    OPEN,
    STRONGER,
    SequentialRun,
    SequentialTest,
    elo_difference,
)
from ulpia.kernel.chance import Dice

CONTEST = Contest("trajan", 2, {}, ("a", "b"), 1, alone=True)
TEST = SequentialTest(0.5, 0.6)
MOST_DEALS = 2000


def outcome(index: int, first_wins: bool) -> Outcome:
    """A game of the contest that the first player won, or the second."""
    seating = (0, 1) if index % 2 == 0 else (1, 0)
    ranks = tuple([1 if (who == 0) == first_wins else 2 for who in seating])
    return Outcome(0, index, 1 + index // 2, seating, ranks=ranks)


def play(share: float, dice: Dice) -> SequentialRun:
    """Play games that the first wins with a chance of `share`, until it is decided."""
    run = SequentialRun(CONTEST, TEST)
    for index in range(2 * MOST_DEALS):
        if run.is_decided:
            break
        run.add(outcome(index, dice.below(10_000) < 10_000 * share))
    return run


def test_who_wins_everything_is_soon_found_to_be_stronger() -> None:
    run = play(1.0, Dice(1))
    assert run.verdict == STRONGER
    assert FEWEST_DEALS <= len(run.deals) <= 10


def test_who_loses_everything_is_soon_found_not_to_be() -> None:
    run = play(0.0, Dice(1))
    assert run.verdict == NOT_STRONGER
    assert len(run.deals) <= 10


@pytest.mark.parametrize(("share", "right"), [(0.5, NOT_STRONGER), (0.6, STRONGER)])
def test_at_either_bound_the_verdict_is_wrong_no_more_often_than_agreed(
    share: float, right: str
) -> None:
    dice = Dice(3)
    runs = [play(share, dice) for _ in range(300)]
    wrong = sum(run.verdict != right for run in runs)
    assert wrong <= 300 * TEST.risk * 1.4
    mean_deals = sum(len(run.deals) for run in runs) / len(runs)
    print(f"share {share}: {wrong} of 300 wrong, {mean_deals:.0f} deals on average")
    assert mean_deals < 150


def test_deals_count_whole_and_in_their_order() -> None:
    run = SequentialRun(CONTEST, TEST)
    run.add(outcome(2, True))
    run.add(outcome(3, True))
    assert run.deals == []
    run.add(outcome(0, False))
    assert run.deals == []
    run.add(outcome(1, True))
    assert run.deals == [0.5, 1.0]
    assert run.verdict == OPEN


def test_games_after_the_decision_do_not_change_it() -> None:
    run = play(1.0, Dice(1))
    decided = len(run.deals), run.evidence
    for index in range(2 * len(run.deals), 2 * len(run.deals) + 60):
        run.add(outcome(index, False))
    assert (len(run.deals), run.evidence) == decided
    assert run.counts(outcome(2 * len(run.deals) - 1, True))
    assert not run.counts(outcome(2 * len(run.deals), True))


def test_one_alone_sits_once_on_every_seat_of_a_deal() -> None:
    contest = Contest("trajan", 4, {}, ("a", "b"), 1, alone=True)
    assert contest_lineups(contest) == [(0, 1, 1, 1)]
    first_deal = list(fixtures(contest, 4))
    assert {fixture.seed for fixture in first_deal} == {1}
    assert sorted([fixture.seating.index(0) for fixture in first_deal]) == [0, 1, 2, 3]


def test_ratings_of_elo() -> None:
    assert elo_difference(0.5) == 0
    assert elo_difference(0.76) == pytest.approx(200, abs=1)


# as somebody types it

SPRT = "arena trajan --players tiro,random --games 200 --seed 5 --sprt"


@pytest.mark.slow
def test_a_clear_case_stops_early_with_the_same_games_for_any_number_of_jobs(
    terminal: Terminal, tmp_path: Path
) -> None:
    alone = terminal.ulpia(f"{SPRT} --json --resume", str(tmp_path / "alone")).json()
    assert alone["sprt"]["verdict"] == STRONGER
    assert alone["games"] == 2 * alone["sprt"]["deals"] < 40
    together = terminal.ulpia(f"{SPRT} --jobs 2 --json --resume", str(tmp_path / "two")).json()
    assert together["sprt"] == alone["sprt"]
    assert together["pairs"] == alone["pairs"]
    again = terminal.ulpia(f"{SPRT} --resume", str(tmp_path / "alone"))
    assert "tiro is stronger than random, tested between 50.0 % and 60.0 %" in again.out


def test_what_is_not_clear_stays_open(terminal: Terminal, tmp_path: Path) -> None:
    words = "arena trajan --players tiro,random --games 2 --seed 5 --sprt --resume"
    told = terminal.ulpia(words, str(tmp_path / "short"))
    assert told.code == 0
    assert "It is not decided between 50.0 % and 60.0 %" in told.out


def test_a_folder_of_one_alone_is_not_taken_for_another(terminal: Terminal, tmp_path: Path) -> None:
    words = "arena trajan --players tiro,random --games 1 --seed 5 --resume"
    folder = str(tmp_path / "run")
    terminal.ulpia(words, folder)
    assert "holds an arena with alone False, not True" in terminal.refusal(
        words + f" {folder} --alone"
    )


def test_wrong_use_gets_one_clear_line(terminal: Terminal) -> None:
    wrong = {
        "--players random,tiro,miles --sprt": "--alone and --sprt need two players, not 3",
        "--players random --alone": "--alone and --sprt need two players, not 1",
        "--players random,tiro --sprt --low 0.7": "the lower one first, not 0.7 and 0.6",
        "--players random,tiro --sprt --high 1.5": "shares between 0 and 1",
        "--players random,tiro --sprt --risk 0.6": "--risk must be between 0 and 0.5",
    }
    for words, message in wrong.items():
        assert message in terminal.refusal(f"arena trajan {words}"), words
