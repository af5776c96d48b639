"""Origins, headers, cookies, sizes, rates, malformed messages."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import FULL, Client, Process, run_server, settings, sqlite_url
from tests.server.players import random_option, sit_together
from ulpia.kernel.chance import Dice
from ulpia.server.settings import Limits

NONSENSE = 20_000 if FULL else 3_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(sqlite_url(tmp_path_factory.mktemp("safe")))
    yield running
    assert running.end() == 0


def test_requests_of_other_sites_are_refused(server: Process) -> None:
    url = f"http://{server.address}/api/guests"
    for headers, status in (
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": f"http://{server.address}"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({}, 201),
    ):
        answer = httpx2.post(url, json={"name": "Livia"}, headers=headers)
        assert answer.status_code == status, headers


def test_websockets_of_other_sites_are_refused(server: Process) -> None:
    with Client(server.address).guest("Livia") as livia:
        table = livia.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})["id"]
        headers = {"Cookie": f"ulpia_session={livia.cookie()}"}
        url = f"ws://{server.address}/api/tables/{table}/socket"
        evil: Any = "http://evil.example"
        with pytest.raises(InvalidStatus), connect(url, additional_headers=headers, origin=evil):
            pass
        with livia.socket(table) as socket:
            assert socket.position["viewer"] == 0


def test_cookies_and_headers(server: Process, tmp_path: Path) -> None:
    answer = httpx2.post(f"http://{server.address}/api/guests", json={"name": "Livia"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "'unsafe-eval'" not in policy and "http" not in policy
    assert answer.headers["cache-control"] == "no-store"
    chosen = settings(sqlite_url(tmp_path), public_url="https://ulpia.example")
    with run_server(chosen) as behind_proxy:
        answer = httpx2.post(f"http://{behind_proxy.address}/api/guests", json={"name": "Livia"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_sizes_are_bounded(server: Process) -> None:
    with Client(server.address).guest("Livia") as livia:
        answer = livia.http.post(
            "/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413
        answer = livia.http.post("/api/guests", content=b"name=Livia")
        assert answer.status_code == 422
        table = livia.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})["id"]
        with livia.socket(table) as socket:
            assert socket.ask("chat", text="x" * 500)["type"] == "done"
            socket.connection.send(json.dumps({"type": "chat", "text": "x" * 501}))
            assert socket.wait_for("refused")["code"] == "bad_message"
            socket.connection.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.next()


def test_rates_are_limited(tmp_path: Path) -> None:
    rates = Limits(
        sign_in="3/minute", guests="4/minute", tables="2/minute", chat="2/minute", moves="5/minute"
    )
    with run_server(settings(sqlite_url(tmp_path), limits=rates)) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as socket:
            assert [socket.ask("chat", text="x")["type"] for _ in range(3)][-1] == "refused"
            answers: list[str | None] = []
            while len(answers) < 6:
                text = random_option(socket.position, Dice(1)) or "sow I"
                answers.append(socket.move(text).get("code"))
            assert answers[-1] == "too_fast"
        body = {"name": "Livia", "password": "wrong password"}
        codes = [people[0].http.post("/api/sign-in", json=body).status_code for _ in range(5)]
        assert codes == [403, 403, 403, 429, 429]
        new = {"game": "trajan", "seats": [{"place": "link"}] * 2}
        codes = [people[0].http.post("/api/tables", json=new).status_code for _ in range(2)]
        assert codes == [201, 429]
        told = [people[0].http.post("/api/guests", json={"name": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in told] == [201, 201, 429]
        assert told[-1].headers["retry-after"]


def malformed_message(chance: random.Random) -> str | bytes:
    """Return something that a decent client would never send."""
    valid: list[dict[str, Any]] = [
        {"type": "move", "move": "sow V", "seq": 3},
        {"type": "undo", "seq": 1, "ask": True},
        {"type": "vote", "seat": 1, "level": "random"},
        {"type": "why", "move": "sow V"},
    ]
    message: dict[str, Any] = dict(chance.choice(valid))
    odd: list[Any] = [None, -1, 2**70, 1.5, "", "x" * 300, [], {}, True, "\ud800", "\0", [[[[]]]]]
    kind = chance.randrange(5)
    if kind == 0:
        message[chance.choice(list(message))] = chance.choice(odd)
    elif kind == 1:
        message[f"k{chance.randrange(9)}"] = chance.choice(odd)
    elif kind == 2:
        return chance.randbytes(chance.randrange(200))
    elif kind == 3:
        text = json.dumps(message)
        return text[: chance.randrange(len(text))]
    else:
        return "[" * chance.randrange(1, 4000)
    return json.dumps(message)


def test_nonsense_neither_crashes_nor_slows_the_others(server: Process) -> None:
    people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
    table = sit_together(*people, watching="public")
    chance = random.Random(1)
    sent = 0
    slowest = 0.0
    with people[0].socket(table) as good:
        while sent < NONSENSE:
            with Client(server.address) as fool, fool.socket(table) as socket:
                try:
                    for _ in range(120):
                        socket.connection.send(malformed_message(chance))
                        sent += 1
                except ConnectionClosed:
                    pass  # it was told to go away
            began = time.perf_counter()
            good.ask("ping")
            slowest = max(slowest, time.perf_counter() - began)
        text = random_option(good.position, Dice(1))
        assert good.move(str(text))["type"] == "done"
    assert slowest < 1.0
    assert server.process.poll() is None
    for client in people:
        client.http.close()


def test_the_pages_of_the_browser(server: Process) -> None:
    answer = httpx2.get(f"http://{server.address}/")
    assert answer.status_code == 200 and "text/html" in answer.headers["content-type"]
    assert httpx2.get(f"http://{server.address}/t/abc").status_code == 200
    assert httpx2.get(f"http://{server.address}/../../etc/passwd.txt").status_code == 404
    assert httpx2.get(f"http://{server.address}/api/nothing").status_code == 404
    assert httpx2.get(f"http://{server.address}/readyz").json() == {"status": "ready"}
    assert "ulpia_requests_total" in httpx2.get(f"http://{server.address}/metrics").text
