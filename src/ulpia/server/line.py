"""The way to one client: nobody waits for the slow."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket

from ulpia.server import play
from ulpia.server.accounts import User
from ulpia.server.frames import Message, short_way
from ulpia.server.tables.positions import encoded

MOST_QUEUED: Final = 256
TOO_SLOW: Final = 4408


class Line:
    """A subscriber at the other end of a websocket: written to at once, or else through a queue."""

    def __init__(self, socket: WebSocket, user: User | None, share: str | None = None) -> None:
        self.socket: Final = socket
        self.person: Final = user
        self.user: str | None = play.identity(user)
        self.session: str | None = None if user is None else user.session
        self.share: str | None = share
        self.nonsense = 0
        self._write: Final = short_way(socket.scope)
        self._queue: Final[asyncio.Queue[Message | None]] = asyncio.Queue(MOST_QUEUED)
        self._is_pumping = False
        self._end: tuple[int, str] | None = None

    def send(self, message: Message) -> None:
        if self._is_free() and self._write is not None and self._write(message.frame()):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up(TOO_SLOW, "too slow: reconnect")

    def _is_free(self) -> bool:
        """Say whether nothing waits that must be sent before."""
        return self._queue.empty() and not self._is_pumping and self._end is None

    def tell(self, message: Any) -> None:
        self.send(Message(encoded(message)))

    def hang_up(self, code: int, reason: str) -> None:
        if self._end is not None:
            return
        self._end = (code, reason)
        while not self._queue.empty() and code == TOO_SLOW:
            self._queue.get_nowait()
        if not self._queue.full():
            self._queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued until the line ends."""
        while True:
            message = await self._queue.get()
            self._is_pumping = True
            if message is not None:
                await self.socket.send_text(message.text.decode())
            if self._end is not None and self._queue.empty():
                await self.socket.close(*self._end)
                return
            self._is_pumping = False
