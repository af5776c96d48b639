"""Periodic work: lost bot jobs, abandoned turns, stale tables, expired sessions."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from ulpia.server.service.hosting.retention import forget_old
from ulpia.server.service.services import Services
from ulpia.server.store import people, rows
from ulpia.server.store.errors import is_outage
from ulpia.table.absence import close_forgotten
from ulpia.table.entries import Entry
from ulpia.table.guards import Actor, require_running
from ulpia.table.lobby import close_open_table
from ulpia.table.moves import end_held_turn
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

SWEEP_INTERVAL_S: Final = 2.0
DAY_MS: Final = 86_400_000
SWEEPS_PER_HOUR: Final = 1800
LOGGER: Final = structlog.get_logger("ulpia.sweeper")


class Bots(Protocol):
    """What the sweeper needs of the bots."""

    def start_due_bots(self, table: Table) -> None: ...

    def is_busy(self, name: str) -> bool: ...


class Sweeper:
    """Looks for overdue work every few seconds; a lost bot job is found by its table."""

    def __init__(self, services: Services, bots: Bots | None) -> None:
        self.registry: Final = services.registry
        self.database: Final = services.database
        self.settings: Final = services.settings
        self.bots: Final = bots
        self._task: asyncio.Task[None] | None = None
        self._since = 0

    async def start(self) -> None:
        self._since = self.registry.effects.now()
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
                if sweeps % SWEEPS_PER_HOUR == 0:
                    await self.clean_up()
            except Exception as error:
                if not is_outage(error):
                    LOGGER.error("sweep failed", exc_info=error)
            sweeps += 1
            await asyncio.sleep(SWEEP_INTERVAL_S)

    async def wake_bots(self, seconds: float) -> None:
        """Start bots that should have moved by now, whichever process started them first."""
        since = self.registry.effects.now() - int(seconds * 1000)
        for name in await self.database.read(lambda c: rows.bots_due(c, since)):
            if self.bots is not None and self.bots.is_busy(name):
                continue
            async with self.registry.lock(name) as live:
                table = await self.registry.refresh(live)
                if self.bots is not None:
                    self.bots.start_due_bots(table)
                is_turn_abandoned = self.is_turn_abandoned(table, self.registry.actor(live, None))
            if is_turn_abandoned:
                await self.end_turn(name)

    def is_turn_abandoned(self, table: Table, actor: Actor) -> bool:
        """Say whether a turn waits for the confirmation of a player who has been gone too long."""
        seat = table.awaiting_confirmation()
        if seat is None or seat in actor.online:
            return False
        here = max(table.changed_at, table.seats[seat].seen_at or 0, self._since)
        return actor.now - here >= self.settings.turn_patience * 1000

    async def end_turn(self, name: str) -> None:
        try:
            await self.registry.change(name, None, self.end_abandoned_turn)
        except NotAllowed as refused:
            LOGGER.info("turn not ended", table=name, code=refused.code)

    def end_abandoned_turn(self, table: Table, actor: Actor) -> list[Entry]:
        require_running(table)
        seat = table.awaiting_confirmation()
        if seat is None or not self.is_turn_abandoned(table, actor):
            raise NotAllowed("stale")
        return end_held_turn(table, seat)

    async def clean_up(self) -> None:
        now = self.registry.effects.now()
        old = now - self.settings.open_days * DAY_MS
        for name in await self.database.read(lambda c: rows.stale_open_tables(c, old)):
            try:
                await self.registry.change(name, None, close_open_table)
            except NotAllowed as refused:
                LOGGER.info("table kept", table=name, code=refused.code)
        for name in await self.database.read(lambda c: rows.forgotten_rated_tables(c, old)):
            try:
                await self.registry.change(name, None, close_forgotten)
            except NotAllowed as refused:
                LOGGER.info("rated table kept", table=name, code=refused.code)
        expired = now - self.settings.session_days * DAY_MS
        await self.database.write(lambda c: people.end_old_sessions(c, expired))
        await self.database.write(lambda c: forget_old(c, self.settings, now))
