"""Bots of a device: they think in a worker beside the tables, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from ulpia.device.tables import DeviceTables
from ulpia.device.thinking import Forget, Think, encode_request, read_move
from ulpia.table.bot_requests import any_legal_move, bot_move_handler, bot_request
from ulpia.table.bot_worker import BotMove, BotRequest
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

MAX_ATTEMPTS: Final = 2

MayThink = Callable[[str], Awaitable[bool]]
"""Says whether this tab thinks for a table; of several tabs only one does."""


class DeviceBots:
    """Finds bots that must move, and plays their moves."""

    def __init__(
        self, tables: DeviceTables, think: Think, may_think: MayThink, forget: Forget
    ) -> None:
        self.tables: Final = tables
        self._think: Final = think
        self._forget: Final = forget
        self._may_think: Final = may_think
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, tuple[BotRequest, str]] = {}  # what is thought about, by table
        tables.registry.on_change.append(self.note_change)

    def note_change(self, table: Table) -> None:
        """Drop a thought that a change has overtaken, and start the bots that must move now."""
        asked, text = self._asked.get(table.id, (None, ""))
        if asked is not None and not is_still_asked(table, asked):
            self._forget(text)
        self.start_due_bots(table)

    def rest(self, name: str) -> None:
        """Drop what is thought about a table at which nobody looks any more."""
        with self.tables.registry.live_tables.use(name) as live:
            if not live.subscribers and name in self._asked:
                self._forget(self._asked[name][1])

    def start_due_bots(self, table: Table) -> None:
        """Start the bots of a table unless they are at work."""
        if table.bots_waited_for() and table.id not in self._busy:
            self._busy[table.id] = asyncio.get_running_loop().create_task(self._play(table.id))

    async def _play(self, name: str) -> None:
        """Play moves for the bots of a table until they need not move any more."""
        try:
            while await self._may_think(name):
                asked = await self._next_request(name)
                if asked is None:
                    break
                await self._move(name, asked)
        finally:
            del self._busy[name]

    async def _next_request(self, name: str) -> BotRequest | None:
        async with self.tables.registry.lock(name) as live:
            table = await self.tables.registry.refresh(live)
            if not live.subscribers:
                return None  # nobody looks: the bots go on when somebody does
            waited = table.bots_waited_for()
            return bot_request(table, waited[0]) if waited else None

    async def _move(self, name: str, asked: BotRequest) -> None:
        move = await self._choose(name, asked)
        if move is None:
            return
        try:
            await self.tables.registry.change(name, None, bot_move_handler(asked, move))
        except NotAllowed as refused:
            if refused.code != "stale":  # else the table has changed: the bot is asked anew
                raise

    async def _choose(self, name: str, asked: BotRequest) -> BotMove | None:
        for _ in range(MAX_ATTEMPTS):
            told = await self._ask(name, asked)
            if told is not None:
                return read_move(told)
            if not await self._is_wanted(name, asked):
                return None
        async with self.tables.registry.lock(name) as live:
            table = await self.tables.registry.refresh(live)
            return any_legal_move(table, asked.seat) if is_still_asked(table, asked) else None

    async def _ask(self, name: str, asked: BotRequest) -> str | None:
        text = encode_request(asked)
        self._asked[name] = (asked, text)
        try:
            return await self._think(text)
        finally:
            del self._asked[name]

    async def _is_wanted(self, name: str, asked: BotRequest) -> bool:
        async with self.tables.registry.lock(name) as live:
            table = await self.tables.registry.refresh(live)
            return bool(live.subscribers) and is_still_asked(table, asked)


def is_still_asked(table: Table, asked: BotRequest) -> bool:
    """Say whether a bot that was asked something would be asked the same now."""
    return (
        asked.seat in table.bots_waited_for()
        and table.seats[asked.seat].level == asked.level
        and table.asked_since[asked.seat] == asked.asked_since
    )
