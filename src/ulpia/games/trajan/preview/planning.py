"""Own turns to come: how one begins while the others stand still, and what time may do before it.

R-13: how many markers the others sow is theirs to choose, but never none, and never more than lie
in the fullest tray that they can make. So it is known when the quarter may end, and when it must.
"""

from __future__ import annotations

from ulpia.games.trajan.components.actions import TRAYS, Tray
from ulpia.games.trajan.components.demands import OPEN_DEMANDS
from ulpia.games.trajan.components.markers import SIZE, Markers
from ulpia.games.trajan.preview.ways import counts_after
from ulpia.games.trajan.rules.quarter import CloseQuarter, EndQuarter, PickBonus
from ulpia.games.trajan.rules.sowing import Sow
from ulpia.games.trajan.rules.turn import Turn
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.outcomes import Caution
from ulpia.kernel.plans import PlannedTurn


def begin_planned_turn(state: Trajan, seat: Seat) -> bool:
    """Put the next own turn in the place of everything to come; the end of a round waits."""
    if not state.turns or state.tie_order:
        return False
    for step in state.agenda:
        if isinstance(step, EndQuarter | PickBonus | CloseQuarter):
            return False
    state.agenda = [Turn(seat)]
    state.crossings = 0
    return True


def plan_cautions(state: Trajan, seat: Seat, turns: list[PlannedTurn]) -> list[Caution | None]:
    """R-62: say before which of the planned turns the quarter may be over, or must be."""
    left = state.track - state.clock + track_of_rounds(state)
    own = 0
    told: list[Caution | None] = []
    for number, turn in enumerate(turns):
        fewest, most = steps_of_others(state, seat, number)
        if own + fewest >= left:
            told.append(Caution("quarter_will_end"))
        elif own + most >= left:
            told.append(Caution("quarter_may_end"))
        else:
            told.append(None)
        own += steps_sown(turn)
    return told


def track_of_rounds(state: Trajan) -> int:
    """Return the steps of all rounds of the quarter behind this one."""
    return (OPEN_DEMANDS - len(state.demands) - state.crossings) * state.track


def steps_sown(turn: PlannedTurn) -> int:
    return sum([event.values[1] for event in turn.events if event.name == "sown"])


def steps_of_others(state: Trajan, seat: Seat, number: int) -> tuple[int, int]:
    """Return how far the others move time, at least and at most, before own turn `number`."""
    fewest, most = 0, 0
    for other in range(state.seats):
        if other != seat:
            turns = turns_before(state, Seat(other), seat, number)
            counts = [SIZE[Markers(markers)] for markers in state.players[other].trays]
            fewest += turns
            most += most_sown(counts, turns)
    return fewest, most


def turns_before(state: Trajan, other: Seat, seat: Seat, number: int) -> int:
    """Return how many turns another seat still sows in before own turn `number`, from 0."""
    if state.active in (seat, NOBODY):
        return number
    distance = (seat - state.active) % state.seats
    ahead = (other - state.active) % state.seats
    comes_first = ahead < distance
    if ahead == 0 and not has_yet_to_sow(state):
        comes_first = False
    return number + (1 if comes_first else 0)


def has_yet_to_sow(state: Trajan) -> bool:
    return any([isinstance(step, Sow) for step in state.agenda])


def most_sown(counts: list[int], turns: int) -> int:
    """Return the most markers that can be sown in so many turns."""
    if not turns:
        return 0
    if turns == 1:
        return max(counts)
    return max(
        [
            counts[tray] + most_sown(counts_after(counts, Tray(tray)), turns - 1)
            for tray in range(TRAYS)
            if counts[tray]
        ]
    )
