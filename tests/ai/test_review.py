"""The review: what a decision was worth by what its seat knew, and what was luck."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from tools.review.cases import cases, play_game
from tools.review.proofs import check_sentences, judge_case, marked_part, prove_luck
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.levels import RIVALRY
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.review.document import describe_judgement, describe_sentence
from ulpia.ai.review.judging import Judge
from ulpia.ai.review.marks import (
    BEST,
    BLUNDER,
    COSTLY,
    FINE,
    INACCURACY,
    MISTAKE,
    NO_LOSS,
    Loss,
    mark_of,
)
from ulpia.ai.review.passages import chosen_entries, cut_passages
from ulpia.ai.review.reasons.facts import Facts, find_event
from ulpia.ai.review.reasons.forum_trajanum import patterns as forum_patterns
from ulpia.ai.review.reasons.trajan import patterns as trajan_patterns
from ulpia.ai.review.review import NotFinished, Reviewer
from ulpia.ai.review.run import review_game
from ulpia.ai.review.settings import ReviewSetting
from ulpia.ai.review.viewpoint_forecast import ViewpointForecast
from ulpia.ai.review.worlds import Worlds, play_hash, record_hash
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, game_named
from ulpia.games.trajan.components.actions import Tray
from ulpia.games.trajan.components.markers import Markers
from ulpia.games.trajan.rules.sowing import Drop
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.text import LANGUAGES, Texts
from ulpia.text.reviews import ReviewTexts

SMALL = ReviewSetting("small", 2, 3, 4)
TINY = ReviewSetting("tiny", 1, 1, 2)


class StrictTexts(Texts):
    """Texts in which every flaw of a catalogue is an error."""

    def complain(self, problem: str) -> None:
        raise AssertionError(problem)


@cache
def finish_game(game: str, seats: int, level: str = "tiro") -> Match[Any]:
    return play_game(STAKES if game == STAKES.name else game_named(game), seats, 5, level)


@cache
def review_small(game: str, seats: int) -> dict[str, Any]:
    return review_game(finish_game(game, seats), TINY)


# marks


@pytest.mark.parametrize(
    ("chance", "points", "time_left", "mark"),
    [
        (0.041, 1.6, 0.5, INACCURACY),
        (0.039, 9.0, 0.5, COSTLY),
        (0.30, 1.4, 0.5, FINE),
        (0.081, 3.1, 0.5, MISTAKE),
        (0.20, 3.1, 0.5, MISTAKE),
        (0.151, 5.1, 0.5, BLUNDER),
        (0.30, 1.1, 0.1, BLUNDER),
        (0.30, 0.9, 0.1, FINE),
        (0.01, 0.4, 0.5, BEST),
    ],
)
def test_a_mark_needs_both_chance_and_points(
    chance: float, points: float, time_left: float, mark: str
) -> None:
    assert mark_of(Loss(chance, points, 0.5, 0.0, 0.0, 0.0), time_left) == mark


def test_how_many_points_it_cost_may_be_the_word_of_either_judge() -> None:
    assert mark_of(Loss(0.20, 1.2, 6.0, 0.0, 0.0, 0.0), 0.5) == BLUNDER
    assert mark_of(Loss(0.20, 6.0, 1.2, 0.0, 0.0, 0.0), 0.5) == BLUNDER
    assert mark_of(Loss(0.20, -0.2, 6.0, 0.0, 0.0, 0.0), 0.5) == BEST
    assert mark_of(Loss(0.02, 1.2, 6.0, 0.0, 0.0, 0.0), 0.5) == FINE


def test_in_doubt_there_is_no_mark() -> None:
    assert mark_of(Loss(0.09, 4.0, 1.0, 0.0, 0.0, 0.0), 0.5) == MISTAKE
    assert mark_of(Loss(0.09, 4.0, 1.0, 0.02, 0.0, 0.0), 0.5) == INACCURACY
    assert mark_of(Loss(0.09, 4.0, 1.0, 0.06, 0.0, 0.0), 0.5) == FINE
    assert mark_of(Loss(0.09, 4.0, 1.0, 0.0, 3.0, 0.0), 0.5) == FINE
    assert mark_of(Loss(0.09, 4.0, -1.0, 0.0, 0.0, 0.5), 0.5) == FINE
    assert mark_of(NO_LOSS, 0.5) == BEST


# passages


@pytest.mark.parametrize("game", list(GAMES))
def test_every_entry_is_in_one_passage_and_nothing_is_revealed_within(game: str) -> None:
    match = finish_game(game, 2)
    passages = cut_passages(match)
    assert sorted(entry for passage in passages for entry in passage.entries) == list(
        range(len(match.log))
    )
    for passage in passages:
        befores = [match.log[entry].before for entry in passage.entries]
        assert len({state.reveals_to(passage.seat) for state in befores}) == 1
        assert {match.log[entry].seat for entry in passage.entries} == {passage.seat}


def test_a_running_game_is_not_reviewed() -> None:
    match = Match(STAKES, 2, {}, 1)
    with pytest.raises(NotFinished):
        Reviewer(match, find_forecast(STAKES), SMALL)


# what it must show

WHOLE_REVIEWS = [
    STAKES.name,
    pytest.param("forum-trajanum", marks=pytest.mark.slow),
]


def every_point(told: dict[str, Any]) -> list[dict[str, Any]]:
    return [point for viewpoint in told["viewpoints"] for point in viewpoint["curve"]]


@pytest.mark.parametrize("game", WHOLE_REVIEWS)
def test_chances_add_up_and_the_last_position_is_the_result(game: str) -> None:
    told = review_small(game, 2)
    for point in every_point(told):
        assert sum(point["chances"]) == pytest.approx(1.0, abs=1e-3)
        assert all(0.0 <= chance <= 1.0 for chance in point["chances"])
    for viewpoint in told["viewpoints"]:
        last = viewpoint["curve"][-1]
        share = 1 / len(told["winners"])
        assert last["chances"] == [
            pytest.approx(share if seat in told["winners"] else 0.0) for seat in range(2)
        ]
        assert last["points"] == [float(sum(own)) for own in told["points"]]


@pytest.mark.parametrize("game", WHOLE_REVIEWS)
def test_the_parts_of_an_account_add_up_to_the_result(game: str) -> None:
    for account in review_small(game, 2)["account"]:
        for parts in account.values():
            sum_of_parts = sum(parts[name] for name in ("start", "play", "others", "luck", "rest"))
            assert sum_of_parts == pytest.approx(parts["end"], abs=1e-6)
            assert parts["play"] <= 0


@pytest.mark.parametrize("game", WHOLE_REVIEWS)
def test_the_same_record_gives_the_same_numbers(game: str) -> None:
    again = review_game(finish_game(game, 2), TINY)
    assert json.dumps(again) == json.dumps(review_small(game, 2))


def test_the_seeds_of_worlds_do_not_depend_on_the_deal() -> None:
    one, other = Match(STAKES, 2, {}, 1), Match(STAKES, 2, {}, 2)
    assert play_hash(one) == play_hash(other)
    assert record_hash(one) != record_hash(other)
    assert Worlds("a").seed(1, 2) != Worlds("a").seed(2, 1)


def judge_of(match: Match[Any], setting: ReviewSetting) -> Judge:
    lookahead = make_lookahead(make_evaluator(match.game), match.seats, RIVALRY)
    forecast = find_forecast(match.game)
    return Judge(match.game, match.seats, lookahead, forecast, Worlds(play_hash(match)), setting)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "apart"), [("trajan", 29), ("forum-trajanum", 6)])
def test_hidden_cards_exchanged_change_nothing(game: str, apart: int) -> None:
    """What a seat could not know does not reach the judgement, byte by byte."""
    match = finish_game(game, 2)
    judge = judge_of(match, SMALL)
    for number, passage in enumerate(cut_passages(match)[::apart]):
        entries = chosen_entries(match, passage)
        if not entries:
            continue
        moves = [match.log[entry].move for entry in entries]
        truth = match.log[entries[0]].before
        other = match.game.imagine(truth, passage.seat, 77 + number)
        told = [
            judge.judge(match.game.copy(state), passage.seat, entries[0], moves)
            for state in (truth, other)
        ]
        assert told[0].mark == told[1].mark
        assert told[0].loss == told[1].loss
        for one, two in zip(told[0].lines, told[1].lines, strict=True):
            assert one.plan.moves == two.plan.moves
            assert one.results == two.results


@pytest.mark.slow
def test_planted_blunders_are_marked_and_good_turns_are_not() -> None:
    """Few cases here; `python -m tools.review.proofs blunders` runs hundreds."""
    bad: Counter[str] = Counter()
    good: Counter[str] = Counter()
    for case in islice(cases(game_named("trajan"), 2, 3), 2):  # the game goes on between two
        bad[judge_case(case, case.worst, SMALL)] += 1
        good[judge_case(case, case.good, SMALL)] += 1
    assert marked_part(bad) >= 0.5, bad
    assert marked_part(good) == 0, good


@pytest.mark.parametrize(
    ("game", "games", "level"),
    [
        (STAKES, 30, "miles"),
        pytest.param(game_named("forum-trajanum"), 24, "random", marks=pytest.mark.slow),
        pytest.param(game_named("trajan"), 12, "random", marks=pytest.mark.slow),
    ],
    ids=["stakes", "forum-trajanum", "trajan"],
)
def test_luck_averages_nothing(game: Game[Any], games: int, level: str) -> None:
    """Few games here; `python -m tools.review.proofs luck` plays hundreds.

    Of a dozen means of a dozen games one is three errors off in every seventh run, by chance.
    """
    for name, luck in prove_luck(game, 2, games, 1, worlds=4, level=level).items():
        if name.startswith("seat"):
            assert abs(luck.middle()) <= 4.5 * luck.error() + 1e-9, f"{name}: {luck.text()}"


def test_what_is_drawn_does_not_decide_what_is_imagined_after_it() -> None:
    """A world is imagined before an entry and once more after it: by seeds of their own."""
    match = finish_game("forum-trajanum", 2)
    seeds: list[int] = []

    class Watched:
        def imagine(self, state: Any, seat: Seat | None, seed: int) -> Any:
            seeds.append(seed)
            return match.game.imagine(state, seat, seed)

    watched: Any = Watched()
    keys, forecast = Worlds(play_hash(match)), find_forecast(match.game)
    foreseen = ViewpointForecast(watched, 2, forecast, keys, 8, Seat(0))
    entry = next(at for at, played in enumerate(match.log) if played.move.verb == "take")
    played = match.log[entry]
    assert foreseen.expect_before(played.before, entry, played.seat, played.move) is not None
    assert len(seeds) == 16
    assert len(set(seeds)) == 16


# words


@pytest.mark.slow
def test_reasons_are_whole_sentences_in_every_language() -> None:
    told = review_small("forum-trajanum", 2)
    game = game_named("forum-trajanum")
    explained = [each for each in told["decisions"] if each["words"] is not None]
    assert explained
    for language in LANGUAGES:
        texts = ReviewTexts(StrictTexts(language), game, ())
        for decision in explained:
            assert check_sentences(texts, decision)


@pytest.mark.slow
def test_reasons_of_trajan_are_whole_sentences_in_every_language() -> None:
    match = finish_game("trajan", 2)
    reviewer = Reviewer(match, find_forecast(match.game), SMALL)
    for passage in reviewer.passages[4::12]:
        reviewer.judge_passage(passage)
    review = reviewer.review_of_decisions()
    told = [describe_judgement(review, judged) for judged in review.judgements]
    explained = [each for each in told if each["words"] is not None]
    assert explained
    for language in LANGUAGES:
        texts = ReviewTexts(StrictTexts(language), match.game, ())
        for decision in explained:
            assert check_sentences(texts, decision)


def facts_of(game: str, gained: dict[str, float], played: str, best: str) -> Facts:
    """Return facts of two lines of one move each, with gains by source."""
    rules = game_named(game)
    told: Any = [SimpleNamespace(moves=[rules.vocabulary.read(text)]) for text in (played, best)]
    gains = [gained.get(source, 0.0) for source in rules.sources]
    return Facts(rules, None, Seat(0), "", told[0], told[1], gains, sum(gains))


def test_votes_are_named_only_where_the_senate_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    def leads(facts: Facts, told: Any) -> int:
        return 100 if told is facts.best else 0

    monkeypatch.setattr(trajan_patterns, "leads_votes", leads)
    gaining = facts_of("trajan", {"senate": 4.0, "demands": 1.0}, "sow I", "sow II")
    other = facts_of("trajan", {"senate": 0.5, "demands": 9.0}, "sow I", "sow II")
    assert trajan_patterns.senate(gaining) is not None
    assert trajan_patterns.senate(other) is None


@pytest.mark.parametrize(
    ("gained", "is_reason"), [({"demands": 3.0}, True), ({"sets": 3.0, "demands": -5.0}, False)]
)
def test_a_tile_that_others_want_is_named_only_where_it_shows(
    gained: dict[str, float], is_reason: bool
) -> None:
    taken, religion = "tile_collected", 2
    best: Any = SimpleNamespace(own=[Event(taken, Seat(0), (religion,), ALL)])
    answers = [[Event(taken, Seat(1), (religion,), ALL)]]
    played: Any = SimpleNamespace(own=[], answers=answers)
    facts = facts_of("trajan", gained, "sow I", "sow II")._replace(best=best, played=played)
    assert (trajan_patterns.other_wants(facts) is not None) is is_reason


def test_a_turn_that_has_begun_by_itself_reaches_one_action() -> None:
    match = finish_game("trajan", 2)
    world = match.game.copy(match.log[-1].before)
    world.players[0].trays[:] = [0] * 6
    told: Any = SimpleNamespace(worlds=[world])
    facts = facts_of("trajan", {}, "sow I", "sow II")
    world.agenda.append(Drop(Seat(0), Tray(2), Markers(1)))
    assert trajan_patterns.reachable(facts, told) == 1


def test_a_benefit_is_better_than_that_of_the_played_turn_or_than_none() -> None:
    game = game_named("forum-trajanum")
    facts = facts_of(game.name, {"tracks": 3.0}, "build basilica", "build basilica")

    def lines(own: int, better: int) -> Facts:
        told: list[Any] = []
        for benefit in (own, better):
            events = [Event("benefit_taken", Seat(0), (1, 2, benefit), ALL)] if benefit else []
            told.append(SimpleNamespace(event=lambda name, found=events: find_event(found, name)))
        return facts._replace(played=told[0], best=told[1])

    said = []
    for found in (lines(0, 1), lines(2, 1), lines(1, 1)):
        sentence = forum_patterns.track(found)
        texts = ReviewTexts(StrictTexts("en"), game, ())
        said.append(sentence and texts.sentence(describe_sentence(sentence)))
    assert said[0] and "brings a benefit at once" in said[0]
    assert said[1] and "is worth more" in said[1]
    assert said[2] is None


def test_another_building_space_is_said_in_a_whole_sentence() -> None:
    game = game_named("forum-trajanum")
    facts = facts_of(game.name, {"colonia": 3.5}, "on a1", "on f5")
    sentence = forum_patterns.building_space(facts)
    assert sentence is not None
    said = [
        ReviewTexts(StrictTexts(language), game, ()).sentence(describe_sentence(sentence))
        for language in LANGUAGES
    ]
    assert said[0] == "Built on space f5 it is worth more: +3.5 points."
    assert all("f5" in each and each[-1] == "." for each in said)


@pytest.mark.slow
def test_a_swing_is_told_only_to_those_who_saw_the_card() -> None:
    told = review_small("forum-trajanum", 2)
    assert told["reveals"]
    for reveal in told["reveals"]:
        assert reveal["kinds"]
        assert len({swing["seat"] for swing in reveal["swings"]}) == len(reveal["swings"])
        assert all(0 <= swing["seat"] < 2 for swing in reveal["swings"])


@pytest.mark.slow
def test_the_costliest_decisions_are_the_seats_own() -> None:
    told = review_small("forum-trajanum", 2)
    for seat, numbers in enumerate(told["costliest"]):
        assert len(numbers) <= 3
        assert all(told["decisions"][number]["seat"] == seat for number in numbers)
        assert all(told["decisions"][number]["loss"]["points"] > 0 for number in numbers)
