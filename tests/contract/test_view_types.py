"""Every view holds what its types say, no more and no less: the browser relies on them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from tests.contract.games import ALL_GAMES, play_on
from ulpia.kernel.chance import Dice
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.words import Kind

STEP = 29
"""How many moves are played between two looks."""


def view_module(game: Game[Any]) -> ModuleType:
    return import_module(type(game).__module__.rsplit(".", 1)[0] + ".view")


def faults(value: Any, hint: Any, at: str) -> list[str]:
    """Return where a value is not what its type says."""
    origin, inside = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return faults_of_structure(value, hint, at)
    if origin is NotRequired:
        return faults(value, inside[0], at)
    if origin is Annotated:
        return faults_of_kind(value, inside[0], hint.__metadata__[0], at)
    if origin is Literal:
        return [] if value in inside else [f"{at}: {value!r} is not among {inside}"]
    if origin in (Union, UnionType):
        found = [faults(value, each, at) for each in inside]
        return [] if [] in found else found[0]
    parts = parts_of(value, hint, at)
    if parts is not None:
        return [fault for each, of, where in parts for fault in faults(each, of, where)]
    fits = hint in (str, int, bool, NoneType) and type(value) is hint
    return [] if fits else [f"{at}: {value!r} is no {hint}"]


def faults_of_kind(value: Any, plain: Any, kind: Kind, at: str) -> list[str]:
    """A word or a number of a kind, or a list with one number for each."""
    if plain in (str, int):
        known = kind.words if plain is str else range(len(kind.words))
        return [] if value in known else [f"{at}: {value!r} is no {kind.name}"]
    if not isinstance(value, list) or len(value) != len(kind.words):
        return [f"{at}: {value!r} is not one for each {kind.name}"]
    return faults(value, plain, at)


def parts_of(value: Any, hint: Any, at: str) -> list[tuple[Any, Any, str]] | None:
    """Return what a list, tuple or dictionary holds, each with its type and its place."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is list and isinstance(value, list):
        return [(each, inside[0], f"{at}[{k}]") for k, each in enumerate(value)]
    if origin is tuple and isinstance(value, tuple) and len(value) == len(inside):
        pairs = zip(value, inside, strict=True)
        return [(each, of, f"{at}[{k}]") for k, (each, of) in enumerate(pairs)]
    if origin is dict and isinstance(value, dict):
        keys = [(key, inside[0], f"{at} key") for key in value]
        return keys + [(each, inside[1], f"{at}.{key}") for key, each in value.items()]
    return None


def faults_of_structure(value: Any, hint: Any, at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no {hint.__name__}"]
    hints = get_type_hints(hint, include_extras=True)
    unknown = [f"{at}.{key}: not declared" for key in value.keys() - hints.keys()]
    required = {key for key, of in hints.items() if get_origin(of) is not NotRequired}
    missing = [f"{at}.{key}: missing" for key in required - value.keys()]
    if unknown or missing:
        return unknown + missing
    return [fault for key in value for fault in faults(value[key], hints[key], f"{at}.{key}")]


def required_hint(game: Game[Any]) -> Any:
    """Return the type of a game's view; compiled modules have lost it."""
    module = view_module(game)
    if not str(module.__file__).endswith(".py"):
        pytest.skip("compiled code keeps no types")
    return get_type_hints(module.view)["return"]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_view_is_what_its_type_says(game: Game[Any]) -> None:
    hint = required_hint(game)
    for seats in range(game.fewest, game.most + 1):
        for place in (0, 1):
            options = {each.name: each.values[place] for each in game.options}
            match = Match(game, seats, options, 7 * seats)
            dice = Dice(seats)
            while not match.is_over():
                for seat in (None, *range(seats)):
                    shown = game.view(match.state, None if seat is None else Seat(seat))
                    assert faults(shown, hint, "view") == []
                play_on(match, dice, STEP)


def test_a_fault_is_found(game: Game[Any] = ALL_GAMES[0]) -> None:
    hint = required_hint(game)
    good = game.view(Match(game, 2, {}, 1).state, None)
    assert faults(good, hint, "view") == []
    assert faults({**good, "secret": 1}, hint, "view") == ["view.secret: not declared"]
    assert faults({**good, "played": ["7"]}, hint, "view") == ["view.played[0]: '7' is no card"]
    del good["points"]
    assert faults(good, hint, "view") == ["view.points: missing"]
