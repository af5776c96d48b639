"""Chat: players and spectators apart."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from ulpia.server import wire
from ulpia.server.accounts import User, clean
from ulpia.server.frames import Message
from ulpia.server.hall import Hall
from ulpia.server.slots import Slot
from ulpia.server.store import talk
from ulpia.server.tables.positions import encoded
from ulpia.server.tables.refusals import NotAllowed

MOST_LINES = 200


def channel_of(viewer: int | None) -> str:
    return "spectators" if viewer is None else "players"


async def say(
    hall: Hall, name: str, user: User, text: str, share: str | None = None
) -> wire.ChatLine:
    """Write a line into the channel of whoever says it, and tell it there."""
    cleaned = clean(text, 500)
    if not cleaned:
        raise NotAllowed("bad_message")
    async with hall.held(name) as slot:
        viewer = await hall.viewer(slot, user.id, share)
        now = hall.world.now()
        line = {
            "user_id": user.id,
            "seat": viewer,
            "name": user.name,
            "guest": user.guest,
            "text": cleaned,
            "made_at": now,
        }
        channel = channel_of(viewer)
        number = await hall.database.write(lambda c: talk.add_line(c, name, channel, line))
        told = wire.ChatLine(
            channel,  # type: ignore[arg-type] # one of the two
            number,
            user.name,
            cleaned,
            now,
            viewer,
            user.guest,
        )
        tell(slot, told)
    return told


def tell(slot: Slot, line: wire.ChatLine) -> None:
    message = Message(encoded(line))
    for viewer, group in slot.by_viewer().items():
        if channel_of(viewer) == line.channel:
            for subscriber in group:
                subscriber.send(message)


async def lines(hall: Hall, name: str, channel: str, after: int) -> list[wire.ChatLine]:
    found = await hall.database.read(
        lambda c: talk.lines_after(c, name, channel, after, MOST_LINES)
    )
    return [line_of(row) for row in found]


def line_of(row: Row[Any]) -> wire.ChatLine:
    return wire.ChatLine(
        row.channel, row.number, row.name, row.text, row.made_at, row.seat, bool(row.guest)
    )


async def heard(hall: Hall, name: str, channel: str, number: int) -> None:
    """Another process has written a line."""
    slot = hall.slots.get(name)
    if slot is None or not slot.subscribers or slot.table is None:
        return
    for line in await lines(hall, name, channel, number - 1):
        if line.number == number:
            tell(slot, line)
