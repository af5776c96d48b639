"""TRAJAN: setup, view, imagine and scores in one place."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.trajan import check, imagine, view
from ulpia.games.trajan.kinds import SOURCES
from ulpia.games.trajan.preview.cautions import caution
from ulpia.games.trajan.preview.outcomes import outcomes
from ulpia.games.trajan.preview.planning import begin_planned_turn, plan_cautions
from ulpia.games.trajan.preview.reach import goals
from ulpia.games.trajan.preview.stops import ROUTINE, stop_mark, stop_rules
from ulpia.games.trajan.preview.ways import way_to
from ulpia.games.trajan.rows import TrajanRows
from ulpia.games.trajan.rules.actions import OfferRepeat, PerformAction
from ulpia.games.trajan.rules.completing import CompleteTile, Effect
from ulpia.games.trajan.rules.laying_markers import LayMarkers, PlaceMarker, ShowMarkers
from ulpia.games.trajan.rules.preparing import (
    ChooseTile,
    DealBoard,
    OpenStacks,
    Prepare,
    TakeCards,
)
from ulpia.games.trajan.rules.quarter import CloseQuarter, EndQuarter, PickBonus, tie_order
from ulpia.games.trajan.rules.rounds import EndRound
from ulpia.games.trajan.rules.seaport import Discard
from ulpia.games.trajan.rules.sowing import Drop, Sow
from ulpia.games.trajan.rules.turn import EndTurn, Turn
from ulpia.games.trajan.rulings import TRACK_LENGTHS
from ulpia.games.trajan.scoring.final import FINAL_SOURCES, points_at_end
from ulpia.games.trajan.setup import FirstTurn, set_up
from ulpia.games.trajan.state import Player, Trajan
from ulpia.games.trajan.vocabulary import VOCABULARY
from ulpia.kernel.game import BadOption, Game, GameOption
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.outcomes import Caution, Outcome
from ulpia.kernel.plans import Goal, PlannedTurn, StopRule

OPTIONS: Final = (
    GameOption("edition", ("2022", "2011")),
    GameOption("time", tuple(TRACK_LENGTHS)),
    GameOption("start", ("random", "0", "1", "2", "3")),
)


class TrajanGame(Game[Trajan]):
    """Trajan for 2 to 4 players."""

    def complete_options(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        options = super().complete_options(seats, given)
        if options["start"] != "random" and int(options["start"]) >= seats:
            message = f"option start names seat {options['start']}, but the last is {seats - 1}"
            raise BadOption(message, "start")
        return options

    def setup(self, seats: int, options: dict[str, str], seed: int) -> Trajan:
        return set_up(seats, options, seed)

    def copy(self, state: Trajan) -> Trajan:
        return state.copy()

    def view(self, state: Trajan, seat: Seat | None) -> dict[str, Any]:
        return dict(view.view(state, seat))

    def views(self, state: Trajan, seats: list[Seat | None]) -> list[dict[str, Any]]:
        return [dict(each) for each in view.views(state, seats)]

    def row_writer(self, seats: int) -> TrajanRows:
        return TrajanRows(seats)

    def imagine(self, state: Trajan, seat: Seat | None, seed: int) -> Trajan:
        return imagine.imagine(state, seat, seed)

    def points(self, state: Trajan) -> list[list[int]]:
        return [player.points[:] for player in state.players]

    def totals(self, state: Trajan) -> list[int]:
        return [sum(player.points) for player in state.players]

    def final_points(self, state: Trajan) -> list[list[int]]:
        points = self.points(state)
        if not state.tie_order:
            for seat in range(state.seats):
                for source in FINAL_SOURCES:
                    points[seat][source] += points_at_end(state, Seat(seat), source)
        return points

    def winners(self, state: Trajan) -> list[Seat]:
        """R-81: most points; ties by the senate, which never leaves a tie."""
        totals = [sum(points) for points in self.final_points(state)]
        order = state.tie_order or tie_order(state)
        best = [seat for seat in order if totals[seat] == max(totals)]
        return [Seat(best[0])]

    def outcomes(self, state: Trajan, decision: Decision) -> dict[Move, Outcome]:
        return outcomes(state, decision)

    def caution(self, state: Trajan, decision: Decision) -> Caution | None:
        return caution(state, decision)

    def way_to(
        self, state: Trajan, seat: Seat, move: Move, reason: Refusal | None
    ) -> Refusal | None:
        return way_to(state, seat, move, reason)

    def begin_planned_turn(self, state: Trajan, seat: Seat) -> bool:
        return begin_planned_turn(state, seat)

    def goals(self, state: Trajan, seat: Seat) -> list[Goal]:
        return goals(state, seat)

    def plan_cautions(
        self, state: Trajan, seat: Seat, turns: list[PlannedTurn]
    ) -> list[Caution | None]:
        return plan_cautions(state, seat, turns)

    def stop_rules(self, state: Trajan, seat: Seat) -> list[StopRule]:
        return stop_rules(state, seat)

    def stop_mark(self, state: Trajan, seat: Seat, rule: StopRule) -> int:
        return stop_mark(state, rule)

    def routine_prompts(self) -> dict[str, list[Move]]:
        return ROUTINE

    def check(self, state: Trajan) -> None:
        check.check(state)


TRAJAN: Final = TrajanGame(
    name="trajan",
    rules=1,
    seats=(2, 4),
    options=OPTIONS,
    vocabulary=VOCABULARY,
    sources=SOURCES,
    classes=(
        Trajan,
        Player,
        DealBoard,
        LayMarkers,
        PlaceMarker,
        ShowMarkers,
        OpenStacks,
        Prepare,
        TakeCards,
        ChooseTile,
        FirstTurn,
        Turn,
        Sow,
        Drop,
        CompleteTile,
        Effect,
        PerformAction,
        OfferRepeat,
        Discard,
        EndTurn,
        EndRound,
        EndQuarter,
        PickBonus,
        CloseQuarter,
    ),
    year=2011,
)
GAME: Final = TRAJAN
