"""What the tiles in hand promise, and what a turn that is not over still has to give."""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.forum_trajanum.feature_set import ForumTrajanumFeatures
from ulpia.games.forum_trajanum.components.buildings import COLUMN, FIRST_HALF, GRAYS, SECOND_HALF
from ulpia.games.forum_trajanum.components.citizens import ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    FOREIGN,
    FRONT_CLASS,
    FRONT_COPIES,
    FRONT_GOODS,
    FRONT_UPGRADES,
    FRONTS,
)
from ulpia.games.forum_trajanum.components.player_board import CORNER_MASK, CYCLES
from ulpia.games.forum_trajanum.components.tracks import TRACK_LENGTH
from ulpia.games.forum_trajanum.rules.area_bonus import AreaBonus
from ulpia.games.forum_trajanum.rules.benefits import Benefit, ChooseBenefit
from ulpia.games.forum_trajanum.rules.building import Prepare
from ulpia.games.forum_trajanum.rules.envoys import SendAnywhere, SendEnvoy, SendToEagle
from ulpia.games.forum_trajanum.rules.prestige import Upgrade
from ulpia.games.forum_trajanum.scoring.colonia import gray_kinds
from ulpia.games.forum_trajanum.state import DRAFTING, NOTHING, Colonia, ForumTrajanum
from ulpia.kernel.moves import Seat

GOOD_WORTH: Final[tuple[float, ...]] = (1.6, 1.6, 1.4, 3.0, 1.8, 1.8, 1.8, 1.8)
"""Roughly, in points: coin, Tribune, assistant, builder, workers."""
UPGRADE_WORTH: Final = 2.5
CITIZEN_WORTH: Final = 2.5
"""A citizen's ability and bonus; what he multiplies comes on top."""


def worth_of_goods(front: int) -> float:
    worth = UPGRADE_WORTH * FRONT_UPGRADES[front]
    for good in FRONT_GOODS[front]:
        worth += GOOD_WORTH[good]
    return worth


GOODS_WORTH: Final = tuple([worth_of_goods(front) for front in range(FRONTS)])
USUAL_WORTH: Final = sum(
    [GOODS_WORTH[front] * FRONT_COPIES[front] for front in range(FRONTS)]
) / sum([FRONT_COPIES[front] for front in range(FRONTS) if FRONT_CLASS[front] < 0])
"""Of a tile that nobody has looked at."""


def front_worth(state: ForumTrajanum, colonia: Colonia, front: int) -> float:
    """Return roughly what it brings to use a tile."""
    kind = FRONT_CLASS[front]
    if kind < 0:
        return GOODS_WORTH[front]
    best = -1
    for row in ROWS_OF_CLASS[kind]:
        if not (colonia.second >> row) & 1:
            best = max(best, gray_kinds(colonia, row))
    return 0.0 if best < 0 else CITIZEN_WORTH + best * (CYCLES - state.cycle)


def set_hand(
    state: ForumTrajanum, colonia: Colonia, tribunes: int, values: ForumTrajanumFeatures
) -> None:
    """The tiles of this round. What was looked at only in a plan is as good as any."""
    if state.phase == DRAFTING:
        set_picks(state, colonia, values)
        return
    if state.reveals:
        unseen = (colonia.own != NOTHING) + (colonia.foreign != NOTHING)
        values.hand_unseen = float(unseen)
        return
    own = foreign = -1.0
    if colonia.own != NOTHING:
        own = front_worth(state, colonia, colonia.own)
    if colonia.foreign != NOTHING:
        foreign = front_worth(state, colonia, colonia.foreign)
    best = colonia.own if own >= foreign else colonia.foreign
    values.hand_best = max(own, foreign, 0.0)
    values.hand_citizen = 1.0 if best != NOTHING and FRONT_CLASS[best] >= 0 else 0.0
    if own >= 0 and foreign >= 0 and tribunes > 1:
        values.hand_other = min(own, foreign)


def set_picks(state: ForumTrajanum, colonia: Colonia, values: ForumTrajanumFeatures) -> None:
    """In the draft: what is kept, and what goes to the neighbour; the best is kept if open."""
    unseen = 0
    kept = passed = -1.0
    citizen = False
    left = state.reveals
    for cell in reversed(colonia.picks):
        front = NOTHING
        if (CORNER_MASK >> cell) & 1 or not left:
            front = colonia.grid[cell]
            worth = front_worth(state, colonia, front)
        else:
            left -= 1
            unseen += 1
            worth = USUAL_WORTH
        if cell == colonia.keep or (colonia.keep == NOTHING and worth > kept):
            passed = max(passed, kept)
            kept = worth
            citizen = front != NOTHING and FRONT_CLASS[front] >= 0
        else:
            passed = max(passed, worth)
    values.hand_best = max(kept, 0.0)
    values.hand_citizen = 1.0 if citizen else 0.0
    values.hand_passed = max(passed, 0.0)
    values.hand_unseen = float(unseen)


def set_pending(state: ForumTrajanum, seat: Seat, values: ForumTrajanumFeatures) -> None:
    """What the steps on the agenda will still give before the turn is over."""
    colonia = state.colonies[seat]
    benefits = envoys = bonuses = 0
    at = len(state.agenda) - 1 if state.active == seat else -1
    while at >= 0:
        step = state.agenda[at]
        at -= 1
        if isinstance(step, Benefit):
            benefits += benefit_step(colonia, step.building)
            envoys += envoys_of(step.building)
        elif isinstance(step, ChooseBenefit):
            benefits += step.level + 1
        elif isinstance(step, (SendEnvoy, SendAnywhere, SendToEagle)):
            envoys += 1
        elif isinstance(step, (AreaBonus, Upgrade)):
            bonuses += 1
        elif isinstance(step, Prepare):
            break
    if colonia.fresh != NOTHING:
        first, second = FIRST_HALF[colonia.fresh], SECOND_HALF[colonia.fresh]
        benefits += benefit_step(colonia, first)
        envoys += envoys_of(first) + envoys_of(second)
    values.pending_citizen = placing_worth(state, colonia)
    values.pending_benefits = float(benefits)
    values.pending_envoys = float(min(envoys, colonia.ship))
    values.pending_bonuses = float(bonuses)


def placing_worth(state: ForumTrajanum, colonia: Colonia) -> float:
    """Return roughly what it brings to place the citizen of a tile that is being used."""
    citizen = colonia.placing
    return front_worth(state, colonia, citizen % FOREIGN) if citizen != NOTHING else 0.0


def benefit_step(colonia: Colonia, building: int) -> int:
    """Return the step of the track that a gray building leads to, 0 if there is none."""
    if building == NOTHING or building >= COLUMN or colonia.steps[building] >= TRACK_LENGTH:
        return 0
    return colonia.steps[building] + 1


def envoys_of(building: int) -> int:
    return 1 if building >= GRAYS else 0
