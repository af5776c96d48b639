"""The words of advice in Trajan: what moves bring, cautions, what is in reach, what stops."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.kinds import (
    ACTION,
    CARGO,
    COLOUR,
    DEMAND,
    PART,
    PROVINCE,
    SHIP,
    SLOT,
    SPACE,
    STACK,
    TILE,
    TRAY,
)
from ulpia.kernel.words import NUMBER, SEAT, Signature

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

GOALS: Final = (
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
