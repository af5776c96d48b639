"""Which rules a game is played by: every game is finished under the version it began with."""

from __future__ import annotations

from typing import Any

from ulpia.games.registry import GAMES, OLDER
from ulpia.kernel.game import Game


class RulesGone(LookupError):
    """The program no longer has, or does not yet have, the rules that a game began with."""


def rules_of(name: str, version: int) -> Game[Any]:
    """Return the rules of a game as they were in `version`, or raise RulesGone."""
    game = GAMES.get(name)
    if game is not None and game.rules == version:
        return game
    if (name, version) in OLDER:
        return OLDER[name, version]
    if game is None:
        raise RulesGone(f"this program does not have the game {name}")
    raise RulesGone(
        f"this game began under version {version} of the rules of {name} and this program has"
        f" version {game.rules}: it is kept as it stands, and its record can be downloaded"
    )
