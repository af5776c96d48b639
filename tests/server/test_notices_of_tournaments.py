"""Whoever plays a tournament hears when a round, or all of it, is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.test_notices import Club, hook, plain
from tests.server.test_ratings import account
from tests.server.test_tournaments import DAY_MS, new_tournament


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(stack, database)


def look(club: Club) -> None:
    work = club.server.services.umpire.look()
    asyncio.run_coroutine_threadsafe(work, club.server.loop).result(60)


def test_rounds_and_the_end_of_a_tournament_are_told_once(club: Club) -> None:
    livia, marcus = (account(club.server.address, name) for name in ("Livia", "Marcus"))
    listener = club.listener()
    hook(livia, listener)
    club.mailbox(marcus, "marcus@mail.test", "de")
    name = livia.post("/tournaments", new_tournament(rounds=2))["info"]["id"]
    for person in (livia, marcus):
        person.post(f"/tournaments/{name}/join")
    livia.post(f"/tournaments/{name}/start")
    look(club)
    club.work(60)
    club.work(60)
    told = len(listener.heard)
    mails = len(club.post.mails)
    club.clock[0] += 3 * DAY_MS
    look(club)  # nobody has played: the round ends, the next begins
    club.work(1)
    club.work(10)
    news = [each for body in listener.bodies()[told:] for each in body["notices"]]
    rounds = [each for each in news if each["kind"] == "round"]
    assert [each["text"] for each in rounds] == ["Autumn Cup: round 1 of 2 is over."]
    assert rounds[0]["url"].endswith(f"/tournaments/{name}")
    club.work(130)
    assert len(club.post.mails) == mails + 1
    assert "Autumn Cup: Runde 1 von 2 ist vorbei." in plain(club.post.mails[-1])
    told = len(listener.heard)
    club.clock[0] += 3 * DAY_MS
    look(club)
    club.work(1)
    club.work(10)
    club.work(60)
    news = [each for body in listener.bodies()[told:] for each in body["notices"]]
    last = [each["text"] for each in news if each["kind"] == "round"]
    assert len(last) == 1 and last[0].startswith("Autumn Cup is over. Your place: ")
