"""Who plays the games that a network learns from: the tuned evaluation, and others beside it.

Exploiters love one thing more than it is worth. Beside them a network sees what happens to it when
somebody takes all the senate, all provinces, all ships or all tiles of nine points.
"""

from __future__ import annotations

import random
from typing import Any, Final

from tools.tuning.self_play import flatten, unflatten
from tools.tuning.tune import perturb
from ulpia.ai.evaluate.evaluation import find_evaluation
from ulpia.ai.evaluate.weights import FeatureWeights
from ulpia.kernel.game import Game

LOVE: Final = 1.9
"""How many times as much a thing is worth to somebody who loves it."""
PLAIN: Final = 0.5
PERTURBED: Final = 0.25
"""Shares of the seats; the rest are exploiters."""

EXPLOITERS: Final = {
    "trajan": {
        "senate": ("senate_space", "vote_lead", "leads_votes", "second_in_votes", "extra_senate"),
        "military": (
            "camp_legionnaires",
            "legionnaires",
            "occupy_now",
            "occupy_next",
            "seize_next",
            "seize_best",
            "campaign",
            "stack_legionnaires",
        ),
        "ships": (
            "cards",
            "pairs",
            "triples",
            "quads",
            "best_cargo",
            "cargo_identical",
            "cargo_different",
            "cargo_pairs",
            "second_cargo",
        ),
        "nine-point tiles": ("stack_victory", "points_near", "points_ready", "reach_points"),
    },
    "forum-trajanum": {
        "cards": (
            "building_now",
            "building_one",
            "building_two",
            "collecting_now",
            "collecting_one",
            "collecting_two",
            "building_later",
            "collecting_later",
        ),
        "envoys": ("envoys", "eagles_now", "eagles_later", "area_now", "area_later", "area_growth"),
        "cranes": ("cranes_now", "cranes_covered", "cranes_open"),
        "tracks": ("library_step", "basilica_step", "market_step", "tracks_almost"),
    },
}
"""What each exploiter of a game loves."""


def exploiter_weights(game: Game[Any], loved: str) -> list[FeatureWeights]:
    """Return the weights of somebody who loves one thing."""
    evaluation = find_evaluation(game)
    names = EXPLOITERS[game.name][loved]
    return [
        FeatureWeights(*[LOVE * part for part in own]) if name in names else own
        for name, own in zip(evaluation.names, evaluation.weights(), strict=True)
    ]


def draw_weights(game: Game[Any], dice: random.Random) -> list[FeatureWeights]:
    """Return the weights of one seat of a game to learn from."""
    tuned = find_evaluation(game).weights()
    chance = dice.random()
    if chance < PLAIN or game.name not in EXPLOITERS:
        return tuned
    if chance < PLAIN + PERTURBED:
        return unflatten(perturb(flatten(tuned), dice))
    return exploiter_weights(game, dice.choice(sorted(EXPLOITERS[game.name])))
