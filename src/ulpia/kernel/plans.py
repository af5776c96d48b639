"""What games tell about plans: turns that were played out, goals in reach, rules to stop by."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.events import Event
from ulpia.kernel.moves import Move


class PlannedTurn:
    """An own turn of a plan: its moves, what was chosen among, what happened and what it scored.

    `is_over`: nothing more would be asked in it. `reveals`: it shows something that nobody can
    foresee, so nothing behind that can be planned.
    """

    __slots__ = ("choices", "events", "is_over", "moves", "points", "reveals")

    def __init__(
        self,
        moves: list[Move],
        choices: list[list[Move]],
        events: list[Event],
        points: list[int],
        is_over: bool,
        reveals: bool,
    ) -> None:
        self.moves: Final = moves
        self.choices: Final = choices
        self.events: Final = events
        self.points: Final = points
        self.is_over: Final = is_over
        self.reveals: Final = reveals


class Goal:
    """A goal that own turns can reach: its sentence has the signature of that name.

    `turns` are the moves with which each of these turns would begin.
    """

    __slots__ = ("name", "turns", "values")

    def __init__(self, name: str, values: tuple[int, ...], turns: list[list[Move]]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.turns: Final = turns


class StopRule:
    """A rule that stops a standing order: a name of the game's vocabulary, and what it is about."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, StopRule) and self.name == other.name and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.name, self.values))

    def __repr__(self) -> str:
        return f"StopRule({self.name!r}, {self.values!r})"
