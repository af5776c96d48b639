"""The words of Forum Trajanum: everything that moves, events, prompts and refusals can name."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.kinds import (
    BENEFIT,
    BONUS,
    BUILDING,
    CARD,
    CELL,
    COLOUR,
    CORNER,
    CYCLE,
    FRONT,
    GOOD,
    HALF,
    KINDS,
    LEVEL,
    MOSAIC,
    ORIGIN,
    ROW,
    SQUARE,
    SYMBOL,
    TASK,
    TILE,
    TRACK,
)
from ulpia.games.forum_trajanum.preview_words import (
    CAUTIONS,
    GOALS,
    OUTCOMES,
    STOPS,
)
from ulpia.kernel.words import NUMBER, SEAT, Signature, Vocabulary

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

VOCABULARY: Final = Vocabulary(
    kinds=KINDS,
    verbs=VERBS,
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    outcomes=OUTCOMES,
    cautions=CAUTIONS,
    goals=GOALS,
    stops=STOPS,
)
