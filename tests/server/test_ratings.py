"""Ratings on both databases: told before joining, changed by games, and worked out anew."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.harness import Client, run_server, settings
from tests.server.players import sit_together
from ulpia.ai.ratings import FIRST_RATING, ratings_after
from ulpia.kernel.chance import Dice
from ulpia.server.service.club import repairs
from ulpia.server.service.club.rating import chance_ahead, shown_rating
from ulpia.server.service.club.scorekeeper import write_result
from ulpia.server.service.sweeper import DAY_MS, Sweeper
from ulpia.server.store.club_schema import ratings, result_seats, results, tallies
from ulpia.server.store.database import Database, open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.schema import tables, users
from ulpia.table.effects import Effects
from ulpia.table.results import GameResult, SeatResult, final_ranks

PEOPLE = ("livia", "marcus", "titus", "drusus", "aelia")


def made_result(number: int, dice: Dice, players: list[str]) -> GameResult:
    """Return the result of a rated game with random points, often equal ones."""
    totals = [60 + dice.below(6) for _ in players]
    ranks = final_ranks(totals, [totals.index(max(totals))])
    seats = [
        SeatResult(
            seat,
            None if player.startswith("bot") else player.removeprefix("user "),
            player.removeprefix("bot ") if player.startswith("bot") else None,
            ranks[seat],
            {"ships": totals[seat] - 20, "senate": 20},
            ranks[seat] == 1,
            "senate" if dice.below(2) else "trajan",
            player,
            ranks[seat],
        )
        for seat, player in enumerate(players)
    ]
    name = f"t{number}"
    return GameResult(
        name, "trajan", 1, "finished", True, True, 90, number, number + 9, len(players), seats
    )


def add_table_row(connection: Any, result: GameResult) -> None:
    row = {
        "id": result.table,
        "game": result.game,
        "rules": result.rules,
        "seats": result.seat_count,
        "options": "{}",
        "seed": "1",
        "state": "finished",
        "host_id": "u",
        "listed": False,
        "watching": "link",
        "undo": "free",
        "away_after": 60,
        "join_key": "j",
        "watch_key": "w",
        "version": 1,
        "waiting": "[]",
        "waiting_since": 0,
        "bot_due": False,
        "created_at": 1,
        "started_at": 1,
        "changed_at": result.ended_at,
        "finished_at": result.ended_at,
    }
    connection.execute(tables.insert(), row)


def random_players(dice: Dice) -> list[str]:
    count = 2 + dice.below(3)
    names = [f"user {name}" for name in PEOPLE] + ["bot miles", "bot tiro"]
    return [names[dice.below(len(names))] for _ in range(count)]


def has_nobody_twice(players: list[str]) -> bool:
    """Say whether no person sits twice; bots may."""
    people = [player for player in players if player.startswith("user")]
    return len(set(people)) == len(people) and bool(people) and len(set(players)) > 1


def fill(database: Database, games: int) -> None:
    dice = Dice(11)

    def work(connection: Any) -> None:
        for name in PEOPLE:
            row = {"id": name, "name": name, "password": "x", "name_key": name, "created_at": 1}
            connection.execute(users.insert(), row)
        for number in range(games):
            players = random_players(dice)
            if has_nobody_twice(players):
                result = made_result(number, dice, players)
                add_table_row(connection, result)
                assert write_result(connection, result)
                assert not write_result(connection, result)  # never twice

    database.write_now(work)


def all_of(database: Database, table: Any) -> list[Any]:
    order = list(table.primary_key.columns)
    return database.read_now(lambda c: list(c.execute(select(table).order_by(*order)).all()))


def test_recomputed_ratings_are_the_running_ones_to_the_last_digit(database: str) -> None:
    upgrade(database)
    opened = open_database(database)
    try:
        fill(opened, 300)
        before = all_of(opened, ratings), all_of(opened, result_seats)
        assert len({row.seats for row in before[0]}) == 3
        count = sum(row.rated for row in all_of(opened, results))
        opened.write_now(lambda c: c.execute(ratings.update().values(mu=1.0, games=99)))
        assert repairs.recompute(opened) == count > 150
        assert (all_of(opened, ratings), all_of(opened, result_seats)) == before
        assert sum(row.games for row in before[0] if row.level == "miles") > 50
    finally:
        opened.close()


def test_a_tie_of_four_equals_moves_no_strength_and_narrows_the_doubt() -> None:
    after = ratings_after({}, ["a", "b", "c", "d"], [1, 1, 1, 1])
    for mu, sigma in after.values():
        assert mu == pytest.approx(FIRST_RATING[0])
        assert sigma < FIRST_RATING[1]


def test_a_level_in_two_seats_is_rated_once_by_their_mean() -> None:
    after = ratings_after({}, ["user livia", "bot miles", "bot miles"], [2, 1, 3])
    single = ratings_after({}, ["user livia", "bot miles", "bot tiro"], [2, 1, 3])
    assert after["user livia"] == single["user livia"]
    for place in range(2):
        ends = single["bot miles"][place] + single["bot tiro"][place]
        assert after["bot miles"][place] == pytest.approx(ends / 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_hundred_points_are_ten_to_one(seats: int) -> None:
    assert chance_ahead(1900, 1500) == pytest.approx(10 / 11)
    beta = FIRST_RATING[0] / 6
    tenfold = math.log(10) * beta * math.sqrt(seats)
    shown = shown_rating(FIRST_RATING[0] + tenfold, seats)
    assert shown == 1900


def account(address: str, name: str) -> Client:
    client = Client(address).guest(f"{name} guest")
    client.post("/me/claim", {"name": name, "password": "correct horse"})
    return client


def wait_for_people(client: Client, seats: int, count: int) -> Any:
    """Return the list of ratings once so many people are in it."""
    for _ in range(200):
        board = client.get(f"/leaderboards/trajan/{seats}")
        if sum("name" in each for each in board["players"]) == count:
            return board
        time.sleep(0.05)
    raise AssertionError(board)


def test_a_rated_table_says_so_and_keeps_its_terms(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        guest = Client(server.address).guest("Gaius")
        seats = [{"place": "open"}, {"place": "open"}]
        wish = {"game": "trajan", "seats": seats, "rated": True}
        assert livia.refusal("POST", "/tables", {**wish, "hints": True}) == (409, "not_ratable")
        assert livia.refusal("POST", "/tables", {**wish, "undo": "ask"}) == (409, "not_ratable")
        assert guest.refusal("POST", "/tables", wish) == (403, "needs_account")
        table = livia.post("/tables", wish)["id"]
        assert marcus.get("/tables")["tables"][0]["rated"] is True
        assert guest.refusal("POST", f"/tables/{table}/join", {}) == (403, "needs_account")
        marcus.post(f"/tables/{table}/join", {})
        commands = f"/tables/{table}/commands"
        hand_over = {"type": "hand_over", "level": "random"}
        assert livia.refusal("POST", commands, hand_over) == (409, "rated_stays")
        waiting = livia.get(f"/tables/{table}/position")["waiting"]
        player = (livia, marcus)[waiting[0]]
        asked = player.get(f"/tables/{table}/position")
        assert not asked.get("hint")
        assert not asked["undo"].get("may_ask")
        assert not asked.get("may_plan")
        plan = {"type": "plan", "turns": [], "about_table": True}
        assert player.refusal("POST", commands, plan) == (409, "no_plans")
        kept = {"type": "keep_notes", "turns": [["sow I"]]}
        assert player.refusal("POST", commands, kept) == (409, "no_plans")
        undo = {"type": "undo", "seq": asked["seq"], "ask": True}
        assert player.refusal("POST", commands, undo) == (409, "rated_reveals")


def test_whoever_leaves_a_rated_game_loses_it_and_everybody_sees_the_list(database: str) -> None:
    with run_server(settings(database)) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        table = sit_together(livia, marcus, rated=True)
        marcus.post(f"/tables/{table}/commands", {"type": "give_up", "level": "random"})
        livia.post(f"/tables/{table}/commands", {"type": "abandon"})
        board = wait_for_people(livia, 2, 2)
        first, last = board["players"]
        assert (first["name"], last["name"]) == ("Livia", "Marcus")
        assert first["mine"] and first["rating"]["rating"] > 1500 > last["rating"]["rating"]
        assert first["rating"]["provisional"] and "place" not in first
        page = marcus.get("/players/livia")
        assert page["name"] == "Livia" and not page["mine"]
        assert page["ratings"][0]["rating"] == first["rating"]
        assert marcus.refusal("GET", "/players/Nobody") == (404, "no_player")
        rematch = livia.post(f"/tables/{table}/rematch")
        assert rematch["rated"] is True
        marcus.post("/me/delete", {"password": "correct horse"})
        assert [each.get("name") for each in wait_for_people(livia, 2, 1)["players"]] == ["Livia"]
    opened = open_database(database)
    try:
        before = all_of(opened, ratings)
        assert repairs.make_results(opened, anew=False) == 0
        assert repairs.make_results(opened, anew=True) == 1
        assert all_of(opened, ratings) == before
    finally:
        opened.close()


def test_counts_are_those_of_the_results(database: str) -> None:
    upgrade(database)
    opened = open_database(database)
    try:
        fill(opened, 60)
        seats = all_of(opened, result_seats)
        scores = [row for row in all_of(opened, tallies) if row.what == "score"]
        assert sum(row.count for row in scores) == len(seats)
        assert sum(row.total for row in scores) == sum(row.points for row in seats)
        wins = [row for row in scores if row.won]
        assert sum(row.count for row in wins) == sum(row.won for row in seats)
        senate = [
            row for row in all_of(opened, tallies) if (row.what, row.key) == ("source", "senate")
        ]
        assert sum(row.total for row in senate) == 20 * len(seats)
    finally:
        opened.close()


def test_a_rated_game_against_bots_that_its_only_person_forgets_counts_as_left(
    database: str,
) -> None:
    clock = [1_900_000_000_000]
    effects = Effects(now=lambda: clock[0], seed=lambda: 5)
    with run_server(settings(database), effects) as server:
        livia, marcus = (account(server.address, name) for name in ("Livia", "Marcus"))
        bot = {"place": "bot", "level": "random"}
        wish = {"game": "trajan", "seats": [{"place": "link"}, bot], "rated": True}
        forgotten = livia.post("/tables", wish)["id"]
        together = sit_together(livia, marcus, rated=True)
        sweeper = next(each for each in server.services.helpers if isinstance(each, Sweeper))

        def clean_up() -> None:
            asyncio.run_coroutine_threadsafe(sweeper.clean_up(), server.loop).result(30)

        clock[0] += 13 * DAY_MS
        clean_up()
        assert livia.get(f"/tables/{forgotten}")["state"] == "running"
        clock[0] += 2 * DAY_MS
        livia.http.cookies.clear()
        livia.post("/sign-in", {"name": "Livia", "password": "correct horse"})
        clean_up()
        assert livia.get(f"/tables/{forgotten}")["state"] == "abandoned"
        assert livia.get(f"/tables/{together}")["state"] == "running"  # the others may vote
        first, last = wait_for_people(livia, 2, 1)["players"]
        assert (first["level"], last["name"]) == ("random", "Livia")
