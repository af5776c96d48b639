"""A view as numbers: named arrays of fixed shape, for machines that learn.

Everything comes from the view of one seat and from the question it is asked, never from the
state. Seats are counted from the one that looks: 0 is itself, 1 its left neighbour, and so on.
-1 stands for nothing, -2 for something that the seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final

from ulpia.extras import explain_missing_packages
from ulpia.kernel.encoding import MAX_ABOUT
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision

with explain_missing_packages():
    import numpy as np
    from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Observation = dict[str, Numbers]

NOTHING: Final = -1
HIDDEN: Final = -2
MIN_VALUE, MAX_VALUE = -2, 255
MIN_POINTS, MAX_POINTS = -500, 1000


class ViewContext:
    """What a seat sees and is asked, with seats counted from itself."""

    def __init__(
        self,
        game: Game[Any],
        view: dict[str, Any],
        seats: int,
        seat: int,
        decision: Decision | None,
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seats: Final = seats
        self.seat: Final = seat
        self.decision: Final = decision

    def order(self) -> list[int]:
        """Return all seats, beginning with the one that looks."""
        return [(self.seat + by) % self.seats for by in range(self.seats)]

    def who(self, seat: int | None) -> int:
        """Return a seat counted from the one that looks; None and -1 are nobody."""
        return NOTHING if seat is None or seat < 0 else (seat - self.seat) % self.seats

    def flags(self, seats: Sequence[int]) -> list[int]:
        """Return for each seat, beginning with the one that looks, whether it is listed."""
        return [int(seat in seats) for seat in self.order()]


class Field:
    """One array of an observation: its name, its shape, its range, and how it is read.

    `shape` gives the lengths; where it is None there is one row for each seat.
    """

    def __init__(
        self,
        name: str,
        shape: Callable[[int], tuple[int, ...]],
        read: Callable[[ViewContext], list[int]],
        low: int = MIN_VALUE,
        high: int = MAX_VALUE,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.read: Final = read
        self.low: Final = low
        self.high: Final = high

    def is_wide(self) -> bool:
        """Say whether its numbers take two bytes each where a game writes bytes."""
        return self.high > MAX_VALUE

    def size(self, seats: int) -> int:
        return prod(self.shape(seats))

    def fill(self, context: ViewContext) -> Numbers:
        numbers = np.array(self.read(context), dtype=np.int16)
        return numbers.reshape(self.shape(context.seats))


def vector(
    name: str, count: int, read: Callable[[ViewContext], list[int]], high: int = MAX_VALUE
) -> Field:
    """A field of so many numbers, however many seats there are."""
    return Field(name, lambda seats: (count,), read, high=high)


def matrix(name: str, rows: int, read: Callable[[ViewContext], list[int]], columns: int) -> Field:
    """A field of rows of equal length."""
    return Field(name, lambda seats: (rows, columns), read)


def with_flags(
    name: str, rows: int, columns: int, flags: int, read: Callable[[ViewContext], list[int]]
) -> Field:
    """A field of rows: some columns, then `flags` times one column for each seat."""
    return Field(name, lambda seats: (rows, columns + flags * seats), read)


def by_seat(
    name: str,
    count: int,
    read: Callable[[dict[str, Any], ViewContext], list[int]],
    where: str,
    low: int = MIN_VALUE,
    high: int = MAX_VALUE,
) -> Field:
    """A field with a row for each seat, read from its part of the view under `where`."""

    def rows(context: ViewContext) -> list[int]:
        found: list[int] = []
        for seat in context.order():
            found += read(context.view[where][seat], context)
        return found

    return Field(name, lambda seats: (seats, count), rows, low, high)


def question(context: ViewContext) -> list[int]:
    """Return the number of the question, counted from 0, and what it is about."""
    if context.decision is None:
        return [NOTHING] * (1 + MAX_ABOUT)
    prompts = list(context.game.vocabulary.prompts)
    about = list(context.decision.about)[:MAX_ABOUT]
    return [prompts.index(context.decision.prompt), *pad(about, MAX_ABOUT)]


DECISION: Final = vector("decision", 1 + MAX_ABOUT, question)


def pad(numbers: Sequence[int], length: int) -> list[int]:
    """Return the numbers, filled up with nothing."""
    assert len(numbers) <= length, "a field is too short"
    return [*numbers, *[NOTHING] * (length - len(numbers))]


def flags_of(numbers: Sequence[int], length: int) -> list[int]:
    """Return 1 for each number that is listed, 0 for the others."""
    return [int(number in numbers) for number in range(length)]


def number_of(word: str | None, words: tuple[str, ...]) -> int:
    return NOTHING if word is None else words.index(word)


def counts_of(counted: dict[str, int] | None, words: tuple[str, ...]) -> list[int]:
    """Return how many there are of each kind; of a hidden thing that it is hidden."""
    if counted is None:
        return [HIDDEN] * len(words)
    return [counted.get(word, 0) for word in words]
