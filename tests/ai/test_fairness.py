"""Every level sees what a player in its seat could know, and nothing else."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import cache
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from ulpia.ai.levels import LEVELS, QUICK_LEVELS, make_player
from ulpia.ai.player import make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Decision
from ulpia.kernel.state import apply, decisions

TRUTHS = 2
POSITIONS = 4


PLAYERS = [
    pytest.param(
        level,
        game,
        seats,
        marks=[pytest.mark.slow] if seats > 2 and level not in QUICK_LEVELS else [],
    )
    for seats in (2, 3)
    for game in GAMES
    for level in LEVELS
]


@cache
def positions(game: str, seats: int) -> list[Any]:
    """Return states from all over a random game in which somebody has a choice."""
    rules = game_named(game)
    dice = Dice(seats)
    state: Any = rules.start(seats, {}, 10 + seats)
    found = []
    while asked := decisions(state):
        if len(asked[0].options) > 2:
            found.append(rules.copy(state))
        decision = asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    return found[:: len(found) // POSITIONS][:POSITIONS]


def truths(game: str, seats: int) -> Iterator[tuple[Decision, list[Any]]]:
    """Return decisions, each with several states that look the same to the seat."""
    rules = game_named(game)
    for state in positions(game, seats):
        decision = decisions(state)[0]
        worlds = [rules.imagine(state, decision.seat, 77 + number) for number in range(TRUTHS)]
        for world in worlds:
            assert decision_of(decisions(world), decision.seat) == decision
            assert rules.view(world, decision.seat) == rules.view(state, decision.seat)
        yield decision, worlds


@pytest.mark.parametrize("game", GAMES)
def test_the_truths_really_differ(game: str) -> None:
    for _, worlds in truths(game, 2):
        hidden = [encode_state(world) for world in worlds]
        assert hidden[0] != hidden[1]


@pytest.mark.parametrize(("level", "game", "seats"), PLAYERS)
def test_whatever_the_hidden_things_are_the_move_is_the_same(
    level: str, game: str, seats: int
) -> None:
    rules = game_named(game)
    for number, (decision, worlds) in enumerate(truths(game, seats)):
        chosen = set()
        for world in worlds:
            player = make_player(level, rules, 5, Budget(1))
            table = make_player_table(rules, world, seats, decision, number)
            chosen.add((player.choose(table), str(player.thoughts())))
        assert len(chosen) == 1, "a hidden thing changed the choice"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_player_can_reach_is_the_real_state(game: str) -> None:
    rules = game_named(game)
    for state in positions(game, 3):
        decision = decisions(state)[0]
        table = make_player_table(rules, state, 3, decision, 4)
        within = reachable(table)
        assert id(state) not in within
        assert id(state.chance) not in within
        assert state.chance.seed not in [
            thing.seed for thing in within.values() if type(thing) is type(state.chance)
        ]


def reachable(root: object) -> dict[int, Any]:
    """Return everything that can be got at from an object, except code."""
    found: dict[int, Any] = {}
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) in found or isinstance(
            thing, (type, ModuleType, FunctionType, BuiltinFunctionType)
        ):
            continue
        found[id(thing)] = thing
        left += gc.get_referents(thing)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_does_not_depend_on_the_truth(game: str) -> None:
    rules = game_named(game)
    for decision, worlds in truths(game, 3):
        imagined = [
            encode_state(make_player_table(rules, world, 3, decision, 9).imagine(5))
            for world in worlds
        ]
        assert imagined[0] == imagined[1]
