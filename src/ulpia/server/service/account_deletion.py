"""Hand over the seats of a deleted account."""

from __future__ import annotations

from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.server.service.user_changes import on_user_changed
from ulpia.table.absence import step_aside
from ulpia.table.commands import Leave
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor
from ulpia.table.lobby import leave
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table


async def leave_tables(services: Services, user: User, tables: list[str]) -> None:
    """Free seats at open tables; let a bot finish running games."""
    await on_user_changed(services, user.id)
    for name in tables:
        try:
            await services.registry.change(name, user.id, give_up_seat)
        except NotAllowed as refused:
            if refused.code != "not_running":  # ended meanwhile
                raise


def give_up_seat(table: Table, actor: Actor) -> list[Entry]:
    """Leave a table that has not started; let a bot play on where the game has begun."""
    if table.status == "open":
        return leave(table, actor, Leave())
    return step_aside(table, actor)
