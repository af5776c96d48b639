"""The map: ten provinces, their points and their borders."""

from __future__ import annotations

from typing import Final, NewType

from ulpia.kernel.tables import Numbers

Province = NewType("Province", int)

PROVINCES: Final = 10
ALPES: Final = Province(0)
RAETIA: Final = Province(1)
NORICUM: Final = Province(2)
NARBONENSIS: Final = Province(3)
AQUITANIA: Final = Province(4)
LUGDUNENSIS: Final = Province(5)
BELGICA: Final = Province(6)
GERMANIA_SUPERIOR: Final = Province(7)
GERMANIA_INFERIOR: Final = Province(8)
BRITANNIA: Final = Province(9)
CAMP: Final = Province(10)
"""The military camp in Italia, where leaders start."""
PROVINCE_WORDS: Final = (
    "alpes",
    "raetia",
    "noricum",
    "narbonensis",
    "aquitania",
    "lugdunensis",
    "belgica",
    "germania-superior",
    "germania-inferior",
    "britannia",
    "camp",
)
PROVINCE_POINTS: Final[Numbers] = (3, 3, 5, 6, 10, 6, 6, 6, 10, 10)
FOREIGN_LEGIONNAIRE: Final = 3  # points lost for each

BORDERS: Final = (
    (CAMP, ALPES),
    (CAMP, RAETIA),
    (CAMP, NORICUM),
    (NORICUM, RAETIA),
    (RAETIA, ALPES),
    (RAETIA, BELGICA),
    (RAETIA, GERMANIA_SUPERIOR),
    (ALPES, BELGICA),
    (ALPES, LUGDUNENSIS),
    (ALPES, NARBONENSIS),
    (NARBONENSIS, LUGDUNENSIS),
    (NARBONENSIS, AQUITANIA),
    (AQUITANIA, LUGDUNENSIS),
    (LUGDUNENSIS, BELGICA),
    (LUGDUNENSIS, BRITANNIA),
    (BELGICA, GERMANIA_SUPERIOR),
    (BELGICA, GERMANIA_INFERIOR),
    (BELGICA, BRITANNIA),
    (GERMANIA_SUPERIOR, GERMANIA_INFERIOR),
    (GERMANIA_INFERIOR, BRITANNIA),
)


def _neighbours(place: int) -> tuple[Province, ...]:
    near = [b for a, b in BORDERS if a == place] + [a for a, b in BORDERS if b == place]
    return tuple(sorted(near))


NEIGHBOURS: Final = tuple([_neighbours(place) for place in range(PROVINCES + 1)])
"""For each province, and last for the camp, the places next to it."""
