"""Tables stored by the version before open unchanged, and their games go on.

`data/make_old_tables.py` made the database and noted what that version answered about it.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.data.make_old_tables import PATIENCE_S, answers_about
from tests.server.harness import Client, RunningServer, Socket, run_server, settings
from tests.server.players import play_on
from ulpia.games.registry import game_as_of
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify
from ulpia.table.effects import Effects

DATA = Path(__file__).parent / "data"
OLD: dict[str, Any] = json.loads(lzma.decompress((DATA / "old_tables.json.xz").read_bytes()))
TABLES: dict[str, str] = OLD["tables"]
LIVIA = {label: told["Livia"]["position"] for label, told in OLD["answers"].items()}
RUNNING = [label for label, position in LIVIA.items() if position["state"] == "running"]
OPEN = [label for label, position in LIVIA.items() if position["state"] == "open"]


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server over the database of the version before, at the same moment, only to be read."""
    with serve_old_tables(tmp_path_factory) as server:
        yield server


@pytest.fixture(scope="module")
def changed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The same, over a copy whose games may go on."""
    with serve_old_tables(tmp_path_factory) as server:
        yield server


@contextmanager
def serve_old_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    file = tmp_path_factory.mktemp("old") / "old.db"
    file.write_bytes(lzma.decompress((DATA / "old_tables.db.xz").read_bytes()))
    chosen = settings(f"sqlite:///{file}", turn_patience=PATIENCE_S)
    with run_server(chosen, Effects(now=lambda: int(OLD["now"]))) as server:
        yield server


def person(server: RunningServer, name: str) -> Client:
    client = Client(server.address)
    if name in OLD["cookies"]:
        client.http.cookies.set("ulpia_session", OLD["cookies"][name])
    return client


@pytest.mark.parametrize("label", TABLES)
def test_everybody_sees_an_old_table_as_before(old_server: RunningServer, label: str) -> None:
    for name, before in OLD["answers"][label].items():
        now = answers_about(person(old_server, name), TABLES[label])
        for what in before:
            assert known_part(now[what], before[what]) == before[what], (name, what)


def known_part(now: Any, before: Any) -> Any:
    """Return an answer without the fields that the version before did not know yet."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {name: known_part(now[name], before[name]) for name in now if name in before}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [known_part(new, old) for new, old in zip(now, before, strict=True)]
    return now


def people_at(server: RunningServer, label: str) -> list[Client]:
    """Return the people who sit at an old table."""
    seats = LIVIA[label]["seats"]
    return [
        person(server, each.get("name")) for each in seats if each.get("name") in OLD["cookies"]
    ]


def resume(socket: Socket) -> None:
    """Do what a table waits for beside moves, as its buttons offer it."""
    position = socket.position
    me, seq = position["viewer"], position["seq"]
    if position.get("turn_end", {}).get("seat") == me:
        assert socket.ask("end_turn", seq=seq)["type"] == "done"
    elif me in position.get("request", {}).get("missing", []):
        assert socket.ask("answer_undo", accept=True)["type"] == "done"
    elif position.get("undo", {}).get("redo"):
        assert socket.ask("redo", seq=seq)["type"] == "done"
    elif me in position.get("abandoning", []):
        assert socket.ask("abandon", wish=False)["type"] == "done"
    elif position["seats"][me].get("level"):
        assert socket.ask("take_back")["type"] == "done"
    else:
        return
    socket.wait_until(seq + 1)
    resume(socket)


@pytest.mark.parametrize("label", [label for label in RUNNING if "only bots" not in label])
def test_the_game_of_an_old_table_goes_on_to_a_record_that_verifies(
    changed_server: RunningServer, label: str
) -> None:
    table = TABLES[label]
    people = people_at(changed_server, label)
    sockets = [client.socket(table) for client in people]
    for socket in sockets:
        socket.wait_for("position")
    for socket in sockets:
        newest = max(each.position["seq"] for each in sockets)
        socket.wait_until(newest)
        resume(socket)
    is_of_people_alone = len(people) == len(LIVIA[label]["seats"])
    played = play_on(sockets, Dice(30))
    assert played > 0 or not is_of_people_alone
    record = people[0].get(f"/tables/{table}/record")
    if is_of_people_alone:
        assert sockets[0].position["state"] == "finished"
        parsed = parse_record(record)
        assert verify(game_as_of(parsed.game, parsed.rules), parsed) == []


@pytest.mark.parametrize("label", OPEN)
def test_an_old_open_table_is_filled_and_started(changed_server: RunningServer, label: str) -> None:
    table = TABLES[label]
    if "kept" in label:
        person(changed_server, "Marcus").post(f"/tables/{table}/join", {})
    else:
        command = {"type": "start", "fill": "tiro"}
        person(changed_server, "Livia").post(f"/tables/{table}/commands", command)
    position = person(changed_server, "Livia").get(f"/tables/{table}/position?after=0")
    assert position["state"] == "running"
    names = [each.get("name") for each in LIVIA[label]["seats"] if each.get("name")]
    assert [each.get("name") for each in position["seats"] if each.get("name")][
        : len(names)
    ] == names
    assert [entry["kind"] for entry in position["entries"]][-1] == "start"
