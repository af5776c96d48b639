"""The words of Forum Trajanum: everything that moves, events, prompts and refusals can name."""

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
from ulpia.kernel.words import NUMBER, SEAT, Kind, Signature, Vocabulary

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
    Signature("crane", (("colour", COLOUR),)),  # this colour on the corner asked about
    Signature("corner", (("corner", CORNER),)),  # the woman asked about there, the other opposite
    Signature("arrange"),  # all of your own set-up, by chance
    # the draft
    Signature("take", (("cell", CELL),)),
    Signature("ignore", (("cell", CELL),)),  # a street card, for a Tribune: take from anywhere
    Signature("skip"),  # take nothing for an empty street
    Signature("keep", (("cell", CELL),)),  # the tile from there; the other one is passed
    # using tiles
    Signature("pick", (("front", FRONT),)),  # back from beside the Colonia
    Signature("use", (("origin", ORIGIN),)),
    Signature("both"),  # for two Tribunes
    Signature("place", (("row", ROW),)),  # a citizen
    Signature("receive", (("good", GOOD),)),
    Signature("gain", (("bonus", BONUS),)),  # an area bonus
    Signature("advance"),  # the slide bar by one
    Signature("cypress"),  # the slide bar to the next cypress
    Signature("decline"),
    # conversions
    Signature("train", (("colour", COLOUR),)),  # two workers of it to a builder
    Signature("recolour", (("colour", COLOUR), ("target", COLOUR))),
    Signature("craft", (("colour", COLOUR),)),  # Craftsman I: assistant to worker
    Signature("promote"),  # Craftsman II: assistant to builder
    Signature("exchange", (("good", GOOD), ("target", GOOD))),  # Merchant II
    # building
    Signature("build", (("tile", TILE),)),
    Signature("on", (("cell", CELL),)),
    Signature("first", (("half", HALF),)),
    Signature("benefit", (("level", LEVEL),)),
    Signature("send", (("square", SQUARE),)),
    Signature("done"),
    # the scoring phase
    Signature("pay", (("row", ROW),)),
    Signature("leave", (("row", ROW),)),  # unpaid
)

EVENTS: Final = (
    # set-up
    Signature(
        "mosaic_laid", (("place", NUMBER), ("mosaic", MOSAIC), ("turned", NUMBER)), drawn=True
    ),
    Signature("card_drawn", (("cycle", CYCLE), ("card", CARD)), drawn=True),
    Signature("citizen_drawn", (("front", FRONT),), drawn=True),
    Signature("crane_chosen", (("corner", CORNER), ("colour", COLOUR))),  # to the owner alone
    Signature("row_chosen", (("row", ROW),)),  # to the owner alone
    Signature("corner_chosen", (("front", FRONT), ("corner", CORNER))),  # to the owner alone
    Signature(
        "cranes_placed",
        (
            ("northwest", COLOUR),
            ("northeast", COLOUR),
            ("southwest", COLOUR),
            ("southeast", COLOUR),
        ),
    ),
    Signature("corner_tile", (("corner", CORNER), ("front", FRONT)), drawn=True),
    Signature("river_tile", (("front", FRONT),), drawn=True),  # to the owner alone
    Signature("worker_dealt", (("colour", COLOUR),), drawn=True),
    Signature("first_player", drawn=True),
    # round and draft
    Signature("cycle_began", (("cycle", CYCLE), ("points", NUMBER))),
    Signature("round_began", (("round", NUMBER),)),
    Signature("streets_revealed", (("symbol", SYMBOL), ("other", SYMBOL)), drawn=True),
    Signature("tile_looked_at", (("cell", CELL), ("front", FRONT)), drawn=True),  # taker alone
    Signature("street_ignored", (("cell", CELL),)),  # to the taker alone
    Signature("street_skipped"),  # to the taker alone
    Signature("tile_kept", (("cell", CELL), ("front", FRONT))),  # to the taker alone
    Signature("tiles_taken", (("cell", CELL),), many=True),
    Signature("tribunes_paid", (("count", NUMBER),)),
    Signature("crane_uncovered", (("corner", CORNER), ("colour", COLOUR))),
    Signature("tile_passed", (("receiver", SEAT),)),
    Signature("tile_received", (("giver", SEAT), ("front", FRONT))),  # to giver and receiver
    Signature("no_tile_passed", (("receiver", SEAT),)),
    # the turn
    Signature("turn_began"),
    Signature("tile_revealed", (("origin", ORIGIN), ("front", FRONT))),
    Signature("tile_picked", (("front", FRONT),)),
    Signature("tile_used", (("origin", ORIGIN), ("front", FRONT))),
    Signature("tile_shipped", (("front", FRONT),)),
    Signature("tile_laid_beside", (("front", FRONT),)),
    Signature("tile_left_game", (("front", FRONT),)),
    Signature(
        "tile_dug_out", (("cell", CELL), ("front", FRONT)), drawn=True
    ),  # library or market 4
    Signature("goods_gained", (("good", GOOD), ("count", NUMBER))),
    Signature("citizen_placed", (("row", ROW), ("origin", ORIGIN), ("front", FRONT))),
    Signature("citizen_doubled", (("row", ROW), ("origin", ORIGIN), ("front", FRONT))),
    Signature("row_activated", (("row", ROW),)),
    Signature("bar_turned"),
    Signature("bar_moved", (("position", NUMBER),)),
    Signature("workers_trained", (("colour", COLOUR),)),
    Signature("worker_recoloured", (("colour", COLOUR), ("target", COLOUR))),
    Signature("worker_crafted", (("colour", COLOUR),)),
    Signature("builder_promoted"),
    Signature("good_exchanged", (("good", GOOD), ("target", GOOD))),
    Signature("goods_paid", (("good", GOOD), ("count", NUMBER))),
    Signature("tile_built", (("tile", TILE), ("cell", CELL))),
    Signature("double_built", (("tile", TILE), ("cell", CELL), ("other", CELL))),
    Signature("column_scored", (("worth", NUMBER), ("citizens", NUMBER), ("points", NUMBER))),
    Signature("marker_moved", (("track", TRACK), ("level", LEVEL))),
    Signature("benefit_taken", (("track", TRACK), ("level", LEVEL), ("benefit", BENEFIT))),
    Signature("benefit_declined", (("track", TRACK),)),
    Signature("track_finished", (("track", TRACK), ("points", NUMBER))),
    Signature("envoy_sent", (("square", SQUARE),)),
    Signature("area_completed", (("colour", COLOUR), ("square", SQUARE))),
    Signature("bonus_gained", (("bonus", BONUS),)),
    # the scoring phase
    Signature("scoring_began", (("cycle", CYCLE),)),
    Signature("row_paid", (("row", ROW),)),
    Signature("row_unpaid", (("row", ROW),)),
    Signature(
        "crane_scored",
        (("corner", CORNER), ("colour", COLOUR), ("count", NUMBER), ("points", NUMBER)),
    ),
    Signature("row_scored", (("row", ROW), ("count", NUMBER), ("points", NUMBER))),
    Signature("eagles_scored", (("on", NUMBER), ("beside", NUMBER), ("points", NUMBER))),
    Signature("area_scored", (("count", NUMBER), ("points", NUMBER))),
    Signature(
        "task_scored", (("card", CARD), ("task", TASK), ("count", NUMBER), ("points", NUMBER))
    ),
    Signature("figure_passed"),  # the seat is the new starting player
    Signature("game_ended", (("points", NUMBER),)),
)

PROMPTS: Final = (
    # set-up
    Signature("crane", (("corner", CORNER),)),
    Signature("first_row", (("front", FRONT),)),
    Signature("corner", (("front", FRONT), ("other", FRONT))),
    Signature("second_citizen"),  # the handicap
    # the draft
    Signature("take", (("symbol", SYMBOL), ("other", SYMBOL))),
    Signature("take_second", (("symbol", SYMBOL), ("other", SYMBOL))),
    Signature("keep", (("receiver", SEAT),)),
    # the turn
    Signature("pick"),
    Signature("use"),
    Signature("use_first"),
    Signature("place", (("front", FRONT),)),
    Signature("row_bonus", (("row", ROW),)),
    Signature("worker"),
    Signature("area_bonus"),
    Signature("second_area_bonus"),
    Signature("upgrade"),
    Signature("build"),
    Signature("build_again"),
    Signature("prepare"),  # nothing left to build: conversions before the turn ends
    Signature("space", (("tile", TILE),)),
    Signature("gray_half", (("tile", TILE),)),
    Signature("second_half", (("tile", TILE), ("cell", CELL))),
    Signature("order", (("tile", TILE),)),
    Signature("benefit", (("track", TRACK), ("level", LEVEL))),
    Signature("dig"),  # library or market 4: any tile of your own Colonia
    Signature("send", (("colour", COLOUR),)),
    Signature("send_anywhere"),
    Signature("send_to_eagle"),
    # the scoring phase
    Signature("pay", (("row", ROW), ("coins", NUMBER))),
)

REFUSALS: Final = (
    Signature("crane_already_placed", (("colour", COLOUR),)),
    Signature("other_class", (("row", ROW),)),
    Signature("no_tile_there", (("cell", CELL),)),
    Signature("tile_already_taken", (("cell", CELL),)),
    Signature("not_in_the_streets", (("cell", CELL),)),  # a Tribune would allow it
    Signature("costs_no_tribune", (("cell", CELL),)),  # just take it
    Signature("no_tribune"),
    Signature("street_has_tiles"),  # so it cannot be skipped
    Signature("not_among_the_two", (("cell", CELL),)),
    Signature("not_beside_colonia", (("front", FRONT),)),
    Signature("two_tribunes_needed"),
    Signature("no_choice_of_goods", (("good", GOOD),)),
    Signature("bonus_taken_already", (("bonus", BONUS),)),
    Signature("only_in_building_phase"),
    Signature("two_workers_needed", (("colour", COLOUR),)),
    Signature("no_worker", (("colour", COLOUR),)),
    Signature("no_assistant"),
    Signature("same_colour", (("colour", COLOUR),)),
    Signature("not_active", (("row", ROW),)),
    Signature("used_up", (("row", ROW),)),
    Signature("not_exchangeable", (("good", GOOD),)),
    Signature("no_such_good", (("good", GOOD),)),
    Signature("no_builder"),
    Signature("workers_needed", (("colour", COLOUR), ("count", NUMBER))),
    Signature("tiles_used_up", (("tile", TILE),)),
    Signature("no_space", (("tile", TILE),)),
    Signature("one_building_a_turn"),
    Signature("temple_there", (("cell", CELL),)),
    Signature("crane_there", (("cell", CELL),)),
    Signature("building_there", (("cell", CELL),)),
    Signature("colonia_tile_there", (("cell", CELL),)),
    Signature("no_room_for_both", (("cell", CELL),)),
    Signature("not_adjacent", (("cell", CELL), ("other", CELL))),
    Signature("level_not_reached", (("level", LEVEL),)),
    Signature("benefit_impossible", (("level", LEVEL),)),
    Signature("no_such_square", (("square", SQUARE),)),
    Signature("square_taken", (("square", SQUARE),)),
    Signature("eagle_there", (("square", SQUARE),)),
    Signature("no_eagle_there", (("square", SQUARE),)),
    Signature("other_colour", (("square", SQUARE), ("colour", COLOUR))),
    Signature("started_area_first", (("square", SQUARE), ("colour", COLOUR))),
    Signature("may_not_decline"),
    Signature("other_row", (("row", ROW),)),
    # how to get there
    Signature("no_builder_but_tile", (("cell", CELL),)),
    Signature("workers_needed_but_tile", (("colour", COLOUR), ("count", NUMBER), ("cell", CELL))),
    Signature("sent_with_structure", (("building", BUILDING), ("colour", COLOUR))),
    Signature("eagle_by_library"),
    Signature("paid_after_rounds", (("count", NUMBER),)),
    Signature("taken_in_draft"),
    Signature("kept_after_two"),
    Signature("used_in_turn"),
    Signature("placed_with_tile"),
    Signature("gained_with_area"),
    Signature("moved_with_upgrade"),
    Signature("built_in_turn"),
    Signature("tile_first"),
    Signature("benefit_with_building"),
    Signature("set_up_is_over"),
)

_PAYMENT: Final = (
    ("awake", NUMBER),  # 1: the row is active now
    ("active", NUMBER),  # points of the street if paid
    ("inactive", NUMBER),
    ("beside", NUMBER),  # 1: eagles and card bring more, 2: the card counts the coin
    ("more", NUMBER),
    ("cycle", CYCLE),  # the next one
)
_STREET: Final = (
    ("row", ROW),
    ("before", NUMBER),
    ("after", NUMBER),
    ("street", NUMBER),  # how much more it counts
)
_CORNER: Final = (("front", FRONT), ("colour", COLOUR), ("count", NUMBER))

OUTCOMES: Final = (
    # the draft
    Signature("take", (("room", NUMBER),)),  # 1: free ground lies beside it
    Signature("take_corner", _CORNER),
    Signature("ignore", (("left", NUMBER), ("room", NUMBER))),
    Signature("ignore_corner", (("left", NUMBER), *_CORNER)),
    Signature("keep", (("front", FRONT), ("other", FRONT), ("receiver", SEAT))),
    # using tiles
    Signature("use", (("front", FRONT),)),
    Signature("place", (("count", NUMBER), ("before", NUMBER), ("after", NUMBER))),
    # building
    Signature("build", (("envoys", NUMBER), ("good", GOOD)), many=True),
    Signature("build_column", (("envoys", NUMBER), ("good", GOOD)), many=True),
    Signature(
        "build_track",
        (
            ("envoys", NUMBER),
            ("track", TRACK),
            ("level", LEVEL),
            ("benefit", BENEFIT),
            ("good", GOOD),
        ),
        many=True,
    ),
    Signature("on", _STREET),
    Signature("on_double", (("other", CELL), *_STREET)),
    Signature("benefit", (("benefit", BENEFIT),)),
    # the Forum
    Signature(
        "send",
        (
            ("colour", COLOUR),
            ("state", NUMBER),  # of the area: 0 empty, 1 begun, 2 filled with this envoy
            ("size", NUMBER),
            ("free", NUMBER),
            ("eagle", NUMBER),  # 1: an eagle is beside it
            ("group", NUMBER),
        ),
    ),
    Signature("send_eagle", (("group", NUMBER),)),
    Signature("gain"),
    Signature("advance", (("count", NUMBER),)),
    Signature("cypress", (("count", NUMBER),)),
    # the scoring phase
    Signature("pay_points", _PAYMENT),
    Signature("pay_ability", _PAYMENT),
    Signature("pay_nothing", _PAYMENT),
    Signature("leave_points", _PAYMENT),
    Signature("leave_ability", _PAYMENT),
    Signature("leave_nothing", _PAYMENT),
)
"""What moves bring: beside these, their sentences use the words of the move, points and later."""

CAUTIONS: Final = (
    Signature(
        "rows_sleep", (("count", NUMBER), ("rows", NUMBER), ("coins", NUMBER), ("rounds", NUMBER))
    ),
    Signature(
        "crane_waits",
        (("colour", COLOUR), ("cell", CELL), ("points", NUMBER), ("rounds", NUMBER)),
    ),
    Signature("no_envoy"),
)
"""What a player had better not miss."""

PROSPECTS: Final = (
    Signature(
        "pair", (("cell", CELL), ("other", CELL), ("room", NUMBER), ("tile", TILE)), many=True
    ),
)
"""What two tiles still to be taken clear the ground for, and what could be paid for there."""

STOPS: Final = (
    Signature("square_taken", (("square", SQUARE),)),
    Signature("singles_gone", (("colour", COLOUR),)),
    Signature("doubles_gone", (("colour", COLOUR),)),
)
"""What may stop a standing order."""

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
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    outcomes=OUTCOMES,
    cautions=CAUTIONS,
    prospects=PROSPECTS,
    stops=STOPS,
)
