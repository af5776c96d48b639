"""A log cannot be made to grow without end, and no honest game is ever stopped by that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import FAST, Client, Socket, run_server, settings, sqlite_url
from tests.server.players import play_on, random_option, sit_together
from ulpia.kernel.chance import Dice
from ulpia.server.settings import Limits
from ulpia.table import log_bound

BOUND = 60


@pytest.fixture(autouse=True)
def small_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_bound, "MAX_LOG_ENTRIES", BOUND)


def move_and_undo(sockets: list[Socket], most: int) -> dict[str, Any]:
    """Move and take it back until that is refused, or so often; return the last answer."""
    answer: dict[str, Any] = {}
    for _ in range(most):
        newest = max(socket.position["seq"] for socket in sockets)
        for socket in sockets:
            socket.wait_until(newest)
        able = next(socket for socket in sockets if socket.position.get("decision"))
        text = random_option(able.position, Dice(1))
        answer = able.ask("move", move=text, seq=able.position["seq"])
        assert answer["type"] == "done"
        able.wait_until(answer["seq"])
        if able.position["undo"].get("reach") or able.position["undo"].get("why") == "log_full":
            answer = able.ask("undo", seq=able.position["seq"])
            if answer["type"] == "refused":
                return answer
    return answer


def test_a_loop_of_moves_and_undos_ends_at_the_bound_and_the_game_goes_on_to_its_end(
    database: str,
) -> None:
    with run_server(settings(database)) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            refused = move_and_undo([first, second], 200)
            assert refused["type"] == "refused" and refused["code"] == "log_full"
            assert "played to its end" in refused["reason"]
            assert BOUND <= refused["position"]["seq"] <= BOUND + 1
            play_on([first, second], Dice(2))
            assert first.position["state"] == "finished"


def test_a_full_log_offers_no_undo_and_refuses_requests_for_one(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            move_and_undo([first, second], 200)
            for socket in (first, second):
                socket.wait_until(max(first.position["seq"], second.position["seq"]))
                undo = socket.position["undo"]
                assert undo["why"] == "log_full"
                assert not undo.get("reach") and not undo.get("may_ask") and not undo.get("redo")
                seq = socket.position["seq"]
                assert socket.ask("undo", seq=seq, ask=True)["code"] == "log_full"
                assert socket.ask("redo", seq=seq)["code"] == "log_full"


def test_handing_a_seat_to_and_fro_ends_too_but_a_bot_may_always_play_on(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            play_on([first, second], Dice(3), BOUND)
            answers = []
            for _ in range(20):
                answers.append(first.ask("hand_over", level="random"))
                answers.append(first.ask("take_back"))
            codes = [answer.get("code") for answer in answers]
            assert codes[:8] == [None] * 8
            assert codes[-1] == "log_full" and codes[-2] == "bot_plays"
            wishes = [second.ask("abandon", wish=wish) for wish in (True, False) * 6]
            assert wishes[0]["type"] == "done" and wishes[-1]["code"] == "log_full"


def test_the_end_of_a_game_can_be_agreed_on_when_the_log_is_full(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            play_on([first, second], Dice(3), BOUND)
            for _ in range(10):
                first.ask("hand_over", level="random")
                first.ask("take_back")
            assert second.ask("abandon", wish=True)["type"] == "done"


def test_taking_back_has_a_rate_of_its_own(tmp_path: Path) -> None:
    rates = Limits(**{**FAST.model_dump(), "undos": "5/hour"})
    with run_server(settings(sqlite_url(tmp_path), limits=rates)) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            assert move_and_undo([first, second], 30)["code"] == "too_fast"
            assert play_on([first, second], Dice(2), 10) == 10


def test_the_bound_is_far_above_what_an_honest_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(f"Player {n}") for n in range(4)]
        table = sit_together(*people, game="trajan")
        sockets = [each.socket(table).__enter__() for each in people]
        play_on(sockets, Dice(5))
        longest = sockets[0].position["seq"]
    assert longest * 6 < log_bound.MAX_LOG_ENTRIES
