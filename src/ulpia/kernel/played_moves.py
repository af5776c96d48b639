"""Moves that were played, and why they may or may not be taken back."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.events import Event
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import State
from ulpia.kernel.together import Together


class NothingToUndo(ValueError):
    """The seat has no move it could still take back; `code` says why, `sentence` in words."""

    def __init__(self, code: str, sentence: str = "") -> None:
        super().__init__(sentence or code)
        self.code: Final = code


class TooOld(LookupError):
    """The entry lies before the snapshot that the match began with."""


class PlayedMove:
    """One move of a match: its number, who chose it, and the events that followed.

    `before` is a copy of the state it was chosen in, None where the match keeps no copies.
    `hold`: the end of the turn was to wait for a confirmation; `end_number` is the number of that.
    `joined`: one click has played it together with the seat's move before it.
    """

    __slots__ = ("before", "end_number", "events", "hold", "joined", "move", "number", "seat")

    def __init__(
        self, number: int, seat: Seat, move: Move, hold: bool, joined: bool, before: Any
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.hold: Final = hold
        self.joined: Final = joined
        self.before: Final = before
        self.end_number = 0  # 0: the turn was not held back, or still is
        self.events: list[Event] = []  # those of the end of the turn too

    def numbers(self) -> list[int]:
        return [self.number, self.end_number] if self.end_number else [self.number]

    def __eq__(self, other: object) -> bool:
        """Say whether the same seat chose the same move."""
        return isinstance(other, PlayedMove) and self.seat == other.seat and self.move == other.move

    def __hash__(self) -> int:
        return hash((self.seat, self.move))

    def __repr__(self) -> str:
        return f"PlayedMove({self.number}, {self.seat}, {self.move!r})"


def first_click(moves: list[PlayedMove]) -> list[PlayedMove]:
    """Return the first of some moves of a seat, newest first, and those played with it."""
    click: list[PlayedMove] = []
    for played in moves:
        click.append(played)
        if not played.joined:
            break
    return click


def is_together(state: State) -> bool:
    """Say whether several seats decide at once."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Together)


def why_not_undo(seat: Seat, before: State, now: State, is_last: bool) -> str | None:
    """Return why a seat's move, chosen in state `before`, cannot be taken back in state `now`.

    Undo is free inside a turn until something hidden was revealed: the state's count of reveals
    says so, not marks on moves. While several seats decide at once, the moves of the others and
    what they alone have looked at do not stand in the way. `is_last`: nobody has played since.
    """
    if before.reveals_to(seat) != now.reveals_to(seat):
        return "revealed"
    if is_last:
        return "turn_is_over" if before.turns + 1 < now.turns else None
    if is_together(before) and is_together(now):
        return None
    return "others_have_played"
