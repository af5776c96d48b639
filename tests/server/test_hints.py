"""Hints at a table: for whom, worked out beside the server, asked once, told in the record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, RunningServer, run_server, settings, sqlite_url
from tests.server.players import play_on, sit_together
from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.kernel.chance import Dice
from ulpia.kernel.record import parse_record
from ulpia.table.hint_worker import HintRequest, work_out_hint


class Adviser:
    """Works hints out at once, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[HintRequest] = []

    async def advise(self, job: Any, asked: HintRequest) -> bytes:
        self.asked.append(asked)
        return work_out_hint(asked)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with run_server(settings(sqlite_url(tmp_path))) as running:
        running.services.adviser = Adviser()
        yield running


def sit_with_bot(client: Client, **given: Any) -> str:
    seats = [{"place": "open"}, {"place": "bot", "level": "random"}]
    info = client.post("/tables", {"game": "trajan", "seats": seats, **given})
    return str(info["id"])


def test_a_hint_is_a_move_with_reasons(server: RunningServer) -> None:
    livia, marcus = Client(server.address).guest("Livia"), Client(server.address).guest("Marcus")
    table = sit_together(livia, marcus, hints=True)
    with livia.socket(table) as first, marcus.socket(table) as second:
        while first.position.get("decision", {}).get("prompt", {}).get("name") != "sow":
            play_on([first, second], Dice(3), 1)
        options = [each["text"] for each in first.position["decision"]["options"]]
        sent = first.send("hint", seq=first.position["seq"])
        hint = first.wait_for("hint", id=sent)
        assert hint["best"]["moves"][0] in options
        assert hint["next"]["moves"] != hint["best"]["moves"]
        assert sum(hint["chances"]) == pytest.approx(1, abs=0.01)
        assert hint["why"]["message"].startswith("hint-why-")
        assert set(hint["why"]["numbers"]) == set(hint["why"]["sources"])
        assert hint.get("margin", 0) == pytest.approx(sum(hint["by_source"].values()), abs=0.6)
        assert hint["prompts"][0] == "sow"
        assert hint["model"] == MODEL_NUMBER
        assert first.move(hint["best"]["moves"][0])["type"] == "done"


def test_against_bots_alone_a_seat_may_always_ask(server: RunningServer) -> None:
    livia = Client(server.address).guest("Livia")
    table = sit_with_bot(livia)
    with livia.socket(table) as socket:
        assert socket.position["hint"]
        options = [each["text"] for each in socket.position["decision"]["options"]]
        sent = socket.send("hint", seq=socket.position["seq"])
        assert socket.wait_for("hint", id=sent)["best"]["moves"][0] in options


def test_in_a_rated_game_nobody_may_ask_not_even_against_bots(server: RunningServer) -> None:
    livia = Client(server.address).guest("Livia guest")
    livia.post("/me/claim", {"name": "Livia", "password": "correct horse"})
    table = sit_with_bot(livia, rated=True)
    position = livia.get(f"/tables/{table}/position")
    assert not position.get("hint")
    asked = {"type": "hint", "seq": position["seq"]}
    assert livia.refusal("POST", f"/tables/{table}/commands", asked) == (409, "no_hints")


def test_asked_again_the_hint_is_the_same_and_counts_once(server: RunningServer) -> None:
    livia = Client(server.address).guest("Livia")
    table = sit_with_bot(livia)
    asked = {"type": "hint", "seq": livia.get(f"/tables/{table}/position")["seq"]}
    hints = [livia.post(f"/tables/{table}/commands", asked) for _ in range(3)]
    assert hints[0]["type"] == "hint"
    assert hints[1] == hints[2] == hints[0]
    adviser = server.services.adviser
    assert isinstance(adviser, Adviser)
    assert len(adviser.asked) == 1
    log = livia.get(f"/tables/{table}/log")["entries"]
    given = [entry for entry in log if entry["kind"] == "hint"]
    assert [entry["seat"] for entry in given] == [0]
    assert set(given[0]) == {"seq", "kind", "at", "seat"}, "what was advised is nobody else's"
    record = parse_record(livia.get(f"/tables/{table}/record"))
    assert record.hints == {0: 1}


def test_among_people_there_are_hints_only_if_the_table_says_so(server: RunningServer) -> None:
    livia, marcus = Client(server.address).guest("Livia"), Client(server.address).guest("Marcus")
    for allowed in (False, True):
        seats = [{"place": "open"}, {"place": "link"}]
        info = livia.post("/tables", {"game": "trajan", "seats": seats, "hints": allowed})
        assert info.get("hints", False) is allowed
        marcus.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
        position = livia.get(f"/tables/{info['id']}/position")
        assert position.get("hint", False) is allowed
        asked = {"type": "hint", "seq": position["seq"]}
        if allowed:
            assert livia.post(f"/tables/{info['id']}/commands", asked)["type"] == "hint"
        else:
            refused = livia.refusal("POST", f"/tables/{info['id']}/commands", asked)
            assert refused == (409, "no_hints")


def test_nobody_else_can_ask_for_a_seat(server: RunningServer) -> None:
    livia, stranger = Client(server.address).guest("Livia"), Client(server.address).guest("Titus")
    table = sit_with_bot(livia, watching="public", listed=True)
    asked = {"type": "hint", "seq": livia.get(f"/tables/{table}/position")["seq"]}
    assert stranger.refusal("POST", f"/tables/{table}/commands", asked) == (409, "not_seated")
    assert not stranger.get(f"/tables/{table}/position").get("hint")


def test_a_hint_for_another_question_is_stale(server: RunningServer) -> None:
    livia = Client(server.address).guest("Livia")
    table = sit_with_bot(livia)
    asked = {"type": "hint", "seq": 0}
    assert livia.refusal("POST", f"/tables/{table}/commands", asked) == (409, "stale")


def test_the_adviser_is_told_an_imagined_world(server: RunningServer) -> None:
    """The deal's seed is not in what leaves the server's process."""
    livia = Client(server.address).guest("Livia")
    table = sit_with_bot(livia)
    asked = {"type": "hint", "seq": livia.get(f"/tables/{table}/position")["seq"]}
    livia.post(f"/tables/{table}/commands", asked)
    adviser = server.services.adviser
    assert isinstance(adviser, Adviser)
    live = server.services.registry.live_tables.get(table)
    assert live is not None and live.table is not None
    assert str(live.table.seed()).encode() not in adviser.asked[0].world


@pytest.mark.slow
def test_the_processes_of_the_bots_work_hints_out(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path), bots="pool")) as running:
        livia = Client(running.address).guest("Livia")
        table = sit_with_bot(livia)
        with livia.socket(table) as socket:
            sent = socket.send("hint", seq=socket.position["seq"])
            pinged = socket.send("ping")
            assert socket.wait_for("done")["id"] == pinged, "nobody waits for a hint"
            assert socket.wait_for("hint", id=sent)["best"]["moves"]
