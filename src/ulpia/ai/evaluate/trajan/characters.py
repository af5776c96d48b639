"""What each level of Trajan considers: weaker ones overlook more, as people do.

Tiro overlooks the demands. Miles knows what a beginner knows. Optio knows what most things will be
worth, but provides for no demand before it lies open. Tribunus knows more than Centurio, but does
not count on doing an action twice. A level that is not listed, as Legatus, uses the tuned table.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.trajan.weights import EARLY, SIMPLE, TUNED
from ulpia.ai.evaluate.weights import WeightTable, leave_out

PROVIDING: Final = (
    "spare_tiles",
    "spare_kinds",
    "wild_demand",
    "kept_kinds",
    "kept_more",
    "unknown_demands",
)
DOUBLING: Final = (
    "extra_doubled",
    "doubled_seaport",
    "doubled_forum",
    "doubled_military",
    "doubled_senate",
    "doubled_trajan",
    "doubled_construction",
    "plus_two",
)

TABLES: Final[dict[str, WeightTable]] = {
    "tuned": TUNED,
    "tribunus": leave_out(TUNED, *DOUBLING),
    "centurio": EARLY,
    "optio": leave_out(EARLY, *PROVIDING),
    "miles": SIMPLE,
    "tiro": leave_out(SIMPLE, "penalty_now", "spare_tiles"),
}
"""By the names that levels know."""
