"""What all tests share: deals that depend on nothing but the test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.seeded import VARIABLE


@pytest.fixture(scope="session", autouse=True)
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file in which servers of tests read what their next tables are dealt from."""
    file = tmp_path_factory.mktemp("deals") / "deals"
    os.environ[VARIABLE] = str(file)
    return file


@pytest.fixture(autouse=True)
def dealt_by_name(request: pytest.FixtureRequest, deals: Path) -> None:
    """Deal the tables of a test from its name: alike in every run, order and company."""
    deals.write_text(request.node.nodeid, encoding="utf-8")
