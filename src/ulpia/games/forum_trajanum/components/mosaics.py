"""The five mosaic boards, both sides, and how they lie on the Forum square.

Found: five boards of 3 x 4 squares in four colours, one eagle square each, two different sides.
The layouts and the silhouettes are RECONSTRUCTED: correct MOSAICS and SILHOUETTES.
A square is numbered place x 12 + its number on the board, row by row, as the board lies there.
"""

from __future__ import annotations

from typing import Final, NewType

from ulpia.games.forum_trajanum.components.goods import BLUE, GREEN, RED, YELLOW
from ulpia.kernel.tables import NumberRows

Square = NewType("Square", int)

HEIGHT: Final = 4
WIDTH: Final = 3
BOARD_SQUARES: Final = HEIGHT * WIDTH
EAGLE: Final = -1
LETTERS: Final = {"B": BLUE, "R": RED, "Y": YELLOW, "G": GREEN, "*": EAGLE}

MOSAICS: Final[tuple[tuple[str, ...], ...]] = (
    ("RRR/Y*B/YBB/GGB", "RYY/RRB/G*B/BBB"),
    ("RBY/RBY/R*G/RGG", "YBB/R*G/RGG/RRR"),
    ("GGG/B*G/BYR/YYR", "GGG/RRG/Y*G/YYB"),
    ("YYB/YBB/Y*G/RRG", "GBB/G*B/YRY/YYY"),
    ("BBR/B*R/YGR/YGG", "GYY/GGY/B*R/BRR"),
)
"""RECONSTRUCTED: front and back of each board, row by row."""
MOSAIC_WORDS: Final = tuple(
    [f"{board}{side}" for board in range(1, len(MOSAICS) + 1) for side in "AB"]
)

SILHOUETTES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, 0), (0, 3), (0, 6)),
    3: ((0, 0), (0, 3), (4, 0), (4, 3)),
    4: ((0, 0), (0, 3), (0, 6), (4, 0), (4, 3)),
}
"""RECONSTRUCTED: for each number of players the top left squares of the places for boards."""

PLACES: Final = 5
SQUARES: Final = PLACES * BOARD_SQUARES
ROMAN: Final = ("i", "ii", "iii", "iv", "v")
SQUARE_WORDS: Final = tuple(
    [f"{ROMAN[place]}{number}" for place in range(PLACES) for number in range(1, BOARD_SQUARES + 1)]
)


def colours_of(mosaic: int, turned: int) -> tuple[int, ...]:
    """Return the twelve squares of a board's side (2 x board + side) as it lies."""
    text = MOSAICS[mosaic // 2][mosaic % 2].replace("/", "")
    colours = tuple([LETTERS[letter] for letter in text])
    return colours[::-1] if turned else colours


def positions(seats: int) -> list[tuple[int, int]]:
    """Return row and column of every square on the Forum."""
    return [
        (top + number // WIDTH, left + number % WIDTH)
        for top, left in SILHOUETTES[seats]
        for number in range(BOARD_SQUARES)
    ]


def within(seats: int, steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return for each square the squares that lie one of `steps` away, as masks."""
    places = positions(seats)
    numbers = {place: number for number, place in enumerate(places)}
    masks = []
    for row, column in places:
        mask = 0
        for down, right in steps:
            near = numbers.get((row + down, column + right), -1)
            if near >= 0:
                mask |= 1 << near
        masks.append(mask)
    return tuple(masks)


ORTHOGONAL: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))
BESIDE: Final[NumberRows] = (
    (),
    (),
    within(2, ORTHOGONAL),
    within(3, ORTHOGONAL),
    within(4, ORTHOGONAL),
)
"""BESIDE[seats][square]: the orthogonal neighbours, also across board borders (R-70)."""
ASLANT: Final[NumberRows] = ((), (), within(2, DIAGONAL), within(3, DIAGONAL), within(4, DIAGONAL))
"""ASLANT[seats][square]: the diagonal neighbours."""
