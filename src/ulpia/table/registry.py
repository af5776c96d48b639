"""The tables in memory, and the only way to change one of them.

A change holds its table's lock, appends to the log in one transaction, and is sent to subscribers
only after it is committed. If another process was first, the table catches up and the command is
judged again. A change that fails leaves no trace: the table is dropped from memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from ulpia.kernel.played_moves import TooOld
from ulpia.table.announcer import Announcer
from ulpia.table.appending import plan_append
from ulpia.table.bot_jobs import Attention
from ulpia.table.effects import Effects
from ulpia.table.entries import Entry
from ulpia.table.entry_messages import stored_entries_for
from ulpia.table.entry_rows import read_entry
from ulpia.table.guards import Actor, Explain, refusal_code, require_seat
from ulpia.table.handlers import HANDLERS
from ulpia.table.live_tables import LiveTable, LiveTables
from ulpia.table.loading import absorb_news, load_table, take_notes
from ulpia.table.log_bound import require_room
from ulpia.table.notes import SeatNotes
from ulpia.table.observer import RegistryObserver
from ulpia.table.presence import PresenceTracker
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import Conflict, DuplicateMove, Store
from ulpia.table.subscribers import Receipt
from ulpia.table.table import Table

MAX_ATTEMPTS: Final = 6
MAX_TABLES: Final = 1000
MAX_ENTRIES_SENT: Final = 400

T = TypeVar("T")
Handler = Callable[[Table, Actor], list[Entry]]
NotesHandler = Callable[[Table, Actor], SeatNotes]
InBackground = Callable[[Callable[[Any], Table], Any], Awaitable[Table]]


class TableRegistry:
    """The tables that somebody follows or plays at, over a store that keeps them all."""

    def __init__(
        self,
        store: Store,
        effects: Effects,
        max_tables: int = MAX_TABLES,
        observer: RegistryObserver | None = None,
        in_background: InBackground = asyncio.to_thread,
        explain: Explain = refusal_code,
    ) -> None:
        self.store: Final = store
        self.effects: Final = effects
        self.observer: Final = observer or RegistryObserver()
        self.presence: Final = PresenceTracker(effects)
        self.live_tables: Final = LiveTables(max_tables, self.observer)
        self.announcer: Final = Announcer(self.presence, self.observer, self.actor)
        self.on_change: list[Callable[[Table], None]] = []  # after a change by this process
        self.on_attention: list[Callable[[], None]] = []  # after somebody opened a table
        self.on_presence: list[Callable[[str, int, bool], Awaitable[None]]] = []
        self._in_background: Final = in_background
        self._explain: Final = explain
        self._tasks: set[asyncio.Task[Any]] = set()

    # reaching a table

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[LiveTable]:
        """Hold a table while the block runs; load it first if it is not in memory."""
        with self.live_tables.use(name) as live:
            async with live.lock:
                if live.table is None and not await self._reload(live, None):
                    raise NotAllowed("no_table")
                yield live

    async def refresh(self, live: LiveTable) -> Table:
        """Return a locked table after reading what other processes have appended."""
        assert live.table is not None
        if self.store.is_shared:
            await self._catch_up(live)
        return live.table

    def actor(self, live: LiveTable, user: str | None) -> Actor:
        """Return who acts, with what the table must know about this moment."""
        assert live.table is not None
        seat = live.table.seat_of(user)
        now = self.effects.now()
        if seat is not None:
            live.visited_at = now
        return Actor(user, seat, now, self.presence.online_seats(live), self._explain)

    def attention(self, name: str, has_people: bool) -> Attention:
        """Return how urgently somebody waits for the bots of a table."""
        return self.presence.attention(self.live_tables.get(name), has_people)

    def note_attention(self) -> None:
        """Tell the bots that somebody opened a table, so that its bots may move earlier."""
        for listener in self.on_attention:
            listener()

    # changing a table

    async def act(
        self,
        name: str,
        user: str | None,
        command: Any,
        message_id: str | None = None,
        receipt: Receipt | None = None,
    ) -> int:
        """Execute a command and return the number of its last entry, or raise NotAllowed."""
        handler = HANDLERS[type(command)]

        def execute(table: Table, actor: Actor) -> list[Entry]:
            require_room(table, actor, command)
            return handler(table, actor, command)

        return await self.change(name, user, execute, message_id, receipt)

    async def change(
        self,
        name: str,
        user: str | None,
        handler: Handler,
        message_id: str | None = None,
        receipt: Receipt | None = None,
    ) -> int:
        """Append what a handler returns; a client that disconnects does not stop it."""
        work = self._change(name, user, handler, message_id, receipt)
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work that `close` waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Wait for running changes."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _change(
        self,
        name: str,
        user: str | None,
        handler: Handler,
        message_id: str | None,
        receipt: Receipt | None,
    ) -> int:
        for _ in range(MAX_ATTEMPTS):
            async with self.lock(name) as live:
                try:
                    return await self._attempt(live, user, handler, message_id, receipt)
                except Conflict:
                    self.observer.on_conflict()
                    await self._catch_up(live)
                except TooOld:
                    await self._read_further_back(live)
        raise NotAllowed("stale")

    async def _attempt(
        self,
        live: LiveTable,
        user: str | None,
        handler: Handler,
        message_id: str | None,
        receipt: Receipt | None,
    ) -> int:
        table = live.table
        assert table is not None
        actor = self.actor(live, user)
        key = None if message_id is None else f"{user}:{message_id}"
        if key is not None and key in table.move_keys:
            return table.move_keys[key]
        try:
            entries = handler(table, actor)
        except NotAllowed as refused:
            return await self._seq_of_repetition(live, key, refused)
        try:
            await self.store.append(plan_append(table, entries, actor.now, key))
        except DuplicateMove as error:
            live.table = None
            if key is None:
                raise
            self.observer.on_duplicate(live.name, error)
            return await self._seq_of_repetition(live, key, NotAllowed("stale"))
        except BaseException:
            live.table = None  # it has changed in memory, but not in the store
            raise
        self.announcer.publish(live, entries, receipt)
        for listener in self.on_change:
            listener(table)
        return table.version

    async def _seq_of_repetition(
        self, live: LiveTable, key: str | None, refused: NotAllowed
    ) -> int:
        """Return the number of a command that was executed before, or raise the refusal."""
        if key is not None:
            seq = await self.store.seq_of_move(live.name, key)
            if seq is not None:
                await self._catch_up(live)
                return seq
        raise refused

    async def change_notes(self, name: str, user: str | None, handler: NotesHandler) -> int:
        """Store what somebody notes at a table, and tell it to nobody else."""
        return await asyncio.shield(self.spawn(self._change_notes(name, user, handler)))

    async def _change_notes(self, name: str, user: str | None, handler: NotesHandler) -> int:
        for _ in range(MAX_ATTEMPTS):
            async with self.lock(name) as live:
                table = await self.refresh(live)
                actor = self.actor(live, user)
                row = table.seats[require_seat(actor)]
                table.notes.put(row, handler(table, actor))
                try:
                    for notes in table.notes.take_changes():
                        await self.store.save_notes(name, notes)
                except Conflict:
                    await self._reload(live, None)
                    continue
                except BaseException:
                    live.table = None  # its notes have changed in memory, but not in the store
                    raise
                self.announcer.send_notes(live, row.seat)
                return table.version
        raise NotAllowed("stale")

    # reading what is stored

    async def on_table_changed(self, name: str, seq: int | None = None) -> None:
        """Catch up after a process, perhaps this one, appended entry `seq` to a table."""
        live = self.live_tables.get(name)
        if live is None or (live.table is None and not live.subscribers):
            return
        async with self.lock(name) as live:
            if seq is None or live.announced_seq is None or live.announced_seq < seq:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply and publish what other processes have appended."""
        table = live.table
        if table is None:
            await self._reload(live, None)
            return
        loaded = await self.store.load_news(live.name, table.version)
        if loaded is None:
            return
        if loaded.row.version == table.version:
            take_notes(table, loaded)
            return
        try:
            entries = absorb_news(table, loaded)
        except TooOld:
            await self._reload(live, None)
            return
        except BaseException:
            live.table = None
            raise
        self.announcer.publish(live, entries)

    async def _read_further_back(self, live: LiveTable) -> None:
        """Load a table from an older snapshot, for an undo that reaches behind the present one."""
        assert live.table is not None and live.table.match is not None
        if not await self._reload(live, live.table.match.base):
            raise NotAllowed("nothing_played")

    async def read_back(self, name: str, number: int) -> None:
        """Load a table so that entry `number` and those after it can be taken back."""
        async with self.lock(name) as live:
            table = live.table
            if table is not None and table.match is not None and table.match.base > number:
                await self._reload(live, number + 1)

    async def _reload(self, live: LiveTable, before: int | None) -> bool:
        """Load a table, from a snapshot older than `before` if given; say whether there is one."""
        loaded = await self.store.load(live.name, before)
        if loaded is None or (before is not None and loaded.snapshot is None):
            return False
        table = await self._in_background(load_table, loaded)
        seen = live.announced_seq
        unseen = []
        if seen is not None and seen < table.version:
            stored = await self.store.entries_after(live.name, seen)
            unseen = [read_entry(row) for row in stored if row.seq <= table.version]
        live.table = table
        self.announcer.publish(live, unseen)
        return True

    async def entries_since(
        self, live: LiveTable, viewer: int | None, after: int | None
    ) -> tuple[list[Any], bool]:
        """Return the entries after `after`, and whether the oldest of them were left out."""
        table = live.table
        assert table is not None
        if after is None or after >= table.version:
            return [], False
        first = max(after, table.version - MAX_ENTRIES_SENT)
        stored = await self.store.entries_after(live.name, first)
        upto = [entry for entry in stored if entry.seq <= table.version]
        return stored_entries_for(upto, viewer), first > after

    # presence

    async def announce_presence(self, live: LiveTable, seat: int, is_online: bool) -> None:
        """Tell subscribers of all processes that a seat went online or offline."""
        self.announcer.send_presence(live)
        for listener in self.on_presence:
            await listener(live.name, seat, is_online)
