"""The table at the start, and the order in which it is prepared (R-1)."""

from __future__ import annotations

from typing import Any

from ulpia.games.trajan.rules.laying_markers import LayMarkers
from ulpia.games.trajan.rules.preparing import DealBoard, OpenStacks, Prepare
from ulpia.games.trajan.rules.turn import Turn
from ulpia.games.trajan.rulings import TRACK_LENGTHS
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.state import Step


class FirstTurn(Step[Trajan]):
    """The start player begins."""

    def run(self, state: Trajan) -> None:
        state.agenda.append(Turn(state.start))


def set_up(seats: int, options: dict[str, str], seed: int) -> Trajan:
    """Return a table with everything still to be prepared."""
    edition = options["edition"]
    track = TRACK_LENGTHS[options["time"]][seats - 2]
    state = Trajan(seats, edition, track, seed)
    start = -1 if options["start"] == "random" else int(options["start"])
    # in the edition of 2011 the board lies open when the markers are laid.
    first: list[Step[Any]] = [DealBoard(), LayMarkers()]
    if edition != "2011":
        first.reverse()
    state.plan([*first, OpenStacks(), Prepare(start), FirstTurn()])
    return state
