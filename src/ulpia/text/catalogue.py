"""The catalogues of one language. The only module that knows the Fluent library."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "de", "ru")
ENGLISH: Final = "en"
COMMON: Final = "common"

Argument = str | int


def locales() -> Path:
    """Return the folder of the catalogues: inside an installed package, or in the repository."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_locales"
    return installed if installed.is_dir() else package.parents[1] / "locales"


class FluentCatalogue:
    """All messages of a language; a file is read when a message of it is first wanted.

    The messages of `trajan.ftl` have ids that begin with `trajan-`; those of `common.ftl` are all
    others.
    """

    def __init__(self, language: str) -> None:
        files = sorted((locales() / language).glob("*.ftl"))
        self._unread = {file.stem: file for file in files}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read(COMMON)

    def has(self, name: str) -> bool:
        if self._bundle.has_message(name):
            return True
        wanted = [stem for stem in self._unread if name.startswith(f"{stem}-")]
        for stem in wanted:
            self._read(stem)
        return bool(wanted) and self._bundle.has_message(name)

    def write(self, name: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return the text of a message that the catalogue has, and what went wrong with it."""
        return self._format(self._bundle.get_message(name).value, arguments)

    def forms(self, name: str) -> dict[str, str]:
        """Return the attributes of a message that the catalogue has: its other forms, by name."""
        attributes = self._bundle.get_message(name).attributes
        return {form: self._format(pattern, {})[0] for form, pattern in attributes.items()}

    def _format(
        self, pattern: Pattern | None, arguments: Mapping[str, Argument]
    ) -> tuple[str, list[str]]:
        if pattern is None:
            return "", ["has no text"]
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), [repr(error) for error in errors]

    def _read(self, stem: str) -> None:
        file = self._unread.pop(stem)
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))


@cache
def catalogue(language: str) -> FluentCatalogue:
    """Return the catalogue of a language; it is shared, so that every file is read once."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from: {', '.join(LANGUAGES)}")
    return FluentCatalogue(language)
