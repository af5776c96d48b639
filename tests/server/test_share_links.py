"""Links that people send: whoever has a share link may look, and the players may end it."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Process, Socket
from tests.server.players import play_on, sit_together
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice

READS = ("", "/position", "/log?most=500", "/record", "/chat")


def share(client: Client, table: str) -> str:
    return str(client.post(f"/tables/{table}/share")["key"])


def follow(address: str, table: str, key: str) -> Client:
    """Come as a stranger who has nothing but the link."""
    stranger = Client(address)
    stranger.post(f"/tables/{table}/visit", {"key": key})
    return stranger


def test_a_share_link_carries_its_own_right_to_look(clients: Any, server: Process) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    nobody = Client(server.address)
    for path in READS:
        assert nobody.refusal("GET", f"/tables/{table}{path}") == (404, "no_table")
    fan = follow(server.address, table, share(livia, table))
    for path in READS:
        assert fan.http.get(f"/api/tables/{table}{path}").status_code == 200, path
    with livia.socket(table) as first, marcus.socket(table) as second, fan.socket(table) as third:
        assert third.position["viewer"] is None and "decision" not in third.position
        play_on([first, second], Dice(3), 12)
        third.wait_until(first.position["seq"])
        assert third.position["view"]["seat"] is None
        past = fan.get(f"/tables/{table}/past?first={third.position['seq']}")["views"]
        assert past[0]["view"] == third.position["view"]
    assert fan.refusal("GET", f"/tables/{table}/replay") == (409, "not_finished")


@pytest.mark.parametrize("game", GAMES)
def test_a_share_link_shows_exactly_what_a_spectator_sees(
    clients: Any, server: Process, game: str
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game)
    watcher = clients("Fan")
    watch_key = livia.get(f"/tables/{table}")["watch_key"]
    watcher.post(f"/tables/{table}/admission", {"key": watch_key})
    linked = follow(server.address, table, share(marcus, table))
    with (
        livia.socket(table) as first,
        marcus.socket(table) as second,
        watcher.socket(table) as third,
        linked.socket(table) as fourth,
    ):
        play_on([first, second], Dice(5), 30)
        for socket in (third, fourth):
            socket.wait_until(first.position["seq"])
        assert positions(third) == positions(fourth)
        now = third.position["seq"]
    for path in (*READS, "/position?after=0", f"/past?first={now - 9}&last={now}"):
        told = [each.http.get(f"/api/tables/{table}{path}").text for each in (watcher, linked)]
        assert told[0] == told[1], path


def positions(socket: Socket) -> list[str]:
    return [
        text for text in socket.heard if '"type":"position"' in text or '"type":"patch"' in text
    ]


def test_after_the_end_a_share_link_shows_everything(clients: Any, server: Process) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    fan = follow(server.address, table, share(livia, table))
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(1))
    assert fan.get(f"/tables/{table}/replay?most=1")["total"] > 50
    assert "seed " in fan.get(f"/tables/{table}/record")
    assert Client(server.address).refusal("GET", f"/tables/{table}/replay")[0] == 404


def test_players_end_a_share_link_and_those_who_look_by_it_are_gone(
    clients: Any, server: Process
) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    key = share(livia, table)
    assert marcus.get(f"/tables/{table}/share")["key"] == key
    assert share(marcus, table) == key
    fan, known = follow(server.address, table, key), clients("Known")
    known.post(f"/tables/{table}/visit", {"key": key})
    watch_key = livia.get(f"/tables/{table}")["watch_key"]
    known.post(f"/tables/{table}/admission", {"key": watch_key})
    with fan.socket(table) as gone, known.socket(table) as staying, livia.socket(table) as first:
        marcus.call("DELETE", f"/tables/{table}/share")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                gone.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        assert staying.ask("ping")["type"] == "done"
        assert first.ask("ping")["type"] == "done"
    for path in READS:
        assert fan.refusal("GET", f"/tables/{table}{path}") == (404, "no_table")
    assert fan.refusal("POST", f"/tables/{table}/visit", {"key": key}) == (404, "no_table")
    assert livia.get(f"/tables/{table}/share").get("key") is None
    assert share(livia, table) != key


def test_only_players_make_see_or_end_a_share_link(clients: Any, server: Process) -> None:
    livia, marcus, fan = clients("Livia"), clients("Marcus"), clients("Fan")
    table = sit_together(livia, marcus, watching="public")
    key = share(livia, table)
    for method in ("GET", "POST", "DELETE"):
        assert fan.refusal(method, f"/tables/{table}/share") == (409, "not_seated")
        assert Client(server.address).refusal(method, f"/tables/{table}/share")[0] == 401
    hidden = sit_together(livia, marcus)
    for method in ("GET", "POST", "DELETE"):
        assert fan.refusal(method, f"/tables/{hidden}/share") == (404, "no_table")
    assert key not in fan.http.get(f"/api/tables/{table}").text
    assert key not in fan.http.get(f"/api/tables/{table}/position").text


def test_a_share_link_opens_its_own_table_and_gives_no_seat(clients: Any, server: Process) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table, other = sit_together(livia, marcus), sit_together(livia, marcus)
    key = share(livia, table)
    assert Client(server.address).refusal("POST", f"/tables/{other}/visit", {"key": key})[0] == 404
    fan = clients("Fan")
    fan.post(f"/tables/{table}/visit", {"key": key})
    assert fan.refusal("GET", f"/tables/{other}")[0] == 404
    waiting = livia.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})
    fan.post(f"/tables/{waiting['id']}/visit", {"key": share(livia, waiting["id"])})
    assert "join_key" not in fan.get(f"/tables/{waiting['id']}")
    joining = fan.refusal("POST", f"/tables/{waiting['id']}/join", {})
    assert joining == (409, "needs_invitation")


def test_a_refused_command_of_somebody_with_a_share_link_is_answered(
    clients: Any, server: Process
) -> None:
    livia, marcus, fan = clients("Livia"), clients("Marcus"), clients("Fan")
    table = sit_together(livia, marcus)
    fan.post(f"/tables/{table}/visit", {"key": share(livia, table)})
    with fan.socket(table) as third:
        assert third.ask("move", move="sow I", seq=2)["code"] == "not_seated"
        assert third.ask("chat", text="psst")["type"] == "done"
    lines = fan.get(f"/tables/{table}/chat")["lines"]
    assert [line["text"] for line in lines] == ["psst"]
    assert livia.get(f"/tables/{table}/chat")["lines"] == []
