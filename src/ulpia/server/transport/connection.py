"""One WebSocket client. Sends are queued; slow clients are dropped."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket

from ulpia.server.service import play
from ulpia.server.service.accounts import User
from ulpia.server.service.close_codes import CLOSE_TOO_SLOW
from ulpia.server.transport.frames import direct_writer, shared_frame, takes_compressed_frames
from ulpia.table.positions import encode
from ulpia.table.subscribers import EncodedMessage

MAX_QUEUED: Final = 256


class Connection:
    """A subscriber behind a websocket: written to at once where possible, else through a queue."""

    def __init__(
        self,
        socket: WebSocket,
        user: User | None,
        share: str | None = None,
        wants_patches: bool = False,
    ) -> None:
        self.socket: Final = socket
        self.person: Final = user
        self.user: str | None = play.user_id(user)
        self.session: str | None = None if user is None else user.session
        self.share: str | None = share
        self.wants_patches: bool = wants_patches
        self.content: dict[str, Any] | None = None
        self.is_looking: bool = True
        self.invalid_count = 0
        self._write: Final = direct_writer(socket.scope)
        self._compresses: Final = takes_compressed_frames(socket.scope)
        self._queue: Final[asyncio.Queue[EncodedMessage | None]] = asyncio.Queue(MAX_QUEUED)
        self._is_sending = False
        self._end: tuple[int, str] | None = None

    def send(self, message: EncodedMessage) -> None:
        """Send a message now or queue it; close the connection if the queue is full."""
        if self._is_free() and self._write_now(message):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(CLOSE_TOO_SLOW, "too slow: reconnect")

    def _write_now(self, message: EncodedMessage) -> bool:
        """Write a message past the queue, and say whether that was possible."""
        return self._write is not None and self._write(shared_frame(message, self._compresses))

    def _is_free(self) -> bool:
        """Say whether no earlier message is still waiting."""
        return self._queue.empty() and not self._is_sending and self._end is None

    def send_struct(self, message: Any) -> None:
        self.send(EncodedMessage(encode(message)))

    def close(self, code: int, reason: str) -> None:
        """Close after what is queued; a client that is too slow gets nothing more."""
        if self._end is not None:
            return
        self._end = (code, reason)
        while not self._queue.empty() and code == CLOSE_TOO_SLOW:
            self._queue.get_nowait()
        if not self._queue.full():
            self._queue.put_nowait(None)

    async def send_loop(self) -> None:
        """Send what is queued until the connection ends."""
        while True:
            message = await self._queue.get()
            self._is_sending = True
            if message is not None:
                await self.socket.send_text(message.text.decode())
            if self._end is not None and self._queue.empty():
                await self.socket.close(*self._end)
                return
            self._is_sending = False
