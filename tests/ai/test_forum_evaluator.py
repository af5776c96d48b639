"""The evaluator of Forum Trajanum: features are true, moves are legal, plans come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.evaluate.forum_trajanum.cards import building_progress, collecting_progress
from ulpia.ai.evaluate.forum_trajanum.evaluator import ForumTrajanumEvaluator
from ulpia.ai.levels import make_player
from ulpia.ai.player import make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.ai.search.turns import TurnSearch, cut_at_reveal
from ulpia.games.forum_trajanum.components.goods import COIN, TRIBUNE
from ulpia.games.forum_trajanum.components.player_board import BUILDABLE, TEMPLES
from ulpia.games.forum_trajanum.components.trajan_cards import TRAJAN_CARDS, Card
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.points import (
    FROM_COLONIA,
    FROM_CRANES,
    FROM_EAGLES,
    FROM_LARGEST_AREA,
)
from ulpia.games.forum_trajanum.scoring.patterns import times_built
from ulpia.games.forum_trajanum.scoring.trajan_cards import times_collected
from ulpia.games.forum_trajanum.state import DRAFTING, ForumTrajanum
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions


def forum_evaluator() -> ForumTrajanumEvaluator:
    found = make_evaluator(FORUM_TRAJANUM)
    assert isinstance(found, ForumTrajanumEvaluator)
    return found


def positions(seats: int, seed: int) -> Iterator[tuple[ForumTrajanum, list[Decision]]]:
    """Yield every position of a game of chance; candidates are played more often."""
    dice = Dice(seed)
    evaluator = forum_evaluator()
    state = FORUM_TRAJANUM.start(seats, {"side": "AB"[seed % 2]}, seed)
    asked = decisions(state)
    while asked:
        yield state, asked
        decision = asked[dice.below(len(asked))]
        moves = [decision.options[dice.below(len(decision.options))]]
        if dice.below(4):
            sequences = evaluator.candidate_sequences(state, decision, 1)
            moves = sequences[dice.below(len(sequences))]
        for move in moves:
            apply(state, decision.seat, move)
            asked = decisions(state)


@pytest.mark.parametrize("seed", range(4))
def test_every_candidate_is_legal_with_all_moves_that_belong_to_it(seed: int) -> None:
    evaluator = forum_evaluator()
    for state, asked in positions(2 + seed % 3, seed):
        for decision in asked:
            sequences = evaluator.candidate_sequences(state, decision, 1)
            assert sequences
            for moves in sequences:
                assert_legal(state, decision.seat, moves)


def assert_legal(state: ForumTrajanum, seat: Seat, moves: list[Move]) -> None:
    world = state.copy()
    for move in moves:
        decision = decision_of(decisions(world), seat)
        assert decision is not None
        assert move in decision.options, f"{move} is not one of {decision}"
        apply(world, seat, move)


@pytest.mark.parametrize("seed", range(4))
def test_features_of_this_cycle_are_what_the_rules_would_score(seed: int) -> None:
    compared = {
        "cranes_now": FROM_CRANES,
        "colonia_now": FROM_COLONIA,
        "eagles_now": FROM_EAGLES,
        "area_now": FROM_LARGEST_AREA,
    }
    evaluator = forum_evaluator()
    for state, _ in positions(2 + seed % 3, seed):
        if state.phase == DRAFTING or state.start < 0:
            continue
        for seat in range(state.seats):
            found = evaluator.named_features(state, Seat(seat))
            gained = [
                after - before
                for before, after in zip(
                    FORUM_TRAJANUM.points(state)[seat],
                    FORUM_TRAJANUM.final_points(state)[seat],
                    strict=True,
                )
            ]
            for name, source in compared.items():
                assert found[name] == gained[source], name


def test_progress_counts_the_tasks_like_the_rules() -> None:
    """Where patterns overlap a quick count may miss one; it never finds more than there are."""
    counted = missed = 0
    for state, _ in chain.from_iterable([positions(2, seed) for seed in range(6)]):
        colonia = state.colonies[0]
        if not colonia.cranes or state.start < 0:
            continue
        goods = colonia.goods
        tiles = colonia.tiles
        for card, task in enumerate(TRAJAN_CARDS):
            built = building_progress(colonia, card, colonia.vacant, tiles & BUILDABLE)
            exact = times_built(colonia, task.building, TEMPLES)
            assert built.times <= exact
            counted += exact
            missed += exact - built.times
            gathered = collecting_progress(
                colonia, card, colonia.active, goods[COIN], goods[TRIBUNE], tiles
            )
            assert gathered.times == times_collected(colonia, Card(card))
    assert counted
    assert missed <= counted // 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plans_in_a_draft_keep_to_the_own_lane_and_end_there(seats: int) -> None:
    search = TurnSearch(forum_evaluator(), seats, (4, 2), 1, 0.0)
    for state, asked in positions(seats, seats):
        if state.phase != DRAFTING:
            continue
        for decision in asked:
            world = FORUM_TRAJANUM.imagine(state, decision.seat, 7)
            moves = search.best_plan(world, decision.seat).moves
            assert 1 <= len(moves) <= 3
            others = [other.seat for other in asked if other.seat != decision.seat]
            for move in moves:
                apply(world, decision.seat, move)
            left = [other.seat for other in decisions(world)]
            assert not others or left == others
        if state.round == 3:
            return


def test_what_nobody_has_looked_at_makes_no_difference_to_a_draft() -> None:
    """Spaces whose tiles are face down are worth the same whatever a world puts there."""
    evaluator = forum_evaluator()
    for state, asked in positions(2, 11):
        if state.phase != DRAFTING or asked[0].prompt != "take":
            continue
        seat = asked[0].seat
        for moves in evaluator.candidate_sequences(state, asked[0], 1):
            values = set()
            for seed in range(4):
                world = FORUM_TRAJANUM.imagine(state, seat, seed)
                for move in moves:
                    apply(world, seat, move)
                    decisions(world)
                if world.phase == DRAFTING:
                    values.add(evaluator.expected_points(world, seat))
            assert len(values) <= 1


def test_a_plan_is_kept_only_until_something_is_revealed() -> None:
    for state, asked in positions(2, 5):
        if state.phase != DRAFTING:
            continue
        world = FORUM_TRAJANUM.imagine(state, asked[0].seat, 1)
        face_down = next(
            move
            for move in asked[0].options
            if move.verb == "take" and (BUILDABLE >> move.nouns[0]) & 1
        )
        apply(world, asked[0].seat, face_down)
        second = decision_of(decisions(world), asked[0].seat)
        assert second is not None
        plan = [face_down, second.options[0]]
        imagined = FORUM_TRAJANUM.imagine(state, asked[0].seat, 2)
        assert cut_at_reveal(FORUM_TRAJANUM, imagined, asked[0].seat, plan) == [face_down]
        return


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_are_skipped_up_to_the_own_next_decision(seats: int) -> None:
    evaluator = forum_evaluator()
    for state, _ in positions(seats, 20 + seats):
        for seat in range(seats):
            world = FORUM_TRAJANUM.imagine(state, Seat(seat), 3)
            goes_on = evaluator.skip_others(world, Seat(seat))
            asked = decisions(world)
            assert goes_on == bool(asked)
            assert not asked or decision_of(asked, Seat(seat)) is not None


def test_time_runs_down_and_stands_still_in_a_turn() -> None:
    evaluator = forum_evaluator()
    before = (1.0, 1.0)
    for state, _ in positions(3, 9):
        game_left, cycle_left = evaluator.time_left(state)
        assert 0.0 <= game_left <= before[0]
        assert 0.0 <= cycle_left <= 1.0
        before = (game_left, cycle_left)
    assert evaluator.time_left(state) == (0.0, 0.0)
    assert evaluator.expected_points(state, Seat(0)) == FORUM_TRAJANUM.totals(state)[0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["tiro", "miles", "centurio"])
def test_levels_play_whole_games(level: str, seats: int) -> None:
    totals = play(level, seats, seats)
    assert min(totals) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_legatus_plays_a_round(seats: int) -> None:
    play("legatus", seats, seats, rounds=1)


def play(level: str, seats: int, seed: int, rounds: int = 99) -> list[int]:
    """Play a game of equals, or its first rounds; every move must be one of the options."""
    budget = Budget(1)
    players = [make_player(level, FORUM_TRAJANUM, seed + seat, budget) for seat in range(seats)]
    state = FORUM_TRAJANUM.start(seats, {}, seed)
    number = 0
    asked = decisions(state)
    while asked and state.round < rounds:
        decision = asked[-1]
        number += 1
        move = players[decision.seat].choose(
            make_player_table(FORUM_TRAJANUM, state, seats, decision, number)
        )
        assert move in decision.options
        apply(state, decision.seat, move)
        asked = decisions(state)
    return FORUM_TRAJANUM.totals(state)
