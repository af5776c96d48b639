"""What a player does at a table, in words of the table."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPTION: Final = ".prompt .options button:not(.back)"
CHANGED: Final = "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq"
TURN_OR_END: Final = """() => {
    const option = document.querySelector('.prompt .options button:not(:disabled)');
    return Boolean(option) || Boolean(document.querySelector('dialog .ending'));
}"""
SEEN: Final = (Path(__file__).parent / "seen.js").read_text(encoding="utf-8")
PATIENCE: Final = 30_000
NOT_BUSY: Final = "() => !document.querySelector('.prompt .options button:disabled')"
"""What was chosen has been answered."""
SETTLES_MS: Final = 5_000
"""After so long what is still wrong on a page is a fault, on a busy machine, too."""
HAS_FOCUS: Final = """text => {
    const active = document.activeElement;
    const name = active?.getAttribute('aria-label') ?? active?.textContent;
    return Boolean(active?.closest('.prompt .options')) && name === text;
}"""
MOST_TABS: Final = 400


@dataclass
class Seen:
    """What there is to do at one moment."""

    state: str
    seq: int
    is_over: bool
    prompt: str = ""
    things: list[dict[str, Any]] = field(default_factory=list)
    buttons: list[dict[str, Any]] = field(default_factory=list)


def comes_true(page: Page, expression: str) -> bool:
    """Say whether something becomes true: what is measured may come some frames later."""
    try:
        page.wait_for_function(expression, timeout=SETTLES_MS)
    except TimeoutError:
        return False
    return True


def keys_of(shown: str) -> list[str]:
    """Return what is pressed one after the other for a key as the bar shows it, such as 12."""
    return list(shown) if shown.isdigit() else [shown]


class TablePage:
    """A page with a table on it, seen by one visitor."""

    def __init__(self, page: Page, patience: int = PATIENCE) -> None:
        self.page: Final = page
        self.patience: Final = patience  # milliseconds for others to think

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
        return self.page.locator(".piece.offered:visible")

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
        return self.page.locator("dialog .ending").count() > 0

    def look(self, after: str = "", since: int | None = None) -> Seen:
        """Return what there is to do, as soon as it is not what there was `after` all.

        With `since` it is enough that the table has gone on, whoever must choose now.
        """
        call = f"([seen, since]) => ({SEEN})(seen, since, {self.patience})"
        found = self.page.evaluate(call, [after, since])
        return Seen(
            found["state"],
            found["seq"],
            found["isOver"],
            found.get("prompt", ""),
            found["things"],
            found["buttons"],
        )

    def take_first(self) -> None:
        """Choose the first option, through its group if there are groups."""
        seq = self.seq
        self.options.first.click()
        if self.page.locator(".prompt .back").count() > 0:
            self.options.first.click()
        self.wait_for_change(seq)

    def tap_first(self) -> None:
        """Choose the first option by a finger: the first tap may open a group or only preview."""
        seq = self.seq
        for _ in range(3):
            self.options.first.tap()
            if self.page.locator(".prompt .confirm, .prompt .back").count() == 0:
                break
        self.wait_for_change(seq)

    def choose_something(self, dice: random.Random) -> None:
        """Click what glows until the table has gone on."""
        seq = self.seq
        seen = self.look()
        while seen.seq == seq:
            self.click_something(seen, dice)
            seen = self.look(seen.state, since=seq)

    def must_choose(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def click_something(self, seen: Seen, dice: random.Random) -> None:
        """Click one of the things that glow, or a button where nothing on the table does."""
        covered = [thing for thing in seen.things if thing["spot"] is None]
        assert covered == [], f"{seen.prompt}: it glows, but something lies on it"
        things = [thing for thing in seen.things if thing["spot"] and not thing["isPicked"]]
        if things:
            spot = dice.choice(things)["spot"]
            self.page.mouse.click(spot["x"], spot["y"])
            return
        buttons = [place for place, button in enumerate(seen.buttons) if not button["isBack"]]
        self.page.locator(".prompt .options button").nth(dice.choice(buttons)).click()

    def press_something(self, seen: Seen, dice: random.Random) -> None:
        """Choose an option by its key, or go to it with Tab where it has none."""
        button = dice.choice([button for button in seen.buttons if not button["isBack"]])
        if button["key"] and dice.random() < 0.9:
            for key in keys_of(button["key"]):
                self.page.keyboard.press(key)
        else:
            self.tab_to(button["text"])
            self.page.keyboard.press("Enter")

    def tab_to(self, text: str) -> None:
        """Press Tab until the option with a text has the focus."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(HAS_FOCUS, text):
                return
        raise AssertionError(f"Tab never comes to {text}")

    def wait_for_change(self, seq: int) -> None:
        self.page.wait_for_function(CHANGED, arg=seq)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def open_menu(self) -> None:
        self.page.locator(".table .top button").last.click()
        expect(self.page.locator("dialog")).to_be_visible()

    def log_lines(self) -> list[str]:
        return self.page.locator("#log ol li").all_inner_texts()
