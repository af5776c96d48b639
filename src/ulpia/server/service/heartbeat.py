"""Stops clocks while the server is down: it stores a heartbeat, and looks for gaps in it.

A gap is also found where the machine was asleep. All processes of a server share the note, so time
is lost to nobody as long as one of them serves.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from ulpia.server.service.services import Services
from ulpia.server.store import time
from ulpia.server.store.errors import is_outage
from ulpia.table.absence import stop_clocks
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

GAP_MS: Final = 30_000
"""A silence as long as this, or of three beats, means that nobody could play."""
LOGGER: Final = structlog.get_logger("ulpia.heartbeat")


class Heartbeat:
    """Notes every few seconds that the server is alive."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.gap_ms: Final = max(GAP_MS, int(3_000 * services.settings.heartbeat_s))
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Stop the clocks for the time that nobody served, before anybody can play."""
        await self.beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.try_to_beat()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.heartbeat_s)
            await self.try_to_beat()

    async def try_to_beat(self) -> None:
        try:
            await self.beat()
        except Exception as error:
            if not is_outage(error):
                LOGGER.error("heartbeat failed", exc_info=error)

    async def beat(self) -> None:
        """Note that the server is alive, after the clocks were stopped for any gap."""
        database, now = self.services.database, self.services.effects.now()
        last = await database.read(time.alive_at)
        if last and now - last >= self.gap_ms:
            await self.stop_all_clocks(last)
        await database.write(lambda c: time.beat(c, now))

    async def stop_all_clocks(self, since: int) -> None:
        """Stop the clocks of all tables from `since` on; another process may do the same."""
        LOGGER.info("clocks stopped", since=since)

        def handler(table: Table, actor: Actor) -> list[Entry]:
            return stop_clocks(table, actor, since)

        for name in await self.services.database.read(time.timed_tables):
            try:
                await self.services.registry.change(name, None, handler)
            except NotAllowed as refused:
                LOGGER.debug("no clock to stop", table=name, code=refused.code)
