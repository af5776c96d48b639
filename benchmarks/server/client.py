"""A light websocket client: it must cost less than the server it measures."""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from ulpia.table.patches import with_changes


class ServerMessage(msgspec.Struct):
    """As much of a message as a player needs to know."""

    type: str
    seq: int = 0
    state: str = ""
    id: str | None = None
    decision: msgspec.Raw = msgspec.Raw(b"null")
    code: str | None = None
    changes: dict[str, msgspec.Raw] = {}
    done: str | None = None


class Known:
    """As much of a table as a player needs to know, brought up to date by patches."""

    def __init__(self) -> None:
        self.seq = 0
        self.state = ""
        self.decision: Any = None

    def follow(self, message: ServerMessage) -> None:
        """Take over a position, or the part of a patch that tells what is asked."""
        self.seq = message.seq
        if message.type == "position":
            self.state = message.state
            self.decision = read_json(message.decision)
            return
        for name in ("state", "decision"):
            if name in message.changes:
                change = read_json(message.changes[name])
                whole = with_changes({name: getattr(self, name)}, {name: change})
                setattr(self, name, whole.get(name))

    def options(self) -> list[str]:
        """Return what may be chosen; nothing if nothing is asked."""
        return [] if not self.decision else [each["text"] for each in self.decision["options"]]


def read_json(text: msgspec.Raw) -> Any:
    return msgspec.json.decode(text)


MESSAGES = msgspec.json.Decoder(ServerMessage)


class BenchUser:
    """Somebody with a cookie."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.cookie = ""
        self.call("POST", "/api/guests", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(self.base + path, data, headers, method=method)  # noqa: S310
        with urlopen(request) as answer:  # noqa: S310
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            text = answer.read()
        return json.loads(text) if text else None


class ClientConnection(asyncio.Protocol):
    """One websocket; `receive` gets every text frame."""

    def __init__(self, path: str, cookie: str, receive: Callable[[bytes], None]) -> None:
        self.path, self.cookie, self.receive = path, cookie, receive
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: {self.cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:40], bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126 and len(buffer) >= 4:
            size, start = struct.unpack(">H", buffer[2:4])[0], 4
        elif size == 127 and len(buffer) >= 10:
            size, start = struct.unpack(">Q", buffer[2:10])[0], 10
        if len(buffer) < start + size or (size >= 126 and start == 2):
            return False
        if buffer[0] & 15 == 1:
            self.receive(bytes(buffer[start : start + size]))
        del buffer[: start + size]
        return True

    def send(self, text: bytes) -> None:
        mask = os.urandom(4)
        size = len(text)
        head = bytes([0x81, 128 | size]) if size < 126 else struct.pack(">BBH", 0x81, 254, size)
        key = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(text, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
        self.transport.write(head + mask + masked)


async def connect(
    host: str,
    port: int,
    table: str,
    cookie: str,
    receive: Callable[[bytes], None],
    patches: bool = False,
) -> ClientConnection:
    path = f"/api/tables/{table}/socket" + ("?patches=1" if patches else "")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: ClientConnection(path, cookie, receive), host, port
    )
    await line.opened
    return line
