"""Entries of a log: what is written can be read by the version before, and is all of a table."""

from __future__ import annotations

import ast
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.json import Decoder

from tools.paths import ROOT
from ulpia.table.entries import ENTRY_TYPES, Entry, Joined, Started
from ulpia.table.entry_rows import DECODERS, read_entry, write_entry
from ulpia.table.seats import seats_after
from ulpia.table.store import EntryRow, SeatRow

DATA = Path(__file__).parent / "data"
TABLE_CODE = ROOT / "src/ulpia/table"


class OldEvent(Struct, omit_defaults=True):
    """An event as the version before decision 22 read it."""

    name: str
    seat: int | None
    args: dict[str, Any]
    audience: int = -1
    drawn: bool = False


class OldBody(Struct, omit_defaults=True):
    """The one body that entries of all kinds had before decision 22."""

    move: str | None = None
    redo: bool = False
    hold: bool = False
    joined: bool = False
    facts: list[OldEvent] = []
    undone: list[int] = []
    level: str | None = None
    target: int | None = None
    upto: int | None = None
    accept: bool | None = None
    table: str | None = None
    taking: Any = None
    thought: str | None = None
    revealed: bool = False


OLD_BODIES = Decoder(OldBody)
NEW_KINDS = {"give_up", "grant_time", "holiday", "clocks_stopped", "hint"}
"""Kinds that came after these tables were stored."""


@pytest.fixture(scope="module")
def old_rows(tmp_path_factory: pytest.TempPathFactory) -> list[EntryRow]:
    """All entries that the version before has written."""
    file = tmp_path_factory.mktemp("entries") / "old.db"
    file.write_bytes(lzma.decompress((DATA / "old_tables.db.xz").read_bytes()))
    wanted = "SELECT seq, kind, seat, made_at, body, move_key FROM entries"
    with sqlite3.connect(file) as database:
        return [EntryRow(*row) for row in database.execute(wanted)]


def test_old_entries_are_written_again_byte_for_byte(old_rows: list[EntryRow]) -> None:
    assert {row.kind for row in old_rows} == set(DECODERS) - NEW_KINDS
    for row in old_rows:
        assert write_entry(read_entry(row), row.move_key) == row


def test_the_version_before_can_read_what_is_new_in_entries() -> None:
    joined = Joined(seat=1, user="u", name="Livia", guest=True)
    started = Started(fill="miles")
    for entry in (joined, started):
        body = OLD_BODIES.decode(write_entry(entry).body)
        assert body == OldBody()
    assert write_entry(joined).body == b'{"user":"u"}', "names belong to accounts"
    assert write_entry(started).body == b'{"fill":"miles"}'


def test_seats_follow_from_the_entries_alone() -> None:
    seats = [SeatRow(0, "link", "u", name="Livia"), SeatRow(1, "open"), SeatRow(2, "link")]
    told: list[Entry] = [
        Joined(seat=1, user="v", name="Marcus", at=5),
        Started(fill="tiro", at=6),
    ]
    for entry in told:
        seats = seats_after(seats, entry)
    assert seats == [
        SeatRow(0, "link", "u", name="Livia"),
        SeatRow(1, "open", "v", seen_at=5, name="Marcus"),
        SeatRow(2, "bot", level="tiro"),
    ]


def assigned_names(file: Path) -> set[str]:
    """Return which attributes a module assigns to."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else []
        for target in targets:
            for each in ast.walk(target):
                if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store):
                    found.add(each.attr)
    return found


def test_no_handler_changes_a_table() -> None:
    changing = {"seats", "status", "match", "rematch", "result", "pending", "level", "user"}
    for file in TABLE_CODE.rglob("*.py"):
        if file.name not in ("table.py", "loading.py", "memory_store.py", "entry_messages.py"):
            assert assigned_names(file).isdisjoint(changing), file.name
    server = ROOT / "src/ulpia/server"
    for file in server.rglob("*.py"):
        assert assigned_names(file).isdisjoint({"seats", "status", "match", "pending"}), file.name


def test_every_kind_of_entry_has_its_own_name() -> None:
    assert len({cls.kind for cls in ENTRY_TYPES}) == len(ENTRY_TYPES) == 22
