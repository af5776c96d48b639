"""What the host's check and the records of a server say of all that people do in a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.harness import Client, Process, Socket
from tests.server.players import play_on, random_option, sit_together
from tests.server.test_end_of_turn import hold_turn, play_to_a_turn
from tests.server.test_operation import change_store, ulpia
from tests.server.test_undo_between_people import meet
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify
from ulpia.server.store.database import open_database
from ulpia.server.store.schema import entries


def play_with_everything(first: Socket, second: Socket) -> None:
    """Play a game with simultaneous choices, undo, confirmed turns, a request and a hand-over."""
    text = str(random_option(first.position, Dice(1)))
    first.move(text)  # while the other chooses, too
    meet(first, second)
    second.move(str(random_option(second.position, Dice(2))))
    meet(first, second)
    first.ask("undo", seq=first.position["seq"])
    first.move(text)
    meet(first, second)
    for turn in range(6):
        mine = play_to_a_turn([first, second], Dice(turn))
        hold_turn(mine, Dice(turn + 1))
        if turn % 2 and mine.position["undo"].get("reach"):
            mine.ask("undo", seq=mine.position["seq"])
            hold_turn(mine, Dice(turn + 2))
        assert mine.ask("end_turn", seq=mine.position["seq"])["type"] == "done"
        meet(first, second)
    assert first.ask("undo", seq=first.position["seq"], ask=True)["type"] == "done"
    meet(first, second)
    if "request" in second.position:
        assert second.ask("answer_undo", accept=True)["type"] == "done"
    meet(first, second)
    hand_over_for_a_while(first, second)


def hand_over_for_a_while(first: Socket, second: Socket) -> None:
    """Let a bot make some moves for the second seat."""
    assert second.ask("hand_over", level="centurio")["type"] == "done"
    since = first.wait_until(second.position["seq"])["seq"]
    dice = Dice(9)
    while moves_of(first, seat=1, since=since) < 3 and first.position["state"] == "running":
        if first.position.get("decision"):
            first.move(str(random_option(first.position, dice)))
        else:
            first.next()
    meet(first, second)
    second.ask("take_back")
    meet(first, second)


def moves_of(socket: Socket, seat: int, since: int) -> int:
    """Return how many moves of a seat a socket has heard of after a number of the log."""
    heard = socket.positions
    entries = {entry["seq"]: entry for message in heard for entry in message["entries"]}
    made = [each for each in entries.values() if each["kind"] == "move" and each["seq"] > since]
    return sum(each["seat"] == seat for each in made)


@pytest.mark.parametrize("game", GAMES)
def test_check_games_calls_healthy_games_healthy(server: Process, clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_with_everything(first, second)
    kinds = {entry["kind"] for entry in livia.get(f"/tables/{table}/log?most=500")["entries"]}
    assert {"end_turn", "undo", "hand_over", "take_back"} <= kinds
    told = ulpia("admin", "check-games", f"--database={server.database}")
    assert table not in told.stdout and told.returncode == 0, told.stdout


def test_check_games_still_finds_a_confirmed_turn_that_would_end_differently(
    server: Process, clients: Any
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        hold_turn(mine, Dice(2))
        ended = mine.ask("end_turn", seq=mine.position["seq"])["seq"]
    wrong = entries.c.table_id == table, entries.c.seq == ended
    change_store(server.database, update(entries).where(*wrong).values(body=b"{}"))
    told = ulpia("admin", "check-games", f"--database={server.database}")
    assert told.returncode == 1 and f"{table}: entry {ended}: something else" in told.stdout
    change_store(server.database, update(entries).where(*wrong).values(kind="close"))


def finished_with_a_bot(server: Process, clients: Any) -> tuple[Client, str]:
    """Play a game to the end in which a bot plays for Marcus for a while."""
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(5), 60)
        hand_over_for_a_while(first, second)
        play_on([first, second], Dice(6))
    return livia, table


def test_a_record_names_who_really_played_and_what_bots_thought(
    server: Process, clients: Any, tmp_path: Path
) -> None:
    livia, table = finished_with_a_bot(server, clients)
    text = livia.get(f"/tables/{table}/record")
    record = parse_record(text)
    assert record.players[1] == "Marcus"
    assert [(each.seat, each.level) for each in record.stand_ins] == [(1, "centurio")]
    noted = [
        played
        for played in record.played
        if any(json.loads(note.text) == {"stand_in": "centurio"} for note in played.notes)
    ]
    assert len(noted) == record.stand_ins[0].moves >= 3
    assert {played.seat for played in noted} == {1}
    thoughts = [
        json.loads(note.text)
        for played in record.played
        for note in played.notes
        if "candidates" in note.text
    ]
    assert thoughts and all(thought["candidates"] for thought in thoughts)
    assert verify(game_named("trajan"), record) == []
    file = tmp_path / "bot.game"
    file.write_text(text, encoding="utf-8")
    told = ulpia("replay", str(file), "--language=en")
    assert told.returncode == 0 and "A bot (Centurio) made" in told.stdout
    assert "played by a bot (Centurio)" in told.stdout
    as_json = json.loads(ulpia("replay", str(file), "--json").stdout)
    assert as_json["stand_ins"][0]["moves"] == len(noted)
    replay = livia.get(f"/tables/{table}/replay?most=1")
    assert replay["stand_ins"] == [{"seat": 1, "level": "centurio", "moves": len(noted)}]


def test_thoughts_are_nobodys_business_before_the_end(server: Process, clients: Any) -> None:
    livia = clients("Livia")
    seats = [{"place": "link"}, {"place": "bot", "level": "centurio"}]
    table = livia.post("/tables", {"game": "trajan", "seats": seats})["id"]
    with livia.socket(table) as first:
        dice, thoughts = Dice(3), 0
        store = open_database(server.database)
        while thoughts == 0:
            if first.position.get("decision"):
                first.move(str(random_option(first.position, dice)))
            else:
                first.next()
            found = select(entries.c.body).where(entries.c.table_id == table)
            bodies = store.read_now(lambda c: c.execute(found).scalars().all())  # noqa: B023
            thoughts = sum(b"candidates" in body for body in bodies)
        store.close()
        assert not any("candidates" in text for text in first.heard)
    assert "candidates" not in livia.get(f"/tables/{table}/record")
    assert "candidates" not in json.dumps(livia.get(f"/tables/{table}/log?most=500"))
