"""Holidays: days on which somebody's clocks rest, at all tables where moves may take days."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.server.store import time
from ulpia.table import wire
from ulpia.table.absence import set_holiday
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor
from ulpia.table.pace import DAY_MS
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

MAX_HOLIDAY_DAYS: Final = 28
"""In any year, so that nobody is on holiday for ever."""
YEAR_MS: Final = 365 * DAY_MS
NOTHING_TO_REST: Final = ("no_clock", "not_seated", "not_running", "stale")


async def read_holidays(services: Services, user: User) -> wire.Holidays:
    now = services.effects.now()
    taken = await services.database.read(lambda c: time.holidays_of(c, user.id, now - YEAR_MS))
    coming = [wire.Holiday(since, until) for since, until in taken if until > now]
    return wire.Holidays(coming, days_left(taken, now))


async def take_holiday(services: Services, user: User, wanted: wire.Holiday) -> wire.Holidays:
    """Rest from now or later; an empty holiday ends the one that was taken."""
    now = services.effects.now()
    since, until = max(wanted.since, now), wanted.until
    is_taken = until > since

    def work(connection: Connection) -> None:
        taken = time.holidays_of(connection, user.id, now - YEAR_MS)
        past = [(begin, min(end, now)) for begin, end in taken if begin < now]
        left = days_left(past, now)
        if is_taken and until - since > left * DAY_MS:
            sentence = f"You may take {left} more days of holiday in a year."
            raise NotAllowed("holiday_too_long", sentence, {"days": left})
        if since > now + YEAR_MS:
            raise NotAllowed("holiday_too_far", "A holiday begins within a year.")
        time.set_holiday(connection, user.id, now, since, until)

    await services.database.write(work)
    for name in await services.database.read(lambda c: time.timed_tables_of(c, user.id)):
        await rest_at(services, name, user.id, since, max(since, until))
    return await read_holidays(services, user)


def days_left(taken: list[tuple[int, int]], now: int) -> int:
    """Return how many whole days of the last year and of what is planned are not used up."""
    used = sum(until - max(since, now - YEAR_MS) for since, until in taken)
    return max(0, (MAX_HOLIDAY_DAYS * DAY_MS - used) // DAY_MS)


async def tell_holiday(services: Services, name: str, user: str) -> None:
    """Let the clock of somebody who has just sat down rest on the holiday they have taken."""
    now = services.effects.now()
    taken = await services.database.read(lambda c: time.holidays_of(c, user, now))
    for since, until in taken:
        await rest_at(services, name, user, since, until)


async def rest_at(services: Services, name: str, user: str, since: int, until: int) -> None:
    def handler(table: Table, actor: Actor) -> list[Entry]:
        return set_holiday(table, actor, since, until)

    try:
        await services.registry.change(name, user, handler)
    except NotAllowed as refused:
        if refused.code not in NOTHING_TO_REST:
            raise
