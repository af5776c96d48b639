"""What a review costs: processor seconds, memory, size; fails where it is half above its limit.

usage: PYTHONPATH=build/compiled python -m benchmarks.reviews [--games trajan ...] [--seats 2 4]
       [--settings quick thorough] [--level miles] [--seed 5] [--gate]

Prints one JSON object a line; every review runs in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
import time
from typing import Any, Final

import ulpia.kernel.match as engine
from tools.review.cases import play_game
from ulpia.ai.review.document import describe_review
from ulpia.ai.review.run import make_reviewer
from ulpia.ai.review.settings import QUICK, SETTINGS, THOROUGH
from ulpia.games.registry import GAMES, game_named

LIMITS: Final = {
    ("trajan", 2, QUICK.name): 60,
    ("trajan", 4, QUICK.name): 180,
    ("forum-trajanum", 2, QUICK.name): 15,
    ("forum-trajanum", 4, QUICK.name): 60,
    ("trajan", 2, THOROUGH.name): 240,
    ("trajan", 4, THOROUGH.name): 720,
    ("forum-trajanum", 2, THOROUGH.name): 60,
    ("forum-trajanum", 4, THOROUGH.name): 240,
}
"""How many seconds of one core a review may take, by game, seats and setting."""
TOLERANCE: Final = 1.5


def measure(game: str, seats: int, setting: str, level: str, seed: int) -> dict[str, Any]:
    """Review a game that players of a level have just played; return what that cost."""
    match = play_game(game_named(game), seats, seed, level)
    began = time.process_time()
    reviewer = make_reviewer(match, SETTINGS[setting])
    for _ in reviewer.work():
        pass
    told = describe_review(reviewer.review())
    spent = time.process_time() - began
    limit = LIMITS.get((game, seats, setting))
    return {
        "game": game,
        "seats": seats,
        "setting": setting,
        "level": level,
        "seed": seed,
        "compiled": not engine.__file__.endswith(".py"),
        "cpu_s": round(spent, 1),
        "limit_s": limit,
        "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        "document_kb": len(json.dumps(told)) // 1000,
        "decisions": len(told["decisions"]),
        "is_within": limit is None or spent <= TOLERANCE * limit,
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--settings", nargs="+", default=list(SETTINGS), choices=list(SETTINGS))
    parser.add_argument("--level", default="miles")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--gate", action="store_true", help="fail where a limit is passed by half")
    wanted = parser.parse_args(words)
    is_within = True
    fresh = multiprocessing.get_context("spawn")
    for game in wanted.games:
        for seats in wanted.seats:
            for setting in wanted.settings:
                with fresh.Pool(1) as pool:
                    arguments = (game, seats, setting, wanted.level, wanted.seed)
                    told = pool.apply(measure, arguments)
                print(json.dumps(told), flush=True)
                is_within = is_within and told["is_within"]
    return 1 if wanted.gate and not is_within else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
