"""Who looks at one of our pages now: they need no notices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ulpia.table.registry import TableRegistry

LOOK_MS: Final = 30_000
"""How long a page that asks now and then counts as looking."""
REMOTE_MS: Final = 50_000
MAX_REMEMBERED: Final = 20_000


class PageViewers:
    """People with a page in front of them: at a table here, on another page, at another process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self._until: dict[str, int] = {}
        self._here: dict[str, int] = {}

    def note(self, user: str, lasting: int = LOOK_MS) -> None:
        """Note that somebody has just looked at a page, of this process or of another."""
        now = self.registry.effects.now()
        self._until[user] = max(self._until.get(user, 0), now + lasting)
        if lasting == LOOK_MS:
            self._here[user] = now + lasting
        if len(self._until) > MAX_REMEMBERED:
            self._until = {each: until for each, until in self._until.items() if until > now}

    def is_looking(self, user: str) -> bool:
        if self._until.get(user, 0) > self.registry.effects.now():
            return True
        return any(each == user for each in self._at_tables())

    def viewers_here(self) -> set[str]:
        """Return all who look at a page of this process."""
        now = self.registry.effects.now()
        self._here = {each: until for each, until in self._here.items() if until > now}
        return {*self._at_tables(), *self._here}

    def _at_tables(self) -> Iterator[str]:
        # Copies: notices ask from a thread of their own, while tables and pages come and go.
        for live in list(self.registry.live_tables.values()):
            for subscriber in list(live.subscribers):
                if subscriber.user is not None and subscriber.is_looking:
                    yield subscriber.user
