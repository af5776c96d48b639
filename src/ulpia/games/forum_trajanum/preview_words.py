"""The words of advice in Forum Trajanum: what moves bring, cautions, what is in reach, stops."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.kinds import (
    BENEFIT,
    CELL,
    COLOUR,
    CYCLE,
    FRONT,
    GOOD,
    LEVEL,
    ROW,
    SQUARE,
    TILE,
    TRACK,
)
from ulpia.kernel.words import NUMBER, SEAT, Signature

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

GOALS: Final = (
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
