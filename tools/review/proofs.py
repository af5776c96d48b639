"""Prove the review at full size; CI runs the same with few cases (tests/ai/review).

usage: python -m tools.review.proofs blunders|luck|sentences [--game trajan] [--seats 2]
       [--cases 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from typing import Any

from tools.review.cases import PLAYER, Case, cases, play_game
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.levels import RIVALRY
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.review.document import describe_judgement
from ulpia.ai.review.judging import Judge
from ulpia.ai.review.luck import drawn_events, measure_luck
from ulpia.ai.review.marks import ERRORS
from ulpia.ai.review.review import Reviewer
from ulpia.ai.review.settings import QUICK, ReviewSetting
from ulpia.ai.review.viewpoint_forecast import ViewpointForecast
from ulpia.ai.review.worlds import Worlds, play_hash
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Move, Seat
from ulpia.text import LANGUAGES
from ulpia.text.reviews import ReviewTexts
from ulpia.text.texts import Texts


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
