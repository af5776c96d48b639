"""What the preview promises is what a real scoring of a copy pays, for each of the twelve cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.forum_trajanum.laying import Wish
from tests.games.forum_trajanum.positions import fresh, table
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.points import FROM_BUILDING_TASKS, FROM_COLLECTING_TASKS
from ulpia.games.forum_trajanum.preview.scoring import preview
from ulpia.games.forum_trajanum.rules.cycle import ScoreCycle
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.scoring.payment import PayRow
from ulpia.games.forum_trajanum.state import SETTING_UP, ForumTrajanum
from ulpia.games.forum_trajanum.view_types import TaskPreview
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply

every_card = pytest.mark.parametrize("card", range(len(CARD_WORDS)), ids=CARD_WORDS)


def score(state: ForumTrajanum) -> ForumTrajanum:
    """Return a copy of a table after the four scorings of this cycle."""
    scored = state.copy()
    ScoreCycle().run(scored)
    return scored


def with_card(state: ForumTrajanum, card: int) -> ForumTrajanum:
    """Return a copy in whose cycle this card lies, whatever cycle it was printed for."""
    other = state.copy()
    cards = list(other.cards)
    cards[other.cycle] = card
    other.cards = tuple(cards)
    return other


def payments(seed: int) -> Iterator[tuple[ForumTrajanum, Seat, int]]:
    """Play a game at random; return each question about payment: the table, who, which row."""
    dice = random.Random(seed)
    match = Match(FORUM_TRAJANUM, 2 + seed % 3, {}, seed)
    while not match.is_over():
        decision = dice.choice(match.waiting())
        if decision.prompt == "pay":
            yield match.state, decision.seat, decision.about[0]
        match.play(decision.seat, dice.choice(decision.options))


@pytest.fixture(scope="module")
def questions() -> list[tuple[ForumTrajanum, Seat, int]]:
    found = [(state.copy(), seat, row) for seed in range(8) for state, seat, row in payments(seed)]
    assert len(found) > 80
    return found


@every_card
def test_r77_points_now_are_those_of_a_real_scoring(
    card: int, questions: list[tuple[ForumTrajanum, Seat, int]]
) -> None:
    for state, seat, _ in questions:
        laid = with_card(state, card)
        assert points_now(laid, seat) == score(laid).colonies[seat].points


def task_of(state: ForumTrajanum, seat: Seat, cycle: int) -> TaskPreview:
    task = preview(state, seat)["tasks"][cycle]
    assert task is not None, "every cycle of this table has its card"
    return task


@every_card
def test_r77_a_card_shows_how_often_a_real_scoring_pays_it(
    card: int, questions: list[tuple[ForumTrajanum, Seat, int]]
) -> None:
    for state, seat, _ in questions:
        laid = with_card(state, card)
        before, after = laid.colonies[seat].points, score(laid).colonies[seat].points
        head, task = preview(laid, seat)["head"], task_of(laid, seat, laid.cycle)
        for source, times in (
            (FROM_BUILDING_TASKS, task["built"]),
            (FROM_COLLECTING_TASKS, task["collected"]),
        ):
            assert after[source] - before[source] == head * times
        assert min([have // count for _, have, count in task["needs"]]) == task["collected"]


@every_card
def test_r77_the_stake_of_a_payment_is_the_difference_of_two_real_scorings(
    card: int, questions: list[tuple[ForumTrajanum, Seat, int]]
) -> None:
    for state, seat, row in questions:
        laid = with_card(state, card)
        assert isinstance(laid.agenda[-1], PayRow)
        totals = []
        for verb in ("pay", "leave"):
            other = laid.copy()
            apply(other, seat, Move(verb, (row,)))
            totals.append(sum(score(other).colonies[seat].points))
        assert preview(laid, seat)["rows"][row]["stake"] == totals[0] - totals[1]


def test_r77_open_cranes_count_for_the_cards_that_ask_for_scored_ones() -> None:
    wish = Wish(vacant="a1 f1", goods="blue red coin", citizens="patrician1 merchant1")
    for cycle, cards in ((1, "I-1 II-4 III-1"), (2, "I-1 II-1 III-3")):
        laid = table(wish, cycle=cycle, cards=cards)
        assert task_of(laid.state, Seat(0), cycle)["collected"] == 1
        assert points_now(laid.state, Seat(0))[FROM_COLLECTING_TASKS] == 3


def test_r77_before_the_tiles_lie_no_crane_is_open() -> None:
    """Otherwise the view would tell others how far somebody is with the set-up."""
    laid = fresh()
    for card in (CARD_WORDS.index("II-4"), CARD_WORDS.index("III-3")):
        laid.state.cards = (card, card, card)
        for moves in ("crane green", "crane blue", "crane red"):
            assert laid.state.phase == SETTING_UP
            tasks = [task_of(laid.state, Seat(0), cycle) for cycle in range(3)]
            needs = [task["needs"][0][1] for task in tasks]
            assert needs == [0, 0, 0]
            if moves in laid.options():
                laid.play(0, moves)
