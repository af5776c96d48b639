"""Outages, odd paths, cookies, names of the host, guessed passwords."""

from __future__ import annotations

import resource
import socket
import time
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
