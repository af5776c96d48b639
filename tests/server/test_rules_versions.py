"""A game is finished under the rules it began with, or frozen where the program lacks them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.harness import Client, Process
from tests.server.players import play_on, random_option, sit_together
from ulpia.games.registry import game_named
from ulpia.kernel.chance import Dice

FOLDER = str(Path(__file__).parent / "older_rules")
NOW = game_named("trajan").rules
BEFORE = {"PYTHONPATH": FOLDER, "ULPIA_TEST_RULES": "before"}
AFTER = {"PYTHONPATH": FOLDER, "ULPIA_TEST_RULES": "after"}


def ulpia(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the program, of one version or another."""
    return subprocess.run(
        [sys.executable, "-m", "ulpia", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


def begin_game(database: str) -> tuple[str, list[str]]:
    """Begin a game on a server of the older version; return the table and the cookies."""
    server = Process(database, 0, **BEFORE)
    people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
    table = sit_together(*people)
    with people[0].socket(table) as first, people[1].socket(table) as second:
        assert first.position["info"]["rules"] == NOW - 1
        play_on([first, second], Dice(1), 60)
    cookies = [client.cookie() for client in people]
    assert server.end() == 0
    return table, cookies


def come_back(server: Process, cookies: list[str]) -> list[Client]:
    people = [Client(server.address) for _ in cookies]
    for client, cookie in zip(people, cookies, strict=True):
        client.http.cookies.set("ulpia_session", cookie)
    return people


def test_a_game_is_finished_under_the_older_rules_that_the_program_still_has(
    database: str, tmp_path: Path
) -> None:
    table, cookies = begin_game(database)
    told = ulpia("admin", "check-games", f"--database={database}", **AFTER)
    assert (told.returncode, told.stdout) == (0, "1 running games, 0 would change\n")
    server = Process(database, 0, **AFTER)
    people = come_back(server, cookies)
    with people[0].socket(table) as first, people[1].socket(table) as second:
        assert "frozen" not in first.position
        second.ask("hand_over", level="random")
        dice = Dice(2)
        for _ in range(20):  # with a bot that plays by the older rules too
            while not first.position.get("decision"):
                first.next()
            text = random_option(first.position, dice)
            assert text is not None and first.move(text)["type"] == "done"
        assert second.ask("take_back")["type"] == "done"
        play_on([first, second], Dice(3))
        assert first.position["state"] == "finished"
        result = first.position["result"]
    assert result["winners"] == [result["totals"].index(min(result["totals"]))]
    record = tmp_path / "older.game"
    record.write_text(people[0].get(f"/tables/{table}/record"))
    assert f"rules {NOW - 1}\n" in record.read_text()
    new = people[0].post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})
    assert new["rules"] == NOW
    server.end()
    assert ulpia("verify", str(record), **AFTER).returncode == 0
    refused = ulpia("verify", str(record))
    assert refused.returncode != 0 and "is older than this program's" in refused.stderr


def test_a_game_is_frozen_where_the_program_lacks_its_rules(database: str) -> None:
    table, cookies = begin_game(database)
    told = ulpia("admin", "check-games", f"--database={database}")
    assert told.returncode == 1
    assert told.stdout.startswith(
        f"{table}: began under rules version {NOW - 1}, this program has {NOW}: it would be frozen;"
        " under the new rules, entry "
    )
    assert told.stdout.endswith("1 running games, 1 would change\n")
    server = Process(database)
    livia = come_back(server, cookies)[0]
    with livia.socket(table) as first:
        assert f"began under version {NOW - 1} of the rules" in first.position["frozen"]
        seq = first.position["seq"]
        refused = first.ask("move", move="sow I", seq=seq)
        assert refused["code"] == "frozen" and "can be downloaded" in refused["reason"]
        assert first.ask("undo", seq=seq)["code"] == "frozen"
        assert first.ask("hand_over", level="random")["code"] == "frozen"
    record = livia.get(f"/tables/{table}/record")
    assert f"rules {NOW - 1}\n" in record and "\n0 sow" in record
    server.end()
    again = Process(database, 0, **AFTER)  # nothing was lost: a program that has them goes on
    livia = come_back(again, cookies)[0]
    with livia.socket(table) as first:
        assert "frozen" not in first.position and first.position["seq"] == seq
    again.end()
