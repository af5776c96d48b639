"""What points are scored for. A player's points are kept by source, so they always add up."""

from __future__ import annotations

from typing import Final

FROM_COLUMNS: Final = 0
FROM_TRACKS: Final = 1
FROM_AREA_BONUSES: Final = 2
FROM_CRANES: Final = 3
FROM_COLONIA: Final = 4
FROM_EAGLES: Final = 5
FROM_LARGEST_AREA: Final = 6
FROM_BUILDING_TASKS: Final = 7
FROM_COLLECTING_TASKS: Final = 8
SOURCES: Final = (
    "columns",
    "tracks",
    "area-bonuses",
    "cranes",
    "colonia",
    "eagles",
    "largest-area",
    "building-tasks",
    "collecting-tasks",
)
