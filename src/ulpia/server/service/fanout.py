"""Tell other server processes what this one has committed, by LISTEN and NOTIFY.

A message only says where to look (`t:table:number`, several of them if several tables were written
together); what happened is read from the log. After a lost connection every table in memory is
compared with the database, so nothing is missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import psycopg
import structlog

from ulpia.server import metrics
from ulpia.server.service import chat, share_links
from ulpia.server.service.page_viewers import REMOTE_MS
from ulpia.server.service.services import Services
from ulpia.server.service.user_changes import on_user_changed
from ulpia.server.store.database import libpq_url
from ulpia.server.store.errors import is_outage
from ulpia.server.store.log import CHANNEL, notify

RECONNECT_S: Final = 0.5
REPEAT_S: Final = 20.0
MAX_NAMED: Final = 200
LOGGER: Final = structlog.get_logger("ulpia.fanout")


class PostgresFanout:
    """Receives what other processes commit, and publishes who is online here."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.registry: Final = services.registry
        self.url: Final = libpq_url(services.settings.database)
        self.process: Final = secrets.token_hex(4)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending: dict[str, int | None] = {}  # tables to look at, and up to which number

    async def start(self) -> None:
        self.registry.on_presence.append(self.publish_presence)
        ready = asyncio.Event()
        self._spawn(self._listen(ready))
        self._spawn(self._repeat_presence())
        await ready.wait()

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # hearing

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.url, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    metrics.LISTENER.set(1)
                    if ready.is_set():
                        self._catch_up_all()
                    ready.set()
                    async for notice in connection.notifies():
                        for message in notice.payload.split():
                            self._receive(message)
            except psycopg.Error as error:
                LOGGER.warning("listener lost", error=type(error).__name__)
            metrics.LISTENER.set(0)
            ready.set()
            await asyncio.sleep(RECONNECT_S)

    def _catch_up_all(self) -> None:
        for name in list(self.registry.live_tables):
            self._schedule_catch_up(name, None)
            self._spawn(self._log_failure(share_links.disconnect_viewers(self.services, name)))

    def _receive(self, message: str) -> None:
        kind, _, rest = message.partition(":")
        if kind == "t":
            name, _, number = rest.partition(":")
            live = self.registry.live_tables.get(name)
            if live is not None and (live.announced_seq or 0) < int(number):
                self._schedule_catch_up(name, int(number))
        elif kind == "c":
            name, channel, number = rest.split(":")
            self._spawn(
                self._log_failure(chat.on_line_written(self.services, name, channel, int(number)))
            )
        elif kind == "u":
            self._spawn(self._log_failure(on_user_changed(self.services, rest)))
        elif kind == "s":
            self._spawn(self._log_failure(share_links.disconnect_viewers(self.services, rest)))
        else:
            self._receive_attention(kind, rest)

    def _receive_attention(self, kind: str, rest: str) -> None:
        """Hear who is at which table, and who looks at any page."""
        if kind == "p":
            self._receive_presence(*rest.split(":"))
        elif kind == "w":
            for user in rest.split(","):
                self.services.page_viewers.note(user, REMOTE_MS)

    def _schedule_catch_up(self, name: str, number: int | None) -> None:
        """Catch up with a table once, however many messages name it meanwhile."""
        if name in self._pending:
            known = self._pending[name]
            self._pending[name] = None if number is None or known is None else max(number, known)
            return
        self._pending[name] = number
        self._spawn(self._log_failure(self._catch_up(name)))

    async def _catch_up(self, name: str) -> None:
        await self.registry.on_table_changed(name, self._pending.pop(name))

    async def _log_failure(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            if not is_outage(error):
                LOGGER.error("news failed", exc_info=error)
            # The next message, or the next connection, brings it again.

    # presence

    def _receive_presence(self, process: str, name: str, seat: str, is_online: str) -> None:
        if process == self.process:
            return
        self.registry.presence.set_remote(process, name, int(seat), is_online == "1")
        live = self.registry.live_tables.get(name)
        if live is not None:
            self.registry.announcer.send_presence(live)

    async def publish_presence(self, name: str, seat: int, is_online: bool) -> None:
        message = f"p:{self.process}:{name}:{seat}:{int(is_online)}"
        await self.services.database.write(lambda connection: notify(connection, message))

    async def publish_viewers(self) -> None:
        """Let other processes send no notices to those who look at a page of this one."""
        looking = sorted(self.services.page_viewers.viewers_here())
        for first in range(0, len(looking), MAX_NAMED):
            message = "w:" + ",".join(looking[first : first + MAX_NAMED])
            await self.services.database.write(lambda c, m=message: notify(c, m))  # type: ignore[misc]

    async def _repeat_presence(self) -> None:
        """Publish again who is online, for processes that have just started."""
        while True:
            await asyncio.sleep(REPEAT_S)
            await self._log_failure(self.publish_viewers())
            for live in list(self.registry.live_tables.values()):
                for seat in self.registry.presence.local_seats(live):
                    await self._log_failure(self.publish_presence(live.name, seat, True))
