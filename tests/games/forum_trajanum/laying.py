"""Moves the components of a table to where a test wants them; nothing is made up, nothing lost.

Every Colonia has its 34 tiles. What a test names is taken from them; the rest fills the grid, and
what is too much for grid and ship has left the game, so `game.check` holds for every position.
"""

from __future__ import annotations

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDINGS,
    DOUBLES,
    GRAY_OF_PILE,
    PILES,
    SINGLES,
    STRUCTURE,
)
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    CITIZENS,
    FOREIGN,
    FRONT_CLASS,
    FRONT_COPIES,
    FRONT_WORDS,
    FRONTS,
)
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS, Colour
from ulpia.games.forum_trajanum.components.mosaics import SQUARE_WORDS
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CELL_WORDS,
    CELLS,
    CORNER_WORDS,
    CORNERS,
    TILE_CELLS,
)
from ulpia.games.forum_trajanum.state import (
    Colonia,
    ForumTrajanum,
    left_neighbour,
    new_colonia,
    right_neighbour,
)
from ulpia.kernel.moves import Seat


class Wish:
    """What a test wants of one Colonia, in words."""

    def __init__(
        self,
        built: str = "",
        doubles: str = "",
        vacant: str = "",
        fronts: str = "",
        goods: str = "",
        citizens: str = "",
        inactive: str = "",
        ship: int = 1,
        envoys: str = "",
        cranes: str = "blue red yellow green",
        scored: str = "",
        bar: int = 0,
        flipped: bool = False,
        steps: tuple[int, int, int] = (0, 0, 0),
        own: str = "",
        foreign: str = "",
        beside: str = "",
        river: str = "",
    ) -> None:
        self.built = built  # park c3 library d3
        self.doubles = doubles  # c3 d3: pairs of spaces
        self.vacant = vacant  # e1 e2 a1: no tile there any more; a corner's crane is open
        self.fronts = fronts  # builder a2 coin-coin b2
        self.goods = goods  # coin coin blue
        self.citizens = citizens  # rows, one word for each citizen
        self.inactive = inactive  # rows
        self.ship = ship
        self.envoys = envoys  # squares
        self.cranes = cranes
        self.scored = scored  # corners
        self.bar = bar
        self.flipped = flipped
        self.steps = steps
        self.own = own
        self.foreign = foreign  # of the left neighbour
        self.beside = beside  # of the left neighbour
        self.river = river


def cells(text: str) -> list[int]:
    return [CELL_WORDS.index(word) for word in text.split()]


def mask(numbers: list[int]) -> int:
    return sum([1 << number for number in set(numbers)])


def pairs(text: str) -> list[tuple[str, str]]:
    words = text.split()
    return list(zip(words[::2], words[1::2], strict=True))


def fronts_in_box() -> list[int]:
    return [front for front in range(FRONTS) for _ in range(FRONT_COPIES[front])]


def lay_colonies(state: ForumTrajanum, wishes: dict[int, Wish]) -> None:
    """Lay every Colonia as wished, then deal out the tiles that nobody named."""
    state.envoys, state.occupied = [0] * state.seats, 0
    state.colonies = [new_colonia() for _ in range(state.seats)]
    pools = [fronts_in_box() for _ in range(state.seats)]
    full = {seat: wishes.get(seat, Wish()) for seat in range(state.seats)}
    for seat in range(state.seats):
        lay_board(state, Seat(seat), full[seat])
    for seat in range(state.seats):
        lay_named_tiles(state, Seat(seat), full[seat], pools)
    for seat in range(state.seats):
        settle(state, Seat(seat), full[seat], pools)
    for seat in range(state.seats):
        deal_rest(state, Seat(seat), full[seat], pools[seat])
    lay_piles(state)


def lay_board(state: ForumTrajanum, seat: Seat, wish: Wish) -> None:
    colonia = state.colonies[seat]
    for building, cell in pairs(wish.built):
        colonia.built[BUILDINGS.index(building)] |= mask(cells(cell))
    colonia.doubles = tuple(cells(wish.doubles))
    built = sum(colonia.built)
    colonia.tiles = TILE_CELLS & ~built & ~mask(cells(wish.vacant))
    colonia.vacant = BUILDABLE & ~built & ~colonia.tiles
    for good in wish.goods.split():
        colonia.goods[GOODS.index(good)] += 1
    colonia.cranes = tuple([Colour(COLOURS.index(word)) for word in wish.cranes.split()])
    colonia.scored_cranes = mask([CORNER_WORDS.index(corner) for corner in wish.scored.split()])
    colonia.tiles &= ~mask([CORNERS[CORNER_WORDS.index(word)] for word in wish.scored.split()])
    colonia.bar, colonia.flipped, colonia.steps = wish.bar, wish.flipped, wish.steps
    state.envoys[seat] = mask([SQUARE_WORDS.index(square) for square in wish.envoys.split()])
    state.occupied |= state.envoys[seat]


def fetch(pool: list[int], word: str) -> int:
    front = FRONT_WORDS.index(word)
    pool.remove(front)
    return front


def lay_named_tiles(state: ForumTrajanum, seat: Seat, wish: Wish, pools: list[list[int]]) -> None:
    colonia, mine, theirs = state.colonies[seat], pools[seat], pools[left_neighbour(state, seat)]
    grid = list(colonia.grid)
    for front, cell in pairs(wish.fronts):
        grid[cells(cell)[0]] = fetch(mine, front)
    colonia.grid = tuple(grid)
    if wish.river:
        colonia.river = fetch(mine, wish.river)
    if wish.own:
        colonia.own = colonia.kept = fetch(mine, wish.own)
    if wish.foreign:
        colonia.foreign = state.colonies[left_neighbour(state, seat)].passed = fetch(
            theirs, wish.foreign
        )
    colonia.beside = tuple([fetch(theirs, word) for word in wish.beside.split()])


def settle(state: ForumTrajanum, seat: Seat, wish: Wish, pools: list[list[int]]) -> None:
    """Put citizens into rows: own ones first, then the left neighbour's."""
    colonia = state.colonies[seat]
    spaces = list(colonia.citizens)
    for word in wish.citizens.split():
        row = ROW_WORDS.index(word)
        space = 2 * row + (1 if (colonia.first >> row) & 1 else 0)
        spaces[space] = fetch_citizen(row // 2, pools[seat], pools[left_neighbour(state, seat)])
        if space % 2:
            colonia.second |= 1 << row
        colonia.first |= 1 << row
    colonia.citizens = tuple(spaces)
    inactive = mask([ROW_WORDS.index(word) for word in wish.inactive.split()])
    colonia.active = colonia.first & ~inactive


def fetch_citizen(social_class: int, mine: list[int], theirs: list[int]) -> int:
    for pool, extra in ((mine, 0), (theirs, FOREIGN)):
        for front in pool:
            if FRONT_CLASS[front] == social_class:
                pool.remove(front)
                return front + extra
    raise ValueError("no citizen of that class is left")


def deal_rest(state: ForumTrajanum, seat: Seat, wish: Wish, pool: list[int]) -> None:
    """Fill grid, river and ship; resources first, so that citizens are rare by accident."""
    colonia = state.colonies[seat]
    pool.sort(key=lambda front: (front < CITIZENS, front))
    grid = list(colonia.grid)
    travellers = wish.ship + state.envoys[seat].bit_count() - 1
    make_room(colonia, grid, travellers + (colonia.river < 0) - len(pool))
    for cell in range(CELLS):
        if (colonia.tiles >> cell) & 1 and grid[cell] < 0:
            grid[cell] = pool.pop(0)
    colonia.grid = tuple(grid)
    if colonia.river < 0:
        colonia.river = pool.pop(0)
    colonia.travellers, rest = tuple(pool[:travellers]), pool[travellers:]
    colonia.ship = wish.ship
    receiver = state.colonies[right_neighbour(state, seat)]
    receiver.gone = (*receiver.gone, *rest)


def make_room(colonia: Colonia, grid: list[int], lacking: int) -> None:
    """Vacate spaces of the lower streets until there are tiles enough for everything else."""
    unnamed = [cell for cell in range(CELLS) if (colonia.tiles >> cell) & 1 and grid[cell] < 0]
    for cell in cells(LAST_SPACES):
        if cell in unnamed and len(unnamed) + lacking > 0:
            colonia.tiles &= ~(1 << cell)
            colonia.vacant |= 1 << cell
            unnamed.remove(cell)
    assert len(unnamed) + lacking <= 0, "vacate more spaces"


LAST_SPACES = "e6 d6 c6 b6 f5 e5 c5 b5 a5 f4 e4 d4 c4 a4"


def lay_piles(state: ForumTrajanum) -> None:
    for pile in range(len(PILES)):
        state.singles[pile], state.doubles[pile] = SINGLES[pile], DOUBLES[pile]
        for colonia in state.colonies:
            take_from_pile(state, colonia, pile)


def take_from_pile(state: ForumTrajanum, colonia: Colonia, pile: int) -> None:
    coloured = colonia.built[STRUCTURE + pile]
    spaces = (colonia.built[GRAY_OF_PILE[pile]] | coloured).bit_count()
    doubles = len([cell for cell in colonia.doubles[1::2] if (coloured >> cell) & 1])
    state.doubles[pile] -= doubles
    state.singles[pile] -= spaces - 2 * doubles
