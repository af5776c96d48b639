"""Writes the results of games that end, and finds those that another process has ended."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog
from sqlalchemy import Connection

from ulpia.server.service.club.counting import count_result
from ulpia.server.service.club.rating import rate_result
from ulpia.server.service.services import Services
from ulpia.server.store import log, results
from ulpia.server.store.database import Database
from ulpia.server.store.errors import is_outage
from ulpia.table.results import GameResult, game_result
from ulpia.table.table import Table

LOOK_EVERY_S: Final = 5.0
LOOK_BACK_MS: Final = 3_600_000
LOGGER: Final = structlog.get_logger("ulpia.results")


def write_result(connection: Connection, result: GameResult) -> bool:
    """Write a result with all that follows from it; return False if it was there already."""
    results.lock_results(connection)
    if results.has_result(connection, result.table):
        return False
    results.add_result(connection, result)
    rate_result(connection, result)
    count_result(connection, result)
    return True


def read_result(connection: Connection, table: str) -> GameResult:
    loaded = log.news(connection, table, 0)
    assert loaded is not None, "tables are never deleted"
    return game_result(loaded)


def backfill(database: Database) -> int:
    """Write the results of all games that are over and have none; return how many."""
    count = 0
    while True:
        names = database.read_now(lambda c: results.games_without_result(c, 0))
        if not names:
            return count
        for name in names:
            result = database.read_now(lambda c, n=name: read_result(c, n))  # type: ignore[misc]
            count += database.write_now(lambda c, r=result: write_result(c, r))  # type: ignore[misc]


class Scorekeeper:
    """Writes results as games end; what a process missed is found by the next look."""

    def __init__(self, services: Services) -> None:
        self.database: Final = services.database
        self.registry: Final = services.registry
        self.effects: Final = services.effects
        self._woken: Final = asyncio.Event()
        self._unreadable: Final[set[str]] = set()
        self._task: asyncio.Task[None] | None = None
        services.registry.on_change.append(self.note_change)

    def note_change(self, table: Table) -> None:
        if table.is_over():
            self._woken.set()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        since = await self.first_look()
        while True:
            try:
                await self.look(since)
                since = self.effects.now() - LOOK_BACK_MS
            except Exception as error:
                if not is_outage(error):
                    LOGGER.error("results failed", exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK_EVERY_S)
            self._woken.clear()

    async def first_look(self) -> int:
        """Return since when games may have ended uncounted; older ones are backfilled by hand."""
        try:
            last = await self.database.read(results.last_ending)
        except Exception as error:
            if not is_outage(error):
                raise
            last = 0
        return (last or self.effects.now()) - LOOK_BACK_MS

    async def look(self, since: int) -> int:
        """Write the results of games that ended since; return how many were new."""
        count = 0
        for name in await self.database.read(lambda c: results.games_without_result(c, since)):
            if name not in self._unreadable:
                count += await self.write(name)
        return count

    async def write(self, name: str) -> bool:
        """Write the result of one game; one that cannot be read stops no other."""
        try:
            result = await self.database.read(lambda c: read_result(c, name))
            return await self.database.write(lambda c: write_result(c, result))
        except Exception as error:
            if is_outage(error):
                raise
            LOGGER.error("result not written", table=name, exc_info=error)
            self._unreadable.add(name)
            return False
