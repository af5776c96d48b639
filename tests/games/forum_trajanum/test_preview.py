"""What the view reckons for players: ways to pay, what is still to come, what would be scored."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ulpia.games.forum_trajanum.components.buildings import TILES, Tile
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COIN, TRIBUNE, WORKER
from ulpia.games.forum_trajanum.components.player_board import STREETS
from ulpia.games.forum_trajanum.components.prestige import LAST_POSITION
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.preview.payment_options import payment_options
from ulpia.games.forum_trajanum.rules.building import BuildingPhase, can_pay
from ulpia.games.forum_trajanum.rules.conversions import conversions, convert
from ulpia.games.forum_trajanum.scoring.now import points_now
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat


def test_views_of_a_whole_game_agree_with_the_rules() -> None:
    dice = random.Random(5)
    match = Match(FORUM_TRAJANUM, 3, {}, 5)
    while not match.is_over():
        decision = dice.choice(match.waiting())
        check_view(match, decision)
        match.play(decision.seat, dice.choice(decision.options))


def check_view(match: Match[ForumTrajanum], decision: Any) -> None:
    """Check what every view must say of itself."""
    view = FORUM_TRAJANUM.view(match.state, decision.seat)
    assert all(0 <= count <= 2 for count in view["calls"])
    assert sum(view["calls"]) == view["streets_left"]
    assert len(view["calls"]) == STREETS
    final = FORUM_TRAJANUM.final_points(match.state)
    for seat, colonia in enumerate(view["colonies"]):
        assert colonia["outlook"]["total"] == sum(final[seat])
    texts = {FORUM_TRAJANUM.vocabulary.write(move) for move in decision.options}
    for way in view["ways"]:
        assert way["moves"][0] in texts
        assert way["moves"][-1].startswith("build ")


def building_state(goods: dict[int, int]) -> ForumTrajanum:
    """Return a game in which seat 0 is asked what to build with these goods, on two spaces."""
    state = ForumTrajanum(2, 1)
    colonia = state.colonies[0]
    for good, count in goods.items():
        colonia.goods[good] = count
    colonia.vacant = 0b11 << 1
    state.agenda = [BuildingPhase(Seat(0))]
    return state


def moves_for(state: ForumTrajanum, tile: str) -> list[list[str]]:
    return [
        way["moves"]
        for way in payment_options(state, Seat(0))
        if way["moves"][-1] == f"build {tile}"
    ]


def test_r39_the_straight_price_is_the_only_way_when_it_can_be_paid() -> None:
    state = building_state({BUILDER: 1, WORKER: 2, ASSISTANT: 1})
    assert moves_for(state, "library") == [["build library"]]


def test_r32_two_workers_pay_for_a_builder() -> None:
    state = building_state({WORKER: 2})
    assert moves_for(state, "market") == [["train blue", "build market"]]


def test_r33_each_other_colour_is_a_way_of_its_own() -> None:
    state = building_state({WORKER: 1, WORKER + 1: 1, ASSISTANT: 1})
    assert moves_for(state, "park") == [
        ["recolour blue green", "build park"],
        ["recolour red green", "build park"],
    ]


def test_a_way_converts_nothing_that_it_does_not_need() -> None:
    state = building_state({WORKER: 3, ASSISTANT: 1})
    assert moves_for(state, "library") == [["train blue", "build library"]]


def test_r34_cheapest_first() -> None:
    state = building_state({WORKER: 1, ASSISTANT: 2})
    state.colonies[0].active = 1 << 4
    assert moves_for(state, "park")[0] == ["craft green", "build park"]
    spent = [
        way["spent"] for way in payment_options(state, Seat(0)) if way["moves"][-1] == "build park"
    ]
    assert [sum(each) for each in spent] == sorted([sum(each) for each in spent])


def test_r35_merchant_ii_can_bring_the_assistant() -> None:
    state = building_state({TRIBUNE: 1, WORKER: 1})
    state.colonies[0].active = 1 << 3
    assert moves_for(state, "house") == [
        ["exchange tribune assistant", "recolour blue red", "build house"]
    ]


def test_a_tile_that_takes_four_conversions_has_a_way() -> None:
    """Merchant II brings an assistant, two workers become a pair, the pair a builder."""
    state = building_state({TRIBUNE: 1, ASSISTANT: 1, WORKER: 1, WORKER + 1: 1, WORKER + 2: 1})
    state.colonies[0].active = 1 << 3
    moves = moves_for(state, "column-park")
    assert moves and all([len(each) == 5 for each in moves])
    assert all(["exchange tribune assistant" in each for each in moves])


def purse_of(colonia: Colonia) -> tuple[int, ...]:
    return (*colonia.goods, colonia.crafted, colonia.promoted, colonia.exchanged)


def payable_tiles(state: ForumTrajanum) -> set[int]:
    """Try every order of all conversions there are; return the tiles that can then be paid."""
    found: set[int] = set()
    edge = [state.copy()]
    seen = {purse_of(state.colonies[0])}
    while edge:
        reached = edge.pop()
        mine = reached.colonies[0]
        found |= {tile for tile in range(TILES) if can_pay(mine, Tile(tile))}
        for move in conversions(mine):
            other = reached.copy()
            convert(other, Seat(0), move)
            if purse_of(other.colonies[0]) not in seen:
                seen.add(purse_of(other.colonies[0]))
                edge.append(other)
    return found


@pytest.mark.parametrize(
    "seed", [0, *[pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4)]]
)
def test_every_tile_that_conversions_can_pay_has_a_way(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(60):
        goods = {good: dice.randint(0, 1) for good in (COIN, TRIBUNE, BUILDER)}
        goods |= {WORKER + colour: dice.choice((0, 0, 1, 1, 2)) for colour in range(4)}
        state = building_state(goods | {ASSISTANT: dice.randint(0, 3)})
        state.colonies[0].active = dice.getrandbits(6)
        assert {way["tile"] for way in payment_options(state, Seat(0))} == payable_tiles(state), (
            goods
        )


def test_others_are_told_no_payment_options() -> None:
    state = building_state({BUILDER: 1})
    assert payment_options(state, Seat(0))
    assert payment_options(state, Seat(1)) == []
    assert payment_options(state, None) == []


def test_r65_a_row_tells_what_hangs_on_it() -> None:
    state = building_state({COIN: 1})
    colonia = state.colonies[0]
    state.start = Seat(0)
    colonia.cranes = (0, 1, 2, 3)  # type: ignore[assignment]
    colonia.first = colonia.active = 1 << 4
    colonia.built[0] = 1 << 25
    colonia.built[1] = 1 << 26
    row = FORUM_TRAJANUM.view(state, Seat(0))["colonies"][0]["outlook"]["rows"][4]
    assert row == {
        "kinds": 2,
        "multiplier": 2,
        "now": 4,
        "active": 4,
        "inactive": 2,
        "stake": 2,
    }
    assert colonia.active == 1 << 4
    assert colonia.goods[COIN] == 1


def test_r58_a_colonia_tells_what_the_slide_bar_would_bring() -> None:
    state = building_state({COIN: 1})
    colonia = state.colonies[0]
    colonia.first = 0b101
    colonia.bar = 2
    outlook = FORUM_TRAJANUM.view(state, None)["colonies"][0]["outlook"]
    assert outlook["wages"] == 2, "R-65: a coin for each row with citizens"
    assert outlook["upgrades"] == {"advance": 3, "cypress": 4}
    assert outlook["bar"][2]["head"] == outlook["head"]
    assert outlook["bar"][3] == {"area": outlook["area"]["next"], "head": outlook["head_next"]}
    assert len(outlook["bar"]) == LAST_POSITION + 1


def test_agenda_tells_the_benefits_of_a_double_tile() -> None:
    """After the tile is laid its halves are still to come."""
    seen = set()
    for seed in range(4):
        dice = random.Random(seed)
        match = Match(FORUM_TRAJANUM, 2, {}, seed)
        while not match.is_over():
            decision = dice.choice(match.waiting())
            if decision.prompt in ("space", "gray_half", "second_half"):
                agenda = FORUM_TRAJANUM.view(match.state, None)["agenda"]
                seen.add(tuple([each["what"] for each in agenda]))
            builds = [move for move in decision.options if move.verb == "build"]
            match.play(decision.seat, dice.choice(builds or decision.options))
    assert ("benefit",) in seen
    assert ("benefit", "benefit") in seen


def test_r65_the_stake_is_what_the_scoring_would_lose() -> None:
    """Compared with a whole scoring of both cases, at every payment of some games."""
    asked = 0
    for seed in range(6):
        dice = random.Random(seed)
        match = Match(FORUM_TRAJANUM, 2, {}, seed)
        while not match.is_over():
            decision = dice.choice(match.waiting())
            if decision.prompt == "pay":
                asked += 1
                check_stake(match.state, decision.seat, decision.about[0])
            match.play(decision.seat, dice.choice(decision.options))
    assert asked > 20


def check_stake(state: ForumTrajanum, seat: Seat, row: int) -> None:
    rows = FORUM_TRAJANUM.view(state, None)["colonies"][seat]["outlook"]["rows"]
    paid, left = state.copy(), state.copy()
    paid.colonies[seat].active |= 1 << row
    paid.colonies[seat].goods[COIN] -= 1
    left.colonies[seat].active &= ~(1 << row)
    points = [sum(points_now(each, seat)) for each in (paid, left)]
    assert rows[row]["stake"] == points[0] - points[1]
