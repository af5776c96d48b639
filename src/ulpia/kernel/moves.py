"""What a seat may be asked, and what it may answer."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
UNNUMBERED: Final = -1


class Move:
    """One choice: a verb and the numbers of the things it names.

    `number` is its place among all moves of its game, once a `Batch` has looked it up: most moves
    are made once, in tables, and learners ask for their numbers a million times.
    """

    __slots__ = ("nouns", "number", "verb")

    def __init__(self, verb: str, nouns: tuple[int, ...] = ()) -> None:
        self.verb: Final = verb
        self.nouns: Final = nouns
        self.number = UNNUMBERED

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.nouns == other.nouns

    def __hash__(self) -> int:
        return hash((self.verb, self.nouns))

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.nouns!r})"


class Decision:
    """A seat that must choose now, what it is asked, and every move it may choose."""

    __slots__ = ("about", "options", "prompt", "seat")

    def __init__(
        self, seat: Seat, prompt: str, options: list[Move], about: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options  # shared between decisions: never to be changed
        self.about: Final = about

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.prompt == other.prompt
            and self.options == other.options
            and self.about == other.about
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt, self.about))

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.prompt!r}, {self.options!r}, {self.about!r})"


class Refusal:
    """Why a move is not legal now: a code, the ruling behind it, and the values it speaks of."""

    __slots__ = ("code", "ruling", "values")

    def __init__(self, code: str, ruling: int = 0, values: tuple[int, ...] = ()) -> None:
        self.code: Final = code
        self.ruling: Final = ruling  # 0: no ruling of the game, but one that all games share
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.code == other.code
            and self.ruling == other.ruling
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.code, self.ruling, self.values))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.ruling}, {self.values!r})"


class IllegalMove(ValueError):
    """The move is not among the options of that seat's decision.

    The engine knows no sentences: whoever has one for the refusal gives it as `sentence`.
    """

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(sentence or refusal.code)
        self.refusal: Final = refusal
