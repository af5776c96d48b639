"""Messages about what a seat is asked, and about what happened."""

from __future__ import annotations

from msgspec import Raw, Struct

from ulpia.table.wire.values import Arguments, Word


class Fact(Struct):
    """Something that happened; its sentence is the catalogues' `<game>-event-<name>`."""

    name: str
    seat: int | None
    args: Arguments


class Option(Struct):
    """A move that I may choose now."""

    text: str
    verb: str
    nouns: list[Word]


class Prompt(Struct):
    """What I am asked: the catalogues' `<game>-prompt-<name>`."""

    name: str
    args: Arguments


class Outcome(Struct, omit_defaults=True):
    """What an option of mine would bring: the catalogues' `<game>-outcome-<name>`.

    Its sentence may use the words of the option, `args`, `points` that I score at once and
    `later`, what the next scoring would change by. Without a name it is that of the verb.
    """

    name: str = ""
    args: Arguments = {}
    points: int = 0
    later: int = 0


class Joint(Struct):
    """Several moves that are one choice of mine, to be sent as one."""

    moves: list[str]
    nouns: list[Word]
    outcome: Outcome


class Caution(Struct):
    """What I had better not miss now: the catalogues' `<game>-caution-<name>`."""

    name: str
    args: Arguments


class EndOffer(Struct):
    """Moves with which I end my turn at once, sent as one; nothing else would be asked."""

    moves: list[str]
    since: int  # the number of the log before the turn
    points: dict[str, int]  # what the turn has brought, by source


class Decision(Struct, omit_defaults=True):
    prompt: Prompt
    options: list[Raw]  # of Option
    outcomes: list[Outcome | None] = []  # of the options, in their order; the last may be missing
    joint: list[Joint] = []  # the options with those that follow them, where both are one choice
    caution: Caution | None = None
    end: EndOffer | None = None  # some of the options end my turn
