"""Numbers written as bytes: what a seat sees, for machines that learn.

A narrow number is one byte, a wide one two, the low one first. -1 and -2, nothing and hidden, are
255 and 254: the same bytes that a signed number has.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = 255
HIDDEN: Final = 254
MAX_NARROW: Final = 253
MAX_ABOUT: Final = 4
"""Of how many numbers that a question is about an observation tells."""


def narrow(numbers: list[int]) -> bytes:
    """Return numbers from -2 to 253, one byte each."""
    return bytes([number & 255 for number in numbers])


def wide(numbers: list[int]) -> bytes:
    """Return numbers of 16 bits, two bytes each."""
    found: list[int] = []
    for number in numbers:
        found.append(number & 255)
        found.append((number >> 8) & 255)
    return bytes(found)


def flag_table(bits: int) -> tuple[bytes, ...]:
    """Return for every set of so many things a byte for each thing, 1 if it is in the set."""
    return tuple([bytes([(mask >> bit) & 1 for bit in range(bits)]) for mask in range(1 << bits)])
