"""A directed search: how a player of Forum Trajanum can leave his right neighbour with nothing.

R-16: who is passed nothing may pick from the giver's tiles beside his Colonia. That none lies
there takes a giver who passes citizens only, which the receiver places, until a street of his is
empty when it is called. Random play never gets there.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ulpia.games.forum_trajanum.components.colonia_tiles import CITIZENS
from ulpia.games.forum_trajanum.components.goods import TRIBUNE
from ulpia.games.forum_trajanum.components.player_board import CARDS_PER_ROUND, STREETS_OF_SIDE
from ulpia.games.forum_trajanum.scoring.patterns import cells_of
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Seat

ROUNDS: Final = (2, 3, 4)  # after how many rounds nothing might be passed
Pair = tuple[int, int]


class Famine:
    """What a giver must take, round by round, so that he has nothing to pass soon."""

    def __init__(self, state: ForumTrajanum, seat: Seat) -> None:
        colonia = state.colonies[seat]
        streets = STREETS_OF_SIDE[state.side][seat]
        self.tiles: Final = colonia.tiles
        self.tribunes: Final = colonia.goods[TRIBUNE]
        self.called: Final = [
            (streets[state.streets[card]], streets[state.streets[card + 1]])
            for card in range(0, len(state.streets), CARDS_PER_ROUND)
        ]
        self.citizens: Final = [
            cell for cell in cells_of(colonia.tiles) if colonia.grid[cell] < CITIZENS
        ]

    def plan(self) -> list[Pair]:
        """Return the tiles of each round, or nothing where there is no way."""
        for rounds in ROUNDS:
            for needed in self.enough(rounds):
                for extra in combinations(self.others(needed), 2 * rounds - len(needed)):
                    found = self.in_pairs(0, rounds, (*needed, *extra), self.tribunes)
                    if found is not None:
                        return found
        return []

    def enough(self, rounds: int) -> list[tuple[int, ...]]:
        """Return groups of tiles without which a card of that round finds no tile."""
        one, other = self.called[rounds]
        groups = []
        for street in (one, other):
            cells = cells_of(street & self.tiles)
            all_but_one = [tuple([cell for cell in cells if cell != left]) for left in cells]
            groups += all_but_one if one == other else [cells]
        return [group for group in groups if len(group) <= 2 * rounds]

    def others(self, needed: tuple[int, ...]) -> list[int]:
        return [cell for cell in self.citizens if cell not in needed]

    def in_pairs(
        self, number: int, rounds: int, cells: tuple[int, ...], tribunes: int
    ) -> list[Pair] | None:
        """Take all of `cells`, two a round and a citizen in every two; None: it cannot be done."""
        if number == rounds:
            return []
        for one, other in combinations(cells, 2):
            price = self.price(number, one, other)
            if price > tribunes or not (one in self.citizens or other in self.citizens):
                continue
            rest = tuple([cell for cell in cells if cell not in (one, other)])
            later = self.in_pairs(number + 1, rounds, rest, tribunes - price)
            if later is not None:
                return [(one, other), *later]
        return None

    def price(self, number: int, one: int, other: int) -> int:
        """R-12: how many Tribunes it costs to take two tiles in a round."""
        row, column = self.called[number]
        straight = ((row >> one) & 1) + ((column >> other) & 1)
        crossed = ((row >> other) & 1) + ((column >> one) & 1)
        return 2 - max(straight, crossed)
