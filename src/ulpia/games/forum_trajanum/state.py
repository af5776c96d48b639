"""The table of Forum Trajanum: the Forum square, the piles, and a Colonia for each player."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ulpia.games.forum_trajanum.components.buildings import DOUBLES, KINDS, SINGLES
from ulpia.games.forum_trajanum.components.colonia_tiles import WOMEN
from ulpia.games.forum_trajanum.components.goods import GOODS, Colour
from ulpia.games.forum_trajanum.components.player_board import CELLS, CORNER_MASK, Cell
from ulpia.games.forum_trajanum.mosaic import Mosaic
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.rulings import WOMEN_ARE_KNOWN_BY_THEIR_BACKS
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import Blank, State

NOTHING: Final = -1
"""What lies where nothing lies."""

SETTING_UP: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final = ("setting-up", "drafting", "playing", "scoring", "over")


class Colonia(Blank):
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


class ForumTrajanum(State):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "seats",
        "side",
        "introductory",
        "handicap",
        "limited",
        "woman_before_cranes",
        "phase",
        "cycle",
        "round",
        "start",
        "active",
        "cards",
        "streets",
        "mosaic",
        "occupied",
        "envoys",
        "singles",
        "doubles",
        "colonies",
    )

    ADDED: ClassVar[dict[str, Any]] = {"woman_before_cranes": True}

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.side = 0
        self.introductory = False
        self.handicap = 0  # seats
        self.limited = True
        self.woman_before_cranes = False  # as the first version of our rules had it
        self.phase = SETTING_UP
        self.cycle = 0
        self.round = NOTHING  # counted through the whole game
        self.start: Seat = NOBODY
        self.active: Seat = NOBODY
        self.cards: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)  # Trajan cards, by cycle
        self.streets: tuple[int, ...] = ()  # all street cards in the order they will be revealed
        self.mosaic = Mosaic()
        self.occupied = 0  # squares of the Forum
        self.envoys: list[int] = [0] * seats  # for each seat its squares
        self.singles: list[int] = list(SINGLES)
        self.doubles: list[int] = list(DOUBLES)
        self.colonies: list[Colonia] = [new_colonia() for _ in range(seats)]

    def reveals_to(self, seat: Seat) -> int:
        """R-2, R-8: what others drew or looked at is known to them alone until it is shown."""
        if self.is_arranging():
            return self.reveals - self.women_drawn_by_others(seat)
        if self.phase != DRAFTING:
            return self.reveals
        looks = 0
        for other in range(self.seats):
            if other != seat:
                for cell in self.colonies[other].picks:
                    looks += 1 - ((CORNER_MASK >> cell) & 1)
        return self.reveals - looks

    def is_arranging(self) -> bool:
        """Say whether the owners still arrange their boards, unseen by each other (R-2)."""
        return self.phase == SETTING_UP and self.start < 0

    def women_drawn_by_others(self, seat: Seat) -> int:
        """Count the women that others have drawn, each for herself (R-1)."""
        if self.woman_before_cranes:
            return 0
        drawn = 0
        for other in range(self.seats):
            if other != seat and self.colonies[other].woman != NOTHING:
                drawn += 1
        return drawn

    def copy(self) -> ForumTrajanum:
        other = ForumTrajanum.__new__(ForumTrajanum)
        other.chance = self.chance.copy()
        other.agenda = self.agenda[:]
        other.events = None
        other.reveals = self.reveals
        other.turns = self.turns
        other.seats = self.seats
        other.side = self.side
        other.introductory = self.introductory
        other.handicap = self.handicap
        other.limited = self.limited
        other.woman_before_cranes = self.woman_before_cranes
        other.phase = self.phase
        other.cycle = self.cycle
        other.round = self.round
        other.start = self.start
        other.active = self.active
        other.cards = self.cards
        other.streets = self.streets
        other.mosaic = self.mosaic
        other.occupied = self.occupied
        other.envoys = self.envoys[:]
        other.singles = self.singles[:]
        other.doubles = self.doubles[:]
        other.colonies = [colonia.copy() for colonia in self.colonies]
        return other


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


def left_of(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the left neighbour, who plays next: turns run clockwise."""
    return Seat(seat + 1 if seat + 1 < state.seats else 0)


def right_of(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the right neighbour, who receives the passed tile (R-13)."""
    return Seat(seat - 1 if seat > 0 else state.seats - 1)


def in_turn_order(state: ForumTrajanum) -> list[Seat]:
    """R-20: return all seats clockwise from the starting player."""
    return [Seat((state.start + offset) % state.seats) for offset in range(state.seats)]
