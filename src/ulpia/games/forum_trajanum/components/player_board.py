"""The player board: 36 spaces, corners, temples, streets.

Spaces are numbered row by row from the top left; a set of spaces is an integer with a bit for
each. The temples' places and the arrangements of side B were nowhere found: RECONSTRUCTED, to be
corrected in TEMPLES and SIDE_B.
"""

from __future__ import annotations

from typing import Final, NewType

from ulpia.kernel.tables import Numbers

Cell = NewType("Cell", int)
Corner = NewType("Corner", int)

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
CELL_WORDS: Final = tuple(
    ["abcdef"[column] + str(row + 1) for row in range(SIZE) for column in range(SIZE)]
)

CORNERS: Final[Numbers] = (0, 5, 30, 35)
CORNER_WORDS: Final = ("northwest", "northeast", "southwest", "southeast")
OPPOSITE: Final[Numbers] = (3, 2, 1, 0)
"""The diagonally opposite corner."""
CORNER_AT: Final = tuple([CORNERS.index(cell) if cell in CORNERS else -1 for cell in range(CELLS)])

TEMPLES: Final[Numbers] = (8, 16, 19, 27)
"""RECONSTRUCTED: (2,3) (3,5) (4,2) (5,4) as row and column, counted from 1."""


def mask_of(cells: tuple[int, ...]) -> int:
    """Return a set of spaces or squares as bits."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


ALL_CELLS: Final = (1 << CELLS) - 1
CORNER_MASK: Final = mask_of(CORNERS)
TEMPLE_MASK: Final = mask_of(TEMPLES)
TILE_CELLS: Final = ALL_CELLS & ~TEMPLE_MASK
"""Where a Colonia tile lies at the start."""
BUILDABLE: Final = TILE_CELLS & ~CORNER_MASK


def neighbours_of(cell: int) -> int:
    """Return the orthogonal neighbours of a space as a mask."""
    row, column = divmod(cell, SIZE)
    mask = 0
    if row > 0:
        mask |= 1 << (cell - SIZE)
    if row < SIZE - 1:
        mask |= 1 << (cell + SIZE)
    if column > 0:
        mask |= 1 << (cell - 1)
    if column < SIZE - 1:
        mask |= 1 << (cell + 1)
    return mask


NEIGHBOURS: Final = tuple([neighbours_of(cell) for cell in range(CELLS)])
NOT_LAST_COLUMN: Final = mask_of(tuple([cell for cell in range(CELLS) if cell % SIZE < SIZE - 1]))

STREETS: Final = 2 * SIZE
"""Six rows from the top, then six columns from the left."""
STREET_CELLS: Final = (
    *[mask_of(tuple(range(SIZE * row, SIZE * row + SIZE))) for row in range(SIZE)],
    *[mask_of(tuple(range(column, CELLS, SIZE))) for column in range(SIZE)],
)
ROW_CELLS: Final = STREET_CELLS[:SIZE]

SYMBOL_WORDS: Final = (
    *[f"black{number}" for number in range(1, SIZE + 1)],
    *[f"white{number}" for number in range(1, SIZE + 1)],
)
"""Black symbols stand at rows, white ones at columns; their pictures are RECONSTRUCTED away."""

SIDES: Final = ("A", "B")
SIDE_A: Final = (1, 2, 3, 4, 5, 6)
SIDE_B: Final = (
    ((3, 1, 5, 2, 6, 4), (2, 5, 1, 6, 4, 3)),
    ((5, 3, 1, 6, 4, 2), (4, 1, 6, 3, 2, 5)),
    ((2, 6, 4, 1, 3, 5), (6, 3, 5, 2, 1, 4)),
    ((6, 4, 2, 5, 1, 3), (3, 6, 2, 4, 5, 1)),
)
"""RECONSTRUCTED, per board: the symbols at the rows from the top, at the columns from the left."""


def street_masks(rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each symbol the spaces of its street."""
    return (
        *[STREET_CELLS[rows.index(number)] for number in SIDE_A],
        *[STREET_CELLS[SIZE + columns.index(number)] for number in SIDE_A],
    )


STREETS_OF_SIDE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    tuple([street_masks(SIDE_A, SIDE_A) for _ in SIDE_B]),
    tuple([street_masks(rows, columns) for rows, columns in SIDE_B]),
)
"""STREETS_OF_SIDE[side][seat][symbol]; the boards of side B go to the seats in order (J)."""

STREET_CARDS: Final = tuple([symbol for symbol in range(STREETS) for _ in range(2)])
"""RECONSTRUCTED, though hardly otherwise possible: each of the twelve symbols twice."""
CYCLES: Final = 3
ROUNDS_PER_CYCLE: Final = 4
CARDS_PER_ROUND: Final = 2
ROUNDS: Final = CYCLES * ROUNDS_PER_CYCLE
