"""The 54 Trajan tiles: six stacks of nine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from ulpia.games.trajan.components.demands import BREAD, GAMES, RELIGION, Demand
from ulpia.games.trajan.components.markers import COLOUR_WORDS, Colour

TrajanTile = NewType("TrajanTile", int)
Stack = NewType("Stack", int)

VICTORY: Final = Stack(0)
CARDS: Final = Stack(1)
PLUS_TWO: Final = Stack(2)
DEMAND: Final = Stack(3)
WORKERS: Final = Stack(4)
LEGIONNAIRES: Final = Stack(5)
STACKS: Final = 6
STACK_WORDS: Final = ("victory", "cards", "plus-two", "demand", "workers", "legionnaires")
STACK_SIZE: Final = 9
NO_DEMAND: Final = Demand(-1)
CARDS_DRAWN: Final = 2


@dataclass(frozen=True)
class Printed:
    """What a Trajan tile shows: two colours, points, and how much of its effect."""

    stack: Stack
    first: Colour
    second: Colour
    points: int
    amount: int = 0
    demand: Demand = NO_DEMAND


def _colour(letter: str) -> Colour:
    for colour, word in enumerate(COLOUR_WORDS):
        if word[0] == letter:
            return Colour(colour)
    raise ValueError(letter)


def _row(
    stack: Stack, pairs: str, points: int, amount: int = 0, demand: Demand = NO_DEMAND
) -> list[Printed]:
    return [
        Printed(stack, _colour(pair[0]), _colour(pair[1]), points, amount, demand)
        for pair in pairs.split()
    ]


TRAJAN_TILES: Final = tuple(
    [
        *_row(VICTORY, "bb oo yy gg pp ww bw yw ow", 9),
        *_row(CARDS, "bb yy oo bw bo oy yg gp pw", 3, CARDS_DRAWN),
        *_row(PLUS_TWO, "pp ww bp op gp yp wp wp gw", 4),
        *_row(DEMAND, "pp gg og", 1, 0, BREAD),
        *_row(DEMAND, "gg yg pg", 1, 0, GAMES),
        *_row(DEMAND, "ww wg bo", 1, 0, RELIGION),
        *_row(WORKERS, "og oy ow op bg", 5, 1),
        *_row(WORKERS, "oo yy oy by", 2, 2),
        *_row(LEGIONNAIRES, "bb yb wb gb pb", 5, 1),
        *_row(LEGIONNAIRES, "ob wy gy py", 2, 2),
    ]
)


def _word(number: int, tile: Printed) -> str:
    colours = COLOUR_WORDS[tile.first][0] + COLOUR_WORDS[tile.second][0]
    return f"{STACK_WORDS[tile.stack]}-{colours}-{number}"


TRAJAN_TILE_WORDS: Final = tuple([_word(number, tile) for number, tile in enumerate(TRAJAN_TILES)])


def tiles_of(stack: Stack) -> list[int]:
    """Return the numbers of the nine tiles of a stack."""
    return list(range(STACK_SIZE * stack, STACK_SIZE * stack + STACK_SIZE))
