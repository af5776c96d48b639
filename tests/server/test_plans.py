"""Plans and standing orders: private, kept through restarts, played as ordered or not at all."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, RunningServer, Socket, run_server, settings, sqlite_url
from tests.server.players import sit_together

MOST_STEPS = 400


class Two:
    """Two people at one table, and a spectator."""

    def __init__(self, server: RunningServer, game: str = "trajan") -> None:
        self.clients = [Client(server.address).guest(name) for name in ("Livia", "Marcus", "Fan")]
        host, other, fan = self.clients
        self.table = sit_together(host, other, game=game, watching="public", listed=True)
        self.sockets = [client.socket(self.table).__enter__() for client in (host, other, fan)]

    def wait(self) -> None:
        newest = max(socket.position["seq"] for socket in self.sockets)
        for socket in self.sockets:
            socket.wait_until(newest)

    def to_move(self) -> Socket:
        self.wait()
        return next(socket for socket in self.sockets if socket.position.get("decision"))

    def play(self, dice: random.Random, hold: bool = False) -> None:
        socket = self.to_move()
        option = dice.choice(socket.position["decision"]["options"])["text"]
        answer = socket.ask("move", move=option, seq=socket.position["seq"], hold=hold)
        assert answer["type"] == "done", answer
        self.wait()

    def play_until(self, prompt: str, dice: random.Random, seat: int | None = None) -> Socket:
        """Play by chance until somebody is asked something at the beginning of a turn."""
        for _ in range(MOST_STEPS):
            socket = self.to_move()
            asked = socket.position["decision"]["prompt"]["name"]
            if asked == prompt and seat in (None, socket.position["viewer"]):
                return socket
            self.play(dice)
        raise AssertionError(f"nobody was asked {prompt}")

    def waiting_one(self, socket: Socket) -> Socket:
        return self.sockets[1 - self.sockets.index(socket)]


def preview(socket: Socket, turns: list[list[str]], about: bool = False) -> dict[str, Any]:
    socket.send("plan", turns=turns, about_table=about)
    return socket.wait_for("plan")


def plan_turns(socket: Socket, count: int, dice: random.Random) -> list[list[str]]:
    """Plan whole turns question by question, of what reveals nothing."""
    turns: list[list[str]] = [[]]
    for _ in range(60):
        told = preview(socket, turns)
        assert "broken" not in told, told
        last = told["turns"][-1]
        if told.get("decision"):
            options = [each["text"] for each in told["decision"]["options"]]
            quiet = [text for text in options if text.split()[0] not in ("draw", "claim", "ship")]
            turns[-1].append(dice.choice(quiet or options))
        elif last.get("reveals") and not last.get("is_over"):
            turns[-1].pop()
            return turns
        elif len(turns) < count:
            turns.append([])
        else:
            return turns
    raise AssertionError("a turn without an end")


def notes_of(socket: Socket) -> dict[str, Any]:
    return socket.position.get("notes") or {}


def keep(socket: Socket, **wish: Any) -> dict[str, Any]:
    answer = socket.ask("keep_notes", **wish)
    return answer


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with run_server(settings(sqlite_url(tmp_path))) as running:
        yield running


def test_nobody_else_hears_of_a_plan_or_an_order(server: RunningServer) -> None:
    """Not a byte, not a number: all that others have heard stays what it was."""
    two, dice = Two(server), random.Random(5)
    mover = two.play_until("sow", dice)
    planner = two.waiting_one(mover)
    others = [socket for socket in two.sockets if socket is not planner]
    for socket in others:
        socket.drain()
    heard = [list(socket.heard) for socket in others]
    turns = plan_turns(planner, 1, dice)
    preview(planner, [[]], about=True)
    assert keep(planner, turns=turns)["type"] == "done"
    assert keep(planner, turns=turns, order={"stops": ["quarter"]})["type"] == "done"
    seq = planner.position["seq"]
    assert notes_of(planner)["turns"][0]["moves"] == turns[0]
    assert notes_of(planner)["order"]["stops"][0]["name"] == "quarter"
    assert keep(planner, routine={"workers_effect": "accept"})["type"] == "done"
    for socket, before in zip(others, heard, strict=True):
        socket.drain()
        assert socket.heard == before
        assert "notes" not in json.dumps(socket.position)
    for client in (two.clients[1 - two.sockets.index(planner)], two.clients[2]):
        read = client.get(f"/tables/{two.table}/position?after=0")
        assert read["seq"] == seq
        assert "notes" not in read
        assert "keep_notes" not in json.dumps(client.get(f"/tables/{two.table}/log"))
        assert "order" not in json.dumps(client.get(f"/tables/{two.table}/record"))


def test_an_order_is_played_when_its_turn_comes_and_the_log_says_so(server: RunningServer) -> None:
    two, dice = Two(server), random.Random(11)
    mover = two.play_until("sow", dice)
    planner = two.waiting_one(mover)
    seat = planner.position["viewer"]
    turns = plan_turns(planner, 1, dice)
    promised = sum(preview(planner, turns)["turns"][0]["points"].values())
    before = sum(planner.position["view"]["players"][seat]["sources"].values())
    keep(planner, turns=turns, order={"on_points": False})
    since = planner.position["seq"]
    for _ in range(20):  # the mover ends the turn
        if two.to_move() is not mover or notes_of(planner).get("order") is None:
            break
        two.play(dice)
    entries = [e for p in planner.positions for e in p["entries"] if e["seq"] > since]
    mine = [entry for entry in entries if entry.get("move") and entry["seat"] == seat]
    if notes_of(planner).get("stopped"):
        pytest.fail(f"stopped: {notes_of(planner)['stopped']}")
    assert [entry["move"] for entry in mine][: len(turns[0])] == turns[0]
    assert mine[0].get("ordered")
    other = [e for p in mover.positions for e in p["entries"] if e["seq"] == mine[0]["seq"]]
    assert other[0].get("ordered")
    assert "move" not in other[0]
    after = sum(planner.position["view"]["players"][seat]["sources"].values())
    assert after - before == promised
    assert "order" not in notes_of(planner)


def test_an_order_of_own_turn_or_without_a_plan_is_refused(server: RunningServer) -> None:
    two, dice = Two(server), random.Random(2)
    mover = two.play_until("sow", dice)
    planner = two.waiting_one(mover)
    turns = plan_turns(mover, 1, dice)
    assert keep(mover, turns=turns, order={})["code"] == "own_turn"
    assert keep(planner, order={})["code"] == "nothing_planned"
    assert keep(planner, turns=[["sow I", "nonsense"]])["code"] == "unknown_words"
    assert keep(planner, routine={"sow": "sow I"})["code"] == "not_routine"
    mine = plan_turns(planner, 1, dice)
    assert keep(planner, turns=mine, order={"stops": ["moon"]})["code"] == "unknown_stop"


def test_a_stop_rule_leaves_the_turn_to_its_player_with_a_notice(server: RunningServer) -> None:
    """The mover takes a forum tile that the order names."""
    for seed in range(12):
        two, dice = Two(server), random.Random(seed)
        mover = two.play_until("forum", dice)
        planner = two.waiting_one(mover)
        options = [each["text"] for each in mover.position["decision"]["options"]]
        taken = next((text for text in options if text.startswith("collect ")), None)
        rules = [rule["text"] for rule in preview(planner, [[]], about=True)["stops"]]
        if taken is None:
            continue
        rule = f"tile_gone {taken.split()[1]}"
        assert rule in rules
        turns = plan_turns(planner, 1, dice)
        assert keep(planner, turns=turns, order={"stops": [rule]})["type"] == "done"
        mover.move(taken)
        two.wait()
        left = [each["text"] for each in preview(planner, [[]], about=True)["stops"]]
        if rule in left:  # a second one lies there
            continue
        while two.to_move() is mover:
            two.play(dice)
        stopped = notes_of(planner)["stopped"]
        assert stopped["reason"] == "rule"
        assert stopped["stop"]["text"] == rule
        assert planner.position["decision"]["prompt"]["name"] == "sow"
        assert "order" not in notes_of(planner)
        assert notes_of(planner)["turns"]
        assert keep(planner)["type"] == "done"  # put away
        assert "stopped" not in notes_of(planner)
        return
    raise AssertionError("no forum tile was ever alone of its kind")


def test_orders_survive_a_restart_and_can_be_called_off(tmp_path: Path) -> None:
    dice = random.Random(4)
    with run_server(settings(sqlite_url(tmp_path))) as server:
        two = Two(server)
        mover = two.play_until("sow", dice)
        planner = two.waiting_one(mover)
        turns = plan_turns(planner, 1, dice)
        keep(planner, turns=turns, order={"stops": ["round"]})
        place = two.sockets.index(planner)
        cookie = two.clients[place].cookie()
    with run_server(settings(sqlite_url(tmp_path))) as server:
        client = Client(server.address)
        client.http.cookies["ulpia_session"] = cookie
        socket = client.socket(two.table).__enter__()
        assert notes_of(socket)["turns"][0]["moves"] == turns[0]
        assert notes_of(socket)["order"]["stops"][0]["text"] == "round"
        assert keep(socket)["type"] == "done"
        assert "order" not in notes_of(socket)
        assert notes_of(socket)["turns"][0]["moves"] == turns[0]


@pytest.mark.parametrize("seed", range(3))
def test_an_order_never_plays_an_illegal_move_and_never_after_a_stop(
    server: RunningServer, seed: int
) -> None:
    """Whoever waits keeps a plan and an order all the time, while both play by chance."""
    two, dice = Two(server), random.Random(seed)
    two.play_until("sow", dice)
    played = stopped = 0
    for _ in range(60):
        mover = two.to_move()
        planner = two.waiting_one(mover)
        if not notes_of(planner).get("order") and planner.position.get("may_plan"):
            told = preview(planner, [[]], about=True)
            if told.get("decision"):
                turns = plan_turns(planner, 2, dice)
                rules = [rule["text"] for rule in told["stops"]]
                wish = {"stops": dice.sample(rules, 3), "on_choices": dice.random() < 0.3}
                keep(planner, turns=[turn for turn in turns if turn], order=wish)
        standing = notes_of(planner).get("order")
        since = planner.position["seq"]
        two.play(dice)
        entries = [e for p in planner.positions for e in p["entries"] if e["seq"] > since]
        ordered = [
            e for e in entries if e.get("ordered") and e["seat"] == planner.position["viewer"]
        ]
        now = notes_of(planner)
        played += len(ordered)
        if standing and now.get("stopped"):
            stopped += 1
            assert not ordered
            keep(planner)
        if two.sockets[0].position["state"] != "running":
            break
    assert played + stopped > 0


def test_routine_answers_are_given_at_once_and_taken_back_with_the_move(
    server: RunningServer,
) -> None:
    two = Two(server)
    for seed in range(40):
        dice = random.Random(seed)
        if two.sockets[0].position["state"] != "running":
            two = Two(server)  # no such tile was completed there: another deal
        for socket in two.sockets[:2]:
            keep(socket, routine={"workers_effect": "accept", "legionnaires_effect": "accept"})
        for _ in range(25):
            before = two.to_move()
            two.play(dice, hold=True)
            while before.position.get("turn_end"):
                before.ask("end_turn", seq=before.position["seq"])
                two.wait()
            asked = before.position.get("decision")
            assert not asked or not asked["prompt"]["name"].endswith("s_effect")
            answered = [e for e in before.position["entries"] if e.get("ordered")]
            if answered and before.position["undo"]["reach"]:
                reach = before.position["undo"]["reach"]
                assert before.ask("undo", seq=before.position["seq"])["type"] == "done"
                assert answered[0]["seq"] in before.position["entries"][-1]["undone"]
                assert before.position["undo"].get("reach", 0) == reach - 1
                return
            if before.position["state"] != "running":
                break
    raise AssertionError("no routine question was ever asked")
