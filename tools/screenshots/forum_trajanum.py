"""Somebody at tables of Forum Trajanum: every question that deserves a picture of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Page

from tools.screenshots.guest_table import BOTS, GuestTable
from tools.screenshots.scenes import Scene, close_notice, go_on, open_chart, open_scores

Position = dict[str, Any]
TABLE: Final = ".table[data-ready=true] .forum-trajanum"
REPLAY: Final = ".forum-trajanum"
WEIGHTS: Final = {
    "arrange": 40.0,
    "first gray": 20.0,
    "build": 12.0,
    "gain tribune": 20.0,
    "receive tribune": 10.0,
    "done": 0.3,
    "craft": 0.2,
    "decline": 0.1,
    "exchange": 0.1,
    "recolour": 0.1,
    "skip": 0.1,
    "train": 0.1,
    "ignore": 0.03,
    "both": 0.01,
}
MOST_TRIES: Final = 12
"""So many games for what is wanted; after as many more any question of that name will do."""
STRETCH: Final = 60
PLAYERS_TAB: Final = 2


def open_ways(tile: str, page: Page) -> None:
    """Click a building tile that can be paid in several ways."""
    page.locator(f"[data-at=pile-{tile}]").first.click(force=True)
    page.wait_for_selector(".ways .way")


def point_at_square(page: Page) -> None:
    """Point at a square of the Forum: the envoy stands there, half seen."""
    page.locator(".piece.square.offered").first.hover(force=True)


def open_colonia(page: Page) -> None:
    close_notice(page)
    if page.locator(".tabs").count() > 0:
        page.locator(".tabs .tab").nth(PLAYERS_TAB).click()
    page.locator(".strip").first.click()
    page.wait_for_selector("dialog .colonia")


def open_sources(page: Page) -> None:
    """Open the chart and choose the first player: points by source."""
    open_chart(page)
    page.locator("dialog .choice").nth(1).click()


class StoppingPoint(NamedTuple):
    """A question to stop at, and what is then pointed at or clicked before the picture."""

    prompt: str
    entries: int = 0
    seats: int = 3
    side: str = "A"
    act: Callable[[Page], None] | None = None
    is_wanted: Callable[[Position], bool] = lambda position: bool(position)


def has_agenda(position: Position) -> bool:
    return len(position["view"]["agenda"]) >= 1


def dearest(position: Position) -> str:
    """Return the tile that can be paid in the most ways."""
    tiles = [way["moves"][-1].removeprefix("build ") for way in position["view"]["ways"]]
    return max(tiles, key=tiles.count) if len(tiles) > len(set(tiles)) else ""


def has_ways(position: Position) -> bool:
    return dearest(position) != ""


def may_use_both(position: Position) -> bool:
    return any(option["text"] == "both" for option in position["decision"]["options"])


MOMENTS: Final = {
    "arrange": StoppingPoint("crane"),
    "take": StoppingPoint("take", 20, seats=4, side="B"),
    "draft": StoppingPoint("take_second", 60),
    "keep": StoppingPoint("keep", 90, seats=2),
    "turn": StoppingPoint("use", 70, is_wanted=may_use_both),
    "early": StoppingPoint("build", 60),
    "middle": StoppingPoint("build", 130, seats=2),
    "four": StoppingPoint("build", 220, seats=4, side="B"),
    "ways": StoppingPoint("build", 120, is_wanted=has_ways),
    "late": StoppingPoint("send", 230, act=point_at_square),
    "agenda": StoppingPoint("benefit", 60, seats=4, is_wanted=has_agenda),
    "pay": StoppingPoint("pay", 100),
    "seat": StoppingPoint("", 160, seats=4, act=open_colonia),
}


def sit_down_to_forum(context: BrowserContext) -> list[Scene]:
    """Return the scenes of tables and replays, some with something to do there first."""
    found: list[Scene] = []
    for name, moment in MOMENTS.items():
        table = table_at(context, moment)
        act = moment.act
        if name == "ways" and has_ways(table.position):
            act = partial(open_ways, dearest(table.position))
        found.append(Scene(f"table-forum-{name}", f"/t/{table.id}", TABLE, act))
    found.append(Scene("table-forum-waiting", waiting(context), TABLE))
    over = GuestTable(context, wish(3))
    over.let_a_bot_play(100_000)
    found.append(Scene("table-forum-over", f"/t/{over.id}", TABLE))
    found.append(Scene("table-forum-final", f"/t/{over.id}", TABLE, open_scores))
    replay = f"/replay/{over.id}?at="
    scoring = scoring_in(context, over.id)
    found.append(Scene("replay-forum", f"{replay}150", REPLAY))
    found.append(Scene("replay-forum-points", f"{replay}200", REPLAY, open_sources))
    found.append(Scene("replay-forum-scoring", f"{replay}{scoring - 1}", REPLAY, go_on))
    return found


def wish(seats: int, side: str = "A") -> dict[str, Any]:
    others = [BOTS[place % len(BOTS)] for place in range(seats - 1)]
    options = {"side": side}
    return {"game": "forum-trajanum", "seats": [{"place": "link"}, *others], "options": options}


def table_at(context: BrowserContext, moment: StoppingPoint) -> GuestTable:
    """Play until that is asked; begin again if the game ends before.

    Chance may keep what is wanted away for long: then the question alone is enough.
    """
    for seed in range(2 * MOST_TRIES):
        if seed == MOST_TRIES:
            print(f"  {moment.prompt}: not found as wanted, the next one is taken", flush=True)
            moment = moment._replace(is_wanted=bool)
        table = GuestTable(context, wish(moment.seats, moment.side))
        if moment.entries:
            table.let_a_bot_play(moment.entries)
        if play_to(table, moment, random.Random(seed)):  # noqa: S311 (sample games, no secret)
            return table
    raise AssertionError(f"{moment.prompt} was never asked")


def play_to(table: GuestTable, moment: StoppingPoint, dice: random.Random) -> bool:
    while table.position["state"] == "running":
        decision = table.position.get("decision")
        if not decision:
            table.look(table.position["seq"])
            continue
        asked = moment.prompt in ("", decision["prompt"]["name"])
        if asked and moment.is_wanted(table.position):
            return True
        texts = [option["text"] for option in decision["options"]]
        weights = [weight(text) for text in texts]
        move = dice.choices(texts, weights)[0]
        table.order({"type": "move", "move": move, "seq": table.position["seq"]})
    return False


def weight(move: str) -> float:
    """Say how much somebody likes a move who wants to show much: double tiles most."""
    return WEIGHTS.get(move, WEIGHTS.get(move.split(" ")[0], 1.0)) * (3.0 if "-" in move else 1.0)


def waiting(context: BrowserContext) -> str:
    """Return a table at which I have drafted and somebody else has not."""
    seats = [{"place": "link"}, {"place": "link"}, BOTS[0]]
    table = GuestTable(context, {"game": "forum-trajanum", "seats": seats})
    browser = context.browser
    assert browser is not None
    origin = context.request.get("/").url.rstrip("/")
    friend = browser.new_context(base_url=origin)
    friend.request.post("/api/guests", data={"name": "Maximiliane"})
    data = {"key": table.info["join_key"]}
    friend.request.post(f"/api/tables/{table.id}/join", data=data)
    table.look(0)
    seen: Position = friend.request.get(f"/api/tables/{table.id}/position").json()
    arrange = {"type": "move", "move": "arrange", "seq": seen["seq"], "id": "friend"}
    friend.request.post(f"/api/tables/{table.id}/commands", data=arrange)
    friend.close()
    table.look(0)
    while table.position.get("decision"):
        texts = [option["text"] for option in table.position["decision"]["options"]]
        move = "arrange" if "arrange" in texts else texts[0]
        table.order({"type": "move", "move": move, "seq": table.position["seq"]})
    return f"/t/{table.id}"


def scoring_in(context: BrowserContext, table: str) -> int:
    """Return the number of the position that tells the second scoring."""
    found: list[int] = []
    first = 0
    while len(found) < 2:
        where = f"/api/tables/{table}/replay?first={first}&most={STRETCH}"
        frames = context.request.get(where).json()["frames"]
        told = [{event["name"] for event in frame["events"]} for frame in frames]
        found += [first + place for place, names in enumerate(told) if "area_scored" in names]
        first += STRETCH
    return found[1]
