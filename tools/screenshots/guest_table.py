"""A server with an empty database, and somebody at its tables: early, middle, late, over."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import BrowserContext

MOMENTS: Final = {"early": 50, "middle": 170, "late": 300, "over": 100_000}
"""Tables of three by the number of entries in their log."""
FORUM_TRAJANUM: Final = 110
SHIPPING: Final = (30, 120, 60, 90, 40, 150, 50, 100, 70, 80)
"""When to look for a hand worth shipping, one game each: many options mean many cards."""
ENOUGH_TO_SHIP: Final = 12
LIMITS: Final = {
    "ULPIA_LIMITS__MOVES": "4000/second",
    "ULPIA_LIMITS__REQUESTS": "4000/second",
    "ULPIA_LIMITS__GUESTS": "4000/minute",
    "ULPIA_LIMITS__TABLES": "4000/minute",
    "ULPIA_LOG_LEVEL": "error",
    "PYTHONUNBUFFERED": "1",
}
BOTS: Final = [{"place": "bot", "level": "miles"}, {"place": "bot", "level": "tiro"}]
LONGEST_WAIT: Final = 20
CHAT: Final = ("Salvete!", "Bread again? The people are hungry this quarter.", "Good luck, all.")


@contextmanager
def run_server() -> Iterator[str]:
    """Run a server and return its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/ulpia.db"
        command = [sys.executable, "-m", "ulpia", "serve", "--port", "0", "--database", database]
        variables = {**os.environ, **LIMITS}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        assert process.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://[\w.:]+", s) for s in process.stdout)))
            yield found.group()
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


class GuestTable:
    """A guest at one table, who chooses or lets a bot choose."""

    def __init__(self, context: BrowserContext, wish: dict[str, Any]) -> None:
        self.context: Final = context
        self.info: Final[dict[str, Any]] = context.request.post("/api/tables", data=wish).json()
        self.id: Final = str(self.info["id"])
        self.orders = 0
        self.position: dict[str, Any] = {}
        self.look(0)

    def look(self, after: int) -> dict[str, Any]:
        where = f"/api/tables/{self.id}/position?after={after}&wait={LONGEST_WAIT}"
        self.position = self.context.request.get(where).json()
        return self.position

    def order(self, command: dict[str, Any]) -> None:
        self.orders += 1
        data = {**command, "id": f"order-{self.orders}"}
        self.context.request.post(f"/api/tables/{self.id}/commands", data=data)
        self.look(0)

    def let_a_bot_play(self, entries: int) -> None:
        """Hand the seat over until the log is that long, or the game over."""
        self.order({"type": "hand_over", "level": "miles"})
        while self.position["seq"] < entries and self.position["state"] == "running":
            self.look(self.position["seq"])
        if self.position["state"] == "running":
            self.order({"type": "take_back"})

    def play_until(self, prompt: str = "") -> None:
        """Choose first options until that is asked, or just wait until something is."""
        while self.position["state"] == "running":
            decision = self.position.get("decision")
            if not decision:
                self.look(self.position["seq"])
                continue
            if prompt in ("", decision["prompt"]["name"]):
                return
            self.choose(decision["options"][0]["text"])

    def choose(self, move: str) -> None:
        self.order({"type": "move", "move": move, "seq": self.position["seq"]})


def sit_down(context: BrowserContext) -> dict[str, tuple[str, str]]:
    """Play some games and return their addresses, each with what shows that it is there."""
    context.request.post("/api/guests", data={"name": "Octavia"})
    found: dict[str, tuple[str, str]] = {}
    for moment, entries in MOMENTS.items():
        guest_table = GuestTable(context, {"game": "trajan", "seats": [{"place": "link"}, *BOTS]})
        guest_table.let_a_bot_play(entries)
        guest_table.play_until("sow")
        found[f"table-{moment}"] = (f"/t/{guest_table.id}", ".table[data-ready=true] .trajan")
    forum = GuestTable(context, {"game": "forum-trajanum", "seats": [{"place": "link"}, *BOTS]})
    forum.let_a_bot_play(FORUM_TRAJANUM)
    forum.play_until()
    found["table-forum-trajanum"] = (f"/t/{forum.id}", ".table[data-ready=true] .stage svg")
    found["replay"] = (f"/replay/{guest_table.id}?at=150", ".trajan")
    found["quarter-end"] = (before_quarter(guest_table), ".trajan")
    found |= sit_down_to_moments(context)
    waiting = GuestTable(
        context, {"game": "trajan", "seats": [{"place": "link"}] * 3, "listed": True}
    )
    found["waiting"] = (f"/t/{waiting.id}", "h1")
    found["invitation"] = (invitation(context), ".page .button")
    return found


def sit_down_to_moments(context: BrowserContext) -> dict[str, tuple[str, str]]:
    """Return tables of Trajan at moments that look special: a choice of cargo, a turn's end."""
    found: dict[str, tuple[str, str]] = {}
    ready = ".table[data-ready=true] .trajan"
    found["table-shipping"] = (f"/t/{shipping(context).id}", ready)
    guest_table = GuestTable(context, {"game": "trajan", "seats": [{"place": "link"}, *BOTS]})
    guest_table.play_until("choose_tiles")
    found["table-set-up"] = (f"/t/{guest_table.id}", ready)
    guest_table = GuestTable(context, {"game": "trajan", "seats": [{"place": "link"}, *BOTS]})
    guest_table.let_a_bot_play(90)
    guest_table.play_until("sow")
    for text in CHAT:
        guest_table.order({"type": "chat", "text": text})
    found["table-turn-end"] = (f"/t/{guest_table.id}", ready)
    found["watched"] = (f"/watch/{guest_table.id}#{guest_table.info['watch_key']}", ready)
    return found


def shipping(context: BrowserContext) -> GuestTable:
    """Return a table where somebody may ship and has cards for it."""
    for entries in SHIPPING:
        guest_table = GuestTable(context, {"game": "trajan", "seats": [{"place": "link"}, *BOTS]})
        guest_table.let_a_bot_play(entries)
        guest_table.play_until("seaport")
        options = guest_table.position.get("decision", {}).get("options", [])
        if len(options) >= ENOUGH_TO_SHIP:
            break
    return guest_table


def before_quarter(guest_table: GuestTable) -> str:
    """Return the address of a replay one move before its second quarter is over."""
    get = guest_table.context.request.get
    replay = f"/api/tables/{guest_table.id}/replay"
    first = 0
    ends: list[int] = []
    while len(ends) < 2:
        frames = get(f"{replay}?first={first}&most=100").json()["frames"]
        ends += [first + k for k, frame in enumerate(frames) if ends_quarter(frame)]
        first += len(frames)
    return f"/replay/{guest_table.id}?at={ends[1] - 1}"


def ends_quarter(frame: dict[str, Any]) -> bool:
    return any(event["name"] == "quarter_ended" for event in frame["events"])


def invitation(context: BrowserContext) -> str:
    """Return the address of a table that somebody else has made."""
    browser = context.browser
    assert browser is not None
    origin = context.request.get("/").url.rstrip("/")
    host = browser.new_context(base_url=origin)
    host.request.post("/api/guests", data={"name": "Livia"})
    table = GuestTable(host, {"game": "trajan", "seats": [{"place": "link"}] * 2})
    host.close()
    return f"/join/{table.id}#{table.info['join_key']}"
