"""Web push and the targets of notices: the standard's own example, and networks nobody reaches."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from tests.server.receivers import Browser, Listener, serving, verify_vapid
from ulpia.server.service.notices import targets, web_push
from ulpia.server.service.notices.targets import TargetForbidden, read_networks
from ulpia.table.refusals import NotAllowed

HERE = read_networks("127.0.0.1")
NOWHERE = read_networks("")


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    own = web_push.read_private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    body = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        web_push.decode64(browser),
        web_push.decode64("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        web_push.decode64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.encode64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
        "Qulcy4a-fN"
    )


def test_a_browser_reads_what_was_sent_to_it() -> None:
    browser = Browser()
    sealed = web_push.encrypt(b'{"title":"Salve"}', browser.public(), browser.auth)
    assert browser.read(sealed) == {"title": "Salve"}


def test_the_signature_names_the_push_service_and_the_sender() -> None:
    key = web_push.read_private_key(web_push.new_private_key())
    header = web_push.authorization(key, "https://push.example.org/x/1", "https://u.test", 1000)
    claims = verify_vapid(header)
    assert claims["aud"] == "https://push.example.org" and claims["sub"] == "https://u.test"
    assert 1000 < claims["exp"] <= 1000 + 24 * 3600


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "0.0.0.0",  # noqa: S104
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "2130706433",
        "0x7f.1",
        "[fd00::1]",
        "[fe80::1]",
        "[64:ff9b:1::1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[2001:0:7f00:1::1]",
        "[::127.0.0.1]",
        "[::ffff:0:127.0.0.1]",
        "[fec0::1]",
        "[::]",
        "017700000001",
        "0177.0.0.1",
        "127.1",
        "127.0.0.1.",
    ],
)
def test_no_notice_reaches_the_hosts_own_network(host: str) -> None:
    with pytest.raises((TargetForbidden, socket.gaierror)):
        targets.post(f"https://{host}/", b"", {}, NOWHERE)


def test_a_name_is_looked_up_once_so_that_it_cannot_change_its_mind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = [["93.184.216.34"], ["127.0.0.1"]]
    reached = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    def connect(place: tuple[str, int], *_: Any) -> Any:
        reached.append(place[0])
        raise OSError("no network in tests")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="no network"):
        targets.post("https://rebinding.example.org/", b"", {}, NOWHERE)
    assert reached == ["93.184.216.34"] and answers == [["127.0.0.1"]]


def test_a_name_with_one_private_address_among_others_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = [(2, 1, 6, "", (each, 443)) for each in ("93.184.216.34", "10.0.0.5")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: both)
    with pytest.raises(TargetForbidden):
        targets.post("https://both.example.org/", b"", {}, NOWHERE)


def test_the_host_may_name_networks_of_its_own() -> None:
    with serving(Listener(302)) as listener:
        assert targets.post(listener.url, b"{}", {}, HERE) == 302, "and nobody is redirected"
    assert not HERE.allow(ipaddress.ip_address("127.0.0.2"))


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "https://", "https://a:b@example.org/", "http://example.org/", "x"],
)
def test_what_is_no_address_of_a_web_server_is_refused(url: str) -> None:
    with pytest.raises(NotAllowed, match="bad_target"):
        targets.require_url(url, NOWHERE)
