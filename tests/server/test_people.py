"""Friends, blocks, mutes, invitations, reports, bans, programs, notes, own data; both databases."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from tests.server.harness import Client, Process, Socket
from tests.server.players import sit_together
from tests.server.test_ratings import account
from ulpia.cli import main

PASSWORD = "correct horse"  # noqa: S105
NUMBERS = itertools.count(1)
LINK = [{"place": "link"}, {"place": "link"}]


@pytest.fixture
def three(server: Process) -> list[Client]:
    """Make three accounts whose names no other test has."""
    end = str(next(NUMBERS))
    return [account(server.address, f"{name} {end}") for name in ("Livia", "Marcus", "Tertia")]


def name_of(client: Client) -> str:
    return str(client.get("/me")["name"])


def relate(client: Client, other: Client, kind: str | None) -> Any:
    return client.call("PUT", "/me/people", {"kind": kind, "name": name_of(other)})


def kinds(client: Client) -> dict[str, str]:
    return {each["name"]: each["kind"] for each in client.get("/me/people")["people"]}


def befriend(one: Client, other: Client) -> None:
    relate(one, other, "friend")
    relate(other, one, "friend")


def make_host(server: Process, client: Client) -> None:
    assert main(["admin", "appoint", name_of(client), "--database", server.database]) == 0


def lines_heard(socket: Socket) -> list[str]:
    socket.drain()
    heard = [json.loads(text) for text in socket.heard]
    lines = {each["number"]: each["text"] for each in heard if each["type"] == "chat"}
    return [lines[number] for number in sorted(lines)]  # news of a process reach itself too


def test_friends_must_both_say_so(three: list[Client]) -> None:
    livia, marcus, _ = three
    relate(livia, marcus, "friend")
    assert kinds(livia) == {name_of(marcus): "asked"}
    assert kinds(marcus) == {name_of(livia): "wishes"}
    relate(marcus, livia, "friend")
    assert kinds(livia) == {name_of(marcus): "friend"}
    relate(marcus, livia, None)
    assert kinds(livia) == {name_of(marcus): "asked"}
    assert livia.refusal("PUT", "/me/people", {"kind": "friend", "name": "Nobody there"}) == (
        404,
        "no_player",
    )
    own = {"kind": "friend", "name": name_of(livia)}
    assert livia.refusal("PUT", "/me/people", own)[1] == "yourself"


def test_guests_have_no_friends_but_can_be_muted(three: list[Client], clients: Any) -> None:
    guest = clients("Passer-by")
    livia = three[0]
    wish = {"kind": "friend", "user": guest.me["id"]}
    assert livia.refusal("PUT", "/me/people", wish) == (403, "needs_account")
    livia.call("PUT", "/me/people", {"kind": "mute", "user": guest.me["id"]})
    assert kinds(livia) == {"Passer-by": "mute"}


def test_a_friend_is_invited_to_a_table_and_nobody_else(three: list[Client]) -> None:
    livia, marcus, tertia = three
    befriend(livia, marcus)
    table = livia.post("/tables", {"game": "trajan", "seats": LINK, "sit": 0})["id"]
    assert marcus.refusal("GET", f"/tables/{table}")[0] == 404
    livia.post(f"/tables/{table}/invitations", {"name": name_of(marcus)})
    [told] = marcus.get("/me/people")["invitations"]
    assert (told["table"], told["by"]) == (table, name_of(livia))
    stranger = {"name": name_of(tertia)}
    refused = livia.refusal("POST", f"/tables/{table}/invitations", stranger)
    assert refused == (409, "not_friends")
    assert tertia.refusal("POST", f"/tables/{table}/invitations", stranger)[0] == 404
    marcus.post(f"/tables/{table}/join", {})
    assert marcus.get("/me/people")["invitations"] == []


def test_whoever_is_blocked_shares_no_new_table_and_is_no_friend(three: list[Client]) -> None:
    livia, marcus, _ = three
    befriend(livia, marcus)
    relate(livia, marcus, "block")
    assert kinds(marcus) == {}, "whoever is blocked is told nothing"
    relate(marcus, livia, "friend")
    assert kinds(livia) == {name_of(marcus): "block"}
    info = livia.post("/tables", {"game": "trajan", "seats": LINK, "sit": 0})
    wish = {"key": info["join_key"]}
    path = f"/tables/{info['id']}/join"
    assert marcus.refusal("POST", path, wish) == (403, "not_welcome")
    own = marcus.post("/tables", {"game": "trajan", "seats": LINK, "sit": 0})
    refused = livia.refusal("POST", f"/tables/{own['id']}/join", {"key": own["join_key"]})
    assert refused == (403, "not_welcome")
    relate(livia, marcus, None)
    marcus.post(path, wish)


def test_lines_of_a_muted_person_reach_everybody_else(three: list[Client]) -> None:
    livia, marcus, tertia = three
    table = sit_together(livia, marcus, tertia)
    relate(livia, marcus, "mute")
    first, second, third = (client.socket(table) for client in three)
    with first, second, third:
        second.ask("chat", text="Salve")
        third.ask("chat", text="Ave")
        first.wait_for("chat", text="Ave")
        assert lines_heard(first) == ["Ave"]
        assert lines_heard(third) == ["Salve", "Ave"]
    texts = [line["text"] for line in livia.get(f"/tables/{table}/chat")["lines"]]
    assert texts == ["Ave"]
    assert len(tertia.get(f"/tables/{table}/chat")["lines"]) == 2


def test_a_reported_line_is_taken_away_and_its_author_banned(
    server: Process, three: list[Client]
) -> None:
    livia, marcus, tertia = three
    table = sit_together(livia, marcus)
    marcus.post(f"/tables/{table}/commands", {"type": "chat", "text": "You are a mule"})
    [line] = livia.get(f"/tables/{table}/chat")["lines"]
    wish = {"channel": "players", "number": line["number"], "reason": "rude"}
    path = f"/tables/{table}/reports"
    assert marcus.refusal("POST", path, wish)[1] == "yourself"
    assert livia.refusal("POST", path, {**wish, "number": 99}) == (404, "no_line")
    assert livia.refusal("POST", path, {**wish, "channel": "spectators"}) == (404, "no_line")
    assert tertia.refusal("POST", path, wish)[0] == 404
    for _ in range(2):
        livia.post(path, wish)
    assert tertia.refusal("GET", "/host/reports") == (403, "needs_role")
    make_host(server, tertia)
    [told] = [each for each in tertia.get("/host/reports")["reports"] if each["table"] == table]
    assert (told["text"], told["reason"], told["by"]) == ("You are a mule", "rude", name_of(livia))
    tertia.post(f"/host/reports/{told['id']}", {"outcome": "removed"})
    assert livia.get(f"/tables/{table}/chat")["lines"][0]["text"] == ""
    ban = {"days": 7, "reason": "rude"}
    banned = f"/host/people/{told['user']}/ban"
    assert livia.refusal("PUT", banned, ban) == (403, "needs_role")
    with marcus.socket(table) as socket:
        tertia.call("PUT", banned, ban)
        with pytest.raises(Exception, match="signed out"):
            while True:
                socket.next()
    assert marcus.refusal("GET", "/me")[0] == 401
    [person] = tertia.get(f"/host/people?name={told['name']}")["people"]
    assert person["ban_reason"] == "rude" and person["banned_until"]
    credentials = {"name": told["name"], "password": PASSWORD}
    assert marcus.refusal("POST", "/sign-in", credentials) == (403, "banned")
    tertia.call("PUT", banned, {"days": 0})
    marcus.post("/sign-in", credentials)


def test_every_page_of_the_host_is_closed_to_others(three: list[Client], clients: Any) -> None:
    paths = [
        ("GET", "/host/health"),
        ("GET", "/host/people"),
        ("GET", "/host/reports"),
        ("GET", "/host/tables"),
        ("POST", "/host/reports/x"),
        ("PUT", "/host/people/x/ban"),
        ("POST", "/host/tables/x/close"),
        ("POST", "/host/tables/x/repair"),
    ]
    for method, path in paths:
        for client in (three[0], clients("Guest")):
            assert client.refusal(method, path, {}) == (403, "needs_role")
    nobody = Client(three[0].address)
    assert nobody.refusal("GET", "/host/health") == (401, "sign_in")


def test_the_host_sees_how_the_server_does_and_repairs_a_game(
    server: Process, three: list[Client]
) -> None:
    livia, marcus, tertia = three
    make_host(server, tertia)
    assert tertia.get("/host/people?name=%00%25")["people"] == []
    table = sit_together(livia, marcus)
    health = tertia.get("/host/health")
    assert health["accounts"] >= 3 and health["database"] in ("SQLite", "PostgreSQL")
    with livia.socket(table) as first, marcus.socket(table) as second:
        before = first.position["seq"]
        for _ in range(4):
            for socket in (first, second):
                socket.wait_until(max(first.position["seq"], second.position["seq"]))
                if socket.position.get("decision"):
                    socket.move(socket.position["decision"]["options"][0]["text"])
        after = max(first.position["seq"], second.position["seq"])
        assert after > before
        repair = {"seq": before, "note": "a click too many"}
        path = f"/host/tables/{table}/repair"
        assert livia.refusal("POST", path, repair) == (403, "needs_role")
        tertia.post(path, repair)
        position = first.wait_until(after + 1)
        entry = position["entries"][-1]
        assert (entry["kind"], entry["note"]) == ("undo", "a click too many")
        assert position["waiting"] == [0, 1]
        assert not position.get("undo", {}).get("redo")
    assert tertia.refusal("POST", path, repair) == (409, "nothing_played")
    tertia.post(f"/host/tables/{table}/close")
    assert livia.get(f"/tables/{table}")["state"] == "abandoned"


def test_a_program_comes_with_a_token_and_is_marked(server: Process, three: list[Client]) -> None:
    livia, marcus, _ = three
    made = livia.post("/me/programs", {"name": f"Engine {name_of(livia)}"[:24]})
    engine = Client(server.address)
    engine.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert engine.get("/me")["program"] is True
    assert "set-cookie" not in engine.http.get("/api/me").headers
    info = marcus.post("/tables", {"game": "trajan", "seats": LINK, "sit": 0, "rated": True})
    engine.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
    seat = marcus.get(f"/tables/{info['id']}")["seats"][1]
    assert seat["program"] is True and seat["name"] == made["program"]["name"]
    own = livia.post("/tables", {"game": "trajan", "seats": LINK, "sit": 0, "rated": True})
    refused = engine.refusal("POST", f"/tables/{own['id']}/join", {"key": own["join_key"]})
    assert refused == (403, "own_program")
    assert engine.refusal("POST", "/daily") == (403, "people_only")
    assert engine.refusal("POST", "/me/programs", {"name": "Another"}) == (403, "people_only")
    renewed = livia.post(f"/me/programs/{made['program']['user']}/token")
    assert engine.refusal("GET", "/me")[0] == 401
    engine.http.headers["Authorization"] = f"Bearer {renewed['token']}"
    assert engine.get("/me")["name"] == made["program"]["name"]
    path = f"/me/programs/{made['program']['user']}"
    assert marcus.refusal("DELETE", path) == (404, "no_program")
    livia.call("DELETE", path)
    assert engine.refusal("GET", "/me")[0] == 401
    assert livia.get("/me/programs")["programs"] == []


def test_a_note_is_for_its_writer_alone(three: list[Client]) -> None:
    livia, marcus, tertia = three
    table = sit_together(livia, marcus)
    livia.call("PUT", f"/tables/{table}/note", {"text": " He builds early\x00 "})
    assert livia.get(f"/tables/{table}/note") == {"text": "He builds early"}
    assert marcus.get(f"/tables/{table}/note") == {"text": ""}
    assert tertia.refusal("GET", f"/tables/{table}/note")[0] == 404
    livia.call("PUT", f"/tables/{table}/note", {"text": ""})
    assert livia.get(f"/tables/{table}/note") == {"text": ""}


def test_everything_about_me_in_one_file_and_nothing_of_others(three: list[Client]) -> None:
    livia, marcus, _ = three
    befriend(livia, marcus)
    table = sit_together(livia, marcus)
    for client, text in ((livia, "my words"), (marcus, "his words")):
        client.post(f"/tables/{table}/commands", {"type": "chat", "text": text})
        client.call("PUT", f"/tables/{table}/note", {"text": f"note of {text}"})
    text = livia.http.get("/api/me/export").text
    told = json.loads(text)
    assert told["account"]["name"] == name_of(livia)
    assert [line["text"] for line in told["chat"]] == ["my words"]
    assert [note["text"] for note in told["notes"]] == ["note of my words"]
    assert [row["name"] for row in told["people"]] == [name_of(marcus)]
    [game] = told["games"]
    assert game["table"] == table and "as seat 0 knows it" in game["record"]
    for secret in ("his words", "argon2", "token_hash", "unsubscribe_key", '"seed"'):
        assert secret not in text


def test_what_belongs_to_an_account_goes_with_it(server: Process, three: list[Client]) -> None:
    livia, marcus, _ = three
    befriend(livia, marcus)
    table = sit_together(livia, marcus)
    made = livia.post("/me/programs", {"name": f"Bot {name_of(livia)}"[:24]})
    engine = Client(server.address)
    engine.http.headers["Authorization"] = f"Bearer {made['token']}"
    livia.post("/me/delete", {"password": PASSWORD})
    assert kinds(marcus) == {}
    assert engine.refusal("GET", "/me")[0] == 401
    assert marcus.get(f"/tables/{table}")["seats"][0]["former"] is True


def test_two_who_seek_the_same_game_sit_down_together(three: list[Client]) -> None:
    livia, marcus, tertia = three
    wish = {"game": "trajan", "seats": 2}
    relate(marcus, tertia, "block")
    assert livia.post("/quick-match", {**wish, "seats": 3})["state"] == "waiting"
    assert marcus.post("/quick-match", wish) == {
        "state": "waiting",
        "game": "trajan",
        "seats": 2,
        "found": 1,
    }
    assert tertia.post("/quick-match", wish)["state"] == "waiting", "they do not play together"
    found = livia.post("/quick-match", wish)
    assert found["state"] == "ready"
    assert marcus.post("/quick-match", wish)["table"] == found["table"]
    assert tertia.post("/quick-match", wish)["state"] == "waiting"
    info = livia.get(f"/tables/{found['table']}")
    assert info["state"] == "running" and info["pace"]["kind"] == "live"
    tertia.call("DELETE", "/quick-match")
    assert tertia.get("/quick-match") == {"state": "idle"}
    for client in (livia, marcus):
        client.call("DELETE", "/quick-match")
    assert Client(livia.address).guest("Gaius").refusal(
        "POST", "/quick-match", {**wish, "rated": True}
    ) == (403, "needs_account")
