"""Killed at random moments: every acknowledged move is there, none twice, on both databases."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import fresh_postgres
from tests.server.harness import FULL, Client, Process, Refusal, Socket, sqlite_url
from tests.server.players import random_option, sit_together
from ulpia.games.registry import game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.server.store import log
from ulpia.server.store.database import open_database
from ulpia.table.entries import Moved
from ulpia.table.records import effective_entries, read_log, require_table

KILLS = int(os.environ.get("ULPIA_KILLS", 50 if FULL else 6))
"""For a long run: `ULPIA_KILLS=200 pytest -s -n 0 tests/server/test_crash.py -k the_server`."""
CUTS = 30 if FULL else 5
PATIENCE = 120.0
ODD_BOTS = str(Path(__file__).parent / "slow_bots")


class Stubborn:
    """A player who reconnects and sends what was not acknowledged again, with the same id."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.socket: Socket | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.pending: tuple[str, str, int] | None = None
        self.count = 0

    def step(self, dice: Dice) -> bool:
        """Play one move, or connect again; say whether the game goes on."""
        try:
            if self.socket is None:
                self.socket = self.client.socket(self.table)
                self.socket.wait_for("position")
            return self._play(self.socket, dice)
        except (WebSocketException, OSError, TimeoutError, EOFError):
            self.socket = None
            time.sleep(0.05)
            return True

    def _play(self, socket: Socket, dice: Dice) -> bool:
        if self.pending is None:
            with contextlib.suppress(TimeoutError):
                while True:
                    socket.next(timeout=0.002)
            text = random_option(socket.position, dice)
            if text is None:
                return bool(socket.position["state"] == "running")
            self.count += 1
            self.pending = (f"{self.seat}-{self.count}", text, socket.position["seq"])
        name, text, seq = self.pending
        answer = socket.ask("move", id=name, move=text, seq=seq)
        if answer["type"] == "done":
            self.acknowledged[name] = (answer["seq"], text)
            self.pending = None
        elif answer["code"] != "unavailable":
            # Refused, so it is not in the log: another move may be chosen.
            self.pending = None
            socket.position = answer["position"]
        return True


def check_log(database: str, table: str, players: list[Stubborn]) -> int:
    """Compare the log with what was acknowledged, and the views with an uninterrupted replay."""
    opened = open_database(database)
    loaded = require_table(opened.read_now(lambda c: log.news(c, table, 0)))
    opened.close()
    played = effective_entries(read_log(loaded))
    moves = {entry.seq: entry for entry in played if isinstance(entry, Moved)}
    keys = [entry.move_key for entry in loaded.entries if entry.move_key]
    assert len(keys) == len(set(keys))
    assert [entry.seq for entry in loaded.entries] == list(range(1, loaded.row.version + 1))
    for player in players:
        for name, (seq, text) in player.acknowledged.items():
            assert moves[seq].seat == player.seat, name
            assert moves[seq].move == text, name
    game = game_named("trajan")
    match: Match[Any] = Match(game, loaded.row.seats, {}, int(loaded.row.seed))
    for entry in moves.values():
        match.play(Seat(entry.seat), game.vocabulary.read(entry.move))
    for player in players:
        position = player.client.get(f"/tables/{table}/position")
        assert position["seq"] == loaded.row.version
        view = json.loads(json.dumps(game.view(match.state, Seat(player.seat))))
        assert position["view"] == view
    return len(moves)


class TwoPlayers:
    """Two people who play one game after the other, whatever happens to the server."""

    def __init__(self, address: str) -> None:
        self.people = [Client(address).guest(name) for name in ("Livia", "Marcus")]
        self.games: list[list[Stubborn]] = []
        self.dice = Dice(1)
        self.sit_down()

    def sit_down(self) -> None:
        table = sit_together(*self.people)
        self.games.append(
            [Stubborn(client, table, seat) for seat, client in enumerate(self.people)]
        )

    def step(self) -> None:
        if all([player.step(self.dice) for player in self.games[-1]]):
            return
        with contextlib.suppress(httpx2.TransportError, Refusal):
            self.sit_down()

    def move_count(self) -> int:
        return sum(len(player.acknowledged) for game in self.games for player in game)

    def play_under(self, disturb: Callable[[], None], times: int) -> int:
        """Play while something goes wrong again and again; return how many moves were done."""
        chance = random.Random(1)

        def trouble() -> None:
            for _ in range(times):
                self.wait_for(chance.randint(2, 12))
                time.sleep(chance.uniform(0, 0.05))  # any moment of a move is as good as another
                disturb()

        thread = threading.Thread(target=trouble)
        thread.start()
        while thread.is_alive():
            self.step()
        thread.join()
        for _ in range(40):  # afterwards it goes on as if nothing had been
            self.step()
        return self.move_count()

    def wait_for(self, moves: int) -> None:
        """Wait until so many moves more are acknowledged: however slow the machine is today."""
        goal, until = self.move_count() + moves, time.monotonic() + PATIENCE
        while self.move_count() < goal:
            assert time.monotonic() < until, "the game does not go on"
            time.sleep(0.002)

    def check(self, database: str) -> int:
        """Check every game, and return how many moves stand in the logs."""
        return sum(check_log(database, game[0].table, game) for game in self.games)


def test_every_acknowledged_move_survives_the_server(database: str) -> None:
    server = Process(database)
    port = int(server.address.rpartition(":")[2])
    players = TwoPlayers(server.address)
    running = [server]

    def kill() -> None:
        running.pop().kill()
        running.append(Process(database, port))

    try:
        played = players.play_under(kill, KILLS)
        assert played > 4 * KILLS
        stored = players.check(database)
        print(f"{KILLS} kills on {database[:8]}: {played} moves acknowledged, {stored} stored;")
        print("none of the acknowledged ones is lost, none stands twice")
    finally:
        running[-1].end()


def test_every_acknowledged_move_survives_the_database_connection(postgres: str) -> None:
    database = fresh_postgres(postgres)
    server = Process(database)
    players = TwoPlayers(server.address)

    def cut() -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    try:
        played = players.play_under(cut, CUTS)
        print(f"{played} moves with {CUTS} cuts")
        assert played > 4 * CUTS
        players.check(database)
    finally:
        server.end()


def bots_table(client: Client) -> str:
    seats = [{"place": "link"}, {"place": "bot", "level": "random"}]
    return str(client.post("/tables", {"game": "trajan", "seats": seats})["id"])


def test_a_bot_killed_in_mid_thought_moves_all_the_same(database: str) -> None:
    server = Process(database, PYTHONPATH=ODD_BOTS, ULPIA_TEST_BOT="slow")
    client = Client(server.address).guest("Livia")
    table = bots_table(client)
    player = Stubborn(client, table, 0)
    chance, dice = random.Random(2), Dice(2)
    kills = 0
    try:
        until = time.monotonic() + PATIENCE
        while kills < (20 if FULL else 3) and time.monotonic() < until:
            player.step(dice)
            if chance.random() < 0.1:
                kills += kill_bot_processes(server.process.pid)
        assert kills or not Path("/proc").exists()
        wait_for_turn(player)
        check_log(database, table, [player])
    finally:
        server.end()


def kill_bot_processes(server: int) -> int:
    """Kill the processes in which bots think; return how many there were."""
    thinking = [child for child in children(server) if "spawn_main" in command_of(child)]
    for child in thinking:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    return len(thinking)


def children(parent: int) -> list[int]:
    """Return the processes below one (where there is a /proc; elsewhere none are killed)."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                child = int(stat.parent.name)
                found += [child, *children(child)]
    return found


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def wait_for_turn(player: Stubborn) -> None:
    """Wait until the table waits for the person, not for the bot."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        position = player.client.get(f"/tables/{player.table}/position?after=0")
        if position["waiting"] == [player.seat] or position["state"] != "running":
            return
        time.sleep(0.1)
    raise AssertionError("the bot does not move any more")


@pytest.mark.parametrize("way", ["hang", "crash", "raise", "nowhere"])
def test_a_bot_that_fails_does_not_hold_the_table_up(tmp_path: Path, way: str) -> None:
    variables = {"PYTHONPATH": ODD_BOTS, "ULPIA_TEST_BOT": way, "ULPIA_BOT_SECONDS": "1"}
    variables["ULPIA_TEST_BOT_COUNT"] = str(tmp_path / "thoughts")
    server = Process(sqlite_url(tmp_path), 0, **variables)
    client = Client(server.address).guest("Livia")
    player = Stubborn(client, bots_table(client), 0)
    try:
        dice = Dice(3)
        for _ in range(12):
            player.step(dice)
        wait_for_turn(player)
    finally:
        server.end()


class QueueWorker:
    """`ulpia worker` in a process of its own."""

    def __init__(self, database: str, **environment: str) -> None:
        command = [sys.executable, "-m", "ulpia", "worker", f"--database={database}"]
        variables = {**os.environ, "ULPIA_LOG_LEVEL": "error", **environment}
        self.process = subprocess.Popen(
            command, env=variables, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        assert "ready" in self.process.stdout.readline()

    def kill(self) -> None:
        kill_bot_processes(self.process.pid)
        self.process.kill()
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


def test_a_worker_killed_in_mid_thought_is_replaced_by_another(postgres: str) -> None:
    database = fresh_postgres(postgres)
    odd = {"PYTHONPATH": ODD_BOTS, "ULPIA_TEST_BOT": "slow"}
    server = Process(database, ULPIA_BOTS="queue", ULPIA_BOT_PATIENCE="1")
    worker = QueueWorker(database, **odd)
    client = Client(server.address).guest("Livia")
    table = bots_table(client)
    player = Stubborn(client, table, 0)
    dice = Dice(4)
    try:
        for _ in range(4 if FULL else 2):
            for _ in range(15):
                player.step(dice)
            worker.kill()
            for _ in range(3):
                player.step(dice)
            worker = QueueWorker(database, **odd)
        wait_for_turn(player)
        check_log(database, table, [player])
    finally:
        worker.kill()
        server.end()
