"""A short way out for messages: from the hall straight to the connection.

ASGI sends a message through a task and half a dozen layers, which costs more than making it. Where
this protocol serves the socket, an extension of the scope writes a ready frame at once, as long as
the client keeps up. Anywhere else, and for those who do not, messages go the long way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "ulpia.write"
TEXT: Final = 0x81  # a text frame, the only one of its message
SMALL: Final = 126
MEDIUM: Final = 0x10000

Write = Callable[[bytes], bool]


def frame_of(text: bytes) -> bytes:
    """Return a message as a server puts it on the line: neither masked nor compressed."""
    size = len(text)
    if size < SMALL:
        return struct.pack("!BB", TEXT, size) + text
    if size < MEDIUM:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text


class Message:
    """JSON on its way to many: its frame is made once and shared."""

    __slots__ = ("_frame", "text")

    def __init__(self, text: bytes) -> None:
        self.text: Final = text
        self._frame: bytes | None = None

    def frame(self) -> bytes:
        if self._frame is None:
            self._frame = frame_of(self.text)
        return self._frame


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's websockets, with the short way."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.config.ws_per_message_deflate:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def keepalive_timeout(self) -> None:
        """Drop a client that answers no ping, even if it does not read its messages either."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, frame: bytes) -> bool:
        """Write a frame now, or say that it must go the long way."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def short_way(scope: Any) -> Write | None:
    """Return how to write frames to a socket, where its server can."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]
