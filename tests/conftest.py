"""What all tests share: deals that depend on nothing but the test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.deals import VARIABLE

DEALS: Final = Path(tempfile.mkdtemp(prefix="ulpia-deals-")) / "deals"
"""The file in which servers of tests read what their next tables are dealt from."""


def pytest_configure() -> None:
    os.environ[VARIABLE] = str(DEALS)
    DEALS.write_text("", encoding="utf-8")


def pytest_unconfigure() -> None:
    DEALS.unlink(missing_ok=True)
    DEALS.parent.rmdir()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal the tables of a test from its name: alike in every run, order and company."""
    DEALS.write_text(item.nodeid, encoding="utf-8")


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, Any, Any]:
    """Deal what several tests share from the name of the fixture, whichever test comes first."""
    if fixturedef.scope == "function":
        return (yield)
    test = DEALS.read_text(encoding="utf-8")
    parameter = getattr(request, "param", "")
    DEALS.write_text(f"{request.node.nodeid} {fixturedef.argname} {parameter}", encoding="utf-8")
    try:
        return (yield)
    finally:
        DEALS.write_text(test, encoding="utf-8")
