"""What the words of Trajan speak of: every kind of thing, and the names of each."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import ACTION_WORDS, SLOT_WORDS, TRAY_WORDS
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import CARGO_WORDS, PILE_WORDS, SHIP_WORDS
from ulpia.games.trajan.components.construction import BUILDING_WORDS, PART_WORDS, SPACE_WORDS
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import TILE_WORDS
from ulpia.games.trajan.components.markers import COLOUR_WORDS
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS
from ulpia.games.trajan.components.tracks import QUARTER_WORDS
from ulpia.games.trajan.components.trajan_tiles import STACK_WORDS, TRAJAN_TILE_WORDS
from ulpia.kernel.words import Kind

ROLE_WORDS: Final = ("main", "bonus", "repeat", "second-repeat")
COVER_WORDS: Final = ("trajan-tile", "forum-tile", "wild-demand")
SOURCES: Final = (
    "trajan-tiles",
    "ships",
    "provinces",
    "senate",
    "construction",
    "demands",
    "hand",
    "worker-camp",
    "military-camp",
    "circle",
    "sets",
    "bonus-tiles",
)

TRAY: Final = Kind("tray", TRAY_WORDS, plain=True)
SLOT: Final = Kind("slot", SLOT_WORDS)
ACTION: Final = Kind("action", ACTION_WORDS)
COLOUR: Final = Kind("colour", COLOUR_WORDS)
CARGO: Final = Kind("commodity", CARGO_WORDS)
PILE: Final = Kind("pile", PILE_WORDS)
SHIP: Final = Kind("ship", SHIP_WORDS)
TILE: Final = Kind("tile", TILE_WORDS)
DEMAND: Final = Kind("demand", DEMAND_WORDS)
PROVINCE: Final = Kind("province", PROVINCE_WORDS)
STACK: Final = Kind("stack", STACK_WORDS)
TRAJAN_TILE: Final = Kind("trajan-tile", TRAJAN_TILE_WORDS, plain=True)
PART: Final = Kind("part", PART_WORDS)
BUILDING: Final = Kind("building", BUILDING_WORDS, plain=True)
SPACE: Final = Kind("space", SPACE_WORDS, plain=True)
BONUS: Final = Kind("bonus", BONUS_WORDS)
SIDE: Final = Kind("side", SIDE_WORDS)
ROLE: Final = Kind("role", ROLE_WORDS)
COVER: Final = Kind("cover", COVER_WORDS)
QUARTER: Final = Kind("quarter", QUARTER_WORDS, plain=True)
SOURCE: Final = Kind("source", SOURCES)

KINDS: Final = (
    TRAY,
    SLOT,
    ACTION,
    COLOUR,
    CARGO,
    PILE,
    SHIP,
    TILE,
    DEMAND,
    PROVINCE,
    STACK,
    TRAJAN_TILE,
    PART,
    BUILDING,
    SPACE,
    BONUS,
    SIDE,
    ROLE,
    COVER,
    QUARTER,
    SOURCE,
)
