"""A table's place in memory: its lock and those who look at it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final, Protocol

import structlog

from ulpia.server import metrics
from ulpia.server.frames import Message
from ulpia.server.tables.table import Table

MAX_INSPECTED: Final = 32
"""How many tables are looked at, at most, when room is made: it must not take long."""
LOGGER: Final = structlog.get_logger("ulpia.hall")


class Subscriber(Protocol):
    """Somebody who looks at a table."""

    user: str | None
    session: str | None
    share: str | None  # the key of the share link by which they came

    def send(self, message: Message) -> None:
        """Queue a message; never waits."""

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""


class Slot:
    """A table, or the place where it will be once somebody asks for it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.told: int | None = None  # up to which number those who look know the log
        self.subscribers: set[Subscriber] = set()
        self.admitted: set[str] = set()
        self.changed: asyncio.Event = asyncio.Event()
        self.visited_at = 0  # when somebody who sits here last asked for something
        self.users = 0  # who holds the table, waits for it or works for it

    def is_idle(self) -> bool:
        return not self.subscribers and not self.users and not self.lock.locked()

    def by_viewer(self) -> dict[int | None, list[Subscriber]]:
        """Return who looks, grouped by what they may see."""
        assert self.table is not None
        seat_of = {seating.user: seating.seat for seating in self.table.seats if seating.user}
        groups: dict[int | None, list[Subscriber]] = {}
        for subscriber in self.subscribers:
            viewer = seat_of.get(subscriber.user) if subscriber.user is not None else None
            groups.setdefault(viewer, []).append(subscriber)
        return groups

    def wake(self) -> None:
        """Let those go on who wait for a change over plain HTTP."""
        self.changed.set()
        self.changed = asyncio.Event()


class LiveTables(OrderedDict[str, Slot]):
    """The tables in memory, the one not used for the longest time first.

    The limit is soft: a table that somebody looks at, holds or waits for is never forgotten.
    """

    def __init__(self, max_tables: int) -> None:
        super().__init__()
        self.max_tables: Final = max_tables
        self._is_above = False

    @contextmanager
    def use(self, name: str) -> Iterator[Slot]:
        """Keep the place of a table while the block runs."""
        slot = self.get(name)
        if slot is None:
            slot = self[name] = Slot(name)
        self.move_to_end(name)
        slot.users += 1
        try:
            yield slot
        finally:
            slot.users -= 1
            if slot.table is None and slot.is_idle():
                del self[name]
            self._make_room()
            metrics.TABLES.set(len(self))

    def _make_room(self) -> None:
        """Forget idle tables above the limit; those in use go to the end of the line."""
        for name in list(islice(self, MAX_INSPECTED)) if len(self) > self.max_tables else ():
            if self[name].is_idle():
                del self[name]
            else:
                self.move_to_end(name)
            if len(self) <= self.max_tables:
                break
        above = max(0, len(self) - self.max_tables)
        metrics.ABOVE_LIMIT.set(above)
        if above and not self._is_above:
            LOGGER.warning("more tables in use than max_tables", tables=len(self))
        self._is_above = above > 0
