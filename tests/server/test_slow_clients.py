"""Clients that are slow, silent or gone: they are dropped, and cost the server nothing."""

from __future__ import annotations

import base64
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import two_seats

PATIENCE = 60.0


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
