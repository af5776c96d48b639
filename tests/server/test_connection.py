"""The way to a client: at once while it keeps up, in order when it does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.harness import run_async
from ulpia.server.service.close_codes import CLOSE_TOO_SLOW
from ulpia.server.transport.connection import MAX_QUEUED, Connection
from ulpia.server.transport.frames import EXTENSION, frame_of
from ulpia.table.subscribers import EncodedMessage


class Wire:
    """A websocket whose short way can be blocked, and whose long way can be held up."""

    def __init__(self, has_short_way: bool = True) -> None:
        extension = {EXTENSION: {"write": self.write}}
        self.scope: dict[str, Any] = {"extensions": extension if has_short_way else {}}
        self.is_open = True
        self.may_go_on = asyncio.Event()
        self.arrived: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def write(self, frame: bytes) -> bool:
        if self.is_open:
            self.arrived.append(frame)
        return self.is_open

    async def send_text(self, text: str) -> None:
        await self.may_go_on.wait()
        self.arrived.append(frame_of(text.encode()))

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def message(number: int) -> EncodedMessage:
    return EncodedMessage(b"%d" % number)


def frames(count: int) -> list[bytes]:
    return [frame_of(b"%d" % number) for number in range(count)]


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def connection_on(wire: Wire) -> Connection:
    return Connection(wire, None)  # type: ignore[arg-type] # as much of a socket as a connection needs


def test_messages_keep_their_order_on_two_ways() -> None:
    async def story() -> list[bytes]:
        wire = Wire()
        connection = connection_on(wire)
        send_loop = asyncio.create_task(connection.send_loop())
        connection.send(message(0))
        wire.is_open = False
        connection.send(message(1))
        wire.is_open = True
        connection.send(message(2))  # may not overtake the one that waits
        await rest()
        connection.send(message(3))  # nor the one that is being sent
        wire.may_go_on.set()
        await rest()
        connection.send(message(4))
        send_loop.cancel()
        return wire.arrived

    assert run_async(story()) == frames(5)


def test_without_a_short_way_everything_goes_the_long_one() -> None:
    async def story() -> list[bytes]:
        wire = Wire(has_short_way=False)
        wire.may_go_on.set()
        connection = connection_on(wire)
        send_loop = asyncio.create_task(connection.send_loop())
        for number in range(3):
            connection.send(message(number))
        await rest()
        send_loop.cancel()
        return wire.arrived

    assert run_async(story()) == frames(3)


def test_whoever_does_not_keep_up_is_hung_up_on() -> None:
    async def story() -> tuple[int, str] | None:
        wire = Wire()
        wire.is_open = False
        connection = connection_on(wire)
        for number in range(MAX_QUEUED + 1):
            connection.send(message(number))
        await asyncio.wait_for(connection.send_loop(), 5)
        assert wire.arrived == []
        return wire.closed

    closed = run_async(story())
    assert closed is not None and closed[0] == CLOSE_TOO_SLOW


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_library(size: int) -> None:
    from websockets.frames import Frame, Opcode

    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
