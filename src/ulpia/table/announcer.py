"""What the subscribers of tables in memory are sent: positions, notes, and who is online."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.table import wire
from ulpia.table.entries import Entry
from ulpia.table.entry_messages import entries_for
from ulpia.table.guards import Actor
from ulpia.table.live_tables import LiveTable
from ulpia.table.observer import RegistryObserver
from ulpia.table.position_sender import send_position
from ulpia.table.positions import encode, position, views_of
from ulpia.table.presence import PresenceTracker
from ulpia.table.subscribers import EncodedMessage, Receipt


class Announcer:
    """Sends what has changed at a table to those who follow it in this process."""

    def __init__(
        self,
        presence: PresenceTracker,
        observer: RegistryObserver,
        actor: Callable[[LiveTable, str | None], Actor],
    ) -> None:
        self._presence: Final = presence
        self._observer: Final = observer
        self._actor: Final = actor

    def publish(
        self, live: LiveTable, entries: list[Entry], receipt: Receipt | None = None
    ) -> None:
        assert live.table is not None
        self._observer.on_entries(len(entries))
        live.announced_seq = live.table.version
        self.send_positions(live, entries, receipt)

    def send_positions(
        self, live: LiveTable, entries: list[Entry], receipt: Receipt | None = None
    ) -> None:
        """Send every subscriber the table as they may see it, with new entries."""
        table = live.table
        if table is not None and live.subscribers:
            actor, groups = self._actor(live, None), live.by_viewer()
            views = {} if table.match is None else views_of(table.match, list(groups))
            for viewer, group in groups.items():
                told = position(
                    table, viewer, actor, entries_for(entries, viewer), view=views.get(viewer)
                )
                send_position(live, told, group, receipt)
        live.wake()

    def send_notes(self, live: LiveTable, seat: int) -> None:
        """Send the table to the connections of one seat."""
        assert live.table is not None
        group = live.by_viewer().get(seat, [])
        if group:
            told = position(live.table, seat, self._actor(live, None), [])
            send_position(live, told, group)

    def send_presence(self, live: LiveTable) -> None:
        """Send the subscribers of this process which seats are online."""
        if live.table is not None:
            online = self._presence.online_seats(live)
            seats = [row.seat in online for row in live.table.seats]
            live.send_to_all(EncodedMessage(encode(wire.Presence(seats))))
