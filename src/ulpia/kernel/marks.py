"""What a record's header says of how its game came about, beside the moves."""

from __future__ import annotations

from typing import Final


class StandIn:
    """A bot of `level` made `moves` of the moves of a seat that is a person's."""

    def __init__(self, seat: int, level: str, moves: int) -> None:
        self.seat: Final = seat
        self.level: Final = level
        self.moves: Final = moves

    def line(self) -> str:
        """Return it as a header says it."""
        return f"stand-in {self.seat} {self.level} {self.moves}"


def mark_lines(taken_back: int, stand_ins: list[StandIn]) -> list[str]:
    """Return what a header says of moves that were taken back and of bots that stood in."""
    lines = [stand_in.line() for stand_in in stand_ins]
    return [*lines, f"taken-back {taken_back}"] if taken_back else lines
