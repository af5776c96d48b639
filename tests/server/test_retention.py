"""What a host lets go: old chat, guests who have gone, games that go into an archive."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from benchmarks.server.whole_games import FIRST, play_one
from tests.server.harness import Client, run_server, settings
from ulpia.cli import main
from ulpia.kernel.record import parse_record
from ulpia.server.service.hosting.retention import archive, purge
from ulpia.server.store import results
from ulpia.server.store.chat import add_line
from ulpia.server.store.database import Database, open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.schema import chat, entries, tables, users

DAY_MS = 86_400_000


def count(database: Database, table: Any) -> int:
    wanted = select(func.count()).select_from(table)
    return int(database.read_now(lambda c: c.execute(wanted).scalar_one()))


def fill(database: Database) -> None:
    """Keep a finished game of three people, one of them a guest from long ago, and their chat."""
    people = [{"id": f"p{n}", "name": f"Secret {n}", "created_at": 1} for n in range(3)]
    database.write_now(lambda c: c.execute(insert(users), people))
    database.write_now(
        lambda c: c.execute(update(users).where(users.c.id != "p2").values(password="x"))  # noqa: S106
    )
    play_one(database)
    line = {"user_id": "p0", "seat": 0, "name": "Secret 0", "text": "Ave", "made_at": 1}
    database.write_now(lambda c: add_line(c, FIRST, "players", line))
    database.write_now(lambda c: c.execute(update(tables).values(changed_at=1)))


def test_old_chat_and_lost_guests_go_and_games_stay(database: str) -> None:
    upgrade(database)
    opened = open_database(database)
    try:
        fill(opened)
        now = 10 * DAY_MS
        assert opened.write_now(lambda c: purge(c, 0, 0, now)) == (0, 0)
        assert opened.write_now(lambda c: purge(c, 30, 30, now)) == (0, 0)
        logs = count(opened, entries)
        assert opened.write_now(lambda c: purge(c, 5, 5, now)) == (1, 1)
        assert (count(opened, chat), count(opened, entries)) == (0, logs)
        names = opened.read_now(lambda c: list(c.execute(select(users.c.name)).scalars()))
        assert sorted(names) == ["", "Secret 0", "Secret 1"]
    finally:
        opened.close()


def test_an_archived_game_is_in_the_file_and_counts_on(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(database)
    opened = open_database(database)
    file = tmp_path / "old.jsonl.gz"
    try:
        fill(opened)
        assert archive(opened, file, 5, 4 * DAY_MS) == 0
        file.unlink()
        assert archive(opened, file, 5, 10 * DAY_MS) == 1
        assert (count(opened, entries), count(opened, chat)) == (0, 0)
        assert opened.read_now(lambda c: results.has_result(c, FIRST))
    finally:
        opened.close()
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        [line] = [json.loads(line) for line in lines]
    assert line["table"] == FIRST and len(parse_record(line["record"]).played) > 100
    with run_server(settings(database)) as server:
        fan = Client(server.address).guest("Fan")
        assert fan.refusal("GET", f"/tables/{FIRST}") == (404, "no_table")
    assert main(["admin", "results", "--anew", "--database", database]) != 0
    assert "archive" in capsys.readouterr().err


def test_a_game_is_rolled_back_from_the_command_line(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        seats = [{"place": "link"}, {"place": "link"}]
        info = livia.post("/tables", {"game": "trajan", "seats": seats, "sit": 0})
        table = info["id"]
        marcus.post(f"/tables/{table}/join", {"key": info["join_key"]})
        for _ in range(12):
            for client in (livia, marcus):
                position = client.get(f"/tables/{table}/position")
                if position.get("decision"):
                    move = position["decision"]["options"][0]["text"]
                    body = {"type": "move", "move": move, "seq": position["seq"]}
                    client.post(f"/tables/{table}/commands", body)
        wanted = ["admin", "roll-back", table, "--to", "4", "--note", "a bug", "--database"]
        assert main([*wanted, database]) == 0
    with run_server(settings(database)) as server:
        fan = Client(server.address)
        fan.http.cookies.set("ulpia_session", livia.cookie())
        page = fan.get(f"/tables/{table}/log?most=500")["entries"]
        assert page[-1]["note"] == "a bug"
        assert min(page[-1]["undone"]) > 4
        moves = [each["seq"] for each in page if each["kind"] == "move" and each["seq"] > 4]
        assert set(moves) <= set(page[-1]["undone"])
        assert fan.get(f"/tables/{table}/position")["state"] == "running"
