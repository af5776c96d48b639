"""How often is too often."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from ulpia.server.settings import Limits
from ulpia.server.tables.refusals import NotAllowed


class Gate:
    """Counts in this process; several processes allow several times as much."""

    def __init__(self, rates: Limits) -> None:
        self._limiter: Final = FixedWindowRateLimiter(MemoryStorage())
        self._rates: Final[dict[str, RateLimitItem]] = {
            name: parse(rate) for name, rate in rates.model_dump().items()
        }

    def pass_through(self, what: str, who: str) -> None:
        """Count one more, or raise NotAllowed."""
        if not self._limiter.hit(self._rates[what], what, who):
            raise NotAllowed("too_fast")

    def seconds(self, what: str) -> int:
        return self._rates[what].get_expiry()
