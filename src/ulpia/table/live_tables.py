"""The tables in memory, each with its lock and its subscribers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from ulpia.table.observer import RegistryObserver
from ulpia.table.subscribers import EncodedMessage, Subscriber
from ulpia.table.table import Table

MAX_INSPECTED: Final = 32
"""How many tables are looked at, at most, when room is made: it must not take long."""


class LiveTable:
    """One table in memory, or the place for it until it is loaded."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.announced_seq: int | None = None  # the last entry that subscribers were sent
        self.subscribers: set[Subscriber] = set()
        self.contents: dict[int | None, dict[str, Any]] = {}  # sent last, by viewer
        self.admitted: set[str] = set()  # users who are known to have an invitation
        self.changed: asyncio.Event = asyncio.Event()
        self.visited_at = 0  # when somebody who sits here last made a request
        self.users = 0  # how many tasks hold the table, wait for it or work for it

    def is_idle(self) -> bool:
        return not self.subscribers and not self.users and not self.lock.locked()

    def by_viewer(self) -> dict[int | None, list[Subscriber]]:
        """Return the subscribers by seat; spectators stand under None."""
        assert self.table is not None
        seat_of = {seating.user: seating.seat for seating in self.table.seats if seating.user}
        groups: dict[int | None, list[Subscriber]] = {}
        for subscriber in self.subscribers:
            viewer = seat_of.get(subscriber.user) if subscriber.user is not None else None
            groups.setdefault(viewer, []).append(subscriber)
        return groups

    def send_to_all(self, message: EncodedMessage) -> None:
        for subscriber in self.subscribers:
            subscriber.send(message)

    def wake(self) -> None:
        """Wake the requests that wait for a change over plain HTTP."""
        self.changed.set()
        self.changed = asyncio.Event()


class LiveTables(OrderedDict[str, LiveTable]):
    """All tables in memory, the least recently used first.

    The limit is soft: a table that somebody follows, holds or waits for is never dropped.
    """

    def __init__(self, max_tables: int, observer: RegistryObserver) -> None:
        super().__init__()
        self.max_tables: Final = max_tables
        self.observer: Final = observer

    @contextmanager
    def use(self, name: str) -> Iterator[LiveTable]:
        """Keep a table in memory while the block runs."""
        live = self.get(name)
        if live is None:
            live = self[name] = LiveTable(name)
        self.move_to_end(name)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.table is None and live.is_idle():
                del self[name]
            self._make_room()
            self.observer.on_table_count(len(self), max(0, len(self) - self.max_tables))

    def _make_room(self) -> None:
        """Drop idle tables above the limit; tables in use move to the end."""
        for name in list(islice(self, MAX_INSPECTED)) if len(self) > self.max_tables else ():
            if self[name].is_idle():
                del self[name]
            else:
                self.move_to_end(name)
            if len(self) <= self.max_tables:
                break
