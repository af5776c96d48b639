"""What our code calls things, read from its source: classes, functions, and names of games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.paths import ROOT, SOURCE
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import GAMES

PACKAGE: Final = SOURCE / "ulpia"

IRREGULAR_WORDS: Final = """
awoken beaten begun bent bet bitten blown born borne bought bound bred broken brought built burnt
caught chosen clung crept dealt done drawn driven drunk dug eaten fallen fed felt fled flown
forbidden forgiven forgotten fought found frozen given gone grown heard held hidden hung kept
knelt known laid led left lent lit lost made meant met mistaken overheard overtaken paid proven
ridden risen rung said sat sawn seen sent sewn shaken shone shown shrunk slept slid sold
sought sown spent spoken spun stolen stood stricken struck stuck sung sunk sworn swept swollen
swum swung taken taught thrown told torn understood undone unknown upheld woken won worn
wound woven written
"""
IRREGULAR: Final = frozenset(IRREGULAR_WORDS.split())
LOOK_ALIKE_WORDS: Final = """
bed bleed breed embed exceed feed greed hundred need proceed red seed shed speed succeed weed
indeed biped sacred unfed
"""
LOOK_ALIKES: Final = frozenset(LOOK_ALIKE_WORDS.split())
"""Words that end as participles do and are none."""

PREPOSITIONS: Final = frozenset(
    {"as", "at", "by", "for", "from", "in", "into", "of", "on", "out", "to", "up", "with"}
)
"""What follows a participle does not make a noun or a verb of it: `told_of`, `held_by`."""


class Named(NamedTuple):
    """Something that our code names, and where."""

    name: str
    file: Path
    line: int

    def place(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} {self.name}"


def python_files(*folders: Path) -> list[Path]:
    return sorted([file for folder in folders for file in folder.rglob("*.py")])


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def classes_in(file: Path) -> list[Named]:
    nodes = [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.ClassDef)]
    return [Named(node.name, file, node.lineno) for node in nodes]


def functions_in(file: Path) -> list[Named]:
    """Return functions and methods; what overrides a foreign class keeps its name."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(tree_of(file)) if isinstance(node, kinds)]
    return [Named(node.name, file, node.lineno) for node in nodes if not is_override(node)]


def is_override(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(getattr(mark, "id", "") == "override" for mark in node.decorator_list)


def is_participle(word: str) -> bool:
    """Say whether a word is a past participle, as far as spelling tells."""
    if word in LOOK_ALIKES or word.endswith("eed"):
        return False
    return word in IRREGULAR or (len(word) > 3 and word.endswith("ed"))


def is_bare_participle(name: str) -> bool:
    """Say whether a name is a participle alone, or one with a preposition: `told`, `told_of`."""
    words = name.strip("_").lower().split("_")
    return is_participle(words[0]) and all(word in PREPOSITIONS for word in words[1:])


def game_words() -> re.Pattern[str]:
    """Return what finds the names of games and the single words they consist of."""
    names = {form for name in GAMES for form in (name, plugin_name(name), *name.split("-"))}
    names |= {name.title().replace("-", " ") for name in GAMES}
    return re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)), re.IGNORECASE)


def names_of_games(file: Path) -> Iterator[Named]:
    """Return the identifiers and texts of a module that name a game.

    Docstrings may, and what helps people on the command line: `help=…` and lists of examples.
    """
    tree = tree_of(file)
    free = set(map(id, explanations(tree)))
    pattern = game_words()
    if pattern.search(file.stem):
        yield Named(file.stem, file, 1)
    for node in ast.walk(tree):
        if id(node) in free:
            continue
        for text in texts_of(node):
            if pattern.search(text):
                yield Named(text, file, getattr(node, "lineno", 1))


def texts_of(node: ast.AST) -> list[str]:
    """Return the words that a node itself contributes to the source."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    fields = [getattr(node, field, None) for field in ("id", "attr", "name", "arg", "module")]
    return [field for field in fields if isinstance(field, str)]


def explanations(tree: ast.Module) -> Iterator[ast.AST]:
    """Return the nodes of docstrings and of help."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        if isinstance(node, ast.keyword) and node.arg == "help":
            yield from ast.walk(node.value)
        if isinstance(node, ast.Constant) and str(node.value).startswith("Examples\n"):
            yield node
