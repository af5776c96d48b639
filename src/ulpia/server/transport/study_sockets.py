"""The websocket of a study room."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ulpia.server.service import play
from ulpia.server.service.close_codes import CLOSE_NO_TABLE, CLOSE_TOO_MANY
from ulpia.server.service.permissions import require_sight, require_unsealed
from ulpia.server.service.services import Services
from ulpia.server.service.study_rooms import StudyRoom
from ulpia.server.transport.connection import Connection
from ulpia.server.transport.http.answers import decode, session_token, share_key
from ulpia.server.transport.sockets import (
    TABLE_ID,
    address_of,
    refuse_invalid_message,
    stop_sending,
)
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

REVIEW: Final = re.compile(r"[0-9a-f]{32}")
WORD: Final = re.compile(r"[0-9a-z]{8,32}")
MESSAGES: Final = msgspec.json.Decoder(wire.StudyMessage)


async def study_socket(socket: WebSocket) -> None:
    """Serve one visitor of a study room."""
    services: Services = socket.app.state.services
    place = socket.url.path.partition("/rooms/")[0]
    word = str(socket.path_params["word"])
    user = await services.accounts.user_of_token(session_token(socket))
    await socket.accept()
    connection = Connection(socket, user, share_key(socket))
    try:
        services.rate_limiter.require_rate("requests", address_of(connection))
        if not WORD.fullmatch(word):
            raise NotAllowed("no_review")
        await require_place(services, connection)
        room = services.study_rooms.enter(place, word, connection, user)
    except NotAllowed as refused:
        is_full = refused.code in ("too_fast", "room_full")
        await socket.close(CLOSE_TOO_MANY if is_full else CLOSE_NO_TABLE, refused.code)
        return
    send_loop = asyncio.create_task(connection.send_loop())
    try:
        await receive_loop(services, room, connection)
    except WebSocketDisconnect:
        pass  # the usual end
    finally:
        services.study_rooms.leave(place, word, connection)
        await stop_sending(send_loop)


async def require_place(services: Services, connection: Connection) -> None:
    """Refuse a room of a review that is not there, or of a replay that may not be seen."""
    named = connection.socket.path_params
    if "tables" in named:
        await require_replay(services, connection, str(named["tables"]))
        return
    review = str(named["reviews"])
    if not REVIEW.fullmatch(review):
        raise NotAllowed("no_review")
    await services.reviews.require_known(review)


async def require_replay(services: Services, connection: Connection, table: str) -> None:
    """Let in whoever may see the replay of a table."""
    if not TABLE_ID.fullmatch(table):
        raise NotAllowed("no_table")
    await require_sight(services, table, connection.user, connection.share)
    await require_unsealed(services, table)
    await play.require_finished(services, table)


async def receive_loop(services: Services, room: StudyRoom, connection: Connection) -> None:
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if connection.socket.application_state == WebSocketState.DISCONNECTED:
            return
        text = message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
        hear(services, room, connection, text)


def hear(services: Services, room: StudyRoom, connection: Connection, text: str) -> None:
    """Execute a message, or tell its sender why not."""
    who = connection.user or address_of(connection)
    try:
        asked = decode(MESSAGES, text)
    except NotAllowed as refused:
        refuse_invalid_message(connection, refused)
        return
    try:
        services.rate_limiter.require_rate(
            "chat" if isinstance(asked, wire.StudySay) else "moves", who
        )
        room.hear(connection, asked)
    except NotAllowed as refused:
        connection.send_struct(wire.Refused(refused.code, refused.reason))
