"""The value network of a game: what every seat will make by source, and who will win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ulpia.ai.learned.inputs import HEAD

Numbers = NDArray[np.float32]
Flags = NDArray[Any]

LIMIT: Final = 6.0
"""How many standard deviations from the mean an input counts at most."""
SCALE: Final = 10.0
"""What an output of 1 means, in points."""
PARAMETERS: Final = ("mean", "spread", "w1", "b1", "w2", "b2", "w3", "b3")
MOST_SEATS: Final = 4


class Expectations:
    """What a network makes of some positions: for each of them and each seat."""

    def __init__(self, points: Numbers, by_source: Numbers, chances: Numbers) -> None:
        self.points: Final = points  # positions x seats: final points
        self.by_source: Final = by_source  # positions x seats x sources: they add up to the points
        self.chances: Final = chances  # positions x seats


def expected_points(positions: Numbers, seats: int, sources: int) -> Numbers:
    """Return what the tuned evaluation expects of every seat, for each position."""
    blocks = positions[:, HEAD:].reshape(len(positions), seats, -1)
    expected: Numbers = blocks[:, :, -sources - 1]
    return expected


def read_inputs(positions: Numbers, seats: int, movers: Flags, ahead: Flags) -> Numbers:
    """Return what the network reads of positions, for each seat as that seat sees the table.

    A seat's own block comes first, then the mean of the others'. `movers` are the seats to move;
    `ahead` tells positions at the end of a lookahead, where the others have stood still for some
    turns.
    """
    count = len(positions)
    blocks = positions[:, HEAD:].reshape(count, seats, -1)
    width = blocks.shape[2]
    total = blocks.sum(1)
    inputs = np.zeros((count, seats, 2 * width + 2 + HEAD + MOST_SEATS - 1), np.float32)
    for seat in range(seats):
        inputs[:, seat, :width] = blocks[:, seat]
        inputs[:, seat, width : 2 * width] = (total - blocks[:, seat]) / (seats - 1)
        inputs[:, seat, 2 * width] = movers == seat
    inputs[:, :, 2 * width + 1] = ahead[:, None]
    inputs[:, :, 2 * width + 2 : 2 * width + 2 + HEAD] = positions[:, None, :HEAD]
    inputs[:, :, 2 * width + 2 + HEAD + seats - 2] = 1.0
    return inputs


def softmax(strengths: Numbers) -> Numbers:
    """Return chances that add up to 1 along the last axis."""
    powers = np.exp(strengths - strengths.max(-1, keepdims=True))
    chances: Numbers = powers / powers.sum(-1, keepdims=True)
    return chances


class Network:
    """Two hidden layers; outputs for every source, a correction of the sum, and the strength.

    The sum is what the tuned evaluation expects, corrected: what it knows need not be learned.
    """

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.parameters: Final = {
            name: np.asarray(parameters[name], np.float32) for name in PARAMETERS
        }

    def outputs(self, inputs: Numbers) -> Numbers:
        """Return the raw outputs for rows of inputs."""
        given = self.parameters
        x = np.clip((inputs - given["mean"]) / given["spread"], -LIMIT, LIMIT)
        hidden = np.maximum(x @ given["w1"] + given["b1"], 0)
        hidden = np.maximum(hidden @ given["w2"] + given["b2"], 0)
        found: Numbers = hidden @ given["w3"] + given["b3"]
        return found

    def expect(self, positions: Numbers, seats: int, movers: Flags, ahead: Flags) -> Expectations:
        """Return what becomes of positions as `PositionWriter` wrote them."""
        inputs = read_inputs(positions, seats, movers, ahead)
        raw = self.outputs(inputs.reshape(-1, inputs.shape[2])).reshape(len(positions), seats, -1)
        sources = raw.shape[2] - 2
        blocks = positions[:, HEAD:].reshape(len(positions), seats, -1)
        points = expected_points(positions, seats, sources) + SCALE * raw[:, :, sources]
        by_source = blocks[:, :, -sources:] + SCALE * raw[:, :, :sources]
        missing = points - by_source.sum(2)
        by_source += missing[:, :, None] / sources
        return Expectations(points, by_source, softmax(raw[:, :, sources + 1]))
