"""Whether the database accepts writes; on a full disk reads still work."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ulpia.server.store.database import Database

CACHE_S: Final = 1.0
LOGGER: Final = structlog.get_logger("ulpia.readiness")


def try_write(connection: Connection) -> None:
    """Write the smallest thing there is, and change nothing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        return
    # SQLite would not write what stays the same: a number for applications alternates.
    number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {1 - int(number) % 2}")


class Readiness:
    """Tries a write at most once a second, and caches the outcome."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._lock: Final = asyncio.Lock()
        self._tried_at = float("-inf")
        self._is_ready = False

    async def is_ready(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._tried_at >= CACHE_S:
                self._is_ready = await self._try()
                self._tried_at = time.monotonic()
            return self._is_ready

    async def _try(self) -> bool:
        try:
            await self.database.write(try_write)
        except (SQLAlchemyError, OSError) as error:
            LOGGER.warning("the database cannot be written", error=type(error).__name__)
            return False
        return True
