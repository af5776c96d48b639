"""Messages about time: the pace that a table agrees on, and the clocks of its seats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

HOUR_S = 3_600
DAY_S = 24 * HOUR_S


class LivePace(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Everybody has a reserve of seconds, and some more at the beginning of each turn."""

    reserve: Annotated[int, Meta(ge=60, le=DAY_S)]
    increment: Annotated[int, Meta(ge=0, le=HOUR_S)]


class DaysPace(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each turn; clocks may rest on Saturdays and Sundays.

    `zone` tells when these begin and end, in minutes east of Greenwich.
    """

    days: Annotated[int, Meta(ge=1, le=30)]
    rests_on_weekends: bool = False
    zone: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] = 0


Pace = LivePace | DaysPace


class SeatClock(Struct, omit_defaults=True):
    """The clock of a seat, in milliseconds; it runs if it has a deadline."""

    left: int  # below 0: ran out so long ago
    deadline: int | None = None  # when it runs out, or ran out
    replace_at: int | None = None  # from when on the others may let a bot sit in
    resumes_at: int | None = None  # it rests until then: a weekend, or a holiday
    granted: list[int] = []  # seats that have given it more time in this turn


class Holiday(Struct, forbid_unknown_fields=True):
    """Days on which my clocks rest, wherever moves may take days."""

    since: Annotated[int, Meta(ge=0, le=2**53)]
    until: Annotated[int, Meta(ge=0, le=2**53)]


class Holidays(Struct):
    """My holidays that are not over, and how many days of this year I may still take."""

    holidays: list[Holiday]
    days_left: int
