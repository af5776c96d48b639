"""Whole games over websockets, on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Client, Process, Refusal
from tests.server.players import play_on, random_option, sit_together
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record, verify


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_two_clients_and_its_record(clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    with livia.socket(table) as first, marcus.socket(table) as second:
        commitment = first.position["info"]["commitment"]
        played = play_on([first, second], Dice(1))
        assert played > 60
        last = first.position
        assert last["state"] == "finished"
        assert last["result"]["winners"]
        assert second.wait_until(last["seq"])["result"] == last["result"]
    text = livia.get(f"/tables/{table}/record")
    record = parse_record(text)
    assert verify(game_named(game), record) == []
    assert record.commitment == commitment
    assert str(record.seed) == last["seed"]
    assert record.players == {0: "Livia", 1: "Marcus"}
    assert len(record.played) == played


def test_reconnecting_sends_only_what_was_missed(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(2), 30)
        seen = second.wait_until(first.position["seq"])["seq"]
        second.connection.close()
        while first.position.get("decision"):
            first.move(str(random_option(first.position, Dice(3))))
        now = first.position["seq"]
    with marcus.socket(table, after=seen) as again:
        assert [entry["seq"] for entry in again.position["entries"]] == list(
            range(seen + 1, now + 1)
        )
    with marcus.socket(table, after=now) as again:
        assert again.position["entries"] == []


def test_a_move_sent_twice_counts_once(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, livia.socket(table) as other_tab:
        text, seq = random_option(first.position, Dice(4)), first.position["seq"]
        done = first.ask("move", move=text, seq=seq, id="once")
        again = first.ask("move", move=text, seq=seq, id="once")
        elsewhere = other_tab.ask("move", move=text, seq=seq, id="once")
        assert done == again == elsewhere
        body = {"type": "move", "move": text, "seq": seq, "id": "once"}
        assert livia.post(f"/tables/{table}/commands", body)["seq"] == done["seq"]
        assert first.position["seq"] == done["seq"]


def test_a_stale_move_is_refused_with_the_position(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, livia.socket(table) as other_tab:
        seq = first.position["seq"]
        first.move(str(random_option(first.position, Dice(5))))
        answer = other_tab.ask(
            "move", move=random_option(other_tab.position, Dice(5)), seq=seq, id="late"
        )
        assert answer["type"] == "refused"
        assert answer["code"] == "stale"
        assert answer["position"]["seq"] == first.position["seq"]


def test_two_tabs_race_and_agree(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, livia.socket(table) as second:
        for round_number in range(10):
            seq = first.position["seq"]
            if not first.position.get("decision"):
                break
            texts = [option["text"] for option in first.position["decision"]["options"]]
            sent = [
                tab.send("move", move=texts[at % len(texts)], seq=seq, id=f"r{round_number}-{at}")
                for at, tab in enumerate((first, second))
            ]
            answers = []
            for tab, name in zip((first, second), sent, strict=True):
                message = tab.next()
                while message.get("id") != name:
                    message = tab.next()
                answers.append(message["type"])
            assert sorted(answers) == ["done", "refused"]
            top = max(first.position["seq"], second.position["seq"])
            for tab in (first, second):
                tab.wait_until(top)
            assert first.position["view"] == second.position["view"]


def test_an_illegal_move_is_refused_with_the_reason(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first:
        answer = first.move("sow V")
        assert (answer["type"], answer["code"]) == ("refused", "not_now")
        assert answer["reason"]
        assert first.move("fly away")["code"] == "unknown_words"
        first.send("why", move="sow V")
        told = first.wait_for("why")
        assert not told["legal"] and told["code"] == "not_now"
        option = random_option(first.position, Dice(6))
        first.send("why", move=option)
        assert first.wait_for("why")["legal"]


def test_simultaneous_decisions_are_taken_in_any_order_and_unseen(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        assert first.position["waiting"] == [0, 1]
        seq = first.position["seq"]
        chosen = first.position["decision"]["options"][0]["text"]
        assert first.move(chosen)["type"] == "done"
        second.wait_until(first.position["seq"])
        entry = second.position["entries"][-1]
        assert entry["kind"] == "move" and "move" not in entry and not entry.get("events")
        assert second.position["view"]["players"][0]["trays"] is None
        # chosen while the other moved: not stale, for the own decision is the same
        answer = second.ask("move", move=random_option(second.position, Dice(1)), seq=seq)
        assert answer["type"] == "done"


def test_everything_also_over_plain_http(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    dice = Dice(7)
    for _ in range(40):
        for client in (livia, marcus):
            position = client.get(f"/tables/{table}/position")
            text = random_option(position, dice)
            if text is not None:
                body = {"type": "move", "move": text, "seq": position["seq"]}
                answer = client.post(f"/tables/{table}/commands", body)
                assert answer["seq"] == position["seq"] + 1
                assert answer["entries"][-1]["move"] == text
    page = livia.get(f"/tables/{table}/log?after=0&most=5")
    assert [entry["seq"] for entry in page["entries"]] == [1, 2, 3, 4, 5]
    with pytest.raises(Refusal) as refused:
        livia.post(f"/tables/{table}/commands", {"type": "move", "move": "sow V", "seq": 1})
    assert refused.value.code in ("stale", "not_your_turn")
    assert refused.value.body["position"]["type"] == "position"


def test_a_running_game_is_downloaded_as_the_seat_knows_it(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(8), 60)
    text = livia.get(f"/tables/{table}/record")
    assert "\nseed " not in text
    assert "# seat 1 moved" in text and "\n0 place" in text
    assert "\n1 place" not in text


def test_a_stranger_sees_nothing_of_a_private_table(clients: Any, server: Process) -> None:
    livia, marcus, stranger = clients("Livia"), clients("Marcus"), clients("Nero")
    table = sit_together(livia, marcus)
    for path in ("", "/position", "/log", "/record", "/chat"):
        with pytest.raises(Refusal) as refused:
            stranger.get(f"/tables/{table}{path}")
        assert refused.value.status == 404
    with Client(server.address) as nobody, pytest.raises(Refusal) as refused:
        nobody.get(f"/tables/{table}")
    assert refused.value.status == 404
