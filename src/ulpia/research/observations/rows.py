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
NUMBERS: Final = np.dtype("<i2")


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
            numbers = np.ascontiguousarray(found).view(NUMBERS).astype(np.int16, copy=False)
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
        # NumPy finds all fields of one row by such types, several times as fast as by slices
        self.narrow: Final = fields_type(self.parts, start, is_wide=False)
        self.wide: Final = fields_type(self.parts, start, is_wide=True)

    def decode(self, row: bytes) -> Observation:
        """Return one row as named arrays."""
        bytes_ = np.frombuffer(row, np.uint8)
        narrow = SIGNED.take(bytes_, mode="wrap").view(self.narrow).reshape(())
        wide = bytes_.view(self.wide).reshape(())
        return {
            part.name: wide[part.name].copy() if part.is_wide else narrow[part.name]
            for part in self.parts
        }

    def decode_all(self, rows: Rows) -> dict[str, NDArray[np.int16]]:
        """Return many rows as named arrays, whose first axis counts the rows."""
        return {part.name: part.decode(rows) for part in self.parts}


def fields_type(parts: list[Part], width: int, is_wide: bool) -> np.dtype[np.void]:
    """Return the type of a row with named fields: of its bytes, or of a number for each byte."""
    chosen = [part for part in parts if part.is_wide == is_wide]
    size = 1 if is_wide else NUMBERS.itemsize
    return np.dtype(
        {
            "names": [part.name for part in chosen],
            "formats": [(NUMBERS, part.shape) for part in chosen],
            "offsets": [size * part.start for part in chosen],
            "itemsize": size * width,
        }
    )


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
    return game.row_writer(game.fewest) is not None
