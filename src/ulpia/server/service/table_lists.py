"""Lists of tables, from their rows alone: the lobby and a user's games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.server.store import rows
from ulpia.server.store.log import table_row_of
from ulpia.server.store.seat_rows import seat_row
from ulpia.table import wire
from ulpia.table.summaries import table_summary

MAX_LISTED = 100


async def lobby_tables(services: Services, user: User | None) -> wire.TableList:
    def work(connection: Connection) -> list[tuple[Row[Any], list[Row[Any]]]]:
        return with_seats(connection, rows.lobby(connection, MAX_LISTED))

    found = await services.database.read(work)
    return wire.TableList([summary(row, seats, user) for row, seats in found])


async def tables_of_user(
    services: Services, user: User, states: tuple[str, ...], before: int | None, my_turn: bool
) -> wire.TableList:
    def work(connection: Connection) -> list[tuple[Row[Any], list[Row[Any]]]]:
        found = rows.tables_of(connection, user.id, states, MAX_LISTED, before)
        return with_seats(connection, found)

    tables = [summary(row, seats, user) for row, seats in await services.database.read(work)]
    return wire.TableList([table for table in tables if table.my_turn or not my_turn])


def with_seats(
    connection: Connection, found: list[Row[Any]]
) -> list[tuple[Row[Any], list[Row[Any]]]]:
    seats = rows.seats_of_tables(connection, [row.id for row in found])
    return [(row, seats[row.id]) for row in found]


def summary(row: Row[Any], seat_rows: list[Row[Any]], user: User | None) -> wire.TableInfo:
    seats = [seat_row(each) for each in seat_rows]
    return table_summary(table_row_of(row), seats, None if user is None else user.id)
