"""The catalogues as syntax trees, for the tests."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from ulpia.text.catalogue import LANGUAGES, locales

FILES = sorted({file.name for file in locales().glob("*/*.ftl")})
PAIRS = [(language, file) for language in LANGUAGES for file in FILES]


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    text = (locales() / language / file).read_text(encoding="utf-8")
    return tuple(parse(text).body)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)
    }


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in FILES:
        found |= messages(language, file)
    return found


class Mentions(Visitor):
    """Collects the variables and the messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def mentions(message: ast.Message) -> Mentions:
    found = Mentions()
    found.visit(message)
    return found


def variables(language: str, name: str) -> set[str]:
    """Return the variables that a message uses, also in the messages it refers to."""
    found = mentions(all_messages(language)[name])
    used = set(found.variables)
    for reference in found.references:
        used |= variables(language, reference)
    return used


def references(language: str, file: str) -> set[str]:
    """Return the messages that other messages of the file refer to."""
    found: set[str] = set()
    for message in messages(language, file).values():
        found |= mentions(message).references
    return found


def forms(language: str, name: str) -> set[str]:
    return {attribute.id.name for attribute in all_messages(language)[name].attributes}


def text(language: str, name: str) -> str:
    """Return a message as it stands in the file, without its id."""
    return serialize(ast.Resource([all_messages(language)[name]])).partition("=")[2].strip()
