"""Prove the review at full size; CI runs the same with few cases (tests/ai/review).

usage: python -m tools.review.proofs blunders|luck|sentences [--game trajan] [--seats 2]
       [--cases 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.levels import RIVALRY, make_player
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.player import make_player_table
from ulpia.ai.review.document import describe_judgement
from ulpia.ai.review.judging import Judge
from ulpia.ai.review.luck import drawn_events, measure_luck
from ulpia.ai.review.marks import ERRORS
from ulpia.ai.review.review import Reviewer
from ulpia.ai.review.settings import QUICK, ReviewSetting
from ulpia.ai.review.viewpoint_forecast import ViewpointForecast
from ulpia.ai.review.worlds import Worlds, play_hash
from ulpia.ai.search.ranking import Budget, rank_candidates
from ulpia.ai.search.turns import cut_at_reveal
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions
from ulpia.text import LANGUAGES
from ulpia.text.reviews import ReviewTexts
from ulpia.text.texts import Texts

PLAYER: Final = "miles"
DECISIONS_APART: Final = 9
"""So many decisions lie between two cases of one game."""
GOOD_WORLDS: Final = 8
OPEN_CHANCE: Final = 0.25
"""Between this and its counterpart a game is open enough for blunders."""
PLANTED_POINTS: Final = 5.0
"""What a planted blunder costs by the evaluation at least: the points of a blunder."""


class Case(NamedTuple):
    """A decision in a game, a bad and a good way to take it."""

    match: Match[Any]
    seat: Seat
    worst: list[Move]
    good: list[Move]


def play_game(game: Game[Any], seats: int, seed: int, level: str = PLAYER) -> Match[Any]:
    """Return a finished game of players of one level."""
    match = Match(game, seats, {}, seed)
    players = [make_player(level, game, seed + seat) for seat in range(seats)]
    while not match.is_over():
        decision = match.waiting()[0]
        move_of = players[decision.seat].choose(table_of(match, decision))
        match.play(decision.seat, move_of)
    return match


def table_of(match: Match[Any], decision: Decision) -> Any:
    return make_player_table(match.game, match.state, match.seats, decision, len(match.log))


def cases(game: Game[Any], seats: int, seed: int) -> Iterator[Case]:
    """Yield turns of games, each with its worst legal plan and a good one."""
    lookahead = make_lookahead(make_evaluator(game), seats, RIVALRY)
    while True:
        match = Match(game, seats, {}, seed)
        players = [make_player(PLAYER, game, seed + seat) for seat in range(seats)]
        turns, count = -1, 0
        while not match.is_over():
            decision = match.waiting()[0]
            if match.state.turns != turns and len(decision.options) > 1:
                turns, count = match.state.turns, count + 1
                if count % DECISIONS_APART == 0 and is_open(match, decision.seat):
                    case = make_case(match, lookahead, decision)
                    if case is not None:
                        yield case
            match.play(decision.seat, players[decision.seat].choose(table_of(match, decision)))
        seed += 1


def is_open(match: Match[Any], seat: Seat) -> bool:
    """Say whether the game can still be lost: in a decided one nothing is a mistake."""
    chance = find_forecast(match.game).expectation(match.state, seat).chances[seat]
    return OPEN_CHANCE <= chance <= 1 - OPEN_CHANCE


def make_case(match: Match[Any], lookahead: Any, decision: Decision) -> Case | None:
    """Return the worst turn by the evaluation, and the one that a strong player takes.

    None where the worst costs little, by the evaluation of where both lead after the own turns that
    follow, in several worlds: then there is no blunder to plant.
    """
    seat = decision.seat
    world = imagine_open(match, lookahead, seat, 1)
    worst = worst_turn(lookahead.root, world, seat)
    ranked = rank_candidates(lookahead, match.state, seat, 99, Budget(GOOD_WORLDS))
    good = cut_at_reveal(match.game, match.state, seat, ranked[0].plan.moves)
    if lost_points(match, lookahead, seat, good, worst) < PLANTED_POINTS:
        return None
    return Case(match, seat, worst, good)


def imagine_open(match: Match[Any], lookahead: Any, seat: Seat, seed: int) -> Any:
    """Return a world in which the others have not chosen yet what is chosen at once."""
    world = match.game.imagine(match.state, seat, seed)
    return lookahead.root.evaluator.reopen_choices(world, seat)


def lost_points(
    match: Match[Any], lookahead: Any, seat: Seat, good: list[Move], worst: list[Move]
) -> float:
    """Return what the worse of two turns costs by the evaluation, its later own turns included."""
    lost = 0.0
    for number in range(GOOD_WORLDS):
        world = imagine_open(match, lookahead, seat, 100 + number)
        better, worse = [
            lookahead.root.value(lookahead.best_position(world, seat, plan).world, seat)
            for plan in [
                lookahead.root.complete_plan(world, seat, moves) for moves in (good, worst)
            ]
        ]
        lost += better - worse
    return lost / GOOD_WORLDS


def worst_turn(root: Any, world: Any, seat: Seat) -> list[Move]:
    """Return the turn that takes the worst option by the evaluation, again and again."""
    game, turn, reveals = root.evaluator.game, world.turns, world.reveals
    moves: list[Move] = []
    decision = decision_of(decisions(world), seat)
    while decision is not None and world.turns == turn and world.reveals == reveals:
        found: list[tuple[float, int, Move, Any]] = []
        for move in decision.options:
            later = game.copy(world)
            apply(later, seat, move)
            decisions(later)
            found.append((root.value(later, seat), len(found), move, later))
        _, _, move, world = min(found)
        moves.append(move)
        decision = decision_of(decisions(world), seat)
    return moves


def judge_case(case: Case, moves: list[Move], setting: ReviewSetting = QUICK) -> str:
    """Return the mark of a line in a case."""
    match = case.match
    lookahead = make_lookahead(make_evaluator(match.game), match.seats, RIVALRY)
    worlds = Worlds(play_hash(match))
    forecast = find_forecast(match.game)
    judge = Judge(match.game, match.seats, lookahead, forecast, worlds, setting)
    state = match.game.copy(match.state)
    return judge.judge(state, case.seat, len(match.log), moves).mark


def prove_blunders(game: Game[Any], seats: int, count: int, seed: int) -> tuple[float, float]:
    """Return which part of planted blunders and of good turns is marked."""
    bad: Counter[str] = Counter()
    good: Counter[str] = Counter()
    for number, case in enumerate(cases(game, seats, seed)):
        if number == count:
            break
        bad[judge_case(case, case.worst)] += 1
        good[judge_case(case, case.good)] += 1
        print(f"{number + 1}: planted {dict(bad)}, good {dict(good)}", file=sys.stderr)
    return marked_part(bad), marked_part(good)


def marked_part(marks: Counter[str]) -> float:
    return sum([marks[mark] for mark in ERRORS]) / max(1, marks.total())


class Mean:
    """A mean with its standard error."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def middle(self) -> float:
        return sum(self.values) / len(self.values)

    def error(self) -> float:
        """Return the standard error."""
        count, middle = len(self.values), self.middle()
        spread = sum([(value - middle) ** 2 for value in self.values]) / max(1, count - 1)
        return math.sqrt(spread / count)

    def text(self) -> str:
        middle, error = self.middle(), self.error()
        return f"{middle:+.4f} ± {error:.4f} ({middle / error if error else 0:+.1f} errors)"


def prove_luck(
    game: Game[Any],
    seats: int,
    count: int,
    seed: int,
    worlds: int = QUICK.forecast_worlds,
    level: str = PLAYER,
) -> dict[str, Mean]:
    """Return the luck a game in chance: of each seat, of each kind of reveal, and of both.

    The kinds of one entry are counted one by one: which of them come together is chance itself.
    """
    means: dict[str, Mean] = {}
    for number in range(count):
        sums = luck_of_game(play_game(game, seats, seed + number, level), worlds)
        for name, value in sums.items():
            means.setdefault(name, Mean()).values.append(value)
        print(f"{number + 1} games", file=sys.stderr)
    for mean in means.values():  # a game without such a reveal had none of its luck
        mean.values += [0.0] * (count - len(mean.values))
    return means


def luck_of_game(match: Match[Any], worlds: int) -> dict[str, float]:
    """Return the sums of luck in one game."""
    keys, forecast = Worlds(play_hash(match)), find_forecast(match.game)
    viewpoint_forecasts = [
        ViewpointForecast(match.game, match.seats, forecast, keys, worlds, Seat(seat))
        for seat in range(match.seats)
    ]
    sums: dict[str, float] = {}
    for entry in range(len(match.log)):
        reveal = measure_luck(match, entry, viewpoint_forecasts)
        for swing in [] if reveal is None else reveal.swings:
            own = f"seat {swing.seat}"
            kinds = drawn_events(match, entry, swing.seat)
            for name in (own, *kinds, *[f"{own} {kind}" for kind in kinds]):
                sums[name] = sums.get(name, 0.0) + swing.chance
    return sums


class StrictTexts(Texts):
    """Texts in which every flaw of a catalogue is an error."""

    def complain(self, problem: str) -> None:
        raise AssertionError(problem)


def prove_sentences(game: Game[Any], seats: int, count: int, seed: int) -> int:
    """Say reasons in every language until `count` decisions were reviewed; print some."""
    said = [ReviewTexts(StrictTexts(language), game, ()) for language in LANGUAGES]
    done = 0
    while done < count:
        match = play_game(game, seats, seed, "tiro")
        reviewer = Reviewer(match, find_forecast(game), QUICK)
        for passage in reviewer.passages:
            reviewer.judge_passage(passage)
        review = reviewer.review_of_decisions()
        for judged in review.judgements:
            told = describe_judgement(review, judged)
            done += 1
            if told["words"] is not None:
                for texts in said:
                    print(f"{texts.texts.language} {judged.entry} {told['mark']}: ", end="")
                    print(" | ".join(check_sentences(texts, told)))
        seed += 1
    return done


def check_sentences(texts: ReviewTexts, told: dict[str, Any]) -> list[str]:
    """Return the sentences of a decision, without holes and without a source that is equal."""
    sentences = texts.reasons(told["words"])
    assert sentences, "a reason is missing"
    for sentence in sentences:
        assert sentence.strip() and "{" not in sentence and "None" not in sentence, sentence
        assert sentence[-1] in ".!?", sentence
        assert not sentence[0].islower(), sentence
        assert "  " not in sentence and " ." not in sentence, sentence
    where = told["words"]["where"]
    if where is not None:
        for name, value in where["arguments"].items():
            assert not name.startswith("gain") or abs(value["signed"]) >= 1.0, where
    return sentences


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("blunders", "luck", "sentences"))
    parser.add_argument("--game", default="trajan")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = game_named(wanted.game)
    arguments = (game, wanted.seats, wanted.cases, wanted.seed)
    if wanted.what == "blunders":
        bad, good = prove_blunders(*arguments)
        print(f"planted blunders marked: {bad:.1%}; good turns marked: {good:.1%}")
    elif wanted.what == "luck":
        for name, mean in sorted(prove_luck(*arguments).items()):
            print(f"{name}: {mean.text()}")
    else:
        print(f"{prove_sentences(*arguments)} decisions")


if __name__ == "__main__":
    main()
