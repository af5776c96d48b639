"""The lessons of Trajan."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import ACTION_WORDS
from ulpia.games.trajan.components.demands import OPEN_DEMANDS
from ulpia.games.trajan.components.trajan_tiles import STACK_WORDS
from ulpia.table.lessons.lesson import Introduction, Lesson, introduce, introduce_after
from ulpia.table.lessons.trajan.first import FIRST

WILDS: Final = ("wild-commodity", "wild-demand", "wild-construction", "wild-action")

LESSONS: Final[tuple[Lesson, ...]] = (FIRST,)
INTRODUCTIONS: Final[tuple[Introduction, ...]] = (
    introduce("seaport", "seaport", look=("pile-left", "pile-right", "pile-deck")),
    introduce(
        "ship", "seaport", look=("ship-identical", "ship-different", "ship-pairs"), offers="ship"
    ),
    introduce("army", "military", look=("camp-military",)),
    introduce("trajan", "trajan", look=tuple([f"stack-{word}" for word in STACK_WORDS])),
    introduce("repeat", "repeat", look=(), on="mat"),
    introduce(
        "plus", "plus_two_effect", look=tuple([f"plus-0-{word}" for word in ACTION_WORDS]), on="mat"
    ),
    introduce("consul", "pick", look=("bonus-0", "bonus-1")),
    # with all demands open the end of the next round is that of the quarter
    introduce_after(
        "last-round",
        ("quarter_began IV",),
        *[("demand_revealed",)] * OPEN_DEMANDS,
        look=("time",),
    ),
    *[
        introduce_after(
            wild,
            (f"tile_collected {wild}", f"tile_seized {wild}"),
            look=(f"tiles-0-{wild}",),
            on="mat",
        )
        for wild in WILDS
    ],
)
