"""No verb of Forum Trajanum names any number of things: its vocabulary lists all moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.kernel.moves import Move

LISTED_MOVES: Final[dict[str, Callable[[], list[Move]]]] = {}
