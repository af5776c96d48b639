"""What must be done now and then: forgotten bots and turns, abandoned tables, old sessions."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from ulpia.server.hall import Hall
from ulpia.server.settings import Settings
from ulpia.server.store import people, rows
from ulpia.server.store.errors import is_outage
from ulpia.server.tables.actors import Actor, Lines, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.deeds import opened
from ulpia.server.tables.lines import Line
from ulpia.server.tables.moving import let_go
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table

EVERY_SECONDS: Final = 2.0
DAY_MS: Final = 86_400_000
HOUR_OF_SWEEPS: Final = 1800
LOGGER: Final = structlog.get_logger("ulpia.sweeper")


class Bots(Protocol):
    """Whatever lets bots move."""

    def look(self, table: Table) -> None: ...

    def is_busy(self, name: str) -> bool: ...


class Sweeper:
    """A bot's turn follows from the table, so one that got lost is simply found again."""

    def __init__(self, hall: Hall, settings: Settings, bots: Bots | None) -> None:
        self.hall: Final = hall
        self.settings: Final = settings
        self.bots: Final = bots
        self._task: asyncio.Task[None] | None = None
        self._since = 0

    async def start(self) -> None:
        self._since = self.hall.world.now()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        sweeps = 0
        while True:
            try:
                await self.wake_bots(0.0 if sweeps == 0 else self.settings.bot_patience)
                if sweeps % HOUR_OF_SWEEPS == 0:
                    await self.clear_away()
            except Exception as error:
                if not is_outage(error):
                    LOGGER.error("sweep failed", exc_info=error)
            sweeps += 1
            await asyncio.sleep(EVERY_SECONDS)

    async def wake_bots(self, seconds: float) -> None:
        """Let bots move that should have moved by now, wherever they were asked first."""
        since = self.hall.world.now() - int(seconds * 1000)
        for name in await self.hall.database.read(lambda c: rows.bots_due(c, since)):
            if self.bots is not None and self.bots.is_busy(name):
                continue
            async with self.hall.held(name) as slot:
                table = await self.hall.refreshed(slot)
                if self.bots is not None:
                    self.bots.look(table)
                is_left = self.is_left(table, self.hall.actor(slot, None))
            if is_left:
                await self.end_turn(name)

    def is_left(self, table: Table, actor: Actor) -> bool:
        """Say whether whoever must end a turn has gone and is not coming back for it."""
        seat = table.held()
        if seat is None or seat in actor.online:
            return False
        here = max(table.changed_at, table.seats[seat].seen_at or 0, self._since)
        return actor.now - here >= self.settings.turn_patience * 1000

    async def end_turn(self, name: str) -> None:
        try:
            await self.hall.change(name, None, self.end_left_turn)
        except NotAllowed as refused:
            LOGGER.info("turn not ended", table=name, code=refused.code)

    def end_left_turn(self, table: Table, actor: Actor) -> Lines:
        running(table)
        seat = table.held()
        if seat is None or not self.is_left(table, actor):
            raise NotAllowed("stale")
        return let_go(table, seat)

    async def clear_away(self) -> None:
        now = self.hall.world.now()
        old = now - self.settings.open_days * DAY_MS
        for name in await self.hall.database.read(lambda c: rows.stale_open_tables(c, old)):
            try:
                await self.hall.change(name, None, close_open)
            except NotAllowed as refused:
                LOGGER.info("table kept", table=name, code=refused.code)
        expired = now - self.settings.session_days * DAY_MS
        await self.hall.database.write(lambda c: people.end_old_sessions(c, expired))


def close_open(table: Table, actor: Actor) -> Lines:
    opened(table)
    table.state = "abandoned"
    return [Line("close", None, Body())]
