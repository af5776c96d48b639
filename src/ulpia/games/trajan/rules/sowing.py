"""Sowing (R-10 to R-14): empty a tray, lay its markers one by one, move time."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import TRAYS, Action, Tray, following
from ulpia.games.trajan.components.markers import (
    COLOURS,
    COLOURS_IN,
    NO_MARKERS,
    ONE,
    SIZE,
    Colour,
    Markers,
    count,
    minus,
)
from ulpia.games.trajan.rules.actions import MAIN, PerformAction
from ulpia.games.trajan.rules.completing import CompleteTile
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.kernel.state import NOBODY_ASKED, Step
from ulpia.kernel.tables import NumberRows

SOW: Final = tuple([Move("sow", (tray,)) for tray in range(TRAYS)])
SOW_FROM: Final = tuple(
    [[SOW[tray] for tray in range(TRAYS) if (trays >> tray) & 1] for trays in range(1 << TRAYS)]
)
"""For each set of trays with markers, the moves that sow one of them."""
NEXT_TRAY: Final = tuple([following(Tray(tray)) for tray in range(TRAYS)])
DROP: Final = tuple([Move("drop", (colour,)) for colour in range(COLOURS)])
_DROPS: Final = {colours: [DROP[colour] for colour in colours] for colours in set(COLOURS_IN)}
DROP_FROM: Final = tuple([_DROPS[colours] for colours in COLOURS_IN])
"""For each bag of markers, the moves that lay one of them."""
ABOUT_TRAY: Final[NumberRows] = tuple([(tray,) for tray in range(TRAYS)])


class Sow(Step[Trajan]):
    """R-11: take all the markers of a tray that holds at least one."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: Trajan) -> list[Decision]:
        trays = state.players[self.seat].trays
        filled = 0
        for tray in range(TRAYS):
            if trays[tray]:
                filled |= 1 << tray
        options = SOW_FROM[filled]
        if len(options) == 1:
            return NOBODY_ASKED
        return [Decision(self.seat, "sow", options)]

    def run(self, state: Trajan) -> None:
        trays = state.players[self.seat].trays
        for tray in range(TRAYS):
            if trays[tray]:
                self._sow(state, Tray(tray))
                return

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        self._sow(state, Tray(move.nouns[0]))

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("tray_empty", 11, move.nouns) if move.verb == "sow" else None

    def _sow(self, state: Trajan, tray: Tray) -> None:
        seat = self.seat
        trays = state.players[seat].trays
        hand = Markers(trays[tray])
        trays[tray] = NO_MARKERS
        steps = SIZE[hand]
        target = following(tray, steps)  # the emptied tray is not skipped
        if state.events is not None:  # frequent: not even made for nobody
            state.emit("sown", seat, (tray, steps, target))
        move_time(state, steps)
        state.plan(
            [
                Drop(seat, NEXT_TRAY[tray], hand),
                CompleteTile(seat, target),
                PerformAction(seat, Action(target), MAIN),
            ]
        )


class Drop(Step[Trajan]):
    """R-11: lay one marker on each following tray, choosing which goes where."""

    FIELDS = ("seat", "tray", "hand")

    def __init__(self, seat: Seat, tray: Tray, hand: Markers) -> None:
        self.seat: Final = seat
        self.tray: Final = tray
        self.hand: Final = hand

    def ask(self, state: Trajan) -> list[Decision]:
        options = DROP_FROM[self.hand]
        if len(options) == 1:
            return NOBODY_ASKED
        return [Decision(self.seat, "drop", options, ABOUT_TRAY[self.tray])]

    def run(self, state: Trajan) -> None:
        tray = self.tray
        for colour in COLOURS_IN[self.hand]:
            for _ in range(count(self.hand, colour)):
                drop(state, self.seat, tray, colour)
                tray = NEXT_TRAY[tray]

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        colour = Colour(move.nouns[0])
        drop(state, seat, self.tray, colour)
        state.agenda.append(Drop(seat, NEXT_TRAY[self.tray], minus(self.hand, colour)))

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("no_such_marker", 11, move.nouns) if move.verb == "drop" else None


def drop(state: Trajan, seat: Seat, tray: Tray, colour: Colour) -> None:
    state.players[seat].trays[tray] += ONE[colour]
    if state.events is not None:  # by far the most frequent event
        state.emit("marker_dropped", seat, (colour, tray))


def move_time(state: Trajan, steps: int) -> None:
    """R-13: time moves when the number is announced; what it brings waits for the turn's end."""
    reached = state.clock + steps
    state.clock = reached % state.track
    state.crossings = reached // state.track
    if state.events is not None:
        state.emit("time_moved", NOBODY, (steps, state.clock))
