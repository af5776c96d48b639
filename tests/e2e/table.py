"""What a player does at a table, in words of the table."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPTION: Final = ".prompt .options button:not(.back)"
CHANGED: Final = "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq"
TURN_OR_END: Final = """() => {
    const table = document.querySelector('[data-seq]');
    const option = document.querySelector('.prompt .options button:not(:disabled)');
    return Boolean(option) || Boolean(document.querySelector('dialog .ending'))
        || (table && table.querySelector('.prompt h2')?.textContent === 'The game is over');
}"""


class TablePage:
    """A page with a table on it, seen by one visitor."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def play_now(self) -> None:
        self.page.get_by_role("button", name="Play now").click()
        self.wait_for_turn()

    def make_table(self, seats: list[str]) -> str:
        """Make a table by the form and return its address."""
        page = self.page
        page.goto("/new")
        for number, seat in enumerate(seats, 1):
            box = page.get_by_label(f"Seat {number}", exact=True)
            if number > 2:
                page.get_by_role("button", name="Add a seat").click()
            box.select_option(seat)
        page.locator(".done button").click()
        page.wait_for_url("**/t/*")
        return page.url

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTION)

    @property
    def glowing(self) -> Locator:
        """What may be clicked on the table itself."""
        return self.page.locator(".thing.offered:visible")

    def has_changed(self, seq: int) -> bool:
        """Say whether the table answers within a moment."""
        try:
            self.page.wait_for_function(CHANGED, arg=seq, timeout=700)
        except TimeoutError:
            return False
        return True

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt h2").inner_text()

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def wait_for_turn(self) -> bool:
        """Wait until I must choose; False when the game is over instead."""
        self.page.wait_for_function(TURN_OR_END)
        return not self.is_over()

    def is_over(self) -> bool:
        ended = self.page.locator("dialog .ending").count() > 0
        return ended or (self.page.locator(".prompt h2").text_content() == "The game is over")

    def take_first(self) -> None:
        """Choose the first option, through its group if there are groups."""
        seq = self.seq
        self.options.first.click()
        if self.page.locator(".prompt .back").count() > 0:
            self.options.first.click()
        self.wait_for_change(seq)

    def wait_for_change(self, seq: int) -> None:
        self.page.wait_for_function(CHANGED, arg=seq)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def open_menu(self) -> None:
        self.page.locator(".table .top button").last.click()
        expect(self.page.locator("dialog")).to_be_visible()

    def log_lines(self) -> list[str]:
        return self.page.locator("#log ol li").all_inner_texts()
