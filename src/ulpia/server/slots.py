"""A table's place in memory: its lock and those who look at it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from ulpia.server.frames import Message
from ulpia.server.tables.table import Table


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

    def is_idle(self) -> bool:
        return not self.subscribers and not self.lock.locked()

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
