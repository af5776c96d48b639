"""The host's side: commands, backup, export, frozen games, votes after absence, shutdown."""

from __future__ import annotations

import contextlib
import io
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.harness import Client, Process, Refusal, run_server, settings, sqlite_url
from tests.server.players import play_on, random_option, sit_together
from ulpia.cli import main
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record
from ulpia.server.store.database import open_database
from ulpia.server.store.schema import entries, tables
from ulpia.table.effects import Effects


def ulpia(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the program in this process: starting one takes longer than its work."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(list(words))
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def play_and_close(database: str, moves: int, seed: int = 1) -> tuple[str, list[str]]:
    """Let two people play on a server that then closes; return table and cookies."""
    server = Process(database)
    people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
    people[0].post("/me/claim", {"name": "Livia", "password": "old password"})
    table = sit_together(*people)
    with people[0].socket(table) as first, people[1].socket(table) as second:
        play_on([first, second], Dice(seed), moves)
    cookies = [client.cookie() for client in people]
    assert server.end() == 0
    return table, cookies


def test_the_hosts_commands(database: str, tmp_path: Path) -> None:
    table, _ = play_and_close(database, 60)
    option = f"--database={database}"
    assert "Livia  claimed" in ulpia("admin", "users", option).stdout
    lines = ulpia("admin", "tables", option, "--json").stdout.splitlines()
    listed = [json.loads(line) for line in lines]
    assert [each["id"] for each in listed] == [table]
    assert ulpia("admin", "check-games", option).returncode == 0
    told = ulpia("admin", "reset-password", "livia", option).stdout
    password = told.split(": ")[1].strip()
    exported = tmp_path / "all.jsonl"
    assert ulpia("admin", "export", str(exported), option).returncode == 0
    copy = sqlite_url(tmp_path / "copy")
    assert ulpia("admin", "import", str(exported), f"--database={copy}").returncode == 0
    again = ulpia("admin", "import", str(exported), f"--database={copy}")
    assert again.returncode == 2 and "not empty" in again.stderr
    assert ulpia("admin", "export", f"--database={copy}").stdout == exported.read_text()
    records = [json.loads(line) for line in exported.read_text().splitlines()]
    assert parse_record(records[-1]["record"]).seed is not None
    server = Process(copy)
    livia = Client(server.address)
    livia.post("/sign-in", {"name": "Livia", "password": password})
    with livia.socket(table) as first:
        assert first.position["seq"] == listed[0]["seq"]
    server.end()
    assert ulpia("admin", "close", table, option).returncode == 0
    assert "abandoned" in ulpia("admin", "tables", option).stdout


class Typing(io.StringIO):
    """Somebody at a terminal."""

    def isatty(self) -> bool:
        return True


def test_migrate_to_base_asks_before_it_wipes_everything(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = play_and_close(database, 20)
    words = ("admin", "migrate", "--to", "base", f"--database={database}")
    for answers in (io.StringIO("base\n"), Typing("yes\n"), Typing("\n"), Typing("")):
        monkeypatch.setattr("sys.stdin", answers)
        told = ulpia(*words)
        assert told.returncode == 2 and "nothing was changed" in told.stderr
        assert "2 people, 1 tables" in told.stderr and "admin backup" in told.stderr
        assert table in ulpia("admin", "tables", f"--database={database}").stdout
    monkeypatch.setattr("sys.stdin", Typing("base\n"))
    assert ulpia(*words).returncode == 0
    assert ulpia("admin", "migrate", f"--database={database}").returncode == 0
    assert ulpia("admin", "tables", f"--database={database}").stdout == ""


def test_migrate_to_base_does_not_ask_scripts_that_say_yes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    option = f"--database={database}"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert ulpia("admin", "migrate", option).returncode == 0  # forward: nothing is lost
    refused = ulpia("admin", "migrate", "--to", "base", option)
    assert refused.returncode == 2 and "--yes" in refused.stderr
    assert ulpia("admin", "migrate", "--to", "base", "--yes", option).returncode == 0


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    server = Process(database)
    people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
    table = sit_together(*people)
    with people[0].socket(table) as first, people[1].socket(table) as second:
        play_on([first, second], Dice(1), 30)
        saved = first.position
        copy = tmp_path / "copy.db"
        assert ulpia("admin", "backup", str(copy), f"--database={database}").returncode == 0
        play_on([first, second], Dice(1), 10)
    server.end()
    refused = ulpia("admin", "backup", str(copy), f"--database={database}")
    assert refused.returncode == 2 and "exists" in refused.stderr
    restored = Process(f"sqlite:///{copy}")
    livia = Client(restored.address)
    livia.http.cookies.set("ulpia_session", people[0].cookie())
    with livia.socket(table) as first:
        assert first.position["view"] == saved["view"]
        text = random_option(first.position, Dice(1))
        assert text is None or first.move(text)["type"] == "done"
    restored.end()


def change_store(database: str, statement: Any) -> None:
    store = open_database(database)
    store.write_now(lambda connection: connection.execute(statement))
    store.close()


def test_a_game_of_other_rules_is_frozen_with_its_record_intact(database: str) -> None:
    table, cookies = play_and_close(database, 60)
    change_store(database, update(tables).values(rules=0))
    told = ulpia("admin", "check-games", f"--database={database}")
    assert told.returncode == 1 and "would be frozen" in told.stdout
    server = Process(database)
    livia = Client(server.address)
    livia.http.cookies.set("ulpia_session", cookies[0])
    with livia.socket(table) as first:
        assert "began under version 0" in first.position["frozen"]
        assert first.ask("move", move="sow I", seq=first.position["seq"])["code"] == "frozen"
        assert first.position["info"]["state"] == "running"
    assert "\n0 " in livia.get(f"/tables/{table}/record")
    assert livia.get("/my-tables")["tables"][0]["frozen"]
    server.end()


def test_check_games_finds_what_would_go_differently(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    table, _ = play_and_close(database, 80)
    body = b'{"move":"sow I","facts":[]}'
    change_store(database, update(entries).where(entries.c.seq == 40).values(body=body))
    told = ulpia("admin", "check-games", f"--database={database}")
    assert told.returncode == 1
    assert told.stdout.startswith(f"{table}: entry ")


def test_the_others_may_vote_a_bot_into_the_seat_of_an_absent(database: str) -> None:
    clock = [1_000_000_000_000]
    with run_server(settings(database, bots="none"), Effects(now=lambda: clock[0])) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus", "Nerva")]
        table = sit_together(*people, away_after=600)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            with people[2].socket(table):
                assert first.ask("vote", seat=2, level="random")["code"] == "not_away"
            first.wait_for("presence", online=[True, True, False])
            clock[0] += 599_000
            assert first.ask("vote", seat=2, level="random")["code"] == "not_away"
            clock[0] += 2_000
            assert first.ask("vote", seat=0, level="random")["code"] == "own_seat"
            assert first.ask("vote", seat=1, level="random")["code"] == "not_away"
            assert first.ask("vote", seat=2, level="random")["type"] == "done"
            assert first.ask("vote", seat=2, level="random")["code"] == "already_voted"
            second.wait_until(first.position["seq"])
            assert second.position["votes"] == [
                {"seat": 2, "level": "random", "by": [0], "needed": 2}
            ]
            assert second.ask("vote", seat=2, level="random")["type"] == "done"
            assert second.position["seats"][2]["level"] == "random"
            with people[2].socket(table) as third:
                assert third.ask("take_back")["type"] == "done"
                assert "level" not in third.position["seats"][2]


def test_replays_of_a_finished_game_and_of_a_pasted_record(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            with pytest.raises(Refusal, match="not_finished"):
                people[0].get(f"/tables/{table}/replay")
            moves = play_on([first, second], Dice(3))
            final = first.position["view"]
        replay = people[0].get(f"/tables/{table}/replay?first={moves - 5}&most=20")
        assert replay["total"] == moves + 1 and len(replay["frames"]) == 6
        assert replay["frames"][-1]["views"][0] == final
        assert replay["frames"][-1]["move"]
        text = people[0].get(f"/tables/{table}/record")
        assert people[1].post(f"/replay?first={moves - 5}&most=20", {"record": text}) == replay
        broken = text.replace("\n0 ", "\n1 ", 1)
        with pytest.raises(Refusal) as refused:
            people[1].post("/replay", {"record": broken})
        assert refused.value.status == 422 and "line" in refused.value.body["reason"]


def test_wrong_use_gets_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = ulpia("serve", f"--port={port}", f"--database={sqlite_url(tmp_path)}")
        assert told.returncode == 2
        assert told.stderr.count("\n") == 1 and "--port 0" in told.stderr
    for words, part in (
        (("serve", "--database=mysql://x/y"), "database"),
        (("serve", "--port=70000"), "port"),
        (("serve", "--settings=/nowhere.toml"), "/nowhere.toml"),
        (("serve", "--port=0", "--database=postgresql://nobody@127.0.0.1:1/x"), "database"),
        (("worker", "--database=sqlite:////tmp/x.db"), "PostgreSQL"),
        (("admin", "users", f"--database={sqlite_url(tmp_path / 'none')}"), "migrate"),
    ):
        told = ulpia(*words)
        assert told.returncode == 2, words
        assert told.stderr.count("\n") == 1 and part in told.stderr, told.stderr


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "ulpia.toml"
    file.write_text('metrics = false\n[limits]\nguests = "1/minute"\n')
    given = {"ULPIA_SETTINGS": str(file), "ULPIA_LIMITS__GUESTS": "2/minute"}
    server = Process(sqlite_url(tmp_path), 0, **given)
    client = Client(server.address)
    codes = [client.http.post("/api/guests", json={"name": "x"}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    assert client.http.get("/metrics").status_code == 404
    server.end()


def test_logs_are_lines_of_json_with_ids(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as errors:
        command = [sys.executable, "-m", "ulpia", "serve", "--port=0"]
        environment = {"ULPIA_LOG_FORMAT": "json", "ULPIA_DATABASE": sqlite_url(tmp_path)}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        assert process.stdout is not None
        address = process.stdout.readline().split("http://")[1].split("/")[0]
        livia = Client(address).guest("Livia")
        livia.get("/me")
        cookie = livia.cookie()
        process.terminate()
        process.wait(20)
        process.stdout.close()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"method", "path", "status", "ms", "request"} <= set(lines[0])
    assert cookie not in log.read_text()
