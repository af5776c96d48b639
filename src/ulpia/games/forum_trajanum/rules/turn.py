"""Rounds and turns (R-20, R-62, R-64)."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.components.player_board import ROUNDS_PER_CYCLE
from ulpia.games.forum_trajanum.kinds import FOREIGN_TILE, OWN
from ulpia.games.forum_trajanum.rules.benefits import Reap
from ulpia.games.forum_trajanum.rules.building import BuildingPhase, Prepare
from ulpia.games.forum_trajanum.rules.cycle import EndCycle, pass_figure
from ulpia.games.forum_trajanum.rules.draft import Draft, cards_of_round
from ulpia.games.forum_trajanum.rules.using import ChooseTile, PickBack
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum, in_turn_order
from ulpia.kernel.moves import NOBODY, Seat
from ulpia.kernel.state import Step


class Round(Step[ForumTrajanum]):
    """Reveal two street cards; then the draft, and a turn for each clockwise (R-20)."""

    def run(self, state: ForumTrajanum) -> None:
        state.turns += 1
        state.round += 1
        state.reveals += 1
        state.emit("round_began", state.start, (state.round % ROUNDS_PER_CYCLE + 1,))
        state.emit("streets_revealed", NOBODY, cards_of_round(state))
        steps: list[Step[Any]] = [Draft()]
        steps.extend([Turn(seat) for seat in in_turn_order(state)])
        steps.append(EndRound())
        state.plan(steps)


class Turn(Step[ForumTrajanum]):
    """R-20: show both tiles, use one, build if you like."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: ForumTrajanum) -> None:
        seat = self.seat
        state.turns += 1
        state.active = seat
        state.emit("turn_began", seat)
        self.reveal(state)
        colonia = state.colonies[seat]
        colonia.crafted = 0
        colonia.promoted = 0
        colonia.exchanged = 0
        colonia.done = False
        state.plan(
            [
                PickBack(seat),
                ChooseTile(seat),
                BuildingPhase(seat),
                Reap(seat),
                Prepare(seat),
                EndTurn(seat),
            ]
        )

    def reveal(self, state: ForumTrajanum) -> None:
        colonia = state.colonies[self.seat]
        colonia.revealed = True
        if colonia.own != NOTHING:
            state.reveals += 1
            state.emit("tile_revealed", self.seat, (OWN, colonia.own))
        if colonia.foreign != NOTHING:
            state.reveals += 1
            state.emit("tile_revealed", self.seat, (FOREIGN_TILE, colonia.foreign))


class EndTurn(Step[ForumTrajanum]):
    """The turn is over; what was picked back and not used lies beside again (R-17)."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ends_turn(self) -> bool:
        return True

    def run(self, state: ForumTrajanum) -> None:
        state.active = NOBODY
        state.colonies[self.seat].picked = False


class EndRound(Step[ForumTrajanum]):
    """R-62: the figure goes to the right; R-64: a cycle has four rounds."""

    def run(self, state: ForumTrajanum) -> None:
        for colonia in state.colonies:
            colonia.picks = ()
            colonia.kept = NOTHING
            colonia.passed = NOTHING
            colonia.revealed = False
        if state.round % ROUNDS_PER_CYCLE < ROUNDS_PER_CYCLE - 1:
            pass_figure(state)
            state.agenda.append(Round())
        else:
            state.plan([EndCycle(), NextCycle()])


class NextCycle(Step[ForumTrajanum]):
    """R-63, R-64: the next fragment is placed and a new pile begun, unless the game is over."""

    def run(self, state: ForumTrajanum) -> None:
        if state.cycle < 3:
            state.agenda.append(Round())
