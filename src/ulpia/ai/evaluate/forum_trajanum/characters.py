"""What each level of Forum Trajanum considers: weaker ones overlook more, as people do.

Tiro overlooks the tasks of Trajan's cards, and that citizens want to be paid. Miles overlooks the
cards too, and lives in this cycle, without a thought for what pays again later. Optio overlooks the
cards alone. A level that is not listed uses the tuned table.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.forum_trajanum.weights import TUNED
from ulpia.ai.evaluate.weights import WeightTable, leave_out

CARDS: Final = (
    "building_now",
    "building_one",
    "building_two",
    "building_later",
    "building_later_one",
    "building_later_two",
    "collecting_now",
    "collecting_one",
    "collecting_two",
    "collecting_later",
)
COINS: Final = (
    "coins",
    "coins_for_payment",
    "coins_for_later",
    "coins_missing",
    "colonia_unpaid",
)
LATER: Final = ("colonia_later", "eagles_later", "area_later")

TABLES: Final[dict[str, WeightTable]] = {
    "tuned": TUNED,
    "optio": leave_out(TUNED, *CARDS),
    "miles": leave_out(TUNED, *CARDS, *LATER),
    "tiro": leave_out(TUNED, *CARDS, *COINS),
}
"""By the names that levels know."""
