"""Limit how many bytes a second each client gets of answers that are sent uncompressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.table.refusals import NotAllowed

MAX_BYTES_PER_S: Final = 10_000_000
MAX_PAUSE_S: Final = 10.0
MAX_CLIENTS: Final = 10_000


class BytePacer:
    """Spreads uncompressed bytes over time, for each client by itself."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._free_at: dict[str, float] = {}

    def wait_s(self, who: str, size: int) -> float:
        """Return how long to wait before `size` bytes, or raise NotAllowed if that is too long."""
        now = self._now()
        if len(self._free_at) > MAX_CLIENTS:
            self._free_at = {name: at for name, at in self._free_at.items() if at > now}
        free_at = max(now, self._free_at.get(who, now))
        if free_at - now > MAX_PAUSE_S:
            raise NotAllowed("too_fast")
        self._free_at[who] = free_at + size / MAX_BYTES_PER_S
        return free_at - now
