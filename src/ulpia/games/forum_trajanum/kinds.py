"""What the words of Forum Trajanum speak of: every kind of thing, and the names of each."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import BUILDINGS, TILE_WORDS
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.colonia_tiles import CLASSES, FRONT_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS
from ulpia.games.forum_trajanum.components.mosaics import MOSAIC_WORDS, SQUARE_WORDS
from ulpia.games.forum_trajanum.components.player_board import (
    CELL_WORDS,
    CORNER_WORDS,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.components.tracks import BENEFIT_WORDS, BONUS_WORDS, TRACKS
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, CYCLE_WORDS, TASK_WORDS
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.kernel.words import Kind

OWN: Final = 0
FOREIGN_TILE: Final = 1
ORIGIN_WORDS: Final = ("own", "foreign")
GRAY_HALF: Final = 0
COLOURED_HALF: Final = 1
HALF_WORDS: Final = ("gray", "coloured")

CELL: Final = Kind("cell", CELL_WORDS, plain=True)  # a space of a Colonia: column a-f, row 1-6
SQUARE: Final = Kind("square", SQUARE_WORDS, plain=True)  # of the Forum: place i-v, number 1-12
CORNER: Final = Kind("corner", CORNER_WORDS)
SYMBOL: Final = Kind("symbol", SYMBOL_WORDS)  # of a street: black at rows, white at columns
FRONT: Final = Kind("front", FRONT_WORDS)  # what a Colonia tile shows
CLASS: Final = Kind("class", CLASSES)
ROW: Final = Kind("row", ROW_WORDS)  # of citizens
COLOUR: Final = Kind("colour", COLOURS)
GOOD: Final = Kind("good", GOODS)
BUILDING: Final = Kind("building", BUILDINGS)
TILE: Final = Kind("tile", TILE_WORDS)  # a building tile as it is laid
TRACK: Final = Kind("track", TRACKS)
LEVEL: Final = Kind("level", ("1", "2", "3", "4"), plain=True)
BENEFIT: Final = Kind("benefit", BENEFIT_WORDS)
BONUS: Final = Kind("bonus", BONUS_WORDS)
ORIGIN: Final = Kind("origin", ORIGIN_WORDS)  # whose tile: your own, or the left neighbour's
HALF: Final = Kind("half", HALF_WORDS)
MOSAIC: Final = Kind("mosaic", MOSAIC_WORDS, plain=True)
CARD: Final = Kind("card", CARD_WORDS, plain=True)
CYCLE: Final = Kind("cycle", CYCLE_WORDS, plain=True)
TASK: Final = Kind("task", TASK_WORDS)
SOURCE: Final = Kind("source", SOURCES)

KINDS: Final = (
    CELL,
    SQUARE,
    CORNER,
    SYMBOL,
    FRONT,
    CLASS,
    ROW,
    COLOUR,
    GOOD,
    BUILDING,
    TILE,
    TRACK,
    LEVEL,
    BENEFIT,
    BONUS,
    ORIGIN,
    HALF,
    MOSAIC,
    CARD,
    CYCLE,
    TASK,
    SOURCE,
)
