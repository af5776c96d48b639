"""What there is to see: pages, tables at their moments, and what somebody does there first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

PAGES: Final = {
    "landing": "/",
    "new": "/new",
    "new-forum": "/new?game=forum-trajanum",
    "lobby": "/lobby",
    "games": "/games",
    "finished": "/finished",
    "account": "/account",
    "settings": "/settings",
    "about": "/about",
    "rules": "/rules/trajan",
    "rules-ruling": "/rules/trajan#r-28",
    "rules-forum": "/rules/forum-trajanum",
    "record": "/replay",
    "missing": "/no/such/page",
}
EMPTY: Final = {
    "lobby": "/lobby",
    "games": "/games",
    "finished": "/finished",
    "account": "/account",
}
"""The same pages as somebody sees them who has never been here."""
FULLEST_TRAY: Final = """() => {
    const trays = [...document.querySelectorAll('.piece.tray.offered')];
    const many = tray => Math.min(5, tray.querySelectorAll('.marker').length);
    trays.sort((one, other) => many(other) - many(one));
    const box = trays[0].getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
HAND: Final = '[data-at^="hand-"] .piece.offered:not(.selected):visible .halo'
PLAYERS_TAB: Final = 2


class Scene(NamedTuple):
    """Something to take pictures of.

    `ready` must be there before; `act` is done then, at every size anew. A `stranger` is somebody
    who has no tables. What is only one moment of a table has no pictures of its tabs.
    """

    name: str
    address: str
    ready: str
    act: Callable[[Page], None] | None = None
    is_stranger: bool = False

    @property
    def has_tabs(self) -> bool:
        return self.name.startswith("table") and self.act is None and "over" not in self.name


def point_at_tray(page: Page) -> None:
    """Point at the tray with most markers: the ring shows where they would go."""
    close_notice(page)
    page.wait_for_selector(".piece.tray.offered:visible")
    page.mouse.move(*page.evaluate(FULLEST_TRAY))
    page.wait_for_selector(".piece.tray.source")


def pick_cards(page: Page) -> None:
    """Pick two cards: ships and display show what they would bring."""
    close_notice(page)
    for _ in range(2):
        if page.locator(HAND).count() > 0:
            page.locator(HAND).first.click(force=True)
    page.mouse.move(2, 2)
    page.wait_for_selector(".piece.selected")


def come_to_the_end_of_a_turn(page: Page) -> None:
    """Choose first options until my turn waits for me to end it, with what it has brought."""
    close_notice(page)
    end = page.locator(".prompt .end")
    option = page.locator(".prompt .option:not(.back):visible")
    while True:
        end.or_(option).first.wait_for()
        if end.count() > 0:
            return
        option.first.click()
        page.wait_for_function("() => !document.querySelector('.prompt [aria-busy=true]')")


def open_scores(page: Page) -> None:
    close_notice(page)
    page.locator(".next-thing.gold").click()
    page.wait_for_selector("dialog .ending")


def open_seat(page: Page) -> None:
    close_notice(page)
    tabs = page.locator(".tabs .tab")
    if tabs.count() > 0:
        tabs.nth(PLAYERS_TAB).click()
    page.locator(".strip").first.click()
    page.wait_for_selector("dialog .mat")


def open_chat(page: Page) -> None:
    close_notice(page)
    page.locator(".top .ghost").nth(-2).click()
    page.wait_for_selector("dialog .chat")


def open_menu(page: Page) -> None:
    close_notice(page)
    page.locator(".top .ghost").last.click()
    page.wait_for_selector("dialog")


def open_log(page: Page) -> None:
    close_notice(page)
    page.keyboard.press("l")


def explain(page: Page) -> None:
    """Click something that is not offered: it says what it is, why not, and which ruling."""
    close_notice(page)
    tabs = page.locator(".tabs .tab")
    if tabs.count() > 0:
        tabs.first.click()
    page.locator('[data-at^="ship-"]:visible').first.click()
    page.wait_for_selector(".hint.pinned em")


def open_chart(page: Page) -> None:
    page.locator(".top .ghost").first.click()
    page.wait_for_selector("dialog .u-over, dialog canvas")


def go_on(page: Page) -> None:
    """Show the next move of a replay, at whose end the quarter is over."""
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".news-banner table")


def close_notice(page: Page) -> None:
    if page.locator(".notice .button").count() > 0:
        page.locator(".notice .button").last.click()


MOMENTS: Final = {
    "table-sowing": ("table-middle", point_at_tray),
    "table-cargo": ("table-shipping", pick_cards),
    "table-scores": ("table-over", open_scores),
    "table-seat": ("table-late", open_seat),
    "table-chat": ("table-turn-end", open_chat),
    "table-menu": ("table-middle", open_menu),
    "table-log": ("table-late", open_log),
    "table-why": ("table-middle", explain),
    "replay-chart": ("replay", open_chart),
}
"""Scenes where somebody does something at a table of another scene."""


def read_ruling(page: Page) -> None:
    page.wait_for_selector(".ruling.aimed")


ACTIONS: Final = {
    "quarter-end": go_on,
    "table-turn-end": come_to_the_end_of_a_turn,
    "rules-ruling": read_ruling,
}
STRANGE: Final = {"watched"}


def all_scenes(tables: dict[str, tuple[str, str]]) -> list[Scene]:
    """Return everything there is to see, from the tables where somebody sits."""
    found = [Scene(name, path, "h1", ACTIONS.get(name)) for name, path in PAGES.items()]
    found += [Scene(f"{name}-new", PAGES[name], "h1", None, True) for name in EMPTY]
    found += [
        Scene(name, path, ready, ACTIONS.get(name), name in STRANGE)
        for name, (path, ready) in tables.items()
    ]
    found += [Scene(name, *tables[table], act) for name, (table, act) in MOMENTS.items()]
    return found
