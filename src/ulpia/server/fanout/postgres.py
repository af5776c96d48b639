"""LISTEN and NOTIFY: what one process commits, the others hear.

A message only says where to look (`t:table:number`, several of them if several tables were written
together); what happened is read from the log. After a lost connection every table in memory is
compared with the database, so nothing can be missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import psycopg
import structlog
from sqlalchemy import make_url

from ulpia.server import metrics, sharing, talk
from ulpia.server.hall import Hall
from ulpia.server.store.errors import is_outage
from ulpia.server.store.log import CHANNEL, tell

AGAIN_SECONDS: Final = 0.5
REPEAT_SECONDS: Final = 20.0
LOGGER: Final = structlog.get_logger("ulpia.gossip")


def conninfo(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Gossip:
    """Listens for other processes, and tells them who is online here."""

    def __init__(self, hall: Hall, url: str) -> None:
        self.hall: Final = hall
        self.url: Final = conninfo(url)
        self.process: Final = secrets.token_hex(4)
        self._tasks: set[asyncio.Task[None]] = set()
        self._pending: dict[str, int | None] = {}  # tables to look at, and up to which number

    async def start(self) -> None:
        self.hall.on_presence.append(self.tell_presence)
        ready = asyncio.Event()
        self._spawn(self._listen(ready))
        self._spawn(self._repeat())
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
                        self._compare_all()
                    ready.set()
                    async for notice in connection.notifies():
                        for message in notice.payload.split():
                            self._hear(message)
            except psycopg.Error as error:
                LOGGER.warning("listener lost", error=type(error).__name__)
            metrics.LISTENER.set(0)
            ready.set()
            await asyncio.sleep(AGAIN_SECONDS)

    def _compare_all(self) -> None:
        for name in list(self.hall.slots):
            self._see_table(name, None)
            self._spawn(self._guarded(sharing.show_out(self.hall, name)))

    def _hear(self, message: str) -> None:
        kind, _, rest = message.partition(":")
        if kind == "t":
            name, _, number = rest.partition(":")
            slot = self.hall.slots.get(name)
            if slot is not None and (slot.told or 0) < int(number):
                self._see_table(name, int(number))
        elif kind == "c":
            name, channel, number = rest.split(":")
            self._spawn(self._guarded(talk.heard(self.hall, name, channel, int(number))))
        elif kind == "u":
            self._spawn(self._guarded(self.hall.heard_of_user(rest)))
        elif kind == "s":
            self._spawn(self._guarded(sharing.show_out(self.hall, rest)))
        elif kind == "p":
            self._hear_presence(*rest.split(":"))

    def _see_table(self, name: str, number: int | None) -> None:
        """Look at a table once, however many messages speak of it meanwhile."""
        if name in self._pending:
            known = self._pending[name]
            self._pending[name] = None if number is None or known is None else max(number, known)
            return
        self._pending[name] = number
        self._spawn(self._guarded(self._look(name)))

    async def _look(self, name: str) -> None:
        await self.hall.heard(name, self._pending.pop(name))

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            if not is_outage(error):
                LOGGER.error("news failed", exc_info=error)
            # The next message, or the next connection, brings it again.

    # presence

    def _hear_presence(self, process: str, name: str, seat: str, is_online: str) -> None:
        if process == self.process:
            return
        self.hall.presence.heard(process, name, int(seat), is_online == "1")
        slot = self.hall.slots.get(name)
        if slot is not None:
            self.hall.tell_presence(slot)

    async def tell_presence(self, name: str, seat: int, is_online: bool) -> None:
        message = f"p:{self.process}:{name}:{seat}:{int(is_online)}"
        await self.hall.database.write(lambda connection: tell(connection, message))

    async def _repeat(self) -> None:
        """Say again who is online: another process may have just started."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            for slot in list(self.hall.slots.values()):
                for seat in self.hall.presence.here(slot):
                    await self._guarded(self.tell_presence(slot.name, seat, True))
