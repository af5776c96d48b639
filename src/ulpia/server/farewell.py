"""What becomes of the seats of somebody who deletes an account."""

from __future__ import annotations

from ulpia.ai.levels import LEVELS
from ulpia.server.accounts import User
from ulpia.server.commands import Leave
from ulpia.server.house import House
from ulpia.server.tables.actors import Actor, Lines, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.deeds import follow_up, leave
from ulpia.server.tables.lines import Line
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table


async def leave_tables(house: House, user: User, tables: list[str]) -> None:
    """Free seats at open tables; let a bot finish running games."""
    await house.hall.heard_of_user(user.id)
    for name in tables:
        try:
            await house.hall.change(name, user.id, step_aside)
        except NotAllowed as refused:
            if refused.code != "not_running":  # ended meanwhile
                raise


def step_aside(table: Table, actor: Actor) -> Lines:
    if table.state == "open":
        return leave(table, actor, Leave())
    running(table)
    assert actor.seat is not None
    seating = table.seats[actor.seat]
    seating.level = seating.level or LEVELS[-1]
    replaced = Line("replace", actor.seat, Body(level=seating.level))
    return [replaced, *follow_up(table, actor.seat)]
