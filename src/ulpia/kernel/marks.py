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


def mark_lines(taken_back: int, stand_ins: list[StandIn], hints: dict[int, int]) -> list[str]:
    """Return what a header says of bots that stood in, of hints, and of moves taken back.

    `hints` is how many each seat has asked for.
    """
    lines = [stand_in.line() for stand_in in stand_ins]
    lines += [f"hints {seat} {count}" for seat, count in sorted(hints.items()) if count]
    return [*lines, f"taken-back {taken_back}"] if taken_back else lines
