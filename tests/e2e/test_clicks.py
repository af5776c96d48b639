"""How many clicks a typical turn of Trajan takes: three markers, an action, the end of the turn."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import TablePage
from tests.server.harness import Client
from tests.server.players import random_option, sit_together
from ulpia.games.trajan.components.actions import ACTION_WORDS, TRAY_WORDS
from ulpia.games.trajan.components.construction import SPACE_WORDS
from ulpia.games.trajan.components.provinces import NEIGHBOURS, PROVINCE_WORDS, PROVINCES
from ulpia.games.trajan.components.tracks import SENATE_TRACK
from ulpia.kernel.chance import Dice

MARKERS: Final = 3
LAST_SPACE: Final = SENATE_TRACK[-1]
END: Final = ".prompt .end"


class Turn(NamedTuple):
    """A turn that leads to an action: the moves clicked for it, and the clicks it takes in all.

    The first worker builds a door, which brings a senate action as well. A click on a ship picks
    the fullest cargo, the next one sends it.
    """

    action: str
    clicks: tuple[str, ...]
    expected: int


TURNS: Final = (
    Turn("forum", ("collect",), 4),
    Turn("construction", ("build DOOR", "advance"), 5),
    Turn("seaport", ("ship-", "ship"), 5),
    Turn("military", ("march PROVINCE",), 4),
    Turn("senate", ("advance",), 4),
)


class Counting:
    """Somebody at a table whose clicks are counted."""

    def __init__(self, table: TablePage) -> None:
        self.table: Final = table
        self.state = ""
        self.clicks = 0

    def click(self, start: str) -> None:
        """Click the first thing that glows whose move begins so, or that lies at such a place."""
        seen = self.table.look(self.state)
        self.state = seen.state
        found = [thing["spot"] for thing in seen.things if is_meant(thing, start)]
        assert found, f"nothing glows for {start!r}: {seen.prompt}, {seen.things}"
        self.click_at(found[0])

    def lay_in_any_order(self) -> None:
        """Click the middle of the ring, which lays all markers."""
        seen = self.table.look(self.state)
        self.state = seen.state
        middle = [
            thing["spot"] for thing in seen.things if thing["move"] == "" and thing["at"] == ""
        ]
        assert len(middle) == 1, seen.things
        self.click_at(middle[0])
        expect(self.table.page.locator(".piece.offered[data-move^=drop]")).to_have_count(0)

    def click_at(self, spot: dict[str, float]) -> None:
        self.clicks += 1
        self.table.page.mouse.click(spot["x"], spot["y"])

    def end(self) -> None:
        self.clicks += 1
        self.table.page.locator(END).click()


def is_meant(thing: dict[str, Any], start: str) -> bool:
    """Say whether a click on a thing is what is meant; tiles that ask for more are left alone."""
    text = thing["at"] if start.endswith("-") else thing["move"]
    return bool(thing["spot"]) and text.startswith(start) and "extra" not in text


@pytest.mark.parametrize("turn", TURNS, ids=[turn.action for turn in TURNS])
def test_a_typical_turn_takes_few_clicks(visitor: Visitor, server: str, turn: Turn) -> None:
    """Sow three markers, lay them in any order, take the action, end the turn."""
    table, client, tray = before_a_turn(server, turn.action)
    view = client.get(f"/tables/{table}/position")["view"]
    seat = visitor("/about")
    seat.page.context.add_cookies(
        [{"name": "ulpia_session", "value": client.cookie(), "url": server}]
    )
    seat.page.goto(f"/t/{table}")
    counting = Counting(seat)
    counting.click(f"sow {tray}")
    counting.lay_in_any_order()
    for words in turn.clicks:
        start = words.replace("DOOR", space_with_door(view))
        counting.click(start.replace("PROVINCE", plain_province(view)))
    counting.end()
    expect(seat.page.locator(".prompt h2")).to_contain_text("is choosing")
    print(f"{turn.action}: {counting.clicks} clicks")
    assert counting.clicks == turn.expected


def before_a_turn(server: str, action: str) -> tuple[str, Client, str]:
    """Play over HTTP until somebody may sow three markers that end before an action."""
    address = server.removeprefix("http://")
    people = [Client(address).guest(name) for name in ("Livia", "Marcus")]
    for game in range(40):
        table, dice = sit_together(*people), Dice(game)
        for _ in range(260):
            positions = [each.get(f"/tables/{table}/position") for each in people]
            at = 0 if "decision" in positions[0] else 1
            if "decision" not in positions[at]:
                break
            tray = wanted_tray(positions[at], action)
            if tray:
                return table, people[at], tray
            text = random_option(positions[at], dice)
            body = {"type": "move", "move": text, "seq": positions[at]["seq"]}
            people[at].post(f"/tables/{table}/commands", body)
    raise AssertionError(f"no such ring in forty games: {action}")


def wanted_tray(position: dict[str, Any], action: str) -> str:
    """Return a tray with three unlike markers that leads to the action, and to nothing else."""
    if position["decision"]["prompt"]["name"] != "sow":
        return ""
    mine = position["view"]["players"][position["viewer"]]
    target = TRAY_WORDS[ACTION_WORDS.index(action)]
    if not is_ripe(position["view"], mine, action):
        return ""
    for tray, told in zip(TRAY_WORDS, mine["sowing"]["trays"], strict=True):
        if (
            told
            and told["target"] == target
            and told["count"] == len(set(mine["trays"][TRAY_WORDS.index(tray)]))
        ):
            is_plain = not told["completes"] and told["count"] == MARKERS
            if is_plain and not told["round_ends"]:
                return tray
    return ""


def is_ripe(view: dict[str, Any], mine: dict[str, Any], action: str) -> bool:
    """Say whether the action is plain here: something to do, and nothing that comes after it."""
    if any(name.startswith(("extra", "wild")) for name in mine["tiles"]):
        return False
    if action == "construction":
        is_first = all(view["seat"] not in space["workers"] for space in view["board"]["site"])
        may_vote = "door" in mine["outlook"]["new_parts"] and mine["senate"] < LAST_SPACE
        return bool(mine["camp_workers"] and is_first and may_vote and space_with_door(view))
    if action == "seaport":
        return mine["hand"] is not None and max(mine["hand"].values(), default=0) > 1
    if action == "military":
        return bool(plain_province(view))
    return bool(action == "forum" or mine["senate"] < LAST_SPACE)


def space_with_door(view: dict[str, Any]) -> str:
    """Return a space of the construction site where a door lies; nothing if there is none."""
    spaces = zip(SPACE_WORDS, view["board"]["site"], strict=True)
    return next(
        (word for word, space in spaces if (space["building"] or "").startswith("door")), ""
    )


def plain_province(view: dict[str, Any]) -> str:
    """Return a province next to my leader whose tile asks for nothing more, if any does."""
    mine = view["players"][view["seat"]]
    near = NEIGHBOURS[PROVINCE_WORDS.index(mine["leader"])]
    tiles = {province["name"]: province["tile"] or "" for province in view["board"]["provinces"]}
    names = [PROVINCE_WORDS[province] for province in near if province < PROVINCES]
    return next((name for name in names if not tiles[name].startswith(("extra", "wild"))), "")
