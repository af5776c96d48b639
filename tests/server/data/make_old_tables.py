"""Make the database of `test_old_tables.py`: tables as the version before decision 22 wrote them.

It was run once, with the code of commit 630276f, and what it made is kept beside it:

    git archive 630276f | tar -x -C OLD
    cd OLD && PYTHONPATH=OLD/src:OLD python THIS_FILE FOLDER

`old_tables.db.xz` is the SQLite file, `old_tables.json.xz` what that version answered about it: for
each table and each viewer the position with all entries, the record, earlier views and the chat.
"""

from __future__ import annotations

import importlib
import itertools
import json
import lzma
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server import harness
from tests.server.harness import Client, Refusal, Socket, settings
from tests.server.players import play_on, random_option
from ulpia.kernel.chance import Dice

COMMIT = "630276f"
GAMES = ("trajan", "forum-trajanum")
CLOCK = [1_700_000_000_000]
SEEDS = itertools.count(1)
IDS = itertools.count(1)
AWAY_S = 60
PATIENCE_S = 1_000_000
PAST_STEP = 40


def now() -> int:
    CLOCK[0] += 7
    return CLOCK[0]


class Maker:
    """People, and tables by what is special about them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people = {
            name: Client(address).guest(name)
            for name in ("Livia", "Marcus", "Gaia", "Titus", "Fabia")
        }
        self.tables: dict[str, str] = {}

    def seat(self, label: str, *names: str, **given: Any) -> str:
        """Make a table at which these people sit; it starts at once."""
        host, *others = [self.people[name] for name in names]
        seats = [{"place": "link"} for _ in names]
        info = host.post("/tables", {"seats": seats, "watching": "public", **given})
        for other in others:
            other.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
        self.tables[label] = str(info["id"])
        return str(info["id"])

    @contextmanager
    def sockets(self, table: str, *names: str) -> Iterator[list[Socket]]:
        opened = [self.people[name].socket(table) for name in names]
        for socket in opened:
            socket.wait_for("position")
        try:
            yield opened
        finally:
            for socket in opened:
                socket.__exit__()


def meet(sockets: list[Socket]) -> None:
    newest = max(socket.position["seq"] for socket in sockets)
    for socket in sockets:
        socket.wait_until(newest)


def send_done(socket: Socket, kind: str, **fields: Any) -> None:
    answer = socket.ask(kind, **fields)
    assert answer["type"] == "done", answer
    socket.wait_until(answer["seq"])


def play_until(
    sockets: list[Socket], is_wanted: Callable[[Socket], bool], dice: Dice, most: int = 400
) -> Socket:
    for _ in range(most):
        play_on(sockets, dice, 1)
        for socket in sockets:
            if is_wanted(socket):
                return socket
    raise AssertionError("it never came to that")


def is_mine_and_revealed(socket: Socket) -> bool:
    last = socket.position["entries"][-1]
    undo = socket.position.get("undo", {})
    return bool(last.get("seat") == socket.position["viewer"] and undo.get("why") == "revealed")


def is_choosing_alone(socket: Socket) -> bool:
    return bool(socket.position["waiting"] == [socket.position["viewer"]])


def hold_turn(socket: Socket, dice: Dice, most: int = 40) -> bool:
    """Play with held ends until the turn waits for the word of its seat."""
    for _ in range(most):
        if "turn_end" in socket.position:
            return True
        text = random_option(socket.position, dice)
        if text is None:
            return False
        send_done(socket, "move", move=text, seq=socket.position["seq"], hold=True)
    return False


def hold_some_turn(sockets: list[Socket], dice: Dice) -> Socket:
    for _ in range(60):
        mine = play_until(sockets, is_choosing_alone, dice)
        if hold_turn(mine, dice):
            meet(sockets)
            return mine
        meet(sockets)
    raise AssertionError("no turn was held")


def make_running(maker: Maker, game: str) -> None:
    two = ("Livia", "Marcus")
    table = maker.seat(f"{game} just started", *two, game=game)
    table = maker.seat(f"{game} in mid-turn", *two, game=game)
    with maker.sockets(table, *two) as both:
        mine = play_until(both, is_choosing_alone, Dice(3), 60)
        for _ in range(30):
            mine = play_until(both, is_choosing_alone, Dice(4))
            text = random_option(mine.position, Dice(5))
            send_done(mine, "move", move=text, seq=mine.position["seq"], hold=True)
            if mine.position.get("decision") and mine.position["undo"].get("reach"):
                break
            if "turn_end" in mine.position:
                send_done(mine, "end_turn", seq=mine.position["seq"])
            meet(both)
    table = maker.seat(f"{game} turn awaiting confirmation", *two, game=game)
    with maker.sockets(table, *two) as both:
        hold_some_turn(both, Dice(6))
        both[0].ask("chat", text="Salve!")
        both[1].ask("chat", text="Ave, Livia.")


def make_undone(maker: Maker, game: str) -> None:
    two = ("Livia", "Marcus")
    table = maker.seat(f"{game} undone with moves to redo", *two, game=game)
    with maker.sockets(table, *two) as both:
        for _ in range(80):
            mine = hold_some_turn(both, Dice(7))
            if mine.position["undo"].get("reach", 0) >= 1:
                break
            send_done(mine, "end_turn", seq=mine.position["seq"])
            meet(both)
        while mine.position["undo"].get("reach"):
            send_done(mine, "undo", seq=mine.position["seq"])
        assert mine.position["undo"]["redo"]
    table = maker.seat(f"{game} undone and redone", *two, game=game)
    with maker.sockets(table, *two) as both:
        mine = hold_some_turn(both, Dice(8))
        if mine.position["undo"].get("reach"):
            send_done(mine, "undo", seq=mine.position["seq"])
            send_done(mine, "redo", seq=mine.position["seq"], hold=True)
        send_done(mine, "end_turn", seq=mine.position["seq"])
    table = maker.seat(f"{game} undo requested", *two, game=game)
    with maker.sockets(table, *two) as both:
        mine = play_until(both, is_mine_and_revealed, Dice(9))
        send_done(mine, "undo", seq=mine.position["seq"], ask=True)
        assert mine.position["request"]
    table = maker.seat(f"{game} undo agreed", *two, game=game)
    with maker.sockets(table, *two) as both:
        mine = play_until(both, is_mine_and_revealed, Dice(10))
        other = both[1] if mine is both[0] else both[0]
        send_done(mine, "undo", seq=mine.position["seq"], ask=True)
        meet(both)
        send_done(other, "answer_undo", accept=False)
        meet(both)
        send_done(mine, "undo", seq=mine.position["seq"], ask=True)
        send_done(mine, "withdraw_undo")
        send_done(mine, "undo", seq=mine.position["seq"], ask=True)
        meet(both)
        send_done(other, "answer_undo", accept=True)
        assert other.position["entries"][-1]["kind"] == "undo"
    table = maker.seat(f"{game} undo must be asked for", *two, game=game, undo="ask")
    with maker.sockets(table, *two) as both:
        play_on(both, Dice(11), 9)


def make_absent(maker: Maker, game: str) -> None:
    two, three = ("Livia", "Marcus"), ("Livia", "Marcus", "Gaia")
    table = maker.seat(f"{game} handed over", *two, game=game)
    with maker.sockets(table, *two) as both:
        mine = hold_some_turn(both, Dice(12))
        send_done(mine, "hand_over", level="miles")
        meet(both)
    table = maker.seat(f"{game} handed over and taken back", *two, game=game)
    with maker.sockets(table, *two) as both:
        play_on(both, Dice(13), 12)
        send_done(both[1], "hand_over", level="tiro")
        send_done(both[1], "take_back")
        meet(both)
        play_on(both, Dice(14), 3)
    for label in ("voted", "replaced", "replaced and back"):
        table = maker.seat(f"{game} {label}", *three, game=game, away_after=AWAY_S)
        with maker.sockets(table, *two) as both:
            with maker.sockets(table, "Gaia") as (third,):
                play_until([*both, third], lambda each: each.position["waiting"] == [2], Dice(15))
            both[0].wait_for("presence", online=[True, True, False])
            CLOCK[0] += (AWAY_S + 1) * 1000
            send_done(both[0], "vote", seat=2, level="miles")
            if label != "voted":
                meet(both)
                send_done(both[1], "vote", seat=2, level="miles")
                assert both[1].position["seats"][2]["level"] == "miles"
                send_done(both[0], "abandon")
                send_done(both[0], "abandon", wish=False)
        if label == "replaced and back":
            with maker.sockets(table, "Gaia") as (third,):
                send_done(third, "take_back")


def make_over(maker: Maker, game: str) -> None:
    two = ("Livia", "Marcus")
    table = maker.seat(f"{game} one wishes to abandon", *two, game=game)
    with maker.sockets(table, *two) as both:
        play_on(both, Dice(16), 20)
        send_done(both[1], "abandon")
    table = maker.seat(f"{game} abandoned", *two, game=game)
    with maker.sockets(table, *two) as both:
        hold_some_turn(both, Dice(17))
        send_done(both[1], "abandon")
        send_done(both[0], "abandon")
        assert both[0].position["state"] == "abandoned"
    table = maker.seat(f"{game} finished", *two, game=game)
    with maker.sockets(table, *two) as both:
        play_on(both, Dice(18))
        assert both[0].position["state"] == "finished"
        both[0].ask("chat", text="Well played.")
    rematch = maker.people["Livia"].post(f"/tables/{table}/rematch")
    maker.tables[f"{game} rematch with a seat kept"] = rematch["id"]
    maker.people["Livia"].post(f"/tables/{table}/share")
    table = maker.seat(f"{game} finished, rematch running", *two, game=game)
    with maker.sockets(table, *two) as both:
        send_done(both[0], "abandon")
        send_done(both[1], "abandon")
    rematch = maker.people["Marcus"].post(f"/tables/{table}/rematch")
    maker.people["Livia"].post(f"/tables/{table}/rematch")
    maker.tables[f"{game} rematch"] = rematch["id"]
    with maker.sockets(rematch["id"], *two) as both:
        play_on(both, Dice(19), 7)
    maker.people["Livia"].post(f"/tables/{rematch['id']}/share")


def make_open(maker: Maker, game: str) -> None:
    seats = [
        {"place": "link"},
        {"place": "open"},
        {"place": "bot", "level": "tiro"},
        {"place": "link"},
    ]
    livia, marcus, gaia = [maker.people[name] for name in ("Livia", "Marcus", "Gaia")]
    info = livia.post("/tables", {"game": game, "seats": seats, "sit": 0})
    maker.tables[f"{game} open"] = info["id"]
    marcus.post(f"/tables/{info['id']}/join", {"seat": 1})
    info = livia.post("/tables", {"game": game, "seats": seats, "sit": 0})
    maker.tables[f"{game} open, one left and another came"] = info["id"]
    marcus.post(f"/tables/{info['id']}/join", {"seat": 1})
    marcus.post(f"/tables/{info['id']}/commands", {"type": "leave"})
    gaia.post(f"/tables/{info['id']}/join", {"seat": 1})
    info = livia.post("/tables", {"game": game, "seats": seats, "sit": 0})
    maker.tables[f"{game} closed before it began"] = info["id"]
    livia.post(f"/tables/{info['id']}/commands", {"type": "leave"})
    info = livia.post("/tables", {"game": game, "seats": seats, "sit": 0})
    maker.tables[f"{game} started with bots in free seats"] = info["id"]
    livia.post(f"/tables/{info['id']}/commands", {"type": "start", "fill": "miles"})
    bots = [{"place": "bot", "level": "tiro"}] * 2
    info = livia.post("/tables", {"game": game, "seats": bots, "sit": None, "listed": True})
    maker.tables[f"{game} only bots"] = info["id"]


def make_deleted(maker: Maker, game: str, leaver: str) -> None:
    """Somebody deletes an account: last, for it is gone then."""
    two = ("Livia", leaver)
    table = maker.seat(f"{game} with a former player", *two, game=game)
    with maker.sockets(table, *two) as both:
        play_on(both, Dice(20), 15)
    maker.people.pop(leaver).post("/me/delete", {})


def make_tables(maker: Maker) -> None:
    for game, leaver in zip(GAMES, ("Titus", "Fabia"), strict=True):
        make_running(maker, game)
        make_undone(maker, game)
        make_absent(maker, game)
        make_over(maker, game)
        make_open(maker, game)
        make_deleted(maker, game, leaver)
    make_click(maker)
    livia = maker.people["Livia"]
    seats = [{"place": "link"}, {"place": "link"}]
    info = livia.post("/tables", {"game": GAMES[1], "seats": seats, "sit": 0})
    maker.tables["forum-trajanum by rules 1"] = info["id"]


def make_click(maker: Maker) -> None:
    """A building paid for with several moves of one click, then taken back as one."""
    two = ("Livia", "Marcus")
    for label in ("played", "taken back"):
        table = maker.seat(f"forum-trajanum click {label}", *two, game=GAMES[1])
        with maker.sockets(table, *two) as both:
            mine = play_until(both, lambda each: bool(compound(each.position)), Dice(21))
            moves = compound(mine.position)
            send_done(mine, "moves", moves=moves, seq=mine.position["seq"], hold=True)
            if label == "taken back":
                send_done(mine, "undo", seq=mine.position["seq"])
                assert mine.position["undo"]["redo"] == list(reversed(moves))


def compound(position: dict[str, Any]) -> list[str]:
    if not position.get("decision"):
        return []
    ways = [way["moves"] for way in position["view"].get("ways", []) if len(way["moves"]) > 1]
    texts = [option["text"] for option in position["decision"]["options"]]
    fitting = [[str(move) for move in way] for way in ways if way[0] in texts]
    return fitting[0] if fitting else []


def play_by_older_rules(maker: Maker) -> None:
    table = maker.tables["forum-trajanum by rules 1"]
    key = maker.people["Livia"].get(f"/tables/{table}")["join_key"]
    maker.people["Marcus"].post(f"/tables/{table}/join", {"key": key})
    with maker.sockets(table, "Livia", "Marcus") as both:
        assert both[0].position["info"]["rules"] == 1
        play_on(both, Dice(22), 60)


def answer(client: Client, path: str) -> Any:
    try:
        return client.get(path)
    except Refusal as refused:
        return {"refused": refused.status, **refused.body}


def answers_about(client: Client, table: str) -> dict[str, Any]:
    position = answer(client, f"/tables/{table}/position?after=0")
    last = position.get("seq", 0)  # 0: not for this viewer
    pasts = {
        str(first): answer(client, f"/tables/{table}/past?first={first}&last={first + 3}")
        for first in range(1, last + 1, PAST_STEP)
    }
    return {
        "position": position,
        "info": answer(client, f"/tables/{table}"),
        "record": answer(client, f"/tables/{table}/record"),
        "past": pasts,
        "chat": answer(client, f"/tables/{table}/chat"),
    }


def answers(maker: Maker) -> dict[str, Any]:
    """Ask everything that tables tell, of everybody who may sit there and of a spectator."""
    viewers = {name: maker.people[name] for name in ("Livia", "Marcus", "Gaia")}
    viewers["Nobody"] = Client(maker.address)
    told = {}
    for label, table in maker.tables.items():
        told[label] = {name: answers_about(client, table) for name, client in viewers.items()}
    return told


def main(folder: Path) -> None:
    serve = vars(harness)["live"]  # as that commit calls it
    world_class = importlib.import_module("ulpia.server.clock").World  # where that commit has it
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "old.db"
        url = f"sqlite:///{file}"
        world = world_class(now=now, seed=SEEDS.__next__, id=lambda: f"old{next(IDS):09d}")
        with serve(settings(url, turn_patience=PATIENCE_S), world) as server:
            maker = Maker(server.address)
            make_tables(maker)
            play_with_bot(maker)
            cookies = {name: client.cookie() for name, client in maker.people.items()}
        with sqlite3.connect(file) as database:
            older = maker.tables["forum-trajanum by rules 1"]
            database.execute("UPDATE tables SET rules = 1 WHERE id = ?", (older,))
        with serve(settings(url, turn_patience=PATIENCE_S), world) as server:
            come_back(maker, server.address, cookies)
            play_by_older_rules(maker)
        with serve(settings(url, bots="pool", turn_patience=PATIENCE_S), world) as server:
            come_back(maker, server.address, cookies)
            play_with_bot(maker)
        fixed = CLOCK[0] = CLOCK[0] + 1_000
        still = world_class(now=lambda: fixed, seed=SEEDS.__next__)
        with serve(settings(url, turn_patience=PATIENCE_S), still) as server:
            come_back(maker, server.address, cookies)
            told = answers(maker)
        small = Path(place) / "small.db"
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("VACUUM INTO ?", (str(small),))
        document = {
            "commit": COMMIT,
            "now": fixed,
            "cookies": cookies,
            "tables": maker.tables,
            "answers": told,
        }
        write(folder / "old_tables.db.xz", small.read_bytes())
        write(folder / "old_tables.json.xz", json.dumps(document, sort_keys=True).encode())


def play_with_bot(maker: Maker) -> None:
    """One table where a bot has really moved, with what it thought."""
    label = "trajan against a bot"
    livia = maker.people["Livia"]
    if label not in maker.tables:
        seats = [{"place": "link"}, {"place": "bot", "level": "centurio"}]
        info = livia.post("/tables", {"game": GAMES[0], "seats": seats, "sit": 0})
        maker.tables[label] = info["id"]
        return
    dice = Dice(23)
    with maker.sockets(maker.tables[label], "Livia") as (mine,):
        for _ in range(25):
            while not mine.position.get("decision"):
                mine.next()
            mine.move(str(random_option(mine.position, dice)))


def come_back(maker: Maker, address: str, cookies: dict[str, str]) -> None:
    maker.address = address
    for name in maker.people:
        maker.people[name] = Client(address)
        maker.people[name].http.cookies.set("ulpia_session", cookies[name])


def write(file: Path, content: bytes) -> None:
    file.write_bytes(lzma.compress(content, preset=9))
    print(file, file.stat().st_size, "bytes")


if __name__ == "__main__":
    os.environ.setdefault("ULPIA_TEST_DEALS", os.devnull)
    main(Path(sys.argv[1]))
