"""Trying moves of all sides in a running game: from what one knows, with all else imagined."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import sit_together
from tests.server.test_plans import Two
from ulpia.kernel.moves import Seat
from ulpia.table import wire
from ulpia.table.sandboxes import try_in_running_game

GAMES = ("trajan", "forum-trajanum")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(settings(sqlite_url(tmp_path))) as running:
        yield running


def begin(server: RunningServer, game: str, moves: int) -> Two:
    two, dice = Two(server, game), random.Random(4)
    for _ in range(moves):
        two.play(dice)
    return two


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_all_sides_lead_on_from_what_i_see(server: RunningServer, game: str) -> None:
    two = begin(server, game, 30)
    host, path = two.clients[0], f"/tables/{two.table}/try"
    position = two.sockets[0].position
    line: list[dict[str, Any]] = []
    for _ in range(12):
        told = host.post(path, {"seq": position["seq"], "line": line})
        msgspec.json.decode(msgspec.json.encode(told), type=wire.Sandbox)
        assert [each["text"] for each in told["line"]] == [each["move"] for each in line]
        if not line:
            assert told["views"][0] == position["view"]
        choice = told["choices"][0]
        line.append({"seat": choice["seat"], "move": choice["options"][0]["text"]})
    assert len({each["seat"] for each in line}) == 2
    two.wait()
    assert two.sockets[0].position["seq"] == position["seq"]  # the game itself has not moved


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_exchanged_change_nothing_of_it(server: RunningServer, game: str) -> None:
    two = begin(server, game, 40)
    table = server.services.registry.live_tables[two.table].table
    assert table is not None and table.match is not None
    match = table.match
    wish = wire.TryWish(table.version, 0, [])
    told = try_in_running_game(table, 0, wish)
    truth = match.state
    try:
        for seed in range(5):
            match.state = match.game.imagine(truth, Seat(0), seed)
            assert try_in_running_game(table, 0, wish) == told
    finally:
        match.state = truth
    dealt = [try_in_running_game(table, 0, wire.TryWish(table.version, n)) for n in range(6)]
    assert len({msgspec.json.encode(each.views[1]) for each in dealt}) > 1


def test_what_is_not_allowed_is_refused_with_a_reason(server: RunningServer) -> None:
    two = begin(server, "trajan", 20)
    host, _, fan = two.clients
    path, seq = f"/tables/{two.table}/try", two.sockets[0].position["seq"]
    far = [{"seat": 0, "move": "sow I"}] * 401
    for wish, refusal in (
        ({"seq": seq, "line": [{"seat": 0, "move": "fly away"}]}, (409, "unknown_words")),
        ({"seq": seq, "line": [{"seat": 0, "move": "waive"}]}, (409, "stale")),
        ({"seq": seq, "line": [{"seat": 7, "move": "sow I"}]}, (409, "stale")),
    ):
        assert host.refusal("POST", path, wish) == refusal
    assert host.refusal("POST", path, {"seq": seq, "line": far})[0] == 422
    assert fan.refusal("POST", path, {"seq": seq}) == (409, "not_seated")
    assert Client(server.address).refusal("POST", path, {"seq": seq})[0] == 401


def test_at_a_rated_table_nothing_is_tried(server: RunningServer) -> None:
    people = [Client(server.address).guest(name) for name in ("Gaius", "Tertia")]
    for person, name in zip(people, ("Gaius", "Tertia"), strict=True):
        person.post("/me/claim", {"name": name, "password": "correct horse battery"})
    table = sit_together(*people, rated=True, undo="never")
    seq = people[0].get(f"/tables/{table}/position")["seq"]
    assert people[0].refusal("POST", f"/tables/{table}/try", {"seq": seq}) == (409, "no_plans")
