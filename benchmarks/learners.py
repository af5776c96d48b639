"""Decisions a second of the environments for learning machines, with observations and masks.

usage: python -m benchmarks.learners [--rounds N] [--seats N] [--against FOLDER] [--json]

What is chosen is worked out before: games are played once by chance, and their actions are then
played again, so that only the environment is measured, in processor time. `engine` is random play
without any environment, in the same rounds. `--against` measures a compiled copy from before, too
(a copy of build/compiled), by turns. Prints medians.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = ROOT / "build" / "compiled"
GAMES: Final = ("trajan", "forum-trajanum")
GAMES_AT_ONCE: Final = 64
STEPS: Final = 1200
SINGLE_STEPS: Final = 6_000
PLAYOUTS: Final = 400


def vector(game: str, seats: int, **settings: Any) -> float:
    """Return the decisions a second of many games at once."""
    import numpy as np

    from ulpia.research.vector_env import VectorEnv

    envs = VectorEnv(game, GAMES_AT_ONCE, seats, **settings)
    dice = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    actions = []
    for _ in range(STEPS):
        likings = dice.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]
        actions.append(likings.argmax(axis=1))
        seen, *_ = envs.step(actions[-1])
    envs.reset(seed=1)
    began = time.process_time()
    for action in actions:
        envs.step(action)
    return STEPS * GAMES_AT_ONCE / (time.process_time() - began)


def vector_points(game: str, seats: int) -> float:
    return vector(game, seats, reward="points")


def pettingzoo(game: str, seats: int) -> float:
    """Return the steps a second of one game, with an observation at each step."""
    import numpy as np

    from ulpia.research import pettingzoo_env

    env = pettingzoo_env.env(game=game, seats=seats)
    dice = np.random.default_rng(1)

    def play(choose: Callable[[Any], int]) -> None:
        seed, steps = 0, 0
        while steps < SINGLE_STEPS:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else choose(seen["action_mask"]))
                steps += 1

    actions: list[int] = []

    def by_chance(mask: Any) -> int:
        actions.append(int(dice.choice(np.flatnonzero(mask))))
        return actions[-1]

    play(by_chance)
    known = iter(actions)
    began = time.process_time()
    play(lambda mask: next(known))
    return len(actions) / (time.process_time() - began)


def engine(game: str, seats: int) -> float:
    """Return the decisions a second of random play alone."""
    from ulpia.games.registry import game_named
    from ulpia.kernel.chance import Dice
    from ulpia.kernel.playout import play_randomly

    rules = game_named(game)
    chosen = 0
    began = time.process_time()
    for seed in range(PLAYOUTS):
        chosen += play_randomly(rules.start(seats, {}, seed), Dice(seed))
    return chosen / (time.process_time() - began)


WORKS: Final = {
    "engine": engine,
    "vector": vector,
    "vector_points": vector_points,
    "pettingzoo": pettingzoo,
}


def measure(folder: Path, work: str, game: str, seats: int) -> float:
    """Measure in a process of its own, so that any copy of the program can be asked."""
    variables = {**os.environ, "PYTHONPATH": str(folder), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, __file__, "--work", work, "--game", game, "--seats", str(seats)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)  # noqa: S603
    return float(done.stdout)


def measure_all(folders: dict[str, Path], rounds: int, seats: int) -> dict[str, float]:
    """Let everything have its turn in every round; return the medians."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for game in GAMES:
            for work in WORKS:
                for name, folder in folders.items():
                    speed = measure(folder, work, game, seats)
                    found.setdefault(f"{game} {seats} {work} {name}", []).append(speed)
    return {name: median(speeds) for name, speeds in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", type=Path, help="a compiled copy from before")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--work", choices=WORKS, help=argparse.SUPPRESS)
    parser.add_argument("--game", choices=GAMES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        print(WORKS[given.work](given.game, given.seats))
        return
    folders = {"now": COMPILED}
    if given.against is not None:
        folders = {"before": given.against, **folders}
    found = measure_all(folders, given.rounds, given.seats)
    if given.json:
        told = {name: round(speed) for name, speed in found.items()}
        print(json.dumps({"load": os.getloadavg()[0], "decisions_per_cpu_s": told}))
        return
    for name, speed in found.items():
        print(f"{name:44} {speed:12,.0f} decisions per second of the processor")
    print(f"load: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
