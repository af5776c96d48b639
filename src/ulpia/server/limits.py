"""How often is too often."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from limits import parse

from ulpia.server.settings import Limits
from ulpia.server.tables.refusals import NotAllowed

MOST_REMEMBERED: Final = 50_000


class Gate:
    """Counts in windows, in this process; several processes allow several times as much.

    The rates are written and read as in the package `limits`. Its storage in memory is not used:
    it starts a thread for every window, which costs more than a move.
    """

    def __init__(self, rates: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._rates: Final = {
            name: (rate.amount, rate.get_expiry())
            for name, rate in [(name, parse(text)) for name, text in rates.model_dump().items()]
        }
        self._counts: dict[tuple[str, str], tuple[int, int]] = {}  # window and count

    def pass_through(self, what: str, who: str) -> None:
        """Count one more, or raise NotAllowed."""
        most, seconds = self._rates[what]
        window = int(self._clock() // seconds)
        began, count = self._counts.get((what, who), (window, 0))
        if began != window:
            count = 0
        if count >= most:
            raise NotAllowed("too_fast")
        self._counts[what, who] = (window, count + 1)
        if len(self._counts) > MOST_REMEMBERED:
            self._forget()

    def take_back(self, what: str, who: str) -> None:
        """Count one less: it turned out to be harmless."""
        began, count = self._counts.get((what, who), (0, 0))
        if count:
            self._counts[what, who] = (began, count - 1)

    def _forget(self) -> None:
        """Let go of the older half; at worst somebody may do a little more in this window."""
        for key in list(self._counts)[: MOST_REMEMBERED // 2]:
            del self._counts[key]
