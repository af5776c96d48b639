"""The people's demands: 15 tiles, and what it costs not to meet them."""

from __future__ import annotations

from typing import Final, NewType

from ulpia.kernel.tables import Numbers

Demand = NewType("Demand", int)

BREAD: Final = Demand(0)
GAMES: Final = Demand(1)
RELIGION: Final = Demand(2)
DEMANDS: Final = 3
DEMAND_WORDS: Final = ("bread", "games", "religion")

DEMAND_COPIES: Final = 5
DEMAND_TILES: Final = tuple(
    [demand for demand in (BREAD, GAMES, RELIGION) for _ in range(DEMAND_COPIES)]
)
REMOVED_DEMANDS: Final = 3
OPEN_DEMANDS: Final = 3

PENALTY: Final[Numbers] = (0, 4, 9, 15)  # R-63, by number of unmet demands
