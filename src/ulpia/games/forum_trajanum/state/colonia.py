"""A player of Forum Trajanum: the Colonia and everything that belongs to it."""

from __future__ import annotations

from typing import ClassVar, Final

from ulpia.games.forum_trajanum.components.buildings import KINDS
from ulpia.games.forum_trajanum.components.colonia_tiles import WOMEN
from ulpia.games.forum_trajanum.components.goods import GOODS, Colour
from ulpia.games.forum_trajanum.components.player_board import CELLS, CORNER_MASK, Cell
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.rulings import WOMEN_ARE_KNOWN_BY_THEIR_BACKS
from ulpia.kernel.state import Copyable

NOTHING: Final = -1
"""What lies where nothing lies."""


class Colonia(Copyable):
    """A player's board and everything that is his.

    Sets of spaces, corners and rows are bits. Colonia tiles are the numbers of their fronts;
    citizens of the left neighbour are FOREIGN + front.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "points",
        "goods",
        "built",
        "vacant",
        "doubles",
        "cranes",
        "scored_cranes",
        "woman",
        "home",
        "corner",
        "grid",
        "tiles",
        "river",
        "travellers",
        "ship",
        "citizens",
        "first",
        "second",
        "active",
        "picks",
        "paid",
        "keep",
        "kept",
        "passed",
        "own",
        "foreign",
        "picked",
        "revealed",
        "placing",
        "fresh",
        "done",
        "beside",
        "gone",
        "bar",
        "flipped",
        "steps",
        "crafted",
        "promoted",
        "exchanged",
    )

    points: list[int]
    goods: list[int]
    built: list[int]  # for each building the spaces that show it
    vacant: int  # spaces that may be built on
    doubles: tuple[int, ...]  # the spaces of double tiles, two by two
    cranes: tuple[Colour, ...]  # colours, by corner
    scored_cranes: int  # corners
    woman: int  # the female citizen that was drawn
    home: int  # the row her owner chose
    corner: int  # where the next of the other two goes
    grid: tuple[int, ...]  # as dealt; of use only where tiles lie
    tiles: int  # spaces with a Colonia tile
    river: int  # the first envoy; its owner alone knows the front
    travellers: tuple[int, ...]  # tiles that went to the ship after that
    ship: int  # envoys on it
    citizens: tuple[int, ...]  # row by row, left and right
    first: int  # rows with a citizen
    second: int  # rows with two
    active: int  # rows whose citizens are active
    picks: tuple[Cell, ...]  # spaces taken from in this round, secret until the pass
    paid: int  # Tribunes for ignored streets, secret until the pass
    keep: int  # the space of the tile to be kept, secret
    kept: int  # fronts of this round's tiles, after the pass
    passed: int
    own: int  # fronts in hand
    foreign: int
    picked: bool  # whether the foreign tile was picked back from beside
    revealed: bool  # whether the tiles of this round were shown to all
    placing: int  # the citizen that is looking for a row
    fresh: int  # the building tile whose benefits are still to come
    done: bool  # whether the player has ended this turn's building phase
    beside: tuple[int, ...]  # the left neighbour's tiles, face up
    gone: tuple[int, ...]  # the left neighbour's tiles that left the game here
    bar: int
    flipped: bool
    steps: tuple[int, ...]  # Forum markers on the benefit tracks
    crafted: int  # uses of abilities in this turn
    promoted: int
    exchanged: int

    def copy(self) -> Colonia:
        other = Colonia()
        other.points = self.points[:]
        other.goods = self.goods[:]
        other.built = self.built[:]
        other.vacant = self.vacant
        other.doubles = self.doubles
        other.cranes = self.cranes
        other.scored_cranes = self.scored_cranes
        other.woman = self.woman
        other.home = self.home
        other.corner = self.corner
        other.grid = self.grid
        other.tiles = self.tiles
        other.river = self.river
        other.travellers = self.travellers
        other.ship = self.ship
        other.citizens = self.citizens
        other.first = self.first
        other.second = self.second
        other.active = self.active
        other.picks = self.picks
        other.paid = self.paid
        other.keep = self.keep
        other.kept = self.kept
        other.passed = self.passed
        other.own = self.own
        other.foreign = self.foreign
        other.picked = self.picked
        other.revealed = self.revealed
        other.placing = self.placing
        other.fresh = self.fresh
        other.done = self.done
        other.beside = self.beside
        other.gone = self.gone
        other.bar = self.bar
        other.flipped = self.flipped
        other.steps = self.steps
        other.crafted = self.crafted
        other.promoted = self.promoted
        other.exchanged = self.exchanged
        return other


def new_colonia() -> Colonia:
    """Return a board on which nothing lies yet.

    Colonia has no `__init__`: copies, made by the million, must not pay for it.
    """
    colonia = Colonia()
    colonia.points = [0] * len(SOURCES)
    colonia.goods = [0] * len(GOODS)
    colonia.built = [0] * KINDS
    colonia.vacant = 0
    colonia.doubles = ()
    colonia.cranes = ()
    colonia.scored_cranes = 0
    colonia.woman = NOTHING
    colonia.home = NOTHING
    colonia.corner = NOTHING
    colonia.grid = (NOTHING,) * CELLS
    colonia.tiles = 0
    colonia.river = NOTHING
    colonia.travellers = ()
    colonia.ship = 0
    colonia.citizens = (NOTHING,) * 12
    colonia.first = 0
    colonia.second = 0
    colonia.active = 0
    colonia.picks = ()
    colonia.paid = 0
    colonia.keep = NOTHING
    colonia.kept = NOTHING
    colonia.passed = NOTHING
    colonia.own = NOTHING
    colonia.foreign = NOTHING
    colonia.picked = False
    colonia.revealed = False
    colonia.placing = NOTHING
    colonia.fresh = NOTHING
    colonia.done = False
    colonia.beside = ()
    colonia.gone = ()
    colonia.bar = 0
    colonia.flipped = False
    colonia.steps = (0, 0, 0)
    colonia.crafted = 0
    colonia.promoted = 0
    colonia.exchanged = 0
    return colonia


def open_fronts(colonia: Colonia) -> list[int]:
    """R-14: return the fronts of this round's tiles that came from a corner."""
    return [colonia.grid[cell] for cell in colonia.picks if (CORNER_MASK >> cell) & 1]


def woman_in_hand(colonia: Colonia) -> int:
    """R-14: return the woman of this round whose back tells who holds her, if there is one.

    Of two women the backs are alike: that both are women is known without them.
    """
    if not WOMEN_ARE_KNOWN_BY_THEIR_BACKS:
        return NOTHING
    women = [front for front in open_fronts(colonia) if front < WOMEN]
    return women[0] if len(women) == 1 else NOTHING
