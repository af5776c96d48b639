"""What the one person of a device may do: make tables, look at them, play, read records."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from ulpia.ai.levels import LEVEL_TABLE
from ulpia.device.hot_seat import Holders, HotSeatTable, next_to_agree, seats_of_people
from ulpia.device.journal import JournalStore
from ulpia.device.people import ME, is_here
from ulpia.device.refusals import device_refusal
from ulpia.device.repairing import repair
from ulpia.games.registry import GAMES
from ulpia.table import commands, records, replays, wire
from ulpia.table.effects import Effects
from ulpia.table.entries import Entry, RematchMade
from ulpia.table.entry_messages import stored_entries_for
from ulpia.table.explaining import explain_move
from ulpia.table.guards import Actor
from ulpia.table.history import past_views
from ulpia.table.lessons.opening import open_lesson
from ulpia.table.lessons.planning import plan_lesson, require_lesson
from ulpia.table.lobby import open_table
from ulpia.table.moving import pack_table
from ulpia.table.new_tables import TablePlan, new_row, plan_rematch, plan_table
from ulpia.table.noting import keep_notes
from ulpia.table.plan_previews import preview_plan
from ulpia.table.positions import encode, position, table_info
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import Handler, TableRegistry
from ulpia.table.table import Table
from ulpia.table.words import game_info

PREFIX: Final = "local-"
"""How ids of tables on a device begin; no server has such."""
AWAY_AFTER_S: Final = 86_400
MAX_PAST_VIEWS: Final = 60
MAX_TABLES: Final = 8


@dataclass
class Person:
    """Whoever plays on this device; `name` stands at the tables."""

    name: str = ""


async def load_at_once(work: Any, loaded: Any) -> Table:
    """Load a table in this thread: a worker of a browser has no other."""
    table: Table = work(loaded)
    return table


def device_catalogue() -> wire.Catalogue:
    """Return what there is to play on a device: everything."""
    here = [level for level in LEVEL_TABLE if not level.package]  # a browser has none
    return wire.Catalogue(
        [game_info(game) for game in GAMES.values()],
        [level.name for level in here],
        AWAY_AFTER_S,
        [level.name for level in here if not level.is_quick],
    )


class DeviceTables:
    """The tables of a device, over its journal."""

    def __init__(self, store: JournalStore, effects: Effects | None = None) -> None:
        given = effects or Effects()
        self.effects: Final = replace(given, id=lambda: PREFIX + given.id())
        self.store: Final = store
        self.person: Final = Person()
        self.holders: Final = Holders()
        self.registry: Final = TableRegistry(
            store, self.effects, MAX_TABLES, in_background=load_at_once
        )

    # creating tables

    async def make(self, wanted: wire.NewTable) -> wire.TableInfo:
        """Make a table at which nobody is missing; there is nobody to wait for."""
        plan = plan_table(wanted, ME, AWAY_AFTER_S, self.effects.now())
        if any(seat.is_free() for seat in plan.seats):
            raise device_refusal("needs_server")
        return await self.add(plan)

    async def make_hot_seat(self, wanted: HotSeatTable) -> wire.TableInfo:
        """Make a table for several people who hand the device to each other."""
        now = self.effects.now()
        plan = plan_table(msgspec.structs.replace(wanted.table, sit=None), ME, AWAY_AFTER_S, now)
        return await self.add(replace(plan, seats=seats_of_people(plan.seats, wanted.names, now)))

    async def learn(self, wanted: wire.NewLesson) -> wire.TableInfo:
        """Begin a lesson."""
        lesson = require_lesson(wanted.game, wanted.lesson)
        plan = plan_lesson(lesson, wanted.game, ME, AWAY_AFTER_S, self.effects.now())
        return await self.add(plan, lesson.seed, open_lesson)

    async def rematch(self, name: str) -> wire.TableInfo:
        """Make the table of a rematch, or return the one that was made."""
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            if table.status not in ("finished", "abandoned"):
                raise NotAllowed("not_finished")
            known, plan = table.rematch, self._rematch_plan(table)
        if known is not None:
            return await self.info(known)
        made = await self.add(plan)

        def note_rematch(table: Table, actor: Actor) -> list[Entry]:
            return [RematchMade(seat=actor.seat, table=made.id)]

        await self.registry.change(name, ME, note_rematch)
        return made

    def _rematch_plan(self, table: Table) -> TablePlan:
        """Return the plan of a rematch, where everybody of this device sits down at once."""
        plan = plan_rematch(table, ME)
        seats = [
            msgspec.structs.replace(new, user=old.user, kept_for=None, name=old.name)
            if is_here(old.user)
            else new
            for new, old in zip(plan.seats, table.seats, strict=True)
        ]
        return replace(plan, seats=seats)

    async def add(
        self, plan: TablePlan, seed: int | None = None, begin: Handler = open_table
    ) -> wire.TableInfo:
        """Store a new table and begin it."""
        name = self.effects.id()
        row = new_row(plan, name, ME, self.effects, seed)
        seats = [
            msgspec.structs.replace(seat, name=seat.name or self.person.name)
            if seat.user == ME
            else seat
            for seat in plan.seats
        ]
        await self.store.add_table(row, seats)
        await self.registry.change(name, ME, begin)
        return await self.info(name)

    async def repair(self, name: str) -> wire.TableInfo:
        """Go on with a damaged table from its last good entry."""
        self.registry.live_tables.pop(name, None)
        await repair(self.store, name)
        return await self.info(name)

    # looking at tables

    async def info(self, name: str) -> wire.TableInfo:
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            user = self.holders.user_at(table)
            return table_info(table, table.seat_of(user), self.registry.actor(live, user))

    async def position(self, name: str, after: int | None = None) -> bytes:
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            user = self.holders.user_at(table)
            viewer, actor = table.seat_of(user), self.registry.actor(live, user)
            entries, skipped = await self.registry.entries_since(live, viewer, after)
            info = table_info(table, viewer, actor)
            return encode(position(table, viewer, actor, entries, info, skipped))

    async def log(self, name: str, after: int, most: int) -> wire.LogPage:
        viewer = await self._viewer(name)
        stored = await self.store.entries_after(name, after, most)
        last = stored[-1].seq if stored else after
        return wire.LogPage(stored_entries_for(stored, viewer), last)

    async def past(self, name: str, first: int, last: int) -> wire.Past:
        upto = min(last, first + MAX_PAST_VIEWS)
        loaded = records.require_table(await self.store.load_stretch(name, first, upto))
        return wire.Past(past_views(loaded, await self._viewer(name), first))

    async def record(self, name: str) -> str:
        loaded = await self.store.load_news(name, 0)
        return records.record_for(loaded, await self._viewer(name))

    async def replay(self, name: str, first: int, most: int) -> wire.Replay:
        return replays.replay(await self.whole_record(name), first, most)

    async def whole_record(self, name: str) -> str:
        """Return the record of a game that is over, with everything in it."""
        loaded = records.require_table(await self.store.load_news(name, 0))
        if not records.is_over(loaded):
            raise NotAllowed("not_finished")
        return records.whole_record(loaded)

    async def pack(self, name: str) -> wire.MovedTable:
        """Return a game as a server takes it in."""
        loaded = records.require_table(await self.store.load_news(name, 0))
        async with self.registry.lock(name) as live:
            return pack_table(await self.registry.refresh(live), loaded, ME)

    async def _viewer(self, name: str) -> int | None:
        async with self.registry.lock(name) as live:
            table = await self.registry.refresh(live)
            return table.seat_of(self.holders.user_at(table))

    async def _version(self, name: str) -> int:
        async with self.registry.lock(name) as live:
            return (await self.registry.refresh(live)).version

    # playing

    async def execute(self, name: str, command: Any) -> Any:
        """Execute a command; return the number of its last entry, or the answer it asked for."""
        if isinstance(command, commands.Ping):
            return wire.Pong(self.effects.now())
        user = await self._user(name)
        if isinstance(command, commands.Why):
            return await explain_move(self.registry, name, user, command)
        if isinstance(command, commands.PlanAhead):
            return await preview_plan(self.registry, name, user, command)
        if isinstance(command, commands.KeepNotes):
            return await self.registry.change_notes(
                name, user, lambda table, actor: keep_notes(table, actor, command)
            )
        if isinstance(command, commands.Look | commands.Resend):
            return await self._version(name)  # a page is always told the whole position
        if isinstance(command, commands.Say):
            raise device_refusal("needs_server")
        seq = await self.registry.act(name, user, command, command.id)
        await self._agree(name)
        return seq

    async def hand_to(self, name: str, seat: int) -> wire.TableInfo:
        """Let somebody take the device, to play a seat."""
        async with self.registry.lock(name) as live:
            self.holders.hand_to(await self.registry.refresh(live), seat)
        return await self.info(name)

    async def _user(self, name: str) -> str | None:
        async with self.registry.lock(name) as live:
            return self.holders.user_at(await self.registry.refresh(live))

    async def _agree(self, name: str) -> None:
        """Answer for the others at this device what they are asked: they sit side by side."""
        while True:
            async with self.registry.lock(name) as live:
                agreeing = next_to_agree(await self.registry.refresh(live))
            if agreeing is None:
                return
            await self.registry.act(name, *agreeing)
