"""The Forum square as the mosaic boards make it: colours, areas, eagles (R-52, R-70)."""

from __future__ import annotations

from typing import ClassVar

from ulpia.games.forum_trajanum.components.goods import COLOURS
from ulpia.games.forum_trajanum.components.mosaics import ASLANT, BESIDE, EAGLE, colours_of


class Mosaic:
    """The mosaic boards as they lie: fixed for a game and shared by all copies of its state."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "boards",
        "colours",
        "squares",
        "areas",
        "area_at",
        "eagles",
        "near",
        "aslant",
    )

    def __init__(self) -> None:
        self.boards: tuple[tuple[int, int], ...] = ()  # mosaic and whether turned, by place
        self.colours: tuple[int, ...] = ()  # by square; EAGLE for eagles
        self.squares: tuple[int, ...] = (0, 0, 0, 0)  # for each colour its squares
        self.areas: tuple[tuple[int, ...], ...] = ((), (), (), ())  # for each colour its areas
        self.area_at: tuple[int, ...] = ()  # for each square its area
        self.eagles = 0
        self.near = 0  # squares orthogonally next to an eagle
        self.aslant = 0  # squares diagonally next to an eagle


def mosaic_of(seats: int, boards: tuple[tuple[int, int], ...]) -> Mosaic:
    """Return the Forum square that these boards make."""
    colours = [colour for board, turned in boards for colour in colours_of(board, turned)]
    mosaic = mosaic_with(seats, tuple(colours))
    mosaic.boards = boards
    return mosaic


def mosaic_with(seats: int, colours: tuple[int, ...]) -> Mosaic:
    """Return the Forum square of these colours: R-52 areas, R-70 what lies by eagles."""
    mosaic = Mosaic()
    mosaic.colours = colours
    by_colour = []
    area_at = [0] * len(colours)
    for colour in range(len(COLOURS)):
        mine = sum([1 << square for square in range(len(colours)) if colours[square] == colour])
        by_colour.append(tuple(groups_of(seats, mine)))
        for area in by_colour[-1]:
            for square in range(len(colours)):
                if (area >> square) & 1:
                    area_at[square] = area
    mosaic.area_at = tuple(area_at)
    mosaic.areas = tuple(by_colour)
    mosaic.squares = tuple([sum(areas) for areas in by_colour])
    for square in range(len(colours)):
        if colours[square] == EAGLE:
            mosaic.eagles |= 1 << square
            mosaic.near |= BESIDE[seats][square]
            mosaic.aslant |= ASLANT[seats][square]
    return mosaic


def groups_of(seats: int, squares: int) -> list[int]:
    """Return the orthogonally connected groups of a set of squares."""
    beside = BESIDE[seats]
    groups = []
    while squares:
        edge = squares & -squares
        squares ^= edge
        group = 0
        while edge:
            square = edge.bit_length() - 1
            near = beside[square] & squares
            squares ^= near
            group |= 1 << square
            edge ^= (1 << square) | near
        groups.append(group)
    return groups
