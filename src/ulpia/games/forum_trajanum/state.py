"""The table of Forum Trajanum: the Forum square, the piles, and a Colonia for each player."""

from __future__ import annotations

from typing import ClassVar, Final

from ulpia.games.forum_trajanum.components.buildings import DOUBLES, KINDS, SINGLES
from ulpia.games.forum_trajanum.components.goods import GOODS
from ulpia.games.forum_trajanum.components.player_board import CELLS
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import State

NOTHING: Final = -1
"""What lies where nothing lies."""

SETTING_UP: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final = ("setting-up", "drafting", "playing", "scoring", "over")


class Colonia:
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

    def __init__(self) -> None:
        self.points: list[int] = [0] * len(SOURCES)
        self.goods: list[int] = [0] * len(GOODS)
        self.built: list[int] = [0] * KINDS  # for each building the spaces that show it
        self.vacant = 0  # spaces that may be built on
        self.doubles: tuple[int, ...] = ()  # the spaces of double tiles, two by two
        self.cranes: tuple[int, ...] = ()  # colours, by corner
        self.scored_cranes = 0  # corners
        self.woman = NOTHING  # the female citizen that was drawn
        self.home = NOTHING  # the row her owner chose
        self.corner = NOTHING  # where the next of the other two goes
        self.grid: tuple[int, ...] = (NOTHING,) * CELLS  # as dealt; of use only where tiles lie
        self.tiles = 0  # spaces with a Colonia tile
        self.river = NOTHING  # the first envoy; its owner alone knows the front
        self.travellers: tuple[int, ...] = ()  # tiles that went to the ship after that
        self.ship = 0  # envoys on it
        self.citizens: tuple[int, ...] = (NOTHING,) * 12  # row by row, left and right
        self.first = 0  # rows with a citizen
        self.second = 0  # rows with two
        self.active = 0  # rows whose citizens are active
        self.picks: tuple[int, ...] = ()  # spaces taken from in this round, secret until the pass
        self.paid = 0  # Tribunes for ignored streets, secret until the pass
        self.keep = NOTHING  # the space of the tile to be kept, secret
        self.kept = NOTHING  # fronts of this round's tiles, after the pass
        self.passed = NOTHING
        self.own = NOTHING  # fronts in hand
        self.foreign = NOTHING
        self.picked = False  # whether the foreign tile was picked back from beside
        self.revealed = False  # whether the tiles of this round were shown to all
        self.placing = NOTHING  # the citizen that is looking for a row
        self.fresh = NOTHING  # the building tile whose benefits are still to come
        self.done = False  # whether the player has ended this turn's building phase
        self.beside: tuple[int, ...] = ()  # the left neighbour's tiles, face up
        self.gone: tuple[int, ...] = ()  # the left neighbour's tiles that left the game here
        self.bar = 0
        self.flipped = False
        self.steps: tuple[int, ...] = (0, 0, 0)  # Forum markers on the benefit tracks
        self.crafted = 0  # uses of abilities in this turn
        self.promoted = 0
        self.exchanged = 0

    def copy(self) -> Colonia:
        other = Colonia.__new__(Colonia)
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


class ForumTrajanum(State):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "seats",
        "side",
        "introductory",
        "handicap",
        "limited",
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

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.side = 0
        self.introductory = False
        self.handicap = 0  # seats
        self.limited = True
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
        self.colonies: list[Colonia] = [Colonia() for _ in range(seats)]

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


def left_of(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the left neighbour, who plays next: turns run clockwise."""
    return Seat(seat + 1 if seat + 1 < state.seats else 0)


def right_of(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the right neighbour, who receives the passed tile (R-13)."""
    return Seat(seat - 1 if seat > 0 else state.seats - 1)


def in_turn_order(state: ForumTrajanum) -> list[Seat]:
    """R-20: return all seats clockwise from the starting player."""
    return [Seat((state.start + offset) % state.seats) for offset in range(state.seats)]
