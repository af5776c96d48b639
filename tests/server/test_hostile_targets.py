"""Targets of notices that mean no good: nonsense, silence, and servers used against others."""

from __future__ import annotations

import socketserver
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPException

import msgspec
import pytest

from tests.server.harness import FAST, Client, run_server, settings
from tests.server.players import sit_together
from tests.server.receivers import MailServer, serving
from tests.server.test_notices import Club, hook
from ulpia.server.service.notices import targets
from ulpia.server.service.notices.targets import read_networks
from ulpia.table import wire
from ulpia.table.effects import Effects


class RudeServer(socketserver.ThreadingTCPServer):
    """Sends bytes that are no answer, one after the other, and then waits for the other to go."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, answer: bytes, pause: float = 0.0) -> None:
        super().__init__(("127.0.0.1", 0), RudeSession)
        self.answer = answer
        self.pause = pause
        self.calls = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


class RudeSession(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        server = self.server
        assert isinstance(server, RudeServer)
        server.calls += 1
        self.request.recv(65_536)
        try:
            for place in range(len(server.answer)):
                self.request.sendall(server.answer[place : place + 1])
                time.sleep(server.pause)
        except OSError:
            return


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(stack, database)


def rude_hook(club: Club, who: Client, answer: bytes, pause: float = 0.0) -> RudeServer:
    server: RudeServer = club.stack.enter_context(serving(RudeServer(answer, pause)))
    who.post("/me/channels", {"target": {"kind": "webhook", "url": server.url}})
    return server


def test_an_answer_that_is_none_is_tried_again_later_and_stops_nobody_else(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    rude = rude_hook(club, livia, b"what?\r\n\r\n")
    listener = club.listener()
    hook(marcus, listener)
    sit_together(livia, marcus)
    club.work(1)
    club.work(10)
    assert len(listener.heard) == 1
    assert rude.calls == 1
    assert livia.get("/me/notices")["channels"][0]["failures"] == 1
    club.work(25)
    assert rude.calls == 1, "not before half a minute is over"
    club.work(10)
    assert rude.calls == 2


def test_who_answers_letter_by_letter_is_cut_off_and_keeps_nobody_waiting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(targets, "DEADLINE_S", 0.5)
    livia, marcus = club.person("Livia"), club.person("Marcus")
    slow = rude_hook(club, livia, b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 6000, 0.05)
    listener = club.listener()
    hook(marcus, listener)
    sit_together(livia, marcus)
    club.work(1)
    club.work(10)
    assert slow.calls == 1 and len(listener.heard) == 1
    assert livia.get("/me/notices")["channels"][0]["failures"] == 1


def test_a_request_is_cut_off_in_the_middle_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "DEADLINE_S", 0.2)
    with (
        serving(RudeServer(b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 6000, 0.05)) as slow,
        pytest.raises((OSError, HTTPException)),
    ):
        targets.post(slow.url, b"{}", {}, read_networks("127.0.0.1"))


def test_many_guests_of_one_address_cannot_send_mails_or_requests_to_others(database: str) -> None:
    limits = FAST.model_copy(update={"mails": "3/hour", "channels": "4/hour"})
    with serving(MailServer()) as post:
        chosen = settings(
            database,
            smtp_host="127.0.0.1",
            smtp_port=post.port,
            smtp_security="none",
            mail_from="ulpia@club.test",
            notice_networks="127.0.0.1",
            limits=limits,
        )
        with run_server(chosen, Effects()) as server:
            people = [Client(server.address).guest(f"Guest {number}") for number in range(5)]
            for number, who in enumerate(people[:3]):
                mail = {"kind": "mail", "address": f"victim{number}@mail.test"}
                who.post("/me/channels", {"target": mail})
            last = {"target": {"kind": "mail", "address": "victim9@mail.test"}}
            assert people[3].refusal("POST", "/me/channels", last) == (429, "too_fast")
            assert len(post.mails) == 3
            webhook = {"target": {"kind": "webhook", "url": "http://127.0.0.1:9/"}}
            assert people[4].refusal("POST", "/me/channels", webhook) == (429, "too_fast")


@pytest.mark.parametrize(
    "address",
    [
        "a@b@c",
        "a,b@c",
        "a b@c",
        "(x)a@b",
        "a@[b",
        "x:a@b",
        "<a@b>",
        "a@b\r\nBcc: c@d",
        "a@.b",
        "@b",
    ],
)
def test_an_address_that_could_be_read_otherwise_is_none(address: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "mail", "address": address}, wire.MailTarget)


def test_a_mail_server_needs_a_sender_and_networks_must_be_some() -> None:
    with pytest.raises(ValueError, match="mail_from"):
        settings("sqlite:///x.db", smtp_host="mail.test")
    with pytest.raises(ValueError, match="notice_networks"):
        settings("sqlite:///x.db", notice_networks="here")
