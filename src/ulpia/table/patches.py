"""Differences between two positions of one viewer, so that a move costs hundreds of bytes.

A patch is made of the same whitelisted position that would be sent whole: it cannot hold more. It
is a tree with the shape of the position. What stands in it at a place says what changes there:

    {key: change, …}          an object, or a list by index: these parts of it change
    [value]                   set or add
    [start, count, items]     a list: replace `count` items from `start` on
    0                         remove

The checksum is the CRC-32 of the whole content after the patch, as JSON with sorted keys.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from msgspec import Raw

from ulpia.table import wire

Content = dict[str, Any]
Change = Any
"""A part of the tree: see above."""

REMOVE: Final = 0
FIRST_ONLY: Final = ("info", "skipped")
"""What only a whole position tells."""
SORTED: Final = msgspec.json.Encoder(order="sorted")


def content_of(position: wire.Position) -> Content:
    """Return all of a position that a patch may change; options stay as they are encoded."""
    bare = msgspec.structs.replace(position, view=None, entries=[], info=None, skipped=False)
    content: Content = msgspec.to_builtins(bare, builtin_types=(Raw,), enc_hook=keep)
    if position.view is not None:
        content["view"] = position.view
    return content


def keep(value: Any) -> Any:
    """Leave a value as it is: msgspec asks what to do with what is encoded already."""
    return value


def make_patch(old: Content, new: Content, entries: list[Raw]) -> wire.Patch:
    """Return what leads from one content to a later one, with the entries between them."""
    changes = changes_of_object(old, new)
    changes.pop("seq", None)
    return wire.Patch(old["seq"], new["seq"], checksum(new), changes, entries)


def checksum(content: Content) -> int:
    return zlib.crc32(SORTED.encode(content))


def change_of(old: Any, new: Any) -> Change:
    """Return how one value becomes another one that stands at the same place."""
    if isinstance(old, dict) and isinstance(new, dict):
        return changes_of_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return change_of_list(old, new)
    return [new]


def changes_of_object(old: Content, new: Content) -> dict[str, Change]:
    changes: dict[str, Change] = {}
    for key, value in new.items():
        if key not in old:
            changes[key] = [value]
        elif old[key] != value:
            changes[key] = change_of(old[key], value)
    for key in old:
        if key not in new:
            changes[key] = REMOVE
    return changes


def change_of_list(old: list[Any], new: list[Any]) -> Change:
    """Lists of one length are compared item by item; others share a beginning and an end."""
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(index): change_of(one, two) for index, (one, two) in pairs if one != two}
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, len(old) - end - start, new[start : len(new) - end]]


# what a client does with it


class OutOfStep(ValueError):
    """A patch does not fit the position that it came to: ask for the whole one."""


def apply_patch(position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Return the position after a patch, both decoded from JSON; the old one stays as it is."""
    if position["seq"] != patch["base"]:
        raise OutOfStep(f"a patch of {patch['base']} came to {position['seq']}")
    result = {key: value for key, value in position.items() if key not in FIRST_ONLY}
    result.update(seq=patch["seq"], entries=[])
    result = with_changes(result, patch["changes"])
    if checksum(result) != patch["sum"]:
        raise OutOfStep("the checksum of a patch is wrong")
    return {**result, "entries": patch["entries"]}


def with_changes(value: Any, changes: dict[str, Change]) -> Any:
    """Return a copy of an object or a list with changes; all else is shared."""
    copy = value.copy()
    for name, change in changes.items():
        key: Any = name if isinstance(copy, dict) else int(name)
        if change == REMOVE:
            del copy[key]
        elif isinstance(change, dict):
            copy[key] = with_changes(copy[key], change)
        elif len(change) == 1:
            copy[key] = change[0]
        else:
            start, count, items = change
            copy[key] = [*copy[key][:start], *items, *copy[key][start + count :]]
    return copy
