"""The three benefit tracks, the area bonuses and Trajan's Column."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import BASILICA, LIBRARY, MARKET
from ulpia.kernel.tables import NumberRows, Numbers

TRACKS: Final = ("library", "basilica", "market")
TRACK_LENGTH: Final = 4

WORKER_AND_TRIBUNE: Final = 0
ONE_BUILDER: Final = 1
ENVOY_TO_EAGLE: Final = 2
USE_A_TILE: Final = 3
TWO_ASSISTANTS: Final = 4
TWO_TRIBUNES: Final = 5
ONE_UPGRADE: Final = 6
BUILD_AGAIN: Final = 7
ONE_COIN: Final = 8
AREA_BONUS: Final = 9
ENVOY_ANYWHERE: Final = 10
BENEFIT_WORDS: Final = (
    "worker-and-tribune",
    "builder",
    "envoy-to-eagle",
    "use-a-tile",
    "two-assistants",
    "two-tribunes",
    "upgrade",
    "build-again",
    "coin",
    "area-bonus",
    "envoy-anywhere",
)

BENEFITS: Final[NumberRows] = (
    (WORKER_AND_TRIBUNE, ONE_BUILDER, ENVOY_TO_EAGLE, USE_A_TILE),
    (TWO_ASSISTANTS, TWO_TRIBUNES, ONE_UPGRADE, BUILD_AGAIN),
    (ONE_COIN, AREA_BONUS, ENVOY_ANYWHERE, USE_A_TILE),
)
"""What each space of a track gives."""
assert (LIBRARY, BASILICA, MARKET) == (0, 1, 2), "tracks are numbered like their buildings"

BONUS_TRIBUNE: Final = 0
BONUS_ASSISTANT: Final = 1
BONUS_COIN: Final = 2
BONUS_UPGRADE: Final = 3
BONUS_POINTS: Final = 4
BONUS_WORDS: Final = ("tribune", "assistant", "coin", "upgrade", "points")
BONUS_VALUE: Final = 2
"""Victory points of the area bonus."""

COLUMN_VALUES: Final[Numbers] = (3, 2, 1)
"""The fragments of Trajan's Column: plinth, pillar, capital."""
CRANE_VALUES: Final[Numbers] = (3, 2, 1)
"""Points of a structure in a crane's colour, by cycle."""
