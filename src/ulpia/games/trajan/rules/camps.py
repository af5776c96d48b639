"""The two camps: tokens of the supply become workers or legionnaires for good (R-20)."""

from __future__ import annotations

from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Seat


def hire(state: Trajan, seat: Seat, count: int) -> None:
    """Move up to `count` tokens from the supply to the worker camp."""
    player = state.players[seat]
    moved = min(count, player.supply)
    player.supply -= moved
    player.camp_workers += moved
    state.emit("workers_hired", seat, (moved,))


def enlist(state: Trajan, seat: Seat, count: int) -> None:
    """Move up to `count` tokens from the supply to the military camp."""
    player = state.players[seat]
    moved = min(count, player.supply)
    player.supply -= moved
    player.camp_legionnaires += moved
    state.emit("legionnaires_enlisted", seat, (moved,))
