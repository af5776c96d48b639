"""Positions of held-out games for the tests: what everybody had, and who won; no states."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.forecast.data import SetData
from tools.paths import ROOT
from ulpia.games.plugins import plugin_name

FOLDER: Final = ROOT / "tests" / "ai" / "data"
POSITIONS_OF_SET: Final = 50


def positions_file(game: str) -> Path:
    return FOLDER / f"forecast_{plugin_name(game)}.json.gz"


def write_positions(game: str, sets: list[SetData]) -> None:
    """Write positions of every set, evenly over the held-out games, as packed JSON."""
    told = [position for data in sets for position in positions_of(data)]
    text = "\n".join([json.dumps(position, separators=(",", ":")) for position in told])
    FOLDER.mkdir(parents=True, exist_ok=True)
    positions_file(game).write_bytes(gzip.compress(text.encode(), mtime=0))


def positions_of(data: SetData) -> list[dict[str, Any]]:
    rows = np.flatnonzero(data.held_out_rows())
    chosen = rows[np.linspace(0, len(rows) - 1, POSITIONS_OF_SET).astype(int)]
    return [
        {
            "left": float(data.left[row]),
            "phase": [float(number) for number in data.phase[row]],
            "mover": int(data.mover[row]),
            "features": [[short(number) for number in own] for own in data.features[row]],
            "so_far": [[int(number) for number in own] for own in data.so_far[row]],
            "final": [[int(number) for number in own] for own in data.final[row]],
            "share": [float(number) for number in data.share[row]],
        }
        for row in chosen
    ]


def short(number: float) -> float | int:
    return int(number) if number == int(number) else round(float(number), 4)
