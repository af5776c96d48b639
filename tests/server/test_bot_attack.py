"""One guest has many tables of slow bots that nobody watches: nobody else waits for them.

`python -m benchmarks.server.bot_attack` measures the same with bots that really think.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest

from tests.server.harness import FULL, PATIENCE_S, Client, Process, Socket, sqlite_url
from tests.server.players import random_option
from tests.server.test_crash import ODD_BOTS
from ulpia.kernel.chance import Dice

ATTACKING_TABLES = 30 if FULL else 6
THOUGHT_S = 0.5
"""So long each Legatus thinks (slow_bots)."""
IN_LINE_S = ATTACKING_TABLES * THOUGHT_S
"""So long a move would take if bots stood in one line, first come first served."""
MOVES = 5


def test_tables_of_slow_bots_that_nobody_watches_hold_up_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    variables = {"PYTHONPATH": ODD_BOTS, "ULPIA_TEST_BOT": "long"}
    server = Process(sqlite_url(tmp_path), 0, **variables)
    try:
        nero, livia = (Client(server.address).guest(name) for name in ("Nero", "Livia"))
        legati = [{"place": "bot", "level": "legatus"}] * 4
        wanted = {"game": "trajan", "seats": legati, "sit": None}
        tables = [str(nero.post("/tables", wanted)["id"]) for _ in range(ATTACKING_TABLES)]
        wait_until_bots_play(nero, tables[0])
        waits = {level: wait_for_bot(livia, level) for level in ("tiro", "legatus")}
    finally:
        server.end()
    with capsys.disabled():
        for level, each in waits.items():
            told = f"median {statistics.median(each):.3f} s, longest {max(each):.3f} s"
            print(f"\n  {ATTACKING_TABLES} tables of four Legati; {level} answers: {told}")
    assert statistics.median(waits["tiro"]) < IN_LINE_S / 4
    assert statistics.median(waits["legatus"]) < IN_LINE_S / 2


def wait_until_bots_play(client: Client, table: str) -> None:
    """Wait until the processes have started and the attack has begun."""
    until = time.monotonic() + 2 * PATIENCE_S
    while client.get(f"/tables/{table}/position")["seq"] < 2:
        assert time.monotonic() < until, "the bots never play"
        time.sleep(0.1)


def wait_for_bot(client: Client, level: str) -> list[float]:
    """Play against a bot and return how long each of its moves took, without the first."""
    seats = [{"place": "link"}, {"place": "bot", "level": level}]
    table = str(client.post("/tables", {"game": "trajan", "seats": seats})["id"])
    dice, waits = Dice(1), list[float]()
    with client.socket(table) as socket:
        while len(waits) <= MOVES:
            text = random_option(socket.position, dice)
            assert text is not None
            socket.wait_until(int(socket.move(text)["seq"]))
            if not socket.position.get("decision"):
                waits.append(seconds_to_my_turn(socket))
    return waits[1:]  # the process had to start


def seconds_to_my_turn(socket: Socket) -> float:
    began, moves = time.monotonic(), 0
    while not socket.position.get("decision"):
        moves += socket.next()["type"] == "position"
    return (time.monotonic() - began) / max(1, moves)
