"""Notices as mails: a plain text, and a page that mail programs show on phones and desktops."""

from __future__ import annotations

from email.message import EmailMessage
from html import escape
from typing import Final

from ulpia.server.service.notices.messages import TEST, Message, NoticeLine, texts_in
from ulpia.text import Texts

MAX_SUBJECT: Final = 100
BUTTONS: Final = {TEST: "notices-mail-settings", "round": "notices-mail-tournament"}
"""What a link is called that does not lead to a table."""

# Mail programs know few styles, and many only those that stand at an element itself.
FONT: Final = "font-family:Georgia,'Times New Roman',serif"
GROUND: Final = f"margin:0;padding:16px 12px;background:#efe4cd;color:#2b2118;{FONT}"
CARD: Final = (
    "max-width:520px;margin:0 auto;padding:20px;background:#faf4e6;border:1px solid #cdb98f;"
    "border-top:4px solid #9c3b2e;border-radius:8px;overflow-wrap:break-word"
)
BRAND: Final = "margin:0;color:#9c3b2e;font-size:18px;letter-spacing:.16em"
HEAD: Final = "margin:10px 0 14px;font-size:21px;line-height:1.3"
BODY: Final = "margin:0 0 10px;font-size:17px;line-height:1.45"
ITEM: Final = "margin:0;padding:14px 0 16px;border-top:1px solid #cdb98f"
BUTTON: Final = (
    "display:inline-block;padding:11px 20px;background:#9c3b2e;color:#fbf8f0;font-size:17px;"
    "text-decoration:none;border-radius:6px"
)
SMALL_BUTTON: Final = (
    "display:inline-block;padding:8px 14px;border:1px solid #9c3b2e;color:#9c3b2e;font-size:16px;"
    "text-decoration:none;border-radius:6px"
)
FOOT: Final = "max-width:520px;margin:14px auto 0;color:#5d4c3a;font-size:14px;line-height:1.5"


def notice_mail(message: Message, unsubscribe: str, one_click: str) -> EmailMessage:
    """Return a mail with everything that is told, and the way to end such mails."""
    texts = texts_in(message.language)
    foot, end = texts.message("notices-mail-foot"), texts.message("notices-mail-unsubscribe")
    rest = texts.message("notices-mail-more", count=message.more) if message.more else ""
    plain = [f"{line.text}\n{line.url}" for line in message.lines]
    plain += [rest] * bool(rest)
    mail = new_mail(
        subject_of(message), "\n\n".join([*plain, f"-- \n{foot}\n{end}: {unsubscribe}"])
    )
    if len(message.lines) == 1:
        line = message.lines[0]
        body = [paragraph(BODY, line.text), f"<p>{button(BUTTON, texts, line)}</p>"]
    else:
        body = [list_item(texts, line) for line in message.lines]
        body += [paragraph(BODY, rest)] * bool(rest)
    link = f'<a href="{escape(unsubscribe)}" style="color:#5d4c3a">{escape(end)}</a>'
    add_page(mail, message.language, message.title, "".join(body), f"{escape(foot)} {link}")
    mail["List-Unsubscribe"] = f"<{one_click}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def subject_of(message: Message) -> str:
    """Return what a list of mails shows: the news itself if there is only one."""
    if len(message.lines) > 1 or message.lines[0].kind == TEST:
        return message.title
    text = message.lines[0].text
    return text if len(text) <= MAX_SUBJECT else f"{text[: MAX_SUBJECT - 1].rstrip()}…"


def list_item(texts: Texts, line: NoticeLine) -> str:
    return (
        f'<div style="{ITEM}">{paragraph(BODY, line.text)}{button(SMALL_BUTTON, texts, line)}</div>'
    )


def button(style: str, texts: Texts, line: NoticeLine) -> str:
    label = texts.message(BUTTONS.get(line.kind, "notices-mail-table"))
    return f'<a href="{escape(line.url)}" style="{style}">{escape(label)}</a>'


def paragraph(style: str, text: str) -> str:
    return f'<p style="{style}">{escape(text)}</p>'


def link_mail(kind: str, name: str, url: str, language: str) -> EmailMessage:
    """Return a mail that only brings a link: to confirm an address, or for a new password."""
    texts = texts_in(language)
    title = texts.message(f"notices-{kind}-title")
    body = texts.message(f"notices-{kind}-body", name=name)
    foot = texts.message(f"notices-{kind}-foot")
    mail = new_mail(title, f"{body}\n{url}\n\n{foot}")
    label = escape(texts.message(f"notices-{kind}-button"))
    link = f'<p><a href="{escape(url)}" style="{BUTTON}">{label}</a></p>'
    add_page(mail, language, title, paragraph(BODY, body) + link, escape(foot))
    return mail


def new_mail(title: str, plain: str) -> EmailMessage:
    mail = EmailMessage()
    mail["Subject"] = title
    mail.set_content(plain)
    return mail


def add_page(mail: EmailMessage, language: str, title: str, body: str, foot: str) -> None:
    mail.add_alternative(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light">'
        f'<title>{escape(title)}</title></head><body style="{GROUND}"><div style="{CARD}">'
        f'<p style="{BRAND}">ULPIA</p><h1 style="{HEAD}">{escape(title)}</h1>{body}</div>'
        f'<p style="{FOOT}">{foot}</p></body></html>',
        subtype="html",
    )
