"""Who may see a table."""

from __future__ import annotations

from ulpia.server.service.services import Services
from ulpia.server.store import rows, shares
from ulpia.table.daily import day_of, is_sealed
from ulpia.table.live_tables import LiveTable
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import TableRow


async def require_viewer(
    services: Services, live: LiveTable, user: str | None, share: str | None = None
) -> int | None:
    """Return the seat of a user, None for a spectator, or raise NotAllowed.

    `share` is the key of the share link by which somebody has come.
    """
    assert live.table is not None
    seat = live.table.seat_of(user)
    row = live.table.row
    if seat is None and day_of(row) is not None:
        require_open_day(row, services.effects.now())
        return None
    if seat is not None or row.watching == "public" or row.listed or user == row.host_id:
        return seat
    if share is not None and await is_share_key(services, live.name, share):
        return None
    if user is None or not await is_admitted(services, live, user):
        raise NotAllowed("no_table")
    return None


def require_open_day(row: TableRow, now: int) -> None:
    """Let spectators see a table of a day once that is over, whoever gave them its link."""
    if is_sealed(row, now):
        raise NotAllowed("no_table")


async def require_unsealed(services: Services, name: str) -> None:
    """Refuse what shows the deal of a day that is not over yet."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        if is_sealed(table.row, services.effects.now()):
            raise NotAllowed("daily_sealed")


async def require_sight(
    services: Services, name: str, user: str | None, share: str | None = None
) -> int | None:
    """Return the seat of a user at a table that is not locked yet, or raise NotAllowed."""
    async with services.registry.lock(name) as live:
        return await require_viewer(services, live, user, share)


async def is_share_key(services: Services, table: str, key: str) -> bool:
    return await services.database.read(lambda c: shares.is_share_key(c, table, key))


async def is_admitted(services: Services, live: LiveTable, user: str) -> bool:
    """Say whether a user has an invitation, or a seat is kept for them."""
    assert live.table is not None
    if user in live.admitted or any(each.kept_for == user for each in live.table.seats):
        return True
    found = await services.database.read(lambda c: rows.may_join_of(c, live.name, user))
    if found is not None:
        live.admitted.add(user)
    return found is not None
