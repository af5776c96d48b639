"""The engine for browsers holds what it imports, and is no larger than people are promised."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.paths import SOURCE
from tools.web import engine, pages
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import GAMES

BY_NAME = ("evaluate", "forecast", "lessons", "reasons")
"""Folders of which each game brings a module that is found by its name."""


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


MODULES = {module_of(name): file for file, name in engine.our_files()}


def imports_of(file: Path) -> Iterator[str]:
    """Yield what a module imports when it is imported itself."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def test_nothing_in_the_browser_imports_what_is_left_out() -> None:
    ours = {module_of(file.relative_to(SOURCE).as_posix()) for file in all_files()}
    missing = {
        f"{module} imports {name}"
        for module, file in MODULES.items()
        for name in imports_of(file)
        if name in ours and name not in MODULES
    }
    assert missing == set()


def all_files() -> Iterator[Path]:
    yield from (SOURCE / "ulpia").rglob("*.py")


def test_what_games_bring_by_name_is_there() -> None:
    for folder in BY_NAME:
        for game in map(plugin_name, GAMES):
            assert [name for name in MODULES if name.endswith(f".{folder}.{game}")], (folder, game)


def test_the_download_is_at_most_six_megabytes() -> None:
    if not engine.is_fresh(pages.STATIC):
        pytest.skip("the pages are not built: `python3 dev.py web`")
    about = json.loads((pages.STATIC / "engine.json").read_text())
    for form in ("interpreted", "compiled"):
        files = [*about["files"], about[form]] if about[form] else about["files"]
        assert sum(file["size"] for file in files) <= engine.MAX_DOWNLOAD, form
