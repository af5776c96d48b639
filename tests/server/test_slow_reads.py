"""Answers that cost much: made beside the server, compressed, in turns, and within limits."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import pickle
import threading
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import FAST, Client, Refusal, run_async, run_server, settings, sqlite_url
from tests.server.players import play_on, sit_together
from ulpia.kernel.chance import Dice
from ulpia.server.service import slow_reads
from ulpia.server.service.byte_pacer import MAX_BYTES_PER_S, BytePacer
from ulpia.server.service.slow_read_worker import RecordReplay
from ulpia.server.service.slow_reads import (
    MAX_WAITING_EACH,
    FairQueue,
    SlowReads,
)
from ulpia.server.settings import Limits
from ulpia.server.transport.compression import accepts_gzip
from ulpia.table.refusals import NotAllowed


def finished_table(server: Any, people: list[Client]) -> str:
    table = sit_together(*people, watching="public")
    with people[0].socket(table) as first, people[1].socket(table) as second:
        play_on([first, second], Dice(3))
    return table


def fetch(address: str, path: str, coding: str | None) -> tuple[dict[str, str], bytes]:
    """Return headers and body as they travel."""
    headers = {} if coding is None else {"Accept-Encoding": coding}
    connection = HTTPConnection(address)
    with contextlib.closing(connection):
        connection.request("GET", f"/api{path}", headers=headers)
        answer = connection.getresponse()
        return {name.lower(): value for name, value in answer.getheaders()}, answer.read()


def test_large_answers_travel_compressed_to_those_who_accept_it(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = finished_table(server, people)
        for path in ("/replay?most=200", "/record", "/past?first=20&last=80", "/log?most=500"):
            plain_headers, plain = fetch(server.address, f"/tables/{table}{path}", None)
            headers, packed = fetch(server.address, f"/tables/{table}{path}", "br, gzip")
            assert "content-encoding" not in plain_headers
            assert headers["content-encoding"] == "gzip"
            assert headers["vary"] == "Accept-Encoding"
            assert int(headers["content-length"]) == len(packed) < len(plain) / 3
            assert gzip.decompress(packed) == plain
            assert "content-security-policy" in headers
        _, replay = fetch(server.address, f"/tables/{table}/replay?most=200", None)
        assert len(replay) > 1_000_000
        small, _ = fetch(server.address, f"/tables/{table}/chat", "gzip")
        assert "content-encoding" not in small


@pytest.mark.parametrize(
    ("sent", "accepted"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("gzip;q=0", False), ("br", False)],
)
def test_what_a_client_accepts_is_read_as_http_says(sent: str, accepted: bool) -> None:
    assert accepts_gzip({"accept-encoding": sent}) is accepted
    assert not accepts_gzip({})


def test_replays_are_not_worked_out_in_the_servers_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("the server itself must not replay games")

    monkeypatch.setattr("ulpia.table.replays.replay", never)
    monkeypatch.setattr("ulpia.table.history.past_views", never)
    monkeypatch.setattr("ulpia.table.records.record_for", never)
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = finished_table(server, people)
        assert people[0].get(f"/tables/{table}/replay?most=5")["frames"]
        assert people[0].get(f"/tables/{table}/past?first=20")["views"]
        assert people[0].get(f"/tables/{table}/record").startswith("ulpia 1")


def test_a_replay_is_made_once_for_all_and_anew_when_a_name_changes(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        people = [Client(server.address).guest(name) for name in ("Livia", "Marcus")]
        table = finished_table(server, people)
        reads = server.services.reads
        answers: list[Any] = []
        askers = [
            threading.Thread(
                target=lambda: answers.append(Client(server.address).get(f"/tables/{table}/replay"))
            )
            for _ in range(8)
        ]
        for asker in askers:
            asker.start()
        for asker in askers:
            asker.join(30)
        assert len(answers) == 8 and all(each == answers[0] for each in answers)
        assert len(reads._cache) == 1
        people[0].call("PATCH", "/me", {"name": "Julia"})
        assert people[0].get(f"/tables/{table}/replay")["players"][0] == "Julia"
        assert len(reads._cache) == 2


def test_what_is_kept_of_answers_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> SlowReads:
        reads = SlowReads()

        async def make(who: str, wanted: Any) -> bytes:
            return b"x" * 400

        monkeypatch.setattr(reads, "_make", make)
        for number in range(10):
            await reads.get("livia", RecordReplay("", number, 1), 1)
        return reads

    monkeypatch.setattr(slow_reads, "MAX_CACHED_BYTES", 1000)
    reads = run_async(fill())
    assert len(reads._cache) == 2 and reads._size == 800


def test_those_who_ask_take_turns_and_none_may_ask_without_end() -> None:
    async def ask() -> list[str]:
        line, order = FairQueue(), list[str]()

        async def enter(who: str) -> None:
            await line.enter(who)
            order.append(who)

        await enter("nero")
        crowd = [asyncio.create_task(enter("nero")) for _ in range(MAX_WAITING_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(NotAllowed, match="too_fast"):
            await enter("nero")
        other = asyncio.create_task(enter("livia"))
        await asyncio.sleep(0)
        crowd[0].cancel()
        for _ in range(MAX_WAITING_EACH):
            line.leave()
            await asyncio.sleep(0)
        await asyncio.gather(*crowd, other, return_exceptions=True)
        line.leave()
        await enter("again")
        return order

    order = run_async(ask())
    assert order[:3] == ["nero", "livia", "nero"]
    assert order[-1] == "again" and len(order) == MAX_WAITING_EACH + 2


def test_whoever_takes_nothing_compressed_gets_so_many_bytes_a_second() -> None:
    now = [5.0]
    pace = BytePacer(lambda: now[0])
    assert [pace.wait_s("nero", MAX_BYTES_PER_S) for _ in range(11)] == list(range(11))
    with pytest.raises(NotAllowed, match="too_fast"):
        pace.wait_s("nero", 1)
    assert pace.wait_s("livia", MAX_BYTES_PER_S) == 0
    now[0] += 11
    assert pace.wait_s("nero", 1) == 0


def test_a_refusal_travels_whole_between_processes() -> None:
    refused = NotAllowed("bad_record", "Line 3 is wrong.", {"line": 3}, 7)
    copy = pickle.loads(pickle.dumps(refused))  # noqa: S301
    assert (copy.code, copy.reason, copy.arguments, copy.ruling) == (
        "bad_record",
        "Line 3 is wrong.",
        {"line": 3},
        7,
    )


def test_a_new_name_does_not_read_all_tables_of_its_owner_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        tables = [sit_together(livia, marcus) for _ in range(12)]
        reloads: list[str] = []
        reload = server.services.registry._reload

        async def count_reload(live: Any, before: int | None) -> bool:
            reloads.append(live.name)
            return await reload(live, before)

        monkeypatch.setattr(server.services.registry, "_reload", count_reload)
        with marcus.socket(tables[3]) as socket:
            livia.call("PATCH", "/me", {"name": "Julia"})
            while socket.position["seats"][0]["name"] != "Julia":
                socket.next()
        assert not reloads
        assert marcus.get(f"/tables/{tables[7]}")["seats"][0]["name"] == "Julia"


def test_names_and_slow_reads_have_rates(tmp_path: Path) -> None:
    rates = Limits(**{**FAST.model_dump(), "names": "2/hour", "reads": "3/hour"})
    with run_server(settings(sqlite_url(tmp_path), limits=rates)) as server:
        livia, marcus = (Client(server.address).guest(name) for name in ("Livia", "Marcus"))
        table = sit_together(livia, marcus)
        for _ in range(2):
            livia.call("PATCH", "/me", {"name": "Julia"})
        with pytest.raises(Refusal) as refused:
            livia.call("PATCH", "/me", {"name": "Julia"})
        assert (refused.value.status, refused.value.code) == (429, "too_fast")
        for path in ("past?first=3", "record", "log"):
            livia.get(f"/tables/{table}/{path}")
        with pytest.raises(Refusal, match="too_fast"):
            livia.get(f"/tables/{table}/past?first=3")
        assert marcus.get(f"/tables/{table}/past?first=3")


def test_tables_of_bots_alone_have_a_quota(database: str) -> None:
    with run_server(settings(database, max_bot_tables=3)) as server:
        nero, livia = (Client(server.address).guest(name) for name in ("Nero", "Livia"))
        two_bots = [{"place": "bot", "level": "random"}] * 2
        bots = {"game": "trajan", "seats": two_bots, "sit": None}
        for _ in range(3):
            nero.post("/tables", bots)
        with pytest.raises(Refusal) as refused:
            nero.post("/tables", bots)
        assert (refused.value.status, refused.value.code) == (409, "too_many_bot_tables")
        assert refused.value.body["args"] == {"most": 3}
        nero.post("/tables", {**bots, "seats": [{"place": "link"}, *two_bots], "sit": 0})
        livia.post("/tables", bots)
        waiting = nero.post("/tables", {**bots, "seats": [{"place": "link"}, *two_bots]})["id"]
        start = {"type": "start", "fill": "random"}
        with pytest.raises(Refusal, match="too_many_bot_tables"):
            nero.post(f"/tables/{waiting}/commands", start)
        livia.post(f"/tables/{waiting}/join", {"key": key_of(nero, waiting)})


def key_of(host: Client, table: str) -> str:
    return str(host.get(f"/tables/{table}")["join_key"])


def test_json_of_a_compressed_answer_is_what_it_was(tmp_path: Path) -> None:
    with run_server(settings(sqlite_url(tmp_path))) as server:
        _, packed = fetch(server.address, "/games", "gzip")
        _, plain = fetch(server.address, "/games", None)
        assert json.loads(gzip.decompress(packed)) == json.loads(plain)
