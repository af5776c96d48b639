"""The catalogues of one language, in its files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ulpia.text.messages import Argument, Messages

LANGUAGES: Final = ("en", "de", "ru")
ENGLISH: Final = "en"
COMMON: Final = "common"


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
        self._messages = Messages(language)
        self._read(COMMON)

    def has(self, name: str) -> bool:
        if self._messages.has(name):
            return True
        wanted = [stem for stem in self._unread if name.startswith(f"{stem}-")]
        for stem in wanted:
            self._read(stem)
        return bool(wanted) and self._messages.has(name)

    def write(self, name: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return the text of a message that the catalogue has, and what went wrong with it."""
        return self._messages.write(name, arguments)

    def forms(self, name: str) -> dict[str, str]:
        """Return the attributes of a message that the catalogue has: its other forms, by name."""
        return self._messages.forms(name)

    def _read(self, stem: str) -> None:
        file = self._unread.pop(stem)
        self._messages.read(file.read_text(encoding="utf-8"))


@cache
def catalogue(language: str) -> FluentCatalogue:
    """Return the catalogue of a language; it is shared, so that every file is read once."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from: {', '.join(LANGUAGES)}")
    return FluentCatalogue(language)
