"""How long bots that look ahead think: chosen with the table, told there, and kept to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from ulpia.ai.levels import QUICK_LEVELS, THINKING_TIMES
from ulpia.ai.lookahead_player import LookaheadPlayer
from ulpia.table.bot_requests import bot_request
from ulpia.table.bot_worker import BotRequest, player_of
from ulpia.table.new_tables import plan_rematch
from ulpia.table.table import Table

BOTS = [{"place": "bot", "level": "legatus"}] * 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(settings(sqlite_url(tmp_path))) as running:
        yield running


def make_table(server: RunningServer, **given: str) -> tuple[Client, str]:
    client = Client(server.address).guest("Livia")
    info = client.post("/tables", {"game": "trajan", "seats": BOTS, "sit": None, **given})
    return client, str(info["id"])


def table_of(server: RunningServer, name: str) -> Table:
    async def look() -> Table:
        async with server.services.registry.lock(name) as live:
            return await server.services.registry.refresh(live)

    return asyncio.run_coroutine_threadsafe(look(), server.loop).result(20)


def what_its_bot_is_asked(table: Table) -> BotRequest:
    asked = bot_request(table, table.bots_waited_for()[0])
    assert asked is not None
    return asked


def test_the_catalogue_says_which_levels_a_thinking_time_is_for(server: RunningServer) -> None:
    known = Client(server.address).get("/games")
    assert known["look_ahead"] == [each for each in known["levels"] if each not in QUICK_LEVELS]
    assert "legatus" in known["look_ahead"]


@pytest.mark.parametrize("thinking", THINKING_TIMES)
def test_the_bots_of_a_table_think_as_long_as_it_says(server: RunningServer, thinking: str) -> None:
    client, name = make_table(server, thinking=thinking)
    assert client.get(f"/tables/{name}")["thinking"] == thinking
    table = table_of(server, name)
    asked = what_its_bot_is_asked(table)
    assert asked.thinking == thinking
    player = player_of(asked.level, asked.game, asked.rules, asked.character, asked.thinking)
    assert isinstance(player, LookaheadPlayer)
    assert player.budget == THINKING_TIMES[thinking]
    assert plan_rematch(table, "nobody").settings.thinking == thinking


def test_bots_think_as_long_as_usual_unless_told(server: RunningServer) -> None:
    client, name = make_table(server)
    assert "thinking" not in client.get(f"/tables/{name}")
    assert what_its_bot_is_asked(table_of(server, name)).thinking is None


def test_there_are_no_other_thinking_times(server: RunningServer) -> None:
    wish = {"game": "trajan", "seats": BOTS, "sit": None, "thinking": "forever"}
    status, _ = Client(server.address).guest("Livia").refusal("POST", "/tables", wish)
    assert status == 422
