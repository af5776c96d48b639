"""People who play: at random, over real sockets."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import Client, Socket
from ulpia.kernel.chance import Dice


def two_seats(**given: Any) -> dict[str, Any]:
    seats = [{"place": "link"}, {"place": "link"}]
    return {"game": "trajan", "seats": seats, **given}


def sit_together(host: Client, *others: Client, **given: Any) -> str:
    """Make a table and let everybody join by the link; return its id."""
    seats = [{"place": "link"} for _ in range(1 + len(others))]
    info = host.post("/tables", {"game": "trajan", "seats": seats, **given})
    for other in others:
        other.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
    return str(info["id"])


def random_option(position: dict[str, Any], dice: Dice) -> str | None:
    decision = position.get("decision")
    if decision is None:
        return None
    options = decision["options"]
    return str(options[dice.below(len(options))]["text"])


def play_on(sockets: list[Socket], dice: Dice, moves: int = 100_000) -> int:
    """Play random moves until the end, or `moves` of them; return how many were played."""
    played = 0
    while played < moves:
        newest = max(socket.position["seq"] for socket in sockets)
        for socket in sockets:
            socket.wait_until(newest)
        able = [socket for socket in sockets if socket.position.get("decision")]
        if not able:
            return played
        socket = able[dice.below(len(able))]
        text = random_option(socket.position, dice)
        assert text is not None
        answer = socket.move(text)
        assert answer["type"] == "done", answer
        played += 1
    newest = max(socket.position["seq"] for socket in sockets)
    for socket in sockets:
        socket.wait_until(newest)
    return played


def play_to_the_end(table: str, *people: Client, seed: int = 3) -> dict[str, Any]:
    """Let people choose at random by the public API until the game is over; return its end."""
    dice = Dice(seed)
    while True:
        for who in people:
            position: dict[str, Any] = who.get(f"/tables/{table}/position")
            while (move := random_option(position, dice)) is not None:
                command = {"type": "move", "move": move, "seq": position["seq"]}
                position = who.post(f"/tables/{table}/commands", command)
            if position["state"] != "running":
                return position


def bytes_of(position: dict[str, Any]) -> str:
    return json.dumps(position, sort_keys=True)
