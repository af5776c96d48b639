"""Decisions per second of catanatron's random four-player games, counted like our own.

usage: python benchmarks/peer_catanatron.py [--seconds S] [--seed S]

Runs in catanatron's own environment (build/peers) and imports nothing of ours. One decision is
one turn of its documented loop `Game.play_tick`: take the playable actions, let a RandomPlayer
choose, carry it out. Its check that the chosen action was playable is switched off, because our
playouts trust the choice as well. Set-up counts on both sides.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def play_randomly(seed: int) -> int:
    """Play one game to its end; return the number of decisions."""
    game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        action = state.current_player().decide(game, state.playable_actions)
        game.execute(action, validate_action=False)
        decisions += 1
    return decisions


def measure(seconds: float, seed: int) -> dict[str, object]:
    play_randomly(seed)  # warm caches, not counted
    decisions = games = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        seed += 1
        decisions += play_randomly(seed)
        games += 1
        spent = time.perf_counter() - began
    return {
        "what": "catanatron playouts",
        "version": version("catanatron"),
        "games": games,
        "decisions": decisions,
        "seconds": round(spent, 4),
        "decisions_per_s": round(decisions / spent),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(json.dumps(measure(given.seconds, given.seed)))


if __name__ == "__main__":
    main()
