"""The table of the game of stakes: everybody has three hidden cards and some points."""

from __future__ import annotations

from typing import ClassVar

from ulpia.kernel.state import State


class Stakes(State):
    """Hidden hands, hidden stakes of the round, open points."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "seats",
        "hands",
        "staked",
        "played",
        "points",
    )

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed)
        self.seats = seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.staked: list[int] = [-1] * seats
        self.played: tuple[int, ...] = ()
        self.points: list[int] = [0] * seats

    def copy(self) -> Stakes:
        other = Stakes.__new__(Stakes)
        other.chance = self.chance.copy()
        other.agenda = self.agenda[:]
        other.events = None
        other.reveals = self.reveals
        other.turns = self.turns
        other.seats = self.seats
        other.hands = self.hands[:]
        other.staked = self.staked[:]
        other.played = self.played
        other.points = self.points[:]
        return other
