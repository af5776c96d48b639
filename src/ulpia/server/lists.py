"""Lists of tables: the lobby, and the games of a person, without opening any of them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row

from ulpia.kernel.chance import commitment
from ulpia.server import wire
from ulpia.server.accounts import User
from ulpia.server.house import House
from ulpia.server.store import rows
from ulpia.server.tables.rules import RulesGone, rules_of
from ulpia.server.tables.seating import Seating, seating_of

MOST = 100


async def lobby(house: House, user: User | None) -> wire.TableList:
    def work(connection: Connection) -> list[tuple[Row[Any], list[Row[Any]]]]:
        return with_seats(connection, rows.lobby(connection, MOST))

    found = await house.database.read(work)
    return wire.TableList([listed(row, seats, user) for row, seats in found])


async def mine(
    house: House, user: User, states: tuple[str, ...], before: int | None, my_turn: bool
) -> wire.TableList:
    def work(connection: Connection) -> list[tuple[Row[Any], list[Row[Any]]]]:
        found = rows.tables_of(connection, user.id, states, MOST, before)
        return with_seats(connection, found)

    tables = [listed(row, seats, user) for row, seats in await house.database.read(work)]
    return wire.TableList([table for table in tables if table.my_turn or not my_turn])


def with_seats(
    connection: Connection, found: list[Row[Any]]
) -> list[tuple[Row[Any], list[Row[Any]]]]:
    seats = rows.seats_of_tables(connection, [row.id for row in found])
    return [(row, seats[row.id]) for row in found]


def listed(row: Row[Any], seat_rows: list[Row[Any]], user: User | None) -> wire.TableInfo:
    """Return a table as lists show it."""
    seats = [seating_of(each) for each in seat_rows]
    since = dict(msgspec.json.decode(row.waiting, type=list[tuple[int, int]]))
    viewer = None
    if user is not None:
        viewer = next((each.seat for each in seats if each.user == user.id), None)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        state=row.state,
        listed=bool(row.listed),
        watching=row.watching,
        undo=row.undo,
        away_after=row.away_after,
        commitment=commitment(int(row.seed)),
        seats=[seat_info(each, since) for each in seats],
        waiting=sorted(since),
        seq=row.version,
        created_at=row.created_at,
        changed_at=row.changed_at,
        viewer=viewer,
        host=user is not None and user.id == row.host_id,
        my_turn=viewer in since and seats[viewer].level is None if viewer is not None else False,
        started_at=row.started_at,
        finished_at=row.finished_at,
        result=None if row.result is None else msgspec.json.decode(row.result, type=wire.Result),
        rematch=row.rematch,
        frozen=why_frozen(row),
    )


def seat_info(seating: Seating, since: dict[int, int]) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=seating.seat,
        place="human" if seating.user is not None else seating.place,
        name=seating.name,
        user=None if seating.former else seating.user,
        guest=seating.guest,
        former=seating.former,
        level=seating.level,
        waiting_since=since.get(seating.seat),
    )


def why_frozen(row: Row[Any]) -> str | None:
    if row.state not in ("open", "running"):
        return None
    try:
        rules_of(row.game, row.rules)
    except RulesGone as gone:
        return str(gone)
    return None
