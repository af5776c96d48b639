"""What keeps the compiled engine fast, and right: shared lists and types of tables."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.paths import SOURCE
from ulpia.games.trajan.state import Player, Trajan

GAMES: Final = SOURCE / "ulpia" / "games"
TRAJAN: Final = GAMES / "trajan"
CHANGING: Final = ("append", "extend", "insert", "pop", "remove", "reverse", "sort", "clear")


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def changed_places(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Return the attributes of which a part is written, or that change themselves."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets):
                written: list[ast.expr] = targets
            case ast.AugAssign(target=target):
                written = [target]
            case ast.Call(ast.Attribute(ast.Attribute(attr=name), method)) if method in CHANGING:
                yield name, node.lineno
                continue
            case _:
                continue
        for place in written:
            if isinstance(place, ast.Subscript) and isinstance(place.value, ast.Attribute):
                yield place.value.attr, place.lineno


def test_lists_that_copies_share_are_never_changed_in_place() -> None:
    shared = {*Player.SHARED, *Trajan.SHARED}
    found = [
        f"{file.name}:{line} changes {name}"
        for file, tree in trees(TRAJAN)
        for name, line in changed_places(tree)
        if name in shared
    ]
    assert not found, found


def test_a_copy_shares_exactly_the_lists_that_are_told() -> None:
    state = Trajan(2, "2022", 8, 1)
    for thing, copy in ((state, state.copy()), (state.players[0], state.players[0].copy())):
        lists = [name for name in thing.FIELDS if isinstance(getattr(thing, name), list)]
        same = [name for name in lists if getattr(thing, name) is getattr(copy, name)]
        assert sorted(same) == sorted(thing.SHARED)


def fixed_number_tables(tree: ast.Module) -> dict[str, int]:
    """Return the tables of plain numbers whose type tells their length, with their lines.

    Words are looked up by those who write sentences, not in play.
    """
    found = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(ast.Name(name), ast.Name("Final"), ast.Tuple([_, *_] as items)):
                if all([isinstance(number_of(item), (int, float)) for item in items]):
                    found[name] = node.lineno
    return found


def number_of(item: ast.expr) -> object:
    return item.value if isinstance(item, ast.Constant) else None


def looked_up_names(tree: ast.Module) -> set[str]:
    """Return the names that are looked up by something that varies."""
    return {
        node.value.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and not isinstance(node.slice, ast.Constant)
    }


def test_tables_of_numbers_are_looked_up_in_one_step() -> None:
    """See `ulpia.kernel.tables`: such a tuple would be made anew at every look-up."""
    names = {name for _, tree in trees(GAMES) for name in looked_up_names(tree)}
    slow = [
        f"{file.name}:{line} {name} is not Final[Numbers]"
        for file, tree in trees(GAMES)
        for name, line in fixed_number_tables(tree).items()
        if name in names
    ]
    assert not slow, slow
