"""Fit who wins by maximum likelihood: a softmax over seats with curves over the time left."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.forecast.data import Flags, Numbers, SetData
from ulpia.ai.forecast.tables import KNOTS

STEPS: Final = 30
STIFFNESS: Final = 3.0
"""How strongly neighbouring knots of a curve are pulled together, in rows of a game."""
SCALE: Final = 10.0
"""Points are counted in tens, so that all numbers of the fit are of one size."""
EXPECTED, POINTS, MOVES_NEXT = range(3)


def chance_inputs(data: SetData, expected: Numbers) -> Numbers:
    """Return for each row and seat what the three curves multiply, knot by knot."""
    parts = data.curve_parts()[:, None, :]
    points = data.so_far.sum(axis=2).astype(np.float64)
    is_mover = (data.mover[:, None] == np.arange(data.seats)[None, :]).astype(np.float64)
    return np.concatenate(
        [
            parts * expected[:, :, None] / SCALE,
            parts * points[:, :, None] / SCALE,
            parts * is_mover[:, :, None],
        ],
        axis=2,
    )


def chances(inputs: Numbers, curves: Numbers) -> Numbers:
    strengths = inputs @ curves
    strengths -= strengths.max(axis=1, keepdims=True)
    weights = np.exp(strengths)
    shares: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return shares


def fit_curves(inputs: Numbers, share: Numbers, rows: Flags, used: list[int]) -> Numbers:
    """Return the values at the knots of all curves (Newton's method); unused ones stay flat."""
    columns = [curve * len(KNOTS) + knot for curve in used for knot in range(len(KNOTS))]
    x, y = inputs[rows][:, :, columns], share[rows]
    stiffness = STIFFNESS * np.kron(np.eye(len(used)), stiff_matrix())
    found = np.zeros(len(columns))
    for _ in range(STEPS):
        p = chances(x, found)
        slope = np.einsum("rs,rsk->k", y - p, x) - stiffness @ found
        mean = np.einsum("rs,rsk->rk", p, x)
        bend = np.einsum("rs,rsk,rsl->kl", p, x, x, optimize=True) - mean.T @ mean + stiffness
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < 1e-7:
            break
    curves = np.zeros(3 * len(KNOTS))
    curves[columns] = found
    return curves


def stiff_matrix() -> Numbers:
    count = len(KNOTS)
    matrix = 0.01 * np.eye(count)
    for at in range(count - 1):
        matrix[at, at] += 1
        matrix[at + 1, at + 1] += 1
        matrix[at, at + 1] -= 1
        matrix[at + 1, at] -= 1
    return matrix
