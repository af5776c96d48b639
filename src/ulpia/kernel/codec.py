"""States and steps as JSON, at any decision, and back."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.chance import Chance
from ulpia.kernel.game import Game
from ulpia.kernel.state import S, State, Step
from ulpia.kernel.together import Together

KERNEL_CLASSES: dict[str, type] = {"Chance": Chance, "Together": Together}


class BadCode(ValueError):
    """The JSON does not describe a state of this game."""


def encode(value: Any) -> Any:
    """Return `value` as JSON data: lists stay lists, tuples and objects become objects."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    code: dict[str, Any] = {"is": type(value).__name__}
    for field in type(value).FIELDS:
        code[field] = encode(getattr(value, field))
    return code


def decode(code: Any, classes: dict[str, type]) -> Any:
    """Rebuild what `encode` wrote from the named classes."""
    if code is None or isinstance(code, (bool, int, str)):
        return code
    if isinstance(code, list):
        return [decode(item, classes) for item in code]
    if not isinstance(code, dict):
        raise BadCode(f"unexpected {type(code).__name__}")
    if "tuple" in code:
        return tuple([decode(item, classes) for item in code["tuple"]])
    return _rebuild(code, classes)


def _rebuild(code: dict[str, Any], classes: dict[str, type]) -> Any:
    name = code.get("is")
    cls: Any = classes.get(name) or KERNEL_CLASSES.get(name) if isinstance(name, str) else None
    if cls is None:
        raise BadCode(f"unknown class {name!r}")
    later: dict[str, Any] = getattr(cls, "ADDED", {})
    missing = [field for field in cls.FIELDS if field not in code and field not in later]
    if missing:
        raise BadCode(f"{name} lacks {', '.join(missing)}")
    values = [
        decode(code[field], classes) if field in code else later[field] for field in cls.FIELDS
    ]
    if issubclass(cls, (Step, Chance)):
        return cls(*values)
    thing: Any = cls.__new__(cls)
    for field, value in zip(cls.FIELDS, values, strict=True):
        setattr(thing, field, value)
    return thing


def encode_state(state: State) -> Any:
    """Return a state at a decision as JSON data."""
    return encode(state)


def decode_state(game: Game[S], code: Any) -> S:
    """Rebuild a state of `game`, or raise BadCode."""
    try:
        state: S = decode(code, game.classes)
    except (TypeError, ValueError, AttributeError) as error:
        raise BadCode(str(error)) from error
    if not isinstance(state, State):
        raise BadCode("this is no state")
    state.events = None
    return state
