"""Places in a list; equals share one."""

from __future__ import annotations

from collections.abc import Sequence


def shared_places(merits: Sequence[int]) -> list[int]:
    """Return the places of merits that are told from the highest to the lowest."""
    places: list[int] = []
    for number, merit in enumerate(merits):
        is_equal = number > 0 and merits[number - 1] == merit
        places.append(places[-1] if is_equal else number + 1)
    return places
