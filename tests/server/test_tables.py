"""Seats, undo requests, hand-over, votes, rematch, chat, spectators: on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Client, Process, Refusal, Socket
from tests.server.players import play_on, random_option, sit_together, two_seats
from ulpia.kernel.chance import Dice


def until_revealed(first: Socket, second: Socket) -> Socket:
    """Play until a seat cannot take its last move back freely; return its socket."""
    dice = Dice(11)
    for _ in range(400):
        play_on([first, second], dice, 1)
        for socket in (first, second):
            last = socket.position["entries"][-1]
            undo = socket.position.get("undo", {})
            if last["seat"] == socket.position["viewer"] and undo.get("why") == "revealed":
                return socket
    raise AssertionError("nothing was revealed")


def test_undo_and_redo_within_the_reach(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first:
        start = first.position
        text = random_option(start, Dice(1))
        first.move(str(text))
        assert first.position["undo"]["reach"] == 1
        assert first.ask("undo", seq=first.position["seq"])["type"] == "done"
        assert first.position["view"] == start["view"]
        assert first.position["decision"] == start["decision"]
        assert first.position["undo"]["redo"] == [text]
        assert first.ask("redo", seq=first.position["seq"])["type"] == "done"
        assert first.position["entries"][-1]["redo"]
        assert "redo" not in first.position["undo"]
        assert first.ask("redo", seq=first.position["seq"])["code"] == "nothing_to_redo"
        first.ask("undo", seq=first.position["seq"])
        again = first.ask("undo", seq=first.position["seq"])
        assert again["code"] == "nothing_played"
        first.move(str(text))
        assert "redo" not in first.position["undo"]


def test_undo_of_a_simultaneous_choice_leaves_the_others_alone(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        first.move(str(random_option(first.position, Dice(1))))
        second.wait_until(first.position["seq"])
        second.move(str(random_option(second.position, Dice(2))))
        first.wait_until(second.position["seq"])
        assert first.position["undo"]["reach"] == 1
        before = second.position["view"]
        assert first.ask("undo", seq=first.position["seq"])["type"] == "done"
        second.wait_until(first.position["seq"])
        assert second.position["view"] == before


def test_beyond_a_reveal_the_others_are_asked(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        asker = until_revealed(first, second)
        other = second if asker is first else first
        assert asker.position["undo"]["may_ask"]
        refused = asker.ask("undo", seq=asker.position["seq"])
        assert refused["code"] == "revealed"
        upto = asker.position["entries"][-1]["seq"]
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        assert asker.position["request"]["upto"] == upto
        assert asker.ask("answer_undo", accept=True)["code"] == "own_request"
        assert other.ask("answer_undo", accept=False)["type"] == "done"
        assert "request" not in other.position
        asker.wait_until(other.position["seq"])
        assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
        assert other.ask("answer_undo", accept=True)["type"] == "done"
        last = other.position["entries"][-1]
        assert (last["kind"], last["undone"]) == ("undo", [upto])
        asker.wait_until(other.position["seq"])
        assert asker.position["decision"]
        play_on([first, second], Dice(3), 50)


def test_a_request_reaches_back_over_the_turns_of_others(clients: Any) -> None:
    people = [clients(name) for name in ("Livia", "Marcus", "Nerva", "Otho")]
    table = sit_together(*people)
    sockets = [person.socket(table).__enter__() for person in people]
    dice = Dice(5)
    play_on(sockets, dice, 50)
    asker = None
    while asker is None:  # until the last move of somebody lies several turns back
        assert play_on(sockets, dice, 1), "the game is over"
        entries = people[0].get(f"/tables/{table}/log?most=500")["entries"]
        recent = [entry.get("seat") for entry in entries[-15:]]
        away = [socket for socket in sockets if socket.position["viewer"] not in recent]
        asker = next(iter(away), None)
    assert asker.ask("undo", seq=asker.position["seq"], ask=True)["type"] == "done"
    upto = asker.position["request"]["upto"]
    others = [socket for socket in sockets if socket is not asker]
    for socket in others:
        socket.wait_until(asker.position["seq"])
        assert socket.ask("answer_undo", accept=True)["type"] == "done"
    undone = others[-1].position["entries"][-1]["undone"]
    assert undone[0] == upto and len(undone) > 5
    play_on(sockets, dice, 30)
    for socket in sockets:
        socket.__exit__()


def test_undo_policies(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    for policy, code in (("never", "undo_never"), ("ask", "undo_must_ask")):
        table = sit_together(livia, marcus, undo=policy)
        with livia.socket(table) as first:
            first.move(str(random_option(first.position, Dice(1))))
            assert first.position["undo"]["why"] == code
            assert first.ask("undo", seq=first.position["seq"])["code"] == code


def test_hand_over_and_take_back(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        assert first.ask("hand_over", level="nobody")["code"] == "unknown_level"
        assert first.ask("hand_over", level="random")["type"] == "done"
        while second.position["waiting"] != [1]:
            second.next()
        assert second.position["seats"][0]["level"] == "random"
        assert first.ask("move", move="sow I", seq=first.position["seq"])["code"] == "bot_plays"
        first.wait_until(second.position["seq"])
        assert first.ask("take_back")["type"] == "done"
        assert first.ask("take_back")["code"] == "no_bot_plays"
        second.wait_until(first.position["seq"])
        assert "level" not in second.position["seats"][0]
        play_on([first, second], Dice(1), 30)


def test_a_game_against_bots_starts_at_once_and_goes_on(clients: Any) -> None:
    livia = clients("Livia")
    seats = [{"place": "link"}, *[{"place": "bot", "level": "random"}] * 3]
    table = livia.post("/tables", {"game": "trajan", "seats": seats})["id"]
    dice = Dice(1)
    with livia.socket(table) as first:
        while first.position["state"] == "running":
            text = random_option(first.position, dice)
            if text is None:
                first.next()
            else:
                assert first.move(text)["type"] in ("done", "refused")
        assert first.position["state"] == "finished"


def test_rematch_with_the_same_people(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        with pytest.raises(Refusal) as refused:
            livia.post(f"/tables/{table}/rematch")
        assert refused.value.code == "not_finished"
        first.ask("abandon")
        assert first.position["abandoning"] == [0]
        second.wait_until(first.position["seq"])
        second.ask("abandon")
        assert second.position["state"] == "abandoned"
        new = livia.post(f"/tables/{table}/rematch")
        assert new["state"] == "open" and new["seats"][1]["place"] == "kept"
        while not second.position.get("rematch"):
            second.next()
        assert second.position["rematch"] == new["id"]
    assert marcus.get("/my-tables")["tables"][0]["id"] == new["id"]
    joined = marcus.post(f"/tables/{table}/rematch")
    assert joined["id"] == new["id"] and joined["state"] == "running"
    assert livia.post(f"/tables/{table}/rematch")["id"] == new["id"]


def test_the_lobby_and_my_tables(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    seats = [{"place": "open"}, {"place": "open"}]
    table = livia.post("/tables", two_seats(seats=seats, listed=True, watching="public"))["id"]
    hidden = livia.post("/tables", two_seats())["id"]
    listed = {each["id"]: each for each in marcus.get("/tables")["tables"]}
    assert table in listed and hidden not in listed
    assert "join_key" not in listed[table]
    with pytest.raises(Refusal) as refused:
        marcus.post(f"/tables/{hidden}/join", {})
    assert refused.value.status == 404
    assert marcus.post(f"/tables/{table}/join", {})["state"] == "running"
    mine = {each["id"]: each for each in marcus.get("/my-tables?my_turn=true")["tables"]}
    assert mine[table]["my_turn"] and mine[table]["viewer"] == 1
    finished = marcus.get("/my-tables?state=finished")["tables"]
    assert table not in [each["id"] for each in finished]


def test_a_seat_that_is_open_to_everybody_is_seen_in_the_lobby(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    seats = [{"place": "link"}, {"place": "open"}]
    made = livia.post("/tables", two_seats(seats=seats))
    assert made["listed"] is True
    assert made["id"] in [each["id"] for each in marcus.get("/tables")["tables"]]
    assert marcus.post(f"/tables/{made['id']}/join", {})["state"] == "running"


def test_leaving_an_open_table(clients: Any) -> None:
    livia, marcus, nerva = clients("Livia"), clients("Marcus"), clients("Nerva")
    seats = [{"place": "link"}] * 3
    info = livia.post("/tables", {"game": "trajan", "seats": seats})
    marcus.post(f"/tables/{info['id']}/join", {"key": info["join_key"], "seat": 2})
    with pytest.raises(Refusal) as refused:
        nerva.post(f"/tables/{info['id']}/join", {"key": info["join_key"], "seat": 2})
    assert refused.value.code == "seat_taken"
    left = marcus.post(f"/tables/{info['id']}/commands", {"type": "leave"})
    assert left["seats"][2]["place"] == "link"
    with pytest.raises(Refusal) as refused:
        marcus.post(f"/tables/{info['id']}/commands", {"type": "start", "fill": "random"})
    assert refused.value.code == "not_host"
    started = livia.post(f"/tables/{info['id']}/commands", {"type": "start", "fill": "random"})
    assert started["state"] == "running" and started["seats"][1]["level"] == "random"
    with pytest.raises(Refusal) as refused:
        livia.post(f"/tables/{info['id']}/commands", {"type": "leave"})
    assert refused.value.code == "game_running"


def test_spectators_and_their_chat_are_apart(clients: Any, server: Process) -> None:
    livia, marcus, fan = clients("Livia"), clients("Marcus"), clients("Fan")
    table = sit_together(livia, marcus)
    key = livia.get(f"/tables/{table}")["watch_key"]
    with pytest.raises(Refusal):
        fan.get(f"/tables/{table}")
    fan.post(f"/tables/{table}/admission", {"key": key})
    with livia.socket(table) as first, marcus.socket(table) as second, fan.socket(table) as third:
        assert third.position["viewer"] is None and "decision" not in third.position
        assert third.ask("move", move="sow I", seq=2)["code"] == "not_seated"
        first.ask("chat", text="Ave \u202emarcus\n<b>!")
        heard = second.wait_for("chat")
        assert heard["text"] == "Ave marcus <b>!" and heard["channel"] == "players"
        third.ask("chat", text="psst")
        assert third.heard and all("Ave" not in text for text in third.heard)
        first.ask("ping")
        assert all("psst" not in text for text in first.heard)
    assert [line["text"] for line in marcus.get(f"/tables/{table}/chat")["lines"]] == [
        "Ave marcus <b>!"
    ]
    assert [line["text"] for line in fan.get(f"/tables/{table}/chat")["lines"]] == ["psst"]
    with pytest.raises(Refusal) as refused:
        fan.post(f"/tables/{table}/join", {})
    assert refused.value.code == "not_open"


def test_a_public_table_can_be_watched_without_a_name(clients: Any, server: Process) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, watching="public")
    with Client(server.address) as nobody, nobody.socket(table) as watching:
        assert watching.position["viewer"] is None
        assert "join_key" not in watching.position["info"]
        assert watching.ask("chat", text="hello")["code"] == "not_seated"


def test_presence(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first:
        with marcus.socket(table):
            first.wait_for("presence", online=[True, True])
        first.wait_for("presence", online=[True, False])
