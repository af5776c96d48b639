"""What happened, for logs and animation. Rules emit events and never read them."""

from __future__ import annotations

from typing import Final

from ulpia.kernel.moves import Seat

ALL: Final = -1
"""The audience of an open event: every bit is set, so every seat and every spectator hears it."""


def only(seat: Seat) -> int:
    """Return the audience that consists of `seat` alone; audiences are combined with `|`."""
    return 1 << seat


def others(seat: Seat) -> int:
    """Return the audience of everybody but `seat`, spectators included."""
    return ~(1 << seat)


class Event:
    """What happened: its name, who did it, and the numbers it speaks of."""

    __slots__ = ("audience", "name", "seat", "values")

    def __init__(self, name: str, seat: Seat, values: tuple[int, ...], audience: int) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.values: Final = values
        self.audience: Final = audience

    def is_for(self, seat: Seat | None) -> bool:
        """Say whether `seat` may hear of it; None stands for a spectator."""
        if seat is None:
            return self.audience < 0  # only endless audiences reach beyond the seats
        return (self.audience >> seat) & 1 == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.name == other.name
            and self.seat == other.seat
            and self.values == other.values
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.values))

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.values!r}, {self.audience})"
