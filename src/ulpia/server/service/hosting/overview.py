"""How the server does, who is on it, and its tables, as the host sees them."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import clean
from ulpia.server.service.services import Services
from ulpia.server.service.table_lists import summary, with_seats
from ulpia.server.store import overview, reports, rows
from ulpia.table import wire

MAX_LISTED: Final = 100
LATE_MS: Final = 60_000


async def read_health(services: Services) -> wire.ServerHealth:
    now = services.effects.now()

    def work(connection: Connection) -> wire.ServerHealth:
        accounts, guests = overview.people_counts(connection)
        counts = overview.table_counts(connection)
        return wire.ServerHealth(
            version("ulpia"),
            "PostgreSQL" if services.database.is_postgres else "SQLite",
            accounts,
            guests,
            [wire.TableCount(state, count) for state, count in counts],
            sum(len(live.subscribers) for live in services.registry.live_tables.values()),
            len(list(services.registry.live_tables.values())),
            len(rows.bots_due(connection, now - LATE_MS)),
            overview.failing_channels(connection),
            reports.open_count(connection),
        )

    return await services.database.read(work)


async def find_people(services: Services, part: str) -> wire.PersonList:
    """Return people whose name holds `part`, the newest first; those who are banned if empty."""
    wanted = clean(part, 24)
    found = await services.database.read(lambda c: overview.people_named(c, wanted, MAX_LISTED))
    return wire.PersonList([person_info(row) for row in found])


def person_info(row: Row[Any]) -> wire.PersonInfo:
    kind = "guest" if row.password is None else "program" if row.program_of else "account"
    return wire.PersonInfo(
        row.id,
        row.name,
        kind,  # type: ignore[arg-type] # one of the three
        row.created_at,
        row.role is not None,
        row.banned_until,
        row.ban_reason,
    )


async def list_tables(services: Services, state: str) -> wire.TableList:
    """Return the tables of a state that changed last, as a stranger sees them: no keys."""

    def work(connection: Connection) -> wire.TableList:
        found = with_seats(connection, overview.tables_in(connection, state, MAX_LISTED))
        return wire.TableList([summary(row, seats, None) for row, seats in found])

    return await services.database.read(work)
