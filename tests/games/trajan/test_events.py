"""The events suffice: who only listens knows the whole open table after every move."""

from __future__ import annotations

import pytest

from tests.games.trajan.shadow import Shadow, differences
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.chance import Dice
from ulpia.kernel.events import Event
from ulpia.kernel.match import Match


@pytest.mark.parametrize("edition", ["2011", "2022"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_listener_knows_the_whole_open_table(seed: int, seats: int, edition: str) -> None:
    match = Match(TRAJAN, seats, {"edition": edition}, seed)
    shadow, dice = Shadow(seats), Dice(seed)
    hear(shadow, match.opening)
    while asked := match.waiting():
        decision = asked[dice.below(len(asked))]
        move = decision.options[dice.below(len(decision.options))]
        hear(shadow, match.play(decision.seat, move))
        if match.state.markers_open:
            assert differences(shadow, match.state) == []
    assert [sum(player.points) for player in match.state.players] == [
        mat.points for mat in shadow.mats
    ]


def hear(shadow: Shadow, events: list[Event]) -> None:
    for event in events:
        shadow.hear(event)
