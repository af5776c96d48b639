"""The games there are, by name. The only place that lists them."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM, FORUM_TRAJANUM_1
from ulpia.games.trajan.game import TRAJAN
from ulpia.kernel.game import Game

GAMES: Final[dict[str, Game[Any]]] = {
    TRAJAN.name: TRAJAN,
    FORUM_TRAJANUM.name: FORUM_TRAJANUM,
}

OLDER: Final[dict[tuple[str, int], Game[Any]]] = {
    (FORUM_TRAJANUM_1.name, FORUM_TRAJANUM_1.rules): FORUM_TRAJANUM_1,
}
"""Earlier versions of rules that the code still has, by name and version."""


class UnknownGame(ValueError):
    """There is no game of that name."""


def game_named(name: str) -> Game[Any]:
    """Return the game called `name`, or raise UnknownGame with the names there are."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def game_as_of(name: str, rules: int) -> Game[Any]:
    """Return a game by the version of its rules that is meant, if the code has it, or as it is."""
    return OLDER.get((name, rules)) or game_named(name)
