"""The websocket of a table: commands come in, positions and other messages go out."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import structlog
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ulpia.server import metrics
from ulpia.server.service import play
from ulpia.server.service.close_codes import CLOSE_INVALID, CLOSE_NO_TABLE, CLOSE_TOO_MANY
from ulpia.server.service.outages import is_outage
from ulpia.server.service.services import Services
from ulpia.server.service.subscriptions import resend, subscribe, unsubscribe
from ulpia.server.transport.connection import Connection
from ulpia.server.transport.http.answers import decode, session_token, share_key
from ulpia.table import commands, wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.subscribers import Receipt

TABLE_ID: Final = re.compile("[a-z0-9]{1,32}")
MAX_INVALID_MESSAGES: Final = 100
MAX_SEQ: Final = 2**31 - 1
LOGGER: Final = structlog.get_logger("ulpia.socket")


async def table_socket(socket: WebSocket, table: str) -> None:
    """Serve one client at one table."""
    services: Services = socket.app.state.services
    user = await services.accounts.user_of_token(session_token(socket))
    await socket.accept()
    wants_patches = socket.query_params.get("patches") == "1"
    connection = Connection(socket, user, share_key(socket), wants_patches)
    try:
        services.rate_limiter.require_rate("requests", address_of(connection))
        after = parse_seq(socket.query_params.get("after"))
        await subscribe(services, table, connection, after)
    except NotAllowed as refused:
        code = CLOSE_TOO_MANY if refused.code == "too_fast" else CLOSE_NO_TABLE
        await socket.close(code, refused.code)
        return
    metrics.SOCKETS.inc()
    send_loop = asyncio.create_task(connection.send_loop())
    try:
        await receive_loop(services, table, connection)
    except WebSocketDisconnect:
        pass  # the usual end
    finally:
        metrics.SOCKETS.dec()
        await stop_sending(send_loop)
        await unsubscribe(services, table, connection)


def address_of(connection: Connection) -> str:
    client = connection.socket.client
    return client.host if client else "?"


async def stop_sending(send_loop: asyncio.Task[None]) -> None:
    """Stop the send loop; a client that is already gone is no error."""
    send_loop.cancel()
    try:
        await send_loop
    except (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
        return


def parse_seq(text: str | None) -> int | None:
    """Return the number of the last entry that a client says it has, if it is one."""
    if text is None or not text.isdecimal() or not text.isascii() or len(text) > 10:
        return None
    return min(int(text), MAX_SEQ)


async def receive_loop(services: Services, name: str, connection: Connection) -> None:
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if connection.socket.application_state == WebSocketState.DISCONNECTED:
            return
        text = message.get("text") or (message.get("bytes") or b"").decode(errors="replace")
        await answer(services, name, connection, text)


async def answer(services: Services, name: str, connection: Connection, text: str) -> None:
    """Execute one message and send its outcome."""
    try:
        command = decode(commands.COMMANDS, text)
    except NotAllowed as refused:
        refuse_invalid_message(connection, refused)
        return
    if isinstance(command, commands.Look):
        connection.is_looking = command.looking
    if isinstance(command, commands.AskHint):
        # It takes seconds, and what else this person does goes on.
        services.registry.spawn(execute(services, name, connection, command))
        return
    await execute(services, name, connection, command)


async def execute(services: Services, name: str, connection: Connection, command: Any) -> None:
    """Execute a command and send its outcome, or why it was refused."""
    try:
        if isinstance(command, commands.Resend):
            services.rate_limiter.require_rate("reads", connection.user or address_of(connection))
            await resend(services, name, connection, command.seq)
            return
        receipt = None if command.id is None else Receipt(command.id, connection)
        outcome = await play.execute(
            services, name, connection.person, command, connection.share, receipt
        )
    except NotAllowed as refused:
        await refuse(services, name, connection, command.id, refused)
    except Exception as error:
        if not is_outage(error):
            raise
        LOGGER.warning("database out of reach", table=name, error=type(error).__name__)
        connection.send_struct(
            wire.Refused("unavailable", "The database cannot be reached.", command.id)
        )
    else:
        confirm(connection, receipt, outcome)


def refuse_invalid_message(connection: Connection, refused: NotAllowed) -> None:
    connection.invalid_count += 1
    connection.send_struct(wire.Refused(refused.code, refused.reason[:300]))
    if connection.invalid_count >= MAX_INVALID_MESSAGES:
        connection.close(CLOSE_INVALID, "too much nonsense")


def confirm(connection: Connection, receipt: Receipt | None, outcome: Any) -> None:
    """Send what the command asked for, and that it is done; chat reaches everybody anyway."""
    if isinstance(outcome, wire.WhyNot | wire.Hint | wire.PlanPreview | wire.Pong):
        connection.send_struct(outcome)
    if receipt is not None and not receipt.is_sent:
        seq = outcome if isinstance(outcome, int) else 0
        connection.send_struct(wire.Done(receipt.message_id, seq))


async def refuse(
    services: Services,
    name: str,
    connection: Connection,
    message_id: str | None,
    refused: NotAllowed,
) -> None:
    """Send why a command was refused, with the present position."""
    metrics.REFUSED.labels(refused.code).inc()
    found = None
    if refused.code != "too_fast":
        found = Raw(
            await play.read_position(
                services, name, connection.person, None, share=connection.share
            )
        )
    connection.send_struct(
        wire.Refused(
            refused.code, refused.reason, message_id, refused.arguments, refused.ruling, found
        )
    )
