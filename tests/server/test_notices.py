"""Notices on both databases, really delivered: to a mail server, a web server, a browser's key."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.harness import Client, RunningServer, run_server, settings
from tests.server.players import sit_together
from tests.server.receivers import Browser, Listener, MailServer, serving, verify_vapid
from tests.server.test_pace import at
from ulpia.table.effects import Effects

SECOND_MS = 1000
DAYS = {"kind": "days", "days": 2}


class Club:
    """A server with a clock in a hand, a mail server, and people."""

    def __init__(self, stack: ExitStack, database: str, **sources: Callable[[], str]) -> None:
        self.stack = stack
        self.clock = [at("2027-03-01T12:00")]
        self.post: MailServer = stack.enter_context(serving(MailServer()))
        chosen = settings(
            database,
            smtp_host="127.0.0.1",
            smtp_port=self.post.port,
            smtp_security="none",
            mail_from="ulpia@club.test",
            notice_networks="127.0.0.1",
        )
        effects = Effects(now=lambda: self.clock[0], seed=lambda: 5, **sources)
        self.server: RunningServer = stack.enter_context(run_server(chosen, effects))
        self.work()  # what was before is no news

    def person(self, name: str) -> Client:
        return Client(self.server.address).guest(name)

    def listener(self, *statuses: int) -> Listener:
        listener: Listener = self.stack.enter_context(serving(Listener(*statuses)))
        return listener

    def work(self, seconds: int = 0) -> None:
        """Let time go on, and the courier do its work."""
        self.clock[0] += seconds * SECOND_MS
        work = self.server.services.courier.work_once()
        asyncio.run_coroutine_threadsafe(work, self.server.loop).result(30)

    def mailbox(self, who: Client, address: str, language: str = "en") -> None:
        """Give somebody a mailbox that is confirmed."""
        who.call("PUT", "/me/notices", {"off": [], "language": language})
        who.post("/me/channels", {"target": {"kind": "mail", "address": address}})
        token = re.search(r"/confirm#(\S+)", plain(self.post.mails[-1]))
        assert token is not None
        Client(self.server.address).post("/confirm-mail", {"token": token[1]})


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(stack, database)


def plain(mail: Any) -> str:
    return str(mail.get_body(("plain",)).get_content())


def hook(who: Client, listener: Listener, form: str = "json") -> str:
    target = {"kind": "webhook", "url": listener.url, "format": form}
    return str(who.post("/me/channels", {"target": target})["id"])


def play_one(who: Client, table: str) -> Any:
    """Play until it is no longer this person's turn."""
    while (position := who.get(f"/tables/{table}/position")).get("decision"):
        move = position["decision"]["options"][0]["text"]
        command = {"type": "move", "move": move, "seq": position["seq"]}
        who.post(f"/tables/{table}/commands", command)
    return position


def test_a_webhook_that_fails_twice_is_tried_again_and_told_once(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener(500, 503)
    hook(livia, listener)
    table = sit_together(livia, marcus)
    club.work(1)
    assert listener.heard == [], "it waits a little for others, and for its reader to look"
    club.work(10)
    assert len(listener.heard) == 1, "the first attempt"
    club.work(20)
    assert len(listener.heard) == 1, "not before half a minute is over"
    club.work(15)
    assert len(listener.heard) == 2
    assert livia.get("/me/notices")["channels"][0]["failures"] == 2
    club.work(125)
    assert len(listener.heard) == 3
    for seconds in (60, 700, 4000):
        club.work(seconds)
    assert len(listener.heard) == 3, "told once"
    notice = listener.bodies()[-1]["notices"][0]
    assert (notice["kind"], notice["table"]) == ("started", table)
    assert notice["url"].endswith(f"/t/{table}") and "Marcus" in notice["text"]
    assert livia.get("/me/notices")["channels"][0]["failures"] == 0


def test_nobody_hears_of_a_move_that_they_have_answered(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener()
    table = sit_together(livia, marcus)
    for who in (livia, marcus, livia, marcus):
        play_one(who, table)
    club.work(60)
    hook(livia, listener)
    while livia.get(f"/tables/{table}/position").get("decision"):
        play_one(livia, table)
    club.work(60)
    play_one(marcus, table)
    club.work(1)
    play_one(livia, table)
    club.work(60)
    assert listener.heard == []
    club.clock[0] += 60_000
    play_one(marcus, table)
    club.work(1)
    club.work(60)
    assert [each["kind"] for each in listener.bodies()[-1]["notices"]] == ["turn"]
    count = len(listener.heard)
    club.work(60)
    assert len(listener.heard) == count, "nothing twice"


def test_whoever_looks_at_a_page_needs_no_notice(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener()
    hook(livia, listener)
    table = sit_together(livia, marcus)
    with livia.socket(table) as socket:
        club.work(60)
        assert listener.heard == []
        socket.send("look", looking=False)
        socket.wait_for("pong")
        play_one(livia, table)
        play_one(marcus, table)
        club.work(60)
        club.work(60)
        assert len(listener.heard) == 1, "the tab is open, but somebody looks elsewhere"


def test_news_of_several_tables_are_gathered_into_one_mail_in_three_languages(club: Club) -> None:
    marcus = club.person("Marcus")
    for name, language, words in (
        ("Livia", "en", "all seats are taken"),
        ("Helga", "de", "Alle Plätze sind besetzt"),
        ("Olga", "ru", "Все места заняты"),
    ):
        who = club.person(name)
        club.mailbox(who, f"{name.lower()}@mail.test", language)
        before = len(club.post.mails)
        tables = [sit_together(who, marcus, pace=DAYS) for _ in range(3)]
        club.work(1)
        club.work(130)
        assert len(club.post.mails) == before + 1
        mail = club.post.mails[-1]
        assert mail["To"] == f"{name.lower()}@mail.test" and mail["From"] == "ulpia@club.test"
        assert plain(mail).count(words) == 3
        assert all(f"/t/{table}" in plain(mail) for table in tables)
        page = mail.get_body(("html",))
        assert page is not None and f'lang="{language}"' in page.get_content()


def test_one_click_ends_the_mails(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    club.mailbox(livia, "livia@mail.test")
    sit_together(livia, marcus)
    club.work(1)
    club.work(130)
    mail = club.post.mails[-1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = re.search(r"/api(/unsubscribe/[^>]+)>", str(mail["List-Unsubscribe"]))
    assert path is not None
    stranger = Client(club.server.address)
    response = stranger.http.post(f"/api{path[1]}", data={"List-Unsubscribe": "One-Click"})
    assert response.status_code == 204
    assert livia.get("/me/notices")["channels"] == []
    count = len(club.post.mails)
    sit_together(livia, marcus)
    club.work(1)
    club.work(130)
    assert len(club.post.mails) == count
    stranger.http.post(f"/api{path[1]}")


def test_a_browser_gets_a_sealed_message_and_is_forgotten_when_it_is_gone(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    browser, service = Browser(), club.listener(201, 410)
    livia.post("/me/channels", {"target": browser.target(service.url)})
    table = sit_together(livia, marcus)
    club.work(1)
    club.work(10)
    headers, body = service.heard[0]
    told = browser.read(body)
    assert told["tag"] == table and told["url"].endswith(f"/t/{table}")
    assert "Marcus" in told["body"]
    assert b"Marcus" not in body
    assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
    assert verify_vapid(headers["Authorization"])["aud"] == service.url.removesuffix("/hook")
    key = livia.get("/me/notices")["push_key"]
    assert f"k={key}" in headers["Authorization"]
    sit_together(livia, marcus)
    club.work(1)
    club.work(10)
    assert len(service.heard) == 2 and livia.get("/me/notices")["channels"] == []


def test_chats_get_their_own_formats_and_nobody_is_pinged_by_a_name(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("<@everyone>")
    discord, slack = club.listener(), club.listener()
    hook(livia, discord, "discord")
    hook(livia, slack, "slack")
    sit_together(livia, marcus)
    club.work(1)
    club.work(10)
    assert discord.bodies()[0]["allowed_mentions"] == {"parse": []}
    assert "<@everyone>" in discord.bodies()[0]["content"]
    assert "&lt;@everyone&gt;" in slack.bodies()[0]["text"]


def test_mentions_undo_requests_and_ends_are_told(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    table = sit_together(livia, marcus, undo="ask")
    for who in (livia, marcus):
        play_one(who, table)
    club.work(60)
    listener = club.listener()
    hook(marcus, listener)
    say = f"/tables/{table}/commands"
    livia.post(say, {"type": "chat", "text": "marcusx is nobody, @Marcusa neither"})
    club.work(60)
    assert not any("mention" in str(body) for body in listener.bodies())
    livia.post(say, {"type": "chat", "text": "Salve, @marcus!"})
    club.work(10)
    mention = listener.bodies()[-1]["notices"][0]
    assert mention["kind"] == "mention" and "Salve, @marcus!" in mention["text"]
    seq = livia.get(f"/tables/{table}/position")["seq"]
    livia.post(say, {"type": "undo", "seq": seq, "ask": True})
    club.work(1)
    club.work(10)
    assert listener.bodies()[-1]["notices"][0]["kind"] == "undo"
    count = len(listener.heard)
    for who in (livia, marcus):
        who.post(say, {"type": "abandon"})
    club.work(1)
    club.work(10)
    assert len(listener.heard) == count + 1
    assert listener.bodies()[-1]["notices"][0]["kind"] == "ended"


def test_kinds_and_tables_can_be_switched_off(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener()
    hook(livia, listener)
    livia.call("PUT", "/me/notices", {"off": ["started"], "language": "de"})
    assert livia.get("/me/notices")["off"] == ["started"]
    sit_together(livia, marcus)
    club.work(1)
    club.work(60)
    assert listener.heard == []
    livia.call("PUT", "/me/notices", {"off": [], "language": "de"})
    info = livia.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})
    livia.call("PUT", f"/tables/{info['id']}/muted", {"muted": True})
    marcus.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
    assert livia.get(f"/tables/{info['id']}/muted") == {"muted": True}
    assert marcus.get(f"/tables/{info['id']}/muted") == {"muted": False}
    club.work(1)
    club.work(60)
    assert listener.heard == []
    assert marcus.refusal("PUT", f"/tables/{'x' * 12}/muted", {"muted": True})[0] == 404


def test_the_test_button_says_whether_it_arrives(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener(201, 500)
    channel = hook(livia, listener)
    livia.post(f"/me/channels/{channel}/test")
    assert listener.bodies()[0]["notices"][0]["kind"] == "test"
    path = f"/me/channels/{channel}/test"
    assert livia.refusal("POST", path, {}) == (409, "delivery_failed")
    assert marcus.refusal("POST", path, {}) == (404, "no_channel")
    marcus.call("DELETE", f"/me/channels/{channel}")
    assert [each["id"] for each in livia.get("/me/notices")["channels"]] == [channel]
    assert marcus.get("/me/notices")["channels"] == []
    inside = {"kind": "webhook", "url": "https://10.0.0.1/", "format": "json"}
    hidden = livia.post("/me/channels", {"target": inside})["id"]
    refused = livia.refusal("POST", f"/me/channels/{hidden}/test", {})
    assert refused == (409, "forbidden_target")


def test_a_mailbox_is_used_only_after_its_owner_has_followed_the_link(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    told = livia.post("/me/channels", {"target": {"kind": "mail", "address": "other@mail.test"}})
    assert told["is_confirmed"] is False
    sit_together(livia, marcus)
    club.work(1)
    club.work(130)
    assert [mail["Subject"] for mail in club.post.mails] == ["Confirm your mail address"]
    refused = livia.refusal("POST", f"/me/channels/{told['id']}/test", {})
    assert refused == (409, "not_confirmed")
    assert livia.refusal("POST", "/confirm-mail", {"token": "wrong"}) == (409, "link_expired")


def test_a_forgotten_password_is_replaced_by_mail(club: Club) -> None:
    livia = club.person("Livia")
    livia.post("/me/claim", {"name": "Livia", "password": "first password"})
    club.mailbox(livia, "livia@mail.test")
    count = len(club.post.mails)
    stranger = Client(club.server.address)
    assert stranger.post("/forgotten-password", {"name": "Nobody"}) == ""
    assert stranger.post("/forgotten-password", {"name": "livia", "language": "ru"}) == ""
    for _ in range(200):
        if len(club.post.mails) > count:
            break
        club.work()
    assert len(club.post.mails) == count + 1 and club.post.mails[-1]["Subject"] == "Новый пароль"
    token = re.search(r"/password#(\S+)", plain(club.post.mails[-1]))
    assert token is not None
    wanted = {"token": token[1], "password": "second password"}
    stranger.post("/new-password", wanted)
    assert stranger.refusal("POST", "/new-password", wanted) == (409, "link_expired")
    assert livia.refusal("GET", "/me") == (401, "sign_in"), "all sessions end"
    signed = {"name": "Livia", "password": "second password"}
    assert stranger.post("/sign-in", signed)["name"] == "Livia"


def test_whoever_deletes_the_account_hears_nothing_more(club: Club) -> None:
    livia, marcus = club.person("Livia"), club.person("Marcus")
    listener = club.listener()
    hook(livia, listener)
    sit_together(livia, marcus)
    livia.post("/me/delete", {})
    club.work(1)
    club.work(60)
    assert listener.heard == []
