"""Where a tile can lie, as the view tells it: every site is reached by just the moves it names."""

from __future__ import annotations

import random
from typing import Any

from tests.games.forum_trajanum.test_preview import building_state
from ulpia.games.forum_trajanum.components.goods import BUILDER, WORKER
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.preview.building_sites import building_sites
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions

LIKED = {"build": 4.0, "done": 0.5}


def test_every_site_of_a_game_is_reached_by_its_moves_and_no_other_is_left_out() -> None:
    dice = random.Random(3)
    match = Match(FORUM_TRAJANUM, 2, {}, 3)
    checked = 0
    while not match.is_over():
        decision = dice.choice(match.waiting())
        if decision.prompt == "build":
            checked += check_sites(match.state, decision.seat)
        weights = [LIKED.get(move.verb, 1.0) for move in decision.options]
        match.play(decision.seat, dice.choices(decision.options, weights)[0])
    assert checked > 50


def check_sites(state: ForumTrajanum, seat: Seat) -> int:
    """Build the first single and the first double tile on each of their sites."""
    view = FORUM_TRAJANUM.view(state, seat)
    told = view["sites"]
    vacant = view["colonies"][seat]["vacant"]
    assert [site["cells"][0] for site in told if len(site["cells"]) == 1] == vacant
    checked = 0
    for size in (1, 2):
        found = [way for way in view["ways"] if (2 if way["tile"] >= 8 else 1) == size]
        for site in [each for each in told if len(each["cells"]) == size and found]:
            assert spaces_built(state, seat, found[0]["moves"] + site["moves"]) == set(
                site["cells"]
            )
            checked += 1
    return checked


def spaces_built(state: ForumTrajanum, seat: Seat, texts: list[str]) -> set[int]:
    trial = FORUM_TRAJANUM.copy(state)
    before = trial.colonies[seat].vacant
    for text in texts:
        asked: list[Any] = decisions(trial)
        move = FORUM_TRAJANUM.vocabulary.read(text)
        assert move in asked[0].options, text
        apply(trial, seat, move)
    decisions(trial)
    gone = before & ~trial.colonies[seat].vacant
    return {cell for cell in range(36) if (gone >> cell) & 1}


def test_r37_where_one_space_is_left_no_move_is_needed() -> None:
    state = building_state({BUILDER: 1})
    state.colonies[0].vacant = 1 << 4
    [site] = building_sites(state, Seat(0))
    assert dict(site) == {"cells": [4], "moves": []}


def test_r38_of_two_neighbours_only_the_first_half_is_chosen() -> None:
    state = building_state({BUILDER: 1, WORKER: 1})
    doubles = [site for site in building_sites(state, Seat(0)) if len(site["cells"]) == 2]
    assert doubles == [
        {"cells": [1, 2], "moves": ["on b1"]},
        {"cells": [2, 1], "moves": ["on c1"]},
    ]


def test_others_are_told_no_sites() -> None:
    state = building_state({BUILDER: 1})
    assert building_sites(state, Seat(1)) == []
    assert building_sites(state, None) == []
