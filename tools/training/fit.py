"""Train the networks of Imperator on the games that were played.

usage: python -m tools.training.fit --folder DIR [--games GAME ...] [--epochs N] [--write]

First every third of the games is held out once: that tells how good the network is, and how much
each opinion on a line counts. Then a network learns from all. `--write` puts it into the package.
What was found is printed, and kept in the folder as `GAME.log.json`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.paths import SOURCE
from tools.training.blend import contrast_of, describe, fit_opinions, judge_rows
from tools.training.learn import array_library, train
from tools.training.rows import FOLDS, SetRows, data_hash, read_set
from ulpia.ai.learned.line_evaluator import OPINIONS
from ulpia.ai.learned.network import Network, Numbers
from ulpia.ai.learned.player import FILE, WEIGHTS
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import GAMES

EPOCHS: Final = 8
WHOLE: Final = ("mean", "spread")
"""What is written with all digits."""


def root_mean_square(errors: Any) -> float:
    return round(float(np.sqrt(np.mean(errors**2))), 2)


def fit_game(folder: Path, game: str, epochs: int, seed: int) -> dict[str, Any]:
    """Train the network of a game; write it and return what is to be told about it."""
    began = time.time()
    seats = [number for number in (2, 3, 4) if (folder / f"{game}-{number}.rows").exists()]
    sets = [read_set(folder, game, number) for number in seats]
    held_out = [np.zeros(rows.expected_points().shape, np.float32) for rows in sets]
    for fold in range(FOLDS):
        network = train(sets, [rows.folds != fold for rows in sets], epochs, seed + fold)
        for rows, points in zip(sets, held_out, strict=True):
            chosen = np.flatnonzero(rows.folds == fold)
            points[chosen] = judge_rows(network, rows, chosen)
    contrasts = [contrast_of(rows, points) for rows, points in zip(sets, held_out, strict=True)]
    weights = fit_opinions(contrasts)
    network = train(sets, [rows.folds >= 0 for rows in sets], epochs, seed + FOLDS)
    told: dict[str, Any] = {
        "game": game,
        "library": array_library().__name__,
        "data": data_hash(sets),
        "seed": seed,
        "epochs": epochs,
        "opinions": dict(zip(OPINIONS, np.round(weights.astype(float), 3).tolist(), strict=True)),
    }
    for rows, points, contrast in zip(sets, held_out, contrasts, strict=True):
        told[f"{rows.seats} seats"] = describe_set(rows, points) | describe(contrast, weights)
    told["seconds"] = round(time.time() - began)
    write_network(folder / f"{game}.npz", network, weights)
    (folder / f"{game}.log.json").write_text(json.dumps(told, indent=1))
    return told


def write_network(file: Path, network: Network, weights: Numbers) -> None:
    """Write a network with half of the digits, and the weights of opinions."""
    arrays: dict[str, Any] = {
        name: value if name in WHOLE else value.astype(np.float16)
        for name, value in network.parameters.items()
    }
    arrays[WEIGHTS] = weights
    np.savez_compressed(file, **arrays)


def describe_set(rows: SetRows, held_out: Any) -> dict[str, Any]:
    """Tell by how many points the tuned evaluation and the network are wrong."""
    final = rows.final.sum(2)
    told: dict[str, Any] = {"rows": len(final)}
    for name, which in (("turn", ~rows.ahead()), ("ahead", rows.ahead())):
        chosen = which & rows.is_open()
        tuned = (rows.expected_points() - final)[chosen]
        told[f"tuned_error_{name}"] = root_mean_square(tuned - tuned.mean())
        told[f"learned_error_{name}"] = root_mean_square((held_out - final)[chosen])
    return told


def fit_all(folder: Path, games: Sequence[str], epochs: int, seed: int, write: bool) -> None:
    """Train the networks of some games, and put them into the package if wanted."""
    for game in games:
        print(json.dumps(fit_game(folder, game, epochs, seed)), flush=True)
        if write:
            target = SOURCE / "ulpia" / "ai" / "learned" / plugin_name(game) / FILE
            target.write_bytes((folder / f"{game}.npz").read_bytes())
            print(f"{target}: {sha256(target.read_bytes()).hexdigest()}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", nargs="*", default=tuple(GAMES))
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the networks into the package")
    given = parser.parse_args()
    fit_all(given.folder, given.games, given.epochs, given.seed, given.write)


if __name__ == "__main__":
    main()
