"""Whether a notice is still of interest: nobody hears of a move that they have answered."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, select

from ulpia.server.store import relations
from ulpia.server.store.schema import entries, seats, tables

ENDS_REQUEST: Final = ("undo", "withdraw_undo", "move", "end_turn", "close")


def is_open(connection: Connection, notice: Row[Any]) -> bool:
    """Say whether whoever gets a notice does not know its matter yet."""
    if notice.kind == "invited":
        found = relations.invitations_of(connection, notice.user_id)
        return any(row.table_id == notice.table_id for row in found)
    if notice.kind == "round":
        return True
    seat = seat_of(connection, notice)
    if seat is None:
        return False
    if notice.kind == "turn":
        return is_turn_open(connection, notice, seat)
    if notice.kind == "undo":
        return is_request_open(connection, notice, seat)
    return int(seat.seen_at or 0) <= int(notice.made_at)


def seat_of(connection: Connection, notice: Row[Any]) -> Row[Any] | None:
    wanted = select(seats).where(
        seats.c.table_id == notice.table_id, seats.c.user_id == notice.user_id
    )
    return connection.execute(wanted).one_or_none()


def is_turn_open(connection: Connection, notice: Row[Any], seat: Row[Any]) -> bool:
    wanted = select(tables.c.waiting).where(
        tables.c.id == notice.table_id, tables.c.state == "running"
    )
    waiting = connection.execute(wanted).scalar_one_or_none() or "[]"
    turns = dict(msgspec.json.decode(waiting, type=list[tuple[int, int]]))
    return turns.get(seat.seat) == notice.number and seat.level is None


def is_request_open(connection: Connection, notice: Row[Any], seat: Row[Any]) -> bool:
    wanted = select(entries.c.kind, entries.c.seat, entries.c.body).where(
        entries.c.table_id == notice.table_id, entries.c.seq > notice.number
    )
    for entry in connection.execute(wanted):
        if entry.kind in ENDS_REQUEST:
            return False
        if entry.kind == "answer_undo":
            accepted = msgspec.json.decode(bytes(entry.body)).get("accept", False)
            if entry.seat == seat.seat or not accepted:
                return False
    return True
