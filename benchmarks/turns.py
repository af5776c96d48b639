"""Seconds of the processor that each level needs for a turn, as one JSON object.

usage: python benchmarks/turns.py

It needs nothing but `ulpia`, so a browser's Python runs it too.
"""

from __future__ import annotations

import json
import time
from typing import Any

from ulpia.ai.levels import LEVELS, make_player
from ulpia.ai.player import make_player_table
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game
from ulpia.kernel.state import apply, decisions

SEED, SEATS, EVERY, MOST = 5, 2, 24, 4


def measure(game: Game[Any], level: str) -> dict[str, float]:
    """Let a level choose at a few moments of one random game."""
    player, dice, state = make_player(level, game, SEED), Dice(SEED), game.start(SEATS, {}, SEED)
    taken: list[float] = []
    number = 0
    while (asked := decisions(state)) and len(taken) < MOST:
        decision = asked[0]
        number += 1
        if number % EVERY == 0:
            began = time.perf_counter()
            player.choose(make_player_table(game, state, SEATS, decision, number))
            taken.append(time.perf_counter() - began)
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    return {"mean": round(sum(taken) / len(taken), 4), "longest": round(max(taken), 4)}


print(
    json.dumps(
        {name: {level: measure(game, level) for level in LEVELS} for name, game in GAMES.items()}
    )
)
