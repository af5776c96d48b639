"""A game in progress: play, let a turn await its confirmation, undo, go on from a snapshot."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Generic

from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, IllegalMove, Move, Refusal, Seat
from ulpia.kernel.played_moves import (
    NothingToUndo,
    PlayedMove,
    TooOld,
    first_click,
    why_not_undo,
)
from ulpia.kernel.state import S, apply, decisions, run_until_turn_end

KEEPS_NOTHING: Final = 0
"""For learning machines and trials: the match is its state, and nobody hears of events."""
KEEPS_MOVES: Final = 1
"""For records: moves and their events, but no copies, so that nothing can be undone."""
KEEPS_COPIES: Final = 2
"""Everything, with a copy of the state before each move."""

NEXT: Final = -1


class Snapshot(Generic[S]):
    """A state to go on from. `base` is the number of the last entry before it."""

    def __init__(self, state: S, base: int = 0, awaiting: int | None = None) -> None:
        self.state: Final = state
        self.base: Final = base
        self.awaiting: Final = awaiting  # the seat that must confirm the end of its turn


class Match(Generic[S]):
    """A game in progress: game, options, seed and the moves played. All else follows from these.

    `opening` holds the events of the set-up before the first choice. Nothing is known here of what
    happened up to entry `base`. `awaiting_confirmation` is a seat whose turn is over but for its
    word: it may end it or take moves back, and nobody else is asked meanwhile.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: dict[str, str],
        seed: int,
        snapshot: Snapshot[S] | None = None,
        base: int = 0,
        keeps: int = KEEPS_COPIES,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.keeps: Final = keeps
        self.log: list[PlayedMove] = []
        self.opening: list[Event] = []
        self.awaiting_confirmation: int | None = None
        self._asked: list[Decision] = []
        if snapshot is None:
            self.options: dict[str, str] = game.complete_options(seats, options)
            self.base = base
            self.state: S = game.start(seats, options, seed)
            self.opening = self._begin()
        else:
            self.options = options
            self.base = snapshot.base
            self.state = snapshot.state
            self.awaiting_confirmation = snapshot.awaiting
            if snapshot.awaiting is None:
                self._asked = decisions(self.state)

    def _begin(self) -> list[Event]:
        if self.keeps != KEEPS_NOTHING:
            self.state.events = []
        self._asked = decisions(self.state)
        return self._drain_events()

    # what is asked

    def waiting(self) -> list[Decision]:
        """Return who must choose now; nobody if the game is over or a turn awaits confirmation."""
        return self._asked

    def waiting_seats(self) -> list[int]:
        """Return the seats that the game waits for, to choose or to confirm."""
        if self.awaiting_confirmation is not None:
            return [self.awaiting_confirmation]
        return sorted({int(decision.seat) for decision in self._asked})

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self._asked, Seat(seat))

    def is_over(self) -> bool:
        return not self._asked and self.awaiting_confirmation is None

    # moves

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return Refusal("no_such_seat", 0, (seat,))
        awaited = self.awaiting_confirmation
        if awaited is None:
            return self.game.why_not(self.state, seat, move)
        return Refusal("not_now") if seat == awaited else Refusal("not_your_turn", 0, (awaited,))

    def require_legal(self, seat: Seat, move: Move) -> None:
        """Raise IllegalMove unless `seat` may choose `move` now."""
        for decision in self._asked:
            if decision.seat == seat and move in decision.options:
                return
        reason = self.why_not(seat, move)
        assert reason is not None, "a move that is no option must have a reason"
        raise IllegalMove(reason)

    def play(
        self, seat: Seat, move: Move, number: int = NEXT, hold: bool = False, joined: bool = False
    ) -> list[Event]:
        """Play a move and return its events, or raise IllegalMove and change nothing.

        With `hold` the end of the turn awaits the seat's confirmation: nothing of it has happened
        yet. `number` is that of the entry; without it entries are counted.
        """
        self.require_legal(seat, move)
        if self.keeps == KEEPS_NOTHING:
            apply(self.state, seat, move)
            self._ask(seat, hold)
            return []
        return self._go_on(seat, move, self._next() if number == NEXT else number, hold, joined)

    def end_turn(self, number: int = NEXT) -> list[Event]:
        """End the turn that awaits confirmation, and return its events."""
        assert self.awaiting_confirmation is not None
        last = self.last_move_of(self.awaiting_confirmation)
        if last is not None:  # else it lies before the snapshot
            last.end_number = self._next() if number == NEXT else number
        self.awaiting_confirmation = None
        events = self._begin()
        if last is not None:
            last.events = [*last.events, *events]
        return events

    def trial(self) -> Match[S]:
        """Return a match at the same state, to try moves in."""
        here = Snapshot(self.game.copy(self.state), self.base, self.awaiting_confirmation)
        return Match(self.game, self.seats, self.options, self.seed, here, keeps=KEEPS_NOTHING)

    def _next(self) -> int:
        return max(self.log[-1].numbers()) + 1 if self.log else self.base + 1

    def _go_on(self, seat: Seat, move: Move, number: int, hold: bool, joined: bool) -> list[Event]:
        before = self.game.copy(self.state) if self.keeps == KEEPS_COPIES else None
        played = PlayedMove(number, seat, move, hold, joined, before)
        self.log.append(played)
        self.state.events = []
        apply(self.state, seat, move)
        self._ask(seat, hold)
        played.events = self._drain_events()
        return played.events

    def _ask(self, seat: Seat, hold: bool) -> None:
        if hold and run_until_turn_end(self.state):
            self.awaiting_confirmation = seat
            self._asked = []
        else:
            self._asked = decisions(self.state)

    def _drain_events(self) -> list[Event]:
        events = self.state.events
        self.state.events = None
        return [] if events is None else events

    # the moves played

    def last_move_of(self, seat: int) -> PlayedMove | None:
        for played in reversed(self.log):
            if played.seat == seat:
                return played
        return None

    def last_click_of(self, seat: int) -> list[PlayedMove]:
        """Return the moves that the last click of `seat` has played, the newest first."""
        return first_click([played for played in reversed(self.log) if played.seat == seat])

    def first_move_of_turn(self, seat: int) -> PlayedMove | None:
        """Return the first move of the turn that `seat` is about to end."""
        first = None
        for played in reversed(self.log):
            if played.seat != seat or played.before.turns != self.state.turns:
                break
            first = played
        return first

    def moves_since(self, number: int) -> list[PlayedMove]:
        """Return the moves from entry `number` on, or raise TooOld."""
        later = [played for played in self.log if played.number >= number]
        if not later or later[0].number != number:
            raise TooOld(number)
        return later

    def forget_before(self, number: int) -> None:
        """Drop moves, and the copies with them, that are older than a snapshot."""
        self.log = [played for played in self.log if played.number > number]
        self.base = max(self.base, number)

    # undo

    def undoable_moves(self, seat: Seat) -> list[PlayedMove]:
        """Return the moves that `seat` may take back freely, newest first, if it has any.

        Otherwise raise NothingToUndo with the reason.
        """
        free: list[PlayedMove] = []
        reason = ""
        now, end = self.state, len(self.log)
        while True:
            at = self._last_index_of(seat, end)
            reason = self._why_not_undo(seat, now, at, end)
            if reason:
                break
            free.append(self.log[at])
            now, end = self.log[at].before, at
        if not free:
            raise NothingToUndo(reason)
        return free

    def require_undoable(self, seat: Seat) -> PlayedMove:
        """Return the last move of `seat` if it may take it back freely, or raise NothingToUndo."""
        at = self._last_index_of(seat, len(self.log))
        reason = self._why_not_undo(seat, self.state, at, len(self.log))
        if reason:
            raise NothingToUndo(reason)
        return self.log[at]

    def undo(self, seat: Seat) -> PlayedMove:
        """Take the last move of `seat` back, or raise NothingToUndo and change nothing."""
        undone = self.require_undoable(seat)
        self.remove(undone.numbers())
        return undone

    def remove(self, numbers: Collection[int]) -> None:
        """Take back the moves with these numbers, or raise TooOld; others that came later stay."""
        later = self.moves_since(min(numbers))
        del self.log[len(self.log) - len(later) :]
        self.state = later[0].before
        self.awaiting_confirmation = None
        self._asked = decisions(self.state)
        for played in later:
            if played.number not in numbers:
                self._go_on(played.seat, played.move, played.number, played.hold, played.joined)
                if played.end_number:
                    self.end_turn(played.end_number)

    def _last_index_of(self, seat: Seat, end: int) -> int:
        at = end - 1
        while at >= 0 and self.log[at].seat != seat:
            at -= 1
        return at

    def _why_not_undo(self, seat: Seat, now: S, at: int, end: int) -> str:
        """Return why the move at index `at` cannot be taken back in state `now`; "" if it can."""
        if at < 0:  # after a snapshot it may have moves that are not known here
            return "others_have_played" if self.base and self.log else "nothing_played"
        return why_not_undo(seat, self.log[at].before, now, at == end - 1) or ""
