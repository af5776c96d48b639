"""Plans: what they promise is what happens when they are played, and nobody learns from them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ulpia.games.registry import GAMES
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.preview.reach import MAX_TURNS
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.planning import FollowedPlan, follow_plan, question_of
from ulpia.kernel.state import apply, decisions, run_until_turn_end

SEEDS = (3, 8, 21)
MAX_MOVES = 40
GAMES_AND_SEATS = [(name, seats) for name in GAMES for seats in (2, 3)]


def random_plan(
    game: Game[Any], state: Any, seat: Seat, turns: int, dice: random.Random
) -> list[list[Move]]:
    """Plan some turns by chance, question by question, as people do."""
    plan: list[list[Move]] = [[]]
    for _ in range(MAX_MOVES):
        followed = follow_plan(game, game.imagine(state, seat, 5), seat, plan)
        if followed.broken is not None:
            break
        if followed.decision is not None:
            plan[-1].append(dice.choice(followed.decision.options))
        elif len(plan) < turns:
            plan.append([])
        else:
            break
    return [moves for moves in plan if moves]


def positions(game: Game[Any], seats: int, seed: int, every: int) -> list[tuple[Any, int]]:
    """Return positions of a game by chance, with a seat that is not always the one at turn."""
    dice = random.Random(seed)
    state = game.start(seats, {}, seed)
    found = []
    count = 0
    while asked := decisions(state):
        count += 1
        if count % every == 0:
            found.append((game.copy(state), dice.randrange(seats)))
        decision = dice.choice(asked)
        apply(state, decision.seat, dice.choice(decision.options))
    return found


def follow(game: Game[Any], state: Any, seat: Seat, plan: list[list[Move]]) -> FollowedPlan[Any]:
    return follow_plan(game, game.imagine(state, seat, 5), seat, plan)


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_plan_breaks_nowhere_where_it_was_made_and_changes_nothing(name: str, seats: int) -> None:
    game = GAMES[name]
    dice = random.Random(seats)
    planned = 0
    for state, seat in positions(game, seats, SEEDS[0], 25):
        before = encode_state(state)
        plan = random_plan(game, state, Seat(seat), 3, dice)
        followed = follow(game, state, Seat(seat), plan)
        assert followed.broken is None
        assert [turn.moves for turn in followed.turns] == plan
        assert encode_state(state) == before
        planned += len(plan)
    assert planned or name not in ("trajan", "forum-trajanum")


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_what_a_plan_tells_depends_on_what_its_seat_can_know(name: str, seats: int) -> None:
    """The same plan in two worlds that look alike: the same facts, the same goals."""
    game = GAMES[name]
    dice = random.Random(seats)
    for state, number in positions(game, seats, SEEDS[1], 30):
        seat = Seat(number)
        other = game.imagine(state, seat, 99)
        plan = random_plan(game, state, seat, 2, dice)
        one, two = follow(game, state, seat, plan), follow(game, other, seat, plan)
        assert summary_of(one) == summary_of(two)
        assert goals(game, state, seat) == goals(game, other, seat)
        rules = game.stop_rules(state, seat)
        assert rules == game.stop_rules(other, seat)
        for rule in rules:
            assert game.stop_mark(state, seat, rule) == game.stop_mark(other, seat, rule)


def summary_of(followed: FollowedPlan[Any]) -> list[Any]:
    return [
        (turn.moves, turn.choices, turn.points, turn.is_over, turn.reveals)
        for turn in followed.turns
    ]


def goals(game: Game[Any], state: Any, seat: Seat) -> list[Any]:
    return [(each.name, each.values, each.turns) for each in game.goals(state, seat)]


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_the_first_turn_of_a_plan_is_what_happens_when_it_is_played(name: str, seats: int) -> None:
    game = GAMES[name]
    dice = random.Random(seats)
    checked = 0
    for seed in SEEDS:
        for state, _ in positions(game, seats, seed, 11):
            asked = decisions(state)
            seat = asked[0].seat
            if question_of(game.copy(state), seat) is None:
                continue
            plan = random_plan(game, state, seat, 1, dice)
            [turn] = follow(game, state, seat, plan).turns
            real = game.copy(state)
            before = game.points(real)[seat]
            reveals = real.reveals
            for move in turn.moves:
                decision = question_of(real, seat)
                assert decision is not None
                assert move in decision.options
                apply(real, seat, move)
                run_until_turn_end(real)
            after = game.points(real)[seat]
            if not turn.reveals:  # what is shown is not foretold
                gained = [new - old for old, new in zip(before, after, strict=True)]
                assert gained == turn.points
            assert (real.reveals != reveals) == turn.reveals
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ring_after_planned_sowings_is_the_ring_after_they_are_played(seats: int) -> None:
    """Whatever the others do in between, a ring is its owner's alone."""
    game = TRAJAN
    checked = 0
    for seed in SEEDS:
        dice = random.Random(seed)
        for state, _ in positions(game, seats, seed, 23):
            asked = decisions(state)
            seat = asked[0].seat
            if asked[0].prompt != "sow":
                continue
            plan = random_plan(game, state, seat, MAX_TURNS, dice)
            plan = [[move for move in turn if move.verb in ("sow", "drop")] for turn in plan]
            followed = follow(game, state, seat, plan)
            if followed.broken is not None:
                continue
            checked += check_rings(game, state, seat, plan, followed, dice)
    assert checked > 3


def check_rings(
    game: Game[Any],
    state: Any,
    seat: Seat,
    plan: list[list[Move]],
    followed: FollowedPlan[Any],
    dice: random.Random,
) -> int:
    """Play a game on in which one seat sows as planned and all else is left to chance."""
    real = game.copy(state)
    left = [move for turn in plan for move in turn]
    while left:
        asked = decisions(real)
        if not asked:
            return 0
        decision = asked[0]
        if decision.seat == seat and decision.prompt in ("sow", "drop"):
            move = left.pop(0)
            assert move in decision.options
        else:
            # a new Trajan tile or a [+2] would be another ring than the planned one
            options = [each for each in decision.options if each.verb not in ("claim", "assign")]
            move = dice.choice(options or decision.options)
        apply(real, decision.seat, move)
    run_until_turn_end(real)
    assert real.players[seat].trays == followed.world.players[seat].trays
    return 1


@pytest.mark.parametrize("seats", [2, 3])
def test_goals_of_the_ring_are_reached_when_their_moves_are_played(seats: int) -> None:
    game = TRAJAN
    checked = {"action": 0, "tile": 0}
    for state, number in positions(game, seats, SEEDS[2], 45):
        seat = Seat(number)
        for goal in game.goals(state, seat):
            followed = follow(game, state, seat, goal.turns)
            if followed.broken is not None:  # a turn that has begun is not sown again
                assert question_of(game.copy(state), seat) is not None
                continue
            last = [event for event in followed.turns[-1].events if event.name == "sown"][-1]
            completed = [
                event.values[0]
                for event in followed.turns[-1].events
                if event.name == "tile_completed"
            ]
            if goal.name == "action":
                assert last.values[2] == goal.values[0]
            else:
                assert goal.values[0] in completed
            checked[goal.name] += 1
    assert min(checked.values()) > 5
