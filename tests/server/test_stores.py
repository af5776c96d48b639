"""Every store answers the same: tables in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import functools

import pytest

from tests.server.harness import run_async
from tests.server.stored_tables import one_entry, open_table_rows
from ulpia.kernel.chance import Dice
from ulpia.table import commands
from ulpia.table.effects import Effects
from ulpia.table.entry_rows import read_entry
from ulpia.table.lobby import Join, join, open_table
from ulpia.table.memory_store import MemoryStore
from ulpia.table.records import require_table, whole_record
from ulpia.table.registry import TableRegistry
from ulpia.table.store import Conflict, DuplicateMove, RowUpdate, SeatRow, Store


async def add(store: Store, name: str) -> None:
    row, seats = open_table_rows(name)
    await store.add_table(row, seats)


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    async def work() -> None:
        await add(store, "t")
        row, seats = open_table_rows("t")
        loaded = require_table(await store.load("t"))
        assert (loaded.row, loaded.seats) == (row, seats)
        assert (loaded.snapshot_seq, loaded.snapshot, loaded.entries) == (0, None, [])
        assert await store.load("another") is None
        assert await store.load_news("another", 0) is None
        assert await store.load_stretch("another", 1, 2) is None

    run_async(work())


def test_only_the_first_of_two_changes_with_the_same_number_is_written(store: Store) -> None:
    async def work() -> None:
        await add(store, "t")
        await store.append(one_entry("t", 0, "key"))
        with pytest.raises(Conflict):
            await store.append(one_entry("t", 0))
        with pytest.raises(DuplicateMove):
            await store.append(one_entry("t", 1, "key"))
        loaded = require_table(await store.load_news("t", 0))
        assert loaded.row.version == 1 and len(loaded.entries) == 1
        assert await store.seq_of_move("t", "key") == 1
        assert await store.seq_of_move("t", "other") is None

    run_async(work())


def test_a_change_writes_the_row_and_the_seats_that_changed(store: Store) -> None:
    async def work() -> None:
        await add(store, "t")
        change = one_entry("t", 0)
        change.update = RowUpdate("[[1,5]]", 5, True, "running", None, started_at=5)
        change.seats = [SeatRow(1, "link", "u2", None, None, 5)]
        await store.append(change)
        await store.append(one_entry("t", 1))  # leaves what it does not name alone
        loaded = require_table(await store.load("t"))
        assert (loaded.row.started_at, loaded.row.finished_at) == (5, None)
        assert (loaded.row.version, loaded.row.changed_at, loaded.row.status) == (2, 5, "open")
        assert [row.user for row in loaded.seats] == [None, "u2"]

    run_async(work())


def test_snapshots_are_read_as_undo_and_history_need_them(store: Store) -> None:
    async def work() -> None:
        await add(store, "t")
        for number in range(9):
            change = one_entry("t", number)
            change.snapshot = b"state %d" % (number + 1) if number % 3 == 0 else None
            await store.append(change)
        loaded = require_table(await store.load("t"))
        assert (loaded.snapshot_seq, loaded.snapshot) == (4, b"state 4")
        assert [entry.seq for entry in loaded.entries] == [5, 6, 7, 8, 9]
        assert require_table(await store.load("t", before=4)).snapshot_seq == 1
        stretch = require_table(await store.load_stretch("t", 7, 8))
        assert (stretch.snapshot_seq, [row.seq for row in stretch.entries]) == (7, [8])
        assert [row.seq for row in await store.entries_after("t", 3, 2)] == [4, 5]
        undo = one_entry("t", 9)
        undo.forget_from = 6
        await store.append(undo)
        assert require_table(await store.load("t")).snapshot_seq == 1

    run_async(work())


async def play_some(registry: TableRegistry) -> str:
    """Play at a table of two, with an undo between, and return its record."""
    row, seats = open_table_rows("t")
    await registry.store.add_table(row, seats)
    await registry.change("t", "u", open_table)
    for user in ("u", "v"):
        wish = Join(None, True, user, False)
        await registry.change("t", user, functools.partial(join, wish=wish))
    dice = Dice(1)
    for number in range(40):
        async with registry.lock("t") as live:
            assert live.table is not None and live.table.match is not None
            match, seq = live.table.match, live.table.version
            decision = match.waiting()[0]
            move = match.game.vocabulary.write(decision.options[dice.below(len(decision.options))])
        user = "uv"[decision.seat]
        await registry.act("t", user, commands.Play(move=move, seq=seq), f"m{number}")
        if number % 9 == 8:
            undo = commands.TakeUndo(seq=registry.live_tables["t"].announced_seq or 0, ask=True)
            await registry.act("t", user, undo)
            if registry.live_tables["t"].table.pending.request is not None:  # type: ignore[union-attr]
                other = "vu"[decision.seat]
                await registry.act("t", other, commands.AnswerUndo(accept=True))
    registry.live_tables.clear()  # and all of it is read again
    async with registry.lock("t") as live:
        assert live.table is not None and live.table.status == "running"
    return whole_record(require_table(await registry.store.load_news("t", 0)))


def test_a_game_over_a_store_leaves_the_same_log_as_over_another(store: Store) -> None:
    clock = [1_000]
    effects = Effects(now=lambda: clock[0])
    record = asyncio.run(play_some(TableRegistry(store, effects)))
    other = asyncio.run(play_some(TableRegistry(MemoryStore(), effects)))
    assert (
        record.replace("player 0 nobody", "player 0 u").replace("player 1 nobody", "player 1 v")
        == other
    )


def test_what_is_written_of_an_entry_is_read_again(store: Store) -> None:
    async def work() -> None:
        await play_some(TableRegistry(store, Effects(now=lambda: 1_000)))
        rows = await store.entries_after("t", 0)
        for row in rows:
            entry = read_entry(row)
            assert (entry.seq, entry.kind, entry.seat) == (row.seq, row.kind, row.seat)

    asyncio.run(work())
