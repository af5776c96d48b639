"""Why not says how to get there: which tray lands on the action, now or next."""

from __future__ import annotations

from tests.games.trajan.positions import table
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.moves import Move, Refusal, Seat

FORUM = 1
RELIGION = 2


def why(trays: str, move: Move) -> Refusal | None:
    laid = table(trays={0: trays})
    return TRAJAN.why_not(laid.state, Seat(0), move)


def test_forum_tiles_come_with_the_forum_action_and_the_tray_that_lands_there() -> None:
    """R-24: one marker of tray I lands on II, the forum; five of tray III do so too."""
    found = why("b | b | yyggo | o | p | pww", Move("collect", (RELIGION,)))
    assert found == Refusal("way_now", 24, (FORUM, 0, 2))


def test_where_no_tray_lands_there_the_two_sowings_are_named_that_lead_there() -> None:
    found = why("bb | yy | gg | oo | pp | ww", Move("collect", (RELIGION,)))
    assert found is not None
    assert found == Refusal("way_now", 24, (FORUM, 5))
    found = why("bb | yy | gg | oop | pw | w", Move("collect", (RELIGION,)))
    assert found is not None and found.code == "way_in_two"
    action, first, second = found.values
    assert action == FORUM
    laid = table(trays={0: "bb | yy | gg | oop | pw | w"})
    laid.play(0, f"sow {('I', 'II', 'III', 'IV', 'V', 'VI')[first]}")
    while laid.question().startswith("0 drop"):
        laid.play(0, laid.options()[0])
    counts = [len(tray) for tray in TRAJAN.view(laid.state, Seat(0))["players"][0]["trays"]]
    assert (second + counts[second]) % 6 == FORUM


def test_while_another_action_is_taken_the_next_turn_is_named() -> None:
    laid = table(trays={0: "bb | yy | gg | oo | pp | ww"})
    laid.play(0, "sow I")
    found = TRAJAN.why_not(laid.state, Seat(0), Move("collect", (RELIGION,)))
    assert found == Refusal("way_next_turn", 24, (FORUM, 5))
