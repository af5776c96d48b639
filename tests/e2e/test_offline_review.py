"""Reviews without a server: offered with a time, begun, stopped, and read once they are there."""

from __future__ import annotations

import re
import subprocess

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import address_of
from tests.e2e.test_offline import PATIENCE, Device, end, own_server
from tests.e2e.test_offline import device as device
from tests.e2e.test_review import paste, record
from tests.server.review_work import SMALL, ShortReviewer
from ulpia.ai.review.document import describe_review
from ulpia.ai.review.run import make_reviewer
from ulpia.device.reviews import PREFIX, KeptReview, place_of
from ulpia.table.entries import ENCODE
from ulpia.table.replays import replay_text
from ulpia.table.review_messages import check_game

__all__ = ["own_server"]

KEEP = """([name, text]) => new Promise((done, fail) => {
    const open = indexedDB.open('ulpia-worked-out', 1);
    open.onerror = () => fail(open.error);
    open.onsuccess = () => {
        const write = open.result.transaction('texts', 'readwrite');
        write.objectStore('texts').put({ name, text, at: Date.now() });
        write.oncomplete = () => { open.result.close(); done(); };
    };
})"""


def short_review() -> tuple[str, str, str]:
    """Return the name of a review, where a device keeps it, and what it keeps there."""
    match, _ = replay_text(record())
    reviewer = ShortReviewer(match, make_reviewer(match, SMALL).judge.forecast, SMALL)
    for _ in reviewer.work():
        pass
    body = ENCODE.encode(describe_review(reviewer.review()))
    game = check_game(record())
    name = PREFIX + game["id"]
    kept = KeptReview(game["record"], msgspec.Raw(body))
    return name, place_of(name, "quick"), msgspec.json.encode(kept).decode()


def offer(page: Page) -> None:
    paste(page, record())
    expect(page.locator("[data-offer=quick]")).to_have_text(
        re.compile(r"Quick review: about (\d+ (seconds|minutes)|a minute)"), timeout=PATIENCE
    )


@pytest.mark.slow
def test_a_review_is_offered_stopped_and_read_without_any_server(
    own_server: subprocess.Popen[str], device: Device
) -> None:
    address = address_of(own_server)
    device.visit_first(address)
    end(own_server)  # from here on there is no network
    page = device.open(f"{address}/review").page
    offer(page)
    page.locator("[data-offer=quick]").click()
    expect(page.locator("progress")).not_to_have_attribute("value", "0", timeout=PATIENCE)
    expect(page.get_by_text("This device makes the review.")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("[data-offer=quick]")).to_be_visible(timeout=PATIENCE)
    # one that was made another day is there at once, also by its address
    name, place, kept = short_review()
    page.evaluate(KEEP, [place, kept])
    page.goto(f"{address}/review/{name}")
    expect(page.locator("[data-review]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".verdict h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Look at it together")).to_be_hidden()
    page.get_by_role("button", name="Next mark").click()
    expect(page.locator("[data-ledger] tbody tr")).to_have_count(2)
    for language in ("de", "ru"):  # the page says it: no word of Python's is in it
        page.evaluate(
            "language => { const kept = JSON.parse(localStorage['ulpia.settings']);"
            "localStorage['ulpia.settings'] = JSON.stringify({...kept, language}); }",
            language,
        )
        page.reload()
        expect(page.locator("section.verdict")).to_contain_text(
            {"de": "Besser", "ru": "учше"}[language], timeout=PATIENCE
        )
