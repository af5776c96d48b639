"""Metrics and logs of the registry of tables."""

from __future__ import annotations

from typing import Final

import structlog

from ulpia.server import metrics
from ulpia.table.observer import RegistryObserver

LOGGER: Final = structlog.get_logger("ulpia.registry")


class MetricsObserver(RegistryObserver):
    """Counts what the registry does, and logs what a host should know."""

    def __init__(self) -> None:
        self._is_above_limit = False

    def on_entries(self, count: int) -> None:
        metrics.ENTRIES.inc(count)

    def on_conflict(self) -> None:
        metrics.CONFLICTS.inc()

    def on_duplicate(self, table: str, error: Exception) -> None:
        cause = error.__cause__ or error
        LOGGER.info("command came twice", table=table, error=type(cause).__name__)

    def on_table_count(self, count: int, above_limit: int) -> None:
        metrics.TABLES.set(count)
        metrics.ABOVE_LIMIT.set(above_limit)
        if above_limit and not self._is_above_limit:
            LOGGER.warning("more tables in use than max_tables", tables=count)
        self._is_above_limit = above_limit > 0
