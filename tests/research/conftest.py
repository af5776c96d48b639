"""Adapters are tried with the template game, too, which brings nothing to them."""

from __future__ import annotations

import pytest

from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES


@pytest.fixture
def stakes(monkeypatch: pytest.MonkeyPatch) -> str:
    """The template game, on the list of games for once."""
    monkeypatch.setitem(GAMES, STAKES.name, STAKES)
    return STAKES.name
