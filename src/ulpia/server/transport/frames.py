"""Write frames straight to the connection, past ASGI.

ASGI sends a message through a task and half a dozen layers, which costs more than making it. Where
this protocol serves the socket, an extension of the scope writes a ready frame at once, as long as
the client keeps up. Anywhere else, and for those who do not, messages go the long way.

Messages worth it are compressed, each by itself (RFC 7692 without context takeover): so one frame
serves all connections, and none of them keeps a window in memory.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.protocol import State

from ulpia.table.subscribers import EncodedMessage

EXTENSION: Final = "ulpia.write"
TEXT: Final = 0x81  # a text frame, the only one of its message
COMPRESSED: Final = 0x40
SMALL: Final = 126
MEDIUM: Final = 0x10000

WORTH_COMPRESSING: Final = 300
WINDOW_BITS: Final = 12
MEMORY_LEVEL: Final = 5
END_OF_BLOCK: Final = 4
"""How many bytes of a flushed block RFC 7692 leaves out."""

Write = Callable[[bytes], bool]


def frame_of(content: bytes, flags: int = TEXT) -> bytes:
    """Return a message as an unmasked frame."""
    size = len(content)
    if size < SMALL:
        return struct.pack("!BB", flags, size) + content
    if size < MEDIUM:
        return struct.pack("!BBH", flags, 126, size) + content
    return struct.pack("!BBQ", flags, 127, size) + content


def compressed_frame_of(text: bytes) -> bytes:
    """Return a message as a frame, compressed where that saves anything."""
    if len(text) < WORTH_COMPRESSING:
        return frame_of(text)
    squeeze = zlib.compressobj(1, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
    packed = (squeeze.compress(text) + squeeze.flush(zlib.Z_SYNC_FLUSH))[:-END_OF_BLOCK]
    return frame_of(packed, TEXT | COMPRESSED) if len(packed) < len(text) else frame_of(text)


def shared_frame(message: EncodedMessage, compresses: bool = False) -> bytes:
    """Return the frame of a message, made once for all connections that want it so."""
    if compresses:
        if message.compressed_frame is None:
            message.compressed_frame = compressed_frame_of(message.text)
        return message.compressed_frame
    if message.frame is None:
        message.frame = frame_of(message.text)
    return message.frame


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's websocket protocol, with direct writes and compression of our own settings."""

    def handle_connect(self, event: Any) -> None:
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL, "level": 1},
            )
        ]
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.config.ws_per_message_deflate:
            compresses = any(isinstance(each, PerMessageDeflate) for each in self.conn.extensions)
            self.scope["extensions"][EXTENSION] = {"write": self.write, "compresses": compresses}

    def keepalive_timeout(self) -> None:
        """Abort a connection that answers no ping, even if its buffer is full."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, frame: bytes) -> bool:
        """Write a frame now, or return False if it must go through ASGI."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def direct_writer(scope: Any) -> Write | None:
    """Return the direct writer of a socket, or None if its server has none."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["write"]


def takes_compressed_frames(scope: Any) -> bool:
    """Say whether the client of a socket and this server have agreed on compression."""
    found = (scope.get("extensions") or {}).get(EXTENSION, {})
    return bool(found.get("compresses", False))
