"""What somebody typed for an arena: who plays, and what is tested; refused with one line."""

from __future__ import annotations

import os
import sys
from typing import Final

from ulpia.ai.arena import Contest, Forfeit
from ulpia.ai.levels import make_player, require_level
from ulpia.ai.python_player import PythonPlayer, is_reference, load_factory
from ulpia.ai.sequential import SequentialTest
from ulpia.cli.arena_games import BOT_SECONDS, WORLDS
from ulpia.cli.inputs import parse_options, require_game, require_positive, require_seed
from ulpia.cli.usage_error import UsageError
from ulpia.research.text_protocol import check_command, is_command

CLEARLY_MORE: Final = 1.2
"""How many times its even share the first player wins at the upper bound, if nobody says."""
MAX_RISK: Final = 0.5


def parse_contest(
    game: str,
    players: str,
    seats: int,
    seed: int,
    option: list[str],
    worlds: int,
    bot_seconds: float,
) -> Contest:
    rules = require_game(game)
    options = parse_options(rules, seats, option)
    names = tuple([" ".join(word.split()) for word in players.split(",")])
    for name in names:
        if not name:
            raise UsageError("--players needs a name between the commas")
        if names.count(name) > 1:
            raise UsageError(f"player {name!r} is named twice; once is enough to play itself")
    if bot_seconds <= 0:
        raise UsageError(f"--bot-seconds must be more than 0, not {bot_seconds:g}")
    limits = {WORLDS: require_positive("--worlds", worlds), BOT_SECONDS: bot_seconds}
    return Contest(rules.name, seats, options, names, require_seed(seed), limits)


def require_two_players(contest: Contest) -> Contest:
    """Return the contest, or raise UsageError if it is not one between two players."""
    if len(contest.players) != 2:
        raise UsageError(f"--alone and --sprt need two players, not {len(contest.players)}")
    return contest


def parse_test(
    contest: Contest, low: float | None, high: float | None, risk: float
) -> SequentialTest:
    """Return the test that was asked for, or raise UsageError."""
    even = 1 / contest.seats
    test = SequentialTest(
        even if low is None else low, CLEARLY_MORE * even if high is None else high, risk
    )
    if not 0 < test.low < test.high < 1:
        raise UsageError(
            f"--low and --high are shares between 0 and 1, the lower one first,"
            f" not {test.low:g} and {test.high:g}"
        )
    if not 0 < risk < MAX_RISK:
        raise UsageError(f"--risk must be between 0 and {MAX_RISK:g}, not {risk:g}")
    return test


def check_player(name: str, contest: Contest) -> None:
    """Raise UsageError for a player that does not exist, before the first game."""
    try:
        if is_command(name):
            check_command(name)
        elif is_reference(name):
            find_modules_here()
            PythonPlayer(load_factory(name), 0)
        else:
            require_level(name, ["MODULE:CLASS", "cmd:COMMAND"])
            make_player(name, require_game(contest.game), 0)
    except ValueError as error:  # no such bot, or nobody has taught the level this game
        raise UsageError(str(error)) from error
    except Forfeit as fault:
        raise UsageError(f"the player {name!r} {fault}") from fault


def find_modules_here() -> None:
    """Add the working folder to the import path, after installed packages."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # worker processes inherit it
