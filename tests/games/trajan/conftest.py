"""What the tests of Trajan share."""

from __future__ import annotations

import pytest

from ulpia.games.trajan.rules import actions


@pytest.fixture
def flips() -> None:
    """Judgements can be flipped in the source only: the compiled engine has them built in."""
    if not (actions.__file__ or "").endswith(".py"):
        pytest.skip("the compiled engine has its judgements built in")
