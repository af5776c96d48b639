"""`ulpia games`."""

from __future__ import annotations

from tests.cli.terminal import Terminal
from ulpia.games.trajan.game import TRAJAN


def test_games_are_listed_for_people(terminal: Terminal) -> None:
    outcome = terminal.ulpia("games")
    assert outcome.code == 0
    assert "trajan: 2 to 4 seats, rules version" in outcome.out
    assert "2022 | 2011" in outcome.out


def test_games_are_listed_for_programs(terminal: Terminal) -> None:
    games = terminal.ulpia("games --json").json()["games"]
    trajan = next(game for game in games if game["name"] == "trajan")
    assert trajan["rules"] == TRAJAN.rules
    assert trajan["seats"] == {"fewest": 2, "most": 4}
    assert trajan["options"][0] == {
        "name": "edition",
        "values": ["2022", "2011"],
        "default": "2022",
    }
