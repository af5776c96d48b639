"""Moves and views as numbers: exact, and nothing in them that the seat cannot see."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions
from ulpia.research.action_space import action_space
from ulpia.research.observations import observation_space, observe

TABLES = [
    (game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)
]
# Change these only together with the rules' version: what people learned and kept is void then.
SIZES = {"trajan": 3977, "forum-trajanum": 389}
SOME = {
    "trajan": {"place blue": 0, "sow I": 49, "ship identical scroll": 235, "pick scroll-oil": 3965},
    "forum-trajanum": {"crane blue": 0, "take a1": 9, "leave craftsman2": 388},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_number_that_stays(game: str) -> None:
    rules = game_named(game)
    space = action_space(rules)
    assert len(space) == SIZES[game]
    for text, number in SOME[game].items():
        assert rules.vocabulary.write(space.moves[number]) == text


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_views_and_moves_fit_the_spaces_in_whole_games(game: str, seats: int) -> None:
    rules = game_named(game)
    space, actions = observation_space(rules, seats), action_space(rules)
    seen: dict[bytes, str] = {}
    dice = Dice(seats)
    state: Any = rules.start(seats, {}, seats)
    while asked := decisions(state):
        for decision in asked:
            view = rules.view(state, decision.seat)
            numbers = observe(rules, view, seats, decision.seat, decision)
            assert space.contains(numbers)
            assert len(actions.legal(decision)) == len(decision.options)
            key = b"".join([array.tobytes() for array in numbers.values()])
            assert seen.setdefault(key, view_text(view)) == view_text(view), "the numbers tell less"
        decision = asked[dice.below(len(asked))]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])


def view_text(view: dict[str, Any]) -> str:
    """Return a view without the order of the cards under the tops of the piles."""
    piles = view.get("board", {}).get("piles", [])
    plain = json.loads(json.dumps(view))
    if piles:
        plain["board"]["piles"] = [[*sorted(pile[:-1]), *pile[-1:]] for pile in piles]
    return json.dumps(plain)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_number(game: str) -> None:
    rules = game_named(game)
    dice = Dice(3)
    state: Any = rules.start(3, {}, 3)
    for _ in range(150):
        decision = decisions(state)[0]
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    for seat in (Seat(0), Seat(1), Seat(2)):
        found = [
            observe(rules, rules.view(world, seat), 3, seat, decision_of(decisions(world), seat))
            for world in (state, rules.imagine(state, seat, 1), rules.imagine(state, seat, 2))
        ]
        for name in found[0]:
            assert (found[0][name] == found[1][name]).all()
            assert (found[0][name] == found[2][name]).all()
