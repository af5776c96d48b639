"""The action circle: six trays, each with its action, clockwise."""

from __future__ import annotations

from typing import Final, NewType

Tray = NewType("Tray", int)
Slot = NewType("Slot", int)
Action = NewType("Action", int)

TRAYS: Final = 6
TRAY_WORDS: Final = ("I", "II", "III", "IV", "V", "VI")

SEAPORT: Final = Action(0)
FORUM: Final = Action(1)
MILITARY: Final = Action(2)
SENATE: Final = Action(3)
TRAJAN: Final = Action(4)
CONSTRUCTION: Final = Action(5)
NO_ACTION: Final = Action(-1)
ACTION_WORDS: Final = ("seaport", "forum", "military", "senate", "trajan", "construction")

CENTRE: Final = Slot(6)
"""Where the arch stands while no slot is free."""
SLOT_WORDS: Final = (*TRAY_WORDS, "centre")
EMPTY: Final = -1
"""What lies on a place where nothing lies."""

FIRST_ARCH_SLOT: Final = Slot(0)
FIRST_TILE_SLOTS: Final[tuple[Slot, ...]] = (Slot(1), Slot(3), Slot(5))  # II, IV and VI


def following(tray: Tray, steps: int = 1) -> Tray:
    """Return the tray that lies `steps` further clockwise."""
    return Tray((tray + steps) % TRAYS)
