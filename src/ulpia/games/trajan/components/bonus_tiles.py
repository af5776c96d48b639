"""The 12 bonus tiles: yellow front for the consul, gray back for the vice consul."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from ulpia.games.trajan.components.commodities import COMMODITY_WORDS
from ulpia.kernel.tables import Numbers

Bonus = NewType("Bonus", int)
Side = NewType("Side", int)

YELLOW_SIDE: Final = Side(0)
GRAY_SIDE: Final = Side(1)
SIDE_WORDS: Final = ("yellow", "gray")

BONUS_TILES: Final = 12
COMMODITY_BONUSES: Final = 6
FIRST_DEMAND_BONUS: Final = 6
WORKERS_BONUS: Final = Bonus(9)
LEGIONNAIRES_BONUS: Final = Bonus(10)
YELLOW_BONUS: Final = Bonus(11)
BONUS_ON_SENATE: Final = 2

BONUS_COMMODITIES: Final = ((0, 1), (2, 3), (4, 5), (6, 7), (8, 9), (10, 11))
"""The two commodities of each of the first six tiles."""


@dataclass(frozen=True)
class Rate:
    """What one side of a bonus tile pays: `points` for every `per` things."""

    points: int
    per: int = 1


COMMODITY_RATE: Final[Numbers] = (3, 2)
DEMAND_RATE: Final[Numbers] = (9, 6)
WORKER_RATE: Final[tuple[Rate, ...]] = (Rate(1), Rate(1, 2))  # halves are rounded up
LEGIONNAIRE_RATE: Final[Numbers] = (2, 1)
YELLOW_RATE: Final[Numbers] = (3, 2)

BONUS_WORDS: Final = (
    *[f"{COMMODITY_WORDS[a]}-{COMMODITY_WORDS[b]}" for a, b in BONUS_COMMODITIES],
    "bread",
    "games",
    "religion",
    "workers",
    "legionnaires",
    "yellow",
)
