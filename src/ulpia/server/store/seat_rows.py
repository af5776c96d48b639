"""The rows of seats: what is written of them, and how they are read with the people on them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, select

from ulpia.server.store.schema import seats, users
from ulpia.table.store import SeatRow


def seat_columns(row: SeatRow) -> dict[str, Any]:
    """Return the columns of a seat that are written."""
    return {
        "place": row.place,
        "user_id": row.user,
        "kept_for": row.kept_for,
        "level": row.level,
        "seen_at": row.seen_at,
    }


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    """Return the seats of a table with the people on them."""
    wanted = seats_with_people().where(seats.c.table_id == table).order_by(seats.c.seat)
    return [seat_row(row) for row in connection.execute(wanted)]


def seats_with_people() -> Select[Any]:
    """Return the query of seats that `seat_row` reads."""
    return select(
        seats,
        users.c.name,
        users.c.password.is_(None).label("guest"),
        users.c.deleted_at,
        users.c.program_of.is_not(None).label("program"),
    ).outerjoin(users, users.c.id == seats.c.user_id)


def seat_row(row: Row[Any]) -> SeatRow:
    """Return a seat; the names of people who have deleted their accounts are not told."""
    former = row.deleted_at is not None
    return SeatRow(
        row.seat,
        row.place,
        row.user_id,
        row.kept_for,
        row.level,
        row.seen_at,
        None if former else row.name,
        bool(row.guest) and row.user_id is not None and not former,
        former,
        bool(row.program) and not former,
    )
