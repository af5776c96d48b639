"""When clocks run: weekends, holidays, and how much time has passed between two moments."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as some

from ulpia.table.pace import DAY_MS, MINUTE_MS, moment_after, rest_end, time_passed
from ulpia.table.wire import DaysPace, LivePace

HOUR_MS = 60 * MINUTE_MS
LIVE = LivePace(600, 30)
DAYS = DaysPace(3)
WORKDAYS = DaysPace(3, True)


def at(text: str) -> int:
    """Return a moment of Greenwich time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


FRIDAY = at("2027-03-05T18:00")
MONDAY = at("2027-03-08T00:00")


def test_live_clocks_and_plain_days_never_rest() -> None:
    for pace in (LIVE, DAYS):
        assert time_passed(pace, [], FRIDAY, MONDAY) == MONDAY - FRIDAY
        assert moment_after(pace, [], FRIDAY, 5) == FRIDAY + 5
        assert rest_end(pace, [], FRIDAY) == FRIDAY


def test_a_weekend_is_saturday_and_sunday() -> None:
    assert time_passed(WORKDAYS, [], FRIDAY, MONDAY) == 6 * HOUR_MS
    assert time_passed(WORKDAYS, [], at("2027-03-06T00:00"), MONDAY) == 0
    assert moment_after(WORKDAYS, [], FRIDAY, 7 * HOUR_MS) == MONDAY + HOUR_MS
    assert rest_end(WORKDAYS, [], at("2027-03-07T12:00")) == MONDAY


def test_a_weekend_begins_where_the_table_is() -> None:
    tokyo = DaysPace(3, True, 9 * 60)
    assert time_passed(tokyo, [], FRIDAY, MONDAY) == 9 * HOUR_MS  # Monday began at 15:00 on Sunday
    assert rest_end(tokyo, [], FRIDAY) == at("2027-03-07T15:00")


def test_three_days_from_friday_evening_end_on_wednesday_without_the_weekend() -> None:
    assert moment_after(WORKDAYS, [], FRIDAY, 3 * DAY_MS) == at("2027-03-10T18:00")
    assert moment_after(DAYS, [], FRIDAY, 3 * DAY_MS) == at("2027-03-08T18:00")


def test_a_holiday_stops_the_clock_of_whoever_takes_it() -> None:
    holiday = [(at("2027-03-08T12:00"), at("2027-03-12T12:00"))]
    assert time_passed(DAYS, holiday, FRIDAY, at("2027-03-13T12:00")) == (
        holiday[0][0] - FRIDAY + DAY_MS
    )
    # Friday evening, half of Monday, half of Friday, then a weekend again.
    assert moment_after(WORKDAYS, holiday, FRIDAY, 2 * DAY_MS) == at("2027-03-15T18:00")


def test_a_holiday_that_ends_on_a_weekend_lasts_until_monday() -> None:
    holiday = [(FRIDAY, at("2027-03-07T12:00"))]
    assert rest_end(WORKDAYS, holiday, FRIDAY) == MONDAY


HOURS = some.integers(0, 24 * 60)
SPANS = some.lists(some.tuples(HOURS, some.integers(0, 300)), max_size=3)


@given(some.booleans(), some.integers(-840, 840), SPANS, HOURS, some.integers(1, 24 * 20))
def test_a_clock_has_run_out_at_the_moment_that_was_told(
    is_resting: bool, zone: int, spans: list[tuple[int, int]], start: int, left: int
) -> None:
    pace = DaysPace(1, is_resting, zone)
    holidays = [(begin * HOUR_MS, (begin + hours) * HOUR_MS) for begin, hours in spans]
    end = moment_after(pace, holidays, start * HOUR_MS, left * HOUR_MS)
    assert time_passed(pace, holidays, start * HOUR_MS, end) == left * HOUR_MS
    assert time_passed(pace, holidays, start * HOUR_MS, end - 1) == left * HOUR_MS - 1
