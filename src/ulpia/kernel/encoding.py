"""Numbers written as bytes: what a seat sees, for machines that learn.

A narrow number is one byte, a wide one two, the low one first. -1 and -2, nothing and hidden, are
255 and 254: the same bytes that a signed number has.
"""

from __future__ import annotations

from typing import Final, Generic

from ulpia.kernel.moves import Seat
from ulpia.kernel.state import S

NOTHING: Final = 255
HIDDEN: Final = 254
MAX_NARROW: Final = 253
MAX_ABOUT: Final = 4
"""Of how many numbers that a question is about an observation tells."""


MOST_WIDE: Final = 1 << 12
TWO_BYTES: Final[tuple[bytes, ...]] = tuple(
    [
        (number & 0xFFFF).to_bytes(2, "little")
        for number in [*range(MOST_WIDE), *range(-MOST_WIDE, 0)]
    ]
)
"""Numbers as two bytes; a negative one counts from the end of the table, as in any table."""


class RowWriter(Generic[S]):
    """Writes what the seats of one game may see, and may remember what has not changed.

    It gives the same bytes for a state whatever it has written before.
    """

    def add(self, row: list[bytes], state: S, seat: Seat) -> None:
        """Append all that `seat` may see to a row, field by field."""
        raise NotImplementedError

    def row(self, state: S, seat: Seat) -> bytes:
        """Return all that `seat` may see."""
        found: list[bytes] = []
        self.add(found, state, seat)
        return b"".join(found)


def narrow(numbers: list[int]) -> bytes:
    """Return numbers from -2 to 253, one byte each."""
    return bytes([number & 255 for number in numbers])


def wide(numbers: list[int]) -> bytes:
    """Return numbers of 16 bits, two bytes each."""
    return b"".join(
        [
            TWO_BYTES[number] if -MOST_WIDE <= number < MOST_WIDE else large(number)
            for number in numbers
        ]
    )


def large(number: int) -> bytes:
    return (number & 0xFFFF).to_bytes(2, "little")


def side_by_side(columns: list[bytes]) -> bytes:
    """Return a row for each place: the first bytes of all columns, then the second ones."""
    width = len(columns)
    rows = bytearray(width * len(columns[0]))
    for number, column in enumerate(columns):
        rows[number::width] = column
    return bytes(rows)


def flag_table(bits: int) -> tuple[bytes, ...]:
    """Return for every set of so many things a byte for each thing, 1 if it is in the set."""
    return tuple([bytes([(mask >> bit) & 1 for bit in range(bits)]) for mask in range(1 << bits)])
