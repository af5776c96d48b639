"""The table as a player, human or machine, may know it at a decision; and players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import State, apply, decisions
from ulpia.kernel.words import UnknownWords


class MatchToken:
    """Tells the tables of one match from those of another. It holds nothing."""


class PlayerTable:
    """All that a player may know: its seat, what it is asked, its view, and possible worlds.

    `make_player_table` makes it from an imagined world: nothing reachable from it holds the truth.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seat: Seat,
        decision: Decision,
        world: Any,
        token: MatchToken | None = None,
    ):
        self.game: Final = game
        self.seats: Final = seats
        self.seat: Final = seat
        self.decision: Final = decision
        self.token: Final = token
        self._world: Final = world

    def option_texts(self) -> list[str]:
        """Return every move that may be chosen, as text such as `sow IV`."""
        return [self.game.vocabulary.write(move) for move in self.decision.options]

    def view(self) -> dict[str, Any]:
        """Return what the seat sees."""
        return self.game.view(self._world, self.seat)

    def imagine(self, seed: int) -> Any:
        """Return a possible world, free to be changed; it depends on the view and `seed` alone."""
        return self.game.imagine(self._world, self.seat, seed)

    def imagine_after(self, move: Move, seed: int) -> Any:
        """Return a possible world as it is after an option of the decision was chosen."""
        if move not in self.decision.options:
            raise ValueError(f"{move!r} is no option of {self.decision.prompt!r}")
        world = self.imagine(seed)
        apply(world, self.seat, move)
        decisions(world)
        return world


def make_player_table(
    game: Game[Any],
    state: State,
    seats: int,
    decision: Decision,
    seed: int,
    token: MatchToken | None = None,
) -> PlayerTable:
    """Return the table as the seat of `decision` knows it; `seed` scrambles what it does not."""
    world = game.imagine(state, decision.seat, seed)
    return PlayerTable(game, seats, decision.seat, decision, world, token)


def read_move(game: Game[Any], move: Move | str) -> Move:
    """Return a move given as text or as an object, or raise UnknownWords if it is none."""
    if isinstance(move, str):
        return game.vocabulary.read(move)
    if not isinstance(move, Move):
        raise TypeError(f"a move is a text or a Move, not {move!r}")
    try:
        canonical = game.vocabulary.read(game.vocabulary.write(move))
    except (KeyError, IndexError, TypeError):
        canonical = None
    if canonical is None or sorted(canonical.nouns) != sorted(move.nouns):
        raise UnknownWords(f"{move!r} is no move of {game.name}")
    return canonical


class Chooser(Protocol):
    """Anything with a method `choose` that answers the decision of a table.

    The answer is one of `table.decision.options`, or its text (`table.option_texts()`).
    """

    def choose(self, table: PlayerTable) -> Move | str:
        """Return one of the options."""
        ...


class Player:
    """Somebody who answers decisions. One object plays one seat of one game."""

    def choose(self, table: PlayerTable) -> Move:
        """Return one of the options of `table.decision`."""
        raise NotImplementedError

    def prepare(self, table: PlayerTable) -> Iterator[None]:
        """Think about a decision in small steps; `choose` then answers it at once.

        Whoever must not wait looks around between the steps, and may leave the rest.
        """
        return iter(())

    def thoughts(self) -> dict[str, Any] | None:
        """Return what led to the last choice, as JSON data, if the player can tell."""
        return None
