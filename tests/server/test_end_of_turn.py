"""The end of a turn waits for the word of its seat, and holds up nobody wrongly."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Process, Socket, run_server, settings, sqlite_url
from tests.server.players import play_on, random_option, sit_together
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify
from ulpia.server.service.sweeper import Sweeper
from ulpia.table.effects import Effects


def seat_of(socket: Socket) -> int:
    return int(socket.position["viewer"])


def play_to_a_turn(sockets: list[Socket], dice: Dice) -> Socket:
    """Play on until somebody begins a turn; return whose it is."""
    while True:
        newest = max(socket.position["seq"] for socket in sockets)
        for socket in sockets:
            socket.wait_until(newest)
            if is_beginning(socket):
                return socket
        play_on(sockets, dice, 1)


def is_beginning(socket: Socket) -> bool:
    began = [
        event["name"] for entry in socket.position["entries"] for event in entry.get("events", [])
    ]
    return bool(socket.position.get("decision")) and "turn_began" in began


def hold_turn(socket: Socket, dice: Dice) -> dict[str, Any]:
    """Play a turn to its end, which is held back; return the position."""
    while "turn_end" not in socket.position:
        text = random_option(socket.position, dice)
        assert text is not None, socket.position["waiting"]
        done = socket.ask("move", move=text, seq=socket.position["seq"], hold=True)
        assert done["type"] == "done", done
        socket.wait_until(done["seq"])
    return socket.position


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_is_asked_until_the_seat_ends_its_turn(clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        other = second if mine is first else first
        held = hold_turn(mine, Dice(2))
        assert held["waiting"] == [seat_of(mine)]
        assert "decision" not in held and held["turn_end"]["seat"] == seat_of(mine)
        assert "decision" not in other.wait_until(held["seq"])
        assert other.position["waiting"] == [seat_of(mine)]
        refused = other.ask("end_turn", seq=held["seq"])
        assert (refused["type"], refused["code"]) == ("refused", "no_turn_to_end")
        assert mine.ask("end_turn", seq=held["seq"])["type"] == "done"
        assert "turn_end" not in mine.wait_until(held["seq"] + 1)
        assert mine.position["entries"][-1]["kind"] == "end_turn"
        again = mine.ask("end_turn", seq=mine.position["seq"])
        assert again["code"] in ("no_turn_to_end", "stale")


def test_what_the_turn_brought_is_told_by_source_and_whole_moves_can_be_taken_back(
    clients: Any,
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        seat = seat_of(mine)
        for turn in range(12):
            before = mine.position["view"]["players"][seat]["sources"]
            began = mine.position["seq"]
            held = hold_turn(mine, Dice(turn))
            now = held["view"]["players"][seat]["sources"]
            gained = {name: now[name] - before[name] for name in now if now[name] != before[name]}
            assert held["turn_end"]["points"] == gained
            assert held["turn_end"]["since"] == began
            if held["undo"].get("reach"):
                assert mine.ask("undo", seq=held["seq"])["type"] == "done"
                back = mine.wait_until(held["seq"] + 1)
                assert back["decision"] and "turn_end" not in back
                redone = mine.ask("redo", seq=back["seq"], hold=True)
                assert mine.wait_until(redone["seq"])["turn_end"]["points"] == gained
                assert mine.position["view"] == held["view"]
            mine.ask("end_turn", seq=mine.position["seq"])
            mine = play_to_a_turn([first, second], Dice(3))
            seat = seat_of(mine)


def test_an_ended_turn_can_still_be_taken_back_with_its_end_until_others_play(
    clients: Any,
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        for _ in range(30):
            held = hold_turn(mine, Dice(6))
            reach = held["undo"].get("reach", 0)
            ended = mine.ask("end_turn", seq=held["seq"])["seq"]
            if reach and mine.wait_until(ended)["undo"].get("reach"):
                break
            mine = play_to_a_turn([first, second], Dice(3))
        mine.ask("undo", seq=mine.position["seq"])
        assert mine.position["entries"][-1]["undone"] == [held["seq"], ended]
        assert "turn_end" not in mine.position and mine.position["decision"]
        assert play_on([first, second], Dice(8)) > 5
    assert verify(game_named("trajan"), parse_record(livia.get(f"/tables/{table}/record"))) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_held_turns_gives_a_record_that_verifies(clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    dice = Dice(4)
    with livia.socket(table) as first, marcus.socket(table) as second:
        while first.position["state"] == "running":
            newest = max(first.position["seq"], second.position["seq"])
            for socket in (first, second):
                socket.wait_until(newest)
            held = first.position.get("turn_end")
            if held is not None:
                socket = (first, second)[held["seat"]]
                done = socket.ask("end_turn", seq=newest)
            else:
                able = [each for each in (first, second) if each.position.get("decision")]
                socket = able[dice.below(len(able))]
                text = random_option(socket.position, dice)
                done = socket.ask("move", move=text, seq=newest, hold=True)
            assert done["type"] == "done", done
            for each in (first, second):
                each.wait_until(done["seq"])
    assert verify(game_named(game), parse_record(livia.get(f"/tables/{table}/record"))) == []


def test_choices_at_the_same_time_are_never_held(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game="forum-trajanum")
    with livia.socket(table) as first, marcus.socket(table) as second:
        assert first.position["waiting"] == [0, 1]
        while first.position["waiting"] == [0, 1] or 0 in first.position["waiting"]:
            if not first.position.get("decision"):
                break
            done = first.ask(
                "move",
                move=random_option(first.position, Dice(1)),
                seq=first.position["seq"],
                hold=True,
            )
            assert "turn_end" not in first.wait_until(done["seq"])
        assert second.wait_until(first.position["seq"])["decision"]


def test_a_turn_that_waits_survives_a_crash_and_a_new_connection(tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path))
    livia, marcus = Client(server.address).guest("Livia"), Client(server.address).guest("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        held = hold_turn(mine, Dice(2))
    owner = (livia, marcus)[seat_of(mine)]
    server.kill()
    server = Process(sqlite_url(tmp_path))
    again = Client(server.address)
    again.http.cookies = owner.http.cookies
    with again.socket(table) as socket:
        for part in ("turn_end", "view", "waiting", "undo", "seq"):
            assert socket.position[part] == held[part], part
        assert socket.ask("end_turn", seq=held["seq"])["type"] == "done"
        assert "turn_end" not in socket.wait_until(held["seq"] + 1)
    assert server.end() == 0


def play_against_bot_to_my_turn(socket: Socket) -> None:
    while not is_beginning(socket):
        text = random_option(socket.position, Dice(1))
        if text is None:
            socket.next()
        else:
            socket.move(text)


def test_a_bot_that_takes_the_seat_ends_the_turn_that_waited(clients: Any) -> None:
    livia = clients("Livia")
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    table = livia.post("/tables", {"game": "trajan", "seats": seats})["id"]
    with livia.socket(table) as socket:
        play_against_bot_to_my_turn(socket)
        held = hold_turn(socket, Dice(2))
        socket.ask("hand_over", level="random")
        kinds = [entry["kind"] for entry in socket.wait_until(held["seq"] + 2)["entries"]]
        assert kinds == ["hand_over", "end_turn"]
        socket.wait_until(held["seq"] + 20)


def test_bots_wait_until_the_turn_is_ended(clients: Any) -> None:
    livia = clients("Livia")
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    table = livia.post("/tables", {"game": "trajan", "seats": seats})["id"]
    with livia.socket(table) as socket:
        play_against_bot_to_my_turn(socket)
        held = hold_turn(socket, Dice(2))
        socket.send("ping")
        socket.wait_for("pong")
        assert livia.get(f"/tables/{table}/position")["seq"] == held["seq"]
        socket.ask("end_turn", seq=held["seq"])
        bots = socket.wait_until(held["seq"] + 3)
        assert bots["entries"][-1]["seat"] == 1


def test_spectators_see_that_a_turn_waits_and_cannot_end_it(clients: Any) -> None:
    livia, marcus, fan = clients("Livia"), clients("Marcus"), clients("Fan")
    table = sit_together(livia, marcus, watching="public")
    with (
        livia.socket(table) as first,
        marcus.socket(table) as second,
        fan.socket(table) as third,
    ):
        mine = play_to_a_turn([first, second], Dice(1))
        held = hold_turn(mine, Dice(2))
        seen = third.wait_until(held["seq"])
        assert seen["turn_end"] == held["turn_end"]
        assert "undo" not in seen and "decision" not in seen
        assert third.ask("end_turn", seq=held["seq"])["code"] == "not_seated"


def test_a_bot_that_is_voted_into_a_seat_ends_the_turn_that_waited(tmp_path: Path) -> None:
    clock = Clock()
    patient = settings(sqlite_url(tmp_path), turn_patience=10**9)
    with run_server(patient, clock.effects) as server:
        livia, marcus = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(livia, marcus, away_after=60)
        with livia.socket(table) as first, marcus.socket(table) as second:
            mine = play_to_a_turn([first, second], Dice(1))
            other = second if mine is first else first
            held = hold_turn(mine, Dice(2))
            mine.drain()
            mine.connection.close()
            other.wait_for("presence")
            clock.at += 61_000
            answer = other.ask("vote", seat=held["turn_end"]["seat"], level="random")
            assert answer["type"] == "done"
            kinds = [entry["kind"] for entry in other.wait_until(held["seq"] + 3)["entries"]]
            assert kinds == ["vote", "replace", "end_turn"]
            assert "turn_end" not in other.position


def test_who_deletes_the_account_holds_nobody_up(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        mine = play_to_a_turn([first, second], Dice(1))
        held = hold_turn(mine, Dice(2))
        other = second if mine is first else first
        other.wait_until(held["seq"])
        (livia, marcus)[seat_of(mine)].post("/me/delete")
        kinds: list[str] = []
        while "end_turn" not in kinds:
            kinds += [entry["kind"] for entry in other.wait_for("position")["entries"]]
        assert kinds[:2] == ["replace", "end_turn"]
        assert held["seq"] < other.position["seq"]


class Clock:
    """Effects whose time stands still until somebody moves it."""

    def __init__(self) -> None:
        self.at = 1_000_000_000_000
        real = Effects()
        self.effects = Effects(lambda: self.at, real.seed, real.id, real.key)


def test_a_turn_that_its_player_left_ends_by_itself_but_not_while_they_are_there(
    tmp_path: Path,
) -> None:
    clock = Clock()
    with run_server(settings(sqlite_url(tmp_path), bot_patience=0), clock.effects) as server:
        livia, marcus = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(livia, marcus)
        with livia.socket(table) as first, marcus.socket(table) as second:
            mine = play_to_a_turn([first, second], Dice(1))
            other = second if mine is first else first
            held = hold_turn(mine, Dice(2))
            clock.at += 3_600_000
            sweep(server)
            assert livia.get(f"/tables/{table}/position")["seq"] == held["seq"]
            mine.drain()
            mine.connection.close()
            other.wait_for("presence")
            sweep(server)
            assert livia.get(f"/tables/{table}/position")["seq"] == held["seq"]
            clock.at += 61_000
            sweep(server)
            ended = other.wait_until(held["seq"] + 1)
            assert ended["entries"][-1]["kind"] == "end_turn"


def sweep(server: Any) -> None:
    """Let the sweeper look at all tables once, now."""
    sweeper = next(each for each in server.services.helpers if isinstance(each, Sweeper))
    asyncio.run_coroutine_threadsafe(sweeper.wake_bots(0.0), server.loop).result(20)
