"""The rows of a set of games, read back: positions, what led there, and how the games ended."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.training.branches import AHEAD, ANSWERED, HEADER, LATER
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.ai.learned.inputs import HEAD
from ulpia.ai.learned.network import Numbers, expected_points, read_inputs
from ulpia.games.registry import game_named

FOLDS: Final = 3
GAMES_OF_FOLD: Final = 4
"""Games of one job stay together when games are held out."""


@dataclass(frozen=True)
class SetRows:
    """The rows of a set; `columns` is what a header names."""

    game: str
    seats: int
    header: Numbers
    positions: Numbers
    final: Numbers
    """Points by source, for each row and seat."""
    share: Numbers
    """The share of the victory, for each row and seat."""

    @property
    def sources(self) -> int:
        return int(self.final.shape[2])

    @property
    def movers(self) -> Any:
        return self.column("seat").astype(int)

    @property
    def folds(self) -> Any:
        return self.column("game").astype(int) // GAMES_OF_FOLD % FOLDS

    def column(self, name: str) -> Numbers:
        values: Numbers = self.header[:, HEADER.index(name)]
        return values

    def blocks(self) -> Numbers:
        blocks: Numbers = self.positions[:, HEAD:].reshape(len(self.positions), self.seats, -1)
        return blocks

    def expected_points(self) -> Numbers:
        """Return the points that the tuned evaluation expects of every seat."""
        return expected_points(self.positions, self.seats, self.sources)

    def so_far(self) -> Numbers:
        points: Numbers = self.blocks()[:, :, -self.sources :]
        return points

    def is_open(self) -> Any:
        """Say of each row whether the game still goes on there."""
        return self.positions[:, 0] > 0

    def ahead(self) -> Any:
        """Say of each row whether it is the end of a lookahead."""
        return self.column("kind") == AHEAD

    def inputs(self) -> Numbers:
        return read_inputs(self.positions, self.seats, self.movers, self.ahead())


def read_set(folder: Path, game: str, seats: int) -> SetRows:
    """Read the rows that `tools.training.play` wrote."""
    file = folder / f"{game}-{seats}.rows"
    length = json.loads(file.with_suffix(".json").read_text())["length"]
    rows = np.fromfile(file, dtype=np.float32).reshape(-1, length)
    rules = game_named(game)
    sources = len(rules.sources)
    block = len(find_evaluation(rules).names) + 1 + sources
    ends = len(HEADER) + HEAD + seats * block
    ending = round_to_half_precision(rows[:, ends:]).reshape(len(rows), seats, sources + 1)
    return SetRows(
        game,
        seats,
        rows[:, : len(HEADER)],
        round_to_half_precision(rows[:, len(HEADER) : ends]),
        ending[:, :, :sources],
        ending[:, :, sources],
    )


def round_to_half_precision(numbers: Numbers) -> Numbers:
    """Return numbers with the eleven bits that packed rows keep."""
    return numbers.astype(np.float16).astype(np.float32)


def data_hash(sets: list[SetRows]) -> str:
    """Return the fingerprint of all rows."""
    digest = hashlib.sha256()
    for rows in sets:
        for part in (rows.header, rows.positions, rows.final, rows.share):
            digest.update(np.ascontiguousarray(part).tobytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Branches:
    """Which rows of a set belong to the same branch: its places in the set."""

    answered: Any
    ahead: Any
    later: Any
    """The two later looks of each branch, or -1 where the game was over before."""
    root: Any
    """The number of the decision that it branched from: 0, 1, 2 …"""


def find_branches(rows: SetRows) -> Branches:
    """Return the branches of a set."""
    kind, root, candidate = rows.column("kind"), rows.column("root"), rows.column("candidate")
    answered, ahead = np.flatnonzero(kind == ANSWERED), np.flatnonzero(kind == AHEAD)
    names = list(zip(root[answered].astype(int), candidate[answered].astype(int), strict=True))
    place = {name: at for at, name in enumerate(names)}
    later = np.full((len(answered), 2), -1)
    for row in np.flatnonzero(kind == LATER):
        at = place[int(root[row]), int(candidate[row])]
        later[at, 0 if later[at, 0] < 0 else 1] = row
    _, numbers = np.unique(root[answered], return_inverse=True)
    return Branches(answered, ahead, later, numbers)


def within(values: Any, groups: Any) -> Any:
    """Return values less the mean of their group."""
    count = np.bincount(groups)
    if values.ndim == 1:
        return values - (np.bincount(groups, values) / count)[groups]
    return np.stack([within(values[:, at], groups) for at in range(values.shape[1])], 1)
