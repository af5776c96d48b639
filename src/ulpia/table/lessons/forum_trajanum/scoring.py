"""Forum Trajanum, the second lesson: what is paid and scored at the end of a cycle."""

from __future__ import annotations

from typing import Final

from ulpia.table.lessons.lesson import Lesson, do, tell

CYCLE_ONE: Final = """
1 crane yellow / 1 crane red / 1 crane blue / 1 place craftsman1 / 1 corner southwest
0 crane green / 0 crane red / 0 crane yellow / 0 place patrician1 / 0 corner southeast

1 take c5 / 1 take f3 / 1 keep f3 / 0 take c1 / 0 take a3 / 0 keep c1
0 use foreign / 0 place patrician1 / 0 send i4 / 0 build column / 0 on c1 / 0 done
1 use foreign / 1 craft green / 1 train green / 1 build column / 1 on c5 / 1 done

1 take e2 / 1 ignore f6 / 1 keep e2 / 0 take a2 / 0 take b2 / 0 keep a2
1 use own / 1 build house / 1 on f3 / 1 send ii6 / 1 done
0 use own / 0 recolour red green / 0 build column-park / 0 on a3 / 0 send i9

1 take d4 / 1 take a3 / 1 keep d4 / 0 take a1 / 0 ignore f6 / 0 keep f6
0 use foreign / 0 build park / 0 send i12
1 use foreign / 1 place craftsman1 / 1 receive yellow / 1 build library / 1 on a3
1 benefit 1 / 1 receive yellow / 1 done

1 take d2 / 1 ignore f1 / 1 keep f1 / 0 take d1 / 0 take a4 / 0 keep d1
1 use own / 1 place merchant1 / 1 train blue / 1 build basilica / 1 on e2
1 benefit 1 / 1 craft green / 1 craft green / 1 train yellow / 1 done
0 use foreign / 0 place craftsman1 / 0 craft blue / 0 build fountain / 0 on a4 / 0 send i11

1 leave merchant1 / 1 pay craftsman1
"""
"""The set-up and four rounds, up to the learner's payment."""


def moves_in(text: str) -> tuple[tuple[int, str], ...]:
    """Return moves with their seats, written as `1 take c5 / 0 done`."""
    moves = []
    for line in text.split("\n"):
        for part in filter(None, line.split(" / ")):
            seat, move = part.split(maxsplit=1)
            moves.append((int(seat), move))
    return tuple(moves)


SCORING: Final = Lesson(
    name="scoring",
    rules=2,
    seed=6,
    options=(("game", "introductory"),),
    setup=moves_in(CYCLE_ONE),
    steps=(
        tell("cycle", "good-0-coin", "round", on="mat"),
        do(
            "pay",
            "pay patrician1",
            look=("row-0-patrician1", "row-0-craftsman1", "good-0-coin"),
            on="mat",
        ),
        tell("points", "points-0", "score", on="mat"),
    ),
    replies=("take c1", "take d1", "keep d1"),
)
