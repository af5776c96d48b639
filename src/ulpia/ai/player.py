"""What a player, human or machine, may know at a decision; and what a player is."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import State


class Table:
    """All that a player may know: its seat, what it is asked, its view, and possible worlds.

    It is made by `sit_down` from an imagined world: nothing reachable from it holds the truth.
    """

    def __init__(self, game: Game[Any], seats: int, seat: Seat, decision: Decision, world: Any):
        self.game: Final = game
        self.seats: Final = seats
        self.seat: Final = seat
        self.decision: Final = decision
        self._world: Final = world

    def view(self) -> dict[str, Any]:
        """Return what the seat sees."""
        return self.game.view(self._world, self.seat)

    def imagine(self, seed: int) -> Any:
        """Return a possible world, free to be changed; it depends on the view and `seed` alone."""
        return self.game.imagine(self._world, self.seat, seed)


def sit_down(game: Game[Any], state: State, seats: int, decision: Decision, seed: int) -> Table:
    """Return the table as the seat of `decision` knows it; `seed` scrambles what it does not."""
    world = game.imagine(state, decision.seat, seed)
    return Table(game, seats, decision.seat, decision, world)


class Player:
    """Somebody who answers decisions. One object plays one seat of one game."""

    def choose(self, table: Table) -> Move:
        """Return one of the options of `table.decision`."""
        raise NotImplementedError

    def thoughts(self) -> dict[str, Any] | None:
        """Return what led to the last choice, as JSON data, if the player can tell."""
        return None
