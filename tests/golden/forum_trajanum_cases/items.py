"""What the golden games of Forum Trajanum must show together: one line for each thing.

Not in the list, because with the boards as they are reconstructed nobody can get there: a track
that finds no tile in the grid (27 of 32 tiles is the most that can be taken), and an envoy beside
two eagles.
"""

from __future__ import annotations

from typing import Final

from tests.golden.coverage import Items
from tests.golden.forum_trajanum_cases.building import DIRECTIONS, GROUPS
from ulpia.games.forum_trajanum.components.buildings import IS_DOUBLE, TILE_WORDS
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONT_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS
from ulpia.games.forum_trajanum.components.mosaics import MOSAIC_WORDS
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CELL_WORDS,
    CORNER_WORDS,
    SIDES,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.components.prestige import (
    CYPRESSES,
    LARGEST_PRINTED,
    LAST_POSITION,
)
from ulpia.games.forum_trajanum.components.tracks import BONUS_WORDS, TRACKS
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, CYCLE_WORDS, TASK_WORDS
from ulpia.games.forum_trajanum.kinds import HALF_WORDS, ORIGIN_WORDS
from ulpia.games.forum_trajanum.points import SOURCES

DOUBLES: Final = [word for tile, word in enumerate(TILE_WORDS) if IS_DOUBLE[tile]]
EXCHANGES: Final = [
    (good, other)
    for good in ("coin", "tribune", "assistant")
    for other in ("coin", "tribune", "assistant")
    if good != other
]
BUILDER_FROM: Final = ("a builder", "two workers for a builder", "a builder of Craftsman II")
WORKER_FROM: Final = ("1 worker", "1 worker in another colour", "1 worker of Craftsman I")
AREAS: Final = [*range(LARGEST_PRINTED + 1), f"more than {LARGEST_PRINTED}"]

ITEMS: Final[Items] = {
    "tables": [
        *[f"{seats} seats, side {side}" for seats in (2, 3, 4) for side in SIDES],
        *[
            f"{seats} seats, {kind} game"
            for seats in (2, 3, 4)
            for kind in ("standard", "introductory")
        ],
        *[
            f"{seats} seats, {supply} supply"
            for seats in (2, 3, 4)
            for supply in ("limited", "unlimited")
        ],
        "some are beginners",
        "all are beginners",
        *[f"seat {seat} is a beginner" for seat in range(4)],
        "no Trajan card in cycle I",
        "no Trajan card in cycle II",
    ],
    "set-up": [
        *[f"mosaic {mosaic} {turn}" for mosaic in MOSAIC_WORDS for turn in ("upright", "turned")],
        "cranes placed by hand",
        *[f"first woman in {row}" for row in ROW_WORDS],
        *[f"first of two women by hand in the {corner}" for corner in CORNER_WORDS],
        "crane and the rest arranged",
        "crane and the rest arranged after some by hand",
        "first_row and the rest arranged after some by hand",
        "corner and the rest arranged after some by hand",
        "river tile is a citizen",
        "river tile is a resource",
        *[f"seat {seat} starts" for seat in range(4)],
        *[f"beginner's second citizen in {row}" for row in ROW_WORDS],
        "beginner declines a second citizen",
        "crane uncovered by the handicap",
    ],
    "the draft": [
        *[f"street {symbol} called" for symbol in SYMBOL_WORDS],
        "a row and a column",
        "two rows",
        "two columns",
        "the same street twice",
        "the same street twice: two tiles from it",
        "the same street twice: one tile from it",
        "the same street twice: no tile from it",
        "crossing tile taken first",
        "crossing tile taken second",
        "crossing tile taken first is the last of its street",
        "one tile taken where both streets cross and have no other",
        "a Tribune for a full street",
        "a Tribune for an empty street",
        "a Tribune for one of two empty streets",
        "a Tribune for a full street, the empty one left out",
        "two Tribunes for two full streets",
        "two Tribunes for an empty and a full street",
        "two Tribunes for two empty streets",
        "empty street left out although there is a Tribune",
        "one tile taken, none passed",
        "no tile taken, none passed",
        "the first tile is kept",
        "the second tile is kept",
        "citizen passed",
        "corner tile taken from its street",
        "corner tile taken for a Tribune",
        "corner tile kept",
        "corner tile passed",
        *[f"crane in the {corner} uncovered" for corner in CORNER_WORDS],
        *[f"{colour} crane uncovered" for colour in COLOURS],
    ],
    "picking back": [
        "tile picked back",
        "tile picked back by a player without a tile",
        "picking a tile back declined",
        "nothing received and nothing beside to pick from",
        "own tile of two used beside a picked one",
        "foreign tile of two used beside a picked one",
        "both tiles used beside a picked one",
        "picked resource leaves the game",
        "picked citizen is placed",
    ],
    "using tiles": [
        *[f"use {origin} {front}" for origin in ORIGIN_WORDS for front in FRONT_WORDS],
        *[f"{origin} tile of two used" for origin in ORIGIN_WORDS],
        "both tiles used",
        *[f"{origin} tile used first" for origin in ORIGIN_WORDS],
        "own tile alone is used",
        "foreign tile alone is used",
        "no tile to use",
        "built without any tile to use",
        "unused own citizen becomes an envoy",
        "unused foreign citizen lies beside the Colonia",
    ],
    "citizens": [
        *[
            f"{place} citizen in {row}, {origin}"
            for place in ("first", "second")
            for row in ROW_WORDS
            for origin in ORIGIN_WORDS
        ],
        "row opened before the other one of the class is full",
        "row opened because the other one of the class is full",
        *[f"second citizen wakes {row}" for row in ROW_WORDS],
    ],
    "bonuses for a second citizen": [
        "envoy by the patrician1 bonus",
        "the patrician1 bonus begins another area",
        "patrician1 bonus sends the own tile that was not used",
        "patrician1 bonus declined",
        "patrician1 bonus lost for lack of an envoy",
        *[f"{bonus} for the patrician2 bonus" for bonus in BONUS_WORDS],
        "merchant1 bonus: coin",
        "merchant1 bonus: tribune",
        "merchant2 bonus: coin",
        "merchant2 bonus: assistant",
        *[f"craftsman1 bonus: {colour} worker" for colour in COLOURS],
        "craftsman2 bonus: builder",
    ],
    "conversions and abilities": [
        *[f"train two {colour} workers" for colour in COLOURS],
        *[
            f"recolour {colour} to {target}"
            for colour in COLOURS
            for target in COLOURS
            if colour != target
        ],
        *[f"craft {colour}" for colour in COLOURS],
        "craftsman1 used twice in a turn",
        "promote",
        *[f"exchange {good} for {other}" for good, other in EXCHANGES],
        "merchant2 used before building",
        "craftsman1 used after merchant2 gave an assistant",
        "craftsman2 used after merchant2 gave an assistant",
        *[f"{row} used in the turn of his arrival" for row in ROW_WORDS],
        "converted after building",
        "nothing converted after",
    ],
    "paying": [
        *[f"gray tile paid with {builder}" for builder in BUILDER_FROM],
        *[f"coloured tile paid with {worker}" for worker in WORKER_FROM],
        *[
            f"mixed tile paid with {builder} and {worker}"
            for builder in BUILDER_FROM
            for worker in WORKER_FROM
        ],
        "two coloured tile paid with 2 workers",
        "two coloured tile paid with 1 worker, 1 worker in another colour",
        "two coloured tile paid with 1 worker, 1 worker of Craftsman I",
        "two coloured tile paid with 1 worker in another colour, 1 worker of Craftsman I",
        "two coloured tile paid with 2 workers in another colour",
        "two coloured tile paid with 2 workers of Craftsman I",
        "tile paid with an assistant of Merchant II",
    ],
    "building": [
        *[f"build {tile}" for tile in TILE_WORDS],
        *[
            f"{tile} with its second half in the {direction}"
            for tile in DOUBLES
            for direction in DIRECTIONS.values()
        ],
        *[f"build on {word}" for cell, word in enumerate(CELL_WORDS) if (BUILDABLE >> cell) & 1],
        "built on a space emptied in this round",
        "built on a space that a track emptied",
        "building declined",
        *[
            f"{tile}, {half} half first"
            for tile in ("library-fountain", "basilica-house", "market-stable")
            for half in HALF_WORDS
        ],
        *[
            f"last {colour} {size} tile built"
            for size in ("single", "double")
            for colour in COLOURS
        ],
        "single tile used up",
        "double tile used up",
        "more single tiles of a colour built than the box holds",
        "more double tiles of a colour built than the box holds",
    ],
    "columns and tracks": [
        *[f"column in cycle {cycle}" for cycle in CYCLE_WORDS],
        "column with 0 active citizens",
        "column with 1 active citizen",
        *[f"column with {count} active citizens" for count in range(2, 7)],
        "column with 7 or more active citizens",
        *[f"{track} {level} taken" for track in TRACKS for level in range(1, 5)],
        *[
            f"{track} {level}: {earlier} taken instead"
            for track in TRACKS
            for level in range(2, 5)
            for earlier in range(1, level)
        ],
        *[f"{track} {level} declined" for track in TRACKS for level in range(1, 5)],
        "library 3 impossible for lack of an envoy",
        "library 3 impossible for lack of an eagle",
        "market 3 impossible for lack of an envoy",
        *[f"{track} track finished in cycle {cycle}" for track in TRACKS for cycle in CYCLE_WORDS],
        *[f"{track} built after the end of its track" for track in TRACKS],
        *[f"library 1: {colour} worker" for colour in COLOURS],
        *[f"extra building action: {group} tile" for group in GROUPS],
        "converted in the extra building action",
        "extra building action declined",
        "extra building action impossible",
        "tile taken from the grid by the library track",
        "tile taken from the grid by the market track",
        "corner tile taken by a track",
        "track finds a citizen",
        "track finds goods",
        "track finds an upgrade",
    ],
    "envoys": [
        *[f"{colour} envoy where no area is begun" for colour in COLOURS],
        *[f"{colour} envoy bound to a begun area" for colour in COLOURS],
        "envoy chooses among several begun areas",
        "envoy bound to an area that others began",
        "patrician1 begins another area",
        "envoy declined",
        "second envoy of a double tile",
        "second envoy bound to the area that the first began",
        "second envoy free because the first completed the area",
        "structure without an envoy on the ship",
        "structure without a free square of its colour",
        "envoy by market 3",
        "market 3 begins another area",
        "envoy onto an eagle by library 3",
        "envoy onto an eagle by library 4",
    ],
    "areas": [
        *[f"{colour} area completed" for colour in COLOURS],
        *[
            f"area completed by {what}"
            for what in ("a structure", "market 3", "the patrician1 bonus")
        ],
        "area of one square completed",
        "area across boards completed",
        "area completed with envoys of others",
        "two areas completed in a turn",
        *[f"{bonus} for {what}" for what in ("an area", "market 2") for bonus in BONUS_WORDS],
        *[
            f"second bonus for {what}: {bonus}"
            for what in ("an area", "market 2")
            for bonus in (*BONUS_WORDS, "none")
        ],
    ],
    "prestige": [
        "upgrade by a tile",
        "upgrade by the basilica track",
        "upgrade by an area bonus",
        *[f"bar at {position}" for position in range(1, LAST_POSITION + 1)],
        *[f"upgrade from {tree - 2} to a cypress" for tree in CYPRESSES],
        *[f"upgrade from {tree - 2} by one only" for tree in CYPRESSES],
        "upgrade by one while merchant1 sleeps",
        "upgrade lost at the end of the track",
        "bar turned in set-up",
        "bar turned in play",
    ],
    "payment": [
        *[f"{row} paid" for row in ROW_WORDS],
        *[f"{row} woken by payment" for row in ROW_WORDS],
        *[f"{row} left unpaid with a coin at hand" for row in ROW_WORDS],
        *[f"no coin for {row}" for row in ROW_WORDS],
        "one coin for two citizens",
        *[f"payment in cycle {cycle}" for cycle in CYCLE_WORDS],
    ],
    "cranes, Colonia and Forum": [
        *[
            f"crane in cycle {cycle} scores {what}"
            for cycle in CYCLE_WORDS
            for what in ("points", "nothing")
        ],
        *[f"{colour} crane scores" for colour in COLOURS],
        "crane scores three structures or more",
        "several cranes scored at once",
        "all four cranes scored",
        *[
            f"{kinds} of buildings times {times}"
            for kinds in ("1 kind", "2 kinds", "3 kinds", "4 kinds")
            for times in (1, 2, 3)
        ],
        *[f"{row} street scores" for row in ROW_WORDS],
        "sleeping citizens multiply nothing",
        "eagle points for an envoy on an eagle",
        "eagle points for an envoy beside an eagle",
        "envoy diagonally by an eagle with patrician1",
        "envoy diagonally by an eagle without patrician1",
        *[
            f"largest area of {size}, {side} side"
            for side in ("basic", "Merchant's")
            for size in AREAS
        ],
        "envoy on an eagle joins the largest area",
    ],
    "Trajan cards": [
        *[f"card {card}: {task} task" for card in CARD_WORDS for task in TASK_WORDS],
        *[f"{task} task several times" for task in TASK_WORDS],
        "patterns compete for the same spaces",
        *[f"task for {points} points" for points in (3, 5, 7)],
    ],
    "the end": [
        *[f"points from {source}" for source in SOURCES],
        "final score of 80 or more",
        "tie decided by active citizens",
        "tie decided by goods",
        "tie shared by 2",
        "tie shared by 3",
        "tie shared by 4",
        "tie of three or more",
    ],
}
