"""The ladder's report: sums that can be taken up again, forgotten when a level changes."""

from __future__ import annotations

import time
from array import array
from itertools import pairwise
from pathlib import Path
from xml.dom import minidom

import pytest

from tools.forecast.rows import HEAD, GameSet
from tools.ladder import contests, play
from tools.ladder.contests import STEPS, LadderStep, Results, next_fixture, steps_of
from tools.ladder.paces import describe_pace
from tools.ladder.picture import draw_picture
from tools.ladder.report import judge, write_page
from tools.ladder.scale import RatedLevel, places, rating_of_points
from ulpia.ai.arena import Outcome, fixtures
from ulpia.ai.evaluate.evaluator import LookaheadSettings
from ulpia.ai.levels import BySampling, Level, find_level, make_player
from ulpia.ai.player import make_player_table
from ulpia.games.registry import game_named
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions

GAMES = ("trajan", "forum-trajanum")
FIRST = LadderStep("trajan", 2, "tiro", "miles")


def won_games(step: LadderStep, games: int, wins: int) -> list[Outcome]:
    """Games of a step of which the stronger one won so many."""
    found = []
    for index in range(games):
        seating = next_fixture(step, index).seating
        points = tuple([(100,) if (who == 0) == (index < wins) else (80,) for who in seating])
        ranks = tuple([1 if own == (100,) else 2 for own in points])
        found.append(Outcome(0, index, 1, seating, points, ranks))
    return found


@pytest.fixture
def results(tmp_path: Path) -> Results:
    """Results in which every stronger level won 15 of 20 games at two seats."""
    filled = Results(tmp_path / "ladder.json")
    for game in GAMES:
        for weaker, stronger in STEPS:
            step = LadderStep(game, 2, weaker, stronger)
            for outcome in won_games(step, 20, 15):
                filled.add(step, outcome)
    return filled


def test_the_ladder_has_a_step_between_all_neighbours() -> None:
    assert STEPS[0] == ("tiro", "miles")
    assert STEPS[-1] == ("legatus", "imperator")
    steps = steps_of(GAMES)
    assert len(steps) == len(STEPS) * 3 * 2
    slow = [step.is_slow for step in steps]
    assert slow == sorted(slow), "quick steps come first"


def test_the_games_are_those_of_an_arena_with_one_alone() -> None:
    step = LadderStep("trajan", 3, "tiro", "miles")
    for fixture in fixtures(step.contest(), 6):
        own = next_fixture(step, fixture.index)
        assert (own.seed, own.index, own.lineup) == (fixture.seed, fixture.index, 0)
    seatings = {fixture.seating for fixture in fixtures(step.contest(), 3)}
    assert {next_fixture(step, played).seating for played in range(3)} == seatings


def test_results_are_taken_up_again(results: Results) -> None:
    results.save()
    again = Results(results.file)
    assert again.tally(FIRST) == results.tally(FIRST)
    assert (again.tally(FIRST).games, again.tally(FIRST).wins) == (20, 15.0)
    assert again.tally(FIRST).points == [15 * 100 + 5 * 80, 15 * 80 + 5 * 100]


def test_games_of_a_level_that_changed_are_forgotten(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = Level("tiro", BySampling(samples=2), "tiro")

    def find_changed(name: str) -> Level:
        return changed if name == "tiro" else find_level(name)

    monkeypatch.setattr(contests, "find_level", find_changed)
    assert results.tally(FIRST).games == 0
    assert results.tally(LadderStep("trajan", 2, "miles", "optio")).games == 20


class NarrowEvaluator:
    def lookahead_settings(self, seats: int) -> LookaheadSettings:
        return LookaheadSettings(1, seats, False)


def test_how_far_a_level_looks_ahead_is_part_of_what_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = LadderStep("forum-trajanum", 2, "tribunus", "legatus")
    quick = LadderStep("forum-trajanum", 2, "centurio", "tribunus")
    before = slow.fingerprint(), quick.fingerprint()
    monkeypatch.setattr(contests, "make_evaluator", lambda _: NarrowEvaluator())
    assert slow.fingerprint() != before[0]
    assert quick.fingerprint() == before[1]


def test_a_player_of_the_ladder_keeps_its_thoughts_to_itself() -> None:
    game = game_named("trajan")
    state = game.start(2, {}, 3)
    table = make_player_table(game, state, 2, decisions(state)[0], 1)
    silent, aloud = play.make_level("miles", game, 5, Seat(0)), make_player("miles", game, 5)
    assert silent.choose(table) == aloud.choose(table)
    assert aloud.thoughts() is not None
    assert silent.thoughts() is None


def test_missing_games_are_played_until_there_are_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "GAMES", {2: 2, 3: 3, 4: 4})
    monkeypatch.setattr(
        play, "play_fixture", lambda _, fixture, *__: won_games(FIRST, 9, 4)[fixture.index]
    )
    results = Results(tmp_path / "ladder.json")
    told: list[str] = []
    play.play_missing(results, [FIRST], time.time() + 60, told.append)
    assert told == ["trajan, 2 seats, miles against tiro: 100.0 % of 2 games"]
    assert Results(results.file).tally(FIRST).games == 2


def test_the_page_tells_what_was_measured_and_what_was_not(results: Results) -> None:
    page = write_page(results, GAMES)
    assert "| Miles against Tiro | 2 | 20 | 75.0 % | 53.1 % to 88.8 % |" in page
    assert "| Miles against Tiro | 3 | 0 | – | – | – | not measured |" in page
    assert "met, not certain" in page
    assert "Centurio | 1500 ± 0" in page


def test_the_picture_is_a_picture_of_all_levels(results: Results) -> None:
    drawn = draw_picture(results, GAMES)
    minidom.parseString(drawn)  # noqa: S318 - our own
    assert drawn.count(">Tiro</text>") == drawn.count(">Legatus</text>") == 2
    assert "first games" in drawn


def test_every_step_of_three_to_one_is_as_high(results: Results) -> None:
    found = places(results, "trajan")
    heights = [high.rating - low.rating for low, high in pairwise(found)]
    assert heights == pytest.approx([heights[0]] * len(heights))
    assert 150 < heights[0] < 200
    assert [place.level for place in found] == [STEPS[0][0], *[stronger for _, stronger in STEPS]]


def test_people_stand_between_the_levels_that_make_their_points() -> None:
    found = [
        RatedLevel("a", 1000, 0, 90),
        RatedLevel("b", 1200, 0, 110),
        RatedLevel("c", 1500, 0, 130),
    ]
    assert rating_of_points(found, 100) == 1100
    assert rating_of_points(found, 120) == 1350
    assert rating_of_points(found, 80) == 900
    assert rating_of_points(found, 140) == 1650


@pytest.mark.parametrize(
    ("share", "low", "high", "seats", "told"),
    [
        (0.72, 0.66, 0.79, 2, "met"),
        (0.72, 0.60, 0.79, 2, "met, not certain"),
        (0.90, 0.85, 0.95, 2, "10.0 above"),
        (0.82, 0.75, 0.88, 2, "2.0 above, not certain"),
        (0.30, 0.22, 0.39, 4, "10.0 below"),
        (0.60, 0.50, 0.70, 4, "met"),
    ],
)
def test_a_share_is_judged_by_the_aim(
    share: float, low: float, high: float, seats: int, told: str
) -> None:
    assert judge(share, low, high, seats) == told


def test_a_pace_is_told_by_its_median_its_slow_turns_and_its_worst() -> None:
    turns = [number / 100 for number in range(100)]
    assert describe_pace(turns) == {"turns": 100, "median": 0.5, "p95": 0.95, "worst": 0.99}


@pytest.mark.slow
def test_games_are_noted_for_the_forecast_by_the_way(tmp_path: Path) -> None:
    """What a witness notes changes no game; games of one deal have one last digit."""
    step = LadderStep("forum-trajanum", 2, "tiro", "miles")
    for number in range(2):
        watched = play.play_watched(step, number, tmp_path)
        assert watched.points == play.play_watched(step, number, None).points
    game_set = GameSet(tmp_path, "forum-trajanum", 2)
    noted = array("f", game_set.file.read_bytes())
    rows = [noted[at : at + game_set.width] for at in range(0, len(noted), game_set.width)]
    assert game_set.games == 2
    assert {row[0] for row in rows} == {1.0, 11.0}, "the deal of seed 160001"
    last = rows[-1]
    ended = [last[HEAD + seat * game_set.of_seat :][: game_set.of_seat] for seat in range(2)]
    final = [sum(own[-1 - game_set.sources : -1]) for own in ended]
    assert final == [sum(own) for own in watched.points]
    shares = [1.0 if total == max(final) else 0.0 for total in final]
    assert [own[-1] for own in ended] == shares or final[0] == final[1]
