"""Trajan, the first game: four turns with the ring, its tiles, the senate, building, the forum."""

from __future__ import annotations

from typing import Final

from ulpia.table.lessons.lesson import (
    Lesson,
    Path,
    append_move,
    choose,
    do,
    orders_ending_with,
    point,
    tell,
)

RING: Final = "pink orange yellow blue white orange green white pink yellow blue"
"""Two markers on each tray from I on; the last one is laid by itself."""


def sowings(tray: str, last: str, *rest: str) -> tuple[Path, ...]:
    """Return the ways to sow a tray so that `last` comes last; the last one lies by itself."""
    paths = []
    for order in orders_ending_with(last, *rest):
        asked = len(order)
        while asked and len(set(order[asked - 1 :])) == 1:
            asked -= 1  # markers of one colour lie by themselves
        paths.append((f"sow {tray}", *[f"drop {colour}" for colour in order[:asked]]))
    return tuple(paths)


FIRST: Final = Lesson(
    name="first",
    rules=1,
    seed=15227,
    options=(("start", "0"),),
    setup=(
        (1, "arrange"),
        *[(0, f"place {colour}") for colour in RING.split()],
        (0, "arrange"),
        (1, "arrange"),
        (0, "choose victory II"),
        (0, "choose workers IV"),
        (0, "choose demand VI"),
        (1, "arrange"),
    ),
    steps=(
        tell("points", "points-0", "points-1", "score", on="mat"),
        point("ring", *[f"tray-0-{tray}" for tray in range(6)], at=2, on="mat"),
        do("sow", "sow II", look=("tray-0-1", "slot-0-3"), on="mat"),
        do("order", "drop yellow", look=("held-yellow", "held-blue", "slot-0-3"), on="mat"),
        do("senate", "accept", "advance", look=("senate-2", "camp-workers")),
        tell("time", "time"),
        choose(
            "plan",
            *sowings("III", "orange", "white", "yellow"),
            look=("held-orange", "tray-0-2", "slot-0-5"),
            on="mat",
        ),
        do("build", "build c4", look=("space-c4", "camp-workers")),
        do("religion", "collect religion", look=("forum-3",)),
        choose(
            "games",
            *append_move("collect games", sowings("V", "yellow", "pink", "yellow")),
            *append_move("collect games", sowings("V", "yellow", "pink", "white")),
            look=("held-yellow", "tray-0-4", "slot-0-1", "forum-5"),
            on="mat",
        ),
        tell("demands", "demand-0"),
        choose(
            "nine",
            *append_move("collect votes-4", sowings("IV", "white", "blue", "green", "white")),
            *append_move("collect votes-4", sowings("IV", "white", "blue", "green", "yellow")),
            look=("held-white", "tray-0-3", "slot-0-1", "forum-6"),
            on="mat",
        ),
    ),
    replies=(
        *("sow I", "drop blue", "march raetia"),
        *("sow III", "drop yellow", "drop blue", "hire"),
        *("sow II", "drop orange", "drop white", "claim cards"),
        *("sow VI", "drop pink", "pass"),
    ),
)
