"""Nobody takes back a game between people alone, and everybody knows what they agree to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Client, Socket, run_server, settings
from tests.server.players import play_on, random_option, sit_together
from tests.server.test_operation import ulpia
from tests.server.test_tables import until_revealed
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify
from ulpia.table.effects import Effects


def meet(first: Socket, second: Socket) -> None:
    newest = max(first.position["seq"], second.position["seq"])
    first.wait_until(newest)
    second.wait_until(newest)


def test_a_seat_held_by_a_bot_does_not_agree_to_an_undo(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        asker = until_revealed(first, second)
        other = second if asker is first else first
        assert other.ask("hand_over", level="random")["type"] == "done"
        while asker.position["waiting"] != [asker.position["viewer"]]:
            asker.next()  # the bot has moved and waits for the other
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        assert asker.position["request"]["missing"] == [other.position["viewer"]]
        assert asker.position["entries"][-1]["kind"] == "ask_undo"
        other.wait_until(asker.position["seq"])
        assert other.ask("answer_undo", accept=True)["type"] == "done"
        assert other.position["entries"][-1]["kind"] == "undo"


def test_an_absent_owner_does_not_agree_to_an_undo_by_a_vote_for_a_bot(database: str) -> None:
    clock = [1_000_000_000_000]
    with run_server(settings(database), Effects(now=lambda: clock[0], seed=lambda: 5)) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people, away_after=600)
        with people[0].socket(table) as first:
            with people[1].socket(table) as second:
                assert until_waiting_for(first, second, seat=1)
            first.wait_for("presence", online=[True, False])
            clock[0] += 700_000
            assert first.ask("vote", seat=1, level="random")["type"] == "done"
            assert first.position["seats"][1]["level"] == "random"
            assert first.ask("undo", seq=first.position["seq"], ask=True)["type"] == "done"
            assert first.position["request"]["missing"] == [1]


def until_waiting_for(first: Socket, second: Socket, seat: int) -> bool:
    """Play until both have moved, something is revealed, and the table waits for one seat."""
    dice = Dice(4)
    for _ in range(400):
        play_on([first, second], dice, 1)
        is_free = first.position["undo"].get("reach", 0) > 0
        if first.position["waiting"] == [seat] and not is_free:
            return True
    return False


def test_who_has_left_for_good_need_not_agree(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        asker = until_revealed(first, second)
        other, leaver = (second, marcus) if asker is first else (first, livia)
        other.drain()
        leaver.post("/me/delete", {})
        while asker.position["waiting"] != [asker.position["viewer"]]:
            asker.next()
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        assert "request" not in asker.position
    stayer = livia if leaver is marcus else marcus
    log = stayer.get(f"/tables/{table}/position?after=0")["entries"]
    assert "undo" in [entry["kind"] for entry in log]


@pytest.mark.parametrize("game", GAMES)
def test_a_request_names_what_it_would_take_back(clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    with livia.socket(table) as first, marcus.socket(table) as second:
        asker = until_revealed(first, second)
        other = second if asker is first else first
        for _ in range(3):
            if other.position.get("decision"):
                other.move(str(random_option(other.position, Dice(2))))
            meet(first, second)
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        other.wait_until(asker.position["seq"])
        request = other.position["request"]
        log = livia.get(f"/tables/{table}/log?most=500")["entries"]
        moves = [each for each in log if each["kind"] == "move" and each["seq"] >= request["upto"]]
        told = {each["seat"]: each["count"] for each in request["moves"]}
        assert told == {
            seat: sum(each["seat"] == seat for each in moves)
            for seat in {each["seat"] for each in moves}
        }
        assert request["has_revealed"]
        heard = [event for each in moves for event in events_of(other, each["seq"])]
        assert all(fact in heard for fact in request["revealed"])
        assert len(heard) == 0 or request["revealed"] == [
            f for f in heard if f in request["revealed"]
        ]


def events_of(socket: Socket, seq: int) -> list[Any]:
    """Return what a seat has heard with an entry."""
    found: list[Any] = []
    for entry in [entry for position in socket.positions for entry in position["entries"]]:
        if entry["seq"] == seq:
            found = entry.get("events", [])
    return found


def test_what_was_revealed_is_told_to_those_alone_who_saw_it(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    dice = Dice(21)
    with livia.socket(table) as first, marcus.socket(table) as second:
        for _ in range(400):  # until somebody draws a card that the other does not see
            play_on([first, second], dice, 1)
            last = first.position["entries"][-1]
            asker = first if last["seat"] == 0 else second
            drawn = [f for f in events_of(asker, last["seq"]) if f["name"] == "card_drawn"]
            if drawn and asker.position["undo"].get("why") == "revealed":
                break
        other = second if asker is first else first
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        other.wait_until(asker.position["seq"])
        assert drawn[0] in asker.position["request"]["revealed"]
        names = [fact["name"] for fact in other.position["request"]["revealed"]]
        assert "card_drawn" not in names
        assert other.position["request"]["has_revealed"]


def test_a_game_in_which_something_revealed_was_taken_back_is_marked_for_good(
    clients: Any, tmp_path: Any
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        text = str(random_option(first.position, Dice(1)))
        first.move(text)
        first.ask("undo", seq=first.position["seq"])  # freely: nothing was revealed
        assert "taken-back" not in livia.get(f"/tables/{table}/record")
        asker = until_revealed(first, second)
        other = second if asker is first else first
        for _ in range(2):
            asker.ask("undo", seq=asker.position["seq"], ask=True)
            other.wait_until(asker.position["seq"])
            assert other.ask("answer_undo", accept=True)["type"] == "done"
            meet(first, second)
            asker = until_revealed(first, second)
            other = second if asker is first else first
        assert "\ntaken-back 2\n" in livia.get(f"/tables/{table}/record")
        play_on([first, second], Dice(3))
    record = livia.get(f"/tables/{table}/record")
    assert "\ntaken-back 2\n" in record
    parsed = parse_record(record)
    assert parsed.taken_back == 2
    assert verify(game_named("trajan"), parsed) == []
    replay = marcus.get(f"/tables/{table}/replay?most=1")
    assert replay["taken_back"] == 2
    file = tmp_path / "marked.game"
    file.write_text(record, encoding="utf-8")
    assert "taken back" in ulpia("verify", str(file)).stdout
    assert "taken back" in ulpia("replay", str(file), "--language=en").stdout
