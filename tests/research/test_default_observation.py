"""A game that brings nothing to research is observed through its view."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions
from ulpia.kernel.words import NUMBER, SEAT, Kind, Signature
from ulpia.research import pettingzoo_env
from ulpia.research.action_space import UnlistedMoves, action_space, moves_of
from ulpia.research.observations import observation_space, observe
from ulpia.research.observations.default import Node, default_fields, words_of
from ulpia.research.observations.fields import ViewContext

COLOUR = Kind("colour", ("red", "green", "blue"))
WORDS = {"red": 0, "green": 1, "blue": 2}


def numbers_of(*seen: object, value: object) -> list[int]:
    """Learn from the values that were seen, and return a value as numbers."""
    node = Node()
    for each in seen:
        node.learn(each)
    node.complete((COLOUR,))
    found: list[int] = []
    node.write(value, WORDS, found)
    assert len(found) == node.size()
    return found


@pytest.mark.parametrize(
    ("seen", "value", "expected"),
    [
        ([7], 9, [9]),
        ([7], 10**9, [32767]),
        ([True], False, [0]),
        ([None, 3], None, [-1]),
        (["red"], "blue", [2]),
        (["red"], "mauve", [-2]),
        ([[1, 2], [3, 4]], [5, 6], [5, 6]),
        ([[1, 2], None], None, [-1, -1]),
        ([[], ["red", "red"]], ["blue"], [1, 2, -1, -1]),
        ([[], [1, 2]], [4, 5, 6, 7], [4, 4, 5, 6]),
        ([{"red": 2}], {"blue": 1}, [0, 0, 1]),
        ([{"red": 2}], {}, [0, 0, 0]),
        ([{"red": 2}, None], None, [-1, -1, -1]),
        ([{"on": 1, "at": [0, 0]}], {"on": 2, "at": [3, 4]}, [2, 3, 4]),
    ],
)
def test_values_of_a_view_become_numbers(
    seen: list[object], value: object, expected: list[int]
) -> None:
    assert numbers_of(*seen, value=value) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_fit_the_space_and_tell_all_that_the_view_tells(seats: int) -> None:
    space = observation_space(STAKES, seats)
    views: dict[bytes, Any] = {}
    for seed in range(20):
        dice = Dice(100 + seed)
        state: Any = STAKES.start(seats, {}, 1000 + seed)
        while asked := decisions(state):
            for decision in asked:
                view = STAKES.view(state, decision.seat)
                numbers = observe(STAKES, view, seats, decision.seat, decision)
                assert space.contains(numbers)
                key = b"".join([array.tobytes() for array in numbers.values()])
                assert views.setdefault(key, view) == view, "the numbers tell less"
            decision = asked[dice.below(len(asked))]
            apply(state, decision.seat, decision.options[dice.below(len(decision.options))])


def test_what_a_seat_cannot_know_changes_no_number() -> None:
    state: Any = STAKES.start(3, {}, 5)
    apply(state, Seat(1), decisions(state)[1].options[0])
    for seat in (Seat(0), Seat(1), Seat(2)):
        found = [
            observe(STAKES, STAKES.view(world, seat), 3, seat, decision_of(decisions(world), seat))
            for world in (state, STAKES.imagine(state, seat, 1), STAKES.imagine(state, seat, 2))
        ]
        for name in found[0]:
            assert (found[0][name] == found[1][name]).all()
            assert (found[0][name] == found[2][name]).all()


@pytest.mark.parametrize("game", GAMES)
def test_it_holds_for_large_games_as_well(game: str) -> None:
    rules = GAMES[game]
    fields = default_fields(rules, 2)
    dice = Dice(50)
    state: Any = rules.start(2, {}, 50)
    while asked := decisions(state):
        decision = asked[0]
        context = ViewContext(rules, rules.view(state, decision.seat), 2, decision.seat, decision)
        for field in fields:
            numbers = field.fill(context)
            assert numbers.shape == field.shape(2)
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])


def test_shapes_are_the_same_in_every_process() -> None:
    script = (
        "from ulpia.games._template.game import STAKES\n"
        "from ulpia.research.observations import fields_of\n"
        "print({field.name: field.shape(3) for field in fields_of(STAKES, 3)})"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    shapes = {field.name: field.shape(3) for field in default_fields(STAKES, 3)}
    assert done.stdout.strip() == str(shapes), done.stderr
    assert list(shapes) == ["decision", "seat", "hand", "staked", "waiting", "played", "points"]


def test_every_word_has_one_number() -> None:
    for game in GAMES.values():
        numbers = list(words_of(game).values())
        assert numbers == list(range(len(numbers)))


# moves


def test_moves_come_from_the_vocabulary() -> None:
    texts = [STAKES.vocabulary.write(move) for move in action_space(STAKES).moves]
    assert texts == [f"stake {card}" for card in range(1, 7)]


def test_seats_are_as_many_as_can_play() -> None:
    assert len(moves_of(STAKES, Signature("attack", (("seat", SEAT),)))) == STAKES.most


@pytest.mark.parametrize(
    "verb",
    [
        Signature("bid", (("number", NUMBER),)),
        Signature("lay", (("colour", COLOUR),), many=True),
    ],
)
def test_a_verb_without_end_must_be_listed_by_its_game(verb: Signature) -> None:
    with pytest.raises(UnlistedMoves, match=r"observations\.stakes\.LISTED_MOVES"):
        moves_of(STAKES, verb)


# PettingZoo


def test_pettingzoo_plays_a_game_that_brings_nothing(stakes: str) -> None:
    env = pettingzoo_env.parallel_env(game=stakes, seats=3, reward="rank")
    env.reset(seed=2)
    for at, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(at)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
        actions = {
            agent: int(env.action_space(agent).sample(mask))
            for agent, mask in masks.items()
            if any(mask)
        }
        _, rewards, *_ = env.step(actions)
        gained = {agent: gained[agent] + rewards[agent] for agent in gained}
    assert sum(gained.values()) == 0


def test_pettingzoo_names_the_games_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'; there are: trajan, forum-trajanum"):
        pettingzoo_env.env(game="chess")
