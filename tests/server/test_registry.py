"""The registry of tables over every store: in memory, SQLite and PostgreSQL behave alike."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.server.harness import run_async
from tests.server.stored_tables import open_table_rows
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.chance import Dice
from ulpia.table import commands, registry
from ulpia.table.effects import Effects
from ulpia.table.lobby import open_table
from ulpia.table.memory_store import MemoryStore
from ulpia.table.observer import RegistryObserver
from ulpia.table.refusals import NotAllowed
from ulpia.table.registry import TableRegistry
from ulpia.table.store import Append, EntryRow, SeatRow, Store
from ulpia.table.subscribers import EncodedMessage

PEOPLE: Final = ("livia", "marcus")
EFFECTS: Final = Effects(now=lambda: 1_000_000, seed=lambda: 7)


class Ear:
    """A subscriber that keeps what it is sent."""

    def __init__(self, user: str | None = None) -> None:
        self.user = user
        self.session: str | None = None
        self.share: str | None = None
        self.wants_patches = False
        self.content: dict[str, Any] | None = None
        self.is_looking: bool = True
        self.positions: list[dict[str, Any]] = []

    def send(self, message: EncodedMessage) -> None:
        told = json.loads(message.text)
        if told["type"] == "position":
            self.positions.append(told)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")

    def entries(self) -> list[dict[str, Any]]:
        return [entry for position in self.positions for entry in position["entries"]]


class Counter(RegistryObserver):
    """Counts conflicts and repetitions."""

    def __init__(self) -> None:
        self.conflicts = 0
        self.most_above = 0

    def on_conflict(self) -> None:
        self.conflicts += 1

    def on_table_count(self, count: int, above_limit: int) -> None:
        self.most_above = max(self.most_above, above_limit)


async def new_table(tables: TableRegistry, name: str = "t") -> None:
    """Make a table at which two people sit, so that it starts at once."""
    row, _ = open_table_rows(name)
    options = json.dumps(TRAJAN.complete_options(len(PEOPLE), {}))
    row = replace(row, rules=TRAJAN.rules, options=options, host_id=PEOPLE[0], watching="public")
    await tables.store.add_table(
        row, [SeatRow(seat, "link", user) for seat, user in enumerate(PEOPLE)]
    )
    await tables.change(name, PEOPLE[0], open_table)


async def next_move(
    tables: TableRegistry, dice: Dice, name: str = "t"
) -> tuple[str, commands.Play]:
    """Return somebody who must choose, and one of their moves."""
    async with tables.lock(name) as live:
        table = await tables.refresh(live)
        seat = table.waiting()[0]
        assert table.match is not None
        decision = table.match.decision(seat)
        assert decision is not None
        move = decision.options[dice.below(len(decision.options))]
        text = table.match.game.vocabulary.write(move)
        return PEOPLE[seat], commands.Play(move=text, seq=table.version)


async def play(tables: TableRegistry, moves: int, name: str = "t") -> int:
    dice, seq = Dice(5), 0
    for _ in range(moves):
        user, command = await next_move(tables, dice, name)
        seq = await tables.act(name, user, command)
    return seq


async def stored_log(store: Store, name: str = "t") -> list[EntryRow]:
    return await store.entries_after(name, 0)


def test_what_is_not_stored_is_no_table(store: Store) -> None:
    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        with pytest.raises(NotAllowed, match="no_table"):
            await tables.act("nowhere", "livia", commands.Abandon())
        assert not tables.live_tables

    run_async(story())


def test_a_game_writes_the_same_log_into_every_store(store: Store) -> None:
    async def log_of(each: Store) -> list[EntryRow]:
        tables = TableRegistry(each, EFFECTS)
        await new_table(tables)
        seq = await play(tables, 40)
        log = await stored_log(each)
        assert [entry.seq for entry in log] == list(range(1, seq + 1))
        return log

    assert run_async(log_of(store)) == run_async(log_of(MemoryStore()))


def test_a_command_with_the_same_id_is_executed_once(store: Store) -> None:
    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        user, command = await next_move(tables, Dice(1))
        first = await tables.act("t", user, command, "m1")
        assert await tables.act("t", user, command, "m1") == first
        elsewhere = TableRegistry(store, EFFECTS)  # has the key from the log, or asks the store
        assert await elsewhere.act("t", user, command, "m1") == first
        assert len(await stored_log(store)) == first

    run_async(story())


def test_commands_at_the_same_moment_are_all_executed_one_after_another(store: Store) -> None:
    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        before = len(await stored_log(store))
        wishes = [commands.Abandon(wish=False) for _ in range(8)]
        numbers = await asyncio.gather(*[tables.act("t", "livia", wish) for wish in wishes])
        assert sorted(numbers) == list(range(before + 1, before + 9))

    run_async(story())


def test_a_registry_that_is_behind_catches_up_and_judges_again(store: Store) -> None:
    async def story() -> None:
        counter = Counter()
        ahead, behind = TableRegistry(store, EFFECTS), TableRegistry(store, EFFECTS, 9, counter)
        await new_table(ahead)
        ear = Ear("marcus")
        async with behind.lock("t") as live:
            live.subscribers.add(ear)
        seq = await play(ahead, 3)
        assert await behind.act("t", "livia", commands.Abandon()) == seq + 1
        assert counter.conflicts == 1
        assert [entry["seq"] for entry in ear.entries()] == list(range(seq - 2, seq + 2))

    run_async(story())


def test_news_of_another_process_reach_the_subscribers_once(store: Store) -> None:
    async def story() -> None:
        one, other = TableRegistry(store, EFFECTS), TableRegistry(store, EFFECTS)
        await new_table(one)
        ear = Ear()
        async with other.lock("t") as live:
            live.subscribers.add(ear)
        seq = await play(one, 5)
        for _ in range(3):
            await other.on_table_changed("t", seq)
        assert [entry["seq"] for entry in ear.entries()] == list(range(seq - 4, seq + 1))
        assert ear.positions[-1]["seq"] == seq

    run_async(story())


def test_subscribers_see_only_their_own_moves(store: Store) -> None:
    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        ears = [Ear("livia"), Ear("marcus"), Ear()]
        async with tables.lock("t") as live:
            live.subscribers.update(ears)
        await play(tables, 12)
        for viewer, ear in zip((0, 1, None), ears, strict=True):
            shown = {entry["seat"] for entry in ear.entries() if "move" in entry}
            assert shown == (set() if viewer is None else {viewer})
            assert len(ear.entries()) == 12

    run_async(story())


class FailingStore(MemoryStore):
    """A store that loses its connection at one append."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False

    async def append(self, change: Append) -> None:
        if self.fails:
            raise OSError("out of reach")
        await super().append(change)


def test_a_failed_append_leaves_no_trace() -> None:
    async def story() -> None:
        store = FailingStore()
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        ear = Ear()
        async with tables.lock("t") as live:
            live.subscribers.add(ear)
        before = len(await stored_log(store))
        user, command = await next_move(tables, Dice(1))
        store.fails = True
        with pytest.raises(OSError, match="out of reach"):
            await tables.act("t", user, command, "m1")
        assert ear.positions == []
        store.fails = False
        assert await tables.act("t", user, command, "m1") == before + 1
        assert [entry["seq"] for entry in ear.entries()] == [before + 1]

    run_async(story())


def test_a_client_that_has_gone_does_not_stop_its_command(store: Store) -> None:
    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        before = len(await stored_log(store))
        asked = asyncio.ensure_future(tables.act("t", "livia", commands.Abandon()))
        await asyncio.sleep(0)
        asked.cancel()
        await tables.close()
        assert len(await stored_log(store)) == before + 1

    run_async(story())


def test_old_entries_are_left_out_and_that_is_said(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MAX_ENTRIES_SENT", 4)

    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        seq = await play(tables, 10)
        async with tables.lock("t") as live:
            entries, skipped = await tables.entries_since(live, None, 2)
            assert [json.loads(bytes(entry))["seq"] for entry in entries] == list(
                range(seq - 3, seq + 1)
            )
            assert skipped
            entries, skipped = await tables.entries_since(live, None, seq - 1)
            assert len(entries) == 1 and not skipped
            assert await tables.entries_since(live, None, seq) == ([], False)

    run_async(story())


def test_idle_tables_are_dropped_and_come_back(store: Store) -> None:
    async def story() -> None:
        counter = Counter()
        tables = TableRegistry(store, EFFECTS, 2, counter)
        for name in ("a", "b", "c"):
            await new_table(tables, name)
        assert set(tables.live_tables) == {"b", "c"}
        assert counter.most_above == 0
        seq = await play(tables, 2, "a")
        assert len(await stored_log(store, "a")) == seq

    run_async(story())


def test_an_undo_reaches_behind_the_snapshot_in_memory(store: Store) -> None:
    """The second registry loads the last but one snapshot; older moves are read when needed."""

    async def story() -> None:
        tables = TableRegistry(store, EFFECTS)
        await new_table(tables)
        await play(tables, 30)
        fresh = TableRegistry(store, EFFECTS)
        async with fresh.lock("t") as live:
            assert live.table is not None and live.table.match is not None
            base = live.table.match.base
        assert base > 0
        async with fresh.lock("t") as live:
            await fresh._read_further_back(live)
            assert live.table is not None and live.table.match is not None
            assert live.table.match.base < base
            assert live.table.version == len(await stored_log(store))

    run_async(story())
