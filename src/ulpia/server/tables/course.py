"""A game in progress from a snapshot on: play, undo, and who must choose."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import NothingToUndo
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.state import State, apply, decisions
from ulpia.kernel.together import Together


class TooOld(LookupError):
    """What is asked for lies before the snapshot from which the course was read."""


class Chosen:
    """A move in the course: its number in the log, and a copy of the state it was chosen in."""

    __slots__ = ("before", "move", "seat", "seq")

    def __init__(self, seq: int, seat: Seat, move: Move, before: Any) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before


class Course:
    """What `Match` is for a whole game, from any snapshot on, for a log with numbers."""

    def __init__(self, game: Game[Any], seats: int, state: Any, base: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.base = base  # nothing before this number of the log is known here
        self.chosen: list[Chosen] = []
        self.state: Any = state
        self.asked: list[Decision] = decisions(state)

    def is_over(self) -> bool:
        return not self.asked

    def waiting(self) -> list[int]:
        return sorted({int(decision.seat) for decision in self.asked})

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.asked, Seat(seat))

    def check(self, seat: int, move: Move) -> None:
        """Raise IllegalMove unless `seat` may choose `move` now."""
        for decision in self.asked:
            if decision.seat == seat and move in decision.options:
                return
        raise IllegalMove(self.game.why_not(self.state, Seat(seat), move) or Refusal("not_now"))

    def play(self, seq: int, seat: int, move: Move) -> list[Event]:
        """Play a move that was checked, and return the facts that follow."""
        self.chosen.append(Chosen(seq, Seat(seat), move, self.game.copy(self.state)))
        self.state.events = []
        apply(self.state, Seat(seat), move)
        self.asked = decisions(self.state)
        heard: list[Event] = self.state.events
        self.state.events = None
        return heard

    def remove(self, numbers: Collection[int]) -> None:
        """Take back the moves with these numbers; others that came later stay."""
        first = min(numbers)
        at = next((n for n, chosen in enumerate(self.chosen) if chosen.seq == first), None)
        if at is None:
            raise TooOld(first)
        later = self.chosen[at:]
        self.state = later[0].before
        self.asked = decisions(self.state)
        del self.chosen[at:]
        for chosen in later:
            if chosen.seq not in numbers:
                self.play(chosen.seq, chosen.seat, chosen.move)

    def forget_before(self, seq: int) -> None:
        """Let go of copies that are older than a snapshot."""
        self.chosen = [chosen for chosen in self.chosen if chosen.seq > seq]
        self.base = max(self.base, seq)

    def last_of(self, seat: int) -> Chosen | None:
        for chosen in reversed(self.chosen):
            if chosen.seat == seat:
                return chosen
        return None

    def undo_reach(self, seat: int) -> tuple[int, str | None]:
        """Return how many moves `seat` may take back freely; if none, the code of the reason."""
        now: State = self.state
        end = len(self.chosen)
        count = 0
        while True:
            at = end - 1
            while at >= 0 and self.chosen[at].seat != seat:
                at -= 1
            reason = self._why_no_undo(now, at, end)
            if reason is not None:
                return count, None if count else reason
            count += 1
            now, end = self.chosen[at].before, at

    def _why_no_undo(self, now: State, at: int, end: int) -> str | None:
        """Return why entry `at` cannot be taken back in state `now`, as `Match` judges it."""
        if at < 0:
            return "nothing_played" if not self.chosen else "others_have_played"
        before: State = self.chosen[at].before
        if before.reveals != now.reveals:
            return "revealed"
        if at == end - 1:
            return "turn_is_over" if before.turns + 1 < now.turns else None
        if not (is_together(before) and is_together(now)):
            return "others_have_played"
        return None

    def free_undo(self, seat: int) -> Chosen:
        """Return the move that `seat` may take back freely, or raise NothingToUndo."""
        reach, reason = self.undo_reach(seat)
        last = self.last_of(seat)
        if not reach or last is None:
            raise NothingToUndo(reason or "nothing_played")
        return last


def is_together(state: State) -> bool:
    """Say whether several seats decide at once."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Together)
