"""The prompt bar: whatever is legal can be chosen, at every size, by mouse, key and finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage
from tests.server.harness import Client
from tests.server.players import random_option, sit_together
from ulpia.kernel.chance import Dice

SIZES: Final = (
    (360, 640),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
)
MANY: Final = 10
GROUP: Final = ".prompt .options [data-verb]"
OFFERED: Final = "nodes => nodes.map(node => node.dataset.move)"
BUTTONS: Final = ".prompt .options [data-move]"
# Scroll a button into sight and say what is wrong with it there: nothing, if it can be clicked.
TROUBLE: Final = """node => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!(node.ariaLabel ?? node.textContent).trim()) return `${node.dataset.move}: no name`;
    if (height < 24 || width < 24) return `${node.dataset.move}: ${width} x ${height}`;
    if (node.scrollWidth > node.clientWidth + 2) return `${node.dataset.move}: its face is cut`;
    const hit = document.elementFromPoint(x, y);
    return node.contains(hit) ? '' : `${node.dataset.move}: ${hit?.className ?? 'out of sight'}`;
}"""
ALL_THERE: Final = f"count => document.querySelectorAll('{BUTTONS}').length === count"
# A box tells that it was scrolled with the next frame; a click before that would go too far.
SCROLLED: Final = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def table_before(server: str, prompt: str) -> tuple[str, Client, list[str]]:
    """Play over HTTP until somebody has many options of a kind; return them."""
    address = server.removeprefix("http://")
    people = [Client(address).guest(name) for name in ("Livia", "Marcus")]
    for game in range(40):
        table, dice = sit_together(*people), Dice(game)
        for _ in range(300):
            positions = [each.get(f"/tables/{table}/position") for each in people]
            at = next((at for at, each in enumerate(positions) if "decision" in each), None)
            if at is None:
                break
            decision = positions[at]["decision"]
            if decision["prompt"]["name"] == prompt and len(decision["options"]) >= MANY:
                return table, people[at], [option["text"] for option in decision["options"]]
            text = random_option(positions[at], dice)
            body = {"type": "move", "move": text, "seq": positions[at]["seq"]}
            people[at].post(f"/tables/{table}/commands", body)
    raise AssertionError(f"nobody had many options in forty games: {prompt}")


def sit(visitor: Visitor, server: str, prompt: str, **wishes: Any) -> tuple[TablePage, list[str]]:
    table, client, options = table_before(server, prompt)
    seat = visitor("/about", **wishes)
    seat.page.context.add_cookies(
        [{"name": "ulpia_session", "value": client.cookie(), "url": server}]
    )
    seat.page.goto(f"/t/{table}")
    seat.wait_for_turn()
    return seat, options


def groups(page: Page) -> list[str]:
    verbs = page.locator(GROUP).evaluate_all("nodes => nodes.map(node => node.dataset.verb)")
    return [str(verb) for verb in verbs]


def open_group(page: Page, verb: str, options: list[str]) -> None:
    page.locator(f"{GROUP}[data-verb={verb}]").click()
    expected = sum(option.split()[0] == verb for option in options)
    page.wait_for_function(ALL_THERE, arg=expected)


def look_at_buttons(page: Page) -> tuple[list[str], list[str]]:
    """Return what is offered in sight, and what is wrong with it."""
    buttons = page.locator(BUTTONS)
    troubles = [buttons.nth(place).evaluate(TROUBLE) for place in range(buttons.count())]
    return buttons.evaluate_all(OFFERED), [trouble for trouble in troubles if trouble]


@pytest.mark.parametrize("prompt", ["choose_tiles", "construction", "discard", "seaport"])
def test_no_option_is_missing_or_cut_at_any_size(
    visitor: Visitor, server: str, prompt: str
) -> None:
    seat, options = sit(visitor, server, prompt)
    page = seat.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        folded = groups(page)
        alone = [option for option in options if option.split()[0] not in folded]
        page.wait_for_function(ALL_THERE, arg=len(alone))
        offered, troubles = look_at_buttons(page)
        for verb in folded:
            open_group(page, verb, options)
            more, wrong = look_at_buttons(page)
            offered += more
            troubles += wrong
            page.locator(".prompt .back").click()
        assert troubles == [], f"{width}x{height}"
        assert sorted(offered) == sorted(options), f"{width}x{height}"


@pytest.mark.parametrize("size", [(360, 640), (1280, 720)])
def test_tab_comes_to_every_option(visitor: Visitor, server: str, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    seat, options = sit(visitor, server, "choose_tiles", viewport=viewport)
    page = seat.page
    open_group(page, "choose", options)
    expected = [option for option in options if option.startswith("choose")]
    seen = []
    for _ in expected:
        seen.append(page.evaluate("document.activeElement.dataset.move"))
        expect(page.locator(":focus")).to_be_in_viewport()
        page.keyboard.press("Tab")
    assert sorted(seen) == sorted(expected)


def test_long_lists_are_chosen_by_all_digits_of_a_number(visitor: Visitor, server: str) -> None:
    seat, options = sit(visitor, server, "choose_tiles")
    page, seq = seat.page, seat.seq
    open_group(page, "choose", options)
    number = page.locator(BUTTONS).last.locator("kbd").inner_text()
    assert len(number) > 1
    for digit in number:
        assert seat.seq == seq
        page.keyboard.press(digit)
    seat.wait_for_change(seq)


def test_a_long_list_says_that_there_is_more(visitor: Visitor, server: str) -> None:
    seat, options = sit(visitor, server, "choose_tiles", viewport={"width": 360, "height": 640})
    page = seat.page
    open_group(page, "choose", options)
    expect(page.locator(".prompt .more")).to_contain_text("more")
    for _ in range(12):
        page.locator(".prompt .more").click()
        page.evaluate(SCROLLED)
        if "more" not in page.locator(".prompt .more").inner_text():
            break
    expect(page.locator(BUTTONS).last).to_be_in_viewport()


def test_an_earlier_position_offers_only_the_way_back(visitor: Visitor, server: str) -> None:
    """The other seat belongs to a person who waits, so nothing but these keys could go on."""
    seat, _ = sit(visitor, server, "construction", viewport={"width": 1440, "height": 900})
    page, seq = seat.page, seat.seq
    prompt, count = seat.prompt, seat.options.count()
    page.locator("#log .jump").first.click()
    expect(page.locator(".prompt h2")).to_have_text("You are looking at an earlier position.")
    expect(seat.options).to_have_text(["Back to now"])
    expect(page.locator(".prompt .undo")).to_have_count(0)
    expect(seat.glowing).to_have_count(0)
    for key in ("1", "u", "e"):
        page.keyboard.press(key)
    seat.options.first.click()
    expect(page.locator(".prompt h2")).to_have_text(prompt)
    expect(seat.options).to_have_count(count)
    assert seat.seq == seq


def test_a_pinned_tip_goes_with_the_next_event(visitor: Visitor) -> None:
    seat = visitor(settings={"level": "random"})
    seat.play_now()
    seat.take_first()
    seat.wait_for_turn()
    page = seat.page
    page.locator(".piece:not(.offered):visible").first.click()
    expect(page.locator(".hint.pinned")).to_have_count(1)
    seq = seat.seq
    page.keyboard.press("u")
    seat.wait_for_change(seq)
    expect(page.locator(".hint.pinned")).to_have_count(0)
