"""All that is stored about somebody, as one JSON document, written game by game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.server.store import game_notes, log, own_data
from ulpia.table.daily import is_sealed
from ulpia.table.records import record_for

ENCODE: Final = msgspec.json.Encoder().encode


async def export_own_data(services: Services, user: User) -> AsyncIterator[bytes]:
    """Return the document in pieces: the account and what belongs to it, then each game."""
    first = await services.database.read(lambda c: about(c, user.id))
    yield b"{"
    for name, value in first.items():
        yield ENCODE(name) + b":" + ENCODE(value) + b","
    yield b'"games":['
    names = await services.database.read(lambda c: own_data.tables_of(c, user.id))
    for number, name in enumerate(names):
        told = await services.database.read(lambda c, n=name: game_of(c, services, user, n))  # type: ignore[misc]
        yield (b"," if number else b"") + ENCODE(told)
    yield b"]}\n"


def about(connection: Connection, user: str) -> dict[str, Any]:
    """Return everything about a user but their games; secrets of others, and keys, stay here."""
    return {
        "account": own_data.account_of(connection, user),
        "sessions": own_data.sessions_of(connection, user),
        "people": own_data.relations_of(connection, user),
        "programs": own_data.programs_of(connection, user),
        "channels": own_data.channels_of(connection, user),
        "notices": own_data.choices_of(connection, user),
        "holidays": own_data.holidays_of(connection, user),
        "chat": own_data.chat_of(connection, user),
        "ratings": own_data.ratings_of(connection, user),
        "reports": own_data.reports_of(connection, user),
        "notes": [
            {"table": row.table_id, "text": row.text, "changed_at": row.changed_at}
            for row in game_notes.notes_of_user(connection, user)
        ],
    }


def game_of(connection: Connection, services: Services, user: User, name: str) -> dict[str, Any]:
    """Return a game as far as a user may know it: whole once it is over."""
    loaded = log.news(connection, name, 0)
    assert loaded is not None, "its seat was just read"
    row = loaded.row
    seat = next((each.seat for each in loaded.seats if each.user == user.id), None)
    told: dict[str, Any] = {
        "table": name,
        "game": row.game,
        "state": row.status,
        "seat": seat,
        "created_at": row.created_at,
        "finished_at": row.finished_at,
    }
    is_closed = row.started_at is None or is_sealed(row, services.effects.now())
    told["record"] = None if is_closed else record_for(loaded, seat)
    return told
