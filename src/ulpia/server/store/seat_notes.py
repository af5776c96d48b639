"""What people have noted for their seats: plans and standing orders."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from ulpia.server.store.schema import seat_notes
from ulpia.table.store import Conflict, NotesRow


def notes_of(connection: Connection, table: str) -> list[NotesRow]:
    """Return the notes of all seats of a table."""
    wanted = select(
        seat_notes.c.seat, seat_notes.c.user_id, seat_notes.c.revision, seat_notes.c.body
    ).where(seat_notes.c.table_id == table)
    return [NotesRow(*row) for row in connection.execute(wanted)]


def write_notes(connection: Connection, table: str, notes: NotesRow) -> None:
    """Write the next revision of a seat's notes, or raise Conflict."""
    mine = (seat_notes.c.table_id == table) & (seat_notes.c.seat == notes.seat)
    values = {"user_id": notes.user, "revision": notes.revision, "body": notes.body}
    last = seat_notes.c.revision == notes.revision - 1
    if connection.execute(update(seat_notes).where(mine, last).values(**values)).rowcount:
        return
    is_there = connection.execute(select(seat_notes.c.seat).where(mine)).first() is not None
    if is_there or notes.revision != 1:
        raise Conflict(table)
    connection.execute(insert(seat_notes).values(table_id=table, seat=notes.seat, **values))
