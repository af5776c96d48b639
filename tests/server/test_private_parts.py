"""Parts of other libraries that we use although nobody has promised them to us.

docs/decisions/0021-what-the-server-is-built-on.md says why. If a test fails here after an update,
read the module named by it against the library's new source before anything else.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.h11_impl import RequestResponseCycle as H11Cycle
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle as HttpToolsCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.harness import Client, run_server, settings, sqlite_url
from tests.server.players import sit_together
from ulpia.server.store.schema import tables
from ulpia.server.transport.connection import Connection

FRAMES = "ulpia.server.transport.frames"
TIMEOUTS = "ulpia.server.transport.connection_limits"
SOCKET_PARTS = {
    "close_sent",
    "config",
    "conn",
    "disconnected",
    "handle_connect",
    "keepalive_timeout",
    "response",
    "scope",
    "transport",
    "writable",
}
HTTP_PARTS = {
    "connection_lost",
    "connection_made",
    "cycle",
    "data_received",
    "loop",
    "pause_writing",
    "resume_writing",
    "transport",
}


def parts_of(kind: type[Any]) -> set[str]:
    """Return the methods of a class and the attributes that they set."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    attributes = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
    return {*vars(kind), *attributes}


@pytest.mark.parametrize(
    ("kind", "used", "by"),
    [
        (WebSocketsSansIOProtocol, SOCKET_PARTS, FRAMES),
        (HttpToolsProtocol, HTTP_PARTS, TIMEOUTS),
        (H11Protocol, HTTP_PARTS, TIMEOUTS),
        (HttpToolsCycle, {"response_complete"}, TIMEOUTS),
        (H11Cycle, {"response_complete"}, TIMEOUTS),
    ],
)
def test_uvicorn_still_has_what_we_use(kind: type[Any], used: set[str], by: str) -> None:
    gone = sorted(used - parts_of(kind))
    assert not gone, f"uvicorn {version('uvicorn')}: {kind.__name__} lacks {gone}, used by {by}"


def test_uvicorn_still_makes_the_scope_before_the_application_runs() -> None:
    """Our `handle_connect` adds to the scope after uvicorn's: the task must not have begun."""
    source = inspect.getsource(WebSocketsSansIOProtocol.handle_connect)
    assert '"extensions": {' in source and "create_task" in source
    assert not inspect.iscoroutinefunction(WebSocketsSansIOProtocol.handle_connect)


def test_sockets_of_a_real_server_are_written_to_directly(tmp_path: Path) -> None:
    """Without the short way everything still works, only slower: nobody else would notice."""
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table):
            [connection] = server.services.registry.live_tables[table].subscribers
            assert isinstance(connection, Connection)
            assert connection._write is not None


def test_sqlalchemy_still_tells_the_order_of_parameters() -> None:
    """`ulpia.server.store.prepared` hands them to the driver itself."""
    wanted = select(tables.c.id).where(
        tables.c.version == bindparam("second"), tables.c.id == bindparam("first")
    )
    positional: Any = wanted.compile(dialect=sqlite.dialect())
    assert positional.positional and list(positional.positiontup) == ["second", "first"]
    named: Any = wanted.compile(dialect=postgresql.psycopg.dialect())  # type: ignore[no-untyped-call]
    assert not named.positional and "%(first)s" in str(named)
