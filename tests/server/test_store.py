"""The store: migrations up and down, appends that exclude each other, snapshots."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.harness import run_async
from tests.server.stored_tables import one_entry, open_table_rows
from ulpia.server.service.look_alikes import plain_names
from ulpia.server.store import chat, club_schema, log, migrate, people
from ulpia.server.store.database import Database, Sqlite, open_database
from ulpia.server.store.schema import METADATA, entries, tables
from ulpia.table.store import Append, Conflict

TABLE: dict[str, Any] = {
    "game": "trajan",
    "rules": 1,
    "seats": 2,
    "options": "{}",
    "seed": "1",
    "state": "open",
    "host_id": "u",
    "listed": False,
    "watching": "link",
    "undo": "free",
    "away_after": 60,
    "join_key": "j",
    "watch_key": "w",
    "version": 0,
    "waiting": "[]",
    "waiting_since": 0,
    "bot_due": False,
    "created_at": 1,
    "changed_at": 1,
}


def open_migrated(url: str) -> Database:
    migrate.upgrade(url)
    return open_database(url)


def add_table(database: Database, name: str) -> None:
    row, seats = open_table_rows(name)
    database.write_now(lambda c: log.add_table(c, row, seats))


def test_migrations_go_up_and_down_and_match_the_schema(database: str) -> None:
    for _ in range(2):
        migrate.upgrade(database)
        with migrate.engine_for(database).connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert club_schema.results.metadata is METADATA
            assert compare_metadata(context, METADATA) == []
            assert migrate.current_version(connection) == migrate.newest_version()
        migrate.move_to(database, "base")
        with migrate.engine_for(database).connect() as connection:
            assert set(inspect(connection).get_table_names()) <= {"alembic_version"}


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    migrate.upgrade(database)
    with migrate.engine_for(database).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(migrate.WrongVersion, match="9999"):
        migrate.upgrade(database)


def test_of_two_appends_with_the_same_number_one_wins(database: str) -> None:
    store = open_migrated(database)
    add_table(store, "t")
    outcomes: list[str] = []

    def write() -> None:
        try:
            store.write_now(lambda c: log.append(c, one_entry("t", 0)))
            outcomes.append("written")
        except Conflict:
            outcomes.append("conflict")

    threads = [threading.Thread(target=write) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["conflict"] * 7 + ["written"]
    assert store.read_now(lambda c: c.execute(select(tables.c.version)).scalar_one()) == 1
    store.close()


def test_a_failed_piece_of_work_takes_nobody_along(database: str) -> None:
    store = open_migrated(database)
    for name in ("a", "b", "c"):
        add_table(store, name)
    store.write_now(lambda c: log.append(c, one_entry("b", 0, "key")))
    futures = [
        store.submit(lambda c: log.append(c, one_entry("a", 0))),
        store.submit(lambda c: log.append(c, one_entry("b", 1, "key"))),
        store.submit(lambda c: log.append(c, one_entry("b", 7))),
        store.submit(lambda c: log.append(c, one_entry("c", 0))),
    ]
    assert futures[0].result() == 1
    with pytest.raises(IntegrityError) as error:
        futures[1].result()
    assert "key" not in str(error.value).split("[SQL")[-1].replace("move_key", "")
    with pytest.raises(Conflict):
        futures[2].result()
    assert futures[3].result() == 1
    count = store.read_now(lambda c: len(c.execute(select(entries)).all()))
    assert count == 3
    store.close()


def append_all(store: Database, changes: list[Append]) -> list[str]:
    """Append changes at once and return how it went for each."""

    async def all_at_once() -> list[BaseException | None]:
        written = [store.append(change) for change in changes]
        return await asyncio.gather(*written, return_exceptions=True)

    return [
        "written" if outcome is None else type(outcome).__name__
        for outcome in run_async(all_at_once())
    ]


def test_a_group_is_written_together_and_each_of_it_judged_alone(database: str) -> None:
    store = open_migrated(database)
    names = [f"t{number}" for number in range(80)]
    for name in names:
        add_table(store, name)
    changes = [one_entry(name, 0, "key") for name in names]
    changes[3].snapshot = b"state"
    assert append_all(store, changes) == ["written"] * 80
    again = [one_entry("t0", 1), one_entry("t1", 0), one_entry("t2", 1, "key"), one_entry("t3", 1)]
    again[3].forget_from = 1  # rare: not one of a group
    outcomes = ["written", "Conflict", "IntegrityError", "written"]
    assert append_all(store, again) == outcomes
    for name, version in (("t0", 2), ("t1", 1), ("t2", 1), ("t3", 2)):
        loaded = store.read_now(lambda c, name=name: log.load(c, name))  # type: ignore[misc]
        assert loaded is not None and loaded.row.version == version
        assert [entry.seq for entry in loaded.entries] == list(range(1, version + 1))
        assert loaded.row.changed_at == 5
    store.close()


def test_a_group_that_came_second_as_a_whole_changes_nothing(database: str) -> None:
    store = open_migrated(database)
    add_table(store, "t")
    assert append_all(store, [one_entry("t", 0)]) == ["written"]
    assert append_all(store, [one_entry("t", 0)]) == ["Conflict"]
    assert store.read_now(lambda c: len(c.execute(select(entries)).all())) == 1
    store.close()


def test_opening_reads_the_last_snapshot_but_one(database: str) -> None:
    store = open_migrated(database)
    add_table(store, "t")
    for number in range(9):
        change = one_entry("t", number)
        change.snapshot = b"state %d" % (number + 1) if number % 3 == 0 else None
        store.write_now(lambda c, change=change: log.append(c, change))  # type: ignore[misc]
    loaded = store.read_now(lambda c: log.load(c, "t"))
    assert loaded is not None
    assert (loaded.snapshot_seq, loaded.snapshot) == (4, b"state 4")
    assert [entry.seq for entry in loaded.entries] == [5, 6, 7, 8, 9]
    older = store.read_now(lambda c: log.load(c, "t", before=4))
    assert older is not None and older.snapshot_seq == 1
    undo = one_entry("t", 9)
    undo.forget_from = 6
    store.write_now(lambda c: log.append(c, undo))
    loaded = store.read_now(lambda c: log.load(c, "t"))
    assert loaded is not None and loaded.snapshot_seq == 1
    store.close()


def test_a_writer_that_cannot_connect_says_so_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_migrated(f"sqlite:///{tmp_path / 'ulpia.db'}")
    add_table(store, "t")
    assert isinstance(store, Sqlite)

    def raise_locked() -> Connection:
        raise OperationalError("", None, sqlite3.OperationalError("database is locked"))

    with monkeypatch.context() as patch:
        patch.setattr(store.writing, "connect", raise_locked)
        with pytest.raises(OperationalError, match="locked"):
            store.submit(lambda c: log.append(c, one_entry("t", 0))).result(10)
    assert store.submit(lambda c: log.append(c, one_entry("t", 0))).result(10) == 1
    store.close()


def test_an_old_database_learns_who_was_a_guest_and_which_names_are_taken(database: str) -> None:
    migrate.upgrade(database, "0001")
    with migrate.engine_for(database).begin() as connection:
        user = "INSERT INTO users (id, name, name_key, password, created_at) VALUES "
        connection.exec_driver_sql(user + "('u1', 'Livia Augusta', 'livia augusta', 'x', 1)")
        connection.exec_driver_sql(user + "('u2', 'Gaius', NULL, NULL, 1)")
        connection.exec_driver_sql(user + "('u3', 'Ромул', 'ромул', 'x', 1)")
        connection.execute(insert(tables), {**TABLE, "id": "t"})
        said = "INSERT INTO chat (table_id, channel, number, user_id, name, text, made_at) VALUES "
        connection.exec_driver_sql(said + "('t', 'players', 1, 'u1', 'Livia Augusta', 'Ave', 1)")
        connection.exec_driver_sql(said + "('t', 'players', 2, 'u2', 'Gaius', 'Salve', 2)")
    store = open_migrated(database)
    lines = store.read_now(lambda c: chat.lines_after(c, "t", "players", 0, 9))
    assert [bool(line.guest) for line in lines] == [False, True]
    with pytest.raises(people.NameTaken):
        store.read_now(lambda c: people.require_free_name(c, plain_names("LIVIA Augusta"), "u2"))
    with pytest.raises(people.NameTaken):
        store.read_now(lambda c: people.require_free_name(c, plain_names("РОМУЛ"), "u2"))
    store.close()


def test_the_folder_of_a_new_database_is_made(tmp_path: Path) -> None:
    store = open_migrated(f"sqlite:///{tmp_path / 'a' / 'b' / 'ulpia.db'}")
    assert store.read_now(lambda c: log.load(c, "nothing")) is None
    store.close()
