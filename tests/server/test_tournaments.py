"""Tournaments on both databases, by a clock in the hand: rounds, deadlines, bots, standings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.harness import Client, RunningServer, run_server, settings
from tests.server.test_pace import at
from tests.server.test_ratings import account, wait_for_people
from ulpia.server.service.club.umpire import Umpire
from ulpia.table.effects import Effects

NOON = at("2027-03-02T12:00")
DAY_MS = 86_400_000


class Club:
    """A server with a clock in the hand."""

    def __init__(self, server: RunningServer, clock: list[int]) -> None:
        self.server = server
        self.clock = clock

    def look(self) -> None:
        """Let the umpire do what is due now."""
        work = self.server.services.umpire.look()
        asyncio.run_coroutine_threadsafe(work, self.server.loop).result(60)

    def people(self, *names: str) -> list[Client]:
        return [account(self.server.address, name) for name in names]


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    clock = [NOON]
    with run_server(settings(database), Effects(now=lambda: clock[0], seed=lambda: 5)) as server:
        yield Club(server, clock)


def new_tournament(**given: Any) -> dict[str, Any]:
    usual = {"name": "Autumn Cup", "game": "trajan", "seats": 2, "level": "random", "days": 3}
    return {**usual, **given}


def begin(club: Club, people: list[Client], **given: Any) -> str:
    made = people[0].post("/tournaments", new_tournament(**given))
    name = str(made["info"]["id"])
    for person in people:
        person.post(f"/tournaments/{name}/join")
    people[0].post(f"/tournaments/{name}/start")
    club.look()
    return name


def own_table(person: Client, name: str) -> str:
    """Return where somebody plays in the newest round."""
    standings = person.get(f"/tournaments/{name}")["standings"]
    mine = next(each for each in standings if each.get("mine"))
    return str(mine["games"][-1]["table"])


def lose(person: Client, name: str) -> None:
    """Leave the game of this round for good."""
    table = own_table(person, name)
    person.post(f"/tables/{table}/commands", {"type": "give_up", "level": "random"})


def end(person: Client, name: str) -> None:
    """End a game whose other person has left."""
    table = own_table(person, name)
    person.post(f"/tables/{table}/commands", {"type": "abandon"})


def points(person: Client, name: str) -> dict[str, float]:
    standings = person.get(f"/tournaments/{name}")["standings"]
    return {each.get("name") or each["level"]: each["halves"] / 2 for each in standings}


def test_a_swiss_of_four_rounds_with_a_bot(club: Club) -> None:
    people = club.people("Livia", "Marcus", "Titus")
    name = begin(club, people, rounds=4)
    met = []
    for number in range(1, 5):
        told = people[0].get(f"/tournaments/{name}")
        assert told["info"]["round"] == number
        assert told["info"]["deadline"] == club.clock[0] + 3 * DAY_MS
        assert len(told["standings"]) == 4  # three people and a bot that fills the table
        tables = {own_table(person, name): person for person in people}
        seats = {table: people[0].get(f"/tables/{table}")["seats"] for table in tables}
        met.append(sorted(sorted(seat.get("name", "") for seat in each) for each in seats.values()))
        for table in seats:
            assert people[0].get(f"/tables/{table}")["state"] == "running"  # anybody may watch
        club.clock[0] += 3 * DAY_MS  # nobody plays: whom a game waits for comes last
        club.look()
        assert {people[0].get(f"/tables/{table}")["state"] for table in seats} == {"abandoned"}
    assert people[0].get(f"/tournaments/{name}")["info"]["state"] == "finished"
    assert met[0] != met[1] != met[2]  # three rounds without meeting again
    given = points(people[0], name)
    assert sum(given.values()) == 4 * 2 * 3  # 2 and 1 at two tables in each of four rounds
    assert set(given) == {"Livia", "Marcus", "Titus", "random"}


def test_a_round_ends_when_all_its_games_are_over(club: Club) -> None:
    livia, marcus = people = club.people("Livia", "Marcus")
    name = begin(club, people, kind="round_robin")
    assert livia.get(f"/tournaments/{name}")["info"]["rounds"] == 1
    lose(marcus, name)
    club.look()
    assert livia.get(f"/tournaments/{name}")["info"]["state"] == "running"
    end(livia, name)
    club.look()
    told = livia.get(f"/tournaments/{name}")
    assert told["info"]["state"] == "finished"
    first, last = told["standings"]
    assert (first["name"], first["halves"], first["games"][0]["place"]) == ("Livia", 4, 1)
    assert (last["name"], last["halves"], last["games"][0]["place"]) == ("Marcus", 2, 2)
    assert (first["rival_halves"], last["rival_halves"]) == (2, 4)


def test_who_leaves_a_tournament_is_replaced_by_a_bot_in_the_next_round(club: Club) -> None:
    people = club.people("Livia", "Marcus", "Titus", "Aelia")
    name = begin(club, people, kind="round_robin")
    people[3].post(f"/tournaments/{name}/leave")
    assert people[3].refusal("POST", f"/tournaments/{name}/leave") == (409, "not_joined")
    club.clock[0] += 3 * DAY_MS
    club.look()
    tables = {own_table(person, name) for person in people}
    seats = [seat for table in tables for seat in people[0].get(f"/tables/{table}")["seats"]]
    assert sorted(seat.get("name") or seat["level"] for seat in seats) == [
        "Livia",
        "Marcus",
        "Titus",
        "random",
    ]


def test_who_may_do_what(club: Club) -> None:
    livia, marcus = club.people("Livia", "Marcus")
    guest = Client(club.server.address).guest("Gaius")
    assert guest.refusal("POST", "/tournaments", new_tournament()) == (403, "needs_account")
    name = livia.post("/tournaments", new_tournament(rated=True))["info"]["id"]
    path = f"/tournaments/{name}"
    assert guest.refusal("POST", f"{path}/join") == (403, "needs_account")
    assert marcus.refusal("POST", f"{path}/start") == (409, "not_host")
    assert livia.refusal("POST", f"{path}/start") == (409, "too_few_players")
    livia.post(f"{path}/join")
    assert livia.refusal("POST", f"{path}/join") == (409, "already_joined")
    marcus.post(f"{path}/join")
    marcus.post(f"{path}/leave")
    assert marcus.refusal("POST", f"{path}/leave") == (409, "not_joined")
    marcus.post(f"{path}/join")
    assert guest.get("/tournaments")["tournaments"][0]["people"] == 2
    livia.post(f"{path}/start")
    club.look()
    assert marcus.refusal("POST", f"{path}/start") == (409, "not_host")
    assert livia.refusal("POST", f"{path}/cancel") == (409, "tournament_began")
    table = own_table(livia, name)
    told = marcus.get(f"/tables/{table}")
    assert told["rated"] is True and told["event"] == f"tournament:{name}:1"
    hand_over = {"type": "hand_over", "level": "random"}
    assert livia.refusal("POST", f"/tables/{table}/commands", hand_over) == (409, "rated_stays")
    others = [livia.post("/tournaments", new_tournament())["info"]["id"] for _ in range(4)]
    refused = livia.refusal("POST", "/tournaments", new_tournament())
    assert refused == (409, "too_many_tournaments")
    other = others[0]
    livia.post(f"/tournaments/{other}/cancel")
    assert livia.refusal("GET", f"/tournaments/{other}") == (404, "no_tournament")


def test_a_tournament_goes_on_after_the_server_was_away(database: str) -> None:
    clock = [NOON]
    effects = Effects(now=lambda: clock[0], seed=lambda: 5)
    with run_server(settings(database), effects) as server:
        club = Club(server, clock)
        people = club.people("Livia", "Marcus", "Titus", "Aelia")
        name = begin(club, people, kind="round_robin")
    clock[0] += 4 * DAY_MS
    with run_server(settings(database), effects) as server:
        club = Club(server, clock)
        club.look()
        again = Client(server.address)
        again.http.cookies = people[0].http.cookies
        info = again.get(f"/tournaments/{name}")["info"]
        assert (info["round"], info["deadline"]) == (2, clock[0] + 3 * DAY_MS)


def test_a_game_that_somebody_else_has_begun_is_not_begun_again(club: Club) -> None:
    livia, marcus = club.people("Livia", "Marcus")
    name = begin(club, [livia, marcus])
    table = own_table(livia, name)
    before = livia.get(f"/tables/{table}/log")
    assert [entry["kind"] for entry in before["entries"]] == ["open", "start"]
    # as an umpire saw it just before it was begun
    seen_before: Any = SimpleNamespace(state="open", place=None, host_id=None)
    umpire = club.server.services.umpire
    for work in (
        umpire.attend(seen_before, table, [seen_before], is_late=False),
        asyncio.wait_for(look_often(umpire), 60),
    ):
        asyncio.run_coroutine_threadsafe(work, club.server.loop).result(60)
    assert livia.get(f"/tables/{table}/log") == before


async def look_often(umpire: Umpire) -> None:
    await asyncio.gather(*(umpire.look() for _ in range(5)))


def test_no_page_of_the_club_tells_ids_addresses_or_keys(club: Club) -> None:
    livia, marcus, gaius = club.people("Livia", "Marcus", "Gaius")
    livia.call("PUT", "/me/notices", {"off": ["turn"], "language": "de"})
    webhook = {"kind": "webhook", "url": "https://203.0.113.9/secret-hook", "format": "json"}
    livia.post("/me/channels", {"target": webhook})
    name = begin(club, [livia, marcus], rated=True, kind="round_robin")
    table = livia.get(f"/tables/{own_table(livia, name)}")
    livia.post("/daily")
    lose(marcus, name)
    end(livia, name)
    club.look()
    wait_for_people(gaius, 2, 2)
    paths = [
        "/leaderboards/trajan/2",
        "/players/Livia",
        "/players/Livia/statistics/trajan/2",
        "/statistics/trajan",
        "/daily",
        "/tournaments",
        f"/tournaments/{name}",
    ]
    told = " ".join([gaius.http.get(f"/api{path}").text for path in paths])
    assert "Livia" in told and "Autumn Cup" in told
    secrets = [livia.get("/me")["id"], marcus.get("/me")["id"], livia.cookie(), "secret-hook"]
    secrets += [table["join_key"], table["watch_key"], livia.get("/daily")["table"]]
    assert [secret for secret in secrets if secret in told] == []
