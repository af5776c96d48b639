"""Who sits at a table besides people: kinds of players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from ulpia.cli.wrong_use import WrongUse
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import State


class Table:
    """All that a player, human or machine, may know at a decision."""

    def __init__(self, match: Match[Any], decision: Decision) -> None:
        self.seat: Final[Seat] = decision.seat
        self.decision: Final = decision
        self.view: Final[dict[str, Any]] = match.game.view(match.state, decision.seat)
        self._match: Final = match

    def imagine(self, seed: int) -> State:
        """Return a possible world, free to be changed."""
        world: State = self._match.game.imagine(self._match.state, self.seat, seed)
        return world


class Player(Protocol):
    """Chooses one of the options of a decision."""

    def choose(self, table: Table) -> Move: ...


class RandomPlayer:
    """Takes any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)

    def choose(self, table: Table) -> Move:
        options = table.decision.options
        return options[self.dice.below(len(options))]


KINDS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer}
"""The kinds of players there are; each is made from a seed."""


def chosen_kinds(text: str, count: int) -> list[str]:
    """Return `count` kinds of players from `random`, one for all, or `random,random,…`."""
    kinds = [word.strip() for word in text.split(",")]
    if len(kinds) == 1:
        kinds *= count
    if len(kinds) != count:
        raise WrongUse(f"--players names {len(kinds)} players, but {count} are needed")
    for kind in kinds:
        if kind not in KINDS:
            raise WrongUse(f"there are no players {kind!r}; there are: {', '.join(KINDS)}")
    return kinds
