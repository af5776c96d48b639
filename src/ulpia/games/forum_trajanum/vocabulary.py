"""The words of Forum Trajanum: everything that moves, facts, prompts and refusals can name."""

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
from ulpia.kernel.words import NUMBER, SEAT, Kind, Phrase, Vocabulary

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

VERBS: Final = (
    # set-up
    Phrase("crane", (("colour", COLOUR),)),  # this colour on the corner asked about
    Phrase("corner", (("corner", CORNER),)),  # the woman asked about there, the other opposite
    Phrase("arrange"),  # all of your own set-up, by chance
    # the draft
    Phrase("take", (("cell", CELL),)),
    Phrase("ignore", (("cell", CELL),)),  # a street card, for a Tribune: take from anywhere
    Phrase("skip"),  # take nothing for an empty street
    Phrase("keep", (("cell", CELL),)),  # the tile from there; the other one is passed
    # using tiles
    Phrase("pick", (("front", FRONT),)),  # back from beside the Colonia
    Phrase("use", (("origin", ORIGIN),)),
    Phrase("both"),  # for two Tribunes
    Phrase("place", (("row", ROW),)),  # a citizen
    Phrase("receive", (("good", GOOD),)),
    Phrase("gain", (("bonus", BONUS),)),  # an area bonus
    Phrase("advance"),  # the slide bar by one
    Phrase("cypress"),  # the slide bar to the next cypress
    Phrase("decline"),
    # conversions
    Phrase("train", (("colour", COLOUR),)),  # two workers of it to a builder
    Phrase("recolour", (("colour", COLOUR), ("target", COLOUR))),
    Phrase("craft", (("colour", COLOUR),)),  # Craftsman I: assistant to worker
    Phrase("promote"),  # Craftsman II: assistant to builder
    Phrase("exchange", (("good", GOOD), ("target", GOOD))),  # Merchant II
    # building
    Phrase("build", (("tile", TILE),)),
    Phrase("on", (("cell", CELL),)),
    Phrase("first", (("half", HALF),)),
    Phrase("benefit", (("level", LEVEL),)),
    Phrase("send", (("square", SQUARE),)),
    Phrase("done"),
    # the scoring phase
    Phrase("pay", (("row", ROW),)),
    Phrase("leave", (("row", ROW),)),  # unpaid
)

FACTS: Final = (
    # set-up
    Phrase("mosaic_laid", (("place", NUMBER), ("mosaic", MOSAIC), ("turned", NUMBER)), drawn=True),
    Phrase("card_drawn", (("cycle", CYCLE), ("card", CARD)), drawn=True),
    Phrase("citizen_drawn", (("front", FRONT),), drawn=True),
    Phrase("crane_chosen", (("corner", CORNER), ("colour", COLOUR))),  # to the owner alone
    Phrase("row_chosen", (("row", ROW),)),  # to the owner alone
    Phrase("corner_chosen", (("front", FRONT), ("corner", CORNER))),  # to the owner alone
    Phrase(
        "cranes_placed",
        (
            ("northwest", COLOUR),
            ("northeast", COLOUR),
            ("southwest", COLOUR),
            ("southeast", COLOUR),
        ),
    ),
    Phrase("corner_tile", (("corner", CORNER), ("front", FRONT)), drawn=True),
    Phrase("river_tile", (("front", FRONT),), drawn=True),  # to the owner alone
    Phrase("worker_dealt", (("colour", COLOUR),), drawn=True),
    Phrase("first_player", drawn=True),
    # round and draft
    Phrase("cycle_began", (("cycle", CYCLE), ("points", NUMBER))),
    Phrase("round_began", (("round", NUMBER),)),
    Phrase("streets_revealed", (("symbol", SYMBOL), ("other", SYMBOL)), drawn=True),
    Phrase("tile_looked_at", (("cell", CELL), ("front", FRONT)), drawn=True),  # taker alone
    Phrase("street_ignored", (("cell", CELL),)),  # to the taker alone
    Phrase("street_skipped"),  # to the taker alone
    Phrase("tile_kept", (("cell", CELL), ("front", FRONT))),  # to the taker alone
    Phrase("tiles_taken", (("cell", CELL),), many=True),
    Phrase("tribunes_paid", (("count", NUMBER),)),
    Phrase("crane_uncovered", (("corner", CORNER), ("colour", COLOUR))),
    Phrase("tile_passed", (("receiver", SEAT),)),
    Phrase("tile_received", (("giver", SEAT), ("front", FRONT))),  # to giver and receiver
    Phrase("no_tile_passed", (("receiver", SEAT),)),
    # the turn
    Phrase("turn_began"),
    Phrase("tile_revealed", (("origin", ORIGIN), ("front", FRONT))),
    Phrase("tile_picked", (("front", FRONT),)),
    Phrase("tile_used", (("origin", ORIGIN), ("front", FRONT))),
    Phrase("tile_shipped", (("front", FRONT),)),
    Phrase("tile_laid_beside", (("front", FRONT),)),
    Phrase("tile_left_game", (("front", FRONT),)),
    Phrase("tile_dug_out", (("cell", CELL), ("front", FRONT)), drawn=True),  # library or market 4
    Phrase("goods_gained", (("good", GOOD), ("count", NUMBER))),
    Phrase("citizen_placed", (("row", ROW), ("origin", ORIGIN), ("front", FRONT))),
    Phrase("citizen_doubled", (("row", ROW), ("origin", ORIGIN), ("front", FRONT))),
    Phrase("row_activated", (("row", ROW),)),
    Phrase("bar_turned"),
    Phrase("bar_moved", (("position", NUMBER),)),
    Phrase("workers_trained", (("colour", COLOUR),)),
    Phrase("worker_recoloured", (("colour", COLOUR), ("target", COLOUR))),
    Phrase("worker_crafted", (("colour", COLOUR),)),
    Phrase("builder_promoted"),
    Phrase("good_exchanged", (("good", GOOD), ("target", GOOD))),
    Phrase("goods_paid", (("good", GOOD), ("count", NUMBER))),
    Phrase("tile_built", (("tile", TILE), ("cell", CELL))),
    Phrase("double_built", (("tile", TILE), ("cell", CELL), ("other", CELL))),
    Phrase("column_scored", (("worth", NUMBER), ("citizens", NUMBER), ("points", NUMBER))),
    Phrase("marker_moved", (("track", TRACK), ("level", LEVEL))),
    Phrase("benefit_taken", (("track", TRACK), ("level", LEVEL), ("benefit", BENEFIT))),
    Phrase("benefit_declined", (("track", TRACK),)),
    Phrase("track_finished", (("track", TRACK), ("points", NUMBER))),
    Phrase("envoy_sent", (("square", SQUARE),)),
    Phrase("area_completed", (("colour", COLOUR), ("square", SQUARE))),
    Phrase("bonus_gained", (("bonus", BONUS),)),
    # the scoring phase
    Phrase("scoring_began", (("cycle", CYCLE),)),
    Phrase("row_paid", (("row", ROW),)),
    Phrase("row_unpaid", (("row", ROW),)),
    Phrase(
        "crane_scored",
        (("corner", CORNER), ("colour", COLOUR), ("count", NUMBER), ("points", NUMBER)),
    ),
    Phrase("row_scored", (("row", ROW), ("count", NUMBER), ("points", NUMBER))),
    Phrase("eagles_scored", (("on", NUMBER), ("beside", NUMBER), ("points", NUMBER))),
    Phrase("area_scored", (("count", NUMBER), ("points", NUMBER))),
    Phrase("task_scored", (("card", CARD), ("task", TASK), ("count", NUMBER), ("points", NUMBER))),
    Phrase("figure_passed"),  # the seat is the new starting player
    Phrase("game_ended", (("points", NUMBER),)),
)

PROMPTS: Final = (
    # set-up
    Phrase("crane", (("corner", CORNER),)),
    Phrase("first_row", (("front", FRONT),)),
    Phrase("corner", (("front", FRONT), ("other", FRONT))),
    Phrase("second_citizen"),  # the handicap
    # the draft
    Phrase("take", (("symbol", SYMBOL), ("other", SYMBOL))),
    Phrase("take_second", (("symbol", SYMBOL), ("other", SYMBOL))),
    Phrase("keep", (("receiver", SEAT),)),
    # the turn
    Phrase("pick"),
    Phrase("use"),
    Phrase("use_first"),
    Phrase("place", (("front", FRONT),)),
    Phrase("row_bonus", (("row", ROW),)),
    Phrase("worker"),
    Phrase("area_bonus"),
    Phrase("second_area_bonus"),
    Phrase("upgrade"),
    Phrase("build"),
    Phrase("build_again"),
    Phrase("prepare"),  # nothing left to build: conversions before the turn ends
    Phrase("space", (("tile", TILE),)),
    Phrase("gray_half", (("tile", TILE),)),
    Phrase("second_half", (("tile", TILE), ("cell", CELL))),
    Phrase("order", (("tile", TILE),)),
    Phrase("benefit", (("track", TRACK), ("level", LEVEL))),
    Phrase("dig"),  # library or market 4: any tile of your own Colonia
    Phrase("send", (("colour", COLOUR),)),
    Phrase("send_anywhere"),
    Phrase("send_to_eagle"),
    # the scoring phase
    Phrase("pay", (("row", ROW), ("coins", NUMBER))),
)

REFUSALS: Final = (
    Phrase("crane_already_placed", (("colour", COLOUR),)),
    Phrase("other_class", (("row", ROW),)),
    Phrase("no_tile_there", (("cell", CELL),)),
    Phrase("tile_already_taken", (("cell", CELL),)),
    Phrase("not_in_the_streets", (("cell", CELL),)),  # a Tribune would allow it
    Phrase("costs_no_tribune", (("cell", CELL),)),  # just take it
    Phrase("no_tribune"),
    Phrase("street_has_tiles"),  # so it cannot be skipped
    Phrase("not_among_the_two", (("cell", CELL),)),
    Phrase("not_beside_colonia", (("front", FRONT),)),
    Phrase("two_tribunes_needed"),
    Phrase("no_choice_of_goods", (("good", GOOD),)),
    Phrase("bonus_taken_already", (("bonus", BONUS),)),
    Phrase("only_in_building_phase"),
    Phrase("two_workers_needed", (("colour", COLOUR),)),
    Phrase("no_worker", (("colour", COLOUR),)),
    Phrase("no_assistant"),
    Phrase("same_colour", (("colour", COLOUR),)),
    Phrase("not_active", (("row", ROW),)),
    Phrase("used_up", (("row", ROW),)),
    Phrase("not_exchangeable", (("good", GOOD),)),
    Phrase("no_such_good", (("good", GOOD),)),
    Phrase("no_builder"),
    Phrase("workers_needed", (("colour", COLOUR), ("count", NUMBER))),
    Phrase("tiles_used_up", (("tile", TILE),)),
    Phrase("no_space", (("tile", TILE),)),
    Phrase("one_building_a_turn"),
    Phrase("temple_there", (("cell", CELL),)),
    Phrase("crane_there", (("cell", CELL),)),
    Phrase("building_there", (("cell", CELL),)),
    Phrase("colonia_tile_there", (("cell", CELL),)),
    Phrase("no_room_for_both", (("cell", CELL),)),
    Phrase("not_adjacent", (("cell", CELL), ("other", CELL))),
    Phrase("level_not_reached", (("level", LEVEL),)),
    Phrase("benefit_impossible", (("level", LEVEL),)),
    Phrase("no_such_square", (("square", SQUARE),)),
    Phrase("square_taken", (("square", SQUARE),)),
    Phrase("eagle_there", (("square", SQUARE),)),
    Phrase("no_eagle_there", (("square", SQUARE),)),
    Phrase("other_colour", (("square", SQUARE), ("colour", COLOUR))),
    Phrase("started_area_first", (("square", SQUARE), ("colour", COLOUR))),
    Phrase("may_not_decline"),
    Phrase("other_row", (("row", ROW),)),
)

VOCABULARY: Final = Vocabulary(
    kinds=(
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
    ),
    verbs=VERBS,
    facts=FACTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
)
