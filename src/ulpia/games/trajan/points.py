"""What points are scored for. A player's points are kept by source, so they always add up."""

from __future__ import annotations

from typing import Final, NewType

from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Seat
from ulpia.kernel.tables import with_change

Source = NewType("Source", int)

FROM_TRAJAN_TILES: Final = Source(0)
FROM_SHIPS: Final = Source(1)
FROM_PROVINCES: Final = Source(2)
FROM_SENATE: Final = Source(3)
FROM_CONSTRUCTION: Final = Source(4)
FROM_DEMANDS: Final = Source(5)
FROM_HAND: Final = Source(6)
FROM_WORKER_CAMP: Final = Source(7)
FROM_MILITARY_CAMP: Final = Source(8)
FROM_CIRCLE: Final = Source(9)
FROM_SETS: Final = Source(10)
FROM_BONUS_TILES: Final = Source(11)


def score(state: Trajan, seat: Seat, source: Source, points: int) -> None:
    """Add points, or take them away; R-82: a score may fall below zero."""
    if points:
        player = state.players[seat]
        player.points = with_change(player.points, source, points)
