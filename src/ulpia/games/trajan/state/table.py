"""The table of Trajan: the board, the stacks and the players."""

from __future__ import annotations

from typing import ClassVar

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.construction import SPACES
from ulpia.games.trajan.components.forum_tiles import KINDS
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.state.player import Player
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import State


class Trajan(State):
    """The board, the stacks and the players.

    A stack is a fixed tuple and the number of things left in it; its top is the last of those.
    The lists in SHARED belong to copies, too, and are replaced instead of changed.
    """

    SHARED: ClassVar[tuple[str, ...]] = ("province_tiles", "site", "gone")

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "seats",
        "edition",
        "track",
        "players",
        "start",
        "active",
        "markers_open",
        "clock",
        "crossings",
        "quarter",
        "extra_spent",
        "deck",
        "deck_left",
        "piles",
        "gray_ships",
        "forum_stack",
        "forum_left",
        "extra_stack",
        "extra_left",
        "forum",
        "province_tiles",
        "stacks",
        "stack_left",
        "completed",
        "site",
        "bonus_bag",
        "bonus_left",
        "senate_bonus",
        "senate_order",
        "demand_stack",
        "demand_left",
        "demands",
        "gone",
        "tie_order",
    )

    def __init__(self, seats: int, edition: str, track: int, seed: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.edition = edition
        self.track = track  # length of the time track
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.start: Seat = NOBODY
        self.active: Seat = NOBODY
        self.markers_open = False  # whether everybody has laid the markers on the trays
        self.clock = 0
        self.crossings = 0  # how often time met its start in this turn
        self.quarter = 0
        self.extra_spent = False  # an extra-action tile was spent in this turn
        self.deck: tuple[int, ...] = ()
        self.deck_left = 0
        self.piles: list[tuple[int, ...]] = [(), ()]
        self.gray_ships = 0
        self.forum_stack: tuple[int, ...] = ()
        self.forum_left = 0
        self.extra_stack: tuple[int, ...] = ()
        self.extra_left = 0
        self.forum: list[int] = []  # the three yellow spaces, then the green ones
        self.province_tiles: list[int] = [EMPTY] * PROVINCES
        self.stacks: tuple[tuple[int, ...], ...] = ((),) * STACKS
        self.stack_left: list[int] = [0] * STACKS
        self.completed = 0  # Trajan tiles
        self.site: list[int] = [EMPTY] * SPACES  # buildings
        self.bonus_bag: tuple[int, ...] = ()
        self.bonus_left = 0
        self.senate_bonus: tuple[int, ...] = ()
        self.senate_order: tuple[int, ...] = ()  # who is higher on the same space stands later
        self.demand_stack: tuple[int, ...] = ()
        self.demand_left = 0
        self.demands: tuple[int, ...] = ()
        self.gone: list[int] = [0] * KINDS  # forum and extra-action tiles out of the game
        self.tie_order: tuple[int, ...] = ()  # R-81, best first; set in the last quarter

    def copy(self) -> Trajan:
        other = Trajan.__new__(Trajan)
        other.chance = self.chance.copy()
        other.agenda = self.agenda[:]
        other.events = None
        other.reveals = self.reveals
        other.turns = self.turns
        other.seats = self.seats
        other.edition = self.edition
        other.track = self.track
        other.players = [player.copy() for player in self.players]
        other.start = self.start
        other.active = self.active
        other.markers_open = self.markers_open
        other.clock = self.clock
        other.crossings = self.crossings
        other.quarter = self.quarter
        other.extra_spent = self.extra_spent
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.piles = self.piles[:]
        other.gray_ships = self.gray_ships
        other.forum_stack = self.forum_stack
        other.forum_left = self.forum_left
        other.extra_stack = self.extra_stack
        other.extra_left = self.extra_left
        other.forum = self.forum[:]
        other.province_tiles = self.province_tiles
        other.stacks = self.stacks
        other.stack_left = self.stack_left[:]
        other.completed = self.completed
        other.site = self.site
        other.bonus_bag = self.bonus_bag
        other.bonus_left = self.bonus_left
        other.senate_bonus = self.senate_bonus
        other.senate_order = self.senate_order
        other.demand_stack = self.demand_stack
        other.demand_left = self.demand_left
        other.demands = self.demands
        other.gone = self.gone
        other.tie_order = self.tie_order
        return other
