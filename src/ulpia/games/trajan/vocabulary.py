"""The words of Trajan: everything that moves, events, prompts and refusals can name."""

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
from ulpia.kernel.words import NUMBER, SEAT, Kind, Signature, Vocabulary

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
"""How events name a Trajan tile: its code, its stack, its colours and its points."""

VERBS: Final = (
    # set-up
    Signature("place", (("colour", COLOUR),)),
    Signature("arrange"),
    Signature("choose", (("stack", STACK), ("slot", SLOT))),
    # the turn
    Signature("sow", (("tray", TRAY),)),
    Signature("drop", (("colour", COLOUR),)),
    Signature("accept"),
    Signature("waive"),
    Signature("assign", (("action", ACTION),)),
    Signature("pass"),
    Signature("repeat", (("tile", TILE),)),
    Signature("stop"),
    # the seaport
    Signature("draw"),
    Signature("discard", (("commodity", CARGO), ("pile", PILE))),
    Signature("take", (("pile", PILE),)),
    Signature("lay", (("commodity", CARGO),), many=True, any_order=True),
    Signature("ship", (("ship", SHIP), ("commodity", CARGO)), many=True, any_order=True),
    # the other actions
    Signature("collect", (("tile", TILE),)),
    Signature("enlist"),
    Signature("march", (("province", PROVINCE),)),
    Signature("occupy"),
    Signature("advance"),
    Signature("claim", (("stack", STACK),)),
    Signature("hire"),
    Signature("build", (("space", SPACE),)),
    # the quarter's end
    Signature("pick", (("bonus", BONUS),)),
)

EVENTS: Final = (
    # set-up
    Signature("marker_placed", (("colour", COLOUR), ("tray", TRAY))),
    Signature("markers_laid", (("colour", COLOUR),), many=True),
    Signature("provinces_dealt", (("tile", TILE),), many=True, drawn=True),
    Signature("forum_dealt", (("tile", TILE),), many=True, drawn=True),
    Signature("extras_dealt", (("tile", TILE),), many=True, drawn=True),
    Signature("construction_dealt", (("building", BUILDING),), many=True, drawn=True),
    Signature("stacks_opened", (("trajan_tile", TRAJAN_TILE),), many=True, drawn=True),
    Signature("start_player", drawn=True),
    Signature("bonus_dealt", (("bonus", BONUS),), drawn=True),
    Signature("senate_bonus", (("bonus", BONUS), ("other", BONUS)), drawn=True),
    Signature("piles_opened", (("left", CARGO), ("right", CARGO)), drawn=True),
    Signature("tile_chosen", (("slot", SLOT), *_TILE_ARGUMENTS)),
    # the turn
    Signature("turn_began"),
    Signature("sown", (("tray", TRAY), ("count", NUMBER), ("target", TRAY))),
    Signature("time_moved", (("count", NUMBER), ("position", NUMBER))),
    Signature("marker_dropped", (("colour", COLOUR), ("tray", TRAY))),
    Signature("tile_completed", (("slot", SLOT), *_TILE_ARGUMENTS)),
    Signature("effect_waived", (("stack", STACK),)),
    Signature("demand_kept", (("demand", DEMAND),)),
    Signature("plus_two_assigned", (("action", ACTION),)),
    Signature("arch_moved", (("slot", SLOT),)),
    Signature("action_passed", (("action", ACTION), ("role", ROLE))),
    Signature("action_repeated", (("action", ACTION), ("tile", TILE))),
    Signature("bonus_action", (("action", ACTION),)),
    # the seaport
    Signature("card_drawn", (("commodity", CARGO),), drawn=True),
    Signature("card_drawn_unseen"),
    Signature("card_taken", (("commodity", CARGO), ("pile", PILE))),
    Signature("card_discarded", (("commodity", CARGO), ("pile", PILE))),
    Signature("pile_refilled", (("commodity", CARGO), ("pile", PILE)), drawn=True),
    Signature("deck_reshuffled", (("count", NUMBER),)),
    Signature("cards_laid", (("commodity", CARGO),), many=True),
    Signature(
        "cards_shipped", (("ship", SHIP), ("points", NUMBER), ("commodity", CARGO)), many=True
    ),
    Signature("ship_turned", (("ship", SHIP),)),
    # the other actions
    Signature("tile_collected", (("tile", TILE), ("place", NUMBER))),
    Signature("leader_marched", (("province", PROVINCE), ("origin", PROVINCE))),
    Signature("tile_seized", (("tile", TILE), ("province", PROVINCE))),
    Signature("legionnaires_enlisted", (("count", NUMBER),)),
    Signature("province_occupied", (("province", PROVINCE), ("points", NUMBER))),
    Signature("senate_advanced", (("points", NUMBER),)),
    Signature("tile_claimed", (("slot", SLOT), *_TILE_ARGUMENTS)),
    Signature("stack_turned", (("stack", STACK), ("trajan_tile", TRAJAN_TILE)), drawn=True),
    Signature("stack_emptied", (("stack", STACK),)),
    Signature("workers_hired", (("count", NUMBER),)),
    Signature("building_taken", (("space", SPACE), ("part", PART), ("points", NUMBER))),
    Signature("worker_joined", (("space", SPACE),)),
    # round and quarter
    Signature("demand_revealed", (("demand", DEMAND),), drawn=True),
    Signature("quarter_ended", (("quarter", QUARTER),)),
    Signature("demand_met", (("demand", DEMAND), ("cover", COVER))),
    Signature("demands_unmet", (("count", NUMBER), ("points", NUMBER))),
    Signature("votes_counted", (("count", NUMBER),)),
    Signature("bonus_awarded", (("bonus", BONUS), ("side", SIDE))),
    Signature("discs_restacked", (("seat", SEAT),), many=True),
    Signature("votes_removed", (("count", NUMBER),)),
    Signature("forum_cleared", (("count", NUMBER),)),
    Signature("province_dealt", (("tile", TILE), ("province", PROVINCE)), drawn=True),
    Signature("ships_turned_back"),
    Signature("quarter_began", (("quarter", QUARTER),)),
    # the end
    Signature("final_points", (("source", SOURCE), ("points", NUMBER))),
    Signature("bonus_scored", (("bonus", BONUS), ("side", SIDE), ("points", NUMBER))),
    Signature("game_ended", (("points", NUMBER),)),
)

PROMPTS: Final = (
    Signature("place", (("tray", TRAY),)),
    Signature("take_cards", (("count", NUMBER),)),
    Signature("choose_tiles", (("count", NUMBER),)),
    Signature("sow"),
    Signature("drop", (("tray", TRAY),)),
    Signature("draw_effect"),
    Signature("workers_effect", (("count", NUMBER),)),
    Signature("legionnaires_effect", (("count", NUMBER),)),
    Signature("plus_two_effect"),
    Signature("seaport", (("role", ROLE),)),
    Signature("forum", (("role", ROLE),)),
    Signature("military", (("role", ROLE),)),
    Signature("senate", (("role", ROLE),)),
    Signature("trajan", (("role", ROLE),)),
    Signature("construction", (("role", ROLE),)),
    Signature("discard"),
    Signature("repeat", (("action", ACTION),)),
    Signature("pick"),
)

REFUSALS: Final = (
    Signature("no_such_marker", (("colour", COLOUR),)),
    Signature("tray_empty", (("tray", TRAY),)),
    Signature("pile_empty", (("pile", PILE),)),
    Signature("not_from_the_deck"),
    Signature("no_card_to_draw"),
    Signature("card_not_in_hand", (("commodity", CARGO),)),
    Signature("only_two_cards"),
    Signature("wild_not_in_display"),
    Signature("not_enough_wilds", (("count", NUMBER),)),
    Signature("cards_do_not_fit", (("ship", SHIP),)),
    Signature("not_on_a_discard_pile"),
    Signature("stack_empty", (("stack", STACK),)),
    Signature("stack_used", (("stack", STACK),)),
    Signature("slot_not_free", (("slot", SLOT),)),
    Signature("slot_not_at_start", (("slot", SLOT),)),
    Signature("action_has_plus_two", (("action", ACTION),)),
    Signature("must_be_performed"),
    Signature("tile_not_in_forum", (("tile", TILE),)),
    Signature("supply_empty"),
    Signature("not_adjacent", (("province", PROVINCE), ("origin", PROVINCE))),
    Signature("camp_is_no_province"),
    Signature("leader_in_camp"),
    Signature("own_legionnaire_there", (("province", PROVINCE),)),
    Signature("no_legionnaire_in_camp"),
    Signature("senate_full"),
    Signature("no_worker_in_camp"),
    Signature("own_worker_there", (("space", SPACE),)),
    Signature("space_not_adjacent", (("space", SPACE),)),
    Signature("no_such_extra_tile", (("tile", TILE),)),
    Signature("wrong_extra_tile", (("tile", TILE), ("action", ACTION))),
    Signature("bonus_not_on_offer", (("bonus", BONUS),)),
    Signature("other_action", (("action", ACTION),)),
    # how to get there
    Signature("way_now", (("action", ACTION), ("tray", TRAY)), many=True),
    Signature("way_in_two", (("action", ACTION), ("tray", TRAY), ("other", TRAY))),
    Signature("way_far", (("action", ACTION),)),
    Signature("way_next_turn", (("action", ACTION), ("tray", TRAY)), many=True),
    Signature("way_other", (("action", ACTION), ("target", ACTION))),
    Signature("sown_already"),
    Signature("sow_first"),
    Signature("repeat_after_action"),
    Signature("plus_two_with_tile"),
    Signature("consul_picks"),
    Signature("set_up_is_over"),
    Signature("discard_after_drawing"),
)

_SLOT_AND_TILE: Final = (
    ("worth", NUMBER),
    ("amount", NUMBER),
    ("demand", DEMAND),
    ("lacking", NUMBER),
    ("first", COLOUR),
    ("second", COLOUR),
)

OUTCOMES: Final = (
    # the ring
    Signature(
        "sow",
        (
            ("count", NUMBER),
            ("target", TRAY),
            ("action", ACTION),
            ("worth", NUMBER),  # of the Trajan tile that can be completed; 0: none
            ("stack", STACK),
            ("ending", NUMBER),  # 1: of the round, 2: of the quarter
            ("penalty", NUMBER),
            ("colour", COLOUR),  # to be laid last
        ),
        many=True,
    ),
    Signature("drop", (("tray", TRAY), ("target", TRAY), ("state", NUMBER), ("worth", NUMBER))),
    Signature("choose", _SLOT_AND_TILE),
    Signature("claim", (("slot", SLOT), *_SLOT_AND_TILE)),
    # the seaport
    Signature("take", (("commodity", CARGO), ("count", NUMBER))),
    Signature("take_unseen"),
    Signature("lay"),
    Signature("ship", (("gray", NUMBER),)),
    # the other actions
    Signature("collect"),
    Signature("collect_votes", (("count", NUMBER),)),
    Signature("collect_extra", (("action", ACTION),)),
    Signature("collect_demand", (("before", NUMBER), ("after", NUMBER))),
    Signature("march", (("tile", TILE), ("worth", NUMBER), ("saved", NUMBER))),
    Signature("march_empty", (("worth", NUMBER),)),
    Signature("march_home"),
    Signature("occupy", (("province", PROVINCE), ("count", NUMBER))),
    Signature("enlist", (("count", NUMBER),)),
    Signature("hire", (("count", NUMBER),)),
    Signature("advance", (("count", NUMBER),)),
    Signature("build", (("part", PART), ("action", ACTION), ("count", NUMBER))),
    Signature("build_empty"),
    Signature("pick"),
    Signature("repeat", (("action", ACTION), ("count", NUMBER))),
)
"""What moves bring: beside these, their sentences use the words of the move, points and later."""

CAUTIONS: Final = (
    Signature(
        "demands",
        (
            ("count", NUMBER),
            ("open", NUMBER),
            ("penalty", NUMBER),
            ("turns", NUMBER),
            ("tray", TRAY),  # those that lead to a tile of the forum that helps
        ),
        many=True,
    ),
    Signature("last_tile", (("tile", TILE), ("other", SEAT), ("tray", TRAY)), many=True),
    Signature("tile_in_reach", (("worth", NUMBER), ("tray", TRAY), ("colour", COLOUR)), many=True),
    # plans: the quarter may be, or will be, over before a turn
    Signature("quarter_may_end"),
    Signature("quarter_will_end"),
)
"""What a player had better not miss."""

PROSPECTS: Final = (
    Signature("action", (("action", ACTION), ("worth", NUMBER), ("tray", TRAY)), many=True),
    Signature(
        "tile",
        (("slot", SLOT), ("stack", STACK), ("worth", NUMBER), ("colour", COLOUR), ("tray", TRAY)),
        many=True,
    ),
)
"""What can be reached: an action, with the points of tiles completed on the way; a Trajan tile."""

STOPS: Final = (
    Signature("round"),
    Signature("quarter"),
    Signature("tile_gone", (("tile", TILE),)),
    Signature("ship_gray", (("ship", SHIP),)),
    Signature("part_gone", (("space", SPACE),)),
    Signature("province_empty", (("province", PROVINCE),)),
)
"""What may stop a standing order."""

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
    events=EVENTS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    outcomes=OUTCOMES,
    cautions=CAUTIONS,
    prospects=PROSPECTS,
    stops=STOPS,
)
