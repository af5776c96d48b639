"""Outages, odd paths, slow clients, cookies, names of the host, guessed passwords."""

from __future__ import annotations

import base64
import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import structlog
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Client, Process, RunningServer, run_server, settings, sqlite_url
from tests.server.players import two_seats
from ulpia.server.service.readiness import CACHE_S
from ulpia.server.settings import Limits
from ulpia.server.transport.hosts import AllowedHosts
from ulpia.table.effects import Effects

PATIENCE = 60.0


def fail_with(server: RunningServer, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let every read of the database fail."""

    async def read(work: Any) -> Any:
        raise error

    monkeypatch.setattr(server.services.database, "read", read)


def outage() -> OperationalError:
    return OperationalError("SELECT 1", {}, Exception("the database is away"))


# errors of the server


@pytest.mark.parametrize(("error", "status"), [(outage(), 503), (ZeroDivisionError("ours"), 500)])
def test_an_error_is_answered_whole_with_the_headers_and_logged_once(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    status: int,
) -> None:
    with (
        structlog.testing.capture_logs() as logs,
        run_server(settings(sqlite_url(tmp_path))) as server,
    ):
        fail_with(server, monkeypatch, error)
        with Client(server.address) as client:
            answers = [client.http.get("/api/tables") for _ in range(2)]
    for answer in answers:
        assert answer.status_code == status
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert "connection" not in answer.headers
    assert [line["status"] for line in logs if line["event"] == "request"] == [status] * 2
    tracebacks = [line for line in logs if line.get("exc_info") and "path" in line]
    assert len(tracebacks) == (0 if status == 503 else 2)
    assert [record.message for record in caplog.records] == []


def test_a_websocket_in_an_outage_is_closed_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        livia = Client(server.address).guest("Livia")
        table = livia.post("/tables", two_seats())["id"]
        fail_with(server, monkeypatch, outage())
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            livia.socket(table).wait_for("position")
    assert [record.message for record in caplog.records] == []


def wait_for_status(client: Client, status: int) -> None:
    until = time.monotonic() + PATIENCE
    while client.http.get("/readyz").status_code != status:
        assert time.monotonic() < until, f"/readyz never says {status}"
        time.sleep(0.1)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_server_that_cannot_write_is_not_ready_on_a_full_disk(tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path))
    try:
        client = Client(server.address)
        wait_for_status(client, 200)
        whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, whole[1]))
        wait_for_status(client, 503)
        assert client.http.get("/healthz").status_code == 200
        assert client.http.get("/api/tables").status_code == 200  # reading still works
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
        wait_for_status(client, 200)
    finally:
        server.end()


def test_a_server_that_cannot_write_is_not_ready_on_postgres(postgres: str) -> None:
    from tests.server.conftest import fresh_postgres

    database = fresh_postgres(postgres)
    name = database.partition("?")[0].rpartition("/")[2]
    server = Process(database)
    try:
        client = Client(server.address)
        wait_for_status(client, 200)
        for value, status in (("on", 503), ("off", 200)):
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(
                    f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode()
                )
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                    (name,),
                )
            wait_for_status(client, status)
            time.sleep(2 * CACHE_S)  # it is not only the connections that were cut
            assert client.http.get("/readyz").status_code == status
    finally:
        server.end()


# odd paths


ODD = ("/" + "x" * 300, "/t/" + "x" * 300 + ".js", "/a%00b", "/%ff%fe", "/" + "x/" * 3000)


def test_odd_paths_are_not_found_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server, Client(server.address) as client:
        with structlog.testing.capture_logs() as logs:
            for path in ODD:
                assert client.http.get(path).status_code in (200, 404), path
                assert client.http.get(f"/api/tables{path}").status_code in (404, 422), path
            assert client.http.get("/" + "x" * 300).status_code == 404
        assert [line for line in logs if line.get("exc_info")] == []
    assert [record.message for record in caplog.records] == []


def test_odd_paths_of_websockets_are_closed_without_a_traceback(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with run_server(settings(database)) as server, structlog.testing.capture_logs() as logs:
        for name in ("%00", "a%00b", "%ff", "x" * 300, "ABC"):
            url = f"ws://{server.address}/api/tables/{name}/socket"
            with pytest.raises(ConnectionClosed) as closed, connect(url) as connection:
                connection.recv(20)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
        nowhere = f"ws://{server.address}/api/%00"
        with pytest.raises(InvalidStatus), connect(nowhere):
            pass
    assert [line for line in logs if line.get("exc_info")] == []
    assert [record.message for record in caplog.records] == []


# slow clients


@contextlib.contextmanager
def raw(server: RunningServer, receive_buffer: int | None = None) -> Iterator[socket.socket]:
    host, port = server.address.split(":")
    with socket.socket() as connection:
        if receive_buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.settimeout(PATIENCE)
        connection.connect((host, int(port)))
        yield connection


def rest_of(connection: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65_536):
            found += part
    return found


def wait_until_alone(server: RunningServer) -> None:
    """Wait until the server has no connection any more."""
    until = time.monotonic() + PATIENCE
    while server.server.server_state.connections:
        assert time.monotonic() < until, "a connection lives for ever"
        time.sleep(0.02)


def test_a_silent_connection_and_a_slow_head_are_dropped(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path), head_timeout_s=0.3)) as server:
        with raw(server) as silent:
            assert rest_of(silent) == b""
        with raw(server) as slow, contextlib.suppress(ConnectionError):
            until = time.monotonic() + PATIENCE
            slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
            while time.monotonic() < until:
                slow.sendall(b"X-Letter: x\r\n")
                time.sleep(0.02)
            raise AssertionError("a slow head is read for ever")
        with raw(server) as idle:  # a body that nobody waits for, after the answer
            idle.sendall(
                b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n"
            )
            with contextlib.suppress(ConnectionError):
                until = time.monotonic() + PATIENCE
                while time.monotonic() < until:
                    idle.sendall(b"x")
                    time.sleep(0.02)
                raise AssertionError("a slow body is read for ever")
        wait_until_alone(server)


def test_a_slow_body_is_refused_and_the_connection_closed(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path), body_timeout_s=0.3)) as server:
        with raw(server) as slow:
            slow.sendall(
                b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
                b"Content-Type: application/json\r\n"
                b'Content-Length: 99\r\n\r\n{"name":'
            )
            answer = rest_of(slow)
        assert answer.startswith(b"HTTP/1.1 408") and b'"too_slow"' in answer
        wait_until_alone(server)


def test_a_client_that_leaves_in_the_middle_of_its_body_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        structlog.testing.capture_logs() as logs,
        run_server(settings(sqlite_url(tmp_path))) as server,
    ):
        with raw(server) as hasty:
            hasty.sendall(
                b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
                b"Content-Type: application/json\r\n"
                b'Content-Length: 99\r\n\r\n{"name":'
            )
            time.sleep(0.2)
        wait_until_alone(server)
    assert [line for line in logs if line.get("exc_info")] == []
    assert [record.message for record in caplog.records] == []


def test_a_client_that_does_not_read_its_answers_is_dropped(tmp_path: Path) -> None:
    chosen = settings(sqlite_url(tmp_path), write_timeout_s=0.3)
    with run_server(chosen) as server, raw(server, receive_buffer=4096) as deaf:
        deaf.settimeout(0.5)
        with contextlib.suppress(TimeoutError, ConnectionError):
            for _ in range(1000):  # far more than the buffers on the way hold
                deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_until_alone(server)


def test_waiting_for_news_is_not_slow(tmp_path: Path) -> None:
    limits = {"head_timeout_s": 2.0, "body_timeout_s": 2.0, "write_timeout_s": 2.0}
    with run_server(settings(sqlite_url(tmp_path), **limits)) as server:
        livia = Client(server.address).guest("Livia")
        table = livia.post("/tables", two_seats())["id"]
        position = livia.get(f"/tables/{table}/position")
        again = livia.get(f"/tables/{table}/position?after={position['seq']}&wait=4")
        assert again["seq"] == position["seq"]


def test_a_websocket_that_answers_no_ping_is_dropped_and_one_that_does_stays(
    tmp_path: Path,
) -> None:
    chosen = settings(sqlite_url(tmp_path), ping_interval_s=0.2, ping_timeout_s=2.0)
    with run_server(chosen) as server:
        livia = Client(server.address).guest("Livia")
        table = livia.post("/tables", two_seats())["id"]
        with livia.socket(table) as good:
            livia.http.close()
            with raw(server) as silent:
                key = base64.b64encode(b"0123456789abcdef").decode()
                silent.sendall(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
                    f"Cookie: ulpia_session={livia.cookie()}\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
                )
                assert b"101 Switching" in rest_of(silent)  # until the server gives up
            assert good.ask("ping")["type"] == "done"


# cookies


def test_a_cookie_lasts_anew_for_whoever_comes_back(database: str) -> None:
    clock = [1_000_000_000_000]
    chosen = settings(database, session_days=3)
    with run_server(chosen, Effects(now=lambda: clock[0])) as server:
        livia = Client(server.address).guest("Livia")
        assert "set-cookie" not in livia.http.get("/api/me").headers
        clock[0] += 2 * 3_600_000
        renewed = livia.http.get("/api/me").headers["set-cookie"]
        assert renewed.startswith(f"ulpia_session={livia.cookie()};")
        assert f"Max-Age={3 * 86_400}" in renewed
        assert "HttpOnly" in renewed and "SameSite=lax" in renewed
        assert "set-cookie" not in livia.http.get("/api/me").headers
        clock[0] += 2 * 3_600_000
        gone = livia.http.post("/api/sign-out").headers.get_list("set-cookie")
        assert len(gone) == 1 and "Max-Age=0" in gone[0]


# names of the host


def status_for(server: RunningServer, host: str, path: str = "/api/games") -> int:
    return httpx2.get(f"http://{server.address}{path}", headers={"Host": host}).status_code


def test_a_foreign_name_of_the_host_is_refused(tmp_path: Path) -> None:
    chosen = settings(
        sqlite_url(tmp_path),
        public_url="https://ulpia.example.org",
        allowed_hosts="club.example, *.lan",
    )
    with run_server(chosen) as server:
        for host in ("evil.example", "ulpia.example.org.evil.example", "a@localhost", "lan", "x/y"):
            assert status_for(server, host) == 421, host
            assert status_for(server, host, "/") == 421, host
            assert status_for(server, host, "/healthz") == 200, host
        for host in (
            server.address,
            "localhost:8400",
            "[::1]:8400",
            "192.168.7.9:8400",
            "ULPIA.example.org",
            "ulpia.example.org:443",
            "club.example",
            "box.lan:8400",
            socket.gethostname(),
        ):
            assert status_for(server, host) == 200, host
        url = f"ws://{server.address}/api/tables/a/socket"
        headers = {"Host": "evil.example"}
        with pytest.raises(InvalidStatus), connect(url, additional_headers=headers):
            pass


def test_a_star_allows_every_name_of_the_host() -> None:
    assert AllowedHosts(["*"]).allows("anything.example")
    assert not AllowedHosts(["*.lan"]).allows("anything.example")
    assert AllowedHosts([]).allows(None)  # HTTP/1.0 has none, and no page of a browser speaks it


# passwords


def sign_in(server: RunningServer, address: str, password: str, name: str = "Livia") -> int:
    answer = httpx2.post(
        f"http://{server.address}/api/sign-in",
        json={"name": name, "password": password},
        headers={"X-Forwarded-For": address},
    )
    return answer.status_code


def test_passwords_cannot_be_guessed_from_many_addresses_and_nobody_is_locked_out(
    tmp_path: Path,
) -> None:
    rates = Limits(sign_in="1000/day", sign_in_here="3/day", sign_in_account="8/day")
    with run_server(settings(sqlite_url(tmp_path), limits=rates)) as server:
        livia = Client(server.address).guest("Livia")
        livia.post("/me/claim", {"name": "Livia", "password": "right password"})
        for _ in range(12):  # what is right is not counted
            assert sign_in(server, "10.0.0.1", "right password") == 200
        here = [sign_in(server, "10.9.9.9", "wrong password") for _ in range(4)]
        assert here == [403, 403, 403, 429]
        assert sign_in(server, "10.9.9.9", "wrong password", "Marcus") == 403  # another account
        others = [sign_in(server, f"10.1.0.{n}", "wrong password", "lIVIA") for n in range(8)]
        assert others == [403] * 5 + [429] * 3
        assert sign_in(server, "10.1.0.99", "right password") == 429
        assert sign_in(server, "10.0.0.1", "right password") == 200  # where she has been before
        assert livia.get("/me")["name"] == "Livia"
