"""Games that the host closes, or takes back to an earlier moment."""

from __future__ import annotations

from ulpia.server.service.accounts import clean
from ulpia.server.service.services import Services
from ulpia.table import wire
from ulpia.table.absence import close_game
from ulpia.table.entries import Closed, Entry
from ulpia.table.guards import Actor
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table
from ulpia.table.undo import roll_back


async def close_table(services: Services, name: str) -> None:
    """Close an open or running table; it counts for nobody."""
    await services.registry.change(name, None, close_any)


def close_any(table: Table, actor: Actor) -> list[Entry]:
    if table.status == "open":
        return [Closed()]
    if table.status != "running":
        raise NotAllowed("not_running")
    return close_game(table, None)


async def repair_table(services: Services, name: str, wanted: wire.Repair) -> int:
    """Take a running game back to where it stood after an entry, with a note in its log."""
    note = clean(wanted.note, 500)
    await services.registry.read_back(name, wanted.seq)
    return await services.registry.change(
        name, None, lambda table, actor: roll_back(table, actor, wanted.seq, note)
    )
