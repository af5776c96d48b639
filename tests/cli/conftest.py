"""The command line, driven from inside the tests."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES
from ulpia.text import Texts


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A terminal of 100 columns in an English environment, where texts must be complete."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(Texts, "complain", complain)
    return Terminal(monkeypatch, capsys)


def complain(texts: Texts, problem: str) -> None:
    raise AssertionError(problem)


@pytest.fixture
def stakes(monkeypatch: pytest.MonkeyPatch) -> str:
    """The template game, on the list of games for once."""
    monkeypatch.setitem(GAMES, STAKES.name, STAKES)
    return STAKES.name
