"""A view as numbers: named arrays of fixed shape, for machines that learn.

Everything comes from the view of one seat and from the question it is asked, never from the
state. Seats are counted from the one that looks: 0 is itself, 1 its left neighbour, and so on.
-1 stands for nothing, -2 for something that the seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision

Numbers = NDArray[np.int16]
Observation = dict[str, Numbers]

NOTHING: Final = -1
HIDDEN: Final = -2
MOST_ABOUT: Final = 4
LOWEST, HIGHEST = -2, 255
LEAST_POINTS, MOST_POINTS = -500, 1000


class Look:
    """What a seat sees and is asked, with seats counted from itself."""

    def __init__(
        self, game: Game[Any], view: dict[str, Any], seat: int, decision: Decision | None
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.seats: Final[int] = view["seats"]
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
        read: Callable[[Look], list[int]],
        low: int = LOWEST,
        high: int = HIGHEST,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.read: Final = read
        self.low: Final = low
        self.high: Final = high

    def fill(self, look: Look) -> Numbers:
        numbers = np.array(self.read(look), dtype=np.int16)
        return numbers.reshape(self.shape(look.seats))


def flat(name: str, count: int, read: Callable[[Look], list[int]], high: int = HIGHEST) -> Field:
    """A field of so many numbers, however many seats there are."""
    return Field(name, lambda seats: (count,), read, high=high)


def table(name: str, rows: int, read: Callable[[Look], list[int]], columns: int) -> Field:
    """A field of rows of equal length."""
    return Field(name, lambda seats: (rows, columns), read)


def with_flags(
    name: str, rows: int, columns: int, flags: int, read: Callable[[Look], list[int]]
) -> Field:
    """A field of rows: some columns, then `flags` times one column for each seat."""
    return Field(name, lambda seats: (rows, columns + flags * seats), read)


def by_seat(
    name: str,
    count: int,
    read: Callable[[dict[str, Any], Look], list[int]],
    where: str,
    low: int = LOWEST,
    high: int = HIGHEST,
) -> Field:
    """A field with a row for each seat, read from its part of the view under `where`."""

    def rows(look: Look) -> list[int]:
        found: list[int] = []
        for seat in look.order():
            found += read(look.view[where][seat], look)
        return found

    return Field(name, lambda seats: (seats, count), rows, low, high)


def asked(look: Look) -> list[int]:
    """Return the number of the question, counted from 0, and what it is about."""
    if look.decision is None:
        return [NOTHING] * (1 + MOST_ABOUT)
    prompts = list(look.game.vocabulary.prompts)
    about = list(look.decision.about)[:MOST_ABOUT]
    return [prompts.index(look.decision.prompt), *padded(about, MOST_ABOUT)]


DECISION: Final = flat("decision", 1 + MOST_ABOUT, asked)


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """Return the numbers, filled up with nothing."""
    assert len(numbers) <= length, "a field is too short"
    return [*numbers, *[NOTHING] * (length - len(numbers))]


def marked(numbers: Sequence[int], length: int) -> list[int]:
    """Return 1 for each number that is listed, 0 for the others."""
    return [int(number in numbers) for number in range(length)]


def number_of(word: str | None, words: tuple[str, ...]) -> int:
    return NOTHING if word is None else words.index(word)


def counts_of(counted: dict[str, int] | None, words: tuple[str, ...]) -> list[int]:
    """Return how many there are of each kind; of a hidden thing that it is hidden."""
    if counted is None:
        return [HIDDEN] * len(words)
    return [counted.get(word, 0) for word in words]
