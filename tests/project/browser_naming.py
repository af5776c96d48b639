"""What the code of the pages calls things, read from its source: functions, types, components."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.project.naming import Named, is_bare_participle
from tools.web.pages import WEB

PAGES: Final = WEB / "src"
FUNCTION: Final = re.compile(
    r"^[ \t]*(?:export )?(?:async )?function\*? (?P<declared>\w+)"
    r"|^[ \t]*(?:export )?const (?P<arrow>\w+)(?:: [^=\n]+)? ="
    r"\s*(?:async )?(?:<[^>]*>)?(?:\([^)]*\)|\w+)(?:: [^=\n]+)?\s*=>"
    r"|^  (?:(?:private|static|async|readonly) )*(?P<method>\w+)\([^)]*\)(?:: [^{\n]+)? \{",
    re.MULTILINE,
)
TYPE: Final = re.compile(
    r"^[ \t]*(?P<export>export )?(?:abstract )?"
    r"(?:class (?P<class>\w+)|interface (?P<interface>\w+)|type (?P<type>\w+)(?:<[^=\n]*>)? =)",
    re.MULTILINE,
)


class NamedType(NamedTuple):
    """A type of the pages; what is not exported is known to its file alone."""

    named: Named
    is_exported: bool


def page_files() -> list[Path]:
    """Return the sources of the pages; what a machine has written is named elsewhere."""
    files = [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte"), *(WEB / "build-tools").rglob("*.ts")]
    return sorted(file for file in files if "generated" not in file.parts)


def find_names(file: Path, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[Named, bool]]:
    for match in pattern.finditer(text):
        groups = match.groupdict()
        is_exported = bool(groups.pop("export", None))
        name = next(word for word in groups.values() if word)
        yield Named(name, file, text.count("\n", 0, match.start()) + 1), is_exported


def page_functions(file: Path, text: str) -> list[Named]:
    return [named for named, _ in find_names(file, text, FUNCTION)]


def page_types(file: Path, text: str) -> list[NamedType]:
    found = [NamedType(*each) for each in find_names(file, text, TYPE)]
    return [each for each in found if each.named.name != "Props"]


def is_participle_in_camel_case(name: str) -> bool:
    """Say whether a name such as `explained` or `spentBy` is a participle alone."""
    return is_bare_participle(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name))


def owner_of_page(file: Path) -> str:
    """Return what may have a name of its own: all games together, or the file alone."""
    path = file.relative_to(PAGES if PAGES in file.parents else WEB).as_posix()
    return "games" if path.startswith("games/") else path
