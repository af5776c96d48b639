"""A player of Trajan: mat, hand, display, and pieces on the board."""

from __future__ import annotations

from typing import ClassVar

from ulpia.games.trajan.components.actions import EMPTY, FIRST_ARCH_SLOT, TRAYS, Slot
from ulpia.games.trajan.components.commodities import COMMODITIES
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import KINDS
from ulpia.games.trajan.components.markers import NO_MARKERS
from ulpia.games.trajan.components.provinces import CAMP, Province
from ulpia.games.trajan.components.tracks import START_SUPPLY
from ulpia.games.trajan.kinds import SOURCES
from ulpia.kernel.state import Copyable


class Player(Copyable):
    """A player's mat, hand, display, and pieces on the board.

    Lists count things by kind; sets of spaces, provinces, buildings and tiles are bits. The lists
    in SHARED belong to copies, too, and are replaced instead of changed.
    """

    SHARED: ClassVar[tuple[str, ...]] = ("slots", "known", "display", "kept", "points")

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
        other.slots = self.slots
        other.arch = self.arch
        other.hand = self.hand[:]
        other.known = self.known
        other.display = self.display
        other.tiles = self.tiles[:]
        other.kept = self.kept
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
        other.points = self.points
        return other
