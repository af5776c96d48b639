"""A hint: what a strong player would do, why, and what the next best turn is.

It is made from what the seat knows and depends on that and the seed alone.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.forecast.forecast import DEFAULT_WORLDS, MODEL_NUMBER
from ulpia.ai.levels import make_player
from ulpia.ai.opinions import Thoughts, copy_of_world
from ulpia.ai.player import Player, PlayerTable
from ulpia.ai.reasons import Verdict, describe_verdict, round_chance, round_points
from ulpia.ai.search.ranking import Budget
from ulpia.ai.turn_players import PlanFollower
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions

ADVISER: Final = "legatus"
ADVICE_BUDGET: Final = Budget(4, 2.0)
"""Worlds, and seconds at most: people wait for a hint."""


class Advice(NamedTuple):
    """One turn: its moves, what it is expected to bring, and the chance to win with it."""

    line: list[Move]
    points: float
    chance: float


class Counsel(NamedTuple):
    """What to do, and why. `best` alone: there is nothing else, or all else comes to the same."""

    best: Advice
    next_best: Advice | None
    chances: list[float]  # of all seats, with the best turn
    prompts: list[str]  # what the best turn decides, in order
    verdict: Verdict | None  # how the best turn compares with the next best
    model: int = MODEL_NUMBER

    def topic(self) -> str | None:
        """Return the source to think of, for those who want to find the move themselves."""
        return None if self.verdict is None else self.verdict.topic()


def make_hint(
    table: PlayerTable, seed: int, level: str = ADVISER, budget: Budget | None = ADVICE_BUDGET
) -> Counsel:
    """Ask a player of a level what it would do, and why."""
    adviser = make_adviser(table.game, seed, level, budget)
    return hint_of_player(adviser, table, adviser.choose(table))


def make_adviser(
    game: Game[Any], seed: int, level: str = ADVISER, budget: Budget | None = ADVICE_BUDGET
) -> Player:
    """Return whom a hint asks."""
    return make_player(level, game, seed, budget)


def hint_of_player(adviser: Player, table: PlayerTable, move: Move) -> Counsel:
    """Return the hint of a player who has just chosen a move."""
    thoughts = adviser.last_thoughts if isinstance(adviser, PlanFollower) else None
    if thoughts is None or not thoughts.opinions:
        return hint_of_move(table, move)
    return hint_of_thoughts(thoughts)


def hint_of_move(table: PlayerTable, move: Move) -> Counsel:
    """Return a hint of somebody who gives no reasons."""
    worlds = [table.imagine(number) for number in range(1, DEFAULT_WORLDS + 1)]
    expectation = find_forecast(table.game).average(worlds)
    best = Advice([move], expectation.points[table.seat], expectation.chances[table.seat])
    return Counsel(best, None, expectation.chances, prompts_of(table, [move]), None)


def hint_of_thoughts(thoughts: Thoughts) -> Counsel:
    """Return a hint with the two best of what was considered."""
    table = thoughts.table
    points, chances = thoughts.estimate(DEFAULT_WORLDS)
    told = [
        Advice(opinion.moves, own_points, own_chances[table.seat])
        for opinion, own_points, own_chances in zip(thoughts.opinions, points, chances, strict=True)
    ]
    rival = thoughts.rival()
    return Counsel(
        told[0],
        None if rival is None else told[rival[0]],
        chances[0],
        prompts_of(table, told[0].line),
        None if rival is None else rival[1],
    )


def prompts_of(table: PlayerTable, moves: list[Move]) -> list[str]:
    """Return the names of what is asked along a line."""
    world = copy_of_world(table, 1)
    asked: list[str] = []
    for move in moves:
        decision = decision_of(decisions(world), table.seat)
        if decision is None or move not in decision.options:
            break
        asked.append(decision.prompt)
        apply(world, table.seat, move)
    return asked


def describe_hint(game: Game[Any], seat: Seat, hint: Counsel) -> dict[str, Any]:
    """Return a hint as JSON data, in the form of thoughts."""
    told: dict[str, Any] = {
        "seat": seat,
        "chances": [round_chance(chance) for chance in hint.chances],
        "candidates": [
            {
                "line": [game.vocabulary.write(move) for move in advice.line],
                "points": round_points(advice.points),
                "chance": round_chance(advice.chance),
            }
            for advice in (hint.best, hint.next_best)
            if advice is not None
        ],
    }
    return told if hint.verdict is None else told | describe_verdict(hint.verdict)
