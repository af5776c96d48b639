"""Pictures of all mails, made by the server's own code: `python -m tools.screenshots.mails FOLDER`.

Each mail in three languages, as its page on a phone and on a desktop, and as its plain text; a
sheet for each language and form shows all of them.
"""

from __future__ import annotations

import sys
from email.message import EmailMessage
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser

from tools.screenshots.take import LANGUAGES, open_browser
from ulpia.server.service.notices.mails import link_mail, notice_mail
from ulpia.server.service.notices.messages import MAX_LINES, message_of, message_to_test

HOME: Final = "https://ulpia.example.org"
KEY: Final = "k3J9tQwZr5xYb2LmN8vC1hGd"
WIDTHS: Final = {"phone": 360, "desktop": 900}
TABLE: Final = {"game": "trajan", "names": "Marcus, Livia Drusilla", "count": 2}
FORUM: Final = {**TABLE, "game": "forum-trajanum", "names": "Titus", "count": 1}
LONG: Final = "@Octavia are you there? I have to leave at nine, shall we end the quarter tomorrow?"
CUP: Final = {"game": "trajan", "tournament": "cup7", "name": "Autumn Cup", "round": 2, "rounds": 4}
NEWS: Final[dict[str, list[tuple[str, dict[str, Any]]]]] = {
    "turn": [("turn", TABLE)],
    "started": [("started", FORUM)],
    "undo": [("undo", {"game": "trajan", "name": "Marcus"})],
    "mention": [("mention", {"game": "forum-trajanum", "name": "Livia Drusilla", "text": LONG})],
    "ended": [("ended", TABLE)],
    "round": [("round", {**CUP, "place": 0})],
    "cup": [("round", {**CUP, "place": 3})],
    "invited": [("invited", {"game": "trajan", "name": "Marcus"})],
    "digest": [
        ("turn", TABLE),
        ("started", FORUM),
        ("mention", {"game": "trajan", "name": "Marcus", "text": "Salve, @Octavia!"}),
        ("round", {**CUP, "place": 0}),
    ],
    "many": [("turn", {**TABLE, "names": f"Rival {number}"}) for number in range(MAX_LINES + 3)],
}
SHEET: Final = """
    body { display: flex; flex-wrap: wrap; gap: 10px; align-items: start; margin: 10px;
           background: #777; font: 13px sans-serif; width: %dpx }
    figure { margin: 0 } img { display: block; width: %dpx }
"""


def mails(language: str) -> dict[str, EmailMessage]:
    """Return one mail of every kind."""
    stop = f"{HOME}/unsubscribe#{KEY}", f"{HOME}/api/unsubscribe/{KEY}"
    found = {}
    for name, news in NEWS.items():
        rows: list[Any] = [
            SimpleNamespace(kind=kind, table_id=f"t{number}", body=msgspec.json.encode(body))
            for number, (kind, body) in enumerate(news)
        ]
        found[name] = notice_mail(message_of(rows, language, HOME), *stop)
    found["test"] = notice_mail(message_to_test(language, HOME), *stop)
    found["confirm"] = link_mail("confirm", "Octavia", f"{HOME}/confirm#{KEY}", language)
    found["reset"] = link_mail("reset", "Octavia", f"{HOME}/password#{KEY}", language)
    return found


def part(mail: EmailMessage, kind: str) -> str:
    found = mail.get_body((kind,))
    assert found is not None, "every mail has both"
    return str(found.get_content())


def take(browser: Browser, page: str, width: int, file: Path) -> None:
    with browser.new_page(viewport={"width": width, "height": 200}) as tab:
        tab.set_content(page)
        is_narrow = tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert is_narrow, f"{file.name} is wider than its window"
        tab.screenshot(path=file, full_page=True)


def as_text(mail: EmailMessage) -> str:
    """Return a page that shows a mail as programs do that know no pages."""
    head = f"Subject: {mail['Subject']}"
    style = "font:13px/1.4 monospace;white-space:pre-wrap;overflow-wrap:anywhere;margin:10px"
    return f'<pre style="{style}"><b>{escape(head)}</b>\n\n{escape(part(mail, "plain"))}</pre>'


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with open_browser() as browser:
        for language in LANGUAGES:
            found = mails(language)
            for form, width in {**WIDTHS, "text": 480}.items():
                files = []
                for name, mail in found.items():
                    page = as_text(mail) if form == "text" else part(mail, "html")
                    file = folder / f"mail-{name}-{language}-{form}.png"
                    take(browser, page, width, file)
                    files.append(file)
                take_sheet(browser, files, folder / f"sheet-{language}-{form}.png", width)


def take_sheet(browser: Browser, files: list[Path], file: Path, width: int) -> None:
    shown = min(width, 440)
    figures = "".join(
        f'<figure><img src="{each.as_uri()}"><figcaption>{each.stem}</figcaption></figure>'
        for each in files
    )
    source = file.with_suffix(".html")
    source.write_text(f"<!doctype html><style>{SHEET % (4 * shown + 60, shown)}</style>{figures}")
    with browser.new_page(viewport={"width": 4 * shown + 90, "height": 400}) as tab:
        tab.goto(source.as_uri())
        tab.screenshot(path=file, full_page=True)
    source.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
