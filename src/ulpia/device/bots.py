"""Bots of a device: they think in a worker beside the tables, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from ulpia.device.tables import DeviceTables
from ulpia.device.thinking import Think, encode_request, read_move
from ulpia.table.bot_requests import any_legal_move, bot_move_handler, bot_request
from ulpia.table.bot_worker import BotMove, BotRequest
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

MAX_ATTEMPTS: Final = 2

MayThink = Callable[[str], Awaitable[bool]]
"""Says whether this tab thinks for a table; of several tabs only one does."""


class DeviceBots:
    """Finds bots that must move, and plays their moves."""

    def __init__(self, tables: DeviceTables, think: Think, may_think: MayThink) -> None:
        self.tables: Final = tables
        self._think: Final = think
        self._may_think: Final = may_think
        self._busy: dict[str, asyncio.Task[None]] = {}
        tables.registry.on_change.append(self.start_due_bots)

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
            told = await self._think(encode_request(asked))
            if told is not None:
                return read_move(told)
        async with self.tables.registry.lock(name) as live:
            table = await self.tables.registry.refresh(live)
            if table.asked_since[asked.seat] != asked.asked_since:
                return None
            return any_legal_move(table, asked.seat)
