"""How to get to where a move is possible: which tray lands on its action, now or in two turns."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
    TRAYS,
    Action,
    Tray,
    following,
)
from ulpia.games.trajan.components.markers import SIZE, Markers
from ulpia.games.trajan.rules.sowing import Drop, Sow
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Move, Refusal, Seat

ACTION_OF: Final = {
    "draw": SEAPORT,
    "take": SEAPORT,
    "lay": SEAPORT,
    "ship": SEAPORT,
    "collect": FORUM,
    "enlist": MILITARY,
    "march": MILITARY,
    "occupy": MILITARY,
    "advance": SENATE,
    "claim": TRAJAN,
    "hire": CONSTRUCTION,
    "build": CONSTRUCTION,
}
OTHER_MOMENTS: Final = {
    "sow": ("sown_already", 11),
    "drop": ("sow_first", 11),
    "repeat": ("repeat_after_action", 54),
    "assign": ("plus_two_with_tile", 21),
    "pick": ("consul_picks", 65),
    "place": ("set_up_is_over", 5),
    "choose": ("set_up_is_over", 7),
    "discard": ("discard_after_drawing", 26),
}
"""Moves that belong to another moment of the game, with its ruling."""


def way_to(state: Trajan, seat: Seat, move: Move, reason: Refusal | None) -> Refusal | None:
    """Return which trays lead to the action of a move; other reasons stand as they are."""
    if reason is not None and reason.code != "other_action":
        return reason
    if not state.turns:  # the set-up asks in its own order
        return reason
    if move.verb in ACTION_OF:
        return way_to_action(state, seat, ACTION_OF[move.verb], reason)
    if move.verb in OTHER_MOMENTS:
        code, ruling = OTHER_MOMENTS[move.verb]
        return Refusal(code, ruling)
    return reason


def way_to_action(
    state: Trajan, seat: Seat, action: Action, reason: Refusal | None
) -> Refusal | None:
    """R-11, R-24: an action is reached by sowing onto its tray."""
    step = state.agenda[-1]
    if isinstance(step, Drop):
        return Refusal("way_other", 24, (action, step_target(step)))
    counts = [SIZE[Markers(markers)] for markers in state.players[seat].trays]
    trays = landing_on(counts, action)
    if not isinstance(step, Sow):
        if not state.players[seat].trays or not trays:
            return reason if reason is not None else Refusal("way_far", 24, (action,))
        return Refusal("way_next_turn", 24, (action, *trays))
    if trays:
        return Refusal("way_now", 24, (action, *trays))
    for first in range(TRAYS):
        if counts[first]:
            second = landing_on(counts_after(counts, Tray(first)), action)
            if second:
                return Refusal("way_in_two", 24, (action, first, second[0]))
    return Refusal("way_far", 24, (action,))


def step_target(step: Drop) -> Action:
    """Return the action that the markers in hand lead to."""
    return Action(following(step.tray, SIZE[step.hand] - 1))


def landing_on(counts: list[int], action: Action) -> list[int]:
    """Return the trays whose last marker would land on the tray of an action."""
    return [
        tray
        for tray in range(TRAYS)
        if counts[tray] and following(Tray(tray), counts[tray]) == Tray(action)
    ]


def counts_after(counts: list[int], tray: Tray) -> list[int]:
    """R-11, R-12: return how many markers lie in each tray when one was sown."""
    left = counts[:]
    left[tray] = 0
    for step in range(1, counts[tray] + 1):
        left[following(tray, step)] += 1
    return left
