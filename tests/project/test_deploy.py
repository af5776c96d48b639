"""The container of a server: its compose file as its own tool reads it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from typing import Any

import pytest

from tools.paths import ROOT, SERVER_LOCK

COMPOSE = ROOT / "deploy" / "compose.yaml"
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
OURS = ("server", "worker")


def compose_tool() -> list[str]:
    """Return the command of the tool; it needs no engine to read a file."""
    if shutil.which("docker-compose"):
        return ["docker-compose"]
    if shutil.which("docker"):
        told = subprocess.run(["docker", "compose", "version"], capture_output=True)
        if told.returncode == 0:
            return ["docker", "compose"]
    pytest.skip("there is no docker-compose and no docker with its plugin compose")


@pytest.fixture(scope="module")
def services() -> Any:
    """Return the services of the compose file, read by its own tool."""
    done = subprocess.run(
        [*compose_tool(), "-f", str(COMPOSE), "config", "--format", "json"],
        env={**os.environ, "ULPIA_NAME": "ulpia.test", "POSTGRES_PASSWORD": "secret"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "variable is not set" not in done.stderr
    return json.loads(done.stdout)["services"]


@pytest.mark.parametrize("name", OURS)
def test_our_services_may_do_no_more_than_they_must(services: Any, name: str) -> None:
    service = services[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["tmpfs"] == ["/tmp"]  # noqa: S108 - inside the container
    assert service["environment"]["ULPIA_DATABASE"] == "postgresql://ulpia:secret@database/ulpia"
    assert service["depends_on"]["database"]["condition"] == "service_healthy"


def test_the_database_and_the_server_say_whether_they_are_well(services: Any) -> None:
    assert "pg_isready" in services["database"]["healthcheck"]["test"][1]
    assert "/readyz" in services["server"]["healthcheck"]["test"][-1]
    assert services["worker"]["healthcheck"]["disable"] is True


def test_what_compose_mounts_and_builds_is_there(services: Any) -> None:
    for service in services.values():
        for volume in service.get("volumes", []):
            assert volume["type"] == "volume" or os.path.isfile(volume["source"])
        if "build" in service:
            assert os.path.isfile(
                os.path.join(service["build"]["context"], service["build"]["dockerfile"])
            )


def test_the_image_holds_no_tools_to_build_with_and_runs_without_rights() -> None:
    lines = DOCKERFILE.read_text().splitlines()
    runs = lines[lines.index("FROM python:3.12-slim") :]
    assert any(line.startswith(f"COPY {SERVER_LOCK} ") for line in runs)
    assert "USER 8400" in runs, "by number: hosts that refuse root cannot look a name up"
    assert any(line.startswith("HEALTHCHECK") for line in runs)
    copied = [line.split()[-2] for line in runs if line.startswith("COPY")]
    assert copied == [SERVER_LOCK, "/wheels"]
