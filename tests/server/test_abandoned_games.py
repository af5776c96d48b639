"""A game that was given up is over: result, replay, rematch and record, as of any other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Process, Refusal, Socket, run_server, settings, sqlite_url
from tests.server.players import play_on, sit_together
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify
from ulpia.server.service.admin import close_table
from ulpia.server.store.database import open_database
from ulpia.server.store.schema import tables
from ulpia.table.effects import Effects


def give_up(*sockets: Socket) -> None:
    for socket in sockets:
        socket.wait_until(max(each.position["seq"] for each in sockets))
        assert socket.ask("abandon")["type"] == "done"
    assert sockets[-1].position["state"] == "abandoned"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_has_a_result_a_replay_and_a_record(
    clients: Any, game: str
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    with livia.socket(table) as first, marcus.socket(table) as second:
        played = play_on([first, second], Dice(2), 60)
        give_up(first, second)
        end = second.position
    assert end["abandoning"] == [0, 1]
    assert end["result"]["winners"] == []
    by_source = [sum(points.values()) for points in end["result"]["points"]]
    assert end["result"]["totals"] == by_source
    assert int(end["seed"]) >= 0
    replay = livia.get(f"/tables/{table}/replay?first={played}&most=1")
    assert replay["total"] == played + 1
    frame = replay["frames"][0]
    assert [sum(points) for points in frame["points"]] == end["result"]["totals"]
    text = livia.get(f"/tables/{table}/record")
    record = parse_record(text)
    assert record.seed == int(end["seed"]) and len(record.played) == played
    assert record.results == [] and verify(GAMES[game], record) == []
    assert "# given up" in text
    listed = livia.get("/my-tables?state=abandoned")["tables"]
    assert next(each for each in listed if each["id"] == table)["result"] == end["result"]


def test_giving_up_in_a_turn_that_waits_for_its_end_leaves_a_true_record(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        hold_a_turn(first, second)
        give_up(first, second)
        assert "turn_end" not in second.position
    text = livia.get(f"/tables/{table}/record")
    assert verify(GAMES["trajan"], parse_record(text)) == []


def hold_a_turn(*sockets: Socket) -> None:
    """Play until the end of somebody's turn waits for its word."""
    dice = Dice(1)
    while True:
        newest = max(socket.position["seq"] for socket in sockets)
        for socket in sockets:
            socket.wait_until(newest)
        if sockets[0].position.get("turn_end"):
            return
        able = next(socket for socket in sockets if socket.position.get("decision"))
        options = able.position["decision"]["options"]
        text = options[dice.below(len(options))]["text"]
        assert able.ask("move", move=text, seq=newest, hold=True)["type"] == "done"


def test_a_game_does_not_end_without_whoever_lets_a_bot_play(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        assert second.ask("hand_over", level="random")["type"] == "done"
        assert first.ask("abandon")["type"] == "done"
        assert first.position["state"] == "running" and first.position["abandoning"] == [0]
        assert second.ask("abandon")["type"] == "done"
        assert second.position["state"] == "abandoned"
        assert second.position["abandoning"] == [0, 1]


def test_who_has_wished_to_end_the_game_may_leave_the_rest_to_a_bot(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        assert second.ask("abandon")["type"] == "done"
        assert second.ask("hand_over", level="random")["type"] == "done"
        assert first.ask("abandon")["type"] == "done"
        assert first.position["state"] == "abandoned"


def test_a_game_that_all_others_gave_up_ends_when_the_last_one_deletes_the_account(
    clients: Any,
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first:
        assert first.ask("abandon")["type"] == "done"
        assert first.position["state"] == "running"
        marcus.post("/me/delete", {})
        while first.position["state"] == "running":
            first.next()
        assert first.position["state"] == "abandoned"
        assert first.position["abandoning"] == [0]


@pytest.mark.parametrize("wished", ["before the vote", "after the vote", "after the return"])
def test_an_absent_player_must_agree_until_a_vote_and_again_after_the_return(
    tmp_path: Path, wished: str
) -> None:
    clock = [1_000_000_000_000]
    with run_server(
        settings(sqlite_url(tmp_path)), Effects(now=lambda: clock[0], seed=lambda: 5)
    ) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people, away_after=600)
        with people[0].socket(table) as first:
            with people[1].socket(table) as second:
                play_until_waiting_for(1, first, second)
            first.wait_for("presence", online=[True, False])
            clock[0] += 700_000
            if wished == "before the vote":
                assert first.ask("abandon")["type"] == "done"
                assert first.position["state"] == "running"
            assert first.ask("vote", seat=1, level="random")["type"] == "done"
            if wished == "after the return":
                back = people[1].post(f"/tables/{table}/commands", {"type": "take_back"})
                first.wait_until(back["seq"])
            if wished != "before the vote":
                assert first.position["state"] == "running"
                assert first.ask("abandon")["type"] == "done"
            is_over = wished != "after the return"
            assert first.position["state"] == ("abandoned" if is_over else "running")


def play_until_waiting_for(seat: int, *sockets: Socket) -> None:
    dice = Dice(4)
    while sockets[0].position["waiting"] != [seat]:
        play_on(list(sockets), dice, 1)


def test_a_table_that_was_closed_before_the_game_has_nothing_to_show(clients: Any) -> None:
    livia = clients("Livia")
    table = livia.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})["id"]
    closed = livia.post(f"/tables/{table}/commands", {"type": "leave"})
    assert closed["state"] == "abandoned"
    assert "result" not in closed and "seed" not in closed
    for path, code in (("record", "not_running"), ("replay", "not_finished")):
        with pytest.raises(Refusal) as refused:
            livia.get(f"/tables/{table}/{path}")
        assert refused.value.code == code


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = Process(sqlite_url(folder))
    try:
        yield server.address
    finally:
        server.end()


def test_games_given_up_under_an_older_program_have_a_result_too(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        livia, marcus = Client(address).guest("Livia"), Client(address).guest("Marcus")
        table = sit_together(livia, marcus)
        with livia.socket(table) as first, marcus.socket(table) as second:
            play_on([first, second], Dice(4), 30)
            give_up(first, second)
            result = second.position["result"]
    database = open_database(sqlite_url(tmp_path))
    database.write_now(lambda c: c.execute(tables.update().values(result=None)))
    database.close()
    with serving(tmp_path) as address:
        livia.http.base_url = f"http://{address}"
        assert livia.get(f"/tables/{table}/position")["result"] == result


def test_a_game_that_the_host_of_the_server_has_closed_is_over_too(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        livia, marcus = Client(address).guest("Livia"), Client(address).guest("Marcus")
        table = sit_together(livia, marcus)
        with livia.socket(table) as first, marcus.socket(table) as second:
            hold_a_turn(first, second)
    database = open_database(sqlite_url(tmp_path))
    close_table(database, table)
    database.close()
    with serving(tmp_path) as address:
        livia.http.base_url = f"http://{address}"
        assert livia.get(f"/tables/{table}/position")["result"]["winners"] == []
        text = livia.get(f"/tables/{table}/record")
    assert verify(GAMES["trajan"], parse_record(text)) == []
