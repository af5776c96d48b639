"""Forum Trajanum, the first game: one round with draft, building, track, envoy and rows."""

from __future__ import annotations

from typing import Final

from ulpia.table.lessons.lesson import Lesson, choose, do, tell

BESIDE_AN_EAGLE: Final = ("ii9", "i8", "ii11", "iii11")
OTHER_SQUARES: Final = ("i7", "i10", "ii12", "iii10")
COLOURS: Final = ("yellow", "blue", "red", "green")

FIRST: Final = Lesson(
    name="first",
    rules=2,
    seed=4909,
    options=(("game", "introductory"),),
    setup=((0, "arrange"), (1, "arrange")),
    steps=(
        tell("goal", "cell-0-d4", "square-ii9", on="mat"),
        do("streets", "take d4", look=("cell-0-d4", "called-0", "called-1"), on="mat"),
        do("beside", "take e4", look=("cell-0-e4", "cell-0-d4"), on="mat"),
        do("keep", "keep e4", look=("hand-0-own", "hand-0-pass"), on="mat"),
        do("use", "use own", look=("hand-0-own", "ship-0"), on="mat"),
        choose(
            "double",
            ("build library-fountain", "on d4"),
            ("build library-fountain", "on e4"),
            look=("cell-0-d4", "cell-0-e4", "pile-library-fountain"),
            on="mat",
        ),
        choose(
            "library",
            *[("first gray", "benefit 1", f"receive {colour}") for colour in COLOURS],
            look=("track-library", "cell-0-d4", "cell-0-e4"),
        ),
        choose(
            "envoy",
            *[(f"send {square}",) for square in (*BESIDE_AN_EAGLE, *OTHER_SQUARES)],
            look=tuple([f"square-{square}" for square in BESIDE_AN_EAGLE]),
        ),
        do("rows", "done", look=("cell-0-d4", "cell-0-e4", "row-0-merchant2"), on="mat"),
        tell("scoring", "round", "good-0-coin"),
    ),
    replies=(
        *("take c4", "take d1", "keep d1"),
        *("use own", "done"),
        *("take a3", "take a5", "keep a5"),
    ),
)
