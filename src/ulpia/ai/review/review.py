"""The review of a game: every decision judged, every reveal weighed, every seat's account."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.forecast import Expectation, Forecast
from ulpia.ai.levels import RIVALRY
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.review.judging import Judge, Judgement
from ulpia.ai.review.luck import Account, Reveal, measure_luck, settle_account
from ulpia.ai.review.marks import BEST, ERRORS
from ulpia.ai.review.passages import Passage, chosen_entries, cut_passages, state_after
from ulpia.ai.review.reasons.reasons import Reasons, explain_judgement
from ulpia.ai.review.settings import ReviewSetting
from ulpia.ai.review.viewpoint_forecast import ViewpointForecast
from ulpia.ai.review.worlds import Worlds, play_hash
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions

COSTLIEST: Final = 3
"""How many of the costliest turns of a seat are named."""


class ReviewProgress(NamedTuple):
    """How far a review has come: decisions and reveals looked at, of all there are."""

    done: int
    total: int


class NotFinished(ValueError):
    """Only a finished game is reviewed: a running one would tell what nobody may know yet."""


class CurvePoint(NamedTuple):
    """What a viewpoint could expect after an entry; -1 is the beginning."""

    entry: int
    expectation: Expectation


class GameReview(NamedTuple):
    """All that was found out about a game."""

    match: Match[Any]
    setting: ReviewSetting
    passages: list[Passage]
    judgements: list[Judgement]
    reasons: dict[int, Reasons]
    curves: dict[Seat | None, list[CurvePoint]]
    reveals: list[Reveal]
    accounts: list[tuple[Account, Account]]


Listener = Callable[[ReviewProgress], None]


class Reviewer:
    """Reviews a game step by step, so that whoever runs it can stop between two steps."""

    def __init__(self, match: Match[Any], forecast: Forecast[Any], setting: ReviewSetting) -> None:
        require_finished(match)
        game, seats = match.game, match.seats
        worlds = Worlds(play_hash(match))
        lookahead = make_lookahead(make_evaluator(game), seats, RIVALRY)
        self.match: Final = match
        self.setting: Final = setting
        self.passages: Final = cut_passages(match)
        self.judge: Final = Judge(game, seats, lookahead, forecast, worlds, setting)
        viewpoints: list[Seat | None] = [*(Seat(seat) for seat in range(seats)), None]
        self.viewpoint_forecasts: Final = [
            ViewpointForecast(game, seats, forecast, worlds, setting.forecast_worlds, viewpoint)
            for viewpoint in viewpoints
        ]
        self.judgements: Final[list[Judgement]] = []
        self.curves: Final[dict[Seat | None, list[CurvePoint]]] = {
            viewpoint: [] for viewpoint in viewpoints
        }
        self.reveals: Final[list[Reveal]] = []
        self.reasons: Final[dict[int, Reasons]] = {}

    def work(self) -> Iterator[ReviewProgress]:
        """Do the work, the curves first: they are quick, and the page shows them at once."""
        total = 2 * len(self.passages)
        self.look_at(-1)
        for done, passage in enumerate(self.passages):
            self.weigh_reveals(passage)
            self.look_at(passage.last())
            yield ReviewProgress(done + 1, total)
        for done, passage in enumerate(self.passages):
            self.judge_passage(passage)
            yield ReviewProgress(len(self.passages) + done + 1, total)

    def look_at(self, entry: int) -> None:
        state = state_after(self.match, entry)
        for viewpoint_forecast in self.viewpoint_forecasts:
            expectation = viewpoint_forecast.expect(state, entry)
            self.curves[viewpoint_forecast.viewpoint].append(CurvePoint(entry, expectation))

    def weigh_reveals(self, passage: Passage) -> None:
        for entry in passage.entries:
            reveal = measure_luck(self.match, entry, self.viewpoint_forecasts[: self.match.seats])
            if reveal is not None:
                self.reveals.append(reveal)

    def judge_passage(self, passage: Passage) -> None:
        entries = chosen_entries(self.match, passage)
        if not entries:
            return
        moves = [self.match.log[entry].move for entry in entries]
        before = self.match.log[entries[0]].before
        judged = self.judge.judge(before, passage.seat, entries[0], moves)
        self.judgements.append(judged)
        if is_explained(judged):
            asked = decision_of(decisions(before), passage.seat)
            assert asked is not None, "who decided was asked"
            self.reasons[judged.entry] = explain_judgement(
                self.match.game, self.judge.lookahead, asked.prompt, judged
            )
        for line in judged.lines:
            line.outcomes.clear()  # whole worlds, which nothing needs any more

    def review(self) -> GameReview:
        """Return all that was found out, once the work is done."""
        return self.review_with(
            [
                (self.account(Seat(seat), OF_CHANCE), self.account(Seat(seat), OF_POINTS))
                for seat in range(self.match.seats)
            ]
        )

    def review_of_decisions(self) -> GameReview:
        """Return what was found out about decisions alone, without curves and accounts."""
        return self.review_with([])

    def review_with(self, accounts: list[tuple[Account, Account]]) -> GameReview:
        return GameReview(
            self.match,
            self.setting,
            self.passages,
            self.judgements,
            self.reasons,
            self.curves,
            self.reveals,
            accounts,
        )

    def account(self, seat: Seat, measure: Measure) -> Account:
        """Return where a seat's chance or points came from, as it knew the game."""
        curve = [measure.of_expectation(point.expectation, seat) for point in self.curves[seat]]
        lucks: dict[int, float] = {}
        for reveal in self.reveals:
            for swing in reveal.swings:
                if swing.seat == seat:
                    lucks[reveal.entry] = measure.of_swing(swing.chance, swing.points)
        others = 0.0
        for at, passage in enumerate(self.passages):
            if passage.seat != seat:
                inside = sum(lucks.get(entry, 0.0) for entry in passage.entries)
                others += curve[at + 1] - curve[at] - inside
        play = -sum(
            max(0.0, measure.of_swing(judged.loss.chance, judged.loss.points))
            for judged in self.judgements
            if judged.seat == seat
        )
        return settle_account(curve[0], play, others, sum(lucks.values()), curve[-1])


def is_explained(judged: Judgement) -> bool:
    """Say whether there is a better line to speak of: better in points too, by the mean."""
    return judged.best is not judged.played and judged.mark != BEST and judged.loss.points > 0


class Measure(NamedTuple):
    """What an account counts: chances to win, or points."""

    counts_points: bool

    def of_expectation(self, expected: Expectation, seat: Seat) -> float:
        return expected.points[seat] if self.counts_points else expected.chances[seat]

    def of_swing(self, chance: float, points: float) -> float:
        return points if self.counts_points else chance


OF_CHANCE: Final = Measure(False)
OF_POINTS: Final = Measure(True)


def require_finished(match: Match[Any]) -> None:
    if not match.is_over():
        raise NotFinished("the game is not over: only finished games are reviewed")


def costliest(judgements: list[Judgement], seat: Seat) -> list[Judgement]:
    """Return the turns of a seat that cost most: the marked ones by chance, others by points."""
    own = [judged for judged in judgements if judged.seat == seat and judged.loss.points > 0]
    marked = [judged for judged in own if judged.mark in ERRORS]
    marked.sort(key=lambda judged: judged.loss.chance, reverse=True)
    rest = [judged for judged in own if judged.mark not in ERRORS]
    rest.sort(key=lambda judged: judged.loss.points, reverse=True)
    return (marked + rest)[:COSTLIEST]
