"""The hall: all tables of this process, and the one way in which any of them changes.

A change holds its table's lock, appends to the log in one transaction, and is told to everybody
only after it is committed. If another process was first, the table is read anew and the command
judged again. Whatever fails leaves no trace: the table in memory is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from ulpia.server import metrics, wire
from ulpia.server.bot_schedule import Attention
from ulpia.server.clock import World
from ulpia.server.frames import Message
from ulpia.server.presence import Presence
from ulpia.server.slots import LiveTables, Slot, Subscriber
from ulpia.server.store import log, people, rows, shares
from ulpia.server.store.database import Database
from ulpia.server.store.log import Conflict, Loaded
from ulpia.server.tables.actors import Actor, Lines
from ulpia.server.tables.course import TooOld
from ulpia.server.tables.deeds import DEEDS
from ulpia.server.tables.lines import Told
from ulpia.server.tables.log_bound import require_room
from ulpia.server.tables.opening import absorb, open_table, told_of
from ulpia.server.tables.positions import encoded, position, stored_entries, told_entries
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table

ATTEMPTS: Final = 6
MAX_TABLES: Final = 1000
MOST_MISSED: Final = 400
NO_TABLE: Final = 4404
SIGNED_OUT: Final = 4401
VISIT_MS: Final = 60_000
"""How long a player without a websocket counts as here after the last request."""

T = TypeVar("T")
Deed = Callable[[Table, Actor], Lines]
LOGGER: Final = structlog.get_logger("ulpia.hall")


class Hall:
    """The tables that somebody looks at or plays at."""

    def __init__(self, database: Database, world: World, max_tables: int = MAX_TABLES) -> None:
        self.database: Final = database
        self.world: Final = world
        self.presence: Final = Presence(world)
        self.slots: Final = LiveTables(max_tables)
        self.on_change: list[Callable[[Table], None]] = []  # what this process has changed
        self.on_attention: list[Callable[[], None]] = []  # somebody has begun to look at a table
        self.on_presence: list[Callable[[str, int, bool], Awaitable[None]]] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    # reaching a table

    @asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[Slot]:
        """Hold a table: nobody else changes it or looks at it meanwhile."""
        with self.slots.use(name) as slot:
            async with slot.lock:
                if slot.table is None and not await self._reload(slot, None):
                    raise NotAllowed("no_table")
                yield slot

    async def refreshed(self, slot: Slot) -> Table:
        """Return a held table as the database has it now; other processes may be ahead."""
        assert slot.table is not None
        if self.database.is_postgres:
            await self._catch_up(slot)
        return slot.table

    def actor(self, slot: Slot, user: str | None) -> Actor:
        assert slot.table is not None
        online = self.presence.online(slot)
        seat = slot.table.seat_of(user)
        now = self.world.now()
        if seat is not None:
            slot.visited_at = now
        return Actor(user, seat, now, online)

    async def viewer(self, slot: Slot, user: str | None, share: str | None = None) -> int | None:
        """Return the seat of a user, None for a spectator, or refuse whoever may not watch.

        `share` is the key of the share link by which somebody has come.
        """
        assert slot.table is not None
        seat = slot.table.seat_of(user)
        row = slot.table.row
        if seat is not None or row.watching == "public" or row.listed or user == row.host_id:
            return seat
        if share is not None and await self._is_shared(slot, share):
            return None
        if user is None or not await self._is_admitted(slot, user):
            raise NotAllowed("no_table")
        return None

    async def _is_shared(self, slot: Slot, key: str) -> bool:
        return await self.database.read(lambda c: shares.is_share_key(c, slot.name, key))

    async def _is_admitted(self, slot: Slot, user: str) -> bool:
        assert slot.table is not None
        if user in slot.admitted or any(each.kept_for == user for each in slot.table.seats):
            return True
        found = await self.database.read(lambda c: rows.may_join_of(c, slot.name, user))
        if found is not None:
            slot.admitted.add(user)
        return found is not None

    def attention(self, name: str, has_people: bool) -> Attention:
        """Say how much somebody waits for the bots of a table."""
        slot = self.slots.get(name)
        if slot is not None and slot.table is not None:
            seats = slot.table.seats
            online = self.presence.online(slot)
            is_visited = self.world.now() - slot.visited_at < VISIT_MS
            plays = [each.seat in online for each in seats if each.is_human()]
            if any(plays) or (plays and is_visited):
                return Attention.PERSON
            if slot.subscribers or is_visited:
                return Attention.WATCHED
        return Attention.ABSENT if has_people else Attention.UNATTENDED

    def note_attention(self) -> None:
        """Somebody has begun to look at a table: its bots may come earlier now."""
        for listener in self.on_attention:
            listener()

    # changing a table

    async def act(
        self, name: str, user: str | None, command: Any, message_id: str | None = None
    ) -> int:
        """Do what a command asks and return the number of the log, or raise NotAllowed."""
        deed = DEEDS[type(command)]

        def bounded(table: Table, actor: Actor) -> Lines:
            require_room(table, actor, command)
            return deed(table, actor, command)

        return await self.change(name, user, bounded, message_id)

    async def change(
        self, name: str, user: str | None, deed: Deed, message_id: str | None = None
    ) -> int:
        """Apply a deed; a client that goes away does not stop what has begun."""
        return await asyncio.shield(self.spawn(self._change(name, user, deed, message_id)))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _change(self, name: str, user: str | None, deed: Deed, message_id: str | None) -> int:
        for _ in range(ATTEMPTS):
            async with self.held(name) as slot:
                try:
                    return await self._attempt(slot, user, deed, message_id)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up(slot)
                except TooOld:
                    await self._read_further_back(slot)
        raise NotAllowed("stale")

    async def _attempt(
        self, slot: Slot, user: str | None, deed: Deed, message_id: str | None
    ) -> int:
        table = slot.table
        assert table is not None
        actor = self.actor(slot, user)
        key = None if message_id is None else f"{user}:{message_id}"
        if key is not None and key in table.move_keys:
            return table.move_keys[key]
        try:
            lines = deed(table, actor)
        except NotAllowed as refused:
            return await self._already_done(slot, key, refused)
        lines[0].move_key = key
        try:
            change, told = table.plan(lines, actor.now)
            await self.database.append(change)
        except IntegrityError as error:
            slot.table = None
            if key is None:
                raise
            LOGGER.info("command came twice", table=slot.name, error=type(error).__name__)
            return await self._already_done(slot, key, NotAllowed("stale"))
        except BaseException:
            slot.table = None  # in memory it has happened, in the database not: read it anew
            raise
        self._announce(slot, told)
        for listener in self.on_change:
            listener(table)
        return table.version

    async def _already_done(self, slot: Slot, key: str | None, refused: NotAllowed) -> int:
        """Return the number of a command that came a second time; or refuse it after all."""
        if key is not None:
            seq = await self.database.read(lambda c: log.seq_of_move(c, slot.name, key))
            if seq is not None:
                await self._catch_up(slot)
                return seq
        raise refused

    async def _catch_up(self, slot: Slot) -> None:
        """Take over what other processes wrote, and tell it here."""
        table = slot.table
        if table is None:
            await self._reload(slot, None)
            return
        seen = table.version
        loaded = await self.database.read(lambda c: log.news(c, slot.name, seen))
        if loaded is None or loaded.row.version == seen:
            return
        try:
            told = absorb(table, loaded)
        except TooOld:
            await self._reload(slot, None)
            return
        except BaseException:
            slot.table = None
            raise
        self._announce(slot, told)

    async def _read_further_back(self, slot: Slot) -> None:
        assert slot.table is not None and slot.table.course is not None
        base = slot.table.course.base
        if not await self._reload(slot, base):
            raise NotAllowed("nothing_played")

    async def _reload(self, slot: Slot, before: int | None) -> bool:
        """Read a table anew, from an older snapshot if asked; say whether there was one."""
        loaded: Loaded | None = await self.database.read(lambda c: log.load(c, slot.name, before))
        if loaded is None or (before is not None and loaded.snapshot is None):
            return False
        table = await asyncio.to_thread(open_table, loaded)
        seen = slot.told
        lost = []
        if seen is not None and seen < table.version:  # what those who look have not seen yet
            stored = await self.database.read(lambda c: log.after(c, slot.name, seen))
            lost = [told_of(entry) for entry in stored if entry.seq <= table.version]
        slot.table = table
        self._announce(slot, lost)
        return True

    # telling

    def _announce(self, slot: Slot, told: list[Told]) -> None:
        table = slot.table
        assert table is not None
        metrics.ENTRIES.inc(len(told))
        slot.told = table.version
        self.tell_positions(slot, told)

    def tell_positions(self, slot: Slot, told: list[Told]) -> None:
        """Send everybody who looks the table as they may see it."""
        table = slot.table
        if table is None or not slot.subscribers:
            slot.wake()
            return
        actor = self.actor(slot, None)
        for viewer, group in slot.by_viewer().items():
            text = encoded(position(table, viewer, actor, told_entries(told, viewer)))
            message = Message(text)
            for subscriber in group:
                subscriber.send(message)
        slot.wake()

    async def missed(
        self, slot: Slot, viewer: int | None, after: int | None
    ) -> tuple[list[Any], bool]:
        """Return the entries after `after`, and whether the oldest of them were left out."""
        table = slot.table
        assert table is not None
        if after is None or after >= table.version:
            return [], False
        first = max(after, table.version - MOST_MISSED)
        stored = await self.database.read(lambda c: log.after(c, slot.name, first))
        upto = [entry for entry in stored if entry.seq <= table.version]
        return stored_entries(upto, viewer), first > after

    async def appeared(self, slot: Slot, seat: int, is_online: bool) -> None:
        """Tell everybody, other processes too, that a seat has come or gone."""
        self.tell_presence(slot)
        for listener in self.on_presence:
            await listener(slot.name, seat, is_online)

    def tell_presence(self, slot: Slot) -> None:
        if slot.table is None:
            return
        online = self.presence.online(slot)
        told = wire.Presence([seating.seat in online for seating in slot.table.seats])
        message = Message(encoded(told))
        for subscriber in slot.subscribers:
            subscriber.send(message)

    async def heard(self, name: str, number: int | None = None) -> None:
        """A process, perhaps this one, says that a table has reached a number of its log."""
        slot = self.slots.get(name)
        if slot is None or (slot.table is None and not slot.subscribers):
            return
        async with self.held(name) as slot:
            if number is None or slot.told is None or slot.told < number:
                await self._catch_up(slot)

    async def heard_of_user(self, user: str) -> None:
        """Somebody has another name, or sessions of theirs have ended."""
        person = await self.database.read(lambda c: people.user_by_id(c, user))
        for slot in list(self.slots.values()):
            if (
                person is not None
                and slot.table is not None
                and slot.table.seat_of(user) is not None
            ):
                await self._rename(slot.name, user, person)
            for subscriber in [each for each in slot.subscribers if each.user == user]:
                await self._check_session(subscriber)

    async def _rename(self, name: str, user: str, person: Row[Any]) -> None:
        """Show a player as they are called now; the game itself need not be read for that."""
        async with self.held(name) as slot:
            assert slot.table is not None
            former = person.deleted_at is not None
            for seating in slot.table.seats:
                if seating.user == user:
                    seating.former, seating.name = former, None if former else person.name
                    seating.guest = person.password is None and not former
            self.tell_positions(slot, [])
        await asyncio.sleep(0)  # somebody may sit at hundreds of tables: others come between

    async def _check_session(self, subscriber: Subscriber) -> None:
        session = subscriber.session
        if session is None:
            return
        if await self.database.read(lambda c: people.user_of_session(c, session)) is None:
            subscriber.hang_up(SIGNED_OUT, "signed out")

    async def close(self) -> None:
        """Let running commands finish."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
