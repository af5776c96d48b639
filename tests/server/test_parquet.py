"""Finished games as Parquet files: the same as the logs tell, and nobody's name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from benchmarks.server.whole_games import copy_games, play_one
from ulpia.cli import main
from ulpia.kernel.record import parse_record
from ulpia.server.store import log
from ulpia.server.store.database import Database, open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.schema import users
from ulpia.table.records import require_table, whole_record

parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `parquet` is not installed")


def rows(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / f"{name}.parquet").to_pylist()
    return found


def fill(database: Database) -> None:
    people = [
        {"id": f"p{number}", "name": f"Secret {number}", "created_at": 1} for number in range(3)
    ]
    database.write_now(lambda c: c.execute(insert(users), people))
    play_one(database)
    database.write_now(lambda c: copy_games(c, 1, 230))


def test_games_seats_decisions_and_records_are_exported(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(database)
    opened = open_database(database)
    try:
        fill(opened)
        loaded = require_table(opened.read_now(lambda c: log.news(c, "g7", 0)))
    finally:
        opened.close()
    folder = tmp_path / "games"
    assert main(["admin", "export", "--parquet", str(folder), "--database", database]) == 0
    assert "230 games" in capsys.readouterr().out
    games = rows(folder, "games")
    assert [game["number"] for game in games] == list(range(1, 231))
    seats = [row for row in rows(folder, "seats") if row["game_id"] == "g7"]
    assert [row["person"] for row in seats] == [1, 2, 3]
    points = [row for row in rows(folder, "points") if row["game_id"] == "g7"]
    for seat in seats:
        own = [row["points"] for row in points if row["seat"] == seat["seat"]]
        assert sum(own) == seat["points"]
    decisions = [row for row in rows(folder, "decisions") if row["game_id"] == "g7"]
    record = next(row["record"] for row in rows(folder, "records") if row["game_id"] == "g7")
    played = [(int(each.seat), each.text) for each in parse_record(record).played]
    assert [(row["seat"], row["move"]) for row in decisions] == played
    assert "Secret" not in record and "person 2" in record
    whole = whole_record(loaded)  # read in full, with the events that follow from the moves
    assert re.sub(r"Secret (\d)", lambda found: f"person {int(found[1]) + 1}", whole) == record
