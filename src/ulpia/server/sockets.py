"""One websocket for each open table: positions go out, commands come in."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ulpia.server import metrics, play, wire
from ulpia.server.commands import COMMANDS
from ulpia.server.hall import NO_TABLE
from ulpia.server.house import House
from ulpia.server.http.answers import COOKIE, decoded, share_key
from ulpia.server.line import Line
from ulpia.server.slots import Slot
from ulpia.server.store import rows
from ulpia.server.store.errors import is_outage
from ulpia.server.tables.positions import position, table_info
from ulpia.server.tables.refusals import NotAllowed

MOST_NONSENSE: Final = 100
NONSENSE, TOO_MANY = 4400, 4429
LARGEST_NUMBER: Final = 2**31 - 1
LOGGER: Final = structlog.get_logger("ulpia.socket")


async def table_socket(socket: WebSocket, table: str) -> None:
    """Serve one client at one table."""
    house: House = socket.app.state.house
    user = await house.accounts.of_token(socket.cookies.get(COOKIE))
    await socket.accept()
    line = Line(socket, user, share_key(socket))
    try:
        house.gate.pass_through("requests", socket.client.host if socket.client else "?")
        await welcome(house, table, line)
    except NotAllowed as refused:
        code = TOO_MANY if refused.code == "too_fast" else NO_TABLE
        await socket.close(code, refused.code)
        return
    metrics.SOCKETS.inc()
    pump = asyncio.create_task(line.pump())
    try:
        await listen(house, table, line)
    except WebSocketDisconnect:
        pass  # the usual end
    finally:
        metrics.SOCKETS.dec()
        await end(pump)
        await part(house, table, line)


async def end(pump: asyncio.Task[None]) -> None:
    """Stop sending; that the client was gone already is no news."""
    pump.cancel()
    try:
        await pump
    except (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
        return


def number_of(text: str | None) -> int | None:
    """Return the number of the log that a client says it has seen."""
    if text is None or not text.isdecimal() or not text.isascii() or len(text) > 10:
        return None
    return min(int(text), LARGEST_NUMBER)


async def welcome(house: House, name: str, line: Line) -> None:
    """Send the position with whatever was missed, and every change from then on."""
    hall = house.hall
    after = number_of(line.socket.query_params.get("after"))
    async with hall.held(name) as slot:
        table = await hall.refreshed(slot)
        viewer = await hall.viewer(slot, line.user, line.share)
        was_online = hall.presence.online(slot)
        entries, skipped = await hall.missed(slot, viewer, after)
        slot.subscribers.add(line)
        hall.note_attention()
        actor = hall.actor(slot, line.user)
        info = table_info(table, viewer, actor)
        line.tell(position(table, viewer, actor, entries, info, skipped))
        if viewer is not None and viewer not in was_online:
            await hall.appeared(slot, viewer, True)


async def part(house: House, name: str, line: Line) -> None:
    """Forget a client, and tell the others if its seat is empty now."""
    hall = house.hall
    with hall.slots.use(name) as slot:
        slot.subscribers.discard(line)
        await note_absence(house, slot, line)


async def note_absence(house: House, slot: Slot, line: Line) -> None:
    """Write down since when a seat is empty, and tell the others."""
    hall, name, table = house.hall, slot.name, slot.table
    viewer = None if table is None else table.seat_of(line.user)
    if table is None or viewer is None or viewer in hall.presence.here(slot):
        return
    now = house.world.now()
    table.seats[viewer].seen_at = now
    if house.is_closing:
        return
    try:
        await house.database.write(lambda c: rows.seen(c, name, viewer, now))
        await hall.appeared(slot, viewer, False)
    except Exception as error:
        if not is_outage(error):
            raise
        LOGGER.warning("presence not written", table=name)


async def listen(house: House, name: str, line: Line) -> None:
    while True:
        message = await line.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if line.socket.application_state == WebSocketState.DISCONNECTED:
            return
        text = message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
        await answer(house, name, line, text)


async def answer(house: House, name: str, line: Line, text: str) -> None:
    """Do what one message asks, and say how it went."""
    try:
        command = decoded(COMMANDS, text)
    except NotAllowed as refused:
        bear_nonsense(line, refused)
        return
    try:
        outcome = await play.obey(house, name, line.person, command, line.share)
    except NotAllowed as refused:
        await refuse(house, name, line, command.id, refused)
    except Exception as error:
        if not is_outage(error):
            raise
        LOGGER.warning("database out of reach", table=name, error=type(error).__name__)
        line.tell(wire.Refused("unavailable", "The database cannot be reached.", command.id))
    else:
        confirm(line, command.id, outcome)


def bear_nonsense(line: Line, refused: NotAllowed) -> None:
    line.nonsense += 1
    line.tell(wire.Refused(refused.code, refused.reason[:300]))
    if line.nonsense >= MOST_NONSENSE:
        line.hang_up(NONSENSE, "too much nonsense")


def confirm(line: Line, message_id: str | None, outcome: Any) -> None:
    """Send what was asked for (a line of chat is told to all anyway), and that it is done."""
    if isinstance(outcome, wire.WhyNot | wire.Pong):
        line.tell(outcome)
    if message_id is not None:
        line.tell(wire.Done(message_id, outcome if isinstance(outcome, int) else 0))


async def refuse(
    house: House, name: str, line: Line, message_id: str | None, refused: NotAllowed
) -> None:
    """Say why not, with the position as it is."""
    metrics.REFUSED.labels(refused.code).inc()
    found = None
    if refused.code != "too_fast":
        found = Raw(await play.look(house, name, line.person, None, share=line.share))
    line.tell(
        wire.Refused(
            refused.code, refused.reason, message_id, refused.arguments, refused.ruling, found
        )
    )
