"""Play some games in a browser's Python, or any other, and print what became of them.

usage: python tests/contract/browser_digests.py

Its neighbours `digests.py` and `level_digests.py` must lie on the path.
"""

from __future__ import annotations

import json

# As scripts, beside each other: a browser's Python knows no package of tests.
import digests  # type: ignore[import-not-found]
import level_digests  # type: ignore[import-not-found]

from ulpia.games.registry import GAMES
from ulpia.kernel import state

LEVELS = {"centurio": 12, "legatus": 3}
SEED = 1

played = {
    f"{game.name}, {seats} seats": digests.digest_of_random_game(game, seats, SEED)
    for game in GAMES.values()
    for seats in (2, 4)
}
chosen = {
    f"{game.name}, {level}": level_digests.digest_of_game(game, level, 2, decisions)
    for game in GAMES.values()
    for level, decisions in LEVELS.items()
}
module = getattr(state, "__loader__", None)
print(json.dumps({"played": played, "chosen": chosen, "loader": type(module).__name__}))
