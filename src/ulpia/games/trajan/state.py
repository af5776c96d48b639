"""The table of Trajan: board and mats."""

from __future__ import annotations

from typing import ClassVar

from ulpia.games.trajan.components.actions import EMPTY, FIRST_ARCH_SLOT, TRAYS, Slot
from ulpia.games.trajan.components.commodities import COMMODITIES
from ulpia.games.trajan.components.construction import SPACES
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import KINDS
from ulpia.games.trajan.components.markers import NO_MARKERS
from ulpia.games.trajan.components.provinces import CAMP, PROVINCES, Province
from ulpia.games.trajan.components.tracks import START_SUPPLY
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.vocabulary import SOURCES
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import Blank, State


class Player(Blank):
    """A player's mat, hand, display, and pieces on the board.

    Lists count things by kind; sets of spaces, provinces, buildings and tiles are bits.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "trays",
        "slots",
        "arch",
        "hand",
        "known",
        "display",
        "tiles",
        "kept",
        "plus_two",
        "buildings",
        "supply",
        "camp_workers",
        "camp_legionnaires",
        "workers",
        "legionnaires",
        "leader",
        "senate",
        "yellow_bonus",
        "gray_bonus",
        "points",
    )

    def __init__(self) -> None:
        self.trays: list[int] = [NO_MARKERS] * TRAYS  # bags of markers
        self.slots: list[int] = [EMPTY] * TRAYS  # Trajan tiles
        self.arch: Slot = FIRST_ARCH_SLOT
        self.hand: list[int] = [0] * COMMODITIES
        self.known: list[int] = [0] * COMMODITIES  # of the hand, what everybody saw taken
        self.display: list[int] = [0] * COMMODITIES
        self.tiles: list[int] = [0] * KINDS
        self.kept: list[int] = [0] * DEMANDS  # completed Trajan tiles that show a demand
        self.plus_two = 0  # actions
        self.buildings = 0
        self.supply = START_SUPPLY
        self.camp_workers = 1
        self.camp_legionnaires = 1
        self.workers = 0  # spaces of the construction site
        self.legionnaires = 0  # provinces
        self.leader: Province = CAMP
        self.senate = 0  # index into SENATE_TRACK
        self.yellow_bonus = 0
        self.gray_bonus = 0
        self.points: list[int] = [0] * len(SOURCES)

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.trays = self.trays[:]
        other.slots = self.slots[:]
        other.arch = self.arch
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.display = self.display[:]
        other.tiles = self.tiles[:]
        other.kept = self.kept[:]
        other.plus_two = self.plus_two
        other.buildings = self.buildings
        other.supply = self.supply
        other.camp_workers = self.camp_workers
        other.camp_legionnaires = self.camp_legionnaires
        other.workers = self.workers
        other.legionnaires = self.legionnaires
        other.leader = self.leader
        other.senate = self.senate
        other.yellow_bonus = self.yellow_bonus
        other.gray_bonus = self.gray_bonus
        other.points = self.points[:]
        return other


class Trajan(State):
    """The board, the stacks and the players.

    A stack is a fixed tuple and the number of things left in it; its top is the last of those.
    """

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
        other.province_tiles = self.province_tiles[:]
        other.stacks = self.stacks
        other.stack_left = self.stack_left[:]
        other.completed = self.completed
        other.site = self.site[:]
        other.bonus_bag = self.bonus_bag
        other.bonus_left = self.bonus_left
        other.senate_bonus = self.senate_bonus
        other.senate_order = self.senate_order
        other.demand_stack = self.demand_stack
        other.demand_left = self.demand_left
        other.demands = self.demands
        other.gone = self.gone[:]
        other.tie_order = self.tie_order
        return other
