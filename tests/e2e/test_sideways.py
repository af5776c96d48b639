"""A whole game of each title on a phone on its side, by touch alone."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
}
LONGEST_GAME: Final = 1500
ON_THE_TABLE: Final = 0.5
"""How often something that glows is tapped where there are buttons, too."""
SEEN: Final = """([before, dice, share, patience]) => {
    const isSeen = box => box.width > 0 && box.bottom <= innerHeight + 1 && box.top >= -1;
    /* Where a finger touches a thing itself, and nothing that lies upon it. */
    const spotOf = node => {
        node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = (node.querySelector('.halo') ?? node).getBoundingClientRect();
        if (!isSeen(box)) return undefined;
        for (const fy of [.5, .3, .7, .15, .85])
            for (const fx of [.5, .3, .7, .15, .85]) {
                const x = box.left + box.width * fx, y = box.top + box.height * fy;
                const hit = document.elementFromPoint(x, y);
                if (hit && (node.contains(hit) || hit.closest('.piece') === node)) return { x, y };
            }
        return undefined;
    };
    const pick = (nodes, part) => {
        const first = Math.floor(part * nodes.length);
        for (const node of [...nodes.slice(first), ...nodes.slice(0, first)]) {
            const spot = spotOf(node);
            if (spot) return spot;
        }
        return undefined;
    };
    const look = () => {
        const table = document.querySelector('.table[data-seq]');
        if (!table || table.dataset.ready !== 'true') return undefined;
        if (document.querySelector('dialog .ending')) return { isOver: true };
        const buttons = [...table.querySelectorAll('.prompt button:not(.back):not(.undo)')]
            .filter(node => node.checkVisibility() && node.closest('.options, .confirm, .act'));
        if (buttons.some(node => node.disabled)) return undefined;
        const confirm = buttons.find(node => node.matches('.confirm, .confirm *, .gold'));
        const options = buttons.filter(node => node.closest('.options') && node !== confirm);
        const ways = [...table.querySelectorAll('.ways .way')];
        const things = [...table.querySelectorAll('.piece.offered:not(.selected)')]
            .filter(node => node.checkVisibility());
        if (options.length + things.length === 0 && !confirm) return undefined;
        const aimed = table.querySelectorAll('.hovered, .selected').length;
        const prompt = table.querySelector('.prompt').textContent;
        const state = [table.dataset.seq, prompt, aimed, things.length, ways.length].join('/');
        if (state === before) return undefined;
        const spot = (confirm && spotOf(confirm)) ?? pick(ways, dice)
            ?? (dice < share || options.length === 0 ? pick(things, dice / share % 1) : undefined)
            ?? pick(options, dice);
        return { isOver: false, state, spot, prompt };
    };
    return new Promise(resolve => {
        const end = performance.now() + patience;
        const step = () => {
            const found = look();
            if (found) resolve(found);
            else if (performance.now() > end) resolve({ isOver: false, state: before, spot: null });
            else requestAnimationFrame(step);
        };
        step();
    });
}"""
SHORT: Final = 1_500
"""A tap that changes nothing (a preview that looks like one before) is followed by another."""
LONG: Final = 20_000


def tap_something(table: TablePage, dice: random.Random, before: str) -> dict[str, Any]:
    """Tap what may be tapped: the button that confirms, something that glows, or an option.

    A first tap may only preview: then the next look finds the button that confirms, or the same
    thing again.
    """
    page = table.page
    found: dict[str, Any] = page.evaluate(SEEN, [before, dice.random(), ON_THE_TABLE, SHORT])
    if found.get("spot") is None and not found["isOver"]:
        found = page.evaluate(SEEN, ["", dice.random(), 0, LONG])
    assert found["isOver"] or found.get("spot"), f"nothing can be tapped: {found}"
    if not found["isOver"]:
        page.touchscreen.tap(found["spot"]["x"], found["spot"]["y"])
    return found


@pytest.mark.parametrize("game", ["trajan", "forum-trajanum"])
def test_a_whole_game_is_played_by_touch_on_a_phone_on_its_side(
    visitor: Visitor, game: str
) -> None:
    table = visitor("/settings", settings={"speed": "none", "confirmEndOfTurn": False}, **PHONE)
    page = table.page
    page.context.request.post("/api/guests", data={"name": "Octavia"})
    seats = [{"place": "link"}, {"place": "bot", "level": "tiro"}]
    made = page.context.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".table.sideways")).to_be_visible()
    dice = random.Random(14)
    state = ""
    for _ in range(LONGEST_GAME):
        found = tap_something(table, dice, state)
        if found["isOver"]:
            break
        state = found["state"]
    expect(page.locator("dialog .headline")).to_contain_text("win")
    expect(page.locator("dialog tfoot td")).to_have_count(2)
    page.locator("dialog").get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".controls output")).to_contain_text("0 /", timeout=LONG)
    expect(page.locator(".table.sideways .tabs")).to_be_visible()
