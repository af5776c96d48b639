"""What the rest of a turn brings, as far as everybody can see it: the agenda, in words."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.components.buildings import FIRST_HALF, SECOND_HALF
from ulpia.games.forum_trajanum.rules.area_bonus import AreaBonus
from ulpia.games.forum_trajanum.rules.benefits import Benefit, Dig, FinishTrack, Reap
from ulpia.games.forum_trajanum.rules.building import (
    BuildAgain,
    BuildingPhase,
    ChooseSecondSpace,
    ChooseSpace,
)
from ulpia.games.forum_trajanum.rules.citizens import PlaceCitizen, ReceiveWorker, RowBonus
from ulpia.games.forum_trajanum.rules.envoys import SendAnywhere, SendEnvoy, SendToEagle
from ulpia.games.forum_trajanum.rules.prestige import Upgrade
from ulpia.games.forum_trajanum.rules.using import UseOther
from ulpia.games.forum_trajanum.scoring.payment import PayRow
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.games.forum_trajanum.view_types import UpcomingView


def upcoming(state: ForumTrajanum) -> list[UpcomingView]:
    """Return what follows the step that asks now, until the turn ends; the next one first."""
    return [
        {"what": WORDS[what], "seat": seat, "number": number}
        for what, seat, number in upcoming_numbers(state)
    ]


def upcoming_numbers(state: ForumTrajanum) -> list[tuple[int, int, int]]:
    """Return the same as numbers: which of WORDS, whose it is, and what it is about."""
    found: list[tuple[int, int, int]] = []
    for at in range(len(state.agenda) - 2, -1, -1):  # mypyc cannot reverse a slice
        step: Any = state.agenda[at]
        if isinstance(step, Reap):
            found += [(BENEFIT, step.seat, building) for building in to_reap(state, step.seat)]
            continue
        known = NUMBERED.get(type(step))
        if known is None:  # it ends the turn, or is nobody's business
            break
        what, field = known
        number = getattr(step, field) if field else NOTHING
        found.append((what, int(step.seat), int(number)))
    return found


NAMES: Final[dict[type[Any], tuple[str, str]]] = {
    BuildAgain: ("build-again", ""),
    BuildingPhase: ("build", ""),
    Benefit: ("benefit", "building"),
    FinishTrack: ("finish-track", "track"),
    SendEnvoy: ("envoy", "colour"),
    SendAnywhere: ("envoy-anywhere", ""),
    SendToEagle: ("envoy-to-eagle", ""),
    RowBonus: ("row-bonus", "row"),
    PayRow: ("pay", "row"),
    PlaceCitizen: ("citizen", ""),
    UseOther: ("use", ""),
    AreaBonus: ("area-bonus", ""),
    Upgrade: ("upgrade", ""),
    ReceiveWorker: ("worker", ""),
    Dig: ("dig", ""),
}
"""What a step is called, and which of its fields says what it is about."""
WORDS: Final = tuple(dict.fromkeys([name for name, _ in NAMES.values()]))
BENEFIT: Final = WORDS.index("benefit")
NUMBERED: Final = {step: (WORDS.index(name), field) for step, (name, field) in NAMES.items()}
"""The same by the number of the name."""


def to_reap(state: ForumTrajanum, seat: int) -> list[int]:
    """Return the buildings whose benefits follow: of a tile that is laid, or is being laid now."""
    top = state.agenda[-1]
    tile = state.colonies[seat].fresh
    if tile == NOTHING and isinstance(top, ChooseSpace | ChooseSecondSpace):
        tile = top.tile
    if tile == NOTHING:
        return []
    return [half for half in (FIRST_HALF[tile], SECOND_HALF[tile]) if half != NOTHING]
