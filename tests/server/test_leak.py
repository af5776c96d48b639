"""Nobody receives what is hidden: two games that differ only in hidden things, byte for byte."""

from __future__ import annotations

import contextlib
import itertools
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import FULL, Client, Process, Socket, run_server, settings, sqlite_url
from tests.server.players import play_on, random_option, sit_together
from tests.server.test_notices import Club, hook
from tests.server.test_notices_of_tournaments import look
from tests.server.test_ratings import account
from tests.server.test_tournaments import DAY_MS, new_tournament
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Seat
from ulpia.server.service.accounts import hash_token
from ulpia.server.store import log
from ulpia.server.store.database import open_database
from ulpia.server.store.people import add_session
from ulpia.server.store.schema import snapshots
from ulpia.table.appending import encode_snapshot
from ulpia.table.effects import Effects
from ulpia.table.loading import load_table

NAMES = ("Livia", "Marcus", "Fan")
TURNED_UP = ("tile_revealed", "tile_received", "cranes_placed")
"""Facts of Forum Trajanum that show what somebody had chosen unseen."""
SEED = 0x1234_5678_9ABC_DEF0_1234_5678
STEPS = 120 if FULL else 40
DEPTHS = (45, 90, 140, 200, 260) if FULL else (60, 150)


def same_effects() -> Effects:
    """Return a world in which everything repeats itself."""
    ids, keys = itertools.count(), itertools.count()
    return Effects(
        lambda: 1_000_000, lambda: SEED, lambda: f"id{next(ids)}", lambda: f"key-{next(keys)}"
    )


class Party:
    """Two people at one table of one server, and a spectator who has come by a share link."""

    def __init__(self, address: str, names: tuple[str, ...] = NAMES) -> None:
        self.clients = [Client(address).guest(name) for name in names]
        self.sockets: list[Socket] = []
        self.share = ""

    def sit(self, game: str) -> str:
        *people, _ = self.clients
        return sit_together(*people, game=game)

    def open(self, table: str) -> None:
        self.share = self.clients[0].post(f"/tables/{table}/share")["key"]
        self.clients[-1].post(f"/tables/{table}/visit", {"key": self.share})
        self.sockets = [client.socket(table).__enter__() for client in self.clients]
        for socket in self.sockets:
            socket.name = f"after-{socket.position['seq']}"  # the same ids in every world

    def close(self) -> None:
        for socket in self.sockets:
            socket.__exit__()
        for client in self.clients:
            client.http.close()

    def wait(self, seq: int) -> None:
        for socket in self.sockets:
            socket.wait_until(seq)


@contextlib.contextmanager
def party(folder: Path) -> Iterator[Party]:
    with run_server(settings(sqlite_url(folder)), same_effects()) as server:
        made = Party(server.address)
        try:
            yield made
        finally:
            made.close()


def everything_over_http(client: Client, table: str) -> list[str]:
    """Return what a client can read of a table besides its socket."""
    now = client.get(f"/tables/{table}/position")["seq"]
    paths = ["", "/position", "/position?after=0", "/log?most=500", "/record", "/chat"]
    paths += [f"/past?first={now}", f"/past?first={max(0, now - 9)}&last={now}"]
    return [client.http.get(f"/api/tables/{table}{path}").text for path in paths]


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_of_a_simultaneous_phase_are_unseen(tmp_path: Path, game: str) -> None:
    heard: list[list[str]] = []
    for world in range(2):
        folder = tmp_path / str(world)
        folder.mkdir()
        with party(folder) as here:
            table = here.sit(game)
            here.open(table)
            hidden = here.sockets[1]
            assert hidden.position["waiting"] == [0, 1]
            for step in range(2):
                options = hidden.position["decision"]["options"]
                alike = [each["text"] for each in options if each["verb"] == options[0]["verb"]]
                assert len(alike) > 1
                assert hidden.move(alike[(world + step) % len(alike)])["type"] == "done"
            hidden.ask("undo", seq=hidden.position["seq"])
            here.wait(hidden.position["seq"])
            known = [*here.sockets[0].heard, *everything_over_http(here.clients[0], table)]
            known += [*here.sockets[2].heard, *everything_over_http(here.clients[2], table)]
            heard.append(known)
    assert heard[0] == heard[1]


@dataclass(frozen=True)
class SavedGame:
    """A game that is somewhere in the middle: its store, its table, its people."""

    folder: Path
    table: str
    people: list[str]
    game: str
    depth: int


@pytest.fixture(scope="module", params=[(game, depth) for game in GAMES for depth in DEPTHS])
def saved_game(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> SavedGame:
    folder = tmp_path_factory.mktemp("saved_game")
    server = Process(sqlite_url(folder))
    here = Party(server.address)
    game, depth = request.param
    table = here.sit(game)
    here.open(table)
    play_on(here.sockets[:2], Dice(depth), depth)
    here.close()
    server.end()
    return SavedGame(folder, table, [client.me["id"] for client in here.clients], game, depth)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_hidden_changes_no_byte(
    tmp_path: Path, saved_game: SavedGame, viewer: int | None
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, seed in ((first, None), (second, saved_game.depth)):
        shutil.copytree(saved_game.folder, folder)
        deal_anew(folder, saved_game.table, viewer, seed)
    listening = 2 if viewer is None else viewer
    with reopen(first, saved_game) as one, reopen(second, saved_game) as two:
        play_both(one, two, saved_game, listening)
        assert one.sockets[listening].heard == two.sockets[listening].heard


def deal_anew(folder: Path, table: str, viewer: int | None, seed: int | None) -> None:
    """Put another world into the store that looks the same to the viewer; or the same one."""
    database = open_database(sqlite_url(folder))
    loaded = database.read_now(lambda c: log.load(c, table))
    assert loaded is not None
    opened = load_table(loaded)
    assert opened.match is not None
    if seed is not None:
        seat = None if viewer is None else Seat(viewer)
        state = opened.match.state
        opened.match.state = opened.match.game.imagine(state, seat, seed)
    body = encode_snapshot(opened)

    def work(connection: Any) -> None:
        connection.execute(snapshots.delete())
        values = {"table_id": table, "seq": opened.version, "body": body}
        connection.execute(snapshots.insert(), values)

    database.write_now(work)
    database.close()


@contextlib.contextmanager
def reopen(folder: Path, saved_game: SavedGame) -> Iterator[Party]:
    """Let the same people come back to the table."""
    with run_server(settings(sqlite_url(folder)), same_effects()) as server:
        again = Party(server.address, ())
        for user in saved_game.people:
            client = Client(server.address)
            client.http.cookies.set("ulpia_session", new_session(folder, user))
            again.clients.append(client)
        again.open(saved_game.table)
        try:
            yield again
        finally:
            again.close()


def new_session(folder: Path, user: str) -> str:
    database = open_database(sqlite_url(folder))
    token = f"token-of-{user}"
    database.write_now(lambda c: add_session(c, hash_token(token), user, 1_000_000))
    database.close()
    return token


def play_both(one: Party, two: Party, saved_game: SavedGame, listening: int) -> None:
    """Play the same moves in both worlds until something hidden is shown to the listener."""
    ears = (one.sockets[listening], two.sockets[listening])
    dice = Dice(saved_game.depth + 1)
    for step in range(STEPS):
        if step % 10 == 0:
            known = [
                everything_over_http(each.clients[listening], saved_game.table)
                for each in (one, two)
            ]
            assert known[0] == known[1]
        at = 0 if one.sockets[0].position.get("decision") else 1
        text = common_option(one.sockets[at], two.sockets[at], dice)
        if text is None:
            return
        heard = [len(ear.heard) for ear in ears]
        for each in (one, two):
            assert each.sockets[at].move(text)["type"] == "done"
            each.wait(each.sockets[at].position["seq"])
        if has_revealed(saved_game.game, ears[0]):
            for ear, length in zip(ears, heard, strict=True):
                del ear.heard[length:]
            return


def common_option(socket: Socket, twin: Socket, dice: Dice) -> str | None:
    """Return a move that is legal in both worlds: a hidden hand may allow what another does not."""
    if not socket.position.get("decision"):
        return None
    others = {option["text"] for option in twin.position["decision"]["options"]}
    options = [option["text"] for option in socket.position["decision"]["options"]]
    common = [text for text in options if text in others]
    return common[dice.below(len(common))] if common else None


def has_revealed(game: str, socket: Socket) -> bool:
    """Say whether the last move showed the listener something that had been hidden."""
    facts = GAMES[game].vocabulary.events
    names = [event["name"] for event in socket.position["entries"][-1].get("events", [])]
    return any(facts[name].drawn or name in TURNED_UP for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_told_only_at_the_end(tmp_path: Path, capfd: Any, game: str) -> None:
    secrets = (str(SEED), f"{SEED:x}", "password", "token-of")
    with party(tmp_path) as here:
        table = here.sit(game)
        here.open(table)
        play_on(here.sockets[:2], Dice(9))
        final = here.sockets[2].wait_until(here.sockets[0].position["seq"])
        assert final["seed"] == str(SEED)
        for socket in here.sockets:
            for text in socket.heard:
                assert here.share not in text
                if '"state":"finished"' not in text and '"state":["finished"]' not in text:
                    assert not any(secret in text for secret in secrets)
        numbers = here.clients[0].http.get("/metrics").text
        cookies = [here.share, *[client.cookie() for client in here.clients]]
    captured = capfd.readouterr()
    for text in (numbers, captured.out, captured.err):
        assert not any(secret in text for secret in (*secrets, *cookies))


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_others_are_never_sent_as_text(tmp_path: Path, game: str) -> None:
    with party(tmp_path) as here:
        table = here.sit(game)
        here.open(table)
        play_on(here.sockets[:2], Dice(3), 80)
        for viewer, socket in enumerate(here.sockets):
            page = here.clients[viewer].get(f"/tables/{table}/log?most=500")
            for entry in page["entries"]:
                assert "move" not in entry or entry["seat"] == viewer
            assert random_option(socket.position, Dice(1)) is None or viewer < 2


def test_nobody_hears_whom_others_shun_report_or_write_about(tmp_path: Path) -> None:
    heard: list[list[str]] = []
    for world in range(2):
        folder = tmp_path / str(world)
        folder.mkdir()
        with party(folder) as here:
            livia, marcus, _ = here.clients
            table = here.sit("trajan")
            here.open(table)
            other = here.sockets[1]
            other.ask("chat", text="Salve")
            if world:
                shun = {"kind": "block", "user": marcus.me["id"]}
                livia.call("PUT", "/me/people", shun)
                livia.call("PUT", f"/tables/{table}/note", {"text": "He builds early"})
                wish = {"channel": "players", "number": 1, "reason": "rude"}
                livia.post(f"/tables/{table}/reports", wish)
            other.ask("chat", text="Is anybody there?")
            known = [*other.heard, *everything_over_http(marcus, table)]
            known += [marcus.http.get(f"/api{path}").text for path in OWN_PAGES]
            known.append(marcus.http.get(f"/api/tables/{table}/note").text)
            heard.append(known)
    assert heard[0] == heard[1]


OWN_PAGES = ("/me/people", "/me/programs", "/me/export", "/quick-match", "/my-tables")
PAGES_OF_ALL = (
    "/daily",
    "/seasons",
    "/tournaments",
    "/leaderboards/trajan/2",
    "/statistics/trajan",
    "/players/Livia",
    "/players/Marcus",
)


def test_notices_and_pages_tell_nothing_of_hidden_choices_and_private_acts(tmp_path: Path) -> None:
    heard: list[list[str]] = []
    for world in range(2):
        folder = tmp_path / str(world)
        folder.mkdir()
        with contextlib.ExitStack() as stack:
            club = Club(stack, sqlite_url(folder), id=same_effects().id, key=same_effects().key)
            livia, marcus = (account(club.server.address, name) for name in ("Livia", "Marcus"))
            listener, other = club.listener(), club.listener()
            hook(livia, listener)
            hook(marcus, other)
            name = livia.post("/tournaments", new_tournament(rounds=2))["info"]["id"]
            for person in (livia, marcus):
                person.post(f"/tournaments/{name}/join")
            livia.post(f"/tournaments/{name}/start")
            look(club)
            table = livia.get("/my-tables")["tables"][0]["id"]
            for step in range(2):
                choose_unseen(marcus, table, world + step)
            if world:
                act_in_private(marcus, livia, table)
            known = everything_over_http(livia, table)
            pages = (*OWN_PAGES, *PAGES_OF_ALL, f"/tournaments/{name}")
            known += [livia.http.get(f"/api{page}").text for page in pages]
            for _ in range(2):  # each round ends by its deadline
                club.work(60)
                club.clock[0] += 3 * DAY_MS
                look(club)
            club.work(1)
            club.work(60)
            known += [livia.http.get(f"/api/tournaments/{name}").text]
            news = [notice for body in listener.bodies() for notice in body["notices"]]
            assert {"started", "round"} <= {notice["kind"] for notice in news}
            told = sorted(json.dumps(notice) for notice in news)  # however they were gathered
            secrets = [marcus.me["id"], marcus.cookie(), livia.cookie(), other.url, "He builds"]
            bodies = [body.decode() for _, body in listener.heard]
            assert not any(secret in body for body in bodies for secret in secrets)
            ports = {club.server.address: "server", listener.url: "listener"}
            heard.append([replace_all(text, ports) for text in [*known, *told]])
    assert heard[0] == heard[1]


def replace_all(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def choose_unseen(who: Client, table: str, number: int) -> None:
    """Make a choice that nobody sees until all have chosen; which one depends on the number."""
    position = who.get(f"/tables/{table}/position")
    options = position["decision"]["options"]
    alike = [each["text"] for each in options if each["verb"] == options[0]["verb"]]
    assert len(alike) > 1
    command = {"type": "move", "move": alike[number % len(alike)], "seq": position["seq"]}
    who.post(f"/tables/{table}/commands", command)


def act_in_private(who: Client, other: Client, table: str) -> None:
    """Do everything that is nobody else's business."""
    who.call("PUT", f"/tables/{table}/note", {"text": "He builds early"})
    who.call("PUT", "/me/people", {"kind": "block", "user": other.me["id"]})
    who.call("PUT", "/me/notices", {"off": ["turn"], "language": "ru"})
    who.call("PUT", f"/tables/{table}/muted", {"muted": True})
