"""Imperator: the network in the package, what it reads, and what happens without numpy."""

from __future__ import annotations

import re
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tools.paths import SOURCE
from tools.training.branches import BranchedGame
from tools.training.learn import HIDDEN
from ulpia.ai import levels
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.learned.inputs import HEAD, PositionWriter
from ulpia.ai.learned.line_evaluator import OPINIONS, NetworkEvaluator
from ulpia.ai.learned.network import Network, expected_points
from ulpia.ai.learned.player import WEIGHTS, NetworkPlayer, read_learned
from ulpia.ai.levels import UnknownLevel, find_level, make_player
from ulpia.ai.lookahead_player import make_lookahead
from ulpia.ai.player import make_player_table
from ulpia.ai.search.lookahead import FuturePosition
from ulpia.ai.search.ranking import Budget
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

LEARNED = SOURCE / "ulpia" / "ai" / "learned"
NETWORKS = sorted(LEARNED.glob("*/network.npz"))
MOST_BYTES = 2_000_000
SEATS = [2, 3, 4]


def some_position(game: str, seats: int, moves: int = 30) -> Any:
    """Return a position in which somebody has a choice."""
    rules = game_named(game)
    state: Any = rules.start(seats, {}, 3)
    players = [make_player("miles", rules, seat) for seat in range(seats)]
    asked = decisions(state)
    number = 0
    while asked and (number < moves or len(asked[0].options) < 3):
        table = make_player_table(rules, state, seats, asked[0], number)
        apply(state, asked[0].seat, players[asked[0].seat].choose(table))
        asked = decisions(state)
        number += 1
    return state


def test_the_networks_are_small() -> None:
    assert [file.parent.name for file in NETWORKS] == ["forum_trajanum", "trajan"]
    assert sum(file.stat().st_size for file in NETWORKS) <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_network_fits_the_features_of_its_game(game: str) -> None:
    """A new feature means a new network: `python -m tools.training`."""
    rules = game_named(game)
    learned = read_learned(rules)
    block = PositionWriter(make_evaluator(rules), 2).block
    assert learned["w1"].shape == (2 * block + 2 + HEAD + 3, HIDDEN[0])
    assert learned["w3"].shape == (HIDDEN[1], len(rules.sources) + 2)
    assert learned[WEIGHTS].shape == (len(OPINIONS),)
    assert all(np.isfinite(part).all() for part in learned.values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_of_a_position_is_what_the_evaluator_sees(game: str, seats: int) -> None:
    rules, state = game_named(game), some_position(game, seats)
    evaluator = make_evaluator(rules)
    writer = PositionWriter(evaluator, seats)
    buffer = array("f")
    writer.write(state, buffer)
    assert len(buffer) == writer.length
    assert list(buffer[:HEAD]) == pytest.approx(evaluator.time_left(state))
    for seat in range(seats):
        own = buffer[HEAD + seat * writer.block : HEAD + (seat + 1) * writer.block]
        features = evaluator.named_features(state, Seat(seat))
        assert list(own[: len(features)]) == pytest.approx(list(features.values()))
        expected = evaluator.expected_points(state, Seat(seat))
        assert own[len(features)] == pytest.approx(expected, abs=0.01)
        assert list(own[len(features) + 1 :]) == rules.points(state)[seat]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_add_up_and_chances_too(game: str, seats: int) -> None:
    rules = game_named(game)
    writer = PositionWriter(make_evaluator(rules), seats)
    buffer = array("f")
    for moves in (0, 20, 60):
        writer.write(some_position(game, seats, moves), buffer)
    numbers = np.frombuffer(buffer, np.float32).reshape(3, -1)
    movers, ahead = np.zeros(3, int), np.zeros(3, bool)
    expectations = Network(read_learned(rules)).expect(numbers, seats, movers, ahead)
    assert expectations.by_source.shape == (3, seats, len(rules.sources))
    assert expectations.by_source.sum(2) == pytest.approx(expectations.points, abs=0.01)
    assert expectations.chances.sum(1) == pytest.approx(1)
    tuned = expected_points(numbers, seats, len(rules.sources))
    assert np.abs(expectations.points - tuned).max() < 60, "it corrects what is expected, no more"


def lines_of_position(game: str, seats: int) -> tuple[NetworkEvaluator, list[Any], Seat]:
    rules, state = game_named(game), some_position(game, seats)
    evaluator = make_evaluator(rules)
    seat = decisions(state)[0].seat
    world = evaluator.reopen_choices(rules.imagine(state, seat, 1), seat)
    lookahead = make_lookahead(evaluator, seats, 0.4)
    plans = lookahead.root.plans(world, seat, 0)
    learned = read_learned(rules)
    judge = NetworkEvaluator(evaluator, Network(learned), learned[WEIGHTS], seats)
    return judge, [lookahead.best_line(world, seat, plan) for plan in plans], seat


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_judged_like_its_lines_one_by_one(game: str) -> None:
    judge, lines, seat = lines_of_position(game, 2)
    assert len(lines) > 1
    one_by_one = [judge([line], seat)[0] for line in lines]
    assert judge(lines, seat) == pytest.approx(one_by_one, abs=0.01)


def test_where_the_game_is_over_the_result_counts() -> None:
    judge, lines, _seat = lines_of_position("trajan", 2)
    end: Any = lines[0].last.world.copy()
    asked = decisions(end)
    while asked:
        apply(end, asked[0].seat, asked[0].options[0])
        asked = decisions(end)
    totals = game_named("trajan").totals(end)
    found = judge.with_results([FuturePosition(0.0, end, True)], np.zeros((1, 2), np.float32))
    assert found.tolist() == [totals]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_chooses_the_same(game: str) -> None:
    rules, state = game_named(game), some_position(game, 2)
    decision = decision_of(decisions(state), decisions(state)[0].seat)
    assert decision is not None
    chosen = set()
    for _ in range(2):
        player = make_player("imperator", rules, 5, Budget(2))
        table = make_player_table(rules, state, 2, decision, 9)
        chosen.add((player.choose(table), str(player.thoughts())))
    assert len(chosen) == 1


def test_a_game_without_a_network_is_judged_by_its_evaluator() -> None:
    player = make_player("imperator", STAKES, 1)
    assert isinstance(player, NetworkPlayer)
    assert player.make_line_evaluator(2) is None


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    here = tuple(name for name in levels.LEVELS if name != "imperator")
    monkeypatch.setattr(levels, "LEVELS", here)
    with pytest.raises(UnknownLevel, match=re.escape('pip install "ulpia[imperator]"')):
        find_level("imperator")


def test_the_card_tells_the_networks_that_are_there() -> None:
    """A new network needs a new card: `python -m tools.training` prints the numbers."""
    card = (LEARNED / "CARD.md").read_text(encoding="utf-8")
    for file in NETWORKS:
        assert sha256(file.read_bytes()).hexdigest()[:16] in card, file.parent.name


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games_to_learn_from(tmp_path: Path) -> None:
    rows = [BranchedGame("forum-trajanum", 2, 4, 1).play().tobytes() for _ in range(2)]
    assert rows[0] == rows[1]
    assert rows[0] != BranchedGame("forum-trajanum", 2, 5, 1).play().tobytes()
