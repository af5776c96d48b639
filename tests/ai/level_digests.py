"""Let every level play and print a digest of its moves and candidates, as one JSON object.

usage: python tests/ai/level_digests.py [--full]

The same seeds give the same digests, compiled or not, as long as no level plays differently.
Without `--full` most levels play the beginning of a game only. It needs nothing but `ulpia`,
which is whatever PYTHONPATH says.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from typing import Any, Final

from ulpia.ai.levels import LEVELS, make_player
from ulpia.ai.player import make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game
from ulpia.kernel.state import apply, decisions

SEED: Final = 7
WORLDS: Final = 2
FIRST_DECISIONS: Final = {
    "tiro": 60,
    "miles": 50,
    "optio": 40,
    "centurio": 24,
    "tribunus": 16,
    "legatus": 8,
    "imperator": 20,
}
"""How many decisions of a game levels play; the one of chance plays to the end."""
NEW_LEVEL_DECISIONS: Final = 8
"""How many a level plays that nobody has named above yet."""


def limit_of(level: str) -> int | None:
    return None if level == "random" else FIRST_DECISIONS.get(level, NEW_LEVEL_DECISIONS)


def digest_of_game(game: Game[Any], level: str, seats: int, limit: int | None) -> str:
    """Play a game of equals, or its first `limit` decisions, and return the digest."""
    budget = Budget(WORLDS)
    players = [make_player(level, game, SEED + seat, budget) for seat in range(seats)]
    state = game.start(seats, {}, SEED)
    digest = sha256()
    number = 0
    asked = decisions(state)
    while asked and number != limit:
        decision = asked[number % len(asked)]
        number += 1
        player = players[decision.seat]
        move = player.choose(make_player_table(game, state, seats, decision, number))
        told = player.thoughts() or {"candidates": []}
        lines = [candidate["line"] for candidate in told["candidates"]]
        digest.update(f"{decision.seat} {game.vocabulary.write(move)} {lines}\n".encode())
        apply(state, decision.seat, move)
        asked = decisions(state)
    digest.update(repr(game.totals(state)).encode())
    return digest.hexdigest()[:16]


def first_decisions() -> dict[str, int | None]:
    """Return how much of a game every level plays for the digests that tests compare."""
    return {level: limit_of(level) for level in LEVELS}


def level_digests(limits: dict[str, int | None]) -> dict[str, str]:
    """Return the digests of all games, levels and numbers of seats."""
    return {
        f"{game.name}, {level}, {seats} seats": digest_of_game(
            game, level, seats, limits.get(level)
        )
        for game in GAMES.values()
        for level in LEVELS
        for seats in range(game.fewest, game.most + 1)
    }


def main(arguments: list[str]) -> None:
    limits = {} if "--full" in arguments else first_decisions()
    print(json.dumps(level_digests(limits), indent=4))


if __name__ == "__main__":
    main(sys.argv[1:])
