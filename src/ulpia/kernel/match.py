"""A game in progress: play, undo, replay."""

from __future__ import annotations

from typing import Final, Generic

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.state import S, apply, decisions
from ulpia.kernel.together import Together


class NothingToUndo(ValueError):
    """The seat has no move it could still take back; `code` says why, `sentence` in words."""

    def __init__(self, code: str, sentence: str = "") -> None:
        super().__init__(sentence or code)
        self.code: Final = code


class Entry:
    """One line of the log: who chose what."""

    __slots__ = ("move", "seat")

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat: Final = seat
        self.move: Final = move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.seat == other.seat and self.move == other.move

    def __hash__(self) -> int:
        return hash((self.seat, self.move))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.move!r})"


class Match(Generic[S]):
    """A game in progress: game, options, seed and log. All else can be rebuilt from these.

    `opening` holds the facts of the set-up before the first choice, `facts[n]` those that
    followed the n-th entry of the log, `before[n]` a copy of the state it was chosen in.
    """

    def __init__(self, game: Game[S], seats: int, options: dict[str, str], seed: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.complete_options(seats, options)
        self.seed: Final = seed
        self.log: list[Entry] = []
        self.facts: list[list[Event]] = []
        self.before: list[S] = []
        self.state: S = game.start(seats, options, seed)
        self.state.events = []
        self._asked: list[Decision] = decisions(self.state)
        self.opening: list[Event] = self._heard()

    def waiting(self) -> list[Decision]:
        """Return who must choose now. Empty: the game is over."""
        return self._asked

    def is_over(self) -> bool:
        return not self._asked

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return Refusal("no_such_seat", 0, (seat,))
        return self.game.why_not(self.state, seat, move)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move and return the facts that follow, or raise IllegalMove and change nothing."""
        for decision in self._asked:
            if decision.seat == seat and move in decision.options:
                return self._go_on(Entry(seat, move))
        reason = self.why_not(seat, move)
        assert reason is not None, "a move that is no option must have a reason"
        raise IllegalMove(reason)

    def undo_reach(self, seat: Seat) -> int:
        """Return the number of the entry that `undo` would take back, or raise NothingToUndo.

        Undo is free inside a turn until something hidden was revealed: the state's count of
        reveals says so, not marks on moves. While several seats decide at once, the moves of the
        others and what they alone have looked at do not stand in the way.
        """
        last = len(self.log) - 1
        while last >= 0 and self.log[last].seat != seat:
            last -= 1
        if last < 0:
            raise NothingToUndo("nothing_played")
        before = self.before[last]
        if before.reveals_to(seat) != self.state.reveals_to(seat):
            raise NothingToUndo("revealed")
        if last == len(self.log) - 1:
            if before.turns + 1 < self.state.turns:
                raise NothingToUndo("turn_is_over")
            return last
        if not (self._is_together(before) and self._is_together(self.state)):
            raise NothingToUndo("others_have_played")
        return last

    def undo(self, seat: Seat) -> Entry:
        """Take the last move of `seat` back, or raise NothingToUndo and change nothing."""
        last = self.undo_reach(seat)
        undone = self.log[last]
        later = self.log[last + 1 :]
        self.state = self.before[last]
        self._asked = decisions(self.state)
        del self.log[last:], self.facts[last:], self.before[last:]
        for entry in later:  # of other seats, beside ours in the same Together
            self._go_on(entry)
        return undone

    def _is_together(self, state: S) -> bool:
        return bool(state.agenda) and isinstance(state.agenda[-1], Together)

    def _go_on(self, entry: Entry) -> list[Event]:
        self.before.append(self.game.copy(self.state))
        self.log.append(entry)
        self.state.events = []
        apply(self.state, entry.seat, entry.move)
        self._asked = decisions(self.state)
        self.facts.append(self._heard())
        return self.facts[-1]

    def _heard(self) -> list[Event]:
        heard = self.state.events
        self.state.events = None
        assert heard is not None
        return heard
