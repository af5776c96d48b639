"""Observations that a game writes as bytes: which byte stands for what, and back to numbers.

A row begins with the question (`decision`), then come the fields of the game in their order. A
narrow number is one byte: 255 is nothing (-1), 254 hidden (-2). A wide one is two, the low one
first. So a row is ready for an embedding as it is.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ulpia.extras import explain_missing_packages
from ulpia.kernel.game import Game
from ulpia.kernel.state import decisions
from ulpia.research.observations import fields_of
from ulpia.research.observations.fields import Field, Observation

with explain_missing_packages():
    import numpy as np
    from numpy.typing import NDArray

Rows = NDArray[np.uint8]
SIGNED: Final = np.arange(256, dtype=np.int16)
"""The number that a narrow byte stands for."""
SIGNED[254:] -= 256
WIDE_BYTES: Final = 2


class Part:
    """Where a field stands in a row."""

    def __init__(self, field: Field, start: int, seats: int) -> None:
        self.name: Final = field.name
        self.shape: Final = field.shape(seats)
        self.is_wide: Final = field.is_wide()
        self.start: Final = start
        self.stop: Final = start + field.size(seats) * (WIDE_BYTES if self.is_wide else 1)

    def decode(self, rows: Rows) -> NDArray[np.int16]:
        """Return its numbers in every row."""
        found = rows[..., self.start : self.stop]
        if self.is_wide:
            numbers = np.ascontiguousarray(found).view("<i2").astype(np.int16, copy=False)
        else:
            numbers = SIGNED[found]
        return numbers.reshape(*rows.shape[:-1], *self.shape)


class RowLayout:
    """Which bytes of a row belong to which field."""

    def __init__(self, fields: tuple[Field, ...], seats: int) -> None:
        self.parts: Final[list[Part]] = []
        start = 0
        for field in fields:
            part = Part(field, start, seats)
            self.parts.append(part)
            start = part.stop
        self.width: Final = start

    def decode(self, row: bytes) -> Observation:
        """Return one row as named arrays."""
        bytes_ = np.frombuffer(row, np.uint8)
        narrow = SIGNED[bytes_]
        found: Observation = {}
        for part in self.parts:
            if part.is_wide:
                found[part.name] = part.decode(bytes_)
            else:
                found[part.name] = narrow[part.start : part.stop].reshape(part.shape)
        return found

    def decode_all(self, rows: Rows) -> dict[str, NDArray[np.int16]]:
        """Return many rows as named arrays, whose first axis counts the rows."""
        return {part.name: part.decode(rows) for part in self.parts}


@cache
def row_layout(game: Game[Any], seats: int) -> RowLayout:
    """Return the layout of the rows of a game; it is made once."""
    return RowLayout(fields_of(game, seats), seats)


@cache
def prompt_numbers(game: Game[Any]) -> dict[str, int]:
    """Return the number of each question."""
    return {prompt: number for number, prompt in enumerate(game.vocabulary.prompts)}


@cache
def writes_rows(game: Game[Any]) -> bool:
    """Say whether a game writes what a seat sees as bytes."""
    state = game.start(game.fewest, {}, 0)
    return bool(game.encode(state, decisions(state)[0].seat))
