"""A game in progress from a snapshot on: play, undo, and who must choose."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import NothingToUndo
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.state import State, apply, decisions, has_come_to_the_end_of_a_turn
from ulpia.kernel.together import Together

MAX_FINISHING_MOVES: Final = 3


class TooOld(LookupError):
    """What is asked for lies before the snapshot from which the course was read."""


class Chosen:
    """A move in the course: its number in the log, and a copy of the state it was chosen in.

    `ended` is the number of the entry that ended the turn after it, where that was held back.
    `joined`: one click has played it together with the seat's move before it.
    """

    __slots__ = ("before", "ended", "events", "hold", "joined", "move", "seat", "seq")

    def __init__(
        self, seq: int, seat: Seat, move: Move, hold: bool, joined: bool, before: Any
    ) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.move: Final = move
        self.hold: Final = hold
        self.joined: Final = joined
        self.before: Final = before
        self.ended: int | None = None
        self.events: list[Event] = []  # what followed, the end of its turn too

    def numbers(self) -> list[int]:
        return [self.seq] if self.ended is None else [self.seq, self.ended]


class Course:
    """What `Match` is for a whole game, from any snapshot on, for a log with numbers.

    `held` is a seat whose turn is over but for its word: it may end it or take moves back, and
    nobody else is asked meanwhile.
    """

    def __init__(
        self, game: Game[Any], seats: int, state: Any, base: int, held: int | None = None
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.base = base  # nothing before this number of the log is known here
        self.chosen: list[Chosen] = []
        self.state: Any = state
        self.held: int | None = held
        self.asked: list[Decision] = [] if held is not None else decisions(state)

    def is_over(self) -> bool:
        return not self.asked and self.held is None

    def waiting(self) -> list[int]:
        if self.held is not None:
            return [self.held]
        return sorted({int(decision.seat) for decision in self.asked})

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.asked, Seat(seat))

    def check(self, seat: int, move: Move) -> None:
        """Raise IllegalMove unless `seat` may choose `move` now."""
        for decision in self.asked:
            if decision.seat == seat and move in decision.options:
                return
        if self.held is not None:
            is_own = seat == self.held
            raise IllegalMove(
                Refusal("not_now") if is_own else Refusal("not_your_turn", 0, (self.held,))
            )
        raise IllegalMove(self.game.why_not(self.state, Seat(seat), move) or Refusal("not_now"))

    def trial(self) -> Course:
        """Return a course at the same state, to try moves in."""
        return Course(self.game, self.seats, self.game.copy(self.state), self.base, self.held)

    def play(
        self, seq: int, seat: int, move: Move, hold: bool = False, joined: bool = False
    ) -> list[Event]:
        """Play a move that was checked, and return the facts that follow.

        With `hold` the end of the turn waits for the seat's word: nothing of it has happened yet.
        """
        before = self.game.copy(self.state)
        self.chosen.append(Chosen(seq, Seat(seat), move, hold, joined, before))
        self.state.events = []
        apply(self.state, Seat(seat), move)
        if hold and has_come_to_the_end_of_a_turn(self.state):
            self.held, self.asked = seat, []
        else:
            self.asked = decisions(self.state)
        self.chosen[-1].events = self._heard()
        return self.chosen[-1].events

    def end_turn(self, seq: int) -> list[Event]:
        """Let a turn end that was held back, and return the facts that follow."""
        assert self.held is not None
        last = self.last_of(self.held)
        if last is not None:  # else it lies before the snapshot
            last.ended = seq
        self.held = None
        self.state.events = []
        self.asked = decisions(self.state)
        events = self._heard()
        if last is not None:
            last.events = [*last.events, *events]
        return events

    def _heard(self) -> list[Event]:
        heard: list[Event] = self.state.events
        self.state.events = None
        return heard

    def turn_of(self, seat: int) -> Chosen | None:
        """Return the first move of the turn that `seat` is about to end."""
        first = None
        for chosen in reversed(self.chosen):
            if chosen.seat != seat or chosen.before.turns != self.state.turns:
                break
            first = chosen
        return first

    def moves_to_turn_end(self, seat: int) -> list[Move]:
        """Return the moves with which `seat` can end its turn at once; none if more follows.

        Each of them only finishes what is asked (`Game.finishing_move`), and nothing is revealed.
        """
        decision = self.decision(seat)
        if decision is None or self.game.finishing_move(decision) is None:
            return []
        trial: State = self.game.copy(self.state)
        moves: list[Move] = []
        while decision is not None and len(moves) < MAX_FINISHING_MOVES:
            move = self.game.finishing_move(decision)
            if move is None:
                return []
            apply(trial, Seat(seat), move)
            moves.append(move)
            if has_come_to_the_end_of_a_turn(trial):
                return moves if trial.reveals == self.state.reveals else []
            decision = decision_of(decisions(trial), Seat(seat))
        return []

    def remove(self, numbers: Collection[int]) -> None:
        """Take back the moves with these numbers; others that came later stay."""
        first = min(numbers)
        at = next((n for n, chosen in enumerate(self.chosen) if chosen.seq == first), None)
        if at is None:
            raise TooOld(first)
        later = self.chosen[at:]
        self.state = later[0].before
        self.held = None
        self.asked = decisions(self.state)
        del self.chosen[at:]
        for chosen in later:
            if chosen.seq not in numbers:
                self.play(chosen.seq, chosen.seat, chosen.move, chosen.hold, chosen.joined)
                if chosen.ended is not None:
                    self.end_turn(chosen.ended)

    def forget_before(self, seq: int) -> None:
        """Let go of copies that are older than a snapshot."""
        self.chosen = [chosen for chosen in self.chosen if chosen.seq > seq]
        self.base = max(self.base, seq)

    def last_of(self, seat: int) -> Chosen | None:
        for chosen in reversed(self.chosen):
            if chosen.seat == seat:
                return chosen
        return None

    def since(self, seq: int) -> list[Chosen]:
        """Return the moves from entry `seq` on, or raise TooOld."""
        later = [chosen for chosen in self.chosen if chosen.seq >= seq]
        if not later or later[0].seq != seq:
            raise TooOld(seq)
        return later

    def last_click_of(self, seat: int) -> list[Chosen]:
        """Return the moves that the last click of `seat` has played, the newest first."""
        return click_of([chosen for chosen in reversed(self.chosen) if chosen.seat == seat])

    def undo_reach(self, seat: int) -> tuple[int, str | None]:
        """Return how many clicks `seat` may take back freely; if none, the code of the reason."""
        free, reason = self._free_moves(seat)
        count = 0
        while free:
            del free[: len(click_of(free))]
            count += 1
        return count, reason

    def _free_moves(self, seat: int) -> tuple[list[Chosen], str | None]:
        """Return the moves `seat` may take back freely, newest first; if none, why."""
        now: State = self.state
        end = len(self.chosen)
        free: list[Chosen] = []
        while True:
            at = end - 1
            while at >= 0 and self.chosen[at].seat != seat:
                at -= 1
            reason = self._why_no_undo(seat, now, at, end)
            if reason is not None:
                return free, None if free else reason
            free.append(self.chosen[at])
            now, end = self.chosen[at].before, at

    def _why_no_undo(self, seat: int, now: State, at: int, end: int) -> str | None:
        """Return why entry `at` cannot be taken back in state `now`, as `Match` judges it."""
        if at < 0:
            return "nothing_played" if not self.chosen else "others_have_played"
        before: State = self.chosen[at].before
        if before.reveals_to(Seat(seat)) != now.reveals_to(Seat(seat)):
            return "revealed"
        if at == end - 1:
            return "turn_is_over" if before.turns + 1 < now.turns else None
        if not (is_together(before) and is_together(now)):
            return "others_have_played"
        return None

    def free_undo(self, seat: int) -> list[int]:
        """Return the numbers of the last click, as far as `seat` may take it back freely."""
        free, reason = self._free_moves(seat)
        if not free:
            raise NothingToUndo(reason or "nothing_played")
        return sorted([number for chosen in click_of(free) for number in chosen.numbers()])


def click_of(moves: list[Chosen]) -> list[Chosen]:
    """Return the first of some moves of a seat, newest first, and those played with it."""
    click: list[Chosen] = []
    for chosen in moves:
        click.append(chosen)
        if not chosen.joined:
            break
    return click


def is_together(state: State) -> bool:
    """Say whether several seats decide at once."""
    return bool(state.agenda) and isinstance(state.agenda[-1], Together)
