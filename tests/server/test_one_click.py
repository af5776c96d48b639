"""Several moves sent as one: all of them or none, taken back and played again as one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.harness import Client, run_server, settings, sqlite_url
from tests.server.players import sit_together
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.kernel.record import parse_record, verify
from ulpia.table.effects import Effects

SEED: Final = 11
Position = dict[str, Any]
LIKED: Final = {"arrange": 50.0, "build": 8.0, "done": 0.5, "ignore": 0.05, "decline": 0.2}


class Play:
    """Two people at a table of Forum Trajanum whose deal and moves are always the same."""

    def __init__(self, address: str) -> None:
        self.people: Final = [Client(address).guest(name) for name in ("Livia", "Marcus")]
        self.table = sit_together(*self.people, game="forum-trajanum")
        self.dice: Final = random.Random(SEED)

    def position(self, seat: int) -> Position:
        found: Position = self.people[seat].get(f"/tables/{self.table}/position")
        return found

    def send(self, seat: int, kind: str, **fields: Any) -> Position:
        fields.setdefault("seq", self.position(seat)["seq"])
        body = {"type": kind, **fields}
        answer: Position = self.people[seat].post(f"/tables/{self.table}/commands", body)
        return answer

    def refuse(self, seat: int, kind: str, **fields: Any) -> Position:
        fields.setdefault("seq", self.position(seat)["seq"])
        path = f"/api/tables/{self.table}/commands"
        answer = self.people[seat].http.post(path, json={"type": kind, **fields})
        assert answer.status_code in (400, 409, 422), answer.text
        body: Position = answer.json()
        return body

    def until(self, is_wanted: Callable[[Position], bool]) -> int:
        """Play until somebody is asked in a wanted position; return the seat."""
        for _ in range(2000):
            positions = [self.position(seat) for seat in (0, 1)]
            asked = [seat for seat in (0, 1) if "decision" in positions[seat]]
            assert asked, "the game is over"
            seat = asked[0]
            if is_wanted(positions[seat]):
                return seat
            texts = [option["text"] for option in positions[seat]["decision"]["options"]]
            weights = [LIKED.get(text.split(" ")[0], 1.0) for text in texts]
            self.send(seat, "move", move=self.dice.choices(texts, weights)[0], hold=False)
        raise AssertionError("no such position")


def compound(position: Position) -> list[str]:
    """Return a way to pay for a building that takes several moves, or nothing."""
    if position["decision"]["prompt"]["name"] != "build":
        return []
    ways = [way["moves"] for way in position["view"]["ways"] if len(way["moves"]) > 1]
    return max(ways, key=len, default=[])


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    with run_server(settings(sqlite_url(tmp_path)), effects()) as server:
        yield Play(server.address)


def effects() -> Effects:
    real = Effects()
    return Effects(real.now, lambda: SEED, real.id, real.key)


def test_one_undo_takes_back_the_whole_click_and_one_redo_brings_it_again(play: Play) -> None:
    seat = play.until(lambda position: bool(compound(position)))
    before = play.position(seat)
    moves = compound(before)
    built = play.send(seat, "moves", moves=moves, hold=True)
    assert built["seq"] == before["seq"] + len(moves)
    assert [entry["move"] for entry in built["entries"]] == moves
    assert built["undo"]["reach"] == before["undo"].get("reach", 0) + 1
    back = play.send(seat, "undo")
    assert back["view"] == before["view"] and back["decision"] == before["decision"]
    assert back["entries"][-1]["undone"] == [entry["seq"] for entry in built["entries"]]
    assert back["undo"]["redo"] == list(reversed(moves))
    again = play.send(seat, "redo", hold=True)
    assert again["view"] == built["view"] and "redo" not in again["undo"]
    assert play.send(seat, "undo")["view"] == before["view"]


def test_a_click_that_is_partly_illegal_changes_nothing(play: Play) -> None:
    seat = play.until(lambda position: bool(compound(position)))
    before = play.position(seat)
    moves = [*compound(before)[:-1], "build library", "build library"]
    refused = play.refuse(seat, "moves", moves=moves)
    assert refused["type"] == "refused" and refused["reason"]
    assert refused["position"]["seq"] == before["seq"]
    assert play.position(seat)["view"] == before["view"]
    nonsense = play.refuse(seat, "moves", moves=[*compound(before), "dance"])
    assert nonsense["code"] == "unknown_words"
    for wrong in ([], ["done"] * 13):
        assert play.refuse(seat, "moves", moves=wrong)["code"] == "bad_message"
    assert play.position(seat)["seq"] == before["seq"]


def test_a_move_of_its_own_is_still_taken_back_alone(play: Play) -> None:
    seat = play.until(lambda position: bool(compound(position)))
    before = play.position(seat)
    first, *rest = compound(before)
    half = play.send(seat, "move", move=first, hold=True)
    for text in rest:
        play.send(seat, "move", move=text, hold=True)
    for _ in rest:
        back = play.send(seat, "undo")
    assert back["view"] == half["view"]
    assert play.send(seat, "undo")["view"] == before["view"]


def test_the_click_survives_a_restart_and_its_record_is_a_list_of_moves(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path)), effects()) as server:
        play = Play(server.address)
        seat = play.until(lambda position: bool(compound(position)))
        before = play.position(seat)
        built = play.send(seat, "moves", moves=compound(before), hold=True)
        cookies = [person.http.cookies for person in play.people]
    with run_server(settings(sqlite_url(tmp_path)), effects()) as server:
        resume(play, server.address, cookies)
        assert play.position(seat)["undo"] == built["undo"]
        undone = play.send(seat, "undo")
        assert undone["view"] == before["view"]
    with run_server(settings(sqlite_url(tmp_path)), effects()) as server:
        resume(play, server.address, cookies)
        assert play.position(seat)["undo"] == undone["undo"]
        again = play.send(seat, "redo", hold=True)
        assert again["view"] == built["view"]
        assert play.send(seat, "undo")["view"] == before["view"]
        play.send(seat, "redo")
        while play.position(0)["state"] == "running":
            with_a_choice = [each for each in (0, 1) if "decision" in play.position(each)]
            if not with_a_choice:
                held = play.position(0)["turn_end"]["seat"]
                play.send(held, "end_turn")
                continue
            chooser = with_a_choice[0]
            options = play.position(chooser)["decision"]["options"]
            play.send(chooser, "move", move=play.dice.choice(options)["text"])
        record = parse_record(play.people[0].get(f"/tables/{play.table}/record"))
    assert verify(FORUM_TRAJANUM, record) == []


def resume(play: Play, address: str, cookies: list[Any]) -> None:
    for seat, cookie in enumerate(cookies):
        play.people[seat] = Client(address)
        play.people[seat].http.cookies = cookie


def test_a_click_that_has_ended_the_turn_is_not_taken_back(play: Play) -> None:
    seat = play.until(is_ready_to_end)
    ended = play.send(seat, "moves", moves=["done"], hold=False)
    assert ended["undo"].get("reach", 0) == 0
    refused = play.refuse(seat, "undo")
    assert refused["code"] in ("revealed", "turn_is_over", "others_have_played")


def test_a_click_cannot_try_out_what_a_draw_would_bring(play: Play) -> None:
    """Whoever could guess what follows a draw, and be refused if wrong, would see it before."""
    seat = play.until(is_asked("take"))
    before = play.position(seat)
    first = before["decision"]["options"][0]["text"]
    right = [first]
    play.send(seat, "move", move=first)
    while (now := play.position(seat))["decision"]["prompt"]["name"] != "keep":
        right.append(now["decision"]["options"][0]["text"])
        play.send(seat, "move", move=right[-1])
    right.append(now["decision"]["options"][0]["text"])

    play.table = sit_together(*play.people, game="forum-trajanum")
    play.dice.seed(SEED)
    assert play.until(is_asked("take")) == seat
    answers = [
        play.refuse(seat, "moves", moves=moves)
        for moves in (right, [*right[:-1], "keep 1 1"], [*right[:-1], "dance"])
    ]
    assert [answer["code"] for answer in answers] == ["not_seen_yet"] * 3
    assert play.position(seat)["view"] == before["view"]
    drawn = play.send(seat, "moves", moves=right[:-1])
    assert drawn["decision"] == now["decision"]


def is_asked(prompt: str) -> Callable[[Position], bool]:
    return lambda position: position["decision"]["prompt"]["name"] == prompt


def is_ready_to_end(position: Position) -> bool:
    return "done" in [option["text"] for option in position["decision"]["options"]]


def test_the_server_says_when_finishing_is_the_end_of_the_turn(play: Play) -> None:
    seat = play.until(is_ready_to_end)
    before = play.position(seat)
    end = before["decision"]["end"]
    assert end["moves"] == ["done"]
    assert end["since"] < before["seq"] and isinstance(end["points"], dict)
    held = play.send(seat, "moves", moves=end["moves"], hold=True)
    assert held["turn_end"]["since"] == end["since"]
    assert held["turn_end"]["points"] == end["points"]
    play.send(seat, "undo")
    ended = play.send(seat, "moves", moves=end["moves"], hold=False)
    assert "turn_end" not in ended and ended["waiting"] != [seat]


def test_where_more_follows_finishing_is_not_the_end(play: Play) -> None:
    """Only what surely ends the turn is told as its end."""
    seen = 0

    def check(position: Position) -> bool:
        nonlocal seen
        decision = position["decision"]
        texts = [option["text"] for option in decision["options"]]
        if "end" in decision:
            seen += 1
            assert decision["end"]["moves"][0] in texts
        elif decision["prompt"]["name"] in ("build", "prepare"):
            raise AssertionError("finishing a building phase ends the turn")
        return seen > 5

    play.until(check)
