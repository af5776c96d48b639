"""The tables at which styles of play meet for golden games of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from tests.golden.search.forum_trajanum.styles import STYLES
from tests.golden.search.search import Table

OF_FOUR: Final = ("two-blue", "two-red", "two-yellow", "two-green")  # to use tiles up
HELPERS: Final = ("receiver", "leveller", "famine", "eagle", "late-librarian", *OF_FOUR)
TABLES: Final = (
    *[Table(name, (name,)) for name in STYLES if name not in HELPERS],
    *[Table(name, (name,), seats=(4,)) for name in OF_FOUR],
    Table("leveller", ("leveller",), (2, 3), {"game": "introductory"}),
    Table("levellers", ("leveller",), (4,), {"game": "introductory"}, patience=12),
    Table("eagle", ("eagle", "eagle", "late-librarian"), seats=(3,), patience=2),
    Table("famine", ("famine", "receiver"), patience=4),
    Table("rivals", ("greedy", "tasker", "envoy", "patron"), patience=2),
)
