"""Earlier positions: what a viewer saw then, exactly, and never more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Refusal, Socket
from tests.server.players import play_on, random_option, sit_together
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice


def sent_views(socket: Socket) -> dict[int, Any]:
    """Return the views that a client was sent, by number."""
    return {each["seq"]: each["view"] for each in messages(socket) if "view" in each}


def messages(socket: Socket) -> list[dict[str, Any]]:
    return socket.positions


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_is_shown_again_what_it_saw_then(clients: Any, game: str) -> None:
    livia, marcus, fan = clients("Livia"), clients("Marcus"), clients("Fan")
    table = sit_together(livia, marcus, game=game, watching="public")
    with (
        livia.socket(table) as first,
        marcus.socket(table) as second,
        fan.socket(table) as third,
    ):
        for round_number in range(4):
            play_on([first, second], Dice(round_number), 25)
            for socket in (first, second):
                if socket.position["undo"].get("reach"):
                    socket.ask("undo", seq=socket.position["seq"])
        newest = max(first.position["seq"], second.position["seq"])
        for socket in (first, second, third):
            socket.wait_until(newest)
        for client, socket in ((livia, first), (marcus, second), (fan, third)):
            seen = sent_views(socket)
            begun = min(seen)
            for start in range(begun, max(seen), 37):
                page = client.get(f"/tables/{table}/past?first={start}&last={start + 30}")
                assert page["views"][0]["seq"] == start
                for each in page["views"]:
                    assert each["view"] == seen[each["seq"]]
                    assert each["view"]["seat"] == socket.position["viewer"]


def test_one_position_alone_and_none_before_the_game_began(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(1), 20)
        seq = first.position["seq"]
    (only,) = livia.get(f"/tables/{table}/past?first={seq - 3}")["views"]
    assert only["seq"] == seq - 3
    assert livia.get(f"/tables/{table}/past?first=1")["views"] == []
    assert livia.get(f"/tables/{table}/past?first={seq + 5}")["views"] == []


def test_a_turn_that_waits_to_be_ended_is_shown_as_it_was(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        while first.position["waiting"] != [0] or "turn_end" not in first.position:
            held = first.position.get("turn_end") or second.position.get("turn_end")
            newest = max(first.position["seq"], second.position["seq"])
            for socket in (first, second):
                socket.wait_until(newest)
            able = [each for each in (first, second) if each.position.get("decision")]
            if not able:
                assert held is not None
                (first, second)[held["seat"]].ask("end_turn", seq=newest)
                continue
            text = random_option(able[0].position, Dice(1))
            done = able[0].ask("move", move=text, seq=newest, hold=True)
            for socket in (first, second):
                socket.wait_until(done["seq"])
        seq, view = first.position["seq"], first.position["view"]
        first.ask("end_turn", seq=seq)
    assert livia.get(f"/tables/{table}/past?first={seq}")["views"][0]["view"] == view


def test_the_past_of_a_private_table_is_private(clients: Any) -> None:
    livia, marcus, stranger = clients("Livia"), clients("Marcus"), clients("Nero")
    table = sit_together(livia, marcus)
    with pytest.raises(Refusal) as refused:
        stranger.get(f"/tables/{table}/past?first=5")
    assert refused.value.status == 404
