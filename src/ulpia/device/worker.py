"""What the page's worker calls: requests and commands in, messages out; all of it text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.device.bots import DeviceBots, MayThink
from ulpia.device.connections import DeviceConnection
from ulpia.device.journal import Journal, JournalStore
from ulpia.device.reviews import DeviceReviews, NoShelf, Shelf
from ulpia.device.router import answer
from ulpia.device.tables import DeviceTables
from ulpia.device.thinking import Forget, Think
from ulpia.table.effects import Effects
from ulpia.table.refusals import NotAllowed


class Worker:
    """The tables of a device and the pages that follow them."""

    def __init__(
        self,
        journal: Journal,
        think: Think,
        may_think: MayThink,
        forget: Forget,
        effects: Effects | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        self.tables: Final = DeviceTables(JournalStore(journal), effects)
        self.bots: Final = DeviceBots(self.tables, think, may_think, forget)
        self.reviews: Final = DeviceReviews(shelf or NoShelf(), think)
        self._think: Final = think
        self._forget: Final = forget
        self.connections: Final[dict[int, DeviceConnection]] = {}

    def call_me(self, name: str) -> None:
        """Take the name that stands at new tables."""
        self.tables.person.name = name

    async def request(self, method: str, address: str, body: str) -> list[int | str]:
        """Return the status and the text of an answer."""
        told = await answer(self.tables, self.reviews, method, address, body)
        return [told.status, told.text]

    async def open_connection(
        self, number: int, table: str, after: int | None, tell: Callable[[str], None]
    ) -> str:
        """Let a page follow a table; return why not, or nothing."""
        connection = DeviceConnection(self.tables, table, tell, self._think, self._forget)
        try:
            await connection.open(after)
        except NotAllowed as refused:
            return refused.code
        self.connections[number] = connection
        return ""

    async def receive(self, number: int, text: str) -> None:
        if number in self.connections:
            await self.connections[number].receive(text)

    async def end_connection(self, number: int) -> None:
        connection = self.connections.pop(number, None)
        if connection is not None:
            await connection.end()
            self.bots.rest(connection.table)

    async def look_again(self, table: str) -> None:
        """Read on after another tab has written to a table."""
        await self.tables.registry.on_table_changed(table)
        live = self.tables.registry.live_tables.get(table)
        if live is not None and live.table is not None:
            self.bots.note_change(live.table)  # that tab may wait for this one to think
