"""Rate limiting, counted in fixed windows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from ulpia.server.settings import Limits
from ulpia.table.refusals import NotAllowed

MAX_REMEMBERED: Final = 50_000
PERIODS_S: Final = {
    "second": 1,
    "minute": 60,
    "hour": 3_600,
    "day": 86_400,
    "month": 2_592_000,
    "year": 31_104_000,
}
RATE: Final = re.compile(rf"(\d+)\s*(?:/|per)\s*(\d+)?\s*({'|'.join(PERIODS_S)})s?", re.IGNORECASE)


def parse_rate(text: str) -> tuple[int, int]:
    """Read `10/minute`, `10 per minute` or `10/2 minutes` as a count and seconds."""
    found = RATE.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"a rate is like 10/minute, not {text!r}")
    count, periods, unit = found.groups()
    return int(count), int(periods or 1) * PERIODS_S[unit.lower()]


class RateLimiter:
    """Counts requests in this process; several processes allow several times as many."""

    def __init__(self, rates: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._rates: Final = {name: parse_rate(text) for name, text in rates.model_dump().items()}
        self._counts: dict[tuple[str, str], tuple[int, int]] = {}  # window and count

    def require_rate(self, what: str, who: str) -> None:
        """Count one more, or raise NotAllowed."""
        most, seconds = self._rates[what]
        window = int(self._clock() // seconds)
        began, count = self._counts.get((what, who), (window, 0))
        if began != window:
            count = 0
        if count >= most:
            raise NotAllowed("too_fast")
        self._counts[what, who] = (window, count + 1)
        if len(self._counts) > MAX_REMEMBERED:
            self._drop_older_half()

    def refund(self, what: str, who: str) -> None:
        """Count one less, because it turned out to be harmless."""
        began, count = self._counts.get((what, who), (0, 0))
        if count:
            self._counts[what, who] = (began, count - 1)

    def _drop_older_half(self) -> None:
        """Forget the older half; at worst somebody may do a little more in this window."""
        for key in list(self._counts)[: MAX_REMEMBERED // 2]:
            del self._counts[key]
