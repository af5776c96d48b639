"""Study rooms: several people look at one review, and whoever has the pointer leads."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from ulpia.server.service.study_rooms import MAX_PEOPLE
from ulpia.server.store import reviews

REVIEW = "0123456789abcdef" * 2
WORD = "room12345"


class Friend:
    """Somebody in a room."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.room = self.wait_for("room")

    def wait_for(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(30))
            if message["type"] == "room":
                self.room = message
            if message["type"] == kind:
                return message

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(settings(sqlite_url(tmp_path))) as running:
        running.services.database.write_now(
            lambda c: reviews.save_review(c, REVIEW, 1, "quick", "a record", b"", 1)
        )
        yield running


@contextlib.contextmanager
def entering(server: RunningServer, word: str = WORD, review: str = REVIEW) -> Iterator[Friend]:
    with entering_at(server, f"reviews/{review}", word) as friend:
        yield friend


@contextlib.contextmanager
def entering_at(
    server: RunningServer, place: str, word: str = WORD, client: Client | None = None
) -> Iterator[Friend]:
    path = f"/api/{place}/rooms/{word}/socket"
    headers = {"Origin": f"http://{server.address}"}
    if client is not None:  # with the cookies of this path
        headers["Cookie"] = client.http.build_request("GET", path).headers.get("cookie", "")
    url = f"ws://{server.address}{path}"
    with connect(url, open_timeout=60, additional_headers=headers, legacy=True) as socket:
        yield Friend(socket)


def test_whoever_leads_shows_and_points_and_the_others_follow(server: RunningServer) -> None:
    with entering(server) as anna, entering(server) as ben:
        anna.wait_for("room")
        assert anna.room["leader"] == anna.room["you"] == ben.room["leader"]
        arrow = {"x": 1, "y": 2, "to_x": 900, "to_y": 1000}
        anna.send("show", entry=12, line="played", pane="board", arrows=[arrow])
        shown = ben.wait_for("show")
        assert (shown["entry"], shown["line"], shown["arrows"]) == (12, "played", [arrow])
        anna.send("point", x=500, y=250)
        assert ben.wait_for("point") == {"type": "point", "x": 500, "y": 250}
        ben.send("point", x=1, y=1)
        assert ben.wait_for("refused")["code"] == "not_leading"
        ben.send("take")
        assert anna.wait_for("room")["leader"] == ben.room["you"]
        ben.send("show", entry=14)
        assert anna.wait_for("show")["entry"] == 14


def test_who_comes_later_sees_what_is_shown_and_what_was_said(server: RunningServer) -> None:
    with entering(server) as anna:
        anna.send("show", entry=7)
        anna.send("say", text="  look at\nthis ")
        assert anna.wait_for("room")["said"][0]["text"] == "look at this"
        with entering(server) as ben:
            assert ben.room["shown"]["entry"] == 7
            assert [line["text"] for line in ben.room["said"]] == ["look at this"]
            anna.socket.close()
            assert ben.wait_for("room")["leader"] == ben.room["you"]
    assert server.services.study_rooms.count() <= 1


def test_rooms_are_apart(server: RunningServer) -> None:
    with entering(server) as anna, entering(server, "another123") as ben:
        ben.send("say", text="alone")
        assert [line["text"] for line in ben.wait_for("room")["said"]] == ["alone"]
        anna.send("say", text="here")
        assert [line["text"] for line in anna.wait_for("room")["said"]] == ["here"]


def test_nonsense_is_refused_and_the_room_goes_on(server: RunningServer) -> None:
    with entering(server) as anna:
        for text in ("", "{}", '{"type":"show"}', '{"type":"show","entry":-1}', "x" * 3000):
            anna.socket.send(text)
            assert anna.wait_for("refused")["code"] == "bad_message"
        anna.send("point", x=1001, y=0)
        assert anna.wait_for("refused")["code"] == "bad_message"
        anna.send("say", text="still here")
        assert anna.wait_for("room")["said"][0]["text"] == "still here"


@pytest.mark.parametrize(("review", "word"), [("f" * 32, WORD), (REVIEW, "A!"), ("x", WORD)])
def test_there_is_no_room_of_a_review_that_is_not_there(
    server: RunningServer, review: str, word: str
) -> None:
    with pytest.raises(ConnectionClosed) as closed, entering(server, word, review):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason in ("no_review", "no_table")


def test_a_room_holds_so_many_and_no_more(server: RunningServer) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(MAX_PEOPLE):
            stack.enter_context(entering(server))
        with pytest.raises(ConnectionClosed) as closed, entering(server):
            pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "room_full"


def table_given_up(host: Client, **wishes: Any) -> str:
    """Return a table of one's own whose game is over."""
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    table = str(host.post("/tables", {"game": "trajan", "seats": seats, **wishes})["id"])
    with host.socket(table) as socket:
        assert socket.ask("abandon")["type"] == "done"
    return table


def closing_reason(
    server: RunningServer, place: str, client: Client | None = None, word: str = WORD
) -> str:
    with pytest.raises(ConnectionClosed) as closed, entering_at(server, place, word, client):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


def test_a_replay_is_looked_at_together_by_whoever_may_see_it(server: RunningServer) -> None:
    host = Client(server.address).guest("Anna")
    table = table_given_up(host)
    place = f"tables/{table}"
    stranger, key = Client(server.address), host.post(f"/tables/{table}/share")["key"]
    assert closing_reason(server, place) == "no_table"
    stranger.post(f"/tables/{table}/visit", {"key": key})
    with (
        entering_at(server, place, client=host) as anna,
        entering_at(server, place, client=stranger) as ben,
    ):
        anna.wait_for("room")
        anna.send("show", entry=3, pane="board", seat=1)
        shown = ben.wait_for("show")
        assert (shown["entry"], shown["pane"], shown["seat"]) == (3, "board", 1)
        with entering(server) as carl:  # the same word at a review is another room
            assert [person["number"] for person in carl.room["people"]] == [1]


def test_there_is_no_room_at_a_game_that_goes_on(server: RunningServer) -> None:
    host = Client(server.address).guest("Anna")
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    table = host.post("/tables", {"game": "trajan", "seats": seats})["id"]
    assert closing_reason(server, f"tables/{table}", host) == "not_finished"
    assert closing_reason(server, "tables/nowhere", host) == "no_table"
    assert closing_reason(server, "tables/NO", host) == "no_table"
    finished = table_given_up(host)
    assert closing_reason(server, f"tables/{finished}", host, "A!") == "no_review"
