"""Several seats decide at once, unseen by each other."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import NOBODY_ASKED, LanesAsked, State, Step, apply, decisions

Lane = tuple[Step[Any], ...]
"""A small agenda of one seat; its next step is its last."""


class Together(Step[State]):
    """Several seats at once. The lane of a seat touches nothing but that seat's own things.

    While it is open every seat with something left in its lane may act, in any order, and the
    outcome is the same. Randomness inside a lane comes from `state.chance.fork(seat)`.
    """

    FIELDS = ("lanes", "opened")

    def __init__(self, lanes: tuple[Lane, ...], opened: bool = False) -> None:
        self.lanes: Final = lanes
        self.opened: Final = opened

    def ask(self, state: State) -> list[Decision]:
        if not self.opened:
            return NOBODY_ASKED
        known = state.lanes_asked
        if known is None or known.together is not self:
            known = LanesAsked(self, [ask_lane(state, lane) for lane in self.lanes])
            state.lanes_asked = known
        asked: list[Decision] = []
        for decision in known.decisions:
            if decision is not None:
                asked.append(decision)
        return asked

    def run(self, state: State) -> None:
        if not self.opened:
            lanes = [carry_on(state, lane) for lane in self.lanes]
            state.plan([Together(tuple(lanes), True)])

    def take(self, state: State, seat: Seat, move: Move) -> None:
        rest, state.agenda = state.agenda, list(self.lanes[seat])
        apply(state, seat, move)
        asked = decisions(state)
        lane, state.agenda = tuple(state.agenda), rest
        lanes = list(self.lanes)
        lanes[seat] = lane
        after = Together(tuple(lanes), True)
        state.agenda.append(after)
        known = state.lanes_asked
        if known is not None and known.together is self:
            known.together = after
            known.decisions[seat] = asked[0] if asked else None

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        lane = self.lanes[seat]
        return lane[-1].why_not(state, seat, move) if lane else None

    def is_waiting_for(self, seat: Seat) -> bool:
        return bool(self.lanes[seat])


def ask_lane(state: State, lane: Lane) -> Decision | None:
    """Return what the seat of a lane is asked; a lane asks nobody else."""
    if not lane:
        return None
    asked = lane[-1].ask(state)
    return asked[0] if asked else None


def carry_on(state: State, lane: Lane) -> Lane:
    """Run the automatic steps of one lane; return what is left of it."""
    rest, state.agenda = state.agenda, list(lane)
    decisions(state)
    left, state.agenda = tuple(state.agenda), rest
    return left
