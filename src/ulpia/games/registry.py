"""The games there are, by name: found, not listed.

A game is a module that has `GAME`, and `OLDER_RULES` where the code still has earlier versions of
its rules. Every package `ulpia.games.NAME` that does not begin with `_` brings one as its module
`game`. ULPIA_GAMES adds modules from elsewhere, separated by commas (`mygame.game,other.game`);
child processes inherit it. Lists show games by year of publication, then by name.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

import ulpia.games
from ulpia.kernel.game import Game

MORE_GAMES: Final = "ULPIA_GAMES"
"""The environment variable that names modules of further games."""

UNPUBLISHED: Final = 9999


class UnknownGame(ValueError):
    """There is no game of that name."""


def game_modules() -> list[ModuleType]:
    """Import the module of every game: those of this package, then those from elsewhere."""
    packages = [found.name for found in iter_modules(ulpia.games.__path__) if found.ispkg]
    names = [f"ulpia.games.{name}.game" for name in packages if not name.startswith("_")]
    names += [name.strip() for name in os.environ.get(MORE_GAMES, "").split(",") if name.strip()]
    return [import_module(name) for name in dict.fromkeys(names)]


def place_in_lists(game: Game[Any]) -> tuple[int, str]:
    """Return what games are sorted by: the year of publication, then the name."""
    return game.year or UNPUBLISHED, game.name


def games_by_name(modules: list[ModuleType]) -> dict[str, Game[Any]]:
    """Return the games of some modules in the order of lists; raise ValueError if two collide."""
    games: dict[str, Game[Any]] = {}
    for module in modules:
        if module.GAME.name in games:
            raise ValueError(f"two games are called {module.GAME.name!r}; one is {module.__name__}")
        games[module.GAME.name] = module.GAME
    return {game.name: game for game in sorted(games.values(), key=place_in_lists)}


def older_rules(modules: list[ModuleType]) -> dict[tuple[str, int], Game[Any]]:
    """Return the earlier versions of rules that some modules still have."""
    return {
        (game.name, game.rules): game
        for module in modules
        for game in getattr(module, "OLDER_RULES", ())
    }


_MODULES: Final = game_modules()

GAMES: Final[dict[str, Game[Any]]] = games_by_name(_MODULES)

OLDER: Final[dict[tuple[str, int], Game[Any]]] = older_rules(_MODULES)
"""Earlier versions of rules that the code still has, by name and version."""


def game_named(name: str) -> Game[Any]:
    """Return the game called `name`, or raise UnknownGame with the names there are."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def game_as_of(name: str, rules: int) -> Game[Any]:
    """Return a game by the version of its rules that is meant, if the code has it, or as it is."""
    return OLDER.get((name, rules)) or game_named(name)
