"""Who sits where, as entries of the log change it. Rows of seats are a projection of the log."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ulpia.table.entries import (
    Entry,
    GivenUp,
    HandedOver,
    Joined,
    Left,
    Replaced,
    Started,
    TakenBack,
)
from ulpia.table.store import SeatRow

AboutSeat = Joined | Left | HandedOver | Replaced | TakenBack | GivenUp
SEAT_ENTRIES: Final = (Joined, Left, HandedOver, Replaced, TakenBack, GivenUp)


def seats_after(seats: list[SeatRow], entry: Entry) -> list[SeatRow]:
    """Return the seats after an entry: the same list if it concerns none of them."""
    if isinstance(entry, Started):
        return [fill_if_free(row, entry.fill) for row in seats]
    if isinstance(entry, SEAT_ENTRIES):
        return [seat_after(row, entry) if row.seat == entry.seat else row for row in seats]
    return seats


def seat_after(row: SeatRow, entry: AboutSeat) -> SeatRow:
    """Return the seat that an entry is about."""
    if isinstance(entry, Joined):
        return replace(
            row,
            user=entry.user,
            name=entry.name,
            guest=entry.guest,
            program=entry.program,
            former=False,
            kept_for=None,
            level=None,
            seen_at=entry.at,
        )
    if isinstance(entry, Left):
        return replace(row, user=None, name=None, guest=False, former=False, program=False)
    if isinstance(entry, GivenUp):
        place = "link" if row.place == "kept" else row.place
        return replace(
            row,
            place=place,
            user=None,
            name=None,
            guest=False,
            former=False,
            program=False,
            level=entry.level,
        )
    if isinstance(entry, TakenBack):
        return replace(row, level=None, seen_at=entry.at)
    return replace(row, level=entry.level)


def fill_if_free(row: SeatRow, level: str | None) -> SeatRow:
    """Let a bot take a seat that nobody has."""
    if level is None or not row.is_free():
        return row
    return replace(row, place="bot", level=level, kept_for=None)
