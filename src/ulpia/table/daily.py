"""Tables of the day: the same deal and the same bots for everybody, one try each.

A day is one of the calendar in UTC. Until it is over its deal is sealed: nobody looks on, nothing
is taken back once it was shown, and seed, record and replay stay closed even to who has finished.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from ulpia.table.store import TableRow

EVENT: Final = "daily:"
DAY_MS: Final = 86_400_000


def event_of(day: str) -> str:
    return EVENT + day


def day_at(now: int) -> str:
    """Return the day of a moment, as 2026-11-18."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_start(day: str) -> int:
    """Return the first moment of a day, or raise ValueError."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def day_end(day: str) -> int:
    return day_start(day) + DAY_MS


def day_of(row: TableRow) -> str | None:
    """Return the day that a table belongs to, if any."""
    event = row.event or ""
    return event.removeprefix(EVENT) if event.startswith(EVENT) else None


def is_sealed(row: TableRow, now: int) -> bool:
    """Say whether others may still play the deal of a table."""
    day = day_of(row)
    return day is not None and now < day_end(day)
