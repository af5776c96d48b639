"""The words of notices, in the language of whoever gets them."""

from __future__ import annotations

import html
from dataclasses import dataclass
from email.message import EmailMessage
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from ulpia.text import Texts
from ulpia.text.catalogue import LANGUAGES

MAX_LINES: Final = 10
TEST: Final = "test"


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

    def text(self) -> str:
        return "\n".join([line.text for line in self.lines])


def message_of(rows: list[Row[Any]], language: str, address: str) -> Message:
    """Return what is to be told, gathered into one message."""
    lines = [line_of(row, language, address) for row in rows[:MAX_LINES]]
    title = texts_in(language).message("notices-title", count=len(rows))
    url = lines[0].url if len({line.url for line in lines}) == 1 else f"{address}/games"
    return Message(language, title, tuple(lines), url)


def line_of(row: Row[Any], language: str, address: str) -> NoticeLine:
    told: dict[str, str | int] = msgspec.json.decode(row.body)
    texts = texts_in(language)
    game = texts.message(f"{told.pop('game')}-title")
    text = texts.message(f"notices-{row.kind}", game=game, **told)
    return NoticeLine(row.kind, row.table_id, text, f"{address}/t/{row.table_id}")


def message_to_test(language: str, address: str) -> Message:
    texts = texts_in(language)
    line = NoticeLine(TEST, "", texts.message("notices-test"), f"{address}/notices")
    return Message(language, texts.message("notices-test-title"), (line,), line.url)


# mails


def notice_mail(message: Message, unsubscribe: str, one_click: str) -> EmailMessage:
    """Return a mail with everything that is told, and the way to end such mails."""
    texts = texts_in(message.language)
    foot = texts.message("notices-mail-foot")
    end = texts.message("notices-mail-unsubscribe")
    plain = [f"{line.text}\n{line.url}" for line in message.lines]
    mail = new_mail(message.title, "\n\n".join([*plain, f"{foot}\n{end}: {unsubscribe}"]))
    items = [
        f'<p><a href="{html.escape(line.url)}">{html.escape(line.text)}</a></p>'
        for line in message.lines
    ]
    link = f'<a href="{html.escape(unsubscribe)}">{html.escape(end)}</a>'
    add_page(mail, message.language, message.title, items, f"{html.escape(foot)} {link}")
    mail["List-Unsubscribe"] = f"<{one_click}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def link_mail(kind: str, name: str, url: str, language: str) -> EmailMessage:
    """Return a mail that only brings a link: to confirm an address, or for a new password."""
    texts = texts_in(language)
    title = texts.message(f"notices-{kind}-title")
    body = texts.message(f"notices-{kind}-body", name=name)
    foot = texts.message(f"notices-{kind}-foot")
    mail = new_mail(title, f"{body}\n{url}\n\n{foot}")
    label = html.escape(texts.message(f"notices-{kind}-button"))
    items = [f"<p>{html.escape(body)}</p>", f'<p><a href="{html.escape(url)}">{label}</a></p>']
    add_page(mail, language, title, items, html.escape(foot))
    return mail


def new_mail(title: str, plain: str) -> EmailMessage:
    mail = EmailMessage()
    mail["Subject"] = title
    mail.set_content(plain)
    return mail


def add_page(mail: EmailMessage, language: str, title: str, items: list[str], foot: str) -> None:
    mail.add_alternative(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<body style="font:16px/1.5 sans-serif;color:#2b2118;background:#f6efe2;padding:24px">'
        '<div style="max-width:520px;margin:auto;background:#fffaf0;border:1px solid #c9a96a;'
        'border-radius:10px;padding:20px 26px">'
        '<p style="letter-spacing:.14em;color:#8e2f23;font-size:20px;margin:0">ULPIA</p>'
        f'<h1 style="font-size:20px">{html.escape(title)}</h1>{"".join(items)}'
        f'<p style="color:#6d5f4e;font-size:13px">{foot}</p></div></body></html>',
        subtype="html",
    )
