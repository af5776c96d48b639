"""Two servers on one PostgreSQL: nobody notices which one they are connected to."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import fresh_postgres
from tests.server.harness import PATIENCE_S, Client, Process, Socket
from tests.server.players import play_on, random_option, sit_together
from ulpia.kernel.chance import Dice


@pytest.fixture
def pair(postgres: str) -> Iterator[list[Process]]:
    database = fresh_postgres(postgres)
    servers = [Process(database, ULPIA_BOT_PATIENCE="2") for _ in range(2)]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.end()


def move_client(client: Client, address: str) -> Client:
    """Return the same person with the same cookie at another server."""
    other = Client(address)
    other.me = client.me
    other.http.cookies.set("ulpia_session", client.cookie())
    return other


def test_players_on_two_processes_see_each_other(pair: list[Process]) -> None:
    livia, marcus = Client(pair[0].address).guest("Livia"), Client(pair[1].address).guest("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        second.wait_for("presence", online=[True, True]) if not all(
            seat.get("online") for seat in second.position["seats"]
        ) else None
        assert play_on([first, second], Dice(1)) > 100
        assert first.position["result"] == second.position["result"]
        first.ask("chat", text="well played")
        assert second.wait_for("chat")["text"] == "well played"


def test_the_players_of_a_killed_process_go_on_at_the_other(pair: list[Process]) -> None:
    livia, marcus = Client(pair[0].address).guest("Livia"), Client(pair[1].address).guest("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, contextlib.ExitStack() as stack:
        second = stack.enter_context(marcus.socket(table))
        play_on([first, second], Dice(2), 40)
        seen = second.position["seq"]
        pair[1].kill()
        again = stack.enter_context(move_client(marcus, pair[0].address).socket(table, after=seen))
        assert again.position["seq"] == first.position["seq"]
        play_on([first, again], Dice(3), 60)


def test_bots_go_on_when_their_process_is_killed(pair: list[Process]) -> None:
    livia = Client(pair[1].address).guest("Livia")
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    table = livia.post("/tables", {"game": "trajan", "seats": seats})["id"]
    pair[1].kill()  # before its bots' processes have even started
    position = move_client(livia, pair[0].address).get(f"/tables/{table}/position")
    until = time.monotonic() + PATIENCE_S
    while 1 in position["waiting"] and time.monotonic() < until:
        time.sleep(0.3)
        position = move_client(livia, pair[0].address).get(f"/tables/{table}/position")
    assert position["waiting"] == [0]


def test_a_process_that_lost_its_listener_catches_up(pair: list[Process]) -> None:
    livia, marcus = Client(pair[0].address).guest("Livia"), Client(pair[1].address).guest("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        with psycopg.connect(pair[0].database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        for _ in range(3):
            text = random_option(first.position, Dice(1))
            assert text is not None
            ask_until_done(first, text)
        second.wait_until(first.position["seq"])
        assert second.position["view"]["players"][1] is not None


def ask_until_done(socket: Socket, text: str) -> None:
    for _ in range(20):
        if socket.move(text)["type"] == "done":
            return
        time.sleep(0.2)
    raise AssertionError("the server does not recover")


def test_sessions_ended_on_one_process_end_on_the_other(pair: list[Process]) -> None:
    livia, marcus = Client(pair[0].address).guest("Livia"), Client(pair[1].address).guest("Marcus")
    table = sit_together(livia, marcus)
    with marcus.socket(table) as second:
        move_client(marcus, pair[0].address).post("/sign-out-everywhere")
        with contextlib.suppress(Exception):
            while True:
                second.next()
        assert second.connection.close_code == 4401


def test_the_end_of_a_share_link_is_heard_by_the_other_server(pair: list[Process]) -> None:
    livia, marcus = Client(pair[0].address).guest("Livia"), Client(pair[1].address).guest("Marcus")
    table = sit_together(livia, move_client(marcus, pair[0].address))
    key = livia.post(f"/tables/{table}/share")["key"]
    fan = Client(pair[1].address)
    fan.post(f"/tables/{table}/visit", {"key": key})
    with fan.socket(table) as watching:
        livia.call("DELETE", f"/tables/{table}/share")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                watching.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
