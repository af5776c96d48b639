"""How many clicks five typical turns of Forum Trajanum take; each is counted in a real position."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.server.harness import Client
from tests.server.players import sit_together
from ulpia.games.forum_trajanum.components.buildings import TILE_WORDS
from ulpia.games.forum_trajanum.components.colonia_tiles import FRONT_WORDS
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COLOURS, GOODS, WORKER
from ulpia.games.forum_trajanum.components.mosaics import SQUARE_WORDS

END: Final = ".prompt .end"
OWN: Final = "[data-at$=-own].offered"
CELL: Final = ".piece.cell.offered"
SQUARE: Final = ".piece.square.offered"
STEP: Final = ".piece.step.offered"
CITIZENS: Final = 6
MERCHANT_II: Final = 3
MOST_GAMES: Final = 240
LIKED: Final = {"arrange": 50.0, "build": 8.0, "done": 0.5, "ignore": 0.05, "decline": 0.2}
View = dict[str, Any]


class Hand:
    """What the seat that is asked which tile to use will have, once it has used its own."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.seat: Final = int(position["viewer"])
        self.mine: Final[View] = position["view"]["colonies"][self.seat]
        self.forum: Final[View] = position["view"]["forum"]
        self.front: Final = int(self.mine["own"])
        self.goods: Final[list[int]] = list(self.mine["goods"])
        word = FRONT_WORDS[self.front] if self.front >= CITIZENS else ""
        for good in word.split("-"):
            if good in GOODS:
                self.goods[GOODS.index(good)] += 1

    @property
    def is_citizen(self) -> bool:
        return 0 <= self.front < CITIZENS

    @property
    def workers(self) -> list[int]:
        return self.goods[WORKER : WORKER + len(COLOURS)]

    def untouched_area(self, colour: int) -> list[int]:
        """Return the largest area of a colour, if none of that colour is started."""
        areas = [area for area in self.forum["areas"] if area["colour"] == colour]
        if any(area["state"] == "started" for area in areas):
            return []
        free = [area["squares"] for area in areas if area["state"] == "free"]
        return max(free, key=len, default=[])

    @property
    def roomy(self) -> set[int]:
        """The squares of areas that one envoy does not complete."""
        empty = [
            [square for square in area["squares"] if self.forum["envoys"][square] < 0]
            for area in self.forum["areas"]
        ]
        return {square for squares in empty if len(squares) > 1 for square in squares}

    def may_leave_areas_open(self) -> bool:
        """Say whether an envoy of any colour finds a square in an area that stays incomplete."""
        for colour in range(len(COLOURS)):
            areas = [area for area in self.forum["areas"] if area["colour"] == colour]
            started = [area for area in areas if area["state"] == "started"]
            free = [area for area in areas if area["state"] == "free"]
            if not any(self.roomy & set(area["squares"]) for area in started or free):
                return False
        return True

    @property
    def is_upgrade(self) -> bool:
        return self.front >= CITIZENS and "upgrade" in FRONT_WORDS[self.front]

    def has_nothing_to_convert(self, spent: int = 0) -> bool:
        """Say whether the turn will be over when the building is built."""
        workers = [count for count in self.workers if count > 1]
        is_short = self.goods[ASSISTANT] <= spent and MERCHANT_II not in self.mine["active"]
        return is_short and (spent == 0 or not workers) and not self.is_upgrade


def can_build_a_column(hand: Hand) -> bool:
    if hand.is_citizen or max(hand.workers) > 1 or len(hand.mine["vacant"]) < 2:
        return False
    return hand.has_nothing_to_convert() and hand.goods[BUILDER] > 0


def can_build_in_another_colour(hand: Hand) -> bool:
    if hand.is_citizen or sum(hand.workers) != 1 or hand.goods[ASSISTANT] != 1:
        return False
    has_helpers = {4, 5} & set(hand.mine["active"])
    is_free = len(hand.mine["vacant"]) > 1 and hand.mine["ship"] > 0 and hand.may_leave_areas_open()
    return is_free and not has_helpers and hand.has_nothing_to_convert(spent=1)


def has_room_for_two(vacant: list[int]) -> bool:
    """Say whether there is a space with two neighbours, so that both spaces are a choice."""
    free = set(vacant)
    return any(len(free & neighbours(cell)) > 1 for cell in free)


def neighbours(cell: int) -> set[int]:
    row, column = divmod(cell, 6)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {6 * y + x for y, x in near if 0 <= x < 6 and 0 <= y < 6}


def can_build_a_double(hand: Hand) -> bool:
    if hand.is_citizen or sorted(hand.workers)[-1] != 2 or sorted(hand.workers)[-2] > 1:
        return False
    has_room = has_room_for_two(hand.mine["vacant"]) and hand.mine["ship"] > 1
    has_room = has_room and len(hand.untouched_area(hand.workers.index(2))) > 3
    return has_room and hand.goods[ASSISTANT] == 0 and hand.has_nothing_to_convert()


def can_settle_and_build_a_library(hand: Hand) -> bool:
    if not hand.is_citizen or hand.goods[BUILDER] < 1 or hand.mine["steps"][0] != 1:
        return False
    rows = [2 * (hand.front % 3), 2 * (hand.front % 3) + 1]
    is_open = all(hand.mine["citizens"][2 * row] < 0 for row in rows)
    is_over = hand.goods[ASSISTANT] == 0 and max(hand.workers) < 2 and MERCHANT_II not in rows
    return is_open and is_over and len(hand.mine["vacant"]) > 1 and hand.has_nothing_to_convert()


class Clicker:
    """Somebody who clicks on the table and counts."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.count = 0

    def click(self, what: str) -> None:
        seq = self.page.locator("[data-seq]").get_attribute("data-seq")
        self.page.locator(what).first.click()
        self.count += 1
        changed = "seq => document.querySelector('[data-seq]').dataset.seq !== seq"
        self.page.wait_for_function(changed, arg=seq)

    def select(self, what: str) -> None:
        """Click on the first of two spaces; nothing is played before the second."""
        self.page.locator(what).first.click()
        self.count += 1
        expect(self.page.locator(".piece.selected").first).to_be_visible()

    def end(self) -> None:
        expect(self.page.locator(END)).to_be_visible()
        self.page.locator(END).click()
        self.count += 1
        expect(self.page.locator(END)).to_have_count(0)


def find(server: str, prompt: str, is_wanted: Callable[[Hand], bool]) -> tuple[str, Client]:
    """Play games of two over HTTP until somebody is asked that in a wanted position."""
    address = server.removeprefix("http://")
    people = [Client(address).guest(name) for name in ("Livia", "Marcus")]
    for seed in range(MOST_GAMES):
        table = sit_together(*people, game="forum-trajanum")
        dice = random.Random(seed)
        while True:
            positions = [each.get(f"/tables/{table}/position") for each in people]
            asked = [seat for seat in (0, 1) if "decision" in positions[seat]]
            if not asked:
                break
            seat = asked[0]
            position = positions[seat]
            if position["decision"]["prompt"]["name"] == prompt and is_wanted(Hand(position)):
                return table, people[seat]
            texts = [option["text"] for option in position["decision"]["options"]]
            weights = [LIKED.get(text.split(" ")[0], 1.0) for text in texts]
            body = {"type": "move", "move": dice.choices(texts, weights)[0]}
            people[seat].post(f"/tables/{table}/commands", {**body, "seq": position["seq"]})
    raise AssertionError("no such position in so many games")


def sit(visitor: Visitor, server: str, table: str, client: Client) -> Clicker:
    page = visitor("/about").page
    page.context.add_cookies([{"name": "ulpia_session", "value": client.cookie(), "url": server}])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".prompt .options button")
    return Clicker(page)


def pile(tile: str) -> str:
    assert tile in TILE_WORDS
    return f"[data-at=pile-{tile}]"


def test_the_draft_takes_three_clicks(visitor: Visitor, server: str) -> None:
    player = sit(visitor, server, *find(server, "take", lambda _: True))
    player.click(".piece.cell.offered[data-move^=take]")
    player.click(".piece.cell.offered[data-move^=take]")
    player.click("[data-at$=-own].offered[data-move^=keep]")
    assert player.count == 3
    expect(player.page.locator(".prompt h2")).to_contain_text("is choosing")


def test_using_a_tile_and_building_takes_three_clicks_and_the_end(
    visitor: Visitor, server: str
) -> None:
    player = sit(visitor, server, *find(server, "use", can_build_a_column))
    player.click(OWN)
    player.click(pile("column"))
    player.click(CELL)
    player.end()
    assert player.count == 3 + 1


def test_building_in_another_colour_takes_three_clicks_an_envoy_and_the_end(
    visitor: Visitor, server: str
) -> None:
    """One way to pay is no choice: the assistant is paid with the tile."""
    table, client = find(server, "use", can_build_in_another_colour)
    player = sit(visitor, server, table, client)
    hand = Hand(client.get(f"/tables/{table}/position"))
    player.click(OWN)
    player.click(".piece.offered.dear[data-at^=pile]")
    player.click(CELL)
    roomy = [f"{SQUARE}[data-move='send {SQUARE_WORDS[square]}']" for square in sorted(hand.roomy)]
    player.click(", ".join(roomy))
    player.end()
    assert player.count == 4 + 1


def test_a_double_building_with_two_envoys_takes_six_clicks_and_the_end(
    visitor: Visitor, server: str
) -> None:
    table, client = find(server, "use", can_build_a_double)
    player = sit(visitor, server, table, client)
    hand = Hand(client.get(f"/tables/{table}/position"))
    colour = hand.workers.index(2)
    tile = ("two-fountains", "two-houses", "two-stables", "two-parks")[colour]
    player.click(OWN)
    player.click(pile(tile))
    free = set(hand.mine["vacant"])
    start = next(cell for cell in sorted(free) if len(free & neighbours(cell)) > 1)
    player.select(f"[data-move^='on {'abcdef'[start % 6]}{start // 6 + 1} ']")
    player.click(f"{CELL}:not(.selected)")
    player.click(f"[data-move='send {SQUARE_WORDS[hand.untouched_area(colour)[0]]}']")
    player.click(SQUARE)
    player.end()
    assert player.count == 6 + 1


def test_a_citizen_and_a_library_take_five_clicks_and_the_end(
    visitor: Visitor, server: str
) -> None:
    player = sit(visitor, server, *find(server, "use", can_settle_and_build_a_library))
    player.click(OWN)
    player.click(".piece.citizen-row.offered")
    player.click(pile("library"))
    player.click(CELL)
    player.click(f"{STEP}[data-move='benefit 2']")
    player.end()
    assert player.count == 5 + 1


def test_one_click_on_a_dashed_building_shows_its_price_before_and_is_one_undo(
    visitor: Visitor, server: str
) -> None:
    table, client = find(server, "use", can_build_in_another_colour)
    player = sit(visitor, server, table, client)
    player.click(OWN)
    before = client.get(f"/tables/{table}/position")["view"]
    dear = player.page.locator(".piece.offered.dear[data-at^=pile]").first
    dear.hover()
    card = player.page.locator(".price-card")
    expect(card).to_contain_text("You pay")
    expect(card).to_contain_text("assistant")
    expect(player.page.locator(".price-ahead")).to_have_count(2)  # worker and assistant
    assert client.get(f"/tables/{table}/position")["view"] == before
    player.click(".piece.offered.dear[data-at^=pile]")
    assert client.get(f"/tables/{table}/position")["view"]["colonies"] != before["colonies"]
    player.click(".prompt .undo")
    assert client.get(f"/tables/{table}/position")["view"] == before


def test_finishing_to_build_is_the_end_of_the_turn(visitor: Visitor, server: str) -> None:
    table, client = find(server, "build", lambda _: True)
    player = sit(visitor, server, table, client)
    expect(player.page.get_by_role("button", name="Finish building")).to_have_count(0)
    player.click(".prompt .options button:has-text('End turn')")
    expect(player.page.locator(END)).to_have_count(0)
    expect(player.page.locator(".prompt h2")).to_contain_text("choosing")


def test_exchanges_lie_at_hand_and_are_not_asked_after_building(
    visitor: Visitor, server: str
) -> None:
    table, client = find(server, "prepare", lambda _: True)
    page = visitor("/about").page
    page.context.add_cookies([{"name": "ulpia_session", "value": client.cookie(), "url": server}])
    page.goto(f"/t/{table}")
    player = Clicker(page)
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(".prompt [data-move]")).to_have_count(0)
    page.locator("[data-at^=good-].offered").first.click()
    player.click(".exchanges [data-exchange]")
    expect(page.locator(END)).to_be_visible()
    player.end()
    expect(page.locator(".prompt h2")).to_contain_text("choosing")


def test_a_finger_sees_the_price_of_a_dashed_building_before_it_builds(
    visitor: Visitor, server: str
) -> None:
    table, client = find(server, "use", can_build_in_another_colour)
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    page = visitor("/about", **phone).page
    page.context.add_cookies([{"name": "ulpia_session", "value": client.cookie(), "url": server}])
    position = client.get(f"/tables/{table}/position")
    body = {"type": "move", "move": "use own", "seq": position["seq"], "hold": True}
    before = client.post(f"/tables/{table}/commands", body)["view"]
    page.goto(f"/t/{table}")
    page.locator(".piece.offered.dear[data-at^=pile]").first.tap()
    card = page.locator(".price-card")
    expect(card).to_contain_text("You pay")
    expect(page.locator(".hint")).to_have_count(0)
    assert client.get(f"/tables/{table}/position")["view"] == before
    card.get_by_role("button", name="Build").tap()
    expect(page.locator(".prompt h2")).to_contain_text("Where do you build")
    page.locator(".prompt .undo").tap()
    expect(page.locator(".prompt h2")).to_contain_text("What do you build")
    assert client.get(f"/tables/{table}/position")["view"] == before
