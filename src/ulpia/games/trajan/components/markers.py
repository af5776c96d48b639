"""Action markers: two in each of six colours for every player.

A bag of markers is one integer with two bits for each colour: a tray never holds more than two
of one colour, a copy costs nothing, and tables answer every question about a bag.
"""

from __future__ import annotations

from typing import Final, NewType

Colour = NewType("Colour", int)
Markers = NewType("Markers", int)

BLUE: Final = Colour(0)
YELLOW: Final = Colour(1)
GREEN: Final = Colour(2)
ORANGE: Final = Colour(3)
PINK: Final = Colour(4)
WHITE: Final = Colour(5)
COLOURS: Final = 6
COLOUR_WORDS: Final = ("blue", "yellow", "green", "orange", "pink", "white")
MARKERS_PER_COLOUR: Final = 2
MARKERS_PER_PLAYER: Final = 12

NO_MARKERS: Final = Markers(0)
ONE: Final = tuple([Markers(1 << 2 * colour) for colour in range(COLOURS)])
FULL_SET: Final = Markers(sum([2 << 2 * colour for colour in range(COLOURS)]))


def count(markers: Markers, colour: Colour) -> int:
    """Return how many of `colour` are in the bag."""
    return (markers >> 2 * colour) & 3


def plus(markers: Markers, colour: Colour) -> Markers:
    return Markers(markers + ONE[colour])


def minus(markers: Markers, colour: Colour) -> Markers:
    return Markers(markers - ONE[colour])


def bag(colours: list[Colour]) -> Markers:
    """Return a bag of the given markers."""
    return Markers(sum([ONE[colour] for colour in colours]))


def _colours_in(markers: int) -> tuple[Colour, ...]:
    return tuple([Colour(colour) for colour in range(COLOURS) if (markers >> 2 * colour) & 3])


COLOURS_IN: Final = tuple([_colours_in(markers) for markers in range(1 << 2 * COLOURS)])
"""The colours that occur in a bag."""
SIZE: Final = tuple(
    [
        sum([(markers >> 2 * colour) & 3 for colour in range(COLOURS)])
        for markers in range(1 << 2 * COLOURS)
    ]
)
"""The number of markers in a bag."""


def list_markers(markers: Markers) -> list[Colour]:
    """Return the markers of a bag one by one, in the order of the colours."""
    return [colour for colour in COLOURS_IN[markers] for _ in range(count(markers, colour))]


def holds_pair(markers: Markers, first: Colour, second: Colour) -> bool:
    """R-15: both colours are in the bag, a double colour twice."""
    if first == second:
        return count(markers, first) == MARKERS_PER_COLOUR
    return count(markers, first) > 0 and count(markers, second) > 0
