"""Rate limiting of passwords: by address, by account and address, and generously by account.

The last bound stops many addresses that guess together. It must not lock the owner out: who has
signed in from an address before is not held up there by what others try elsewhere.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ulpia.server.service.accounts import clean, name_key
from ulpia.server.service.rate_limits import RateLimiter

MAX_KNOWN: Final = 10_000


class SignInLimits:
    """Counts attempts; one that succeeds is not held against anybody."""

    def __init__(self, rate_limiter: RateLimiter) -> None:
        self.rate_limiter: Final = rate_limiter
        self._known: Final[OrderedDict[str, None]] = OrderedDict()

    def require_attempt(self, name: str, address: str) -> None:
        """Count an attempt to sign in, or raise NotAllowed."""
        account = name_key(clean(name, 24))
        self.rate_limiter.require_rate("sign_in", address)
        self.rate_limiter.require_rate("sign_in_here", f"{account} {address}")
        if f"{account} {address}" not in self._known:
            self.rate_limiter.require_rate("sign_in_account", account)

    def note_success(self, name: str, address: str) -> None:
        """Take an attempt back that was right, and remember where it came from."""
        account = name_key(clean(name, 24))
        here = f"{account} {address}"
        self.rate_limiter.refund("sign_in_here", here)
        if here not in self._known:
            self.rate_limiter.refund("sign_in_account", account)
        self._known[here] = None
        self._known.move_to_end(here)
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
