"""Playing the games of the ladder that are missing, within the minutes there are."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.forecast.witness import Witness
from tools.ladder.contests import LadderStep, Results, next_fixture
from ulpia.ai.arena import Outcome, play_fixture
from ulpia.ai.levels import DEFAULT_WORLDS, make_player
from ulpia.ai.player import Player, PlayerTable
from ulpia.ai.search.ranking import Budget
from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat

PORTION: Final = 12
"""How many games of a step are played before it is the next one's turn; whole deals."""


class SilentPlayer(Player):
    """Keeps its thoughts to itself: to word them takes longer than to choose, and nobody reads."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def choose(self, table: PlayerTable) -> Move:
        return self.player.choose(table)


def make_level(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
    """Return a player that counts worlds and looks at no clock, so that games can be repeated."""
    return SilentPlayer(make_player(name, game, seed, Budget(DEFAULT_WORLDS)))


def never() -> bool:
    return False


def play_missing(
    results: Results,
    steps: list[LadderStep],
    ends: float,
    tell: Callable[[str], None],
    rows: Path | None = None,
) -> None:
    """Play portions of all steps in turn until none is missing or the time is up.

    With a folder for `rows`, the games are noted for `tools.forecast` too.
    """
    while time.time() < ends:
        missing = [step for step in steps if results.tally(step).games < step.games_wanted]
        if not missing:
            return
        for step in missing:
            play_portion(results, step, ends, rows)
            tally = results.tally(step)
            tell(f"{step.name}: {100 * tally.share:.1f} % of {tally.games} games")


def play_portion(results: Results, step: LadderStep, ends: float, rows: Path | None) -> None:
    """Play the next games of a step; what is played is saved at once."""
    for _ in range(PORTION):
        played = results.tally(step).games
        if played >= step.games_wanted or time.time() >= ends:
            return
        outcome = play_watched(step, played, rows)
        results.add(step, outcome)
        results.save()


def play_watched(step: LadderStep, number: int, rows: Path | None) -> Outcome:
    """Play a game of a step, and note its rows if there is a folder for them."""
    witness = Witness(game_named(step.game), number)

    def make_watched(name: str, game: Game[Any], seed: int, seat: Seat) -> Player:
        player = make_level(name, game, seed, seat)
        return player if rows is None else witness.watch(player)

    outcome = play_fixture(step.contest(), next_fixture(step, number), make_watched, never)
    assert outcome is not None, "nothing stops a game here"
    if rows is not None:
        witness.write(rows, outcome)
    return outcome
