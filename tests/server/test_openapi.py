"""schemathesis tries everything that the OpenAPI document allows, and much that it does not."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.routing import Route, WebSocketRoute

from tests.server.harness import FULL, Client, Process, settings, sqlite_url
from tests.server.players import sit_together
from ulpia.server.building import build_services
from ulpia.server.transport.app import make_app

EXAMPLES = 100 if FULL else 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(sqlite_url(tmp_path_factory.mktemp("openapi")))
    yield running
    running.end()


def test_no_request_makes_the_server_fail(server: Process, tmp_path: Path) -> None:
    people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
    table = sit_together(*people)
    config = tmp_path / "schemathesis.toml"
    # A long poll is meant to take its time; here it may not.
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n"query.wait" = 0\n')
    checks = "not_a_server_error,status_code_conformance,content_type_conformance"
    command = [
        *(sys.executable, "-m", "schemathesis.cli", f"--config-file={config}", "run"),
        f"http://{server.address}/api/openapi.json",
        f"--checks={checks},response_schema_conformance",
        f"--max-examples={EXAMPLES}",
        "--phases=examples,coverage,fuzzing",
        "--seed=1",
        "--request-timeout=60",
        f"--header=Cookie: ulpia_session={people[0].cookie()}",
        "--exclude-path-regex=sign-out|delete",
        "--suppress-health-check=all",
        "--no-color",
    ]
    told = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert told.returncode == 0, told.stdout[-60000:] + told.stderr[-2000:]


def test_the_document_is_complete(server: Process) -> None:
    document = httpx2.get(f"http://{server.address}/api/openapi.json").json()
    text = json.dumps(document)
    schemas = document["components"]["schemas"]
    references = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert references <= set(schemas)
    assert schemas["Position"]["properties"]["entries"]["items"]["$ref"].endswith("Entry")


def test_all_routes_are_there_before_the_first_request(tmp_path: Path) -> None:
    services = build_services(settings(f"sqlite:///{tmp_path}/routes.db"))
    routes = make_app(services).routes
    services.database.close()
    assert "/api/leaderboards/{game}/{seats}" in {getattr(each, "path", "") for each in routes}
    assert all(isinstance(each, Route | WebSocketRoute) for each in routes), "none is made later"
