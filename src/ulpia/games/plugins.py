"""A game is a plug-in: each layer has one folder for it, found by the name of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def plugin_name(game_name: str) -> str:
    """Return the name of a game's folder in each layer: forum_trajanum for forum-trajanum."""
    return game_name.replace("-", "_")


def find_plugin(layer: str, game_name: str) -> ModuleType | None:
    """Return what a game brings to a layer (`ulpia.ai.evaluate`), or None if it brings nothing."""
    module = f"{layer}.{plugin_name(game_name)}"
    if find_spec(module) is None:
        return None
    return import_module(module)
