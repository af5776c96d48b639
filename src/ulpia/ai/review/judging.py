"""Judging one decision from what its seat knew: two passes over imagined worlds."""

from __future__ import annotations

import gc
from typing import Any, Final, NamedTuple

from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.review.lines import (
    TriedLine,
    gain_shift,
    loss_of,
    mean_columns,
    try_line,
    weigh_outcomes,
)
from ulpia.ai.review.marks import (
    FOUND_CHANCE,
    FOUND_RANK,
    NO_LOSS,
    ONLY,
    Loss,
    calm_mark,
    mark_of,
)
from ulpia.ai.review.settings import (
    ALL_TRIED_PART,
    DOUBT_CHANCE,
    DOUBT_POINTS,
    KEPT,
    ReviewSetting,
)
from ulpia.ai.review.worlds import Worlds
from ulpia.ai.search.lookahead import Lookahead
from ulpia.ai.search.turns import Plan
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Move, Seat
from ulpia.kernel.state import apply, decisions


class Judgement(NamedTuple):
    """What a review found out about a decision.

    `lines` are all candidates, the best first; `worlds` are the numbers of those that the loss was
    measured in. `first_world` is the world in which facts are told.
    """

    seat: Seat
    entry: int
    played: TriedLine
    best: TriedLine
    lines: list[TriedLine]
    loss: Loss
    mark: str
    worlds: range
    first_world: Any


class Judge:
    """Judges decisions of one game at one table."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        lookahead: Lookahead[Any],
        forecast: Forecast[Any],
        worlds: Worlds,
        setting: ReviewSetting,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.lookahead: Final = lookahead
        self.forecast: Final = forecast
        self.worlds: Final = worlds
        self.setting: Final = setting

    def judge(self, state: Any, seat: Seat, entry: int, moves: list[Move]) -> Judgement:
        """Judge `moves`, played by `seat` in `state`, using only what the seat knew."""
        was_enabled = gc.isenabled()
        gc.disable()  # a search makes no cycles
        try:
            return Trial(self, state, seat, entry).judge(moves)
        finally:
            if was_enabled:
                gc.enable()


class Trial:
    """One decision under review: its candidates in one imagined world after the other."""

    def __init__(self, judge: Judge, state: Any, seat: Seat, entry: int) -> None:
        self.about: Final = judge
        self.state: Final = state
        self.seat: Final = seat
        self.entry: Final = entry
        self.first_world: Final = self.imagine(0)
        self.early: Final = range(judge.setting.first_pass)
        self.late: Final = range(self.early.stop, self.early.stop + judge.setting.second_pass)

    def judge(self, moves: list[Move]) -> Judgement:
        lines = self.candidates(moves)
        played = lines[0]
        if len(lines) == 1:
            self.try_lines(lines, self.early[:1])
            return self.judgement(lines, played, NO_LOSS, calm_mark(NO_LOSS), self.early[:1])
        field = self.halve(lines)
        kept = self.best_others(lines, field)
        if field[0] is played:
            return self.praise(lines, played, kept)
        return self.blame(lines, played, kept)

    def praise(self, lines: list[TriedLine], played: TriedLine, kept: list[TriedLine]) -> Judgement:
        """Judge a line that is the best: was it hard to find, and all else much worse?"""
        is_find = played.rank >= FOUND_RANK
        if not is_find or loss_of(kept[0], played, self.early).chance < FOUND_CHANCE:
            return self.judgement(lines, played, NO_LOSS, calm_mark(NO_LOSS), self.early)
        self.compare([played, kept[0]], kept)
        lost = loss_of(kept[0], played, self.late)
        is_only = lost.chance - lost.chance_error >= FOUND_CHANCE
        mark = ONLY if is_only else calm_mark(NO_LOSS)
        return self.judgement(lines, played, NO_LOSS, mark, self.late)

    def blame(self, lines: list[TriedLine], played: TriedLine, kept: list[TriedLine]) -> Judgement:
        """Judge a line that is not the best: a mark needs fresh worlds.

        All of them are seen by the two lines that are compared alone: the others were ruled out.
        """
        best = self.better_line(played, kept)
        loss = loss_of(played, best, self.early)
        if loss.chance < DOUBT_CHANCE and loss.points < DOUBT_POINTS:
            return self.judgement(lines, best, loss, calm_mark(loss), self.early)
        self.compare([played, best], kept)
        loss = loss_of(played, best, self.late)
        if loss.chance <= 0 and loss.points <= 0:
            loss = NO_LOSS
        return self.judgement(lines, best, loss, mark_of(loss, self.time_left()), self.late)

    def better_line(self, played: TriedLine, kept: list[TriedLine]) -> TriedLine:
        """Return the first that is better by points and by the judge too, or else the first."""
        points, value = played.points(self.early), played.value(self.early)
        for line in kept:
            if line.points(self.early) > points and line.value(self.early) > value:
                return line
        return kept[0]

    def judgement(
        self, lines: list[TriedLine], best: TriedLine, loss: Loss, mark: str, worlds: range
    ) -> Judgement:
        rest = self.in_order([line for line in lines if line is not best])
        return Judgement(
            self.seat,
            self.entry,
            lines[0],
            best,
            [best, *rest],
            loss,
            mark,
            worlds,
            self.first_world,
        )

    def time_left(self) -> float:
        return self.about.lookahead.root.evaluator.time_left(self.first_world)[0]

    # candidates

    def imagine(self, number: int) -> Any:
        """Return a world for the decision; what others choose at the same time is still open."""
        seed = self.about.worlds.seed(self.entry, number)
        world = self.about.game.imagine(self.state, self.seat, seed)
        return self.about.lookahead.root.evaluator.reopen_choices(world, self.seat)

    def candidates(self, moves: list[Move]) -> list[TriedLine]:
        """Return the line that was played, which never drops out, and the best first looks."""
        root = self.about.lookahead.root
        plans = root.plans(self.first_world, self.seat, 0)
        plans.sort(key=_value, reverse=True)
        played = root.complete_plan(self.first_world, self.seat, moves)
        reached = self.result_code(moves)
        others: list[TriedLine] = []
        rank = len(plans)
        for number, plan in enumerate(plans):
            if self.result_code(plan.moves[: len(moves)]) == reached:
                rank = min(rank, number)
            else:
                others.append(TriedLine(plan, number, False))
        return [TriedLine(played, rank, True), *others]

    def result_code(self, moves: list[Move]) -> str:
        """Return the position after some moves, in letters, to tell lines from each other."""
        later = self.about.game.copy(self.first_world)
        for move in moves:
            asked = decision_of(decisions(later), self.seat)
            if asked is None or move not in asked.options:
                break
            apply(later, self.seat, move)
        decisions(later)
        return repr(encode_state(later))

    # passes

    def halve(self, lines: list[TriedLine]) -> list[TriedLine]:
        """Try lines in one world after the other; the worse half drops out, the played never."""
        field = lines[:]
        for number in self.early:
            self.try_lines(field, range(number, number + 1))
            field = self.in_order(field)
            kept = max(2, (len(field) + 1) // 2)
            field = [line for at, line in enumerate(field) if at < kept or line.is_played]
        return field

    def compare(self, pair: list[TriedLine], kept: list[TriedLine]) -> None:
        """Try two lines in all fresh worlds, and the others that were kept in some of them.

        What further turns promise counts against the mean of all. How far the mean of two lies from
        it is told by the worlds that all have seen; those of the first pass would flatter the kept.
        """
        field = [pair[0], *kept]
        some = self.late[: max(1, len(self.late) // ALL_TRIED_PART)]
        self.try_lines(field, some)
        shift = mean_columns([gain_shift(pair, field, number) for number in some])
        self.try_lines(pair, self.late[len(some) :], shift)

    def try_lines(
        self, lines: list[TriedLine], worlds: range, shift: list[float] | None = None
    ) -> None:
        """Try all lines in the same worlds and note what they are worth there."""
        about, seat = self.about, self.seat
        for number in worlds:
            world = self.imagine(number)
            outcomes = [
                try_line(about.lookahead, about.forecast, world, seat, line, about.seats)
                for line in lines
            ]
            results = weigh_outcomes(about.forecast, seat, outcomes, shift)
            for line, outcome, result in zip(lines, outcomes, results, strict=True):
                line.results[number] = result
                line.outcomes[number] = outcome

    def in_order(self, lines: list[TriedLine]) -> list[TriedLine]:
        """Return lines by what the first pass made of them, the best first."""
        return sorted(lines, key=lambda line: line.rating(self.early), reverse=True)

    def best_others(self, lines: list[TriedLine], field: list[TriedLine]) -> list[TriedLine]:
        """Return the best lines besides the played one: those left in the field first."""
        left = [line for line in field if not line.is_played]
        dropped = [line for line in lines if line not in field]
        return [*left, *self.in_order(dropped)][:KEPT]


def _value(plan: Plan) -> float:
    return plan.value
