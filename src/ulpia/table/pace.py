"""When clocks run: always, or not on weekends and holidays. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.json import Decoder

from ulpia.table.wire.pace import DaysPace, LivePace, Pace

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 60 * MINUTE_MS
WEEK_MS: Final = 7 * DAY_MS
SATURDAY_MS: Final = 5 * DAY_MS
"""How long after the beginning of a week, which is a Monday."""
EPOCH_MS: Final = 3 * DAY_MS
"""How long after the beginning of a week 1970 began: it was a Thursday."""
FOREVER: Final = 2**62
LIVE_GRACE_MS: Final = MINUTE_MS
DAYS_GRACE_MS: Final = DAY_MS // 2
LIVE_GRANT_MS: Final = 5 * MINUTE_MS

PACES: Final = Decoder(Pace)
Span = tuple[int, int]


def first_time(pace: Pace) -> int:
    """Return what a clock shows before its seat's first turn."""
    return pace.reserve * 1000 if isinstance(pace, LivePace) else 0


def time_for_turn(pace: Pace, left: int) -> int:
    """Return what a clock shows when a turn begins; what was overdrawn is forgiven."""
    if isinstance(pace, LivePace):
        return max(left, 0) + pace.increment * 1000
    return pace.days * DAY_MS


def time_after_grant(pace: Pace, left: int) -> int:
    """Return what a clock shows after another player has given it more time."""
    if isinstance(pace, LivePace):
        return max(left, 0) + LIVE_GRANT_MS
    return pace.days * DAY_MS


def time_on_return(pace: Pace, left: int) -> int:
    """Return what a clock shows when somebody takes a seat from a bot in the middle of a turn."""
    if isinstance(pace, LivePace):
        return max(left, LIVE_GRANT_MS)
    return pace.days * DAY_MS


def grace(pace: Pace) -> int:
    """Return how long after a clock ran out nothing can be done about it yet."""
    return LIVE_GRACE_MS if isinstance(pace, LivePace) else DAYS_GRACE_MS


def rest_end(pace: Pace, holidays: Sequence[Span], at: int) -> int:
    """Return when the rest ends that a moment lies in; the moment itself if clocks run then."""
    while True:
        later = max([until for since, until in holidays if since <= at < until], default=at)
        if isinstance(pace, DaysPace) and pace.rests_on_weekends:
            later = max(later, weekend_end(pace.zone, later))
        if later == at:
            return at
        at = later


def next_rest(pace: Pace, holidays: Sequence[Span], at: int) -> int:
    """Return when the next rest begins after a moment at which clocks run."""
    begins = [since for since, until in holidays if since > at and until > since]
    if isinstance(pace, DaysPace) and pace.rests_on_weekends:
        begins.append(at - week_time(pace.zone, at) + SATURDAY_MS)
    return min(begins, default=FOREVER)


def week_time(zone: int, at: int) -> int:
    """Return how long ago the week began."""
    return (at + zone * MINUTE_MS + EPOCH_MS) % WEEK_MS


def weekend_end(zone: int, at: int) -> int:
    """Return when the weekend ends that a moment lies in, or the moment itself."""
    into_week = week_time(zone, at)
    return at + WEEK_MS - into_week if into_week >= SATURDAY_MS else at


def time_passed(pace: Pace, holidays: Sequence[Span], since: int, until: int) -> int:
    """Return how long a clock has run between two moments."""
    passed = 0
    at = rest_end(pace, holidays, since)
    while at < until:
        stop = min(next_rest(pace, holidays, at), until)
        passed += stop - at
        at = rest_end(pace, holidays, stop)
    return passed


def moment_after(pace: Pace, holidays: Sequence[Span], since: int, time: int) -> int:
    """Return when a clock will have run for some time; before `since` if the time is negative."""
    if time <= 0:
        return since + time
    at = rest_end(pace, holidays, since)
    while time > (stop := next_rest(pace, holidays, at)) - at:
        time -= stop - at
        at = rest_end(pace, holidays, stop)
    return at + time
