"""People: guests, names, passwords, sessions; on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Client, Process
from tests.server.players import sit_together
from ulpia.server.service.look_alikes import plain_names


def test_a_guest_claims_a_name_and_keeps_the_games(clients: Any, server: Process) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    with marcus.socket(table) as second:
        claimed = livia.post("/me/claim", {"name": "Livia Augusta", "password": "correct horse"})
        assert claimed == {"id": livia.me["id"], "name": "Livia Augusta", "guest": False}
        while second.position["seats"][0]["name"] != "Livia Augusta":
            second.next()
    with Client(server.address) as phone:
        phone.post("/sign-in", {"name": "livia  AUGUSTA", "password": "correct horse"})
        assert [each["id"] for each in phone.get("/my-tables")["tables"]] == [table]
    assert marcus.refusal("POST", "/me/claim", {"name": "LIVIA AUGUSTA", "password": "x" * 9}) == (
        409,
        "name_taken",
    )
    assert livia.refusal("POST", "/me/claim", {"name": "Other", "password": "x" * 9})[0] == 409


def test_passwords(clients: Any, server: Process) -> None:
    nerva = clients("Nerva")
    nerva.post("/me/claim", {"name": "Nerva", "password": "first password"})
    with Client(server.address) as phone, Client(server.address) as tablet:
        wrong = {"name": "Nerva", "password": "wrong password"}
        assert phone.refusal("POST", "/sign-in", wrong) == (403, "wrong_password")
        unknown = {"name": "Nobody", "password": "wrong password"}
        assert phone.refusal("POST", "/sign-in", unknown) == (403, "wrong_password")
        phone.post("/sign-in", {"name": "Nerva", "password": "first password"})
        tablet.post("/sign-in", {"name": "Nerva", "password": "first password"})
        body = {"old": "nonsense!", "new": "second password"}
        assert phone.refusal("POST", "/me/password", body) == (403, "wrong_password")
        phone.post("/me/password", {"old": "first password", "new": "second password"})
        assert phone.get("/me")["name"] == "Nerva"
        assert tablet.refusal("GET", "/me") == (401, "sign_in")
        assert nerva.refusal("GET", "/me") == (401, "sign_in")
        tablet.post("/sign-in", {"name": "Nerva", "password": "second password"})
        tablet.post("/sign-out")
        assert tablet.refusal("GET", "/me")[0] == 401
        assert phone.get("/me")["name"] == "Nerva"
        phone.post("/sign-out-everywhere")
        assert phone.refusal("GET", "/me")[0] == 401


def test_a_deleted_account_leaves_a_former_player_and_a_bot(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    open_table = marcus.post("/tables", {"game": "trajan", "seats": [{"place": "link"}] * 2})["id"]
    marcus.post("/me/claim", {"name": "Marcus Ulpius", "password": "a password"})
    assert marcus.refusal("POST", "/me/delete", {}) == (403, "wrong_password")
    with livia.socket(table) as first:
        marcus.post("/me/delete", {"password": "a password"})
        while not first.position["seats"][1].get("former"):
            first.next()
        seat = first.position["seats"][1]
        assert "name" not in seat and "user" not in seat
        while not first.position["seats"][1].get("level"):
            first.next()
        while 1 in first.position["waiting"]:
            first.next()
    assert marcus.refusal("GET", "/me")[0] == 401
    assert livia.refusal("GET", f"/tables/{open_table}")[0] == 404
    other = clients("Other")
    other.post("/me/claim", {"name": "Marcus Ulpius", "password": "another one"})


def test_names_are_cleaned(clients: Any, server: Process) -> None:
    assert clients("  Li\u202evia \n\u200b X ").me["name"] == "Livia X"
    with Client(server.address) as nobody:
        assert nobody.refusal("POST", "/guests", {"name": "\u200b\u200b"}) == (422, "bad_name")
        assert nobody.refusal("POST", "/guests", {"name": "x" * 25}) == (422, "bad_message")
    renamed = clients("Before").call("PATCH", "/me", {"name": "After"})
    assert renamed["name"] == "After"


def test_ending_a_session_ends_its_sockets(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    socket = livia.socket(table).__enter__()
    livia.post("/sign-out")
    with pytest.raises(Exception, match="4401"):
        while True:
            socket.next()


def test_a_first_visit_is_nobody_and_no_error(server: Process, clients: Any) -> None:
    with Client(server.address) as stranger:
        assert stranger.get("/visitor") == ""
    livia = clients("Livia")
    assert livia.get("/visitor") == livia.get("/me")


LOOK_ALIKES = (
    "Agrippina Minor",
    "agrippina MINOR",
    "AgrippinaMinor",
    "Agrippina  Mi nor",
    "Agrippina\u3164Minor",
    "Agrippina\u2800Minor",
    "\uff21grippina Minor",  # a wide A
    "Agrippina\u00a0Minor\ufe0f",
    "\u0410grippina Min\u043er",  # a Cyrillic A and o
    "\u0391GRI\u03a1PINA MIN\u039fR",  # a Greek Alpha, Rho, Omicron
)


def test_a_guest_cannot_take_the_name_of_an_account(clients: Any, server: Process) -> None:
    owner, other = clients("Owner"), clients("Other")
    owner.post("/me/claim", {"name": "Agrippina Minor", "password": "a password"})
    taken = (409, "name_taken")
    for name in LOOK_ALIKES:
        assert Client(server.address).refusal("POST", "/guests", {"name": name}) == taken, name
        assert other.refusal("PATCH", "/me", {"name": name}) == taken, name
        claimed = {"name": name, "password": "another one"}
        assert other.refusal("POST", "/me/claim", claimed) == taken, name
    assert other.get("/me")["name"] == "Other"
    assert clients("Agrippina Maior").me["guest"]
    owner.post("/me/delete", {"password": "a password"})
    assert clients("agrippina minor").me["name"] == "agrippina minor"


def test_names_of_other_alphabets_are_guarded_in_any_case(clients: Any, server: Process) -> None:
    owner, guest = clients("Owner"), clients("Other")
    owner.post("/me/claim", {"name": "Ромул", "password": "a password"})
    for name in ("Ромул", "РОМУЛ", "ромул", "Poмул"):
        assert guest.refusal("PATCH", "/me", {"name": name}) == (409, "name_taken"), name
    assert guest.call("PATCH", "/me", {"name": "Ромула"})["name"] == "Ромула"


def test_accounts_of_earlier_versions_keep_their_names_to_themselves() -> None:
    """Their names are kept without a thought for other alphabets."""
    assert plain_names("Рома") == ("poma", "рома")
    assert plain_names("Roma") == ("roma", "roma")


def test_guests_are_marked_in_the_chat_and_stay_so(clients: Any) -> None:
    livia, marcus = clients("Livia"), clients("Marcus")
    table = sit_together(livia, marcus)
    marcus.post("/me/claim", {"name": "Marcus Aurelius", "password": "a password"})
    with livia.socket(table) as first, marcus.socket(table) as second:
        first.ask("chat", text="Ave")
        assert second.wait_for("chat")["guest"] is True
        second.ask("chat", text="Salve")
        while (said := first.wait_for("chat"))["text"] != "Salve":
            pass
        assert "guest" not in said
    livia.post("/me/claim", {"name": "Livia Drusilla", "password": "a password"})
    lines = marcus.get(f"/tables/{table}/chat")["lines"]
    assert [line.get("guest", False) for line in lines] == [True, False]
