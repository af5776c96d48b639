"""The table of Forum Trajanum: the Forum square, the piles, and a Colonia for each player."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ulpia.games.forum_trajanum.components.buildings import DOUBLES, SINGLES
from ulpia.games.forum_trajanum.components.player_board import CORNER_MASK
from ulpia.games.forum_trajanum.mosaic import Mosaic
from ulpia.games.forum_trajanum.state.colonia import NOTHING, Colonia, new_colonia
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import State

SETTING_UP: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final = ("setting-up", "drafting", "playing", "scoring", "over")


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


def left_neighbour(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the left neighbour, who plays next: turns run clockwise."""
    return Seat(seat + 1 if seat + 1 < state.seats else 0)


def right_neighbour(state: ForumTrajanum, seat: Seat) -> Seat:
    """Return the right neighbour, who receives the passed tile (R-13)."""
    return Seat(seat - 1 if seat > 0 else state.seats - 1)


def in_turn_order(state: ForumTrajanum) -> list[Seat]:
    """R-20: return all seats clockwise from the starting player."""
    return [Seat((state.start + offset) % state.seats) for offset in range(state.seats)]
