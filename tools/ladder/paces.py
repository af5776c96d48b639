"""How long a level thinks about a turn, in seconds of one core."""

from __future__ import annotations

import time
from typing import Any, Final

from tools.ladder.contests import LadderStep, fingerprint
from ulpia.ai.levels import make_player
from ulpia.ai.player import make_player_table
from ulpia.cli.simulation import is_compiled
from ulpia.games.registry import game_named
from ulpia.kernel.state import apply, decisions

SEATS: Final = 2
SEED: Final = 160_000
MAX_TURNS: Final = 60
"""Turns looked at, of both seats of one game; a game of Trajan has about as many."""
MAX_SECONDS: Final = 30.0
"""No further turn is begun after that; interpreted, a level that looks ahead is slow."""


def measure_turns(game_name: str, level: str) -> list[float]:
    """Let a level play itself with its own budget; return what every turn took of a core."""
    game = game_named(game_name)
    players = [make_player(level, game, SEED + seat) for seat in range(SEATS)]
    state: Any = game.start(SEATS, {}, SEED)
    turns: dict[tuple[int, int], float] = {}
    asked = decisions(state)
    number = 0
    while asked and len(turns) <= MAX_TURNS and sum(turns.values()) < MAX_SECONDS:
        decision = asked[0]
        number += 1
        key = (state.turns, decision.seat)
        began = time.process_time()
        move = players[decision.seat].choose(
            make_player_table(game, state, SEATS, decision, number)
        )
        turns[key] = turns.get(key, 0.0) + time.process_time() - began
        apply(state, decision.seat, move)
        asked = decisions(state)
    return list(turns.values())


def describe_pace(turns: list[float]) -> dict[str, float]:
    """Return median, 95th of a hundred and worst of the turns' seconds."""
    ordered = sorted(turns)
    return {
        "turns": len(ordered),
        "median": round(ordered[len(ordered) // 2], 4),
        "p95": round(ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], 4),
        "worst": round(ordered[-1], 4),
    }


def engine() -> str:
    """Return which engine runs here, as the results name it."""
    return "compiled" if is_compiled() else "interpreted"


def pace_name(game: str, level: str, how: str) -> str:
    return f"{game}, {level}, {how}"


def measure_missing(paces: dict[str, dict[str, Any]], steps: list[LadderStep], ends: float) -> None:
    """Measure the levels of the steps that this engine was not measured at, until time is up."""
    levels = [(step.game, level) for step in steps for level in (step.weaker, step.stronger)]
    for game, level in dict.fromkeys(levels):
        name, mark = pace_name(game, level, engine()), fingerprint([level], game)
        if paces.get(name, {}).get("fingerprint") != mark and time.time() < ends:
            pace = describe_pace(measure_turns(game, level))
            paces[name] = {"fingerprint": mark, **pace}
