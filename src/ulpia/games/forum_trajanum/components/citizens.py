"""The six citizen rows of a Colonia, from the top (order derived from the rulebook)."""

from __future__ import annotations

from typing import Final, NewType

Row = NewType("Row", int)

PATRICIAN_1: Final = Row(0)
PATRICIAN_2: Final = Row(1)
MERCHANT_1: Final = Row(2)
MERCHANT_2: Final = Row(3)
CRAFTSMAN_1: Final = Row(4)
CRAFTSMAN_2: Final = Row(5)
ROWS: Final = 6
ROW_WORDS: Final = (
    "patrician1",
    "patrician2",
    "merchant1",
    "merchant2",
    "craftsman1",
    "craftsman2",
)
ROWS_OF_CLASS: Final[tuple[tuple[Row, Row], ...]] = (
    (PATRICIAN_1, PATRICIAN_2),
    (MERCHANT_1, MERCHANT_2),
    (CRAFTSMAN_1, CRAFTSMAN_2),
)
CRAFTSMAN_1_USES: Final = 2
CRAFTSMAN_2_USES: Final = 1
MERCHANT_2_USES: Final = 1

ALL_ROWS: Final = tuple([Row(row) for row in range(ROWS)])

COUNT: Final = tuple([mask.bit_count() for mask in range(1 << ROWS)])
"""How many rows a set of rows holds."""
