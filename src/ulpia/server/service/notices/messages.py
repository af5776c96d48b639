"""The words of notices, in the language of whoever gets them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from ulpia.text import Texts
from ulpia.text.catalogue import LANGUAGES

MAX_LINES: Final = 10
TEST: Final = "test"
TITLE: Final = "notices-title"
TITLES: Final = {
    "turn": "notices-title-waits",
    "started": "notices-title-waits",
    "undo": "notices-title-waits",
    "round": "notices-title-round",
    "invited": "notices-title-invited",
}
"""What stands above a single piece of news, unless it is one of a game that goes on without me."""


@lru_cache(len(LANGUAGES))
def texts_in(language: str) -> Texts:
    return Texts(language if language in LANGUAGES else LANGUAGES[0])


@dataclass(frozen=True)
class NoticeLine:
    """One thing to tell, and where to look at it."""

    kind: str
    table: str
    text: str
    url: str


@dataclass(frozen=True)
class Message:
    """All that is told at once."""

    language: str
    title: str
    lines: tuple[NoticeLine, ...]
    url: str
    more: int = 0  # news beyond the lines

    def text(self) -> str:
        return "\n".join([line.text for line in self.lines])


def message_of(rows: list[Row[Any]], language: str, address: str) -> Message:
    """Return what is to be told, gathered into one message."""
    lines = [line_of(row, language, address) for row in rows[:MAX_LINES]]
    title = TITLES.get(rows[0].kind, TITLE) if len(rows) == 1 else TITLE
    url = lines[0].url if len({line.url for line in lines}) == 1 else f"{address}/games"
    told = texts_in(language).message(title, count=len(rows))
    return Message(language, told, tuple(lines), url, len(rows) - len(lines))


def line_of(row: Row[Any], language: str, address: str) -> NoticeLine:
    told: dict[str, str | int] = msgspec.json.decode(row.body)
    texts = texts_in(language)
    game = texts.message(f"{told.pop('game')}-title")
    tournament = told.pop("tournament", None)
    text = texts.message(f"notices-{row.kind}", game=game, **told)
    place = f"t/{row.table_id}" if tournament is None else f"tournaments/{tournament}"
    return NoticeLine(row.kind, row.table_id, text, f"{address}/{place}")


def message_to_test(language: str, address: str) -> Message:
    texts = texts_in(language)
    line = NoticeLine(TEST, "", texts.message("notices-test"), f"{address}/notices")
    return Message(language, texts.message("notices-test-title"), (line,), line.url)
