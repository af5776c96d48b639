"""Which seats are online: by subscribers of this process, and by reports of other processes."""

from __future__ import annotations

from typing import Final

from ulpia.table.bot_jobs import Attention
from ulpia.table.effects import Effects
from ulpia.table.live_tables import LiveTable

PRESENCE_TTL_MS: Final = 60_000
"""How long a report of another process counts."""
VISIT_MS: Final = 60_000
"""How long a player without a websocket counts as present after the last request."""


class PresenceTracker:
    """The seats whose players have a table open."""

    def __init__(self, effects: Effects) -> None:
        self.effects: Final = effects
        self._remote: dict[tuple[str, int], dict[str, int]] = {}  # processes, and until when

    def local_seats(self, live: LiveTable) -> set[int]:
        """Return the seats with a subscriber in this process."""
        if live.table is None:
            return set()
        users = {subscriber.user for subscriber in live.subscribers}
        return {
            seating.seat for seating in live.table.seats if seating.user and seating.user in users
        }

    def online_seats(self, live: LiveTable) -> frozenset[int]:
        """Return the seats with a subscriber in any process."""
        if live.table is None:
            return frozenset()
        now = self.effects.now()
        remote = {
            seating.seat
            for seating in live.table.seats
            if any(
                until > now for until in self._remote.get((live.name, seating.seat), {}).values()
            )
        }
        return frozenset(self.local_seats(live) | remote)

    def attention(self, live: LiveTable | None, has_people: bool) -> Attention:
        """Return how urgently somebody waits for the bots of a table."""
        if live is not None and live.table is not None:
            online = self.online_seats(live)
            is_visited = self.effects.now() - live.visited_at < VISIT_MS
            plays = [each.seat in online for each in live.table.seats if each.is_human()]
            if any(plays) or (plays and is_visited):
                return Attention.PERSON
            if live.subscribers or is_visited:
                return Attention.WATCHED
        return Attention.ABSENT if has_people else Attention.UNATTENDED

    def set_remote(self, process: str, table: str, seat: int, is_online: bool) -> None:
        """Note the report of another process about a seat."""
        processes = self._remote.setdefault((table, seat), {})
        if is_online:
            processes[process] = self.effects.now() + PRESENCE_TTL_MS
        else:
            processes.pop(process, None)
        if not processes:
            self._remote.pop((table, seat), None)
