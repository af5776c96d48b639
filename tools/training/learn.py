"""Train the network of a game by stochastic gradients, on a graphics card where there is one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tools.training.rows import SetRows
from ulpia.ai.learned.network import LIMIT, PARAMETERS, SCALE, Network

HIDDEN: Final = (64, 32)
BATCH: Final = 1024
"""Positions in a batch; each is seen by every seat."""
RATE: Final = 3e-3
DECAY: Final = 1e-2
LEAST_SPREAD: Final = 0.05
BY_SOURCE, IN_ALL, CHANCE = 0.3, 1.0, 0.3
"""How much the errors count: of each source, of the sum, and of the chances."""
LEARNED: Final = PARAMETERS[2:]


@dataclass(frozen=True)
class Examples:
    """What is learned from, of one set: inputs and outcomes of every seat."""

    inputs: Any
    to_come: Any
    """Points still to come by source, and last what the tuned evaluation lacks in all."""
    share: Any


def array_library() -> Any:
    """Return cupy where there is a graphics card for it, else numpy."""
    try:
        import cupy  # type: ignore[import-not-found]

        cupy.zeros(1)
    except Exception:
        return np
    return cupy


def examples_of(rows: SetRows, kept: Any) -> Examples:
    """Return the examples of the rows that are kept and where the game still goes on."""
    chosen = np.flatnonzero(kept & rows.is_open())
    by_source = (rows.final - rows.so_far())[chosen]
    lacking = (rows.final.sum(2) - rows.expected_points())[chosen]
    to_come = np.concatenate([by_source, lacking[:, :, None]], 2) / SCALE
    return Examples(rows.inputs()[chosen], to_come.astype(np.float32), rows.share[chosen])


class Learner:
    """A network while it learns."""

    def __init__(self, examples: Sequence[Examples], seed: int, library: Any) -> None:
        self.xp: Final = library
        flat = [each.inputs.reshape(-1, each.inputs.shape[2]) for each in examples]
        count = sum(len(each) for each in flat)
        mean = sum(each.sum(0, dtype=np.float64) for each in flat) / count
        square = sum((each.astype(np.float32) ** 2).sum(0, dtype=np.float64) for each in flat)
        spread = np.sqrt(np.maximum(square / count - mean**2, 0)).astype(np.float32)
        self.mean: Final = library.asarray(mean.astype(np.float32))
        self.spread: Final = library.asarray(np.maximum(spread, LEAST_SPREAD))
        self.sets: Final = [
            Examples(*[library.asarray(part) for part in (each.inputs, each.to_come, each.share)])
            for each in examples
        ]
        self.dice: Final = np.random.default_rng(seed)
        self.values: Final = self.first_values(flat[0].shape[1], examples[0].to_come.shape[2] + 1)
        self.moments: Final = {
            name: (library.zeros_like(value), library.zeros_like(value))
            for name, value in self.values.items()
        }
        self.steps = 0

    def first_values(self, inputs: int, outputs: int) -> dict[str, Any]:
        sizes = (inputs, *HIDDEN, outputs)
        values: dict[str, Any] = {}
        for layer in range(3):
            shape = sizes[layer : layer + 2]
            factor = math.sqrt(2 / shape[0]) * (0.1 if layer == 2 else 1.0)
            values[f"w{layer + 1}"] = self.dice.standard_normal(shape) * factor
            values[f"b{layer + 1}"] = np.zeros(shape[1])
        return {name: self.xp.asarray(value, np.float32) for name, value in values.items()}

    def learn(self, epochs: int) -> None:
        """Go through all examples so often, with a rate that falls like a cosine."""
        batches = [
            (number, at)
            for number, each in enumerate(self.sets)
            for at in range(0, len(each.inputs), BATCH)
        ]
        whole = epochs * len(batches)
        for _ in range(epochs):
            orders = [self.dice.permutation(len(each.inputs)) for each in self.sets]
            for place in self.dice.permutation(len(batches)):
                number, at = batches[place]
                chosen = self.xp.asarray(orders[number][at : at + BATCH])
                rate = RATE * 0.5 * (1 + math.cos(math.pi * self.steps / whole))
                self.step(self.slopes(self.sets[number], chosen), rate)

    def slopes(self, examples: Examples, chosen: Any) -> dict[str, Any]:
        """Return how the error of a batch changes with every parameter."""
        xp, given = self.xp, self.values
        inputs = examples.inputs[chosen]
        count, seats, width = inputs.shape
        x = xp.clip((inputs.reshape(-1, width) - self.mean) / self.spread, -LIMIT, LIMIT)
        first = xp.maximum(x @ given["w1"] + given["b1"], 0)
        second = xp.maximum(first @ given["w2"] + given["b2"], 0)
        found = (second @ given["w3"] + given["b3"]).reshape(count, seats, -1)
        error = found[:, :, :-1] - examples.to_come[chosen]
        strengths = found[:, :, -1]
        powers = xp.exp(strengths - strengths.max(1, keepdims=True))
        chances = powers / powers.sum(1, keepdims=True)
        slope = xp.empty_like(found)
        slope[:, :, :-2] = BY_SOURCE * error[:, :, :-1]
        slope[:, :, -2] = IN_ALL * error[:, :, -1]
        slope[:, :, -1] = CHANCE * (chances - examples.share[chosen])
        slope = slope.reshape(count * seats, -1) / (count * seats)
        back_second = (slope @ given["w3"].T) * (second > 0)
        back_first = (back_second @ given["w2"].T) * (first > 0)
        return {
            "w3": second.T @ slope,
            "b3": slope.sum(0),
            "w2": first.T @ back_second,
            "b2": back_second.sum(0),
            "w1": x.T @ back_first,
            "b1": back_first.sum(0),
        }

    def step(self, slopes: dict[str, Any], rate: float) -> None:
        """Make one step of Adam with decoupled decay of the matrices."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first *= 0.9
            first += 0.1 * slope
            second *= 0.999
            second += 0.001 * slope * slope
            moved = (first / (1 - 0.9**self.steps)) / (
                self.xp.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            )
            if slope.ndim == 2:
                moved = moved + DECAY * self.values[name]
            self.values[name] -= rate * moved

    def network(self) -> Network:
        """Return the network as it is now."""
        values = {"mean": self.mean, "spread": self.spread, **self.values}
        if self.xp is not np:
            values = {name: self.xp.asnumpy(value) for name, value in values.items()}
        return Network(values)


def train(sets: Sequence[SetRows], kept: Sequence[Any], epochs: int, seed: int) -> Network:
    """Return a network trained on the kept rows of some sets of a game."""
    examples = [examples_of(rows, which) for rows, which in zip(sets, kept, strict=True)]
    learner = Learner(examples, seed, array_library())
    learner.learn(epochs)
    return learner.network()
