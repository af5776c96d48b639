"""Chat at a table: one channel for its players, one for its spectators."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import User, clean
from ulpia.server.service.notices import scanning
from ulpia.server.service.permissions import require_viewer
from ulpia.server.service.services import Services
from ulpia.server.store import chat as chat_lines
from ulpia.server.store import notices, relations, reports
from ulpia.table import wire
from ulpia.table.live_tables import LiveTable
from ulpia.table.positions import encode
from ulpia.table.refusals import NotAllowed
from ulpia.table.subscribers import EncodedMessage

MAX_LINES = 200
MAX_QUOTED = 200


def channel_of(viewer: int | None) -> str:
    return "spectators" if viewer is None else "players"


async def say(
    services: Services, name: str, user: User, text: str, share: str | None = None
) -> wire.ChatLine:
    """Write a line into the author's channel and send it to everybody who reads that channel."""
    cleaned = clean(text, 500)
    if not cleaned:
        raise NotAllowed("bad_message")
    async with services.registry.lock(name) as live:
        viewer = await require_viewer(services, live, user.id, share)
        now = services.effects.now()
        line = {
            "user_id": user.id,
            "seat": viewer,
            "name": user.name,
            "guest": user.guest,
            "text": cleaned,
            "made_at": now,
        }
        channel = channel_of(viewer)
        number = await services.database.write(
            lambda c: chat_lines.add_line(c, name, channel, line)
        )
        sent = wire.ChatLine(
            channel,  # type: ignore[arg-type] # one of the two
            number,
            user.name,
            cleaned,
            now,
            viewer,
            user.guest,
            user.id,
        )
        shunning = await services.database.read(lambda c: relations.who_shuns(c, user.id))
        notify_line(live, sent, shunning)
        assert live.table is not None
        game = live.table.row.game
    if "@" in cleaned:
        await tell_mentioned(services, name, user, game, sent)
    return sent


async def tell_mentioned(
    services: Services, name: str, user: User, game: str, line: wire.ChatLine
) -> None:
    """Note for everybody at the table whose name stands in a line after an @."""
    now, is_looking = services.effects.now(), services.page_viewers.is_looking

    def work(connection: Connection) -> None:
        body: dict[str, str | int] = {
            "game": game,
            "name": user.name,
            "text": line.text[:MAX_QUOTED],
        }
        unasked = {user.id, *relations.who_shuns(connection, user.id)}
        found = [
            scanning.Happening(person.user_id, "mention", line.number, body)
            for person in notices.people_at(connection, name)
            if person.user_id not in unasked and is_mentioned(person.name, line.text)
        ]
        scanning.add(connection, name, found, now, is_looking)

    if line.channel == "players":
        await services.database.write(work)


def is_mentioned(name: str, text: str) -> bool:
    """Say whether `@name` stands in a text, in any case, and not as the beginning of a word."""
    pattern = rf"(?<!\w)@{re.escape(name.casefold())}(?!\w)"
    return re.search(pattern, text.casefold()) is not None


def notify_line(live: LiveTable, line: wire.ChatLine, shunning: set[str]) -> None:
    """Send a line to all who read its channel, but not to who has muted or blocked its author."""
    message = EncodedMessage(encode(line))
    for viewer, group in live.by_viewer().items():
        if channel_of(viewer) == line.channel:
            for subscriber in group:
                if subscriber.user not in shunning:
                    subscriber.send(message)


async def read_lines(
    services: Services, name: str, channel: str, after: int, user: str | None
) -> list[wire.ChatLine]:
    """Return lines of a channel without those of people whom the reader has muted or blocked."""

    def work(connection: Connection) -> list[wire.ChatLine]:
        shunned = set() if user is None else relations.shunned_people(connection, user)
        found = chat_lines.lines_after(connection, name, channel, after, MAX_LINES)
        return [chat_line(row) for row in found if row.user_id not in shunned]

    return await services.database.read(work)


def chat_line(row: Row[Any]) -> wire.ChatLine:
    return wire.ChatLine(
        row.channel,
        row.number,
        row.name,
        row.text,
        row.made_at,
        row.seat,
        bool(row.guest),
        row.user_id,
    )


async def on_line_written(services: Services, name: str, channel: str, number: int) -> None:
    """Send a line that another process has written to the subscribers of this one."""
    live = services.registry.live_tables.get(name)
    if live is None or not live.subscribers or live.table is None:
        return

    def work(connection: Connection) -> tuple[wire.ChatLine, set[str]] | None:
        row = reports.line_of(connection, name, channel, number)
        if row is None:
            return None
        shunning = set() if row.user_id is None else relations.who_shuns(connection, row.user_id)
        return chat_line(row), shunning

    found = await services.database.read(work)
    if found is not None:
        notify_line(live, *found)
