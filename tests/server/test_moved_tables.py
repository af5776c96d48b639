"""A game that began on a device goes on at a server, for whoever moved it alone."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.device.test_moving import play_some


@pytest.mark.slow
def test_a_game_of_a_device_goes_on_at_a_server(clients: Any) -> None:
    device, moved = asyncio.run(play_some("trajan"))
    livia = clients("Livia")
    made = livia.post("/moved-tables", msgspec.to_builtins(moved))
    assert (made["state"], made["viewer"], made["listed"]) == ("running", moved.seat, False)
    with livia.socket(made["id"]) as socket:
        assert socket.position["view"] == device.position()["view"]
        options = {option["text"] for option in socket.position["decision"]["options"]}
        asked = device.position()["decision"]["options"]
        assert options == {option["text"] for option in asked}


def test_a_game_that_was_never_played_is_refused(clients: Any) -> None:
    moved = {
        "game": "trajan",
        "rules": 1,
        "options": {},
        "seed": "1",
        "seat": 0,
        "levels": ["tiro", "tiro"],
        "moves": [{"seat": 0, "move": "hocus pocus"}],
    }
    livia = clients("Livia")
    known = {game["name"]: game["rules"] for game in livia.get("/games")["games"]}
    status, told = livia.refusal("POST", "/moved-tables", {**moved, "rules": known["trajan"]})
    assert (status, told) == (409, "not_movable")
