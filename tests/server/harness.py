"""A real server on a real socket, and clients that speak to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.deals import VARIABLE
from tests.seeded import Deals
from tools.paths import ROOT
from ulpia.server.building import bind_socket, build_services, uvicorn_config
from ulpia.server.service.services import Services
from ulpia.server.settings import Limits, Settings
from ulpia.table.effects import Effects
from ulpia.table.patches import apply_patch

T = TypeVar("T")
PATIENCE_S = 60.0
"""So long a server may take to begin and to end; a busy machine needs more than a few seconds."""


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: in this one the loop of a browser may run."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


FAST = Limits(
    sign_in="10000/second",
    sign_in_here="10000/second",
    sign_in_account="10000/second",
    guests="10000/second",
    tables="10000/second",
    chat="10000/second",
    moves="100000/second",
    requests="100000/second",
    reads="100000/second",
    undos="100000/second",
    hints="100000/second",
    names="100000/second",
    channels="100000/second",
    mails="100000/second",
)
FULL = bool(os.environ.get("ULPIA_FULL_TESTS"))
"""Set in the environment: run the sizes that the issue asks for, not those of every day."""


OPENED: list[Callable[[], None]] = []
"""How to close what clients have opened; done after every test."""


def settings(database: str, **given: Any) -> Settings:
    usual = {"database": database, "port": 0, "limits": FAST, "bots": "none", "heartbeat_s": 3600}
    return Settings(**{**usual, **given})


@dataclass
class RunningServer:
    """A server in a thread of this process."""

    services: Services
    address: str
    server: uvicorn.Server
    loop: asyncio.AbstractEventLoop


@contextlib.contextmanager
def run_server(chosen: Settings, effects: Effects | None = None) -> Iterator[RunningServer]:
    """Serve while the block runs."""
    sys.setswitchinterval(0.0005)  # the server's threads and the test's take turns quickly
    services = build_services(chosen, effects or Effects(seed=Deals(Path(os.environ[VARIABLE]))))
    listening = bind_socket("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(services))
    opened = threading.Event()
    running: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        running.append(asyncio.get_running_loop())
        task = asyncio.create_task(server.serve([listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        opened.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert opened.wait(PATIENCE_S) and server.started
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    try:
        yield RunningServer(services, address, server, running[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, port: int = 0, **environment: str) -> None:
        limits = {f"ULPIA_LIMITS__{name.upper()}": v for name, v in FAST.model_dump().items()}
        variables = {**os.environ, **limits, "ULPIA_LOG_LEVEL": "warning", **environment}
        self.database = database
        command = [sys.executable, "-m", "tests.seeded", "serve", f"--port={port}"]
        self.process = subprocess.Popen(
            [*command, f"--database={database}"],
            cwd=ROOT,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=None,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Ulpia is open at http://" in line, line
        self.address = line.split("http://")[1].split("/")[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE_S)
        self._close()

    def end(self) -> int:
        self.process.terminate()
        code = self.process.wait(PATIENCE_S)
        self._close()
        return 0 if code == -signal.SIGTERM else code  # uvicorn closes, then dies of the signal

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()


class Refusal(Exception):
    """The server said no."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body.get('code')}: {body.get('reason')}")
        self.status = status
        self.body = body
        self.code = body.get("code")


@dataclass
class Client:
    """Somebody with a browser."""

    address: str
    http: httpx2.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx2.Client(base_url=f"http://{self.address}", timeout=60)
        OPENED.append(self.http.close)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        response = self.http.request(method, f"/api{path}", json=body)
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json())
        if response.headers.get("content-type", "").startswith("application/json"):
            return response.json()
        return response.text

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return the status and the code with which a request is refused."""
        try:
            answer = self.call(method, path, body)
        except Refusal as refused:
            return refused.status, refused.code
        raise AssertionError(f"{method} {path} was answered: {answer}")

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, {} if body is None else body)

    def guest(self, name: str) -> Client:
        self.me = self.post("/guests", {"name": name})
        return self

    def cookie(self) -> str:
        return str(self.http.cookies["ulpia_session"])

    def socket(self, table: str, after: int | None = None, patches: bool = True) -> Socket:
        """Open a table; `patches=False` is a client of the protocol before there were patches."""
        query = {"patches": "1"} if patches else {}
        if after is not None:
            query["after"] = str(after)
        path = f"/api/tables/{table}/socket?{urlencode(query)}"
        request = self.http.build_request("GET", path)  # with the cookies of this path
        headers = {"Cookie": request.headers["cookie"]} if "cookie" in request.headers else {}
        url = f"ws://{self.address}{path}"
        return Socket(
            connect(url, additional_headers=headers, open_timeout=60, max_size=None, legacy=True)
        )


class Socket:
    """An open table, as a browser has it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        OPENED.append(connection.close)
        self.position: dict[str, Any] = {}
        self.positions: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.next_done: dict[str, Any] | None = None  # came with the patch that is read already
        self.number = 0
        self.name = secrets.token_hex(4)

    def __enter__(self) -> Socket:
        self.wait_for("position")
        return self

    def __exit__(self, *_: object) -> None:
        self.drain()
        self.connection.close()

    def drain(self) -> None:
        """Read what lies there: a connection with unread messages takes long to close."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self.next(timeout=0.02)

    def next(self, timeout: float = 60) -> dict[str, Any]:
        if self.next_done is not None:
            done, self.next_done = self.next_done, None
            return done
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "patch":
            if "done" in message:
                self.next_done = {"type": "done", "id": message["done"], "seq": message["seq"]}
            message = apply_patch(self.positions[-1], message)
        if message["type"] == "position":
            self.positions.append(message)
            self.position = message
        return message

    def wait_for(self, kind: str, **fields: Any) -> dict[str, Any]:
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def wait_until(self, seq: int) -> dict[str, Any]:
        while self.position.get("seq", -1) < seq:
            self.next()
        return self.position

    def send(self, kind: str, **fields: Any) -> str:
        self.number += 1
        fields.setdefault("id", f"{self.name}-{self.number}")
        self.connection.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and return the answer to it: done or refused."""
        sent = self.send(kind, **fields)
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message.get("id") == sent:
                return message

    def move(self, text: str) -> dict[str, Any]:
        return self.ask("move", move=text, seq=self.position["seq"])


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'ulpia.db'}"
