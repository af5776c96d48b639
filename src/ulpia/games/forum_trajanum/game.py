"""FORUM_TRAJANUM: the rules package as the rest of the program sees it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ulpia.games.forum_trajanum.check import check
from ulpia.games.forum_trajanum.components.player_board import SIDES
from ulpia.games.forum_trajanum.imagine import imagine
from ulpia.games.forum_trajanum.mosaic import Mosaic
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.preview.cautions import caution
from ulpia.games.forum_trajanum.preview.outcomes import outcomes
from ulpia.games.forum_trajanum.preview.outcomes.building import joint_sites
from ulpia.games.forum_trajanum.preview.pairs import goals
from ulpia.games.forum_trajanum.preview.planning import (
    ROUTINE,
    begin_planned_turn,
    stop_mark,
    stop_rules,
)
from ulpia.games.forum_trajanum.preview.ways import way_to
from ulpia.games.forum_trajanum.rows import ForumTrajanumRows
from ulpia.games.forum_trajanum.rules import (
    area_bonus,
    arranging,
    benefits,
    building,
    citizens,
    cycle,
    draft,
    envoys,
    prestige,
    turn,
    using,
)
from ulpia.games.forum_trajanum.rules.gaining import active_citizens
from ulpia.games.forum_trajanum.rulings import WOMAN_IS_DRAWN_AFTER_THE_CRANES
from ulpia.games.forum_trajanum.scoring import payment
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.setup import Begin, Deal, LayOut, SecondCitizen
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.games.forum_trajanum.view import view, views
from ulpia.games.forum_trajanum.vocabulary import VOCABULARY
from ulpia.kernel.game import BadOption, Game, GameOption
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.outcomes import Caution, Joint, Outcome
from ulpia.kernel.plans import Goal, StopRule

RULES: Final = 2
"""The version of the rules; what changed with each is told in docs/rules/forum_trajanum.md."""
CRANES_FIRST: Final = 2
"""Since this version cranes are placed before the woman is drawn (R-2)."""

MOST_SEATS: Final = 4
NO_HANDICAP: Final = "none"
HANDICAPS: Final = (
    NO_HANDICAP,
    *[
        "+".join([str(seat) for seat in seats])
        for count in range(1, MOST_SEATS + 1)
        for seats in combinations(range(MOST_SEATS), count)
    ],
)
"""R-80: which seats are beginners, as in `0+2`."""


def seats_in(handicap: str) -> list[int]:
    return [] if handicap == NO_HANDICAP else [int(seat) for seat in handicap.split("+")]


class ForumTrajanumGame(Game[ForumTrajanum]):
    """Develop your Colonia and send envoys to the Forum of Trajan; two to four players."""

    def complete_options(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        complete = super().complete_options(seats, given)
        beginners = seats_in(complete["handicap"])
        if beginners and beginners[-1] >= seats:
            raise BadOption(
                f"option handicap of {self.name} names seat {beginners[-1]},"
                f" but the last of {seats} seats is {seats - 1}"
            )
        return complete

    def setup(self, seats: int, options: dict[str, str], seed: int) -> ForumTrajanum:
        state = ForumTrajanum(seats, seed)
        state.side = SIDES.index(options["side"])
        state.introductory = options["game"] == "introductory"
        state.limited = options["supply"] == "limited"
        state.woman_before_cranes = self.rules < CRANES_FIRST or not WOMAN_IS_DRAWN_AFTER_THE_CRANES
        for seat in seats_in(options["handicap"]):
            state.handicap |= 1 << seat
        state.plan([LayOut()])
        return state

    def copy(self, state: ForumTrajanum) -> ForumTrajanum:
        return state.copy()

    def view(self, state: ForumTrajanum, seat: Seat | None) -> dict[str, Any]:
        return dict(view(state, seat))

    def views(self, state: ForumTrajanum, seats: list[Seat | None]) -> list[dict[str, Any]]:
        return [dict(each) for each in views(state, seats)]

    def row_writer(self, seats: int) -> ForumTrajanumRows:
        return ForumTrajanumRows(seats)

    def imagine(self, state: ForumTrajanum, seat: Seat | None, seed: int) -> ForumTrajanum:
        return imagine(state, seat, seed)

    def points(self, state: ForumTrajanum) -> list[list[int]]:
        return [colonia.points[:] for colonia in state.colonies]

    def totals(self, state: ForumTrajanum) -> list[int]:
        return [sum(colonia.points) for colonia in state.colonies]

    def final_points(self, state: ForumTrajanum) -> list[list[int]]:
        """As if this cycle's scoring came now and every active citizen stayed active."""
        return [points_now(state, Seat(seat)) for seat in range(state.seats)]

    def winners(self, state: ForumTrajanum) -> list[Seat]:
        """R-79: most points, then most active citizens, then most goods; else shared."""
        ranks = [rank(colonia) for colonia in state.colonies]
        best = max(ranks)
        return [Seat(seat) for seat in range(state.seats) if ranks[seat] == best]

    def finishing_move(self, decision: Decision) -> Move | None:
        return building.DONE if building.DONE in decision.options else None

    def outcomes(self, state: ForumTrajanum, decision: Decision) -> dict[Move, Outcome]:
        return outcomes(state, decision)

    def joint_options(self, state: ForumTrajanum, decision: Decision) -> list[Joint]:
        return joint_sites(state, decision.seat)

    def caution(self, state: ForumTrajanum, decision: Decision) -> Caution | None:
        return caution(state, decision)

    def way_to(
        self, state: ForumTrajanum, seat: Seat, move: Move, reason: Refusal | None
    ) -> Refusal | None:
        return way_to(state, seat, move, reason)

    def begin_planned_turn(self, state: ForumTrajanum, seat: Seat) -> bool:
        return begin_planned_turn(state, seat)

    def goals(self, state: ForumTrajanum, seat: Seat) -> list[Goal]:
        return goals(state, seat)

    def stop_rules(self, state: ForumTrajanum, seat: Seat) -> list[StopRule]:
        return stop_rules(state, seat)

    def stop_mark(self, state: ForumTrajanum, seat: Seat, rule: StopRule) -> int:
        return stop_mark(state, rule)

    def routine_prompts(self) -> dict[str, list[Move]]:
        return ROUTINE

    def check(self, state: ForumTrajanum) -> None:
        check(state)


def rank(colonia: Colonia) -> tuple[int, int, int]:
    """R-79: what decides the victory, in this order."""
    return sum(colonia.points), active_citizens(colonia), sum(colonia.goods)


def forum_trajanum(rules: int) -> ForumTrajanumGame:
    """Return the game by a version of its rules."""
    return ForumTrajanumGame(
        name="forum-trajanum",
        rules=rules,
        seats=(2, MOST_SEATS),
        options=(
            GameOption("side", SIDES),
            GameOption("game", ("standard", "introductory")),
            GameOption("handicap", HANDICAPS),
            GameOption("supply", ("limited", "unlimited")),
        ),
        vocabulary=VOCABULARY,
        sources=SOURCES,
        classes=(
            ForumTrajanum,
            Colonia,
            Mosaic,
            LayOut,
            Deal,
            SecondCitizen,
            Begin,
            arranging.PlaceCrane,
            arranging.DrawWoman,
            arranging.ChooseRow,
            arranging.ChooseCorner,
            turn.Round,
            turn.Turn,
            turn.EndTurn,
            turn.EndRound,
            turn.NextCycle,
            draft.Draft,
            draft.TakeTile,
            draft.KeepOne,
            draft.PassTiles,
            using.PickBack,
            using.ChooseTile,
            using.UseFirst,
            using.UseOther,
            using.PutAsideOwn,
            citizens.PlaceCitizen,
            citizens.RowBonus,
            citizens.ReceiveWorker,
            prestige.Upgrade,
            area_bonus.AreaBonus,
            envoys.SendEnvoy,
            envoys.SendAnywhere,
            envoys.SendToEagle,
            building.BuildingPhase,
            building.BuildAgain,
            building.Prepare,
            building.ChooseSpace,
            building.ChooseSecondSpace,
            benefits.Reap,
            benefits.Benefit,
            benefits.ChooseBenefit,
            benefits.FinishTrack,
            benefits.Dig,
            cycle.EndCycle,
            cycle.ScoreCycle,
            payment.PayRow,
        ),
        year=2018,
    )


FORUM_TRAJANUM: Final = forum_trajanum(RULES)
FORUM_TRAJANUM_1: Final = forum_trajanum(1)
"""For records and running tables that began before version 2."""
GAME: Final = FORUM_TRAJANUM
OLDER_RULES: Final = (FORUM_TRAJANUM_1,)
