"""Lessons over the wire: the opponent keeps to the script, and moves are taken back freely."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.server.harness import Socket
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.record import parse_record, verify
from ulpia.table.lessons import lessons_of

LESSONS: Final = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]


def begin(client: Any, game: str = "trajan", lesson: str = "first") -> str:
    made = client.post("/lessons", {"game": game, "lesson": lesson})
    assert made["lesson"] == lesson
    return str(made["id"])


def wait_for_turn(socket: Socket) -> dict[str, Any]:
    """Read on until the learner is asked or must end a turn."""
    while not (socket.position.get("decision") or socket.position.get("turn_end")):
        socket.next()
    return socket.position


def go_on(socket: Socket) -> None:
    """Do what "Do it" does."""
    position = wait_for_turn(socket)
    if position.get("turn_end"):
        done = socket.ask("end_turn", seq=position["seq"])
    else:
        move = position["lesson"]["next"][0]
        done = socket.ask("move", move=move, seq=position["seq"], hold=True)
    assert done["type"] == "done", done
    socket.wait_until(done["seq"])


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_a_normal_record(clients: Any, game: str, lesson: str) -> None:
    livia = clients("Livia")
    table = begin(livia, game, lesson)
    steps = livia.get(f"/games/{game}/lessons/{lesson}")["steps"]
    with livia.socket(table) as socket:
        while wait_for_turn(socket)["lesson"]["step"] < len(steps):
            go_on(socket)
        assert not socket.position["lesson"].get("next")
        assert socket.ask("abandon")["type"] == "done"  # only then a record tells its seed
        record = parse_record(livia.get(f"/tables/{table}/record"))
    assert verify(game_named(game), record) == []


def test_back_crosses_reveals_and_the_moves_of_the_opponent(clients: Any) -> None:
    livia = clients("Livia")
    table = begin(livia)
    with livia.socket(table) as socket:
        before = socket.position
        assert before["undo"].get("reach", 0) == 0
        for _ in range(5):  # a whole turn; then Tiro has played
            go_on(socket)
        assert wait_for_turn(socket)["lesson"]["step"] == 6
        while socket.position["undo"].get("reach", 0):
            done = socket.ask("undo", seq=socket.position["seq"])
            assert done["type"] == "done", done
            socket.wait_until(done["seq"])
        assert socket.position["view"] == before["view"]
        assert socket.position["lesson"] == before["lesson"]
        refused = socket.ask("undo", seq=socket.position["seq"])
        assert refused["code"] == "nothing_played"


def test_whoever_goes_another_way_plays_on_against_a_bot(clients: Any) -> None:
    livia = clients("Livia")
    table = begin(livia)
    with livia.socket(table) as socket:
        seq = socket.position["seq"]
        socket.ask("move", move="sow V", seq=seq)
        while socket.position["seq"] <= seq:
            socket.next()
        assert socket.position["lesson"].get("step") is None
        done = socket.ask("undo", seq=socket.position["seq"])
        assert socket.wait_until(done["seq"])["lesson"]["step"] == 2


def test_only_lessons_take_moves_back_like_this(clients: Any) -> None:
    livia = clients("Livia")
    seats = [{"place": "link"}, {"place": "bot", "level": "tiro"}]
    wanted = {"game": "trajan", "seats": seats, "undo": "lesson"}
    assert livia.refusal("POST", "/tables", wanted)[0] in (400, 422)
    assert livia.refusal("POST", "/lessons", {"game": "trajan", "lesson": "ninth"}) == (
        404,
        "unknown_lesson",
    )
