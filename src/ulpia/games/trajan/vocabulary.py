"""The words of Trajan: everything that moves, facts, prompts and refusals can name."""

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
from ulpia.kernel.words import NUMBER, SEAT, Kind, Phrase, Vocabulary

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

_TILE_ARGUMENTS: Final = (
    ("trajan_tile", TRAJAN_TILE),
    ("stack", STACK),
    ("first", COLOUR),
    ("second", COLOUR),
    ("worth", NUMBER),
)
"""How facts name a Trajan tile: its code, its stack, its colours and its points."""

VERBS: Final = (
    # set-up
    Phrase("place", (("colour", COLOUR),)),
    Phrase("arrange"),
    Phrase("choose", (("stack", STACK), ("slot", SLOT))),
    # the turn
    Phrase("sow", (("tray", TRAY),)),
    Phrase("drop", (("colour", COLOUR),)),
    Phrase("accept"),
    Phrase("waive"),
    Phrase("assign", (("action", ACTION),)),
    Phrase("pass"),
    Phrase("repeat", (("tile", TILE),)),
    Phrase("stop"),
    # the seaport
    Phrase("draw"),
    Phrase("discard", (("commodity", CARGO), ("pile", PILE))),
    Phrase("take", (("pile", PILE),)),
    Phrase("lay", (("commodity", CARGO),), many=True, any_order=True),
    Phrase("ship", (("ship", SHIP), ("commodity", CARGO)), many=True, any_order=True),
    # the other actions
    Phrase("collect", (("tile", TILE),)),
    Phrase("enlist"),
    Phrase("march", (("province", PROVINCE),)),
    Phrase("occupy"),
    Phrase("advance"),
    Phrase("claim", (("stack", STACK),)),
    Phrase("hire"),
    Phrase("build", (("space", SPACE),)),
    # the quarter's end
    Phrase("pick", (("bonus", BONUS),)),
)

FACTS: Final = (
    # set-up
    Phrase("marker_placed", (("colour", COLOUR), ("tray", TRAY))),
    Phrase("markers_laid", (("colour", COLOUR),), many=True),
    Phrase("provinces_dealt", (("tile", TILE),), many=True, drawn=True),
    Phrase("forum_dealt", (("tile", TILE),), many=True, drawn=True),
    Phrase("extras_dealt", (("tile", TILE),), many=True, drawn=True),
    Phrase("construction_dealt", (("building", BUILDING),), many=True, drawn=True),
    Phrase("stacks_opened", (("trajan_tile", TRAJAN_TILE),), many=True, drawn=True),
    Phrase("start_player", drawn=True),
    Phrase("bonus_dealt", (("bonus", BONUS),), drawn=True),
    Phrase("senate_bonus", (("bonus", BONUS), ("other", BONUS)), drawn=True),
    Phrase("piles_opened", (("left", CARGO), ("right", CARGO)), drawn=True),
    Phrase("tile_chosen", (("slot", SLOT), *_TILE_ARGUMENTS)),
    # the turn
    Phrase("turn_began"),
    Phrase("sown", (("tray", TRAY), ("count", NUMBER), ("target", TRAY))),
    Phrase("time_moved", (("count", NUMBER), ("position", NUMBER))),
    Phrase("marker_dropped", (("colour", COLOUR), ("tray", TRAY))),
    Phrase("tile_completed", (("slot", SLOT), *_TILE_ARGUMENTS)),
    Phrase("effect_waived", (("stack", STACK),)),
    Phrase("demand_kept", (("demand", DEMAND),)),
    Phrase("plus_two_assigned", (("action", ACTION),)),
    Phrase("arch_moved", (("slot", SLOT),)),
    Phrase("action_passed", (("action", ACTION), ("role", ROLE))),
    Phrase("action_repeated", (("action", ACTION), ("tile", TILE))),
    Phrase("bonus_action", (("action", ACTION),)),
    # the seaport
    Phrase("card_drawn", (("commodity", CARGO),), drawn=True),
    Phrase("card_drawn_unseen"),
    Phrase("card_taken", (("commodity", CARGO), ("pile", PILE))),
    Phrase("card_discarded", (("commodity", CARGO), ("pile", PILE))),
    Phrase("pile_refilled", (("commodity", CARGO), ("pile", PILE)), drawn=True),
    Phrase("deck_reshuffled", (("count", NUMBER),)),
    Phrase("cards_laid", (("commodity", CARGO),), many=True),
    Phrase("cards_shipped", (("ship", SHIP), ("points", NUMBER), ("commodity", CARGO)), many=True),
    Phrase("ship_turned", (("ship", SHIP),)),
    # the other actions
    Phrase("tile_collected", (("tile", TILE), ("place", NUMBER))),
    Phrase("leader_marched", (("province", PROVINCE), ("origin", PROVINCE))),
    Phrase("tile_seized", (("tile", TILE), ("province", PROVINCE))),
    Phrase("legionnaires_enlisted", (("count", NUMBER),)),
    Phrase("province_occupied", (("province", PROVINCE), ("points", NUMBER))),
    Phrase("senate_advanced", (("points", NUMBER),)),
    Phrase("tile_claimed", (("slot", SLOT), *_TILE_ARGUMENTS)),
    Phrase("stack_turned", (("stack", STACK), ("trajan_tile", TRAJAN_TILE)), drawn=True),
    Phrase("stack_emptied", (("stack", STACK),)),
    Phrase("workers_hired", (("count", NUMBER),)),
    Phrase("building_taken", (("space", SPACE), ("part", PART), ("points", NUMBER))),
    Phrase("worker_joined", (("space", SPACE),)),
    # round and quarter
    Phrase("demand_revealed", (("demand", DEMAND),), drawn=True),
    Phrase("quarter_ended", (("quarter", QUARTER),)),
    Phrase("demand_met", (("demand", DEMAND), ("cover", COVER))),
    Phrase("demands_unmet", (("count", NUMBER), ("points", NUMBER))),
    Phrase("votes_counted", (("count", NUMBER),)),
    Phrase("bonus_awarded", (("bonus", BONUS), ("side", SIDE))),
    Phrase("discs_restacked", (("seat", SEAT),), many=True),
    Phrase("votes_removed", (("count", NUMBER),)),
    Phrase("forum_cleared", (("count", NUMBER),)),
    Phrase("province_dealt", (("tile", TILE), ("province", PROVINCE)), drawn=True),
    Phrase("ships_turned_back"),
    Phrase("quarter_began", (("quarter", QUARTER),)),
    # the end
    Phrase("final_points", (("source", SOURCE), ("points", NUMBER))),
    Phrase("bonus_scored", (("bonus", BONUS), ("side", SIDE), ("points", NUMBER))),
    Phrase("game_ended", (("points", NUMBER),)),
)

PROMPTS: Final = (
    Phrase("place", (("tray", TRAY),)),
    Phrase("take_cards", (("count", NUMBER),)),
    Phrase("choose_tiles", (("count", NUMBER),)),
    Phrase("sow"),
    Phrase("drop", (("tray", TRAY),)),
    Phrase("draw_effect"),
    Phrase("workers_effect", (("count", NUMBER),)),
    Phrase("legionnaires_effect", (("count", NUMBER),)),
    Phrase("plus_two_effect"),
    Phrase("seaport", (("role", ROLE),)),
    Phrase("forum", (("role", ROLE),)),
    Phrase("military", (("role", ROLE),)),
    Phrase("senate", (("role", ROLE),)),
    Phrase("trajan", (("role", ROLE),)),
    Phrase("construction", (("role", ROLE),)),
    Phrase("discard"),
    Phrase("repeat", (("action", ACTION),)),
    Phrase("pick"),
)

REFUSALS: Final = (
    Phrase("no_such_marker", (("colour", COLOUR),)),
    Phrase("tray_empty", (("tray", TRAY),)),
    Phrase("pile_empty", (("pile", PILE),)),
    Phrase("not_from_the_deck"),
    Phrase("no_card_to_draw"),
    Phrase("card_not_in_hand", (("commodity", CARGO),)),
    Phrase("only_two_cards"),
    Phrase("wild_not_in_display"),
    Phrase("not_enough_wilds", (("count", NUMBER),)),
    Phrase("cards_do_not_fit", (("ship", SHIP),)),
    Phrase("not_on_a_discard_pile"),
    Phrase("stack_empty", (("stack", STACK),)),
    Phrase("stack_used", (("stack", STACK),)),
    Phrase("slot_not_free", (("slot", SLOT),)),
    Phrase("slot_not_at_start", (("slot", SLOT),)),
    Phrase("action_has_plus_two", (("action", ACTION),)),
    Phrase("must_be_performed"),
    Phrase("tile_not_in_forum", (("tile", TILE),)),
    Phrase("supply_empty"),
    Phrase("not_adjacent", (("province", PROVINCE), ("origin", PROVINCE))),
    Phrase("camp_is_no_province"),
    Phrase("leader_in_camp"),
    Phrase("own_legionnaire_there", (("province", PROVINCE),)),
    Phrase("no_legionnaire_in_camp"),
    Phrase("senate_full"),
    Phrase("no_worker_in_camp"),
    Phrase("own_worker_there", (("space", SPACE),)),
    Phrase("space_not_adjacent", (("space", SPACE),)),
    Phrase("no_such_extra_tile", (("tile", TILE),)),
    Phrase("wrong_extra_tile", (("tile", TILE), ("action", ACTION))),
    Phrase("bonus_not_on_offer", (("bonus", BONUS),)),
    Phrase("other_action", (("action", ACTION),)),
)

VOCABULARY: Final = Vocabulary(
    kinds=(
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
    ),
    verbs=VERBS,
    facts=FACTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
)
