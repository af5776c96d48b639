"""How much each opinion on a line counts: learned on games that the networks have not seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.training.rows import Branches, SetRows, find_branches, within
from ulpia.ai.learned.line_evaluator import lead
from ulpia.ai.learned.network import Network, Numbers

SLICE = 8192


def judge_rows(network: Network, rows: SetRows, chosen: Any) -> Numbers:
    """Return the points that a network expects of all seats, in the rows that are chosen."""
    ahead = rows.ahead()
    found = [
        network.expect(rows.positions[part], rows.seats, rows.movers[part], ahead[part]).points
        for part in np.array_split(chosen, len(chosen) // SLICE + 1)
    ]
    points: Numbers = np.concatenate(found)
    return points


@dataclass(frozen=True)
class Contrast:
    """The branches of a set: opinions and what came of them, less the mean of their decision."""

    opinions: Any
    later: Any
    """What the network says some turns later, as the branch was played out; less luck in it."""
    final: Any
    """How the game ended."""
    tuned: Any
    """What the tuned evaluation says of the last position: how Legatus judges."""
    root: Any


def contrast_of(rows: SetRows, learned: Numbers) -> Contrast:
    """Return the branches, with the points `learned` says of every row."""
    branches: Branches = find_branches(rows)
    final = lead(rows.final.sum(2), rows.movers)
    judged = np.where(rows.is_open(), lead(learned, rows.movers), final)
    tuned = lead(rows.expected_points(), rows.movers)
    plan = rows.column("plan_value")
    at, root = branches.answered, branches.root
    opinions = np.stack(
        [plan[at], tuned[branches.ahead], judged[at], judged[branches.ahead]], 1
    ).astype(np.float64)
    looks = [
        np.where(branches.later[:, number] >= 0, judged[branches.later[:, number]], final[at])
        for number in range(branches.later.shape[1])
    ]
    later = sum(looks) / len(looks)
    return Contrast(
        within(opinions, root),
        within(later, root),
        within(final[at].astype(np.float64), root),
        within(tuned[branches.ahead].astype(np.float64), root),
        root,
    )


def fit_opinions(contrasts: list[Contrast]) -> Numbers:
    """Return the weights of the opinions that foretell what comes later best."""
    opinions = np.concatenate([each.opinions for each in contrasts])
    later = np.concatenate([each.later for each in contrasts])
    weights: Numbers = np.linalg.lstsq(opinions, later, rcond=None)[0].astype(np.float32)
    return weights


def describe(contrast: Contrast, weights: Numbers) -> dict[str, float]:
    """Tell how well lines are told apart, by the tuned evaluation and by the blend."""
    blend = contrast.opinions @ weights
    told: dict[str, float] = {"branches": len(blend)}
    for name, opinion in (("tuned", contrast.tuned), ("learned", blend)):
        told[f"{name}_correlation"] = float(np.corrcoef(opinion, contrast.final)[0, 1])
        told[f"{name}_gain"] = float(np.mean(contrast.final[best_places(opinion, contrast.root)]))
    return {name: round(value, 4) for name, value in told.items()}


def best_places(opinion: Any, root: Any) -> Any:
    """Return the place of the best line of every decision."""
    order = np.lexsort((opinion, root))
    return order[np.append(root[order][1:] != root[order][:-1], True)]
