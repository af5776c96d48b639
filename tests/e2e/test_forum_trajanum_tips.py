"""Everything on Forum Trajanum's table explains itself: name, what it does, the ruling to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.test_forum_trajanum_looks import SETTINGS, play_on

PARTS: Final = (
    "[data-at=round]",
    "[data-at=called-0]",
    "[data-at=street-black3]",
    "[data-at=track-library]",
    "[data-at=track-basilica-4]",
    "[data-at=column]",
    "[data-at=bonus-coin]",
    "[data-at^=square-]:has(.tessera.blue)",
    "[data-at^=square-]:has(.tessera.eagle)",
    "[data-at=card-0]",
    "[data-at=pile-library]",
    "[data-at=pile-two-parks]",
    "[data-at^=heads-]",
    "[data-at^=bar-]",
    "[data-at^=values-]",
    "[data-at^=summary-]",
    "[data-at^=row-][data-at$=-craftsman1]",
    "[data-at^=cell-][data-at$=-a1]",
    "[data-at^=cell-][data-at$=-c2]",
    "[data-at^=cell-][data-at$=-b3]",
    ".street-sign",
    ".wages",
    "[data-at^=good-][data-at$=-tribune]",
    "[data-at^=ship-]",
    "[data-at^=beside-]",
)
HAND: Final = "[data-at^=hand-]"
HINT: Final = ".hint"


def rulings_told(page: Page, parts: Sequence[str]) -> set[str]:
    """Point at one part after the other; return where their tips lead."""
    found: set[str] = set()
    for part in parts:
        page.mouse.move(640, 24)
        expect(page.locator(HINT)).to_have_count(0)
        page.locator(f"{part} >> .halo").first.hover(force=True)
        expect(page.locator(f"{HINT} b")).not_to_be_empty()
        assert page.locator(f"{HINT} > span").count() > 0, part
        address = page.locator(f"{HINT} small a").get_attribute("href") or ""
        assert address.startswith("/rules/forum-trajanum#r-"), part
        found.add(address)
    return found


def test_every_part_explains_itself_and_leads_to_its_ruling(visitor: Visitor) -> None:
    table = visitor(settings=SETTINGS)
    play_on(table, 1)
    addresses = rulings_told(table.page, [HAND])  # a tile has just been taken
    for _ in range(5):
        table.take_first()
        table.wait_for_turn()
    addresses |= rulings_told(table.page, PARTS)
    assert len(addresses) > 8
    for language in ("en", "de", "ru"):
        reader = visitor("/rules/forum-trajanum", settings={"language": language}).page
        for address in addresses:
            expect(reader.locator(f"#{address.partition('#')[2]}")).to_have_count(1)


def test_a_finger_that_rests_explains_and_chooses_nothing(visitor: Visitor) -> None:
    table = visitor(settings=SETTINGS, has_touch=True)
    play_on(table, 3)
    page, seq = table.page, table.seq
    thing = page.locator(".piece.offered").first
    box = thing.locator(".halo").bounding_box()
    assert box is not None
    where = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **where})
    expect(page.locator(f"{HINT}.pinned b")).not_to_be_empty()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, **where})
    thing.dispatch_event("click", {"bubbles": True, **where})
    assert table.seq == seq
    expect(page.locator(f"{HINT} small a")).to_be_visible()
