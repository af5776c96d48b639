"""Who is online: sockets of this process, and what other processes say of theirs."""

from __future__ import annotations

from typing import Final

from ulpia.server.clock import World
from ulpia.server.slots import Slot

TRUSTED_MS: Final = 60_000


class Presence:
    """Seats with an open socket somewhere."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self._elsewhere: dict[tuple[str, int], dict[str, int]] = {}

    def here(self, slot: Slot) -> set[int]:
        if slot.table is None:
            return set()
        users = {subscriber.user for subscriber in slot.subscribers}
        return {
            seating.seat for seating in slot.table.seats if seating.user and seating.user in users
        }

    def online(self, slot: Slot) -> frozenset[int]:
        if slot.table is None:
            return frozenset()
        now = self.world.now()
        away = {
            seating.seat
            for seating in slot.table.seats
            if any(
                until > now for until in self._elsewhere.get((slot.name, seating.seat), {}).values()
            )
        }
        return frozenset(self.here(slot) | away)

    def heard(self, process: str, table: str, seat: int, is_online: bool) -> None:
        """Another process says that a seat of a table is online there, or no longer."""
        places = self._elsewhere.setdefault((table, seat), {})
        if is_online:
            places[process] = self.world.now() + TRUSTED_MS
        else:
            places.pop(process, None)
        if not places:
            self._elsewhere.pop((table, seat), None)
