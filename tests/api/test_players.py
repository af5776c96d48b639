"""`ulpia.player` and classes of players that users write."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ulpia
from tests.cli.conftest import terminal as terminal
from tests.cli.terminal import Terminal

LEVELS = ("random", "tiro", "miles", "optio", "centurio", "tribunus")


class FirstText(ulpia.Player):
    """Takes the first option, as text."""

    def choose(self, table: ulpia.PlayerTable) -> str:
        return table.option_texts()[0]


class LastMove:
    """Takes the last option, as an object; needs no base class."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: ulpia.PlayerTable) -> ulpia.Move:
        return table.decision.options[-1]


class Crashing(ulpia.Player):
    def choose(self, table: ulpia.PlayerTable) -> str:
        raise RuntimeError("out of ideas")


class Jumping(ulpia.Player):
    def choose(self, table: ulpia.PlayerTable) -> str:
        return "jump"


class Nobody:
    """No player at all."""


def play_moves(match: ulpia.Match, bot: ulpia.Player, count: int) -> list[tuple[int, str]]:
    for _ in range(count):
        table = match.table()
        match.play(table.seat, bot.choose(table))
    return match.moves()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_every_level_plays_every_game(game: str, level: str) -> None:
    bot = ulpia.player(level, seed=3)
    assert len(play_moves(ulpia.new_match(game, seed=1), bot, 20)) == 20


def test_a_player_carries_nothing_from_one_match_to_another() -> None:
    bot = ulpia.player("tiro")  # it rolls dice, so that it would go on with other numbers
    first = play_moves(ulpia.new_match("trajan", seed=1), bot, 40)
    assert play_moves(ulpia.new_match("trajan", seed=1), bot, 40) == first


@pytest.mark.slow
def test_a_legatus_looks_at_no_clock() -> None:
    bots = ulpia.player("legatus", worlds=1), ulpia.player("legatus", worlds=1)
    first, second = (play_moves(ulpia.new_match("trajan", seed=1), bot, 15) for bot in bots)
    assert first == second


def test_classes_and_levels_compete() -> None:
    result = ulpia.compete("trajan", [FirstText, LastMove, "random"], games=2)
    assert result.players == ("FirstText", "LastMove", "random")
    assert len(result.outcomes) == 6
    assert result.faults() == []
    assert sum(result.win_shares().values()) == pytest.approx(1.5)
    again = ulpia.compete("trajan", [FirstText, LastMove, "random"], games=2)
    assert [each.record for each in again.outcomes] == [each.record for each in result.outcomes]


def test_a_player_at_fault_loses_with_a_reason() -> None:
    result = ulpia.compete("trajan", [Crashing, "random"], games=2)
    assert result.win_shares() == {"Crashing": 0.0, "random": 1.0}
    name, reason = result.faults()[0]
    assert name == "Crashing"
    assert reason.startswith("crashed: RuntimeError: out of ideas (test_players.py:")
    result = ulpia.compete("trajan", [Jumping, "random"], games=1)
    assert result.faults() == [("Jumping", "answered 'jump', which is no option of 'place'")]


def test_who_cannot_compete_is_refused_before_the_first_game() -> None:
    nobody: object = Nobody
    with pytest.raises(ulpia.NoPlayer, match=r"'Nobody' is no class with a method choose\(table\)"):
        ulpia.compete("trajan", [nobody])  # type: ignore[list-item]
    with pytest.raises(ulpia.UnknownLevel, match="there is no player 'genius'"):
        ulpia.compete("trajan", ["genius"])
    with pytest.raises(ValueError, match="'random' is named twice"):
        ulpia.compete("trajan", ["random", "random"])


def test_a_player_can_try_an_option_in_an_imagined_world() -> None:
    match = ulpia.new_match("trajan", seed=1)
    table = match.table(0)
    world = table.imagine_after(table.decision.options[0], seed=1)
    assert match.moves() == []
    match.play(0, table.decision.options[0])
    assert table.game.view(world, table.seat) == match.view(0)
    with pytest.raises(ValueError, match="is no option of 'place'"):
        table.imagine_after(ulpia.Move("sow", (0,)), seed=1)


# on the command line

MODULE = """
class First:
    def choose(self, table):
        return table.option_texts()[0]

class Nobody:
    pass

class Grumpy:
    def __init__(self):
        raise RuntimeError("not today")

    def choose(self, table):
        return table.option_texts()[0]

def nothing():
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder with a module of players."""
    (tmp_path / "face_bots.py").write_text(MODULE)
    (tmp_path / "face_broken.py").write_text("1 / 0\n")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])  # what the command adds is taken off again
    yield tmp_path
    sys.modules.pop("face_bots", None)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_takes_a_class_by_module_and_name(
    terminal: Terminal, folder: Path, jobs: str
) -> None:
    words = f"arena trajan --players face_bots:First,random --games 2 --json --jobs {jobs}"
    result = terminal.ulpia(words).json()
    assert [row["name"] for row in result["players"]] == ["face_bots:First", "random"]
    assert (result["games"], result["errors"], result["forfeits"]) == (2, 0, [])


def test_a_class_that_does_not_work_is_refused_before_the_first_game(
    terminal: Terminal, folder: Path
) -> None:
    wrong = {
        "no_such_bots:First": "cannot import 'no_such_bots' for 'no_such_bots:First'",
        "face_broken:First": "importing 'face_broken' failed: ZeroDivisionError",
        "face_bots:Second": "'face_bots' has no 'Second'",
        "face_bots:Nobody": "'face_bots:Nobody' is no class with a method choose(table)",
        "face_bots:Grumpy": "does not start: RuntimeError: not today (face_bots.py:",
        "face_bots:nothing": "is None, which has no method choose(table)",
    }
    for name, message in wrong.items():
        assert message in terminal.refusal(f"arena trajan --players {name} --games 1"), name
    assert not (folder / "data").exists()
