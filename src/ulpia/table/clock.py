"""The clocks of a table: changed by entries of the log alone, as everything at a table is.

Time is counted from entry to entry, for those seats where a person still thinks. A clock that has
run out goes on below zero: it never ends a game.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ulpia.table.entries import (
    ClocksStopped,
    Entry,
    GivenUp,
    HandedOver,
    HolidaySet,
    Joined,
    Replaced,
    TakenBack,
    TimeGranted,
    Undone,
)
from ulpia.table.pace import (
    Span,
    first_time,
    grace,
    moment_after,
    rest_end,
    time_after_grant,
    time_for_turn,
    time_on_return,
    time_passed,
)
from ulpia.table.store import SeatRow
from ulpia.table.wire import pace as wire
from ulpia.table.wire.pace import LivePace, Pace


class SeatTime(Struct):
    """What a seat has left, as it was when time was last counted."""

    left: int
    holidays: list[Span] = []
    granted: list[int] = []  # seats that have given it more time in this turn


class Clock(Struct):
    """All seats of a table, as stored with the game."""

    counted_at: int
    seats: list[SeatTime]
    bots: list[int]  # seats where no person thinks
    thinking: list[int] = []  # seats whose time runs


def start_clock(
    pace: Pace, seats: list[SeatRow], at: int, holidays: dict[int, list[Span]]
) -> Clock:
    """Return the clocks at the start of a game."""
    left = first_time(pace)
    times = [SeatTime(left, list(holidays.get(row.seat, ()))) for row in seats]
    bots = [row.seat for row in seats if row.user is None or row.place == "bot"]
    return Clock(at, times, bots)


def count_time(clock: Clock, pace: Pace, entry: Entry) -> None:
    """Take the time since the entry before from those who were thinking."""
    until = entry.since if isinstance(entry, ClocksStopped) else entry.at
    for seat in clock.thinking:
        time = clock.seats[seat]
        time.left -= time_passed(pace, time.holidays, clock.counted_at, until)
    clock.counted_at = max(clock.counted_at, entry.at)
    for time in clock.seats:
        time.holidays = [(since, end) for since, end in time.holidays if end > clock.counted_at]


def follow(clock: Clock, pace: Pace, entry: Entry, waiting: Iterable[int]) -> None:
    """Note what an entry changes: who plays a seat, more time, holidays, whose turn begins."""
    if isinstance(entry, HandedOver | Replaced | GivenUp):
        clock.bots = sorted({*clock.bots, entry.seat})
    elif isinstance(entry, TakenBack | Joined):
        clock.bots = [seat for seat in clock.bots if seat != entry.seat]
    elif isinstance(entry, TimeGranted):
        grant_time(clock.seats[entry.target], pace, entry.seat)
    elif isinstance(entry, HolidaySet):
        set_holiday(clock.seats[entry.seat], entry)
    thinking = [seat for seat in waiting if seat not in clock.bots]
    for seat in thinking:
        if seat not in clock.thinking:
            begin_turn(clock.seats[seat], pace, entry)
    clock.thinking = thinking


def begin_turn(time: SeatTime, pace: Pace, entry: Entry) -> None:
    """Give a seat the time of a turn; a turn that goes on after an undo gets nothing new."""
    time.granted = []
    if isinstance(entry, TakenBack | Joined):
        time.left = time_on_return(pace, time.left)
    elif not isinstance(entry, Undone):
        time.left = time_for_turn(pace, time.left)


def grant_time(time: SeatTime, pace: Pace, by: int) -> None:
    time.left = time_after_grant(pace, time.left)
    time.granted = sorted({*time.granted, by})


def set_holiday(time: SeatTime, entry: HolidaySet) -> None:
    """Put a holiday in the place of those to come; one that has begun ends now."""
    begun = [(since, min(end, entry.at)) for since, end in time.holidays if since < entry.at]
    time.holidays = begun
    if entry.until > entry.since:
        time.holidays = [*begun, (max(entry.since, entry.at), entry.until)]


# what clocks show


def time_left(clock: Clock, pace: Pace, seat: int, now: int) -> int:
    """Return what a seat has left now."""
    time = clock.seats[seat]
    if seat not in clock.thinking:
        return time.left
    return time.left - time_passed(pace, time.holidays, clock.counted_at, now)


def deadline(clock: Clock, pace: Pace, seat: int) -> int:
    """Return when the time of a seat that thinks runs out, or has run out."""
    time = clock.seats[seat]
    return moment_after(pace, time.holidays, clock.counted_at, time.left)


def deadlines(clock: Clock, pace: Pace) -> list[tuple[int, int]]:
    """Return the seats that think and when their time runs out."""
    return [(seat, deadline(clock, pace, seat)) for seat in clock.thinking]


def replaceable_at(clock: Clock, pace: Pace, seat: int) -> int:
    """Return from when on the others may let a bot sit in for a seat that thinks."""
    time = clock.seats[seat]
    return moment_after(pace, time.holidays, clock.counted_at, time.left + grace(pace))


def may_replace(clock: Clock, pace: Pace, seat: int, now: int) -> bool:
    """Say whether a seat has been out of time for longer than the grace."""
    return seat in clock.thinking and now >= replaceable_at(clock, pace, seat)


def is_out_of_time(clock: Clock, pace: Pace, seat: int, now: int) -> bool:
    return seat in clock.thinking and time_left(clock, pace, seat, now) <= 0


def seat_clock(clock: Clock, pace: Pace, seat: int, now: int) -> wire.SeatClock:
    """Return the clock of a seat as everybody sees it."""
    time = clock.seats[seat]
    told = wire.SeatClock(time_left(clock, pace, seat, now))
    if seat in clock.thinking:
        told.deadline = deadline(clock, pace, seat)
        told.replace_at = replaceable_at(clock, pace, seat)
        told.granted = list(time.granted)
        resumes_at = now if isinstance(pace, LivePace) else rest_end(pace, time.holidays, now)
        told.resumes_at = None if resumes_at == now else resumes_at
    return told
