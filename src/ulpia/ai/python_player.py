"""Players written in Python by somebody else: `module:Class`, or any object with `choose`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

from ulpia.ai.arena import Forfeit
from ulpia.ai.player import Chooser, Player, PlayerTable, read_move
from ulpia.kernel.moves import Move
from ulpia.kernel.words import UnknownWords

Factory = Callable[..., Chooser]
"""A class or function that makes a player; one that has a parameter `seed` is given one."""

_REFERENCE: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


class NoPlayer(ValueError):
    """The text names no class of players."""


def is_reference(name: str) -> bool:
    """Say whether a player's name has the form `module:Class`."""
    return _REFERENCE.fullmatch(name) is not None


def load_factory(reference: str) -> Factory:
    """Return what `module:Class` names, or raise NoPlayer with the reason."""
    module_name, _, path = reference.partition(":")
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as error:
        raise NoPlayer(f"cannot import {module_name!r} for {reference!r}: {error}") from error
    except Exception as error:  # the module is somebody else's: whatever it does is told
        raise NoPlayer(f"importing {module_name!r} failed: {describe_crash(error)}") from error
    for name in path.split("."):
        if not hasattr(found, name):
            raise NoPlayer(f"{module_name!r} has no {path!r}")
        found = getattr(found, name)
    return require_factory(found, reference)


def require_factory(found: Any, name: str) -> Factory:
    """Return `found` if it can make players, or raise NoPlayer."""
    makes_players = callable(getattr(found, "choose", None)) or not isinstance(found, type)
    if not callable(found) or not makes_players:
        raise NoPlayer(f"{name!r} is no class with a method choose(table)")
    factory: Factory = found
    return factory


class PythonPlayer(Player):
    """A player of somebody else in a game of the arena: whatever it does wrong is a Forfeit."""

    def __init__(self, factory: Factory, seed: int) -> None:
        try:
            takes_seed = "seed" in inspect.signature(factory).parameters
            self.chooser: Final = factory(seed=seed) if takes_seed else factory()
        except Exception as error:
            raise Forfeit(f"does not start: {describe_crash(error)}") from error
        if not callable(getattr(self.chooser, "choose", None)):
            raise Forfeit(f"is {self.chooser!r}, which has no method choose(table)")

    def choose(self, table: PlayerTable) -> Move:
        try:
            answer = self.chooser.choose(table)
        except Exception as error:
            raise Forfeit(f"crashed: {describe_crash(error)}") from error
        move = self.option_named(answer, table)
        if move is None:
            raise Forfeit(
                f"answered {str(answer)[:80]!r}, which is no option of {table.decision.prompt!r}"
            )
        return move

    def option_named(self, answer: Move | str, table: PlayerTable) -> Move | None:
        """Return the option that an answer names; None if it names none."""
        try:
            move = read_move(table.game, answer)
        except (UnknownWords, TypeError):
            return None
        return move if move in table.decision.options else None


def describe_crash(error: Exception) -> str:
    """Return an error in one line, with the place where it was raised."""
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    message = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' if message else ''}{message}{place}"
