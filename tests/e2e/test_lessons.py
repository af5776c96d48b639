"""Lessons in the browser: by clicks, by keys, by touch; left and taken up again."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import comes_true
from tests.e2e.test_pages import faults
from ulpia.games.registry import GAMES
from ulpia.table.lessons import lessons_of

LESSONS: Final = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]
PHONE: Final = {"width": 360, "height": 640}
MAX_CLICKS: Final = 80

COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const coach = document.querySelector('.coach');
  if (coach === null) return 0;
  const card = box(coach);
  return [...document.querySelectorAll('.veil .edge')].map(box).filter((lit) =>
    Math.min(lit.right, card.right) - Math.max(lit.left, card.left) > 1 &&
    Math.min(lit.bottom, card.bottom) - Math.max(lit.top, card.top) > 1).length;
}"""

IS_FREE: Final = f"() => ({COVERED})() === 0"

# Outlines that reach over the prompt: they go around what it hides.
OVER_PROMPT: Final = """() => {
  const prompt = document.querySelector('.table > .prompt').getBoundingClientRect();
  return [...document.querySelectorAll('.veil .edge')].filter((edge) => {
    const { left, right, top, bottom } = edge.getBoundingClientRect();
    return right > prompt.left + 12 && left < prompt.right - 12 &&
      bottom > prompt.top + 12 && top < prompt.top;
  }).length;
}"""
# Outlines that reach out of the head line: of what has been scrolled away below it.
OVER_HEAD: Final = """() => {
  const head = document.querySelector('.table > .top').getBoundingClientRect();
  return [...document.querySelectorAll('.veil .edge')].filter((edge) => {
    const { left, right, top, bottom } = edge.getBoundingClientRect();
    return right > head.left + 12 && left < head.right - 12 &&
      top < head.bottom - 12 && bottom > head.bottom + 12;
  }).length;
}"""
IS_END_CUT: Final = """() => {
  const end = document.querySelector('.prompt .end');
  if (end === null) return false;
  const { left, right, top, bottom } = end.getBoundingClientRect();
  const box = end.parentElement.getBoundingClientRect();
  const isWide = left < box.left - 1 || right > box.right + 1;
  return isWide || top < box.top - 1 || bottom > box.bottom + 1;
}"""
SIZES: Final = ((360, 640), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1920, 1080))
LIT: Final = "document.querySelectorAll('.veil .edge').length"
SETTLED_MS: Final = 450
SLOW_GAMES: Final = """
    const load = window.fetch;
    window.fetch = async (address, ...rest) => {
        if (String(address.url ?? address).endsWith('/api/games'))
            await new Promise((done) => setTimeout(done, 3000));
        return load(address, ...rest);
    };
"""
LIT_TRIES: Final = 8


def begin(page: Page, game: str, lesson: str) -> None:
    """Begin a lesson as the page with all lessons does."""
    page.request.post("/api/guests", data={"name": "Octavia"})
    made = page.request.post("/api/lessons", data={"game": game, "lesson": lesson}).json()
    page.goto(f"/t/{made['id']}")


def card(page: Page) -> Any:
    return page.get_by_role("dialog").filter(has=page.locator("#coach-title"))


def key_of(page: Page) -> str:
    """Return what tells a moment of the lesson: the card, what is asked, the number of the log."""
    seq = page.locator(".table").get_attribute("data-seq")
    return f"{page.locator('#coach-title').inner_text()} {seq}"


def play_to_end(page: Page, press: Any) -> list[str]:
    """Press what goes on until the last card is there; return what stands above each card."""
    heads: list[str] = []
    for _ in range(MAX_CLICKS):
        expect(page.locator(".coach")).to_be_visible()
        title = page.locator("#coach-title").inner_text()
        assert "-lesson-" not in page.locator(".coach").inner_text()
        head = page.locator(".coach .number").inner_text()
        if not heads or heads[-1] != head:
            heads.append(head)
        if page.locator(".coach.end").count():
            return heads
        page.wait_for_timeout(60)
        assert comes_true(page, IS_FREE), f"the card {title!r} covers what it speaks of"
        before = key_of(page)
        press(page)
        page.wait_for_function(
            """(before) => {
              const title = document.querySelector('#coach-title')?.innerText;
              const table = document.querySelector('.table');
              return title !== undefined && `${title} ${table.dataset.seq}` !== before;
            }""",
            arg=before,
        )
    raise AssertionError(f"the lesson did not end: {heads}")


def click_on(page: Page) -> None:
    page.locator(".coach footer button").last.click()


def tap_on(page: Page) -> None:
    page.locator(".coach footer button:visible, .coach .do-small:visible").last.tap()


def press_on(page: Page) -> None:
    goes_on = page.locator(".coach footer button").last
    if not page.evaluate("document.activeElement?.closest('.coach footer') !== null"):
        page.keyboard.press("F6")
    if page.locator(".coach footer button").count() > 1:
        goes_on.focus()  # a step further back stands before it
    expect(goes_on).to_be_focused()
    page.keyboard.press("Enter")


def number_of_cards(game: str, name: str) -> int:
    return 1 + next(len(lesson.steps) for lesson in lessons_of(game) if lesson.name == name)


@pytest.mark.slow
@pytest.mark.parametrize("language", ("en", "de", "ru"))
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_by_clicks(
    visitor: Visitor, game: str, lesson: str, language: str
) -> None:
    page = visitor("/", newcomer=True, settings={"language": language}).page
    begin(page, game, lesson)
    heads = play_to_end(page, click_on)
    assert len(heads) == number_of_cards(game, lesson)
    page.locator(".coach footer .gold").click()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_by_keys(visitor: Visitor, game: str, lesson: str) -> None:
    page = visitor("/", newcomer=True).page
    begin(page, game, lesson)
    assert len(play_to_end(page, press_on)) == number_of_cards(game, lesson)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_by_touch(visitor: Visitor, game: str, lesson: str) -> None:
    page = visitor("/", newcomer=True, viewport=PHONE, has_touch=True, is_mobile=True).page
    begin(page, game, lesson)
    assert len(play_to_end(page, tap_on)) == number_of_cards(game, lesson)


def wait_until_lit(page: Page) -> None:
    """Wait until the veil has found what the card speaks of: a new size may change the part."""
    for _ in range(LIT_TRIES):
        if page.evaluate(LIT) > 0:
            return
        page.wait_for_timeout(SETTLED_MS)


@pytest.mark.slow
@pytest.mark.parametrize("language", ("en", "de", "ru"))
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_no_card_covers_what_it_speaks_of_at_any_size(
    visitor: Visitor, game: str, lesson: str, language: str
) -> None:
    page = visitor("/", newcomer=True, settings={"language": language}).page
    begin(page, game, lesson)
    wrong: list[str] = []

    def look_and_go_on(page: Page) -> None:
        title = page.locator("#coach-title").inner_text()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLED_MS)
            wait_until_lit(page)
            if not comes_true(page, IS_FREE):
                wrong.append(f"{title!r} covers what it speaks of at {width}x{height}")
            if page.evaluate(OVER_PROMPT) > 0:
                wrong.append(f"{title!r} outlines what the prompt hides at {width}x{height}")
            if page.evaluate(IS_END_CUT):
                wrong.append(f"{title!r}: the button that ends the turn is cut at {width}x{height}")
            if page.evaluate(OVER_HEAD) > 0:
                wrong.append(f"{title!r} outlines what the head line hides at {width}x{height}")
            if page.evaluate(LIT) == 0:
                wrong.append(f"{title!r} lights nothing at {width}x{height}")
        click_on(page)

    play_to_end(page, look_and_go_on)
    assert wrong == []


def test_a_lesson_is_played_on_the_table_itself(visitor: Visitor) -> None:
    """Nothing but trays, markers, tiles and spaces is clicked, and the end of a turn.

    Axe looks at every card.
    """
    page = visitor("/", newcomer=True).page
    begin(page, "trajan", "first")
    position = page.url.replace("/t/", "/api/tables/") + "/position"

    def choose(page: Page) -> None:
        told = page.locator(".coach footer .gold")
        end = page.locator(".prompt .end")
        if told.count() > 0:
            told.click()
        elif end.count() > 0:
            end.click()
        else:
            move = page.request.get(position).json()["lesson"]["next"][0]
            piece = page.locator(f'.piece[data-move="{move}"] .halo')
            button = page.locator(f'.prompt [data-move="{move}"]')
            (piece if piece.count() > 0 else button).first.click()

    asked: list[str] = []
    seen: set[str] = set()

    def choose_and_note(page: Page) -> None:
        title = page.locator("#coach-title").inner_text()
        if page.locator(".prompt .end").count() > 0:
            asked.append(title)
        if title not in seen:
            seen.add(title)
            assert faults(page) == [], title
        choose(page)

    heads = play_to_end(page, choose_and_note)
    assert len(heads) == number_of_cards("trajan", "first")
    assert asked == ["Now end your turn"] * 4


def test_what_is_new_in_free_play_is_introduced_once(visitor: Visitor) -> None:
    table = visitor("/", newcomer=True)
    page = table.page
    begin(page, "trajan", "first")
    play_to_end(page, click_on)
    page.locator(".coach footer .gold").click()
    page.locator('.prompt [data-move="sow I"]').click()
    introduction = page.locator(".coach.first")
    for _ in range(6):
        table.wait_for_turn()
        if page.locator('.prompt [data-move^="claim"]').count() > 0:
            break
        table.take_first()
    expect(introduction).to_contain_text("A new Trajan tile")
    introduction.get_by_role("button", name="Got it").click()
    expect(introduction).to_have_count(0)
    page.reload()
    table.wait_for_turn()
    expect(page.locator('.prompt [data-move^="claim"]').first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_a_newcomer_is_led_to_a_lesson_and_comes_back_to_the_same_step(visitor: Visitor) -> None:
    page = visitor("/about", newcomer=True).page
    page.add_init_script(SLOW_GAMES)
    page.goto("/")
    big = page.locator(".hero .play")
    assert big.inner_text() == "Play your first game", "before the games are known, too"
    big.click()
    page.get_by_role("article").filter(has_text="Trajan").first.get_by_role(
        "button", name="Begin"
    ).first.click()
    expect(card(page)).to_contain_text("Step 1 of 12")
    card(page).get_by_role("button", name="Next").click()
    # the step that asks for pointing is finished by pointing
    for tray in ("I", "III"):
        page.locator(f'[data-move="sow {tray}"] .halo').hover()
    expect(card(page)).to_contain_text("Step 3 of 12")
    page.reload()
    expect(card(page)).to_contain_text("Step 3 of 12")
    page.locator('[data-move="sow II"] .halo').click()  # on the table itself
    expect(card(page)).to_contain_text("Step 4 of 12")
    page.reload()
    expect(card(page)).to_contain_text("Step 4 of 12")
    card(page).get_by_role("button", name="Back").click()
    expect(card(page)).to_contain_text("Step 3 of 12")
    card(page).get_by_role("button", name="Skip lesson").click()
    expect(card(page)).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Go on with the lesson").click()
    expect(card(page)).to_contain_text("Step 3 of 12")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_another_move_is_asked_about_once_and_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor("/", newcomer=True).page
    begin(page, "trajan", "first")
    page.locator('[data-move="sow V"] .halo').click()
    expect(card(page)).to_contain_text("Something else?")
    card(page).get_by_role("button", name="Back to the lesson").click()
    expect(card(page)).to_contain_text("Step")
    page.locator('[data-move="sow V"] .halo').click()
    card(page).get_by_role("button", name="Play it anyway").click()
    expect(page.locator('[data-move="sow V"]')).to_have_count(0)
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Undo").first.click()
    expect(card(page)).to_contain_text("Step 1 of 12")
