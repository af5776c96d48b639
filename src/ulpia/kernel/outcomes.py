"""What a move would bring, and what a seat had better not miss: told before moves are made."""

from __future__ import annotations

from typing import Final


class Outcome:
    """What an option brings, as far as the seat that is asked can know it.

    `name` is that of the option's verb, or begins with it (`build_empty`): the sentence. It may
    use the move's own words, `values` by the signature of that name, `points` that are scored at
    once and `later`, what the next scoring would change by.
    """

    __slots__ = ("later", "name", "points", "values")

    def __init__(
        self, name: str, values: tuple[int, ...] = (), points: int = 0, later: int = 0
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.points: Final = points
        self.later: Final = later

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.name == other.name
            and self.values == other.values
            and self.points == other.points
            and self.later == other.later
        )

    def __hash__(self) -> int:
        return hash((self.name, self.values, self.points, self.later))

    def __repr__(self) -> str:
        return f"Outcome({self.name!r}, {self.values!r}, {self.points}, {self.later})"


class Caution:
    """What a seat had better know now; its sentence has the signature of that name."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Caution) and self.name == other.name and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.name, self.values))

    def __repr__(self) -> str:
        return f"Caution({self.name!r}, {self.values!r})"


class Joint:
    """Several moves that are offered as one choice: what it names, and what it would bring.

    `moves` are texts, as they are sent: those that nobody is asked for are left out.
    """

    __slots__ = ("moves", "nouns", "outcome")

    def __init__(self, moves: list[str], nouns: tuple[int, ...], outcome: Outcome) -> None:
        self.moves: Final = moves
        self.nouns: Final = nouns  # of the kind that the moves' verb names
        self.outcome: Final = outcome


def verb_of(name: str) -> str:
    """Return the verb that an outcome belongs to."""
    return name.partition("_")[0]
