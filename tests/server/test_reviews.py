"""Reviews on the server: asked for, followed, read in a language, and played on from."""

from __future__ import annotations

import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Client, Refusal, RunningServer, run_server, settings, sqlite_url
from tests.server.players import play_on, sit_together
from tests.server.review_work import fail, work_little
from tools.review.cases import play_game
from ulpia.games.registry import game_named
from ulpia.kernel.chance import Dice
from ulpia.kernel.match import Match
from ulpia.kernel.record_writer import write_record
from ulpia.server.service.reviews import Reviews
from ulpia.table import wire
from ulpia.table.replays import replay_text


@cache
def record() -> str:
    return write_record(play_game(game_named("forum-trajanum"), 2, 5, "tiro"), {0: "Anna"})


def use_work(server: RunningServer, work: Any) -> None:
    services = server.services
    services.reviews = Reviews(
        services.database, services.effects, services.reads, lambda: False, work, 0
    )


def finished_state(client: Client, state: dict[str, Any]) -> dict[str, Any]:
    for _ in range(6000):
        if state["state"] in ("done", "failed"):
            return state
        time.sleep(0.1)
        state = client.get(f"/reviews/{state['id']}/state")
    raise AssertionError("the review was not finished")


def test_a_record_is_reviewed_once_and_read_in_every_language(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        use_work(server, work_little)
        client = Client(server.address)
        asked = client.post("/reviews", {"record": record()})
        assert finished_state(client, asked)["state"] == "done"
        assert client.post("/reviews", {"record": record()})["state"] == "done"
        told = {}
        for language in ("en", "de", "ru"):
            review = client.get(f"/reviews/{asked['id']}?language={language}")
            msgspec.convert(review, wire.Review)
            told[language] = [each["why"] for each in review["decisions"]]
        assert any(told["en"])
        assert told["en"] != told["de"] != told["ru"]
        assert "Anna" not in str(client.get(f"/reviews/{asked['id']}"))
        frames = client.get(f"/reviews/{asked['id']}/replay?most=2")
        assert frames["players"] == ["", ""]
        assert len(frames["frames"]) == 2
        branch_off(server, asked["id"], review)
        try_other_moves(client.guest("Otho"), asked["id"], review)


def try_other_moves(client: Client, name: str, review: dict[str, Any]) -> None:
    """All sides are played from a moment; a line is a record, and what is illegal is refused."""
    entry = review["decisions"][4]["entry"]
    line: list[dict[str, Any]] = []
    for _ in range(6):
        told = client.post(f"/reviews/{name}/sandbox", {"entry": entry, "line": line})
        msgspec.json.decode(msgspec.json.encode(told), type=wire.Sandbox)
        choice = told["choices"][-1]
        line.append({"seat": choice["seat"], "move": choice["options"][-1]["text"]})
    assert len(told["line"]) == 5
    assert len({each["seat"] for each in line}) == 2
    text = client.post(f"/reviews/{name}/sandbox/record", {"entry": entry, "line": line})
    match, _ = replay_text(text)
    assert len(match.log) == entry + 6
    for wrong, code in (
        ({"entry": 99_999}, "no_such_moment"),
        ({"entry": entry, "line": [{"seat": 0, "move": "fly away"}]}, "unknown_words"),
        ({"entry": entry, "line": [line[0], line[0], line[0]]}, "stale"),
    ):
        with pytest.raises(Refusal) as refused:
            client.post(f"/reviews/{name}/sandbox", wrong)
        assert refused.value.code == code
    table = client.post(
        f"/reviews/{name}/what-if", {"entry": entry, "seat": 0, "level": "tiro", "line": line}
    )
    assert table["state"] == "running"


def branch_off(server: RunningServer, name: str, review: dict[str, Any]) -> None:
    """A table from a moment has the same position, and a bot plays on."""
    entry = review["decisions"][4]["entry"]
    seat = review["decisions"][4]["seat"]
    stranger = Client(server.address)
    wish = {"entry": entry, "seat": seat, "level": "tiro"}
    assert stranger.refusal("POST", f"/reviews/{name}/what-if", wish) == (401, "sign_in")
    livia = stranger.guest("Livia")
    table = livia.post(f"/reviews/{name}/what-if", wish)
    with livia.socket(table["id"]) as socket:
        frame = livia.get(f"/reviews/{name}/replay?first={entry}&most=1")["frames"][0]
        assert socket.position["view"] == frame["views"][seat]
        assert socket.position["decision"]["prompt"]["name"] == review["decisions"][4]["prompt"]
        option = socket.position["decision"]["options"][0]["text"]
        assert socket.move(option)["type"] == "done"
    late = {"entry": review["entries"], "seat": 0, "level": "tiro"}
    assert livia.refusal("POST", f"/reviews/{name}/what-if", late) == (409, "no_such_moment")
    odd = {"entry": 1, "seat": 0, "level": "nero"}
    assert livia.refusal("POST", f"/reviews/{name}/what-if", odd) == (422, "unknown_level")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        (lambda text: "no record at all", 422, "bad_record"),
        (lambda text: text.replace("\n0 ", "\n1 ", 1), 422, "bad_record"),
        (lambda text: text.replace("rules ", "rules 9", 1), 422, "unknown_rules"),
        (lambda text: text.replace("game forum-trajanum", "game senet"), 422, "unknown_game"),
        (lambda text: text + "#" * 700_000, 413, "too_large"),
    ],
)
def test_bad_records_get_a_clear_answer(
    tmp_path: Path, change: Any, status: int, code: str
) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        client = Client(server.address)
        with pytest.raises(Refusal) as refused:
            client.post("/reviews", {"record": change(record())})
        assert (refused.value.status, refused.value.code) == (status, code)
        assert refused.value.body["reason"]


def test_a_game_that_is_played_is_not_reviewed(tmp_path: Path) -> None:
    running = Match(game_named("trajan"), 2, {}, 3)
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        path = f"/tables/{table}/review"
        assert people[0].refusal("POST", path) == (409, "not_finished")
        assert Client(server.address).refusal("POST", path) == (404, "no_table")
        text = write_record(running, reveal_seed=True)
        assert people[0].refusal("POST", "/reviews", {"record": text}) == (409, "not_finished")
        assert people[0].refusal("GET", f"/reviews/{'0' * 32}") == (404, "no_review")
        assert people[0].refusal("GET", f"/reviews/{'0' * 32}/state") == (404, "no_review")


def test_what_players_thought_is_told_once_the_game_is_over(tmp_path: Path) -> None:
    """Thoughts of bots stand beside the review; other remarks and odd numbers are no thoughts."""
    match = play_game(game_named("forum-trajanum"), 2, 5, "tiro")
    move = match.game.vocabulary.write(match.log[3].move)
    notes = {
        1: "what a nice day",
        2: '{"candidates": [{"line": ["fly away"]}]}',
        3: json.dumps({"candidates": [{"line": [move], "chance": 0.5, "points": "many"}]}),
    }
    text = write_record(match, {0: "Anna"}, notes)
    running = write_record(Match(game_named("trajan"), 2, {}, 3), reveal_seed=True)
    with run_server(settings(sqlite_url(tmp_path))) as server:
        client = Client(server.address)
        told = {
            language: client.post(f"/thoughts?language={language}", {"record": text})["thoughts"]
            for language in ("en", "de", "ru")
        }
        assert [each["entry"] for each in told["en"]] == [3]
        assert told["en"][0]["seat"] == match.log[3].seat
        [line] = told["en"][0]["lines"]
        assert line["said"] and line["chance"] == 0.5 and "points" not in line
        assert told["en"][0]["lines"] != told["de"][0]["lines"] != told["ru"][0]["lines"]
        assert client.refusal("POST", "/thoughts", {"record": running}) == (409, "not_finished")
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        path = f"/tables/{sit_together(*people)}/thoughts"
        assert people[0].refusal("GET", path) == (409, "not_finished")
        assert client.refusal("GET", path) == (404, "no_table")


def test_a_review_that_fails_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        use_work(server, fail)
        client = Client(server.address)
        asked = client.post("/reviews", {"record": record()})
        assert finished_state(client, asked)["state"] == "failed"
        assert client.post("/reviews", {"record": record()})["state"] in ("waiting", "working")


@pytest.mark.slow
def test_a_game_of_the_server_is_reviewed_for_whoever_may_see_it(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        use_work(server, work_little)
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = sit_together(*people)
        with people[0].socket(table) as first, people[1].socket(table) as second:
            play_on([first, second], Dice(3))
        asked = people[1].post(f"/tables/{table}/review")
        assert Client(server.address).refusal("POST", f"/tables/{table}/review") == (
            404,
            "no_table",
        )
        assert finished_state(people[1], asked)["state"] == "done"
        review = Client(server.address).get(f"/reviews/{asked['id']}")
        assert review["game"] == "trajan"
        assert people[0].get(f"/tables/{table}/thoughts") == {"thoughts": []}  # nobody was a bot
        assert "Livia" not in str(review)
        pasted = people[0].get(f"/tables/{table}/record")
        assert people[0].post("/reviews", {"record": pasted})["id"] == asked["id"]
