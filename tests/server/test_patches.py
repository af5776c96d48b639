"""A client that follows patches sees at every step what one that gets whole positions sees."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, Final

import msgspec
import pytest

from tests.server.harness import FULL, Socket
from tests.server.players import play_on, sit_together
from tools.patches.games import Client, Different, FollowedGame
from ulpia.games.registry import GAMES
from ulpia.kernel.chance import Dice
from ulpia.server.transport.frames import shared_frame
from ulpia.table.patches import OutOfStep, apply_patch, make_patch
from ulpia.table.subscribers import EncodedMessage

GAMES_PLAYED: Final = 1_700 if FULL else 2
"""At each number of seats; `python -m tools.patches` plays any number of them."""
TABLES: Final = [
    (game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)
]
MAX_GAME_BYTES: Final = 120_000
"""What a game of Trajan for two may cost each player on the wire."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_patches_lead_to_the_whole_position_in_random_games(game: str, seats: int) -> None:
    """With undo, redo, bots that take over, and clients that come back: for all who look."""
    counts: Counter[str] = Counter()
    for seed in range(GAMES_PLAYED):
        counts += asyncio.run(FollowedGame(game, seats, seed).play())
    print(f"{game}, {seats} seats: {dict(counts)}")
    assert counts["patches"] > GAMES_PLAYED * 50 * (seats + 1)
    assert counts["undos"] + counts["answers"] and counts["bot_moves"] and counts["returns"]


def test_a_client_that_follows_wrong_patches_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget_points(client: Client, message: EncodedMessage) -> None:
        right(client, message)
        if client.wants_patches:
            client.position = {**client.position, "waiting": []}

    right = Client.send
    monkeypatch.setattr(Client, "send", forget_points)
    with pytest.raises(Different, match="trajan 2 1: user-0 at entry"):
        asyncio.run(FollowedGame("trajan", 2, 1).play())


def as_sent(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"seq": 1, "a": 1}, {"seq": 2, "a": {"b": [1]}}),
        ({"seq": 1, "a": {"b": 1, "c": 2}}, {"seq": 2, "a": {"c": 3, "d": None}}),
        ({"seq": 1, "a": [1, 2, 3, 4]}, {"seq": 2, "a": [1, 4]}),
        ({"seq": 1, "a": [1, 2]}, {"seq": 2, "a": [0, 1, 2, 2]}),
        ({"seq": 1, "a": []}, {"seq": 2, "a": [[]]}),
        ({"seq": 1, "a": [[1], [2, 3]]}, {"seq": 2, "a": [[1], [3]]}),
        ({"seq": 1, "a": [1, 1, 1]}, {"seq": 2, "a": [1, 1]}),
        ({"seq": 1, "a": "x"}, {"seq": 2, "b": "ü"}),
    ],
)
def test_every_kind_of_change_is_told_and_applied(old: Any, new: Any) -> None:
    for before, after in ((old, {**new, "seq": 2}), (new, {**old, "seq": 2})):
        start = {**before, "seq": 1, "entries": []}
        patch = as_sent(make_patch(start, {**after, "entries": []}, []))
        assert apply_patch(start, patch) == {**after, "entries": []}


def test_a_gap_and_a_wrong_checksum_are_noticed() -> None:
    start: dict[str, Any] = {"seq": 1, "entries": [], "a": [1, 2]}
    patch = as_sent(make_patch(start, {"seq": 2, "entries": [], "a": [1, 3]}, []))
    with pytest.raises(OutOfStep, match="came to 0"):
        apply_patch({**start, "seq": 0}, patch)
    with pytest.raises(OutOfStep, match="checksum"):
        apply_patch({**start, "a": [5, 2]}, patch)


@pytest.mark.parametrize("game", GAMES)
def test_clients_of_both_protocols_see_the_same(clients: Any, game: str) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game=game, watching="public")
    with (
        livia.socket(table) as first,
        marcus.socket(table) as second,
        marcus.socket(table, patches=False) as old,
        clients("Fan").socket(table) as third,
    ):
        play_on([first, second], Dice(3), 80)
        take_back(first)
        take_back(second)
        play_on([first, second], Dice(4), 10)
        last = first.position["seq"]
        for socket in (first, second, old, third):
            socket.wait_until(last)
        compare_positions(second, old)
        assert not any('"type":"patch"' in text for text in old.heard)
        with marcus.socket(table, after=last) as again:
            assert again.position["view"] == second.position["view"]


def take_back(socket: Socket) -> None:
    """Take a move back and play another one, where that is free."""
    if socket.position.get("undo", {}).get("reach"):
        assert socket.ask("undo", seq=socket.position["seq"])["type"] == "done"


def compare_positions(second: Socket, old: Socket) -> None:
    by_seq = {each["seq"]: each for each in old.positions}
    shared = [each for each in second.positions[1:] if each["seq"] in by_seq]
    assert len(shared) > 50
    for each in shared:
        assert each == {k: v for k, v in by_seq[each["seq"]].items() if k != "info"}


def test_a_client_that_lost_its_way_asks_for_the_whole_position(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(3), 12)
        seen = first.position["seq"]
        first.send("resend", seq=seen - 3)
        whole = first.wait_for("position", seq=seen)
        assert [entry["seq"] for entry in whole["entries"]] == [seen - 2, seen - 1, seen]
        play_on([first, second], Dice(3), 6)  # the harness checks every checksum


def test_who_moves_hears_with_the_patch_that_it_is_done(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with (
        livia.socket(table) as first,
        livia.socket(table) as second,
        livia.socket(table, patches=False) as old,
        marcus.socket(table) as other,
    ):
        text = first.position["decision"]["options"][0]["text"]
        seq = first.position["seq"]
        sent = first.send("move", move=text, seq=seq)
        assert first.wait_for("done", id=sent)["seq"] == seq + 1
        assert [json.loads(each).get("done") for each in first.heard[-1:]] == [sent]
        for socket in (second, old, other):
            socket.wait_until(seq + 1)
            assert not any('"done"' in each for each in socket.heard)
        assert first.send("move", move=text, seq=seq, id=sent) == sent
        assert first.wait_for("done", id=sent)["seq"] == seq + 1
        assert '"type":"done"' in first.heard[-1], "nothing changed, so nothing carries it"


@pytest.mark.slow
def test_a_game_of_trajan_for_two_costs_at_most_120_kb(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus, game="trajan")
    with livia.socket(table) as first, marcus.socket(table) as second:
        play_on([first, second], Dice(1))
        sockets = (first, second)
        plain = [sum(len(text.encode()) for text in socket.heard) for socket in sockets]
        sent = [
            sum(len(shared_frame(as_message(text), True)) for text in socket.heard)
            for socket in sockets
        ]
        count = first.position["seq"]
        print(f"bytes of a game of {count} entries: {sent}, before compression {plain}")
        assert max(sent) <= MAX_GAME_BYTES


def as_message(text: str) -> EncodedMessage:
    return EncodedMessage(text.encode())
