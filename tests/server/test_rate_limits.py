"""Rates as hosts write them, and how they are counted."""

from __future__ import annotations

import pytest

from ulpia.server.service.rate_limits import RateLimiter, parse_rate
from ulpia.server.settings import Limits
from ulpia.table.refusals import NotAllowed


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("10/minute", (10, 60)),
        ("5 per hour", (5, 3_600)),
        ("5/2 minutes", (5, 120)),
        ("100/HOUR", (100, 3_600)),
        (" 3 / day ", (3, 86_400)),
        ("7 per 2 months", (7, 5_184_000)),
    ],
)
def test_a_rate_is_a_number_and_a_period(text: str, rate: tuple[int, int]) -> None:
    assert parse_rate(text) == rate


@pytest.mark.parametrize("text", ["", "10", "ten/minute", "10/fortnight", "-1/minute", "10/"])
def test_what_is_no_rate_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="like 10/minute"):
        parse_rate(text)


def test_a_limit_counts_each_user_in_windows_and_can_be_refunded() -> None:
    now = [0.0]
    limiter = RateLimiter(Limits(chat="2/minute"), lambda: now[0])
    limiter.require_rate("chat", "livia")
    limiter.require_rate("chat", "livia")
    with pytest.raises(NotAllowed, match="too_fast"):
        limiter.require_rate("chat", "livia")
    limiter.require_rate("chat", "marcus")
    limiter.refund("chat", "livia")
    limiter.require_rate("chat", "livia")
    with pytest.raises(NotAllowed, match="too_fast"):
        limiter.require_rate("chat", "livia")
    now[0] = 60.0
    limiter.require_rate("chat", "livia")
