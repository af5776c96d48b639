"""What tests ask of rows of observations."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat


def row_of(game: Game[Any], state: Any, seat: Seat) -> bytes:
    """Return what a seat may see, by a writer that has written nothing before."""
    writer = game.row_writer(len(game.points(state)))
    assert writer is not None
    return writer.row(state, seat)
