"""Every mail in three languages, as mail programs show it on a phone and on a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tools.screenshots.mails import WIDTHS, mails, part

LOOK = """() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    letters: Math.min(...[...document.querySelectorAll('p, h1, a')].map(
        (each) => parseFloat(getComputedStyle(each).fontSize))),
    buttons: [...document.querySelectorAll('a[style*="inline-block"]')].map(
        (each) => each.getBoundingClientRect().height),
})"""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_mails_fit_a_phone_and_can_be_read_and_tapped(browser: Browser, language: str) -> None:
    found = mails(language)
    for width in WIDTHS.values():
        with browser.new_page(viewport={"width": width, "height": 640}) as page:
            for name, mail in found.items():
                page.set_content(part(mail, "html"))
                seen = page.evaluate(LOOK)
                assert seen["overflow"] <= 0, name
                assert seen["letters"] >= 14, name
                assert seen["buttons"] and min(seen["buttons"]) >= 36, name


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_text_of_a_mail_says_and_links_all_that_its_page_does(
    browser: Browser, language: str
) -> None:
    with browser.new_page() as page:
        for name, mail in mails(language).items():
            page.set_content(part(mail, "html"))
            plain = part(mail, "plain")
            for link in page.evaluate("[...document.links].map((each) => each.href)"):
                assert link in plain, name
            for text in page.locator("p:not(:has(a))").all_inner_texts()[1:]:
                assert text in plain, name
