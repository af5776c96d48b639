"""The connection of a page to a table of this device: what a websocket is to a server's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ulpia.device.hints import give_hint
from ulpia.device.tables import DeviceTables
from ulpia.device.thinking import Forget, Think
from ulpia.table import wire
from ulpia.table.commands import COMMANDS, AskHint
from ulpia.table.positions import encode, position, table_info
from ulpia.table.refusals import NotAllowed
from ulpia.table.subscribers import EncodedMessage


class DeviceConnection:
    """A page that follows a table; `tell` hands it a message."""

    def __init__(
        self,
        tables: DeviceTables,
        table: str,
        tell: Callable[[str], None],
        think: Think,
        forget: Forget,
    ) -> None:
        self.user: str | None = None  # whoever held the device when it was opened
        self.session: str | None = None
        self.share: str | None = None
        self.is_looking = True
        self.wants_patches = False  # nothing is saved by them between two workers
        self.content: dict[str, Any] | None = None
        self.tables: Final = tables
        self.table: Final = table
        self._tell: Final = tell
        self._think: Final = think
        self._forget: Final = forget
        self._hint = ""  # the question that is thought about for this page

    def send(self, message: EncodedMessage) -> None:
        self._tell(message.text.decode())

    def close(self, code: int, reason: str) -> None:
        """Nothing holds a connection but the page."""

    def _send(self, message: Any) -> None:
        self._tell(encode(message).decode())

    async def open(self, after: int | None) -> None:
        """Send the position with the entries after `after`, then every change."""
        registry = self.tables.registry
        async with registry.lock(self.table) as live:
            table = await registry.refresh(live)
            self.user = self.tables.holders.user_at(table)
            viewer = table.seat_of(self.user)
            entries, skipped = await registry.entries_since(live, viewer, after)
            live.subscribers.add(self)
            actor = registry.actor(live, self.user)
            info = table_info(table, viewer, actor)
            self._send(position(table, viewer, actor, entries, info, skipped))
            for listener in registry.on_change:  # bots that were at work when the page was closed
                listener(table)

    async def end(self) -> None:
        with self.tables.registry.live_tables.use(self.table) as live:
            live.subscribers.discard(self)
        if self._hint:
            self._forget(self._hint)

    async def _think_of_hint(self, text: str) -> str | None:
        self._hint = text
        try:
            return await self._think(text)
        finally:
            self._hint = ""

    async def receive(self, text: str) -> None:
        """Execute one message and send its outcome."""
        try:
            command = COMMANDS.decode(text)
        except msgspec.MsgspecError as error:
            self._send(wire.Refused("bad_message", str(error)[:300]))
            return
        try:
            outcome = await self._outcome(command)
        except NotAllowed as refused:
            await self._refuse(command.id, refused)
            return
        if isinstance(outcome, wire.WhyNot | wire.PlanPreview | wire.Pong | wire.Hint):
            self._send(outcome)
        if command.id is not None:
            self._send(wire.Done(command.id, outcome if isinstance(outcome, int) else 0))

    async def _outcome(self, command: Any) -> Any:
        if isinstance(command, AskHint):
            return await give_hint(self.tables, self._think_of_hint, self.table, command)
        return await self.tables.execute(self.table, command)

    async def _refuse(self, message_id: str | None, refused: NotAllowed) -> None:
        """Send why a command was refused, with the present position."""
        found = msgspec.Raw(await self.tables.position(self.table))
        self._send(
            wire.Refused(
                refused.code, refused.reason, message_id, refused.arguments, refused.ruling, found
            )
        )
