"""What somebody notes about a game, for themselves alone."""

from __future__ import annotations

from typing import Final

from ulpia.server.service.accounts import User, clean
from ulpia.server.service.permissions import require_sight
from ulpia.server.service.services import Services
from ulpia.server.store import game_notes
from ulpia.table import wire

MAX_LINE: Final = 4000


async def read_note(services: Services, user: User, table: str, share: str | None) -> wire.GameNote:
    await require_sight(services, table, user.id, share)
    found = await services.database.read(lambda c: game_notes.note_of(c, user.id, table))
    return wire.GameNote(found)


async def keep_note(
    services: Services, user: User, table: str, text: str, share: str | None
) -> None:
    await require_sight(services, table, user.id, share)
    lines = [clean(line, MAX_LINE) for line in text.strip().split("\n")]
    kept, now = "\n".join(lines), services.effects.now()
    await services.database.write(lambda c: game_notes.set_note(c, user.id, table, kept, now))
