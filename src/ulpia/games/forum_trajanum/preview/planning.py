"""The own turn to come, once the tiles are passed, and what may stop an order for it."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import PILES
from ulpia.games.forum_trajanum.rules.turn import Turn
from ulpia.games.forum_trajanum.state import PLAYING, ForumTrajanum
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.plans import StopRule

ROUTINE: Final[dict[str, list[Move]]] = {"prepare": [Move("done")]}
"""Questions that are answered alike by those who plan nothing for them."""


def begin_planned_turn(state: ForumTrajanum, seat: Seat) -> bool:
    """R-20: who has both tiles and is not yet at turn can plan it; behind it lies a draft."""
    if state.phase != PLAYING:
        return False
    for step in state.agenda:
        if isinstance(step, Turn) and step.seat == seat:
            state.agenda = [Turn(seat)]
            return True
    return False


def stop_rules(state: ForumTrajanum, seat: Seat) -> list[StopRule]:
    """Return what others could take before the turn: building tiles and squares of the Forum."""
    if state.phase != PLAYING:
        return []
    found = [
        StopRule("square_taken", (square,))
        for square in range(len(state.mosaic.colours))
        if not (state.occupied >> square) & 1
    ]
    if state.limited:
        for pile in range(len(PILES)):
            if state.singles[pile]:
                found.append(StopRule("singles_gone", (pile,)))
            if state.doubles[pile]:
                found.append(StopRule("doubles_gone", (pile,)))
    return found


def stop_mark(state: ForumTrajanum, rule: StopRule) -> int:
    """Return what changes when a rule is to stop an order; all of it lies open."""
    thing = rule.values[0]
    if rule.name == "square_taken":
        return (state.occupied >> thing) & 1
    piles = state.singles if rule.name == "singles_gone" else state.doubles
    return int(piles[thing] > 0)
