"""Which games the ladder needs, and what came of those that were played.

Only sums are kept, in one file of the repository, so that a run can be stopped at any moment and
taken up again anywhere. A contest knows its levels by a fingerprint: when a level is changed, its
games are forgotten and played anew.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tools.paths import ROOT
from ulpia.ai.arena import Contest, Fixture, Outcome
from ulpia.ai.evaluate.evaluation import find_evaluation, make_evaluator
from ulpia.ai.levels import LEVELS, QUICK_LEVELS, find_level
from ulpia.ai.ratings import win_share
from ulpia.games.registry import game_named

RESULTS: Final = ROOT / "docs" / "ladder.json"
FIRST_SEED: Final = 160_001
"""Of the deals; nothing was tuned with these."""
GAMES: Final = {2: 200, 3: 99, 4: 100}
"""How many games of a step, by seats; whole deals."""
SLOW_GAMES: Final = {2: 40, 3: 12, 4: 12}
"""The same where somebody looks ahead, who takes half a minute for a game."""
SEATS: Final = (2, 3, 4)
STEPS: Final = tuple(pairwise(LEVELS[1:]))
"""Neighbours among the levels, the weaker first; players of chance are no level of the ladder."""


@dataclass
class StepTally:
    """The games of a contest so far: wins (shared ones in parts), and sums of points by player."""

    fingerprint: str
    games: int = 0
    wins: float = 0.0
    points: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True)
class LadderStep:
    """The stronger of two neighbours alone at a table of the weaker ones."""

    game: str
    seats: int
    weaker: str
    stronger: str

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats, {self.stronger} against {self.weaker}"

    @property
    def is_slow(self) -> bool:
        return not {self.weaker, self.stronger} <= QUICK_LEVELS

    @property
    def games_wanted(self) -> int:
        """How many games are wanted."""
        return (SLOW_GAMES if self.is_slow else GAMES)[self.seats]

    def contest(self) -> Contest:
        players = (self.stronger, self.weaker)
        return Contest(self.game, self.seats, {}, players, FIRST_SEED, alone=True)

    def fingerprint(self) -> str:
        """Return what changes when one of the levels plays otherwise than before."""
        return fingerprint([self.stronger, self.weaker], self.game)


def fingerprint(levels: list[str], game: str) -> str:
    """Return a digest of all that some levels are made of in a game."""
    told = [describe_level(level, game) for level in levels]
    return sha256("\n".join(told).encode()).hexdigest()[:12]


def describe_level(level: str, game: str) -> str:
    """Return all that a level is made of in a game, as text."""
    row = find_level(level)
    evaluation = find_evaluation(game_named(game))
    weights = dict(zip(evaluation.names, evaluation.weights(row.weights), strict=True))
    told = f"{row.search!r} {row.noise} {weights!r}"
    if row.is_quick:
        return told
    evaluator = make_evaluator(game_named(game))
    return f"{told} {[evaluator.lookahead_settings(seats) for seats in SEATS]!r}"


def steps_of(games: tuple[str, ...]) -> list[LadderStep]:
    """Return all steps, the quick ones first, tables of two before fuller ones."""
    found = [
        LadderStep(game, seats, weaker, stronger)
        for seats in SEATS
        for weaker, stronger in STEPS
        for game in games
    ]
    return sorted(found, key=lambda step: step.is_slow)


class Results:
    """The file of results: tallies by the name of the step, paces by game, level and engine."""

    def __init__(self, file: Path = RESULTS) -> None:
        self.file: Final = file
        stored = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self.tallies: Final = {
            name: StepTally(**tally) for name, tally in stored.get("steps", {}).items()
        }
        self.paces: Final[dict[str, dict[str, Any]]] = stored.get("paces", {})

    def tally(self, step: LadderStep) -> StepTally:
        """Return the tally of a step, a new one if its levels have changed since."""
        fingerprint = step.fingerprint()
        known = self.tallies.get(step.name)
        if known is None or known.fingerprint != fingerprint:
            known = self.tallies[step.name] = StepTally(fingerprint)
        return known

    def add(self, step: LadderStep, outcome: Outcome) -> None:
        """Count a game."""
        tally = self.tally(step)
        tally.games += 1
        tally.wins = round(tally.wins + win_share(outcome, 0), 4)
        for by_source, who in zip(outcome.points, outcome.seating, strict=True):
            tally.points[who] += sum(by_source)

    def save(self) -> None:
        stored = {
            "steps": {name: asdict(tally) for name, tally in sorted(self.tallies.items())},
            "paces": dict(sorted(self.paces.items())),
        }
        beside = self.file.with_suffix(".new")
        beside.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        beside.replace(self.file)


def next_fixture(step: LadderStep, played: int) -> Fixture:
    """Return the game of a step that comes after so many."""
    deal, rotation = divmod(played, step.seats)
    seating = tuple([0 if seat == rotation else 1 for seat in range(step.seats)])
    return Fixture(0, played, FIRST_SEED + deal, seating)
