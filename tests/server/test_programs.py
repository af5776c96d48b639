"""Programs with a token: a whole rated game by the public API, and what a token is not good for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.harness import Client, run_server, settings
from tests.server.players import play_to_the_end
from tests.server.test_notices import Club, plain
from tests.server.test_ratings import account, all_of, wait_for_people
from tests.server.test_tournaments import new_tournament
from ulpia.server.service import admin
from ulpia.server.service.club import repairs
from ulpia.server.store.club_schema import ratings

RATED = {"game": "trajan", "seats": [{"place": "link"}] * 2, "sit": 0, "rated": True}


def program_of(owner: Client, name: str) -> tuple[Client, dict[str, Any]]:
    """Make a program; return who plays by its token, and what is known of it."""
    made = owner.post("/me/programs", {"name": name})
    program = Client(owner.address)
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    return program, made["program"]


def sit_down_rated(host: Client, other: Client) -> str:
    info = host.post("/tables", RATED)
    other.post(f"/tables/{info['id']}/join", {"key": info["join_key"]})
    return str(info["id"])


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(stack, database)


@pytest.mark.parametrize("rival", ["person", "program"])
def test_a_program_plays_a_rated_game_to_its_end(database: str, rival: str) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        engine, _ = program_of(livia, "Daedalus")
        other, name = marcus, "Marcus"
        if rival == "program":
            other, _ = program_of(marcus, "Talos")
            name = "Talos"
        table = sit_down_rated(other, engine)
        end = play_to_the_end(table, engine, other)
        assert end["state"] == "finished"
        board = wait_for_people(livia, 2, 2)["players"]
        by_name = {each["name"]: each for each in board}
        assert by_name.keys() == {"Daedalus", name}
        assert by_name["Daedalus"]["program"] is True
        assert by_name[name].get("program", False) is (rival == "program")
        assert all(each["rating"]["games"] == 1 for each in board)
        seat = next(seat["seat"] for seat in end["seats"] if seat["name"] == "Daedalus")
        winner = "Daedalus" if end["result"]["winners"] == [seat] else name
        assert board[0]["name"] == winner
        assert board[0]["rating"]["rating"] > 1500 > board[1]["rating"]["rating"]
        assert livia.get("/players/Daedalus")["ratings"][0]["rating"]["games"] == 1
        running = all_of(server.services.database, ratings)
        assert repairs.recompute(server.services.database) == 1
        assert all_of(server.services.database, ratings) == running


def test_whoever_is_banned_is_in_no_list_meanwhile(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, nerva = (account(server.address, name) for name in ("Livia", "Nerva"))
        admin.appoint(server.services.database, "Nerva", is_host=True)
        cheat = account(server.address, "Marcus")
        table = sit_down_rated(livia, cheat)
        livia.post(f"/tables/{table}/commands", {"type": "give_up", "level": "random"})
        cheat.post(f"/tables/{table}/commands", {"type": "abandon"})
        wait_for_people(nerva, 2, 2)
        ban = f"/host/people/{cheat.get('/me')['id']}/ban"
        nerva.call("PUT", ban, {"days": 3, "reason": "two accounts"})
        assert [each["name"] for each in wait_for_people(nerva, 2, 1)["players"]] == ["Livia"]
        nerva.call("PUT", ban, {"days": 0})
        wait_for_people(nerva, 2, 2)


def test_a_rated_tournament_is_not_for_somebody_and_their_programs(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        first, _ = program_of(livia, "Daedalus")
        second, _ = program_of(livia, "Talos")
        name = livia.post("/tournaments", new_tournament(rated=True))["info"]["id"]
        path = f"/tournaments/{name}/join"
        first.post(path)
        assert livia.refusal("POST", path) == (403, "own_program")
        assert second.refusal("POST", path) == (403, "own_program")
        marcus.post(path)
        free = livia.post("/tournaments", new_tournament(rated=False))["info"]["id"]
        for who in (livia, first, second):
            who.post(f"/tournaments/{free}/join")


def test_a_banned_program_gets_no_new_token_from_its_owner(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, nerva = (account(server.address, name) for name in ("Livia", "Nerva"))
        admin.appoint(server.services.database, "Nerva", is_host=True)
        engine, told = program_of(livia, "Daedalus")
        nerva.call("PUT", f"/host/people/{told['user']}/ban", {"days": 3, "reason": "spam"})
        assert engine.refusal("GET", "/me")[0] == 401
        renew = f"/me/programs/{told['user']}/token"
        assert livia.refusal("POST", renew) == (403, "banned")
        nerva.call("PUT", f"/host/people/{told['user']}/ban", {"days": 0})
        assert livia.post(renew)["token"]


def test_whoever_has_found_a_token_cannot_make_it_a_password(club: Club) -> None:
    livia = club.person("Livia")
    livia.post("/me/claim", {"name": "Livia", "password": "correct horse"})
    thief, told = program_of(livia, "Daedalus")
    club.mailbox(thief, "thief@mail.test")
    mails = len(club.post.mails)
    stranger = Client(club.server.address)
    stranger.post("/forgotten-password", {"name": "Daedalus"})
    club.mailbox(livia, "livia@mail.test")
    stranger.post("/forgotten-password", {"name": "Livia"})
    for _ in range(200):
        if len(club.post.mails) >= mails + 2:
            break
        club.work()
    sent = [(mail["To"], plain(mail)) for mail in club.post.mails[mails:]]
    assert [to for to, text in sent if re.search(r"/password#", text)] == ["livia@mail.test"]
    assert thief.refusal("POST", "/me/claim", {"name": "Thief", "password": "first word"})[0] == 409
    livia.post(f"/me/programs/{told['user']}/token")
    assert thief.refusal("GET", "/me")[0] == 401
