"""Several people at one device: whoever holds it sees their own hand, and nobody else's."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from ulpia.device.people import ME, is_here, person
from ulpia.device.refusals import device_refusal
from ulpia.table import commands, wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import SeatRow
from ulpia.table.table import Table

MAX_NAME: Final = 24
PersonName = Annotated[str, Meta(min_length=1, max_length=MAX_NAME, pattern=r"\S")]


class HotSeatTable(Struct, forbid_unknown_fields=True):
    """A table for several people of this device, named in the order of their seats."""

    table: wire.NewTable
    names: Annotated[list[PersonName], Meta(max_length=8)]


class Holding(Struct, forbid_unknown_fields=True):
    """Somebody takes the device, to play a seat."""

    seat: wire.Seat


def seats_of_people(seats: list[SeatRow], names: list[str], now: int) -> list[SeatRow]:
    """Return the seats with all people of this device on those that nobody has."""
    free = [row.seat for row in seats if row.place != "bot"]
    if len(free) != len(names):
        raise device_refusal("needs_server")
    if len({name.strip().casefold() for name in names}) != len(names):
        raise device_refusal("same_name")
    people = {
        seat: (person(number), name.strip())
        for number, (seat, name) in enumerate(zip(free, names, strict=True))
    }
    return [
        replace(row, user=people[row.seat][0], name=people[row.seat][1], seen_at=now)
        if row.seat in people
        else row
        for row in seats
    ]


def people_at(table: Table) -> list[SeatRow]:
    """Return the seats of the people of this device."""
    return [row for row in table.seats if is_here(row.user)]


def next_to_agree(table: Table) -> tuple[str | None, commands.AnswerUndo | commands.Abandon] | None:
    """Return who at this device has not agreed yet to what another has asked, and their answer."""
    request, leaving = table.pending.request, table.pending.abandoning
    if request is not None:
        agreed = {request.seat, *request.accepted}
        answer: commands.AnswerUndo | commands.Abandon = commands.AnswerUndo(accept=True)
    elif leaving and table.status == "running":
        agreed, answer = {*leaving}, commands.Abandon()
    else:
        return None
    return next(((row.user, answer) for row in people_at(table) if row.seat not in agreed), None)


class Holders:
    """Who holds the device at each table: nobody, until somebody says so.

    Where one person plays alone it is always that person.
    """

    def __init__(self) -> None:
        self._users: Final[dict[str, str]] = {}

    def user_at(self, table: Table) -> str | None:
        """Return whose hand may be shown."""
        people = people_at(table)
        if len(people) <= 1:
            return people[0].user if people else ME
        return self._users.get(table.id)

    def hand_to(self, table: Table, seat: int) -> None:
        """Let the person of a seat take the device: one whom the table waits for."""
        found = next((row for row in people_at(table) if row.seat == seat), None)
        if found is None or found.user is None:
            raise NotAllowed("no_human_there")
        if table.status == "running" and seat not in table.waiting():
            raise device_refusal("not_waited_for")
        self._users[table.id] = found.user
