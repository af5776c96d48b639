"""Create tables, take seats, and start rematches."""

from __future__ import annotations

from ulpia.server.service.accounts import User
from ulpia.server.service.holidays import tell_holiday
from ulpia.server.service.people.relations import decline, require_company
from ulpia.server.service.permissions import require_sight, require_viewer
from ulpia.server.service.services import Services
from ulpia.server.store import rows
from ulpia.table import wire
from ulpia.table.commands import Leave
from ulpia.table.entries import Entry, RematchMade
from ulpia.table.guards import Actor
from ulpia.table.lobby import Join, join, open_table
from ulpia.table.moving import begin_moved, plan_moved
from ulpia.table.new_tables import TablePlan, new_row, plan_rematch, plan_table
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import Handler
from ulpia.table.table import Table


async def make_table(services: Services, user: User, wanted: wire.NewTable) -> str:
    """Create a table; it starts at once if no seat is free."""
    away_after = services.settings.away_after
    plan = plan_table(wanted, user.id, away_after, services.effects.now())
    if wanted.rated and wanted.sit is not None and user.guest:
        raise NotAllowed("needs_account")
    if plan.has_only_bots():
        await require_bot_table_quota(services, user)
    return await add_table(services, user, plan)


async def take_in(services: Services, user: User, moved: wire.MovedTable) -> str:
    """Go on with a game that began on somebody's device."""
    now = services.effects.now()
    plan = plan_moved(moved, user.id, services.settings.away_after, now)
    return await add_table(services, user, plan, int(moved.seed), begin_moved(moved))


async def require_quota_to_start(services: Services, name: str, user: User) -> None:
    """Refuse to fill a table without people with bots if the user has too many of those."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        has_people = any(each.user is not None for each in table.seats)
    if not has_people and table.row.host_id == user.id:
        await require_bot_table_quota(services, user)


async def require_bot_table_quota(services: Services, user: User) -> None:
    """Refuse a table of bots only to a user who has too many of them running."""
    most = services.settings.max_bot_tables
    if await services.database.read(lambda c: rows.bot_table_count(c, user.id)) >= most:
        raise NotAllowed("too_many_bot_tables", args={"most": most})


async def add_table(
    services: Services,
    user: User,
    plan: TablePlan,
    seed: int | None = None,
    begin: Handler = open_table,
    name: str | None = None,
) -> str:
    """Add a table; `seed` is of a deal that is known already, `begin` what it begins with."""
    name = name or services.effects.id()
    row = new_row(plan, name, user.id, services.effects, seed)
    await services.registry.store.add_table(row, plan.seats)
    await services.registry.change(name, user.id, begin)
    if plan.settings.pace is not None and any(seat.user == user.id for seat in plan.seats):
        await tell_holiday(services, name, user.id)
    return name


async def take_seat(
    services: Services, name: str, user: User, wish: wire.JoinRequest, share: str | None = None
) -> None:
    """Take a seat, from the lobby or by an invitation."""
    if wish.key is not None:
        await admit(services, name, user, wish.key)
    await require_sight(services, name, user.id, share)
    await require_company(services, user, name)
    invited = await services.database.read(lambda c: rows.may_join_of(c, name, user.id))
    wished = Join(wish.seat, bool(invited), user.name, user.guest, user.program_of is not None)
    await services.registry.change(name, user.id, lambda table, actor: join(table, actor, wished))
    await decline(services, user, name)
    await tell_holiday(services, name, user.id)


async def admit(services: Services, name: str, user: User, key: str) -> None:
    """Admit a user who has the key of an invitation or of a spectators' link."""
    row = await services.database.read(lambda c: rows.table_row(c, name))
    if row is None or key not in (row.join_key, row.watch_key):
        raise NotAllowed("no_table")
    may_join = key == row.join_key
    await services.database.write(lambda c: rows.admit(c, name, user.id, may_join))


async def rematch(services: Services, name: str, user: User) -> str:
    """Return the table of the rematch; the first to ask creates it, the others join it."""
    async with services.registry.lock(name) as live:
        table = await services.registry.refresh(live)
        await require_viewer(services, live, user.id)
        if table.seat_of(user.id) is None:
            raise NotAllowed("not_seated")
        if table.status not in ("finished", "abandoned"):
            raise NotAllowed("not_finished")
        known, plan = table.rematch, plan_rematch(table, user.id)
    if known is None:
        known = await create_rematch(services, name, user, plan)
        if known is not None:
            return known
        return await rematch(services, name, user)
    await require_company(services, user, known)
    wished = Join(None, False, user.name, user.guest, user.program_of is not None)
    try:
        await services.registry.change(
            known, user.id, lambda table, actor: join(table, actor, wished)
        )
    except NotAllowed as refused:
        if refused.code not in ("already_seated", "not_open"):
            raise
    return known


async def create_rematch(services: Services, name: str, user: User, plan: TablePlan) -> str | None:
    """Create the table of a rematch; return None if somebody else was quicker."""
    new = await add_table(services, user, plan)

    def handler(table: Table, actor: Actor) -> list[Entry]:
        if table.rematch is not None:
            raise NotAllowed("stale")
        return [RematchMade(seat=actor.seat, table=new)]

    try:
        await services.registry.change(name, user.id, handler)
    except NotAllowed:
        await services.registry.act(new, user.id, Leave())
        return None
    return new
