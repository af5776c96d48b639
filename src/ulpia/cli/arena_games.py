"""One game of an arena, in whatever process. Light enough for workers."""

from __future__ import annotations

from typing import Any

from ulpia.ai.arena import Contest, Fixture, Outcome, play_fixture
from ulpia.ai.levels import make_player
from ulpia.ai.player import Player
from ulpia.ai.python_player import PythonPlayer, describe_crash, is_reference, load_factory
from ulpia.ai.search.ranking import Budget
from ulpia.cli.chunks import must_stop
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.research.text_protocol import BotPlayer, is_command

WORLDS = "worlds"
BOT_SECONDS = "bot_seconds"


class PlayerFactory:
    """Makes the players of a contest: our own levels, Python classes and programs from outside."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def __call__(self, name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
        limits = self.contest.limits
        if is_command(name):
            return BotPlayer(name, game, self.contest.seats, seat, seed, limits[BOT_SECONDS])
        if is_reference(name):
            return PythonPlayer(load_factory(name), seed)
        return make_player(name, game, seed, Budget(int(limits[WORLDS])))


def play_one(contest: Contest, fixture: Fixture) -> Outcome | None:
    """Play a fixture; an error in it is an outcome, too. None if the run is to stop."""
    try:
        return play_fixture(contest, fixture, PlayerFactory(contest), must_stop)
    except Exception as error:  # whatever goes wrong in one game must not end the others
        return Outcome(
            fixture.lineup,
            fixture.index,
            fixture.seed,
            fixture.seating,
            error=describe_crash(error),
        )
