"""Timeouts for slow request heads and for clients that do not read their answers.

uvicorn limits only the pause between two requests. A client that sends its head letter by letter,
or never reads its answer, would hold a connection as long as it likes.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ulpia.server.settings import Settings

Base: Any = AutoHTTPProtocol


class HttpConnection(Base):  # type: ignore[misc] # httptools' or h11's, as installed
    """An HTTP connection that is aborted when its client is too slow."""

    head_timeout_s: float
    write_timeout_s: float

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        if self._head_timer is None and not self._is_answering():
            self._await_head()
        super().data_received(data)
        if self._is_answering() or self.transport.get_protocol() is not self:
            self._stop_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        self._stop_write_timer()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_write_timer()
        self._write_timer = self.loop.call_later(self.write_timeout_s, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_write_timer()
        super().resume_writing()

    def _await_head(self) -> None:
        self._head_timer = self.loop.call_later(self.head_timeout_s, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _is_answering(self) -> bool:
        """Say whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete


def http_protocol(settings: Settings) -> type[Any]:
    """Return the class of HTTP connections with the limits of the settings."""
    limits: Final = {
        "head_timeout_s": settings.head_timeout_s,
        "write_timeout_s": settings.write_timeout_s,
    }
    return type("LimitedHttpConnection", (HttpConnection,), limits)
