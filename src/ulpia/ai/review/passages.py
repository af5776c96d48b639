"""What a review judges at once: the moves of a seat until it learnt something new."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.played_moves import PlayedMove, is_together
from ulpia.kernel.state import decisions


class Passage:
    """A turn, cut where something hidden was revealed to its seat.

    `entries` are indices of the match's log; while several seats decide at once they need not be
    neighbours. `turn` counts the turns of the game.
    """

    def __init__(self, seat: Seat, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn
        self.entries: Final[list[int]] = []

    def first(self) -> int:
        return self.entries[0]

    def last(self) -> int:
        return self.entries[-1]

    def moves(self, match: Match[Any]) -> list[Move]:
        return [match.log[entry].move for entry in self.entries]


def cut_passages(match: Match[Any]) -> list[Passage]:
    """Return all that was decided, in the order in which it ended; set-up included."""
    found: list[Passage] = []
    going_on: dict[Seat, Passage] = {}
    for entry, played in enumerate(match.log):
        passage = going_on.get(played.seat)
        if passage is None or not continues(match, passage, entry):
            passage = Passage(played.seat, played.before.turns)
            going_on[played.seat] = passage
            found.append(passage)
        passage.entries.append(entry)
    found.sort(key=Passage.last)
    return found


def continues(match: Match[Any], passage: Passage, entry: int) -> bool:
    """Say whether an entry belongs to the passage of its seat that is going on."""
    first, played = match.log[passage.first()], match.log[entry]
    if first.before.turns != played.before.turns:
        return False
    if first.before.reveals_to(played.seat) != played.before.reveals_to(played.seat):
        return False
    return passage.last() == entry - 1 or (is_together(first.before) and is_together(played.before))


def options_of(played: PlayedMove) -> int:
    """Return among how many options a move was chosen."""
    decision = decision_of(decisions(played.before), played.seat)
    assert decision is not None, "who has moved was asked"
    return len(decision.options)


def chosen_entries(match: Match[Any], passage: Passage) -> list[int]:
    """Return the entries from the first on that was a choice at all; none if nothing was."""
    for at, entry in enumerate(passage.entries):
        if options_of(match.log[entry]) > 1:
            return passage.entries[at:]
    return []


def state_after(match: Match[Any], entry: int) -> Any:
    """Return the table after an entry of the log; -1: before the first."""
    return match.log[entry + 1].before if entry + 1 < len(match.log) else match.state
