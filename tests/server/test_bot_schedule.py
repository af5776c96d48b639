"""The order in which bots think, with a clock of its own and bots that only stand in line."""

from __future__ import annotations

from collections import Counter

from ulpia.server.bots.schedule import (
    RECENT_S,
    BotScheduler,
    Lane,
    RecentJobs,
    lane_sizes,
)
from ulpia.table.bot_jobs import Attention, BotJob


class Room:
    """A scheduler, its clock, and how much every table is waited for."""

    def __init__(self, processes: int = 1) -> None:
        self.now = 100.0
        self.attention: dict[str, Attention] = {}
        self.scheduler = BotScheduler(
            lane_sizes(processes), lambda job: self.attention[job.table], lambda: self.now
        )

    def ask(self, table: str, creator: str, level: str, attention: Attention) -> BotJob:
        self.attention[table] = attention
        job = BotJob(table, 0, level, creator, attention is not Attention.UNATTENDED)
        self.scheduler.add(job)
        return job

    def start(self) -> dict[str, Lane]:
        return {job.table: lane for job, lane in self.scheduler.start_next()}


def room_under_attack(tables: int = 30) -> Room:
    """Return a room in which one guest has many tables of slow bots that nobody watches."""
    room = Room()
    for number in range(tables):
        room.ask(f"attack-{number}", "nero", "legatus", Attention.UNATTENDED)
    room.start()
    return room


def test_a_guests_quick_bot_starts_at_once_though_thirty_tables_of_another_wait() -> None:
    room = room_under_attack()
    room.ask("own", "livia", "tiro", Attention.PERSON)
    assert room.start() == {"own": Lane.QUICK}


def test_a_guests_slow_bot_starts_at_once_though_thirty_tables_of_another_wait() -> None:
    room = room_under_attack()
    room.ask("own", "livia", "legatus", Attention.PERSON)
    assert room.start() == {"own": Lane.PEOPLE}


def test_tables_that_nobody_waits_for_have_one_process_and_rest_as_long_as_they_think() -> None:
    room = Room(processes=4)
    jobs = [room.ask(f"t{n}", "nero", "legatus", Attention.UNATTENDED) for n in range(3)]
    assert room.start() == {"t0": Lane.SPARE}
    room.now += 2
    room.scheduler.remove(jobs[0])
    assert room.start() == {}
    assert room.scheduler.rest_s() == 2
    room.now += 2
    assert room.start() == {"t1": Lane.SPARE}


def test_a_game_by_mail_goes_on_before_bots_among_themselves_and_without_a_rest() -> None:
    room = Room()
    first = room.ask("bots", "nero", "legatus", Attention.UNATTENDED)
    room.start()
    room.ask("more bots", "nero", "legatus", Attention.UNATTENDED)
    room.ask("mail", "nero", "legatus", Attention.ABSENT)
    room.now += 3
    room.scheduler.remove(first)
    assert room.start() == {"mail": Lane.SPARE}


def test_a_table_that_somebody_begins_to_watch_moves_to_the_front() -> None:
    room = Room()
    jobs = [room.ask(f"t{n}", "nero", "legatus", Attention.UNATTENDED) for n in range(5)]
    room.start()
    room.attention["t4"] = Attention.WATCHED
    room.scheduler.remove(jobs[0])
    assert room.start() == {"t4": Lane.SPARE}
    room.attention["t3"] = Attention.PERSON
    assert room.start() == {"t3": Lane.PEOPLE}


def test_creators_take_turns_however_many_tables_each_has() -> None:
    room = Room()
    for number in range(10):
        room.ask(f"nero-{number}", "nero", "legatus", Attention.PERSON)
    for number in range(3):
        room.ask(f"livia-{number}", "livia", "legatus", Attention.PERSON)
    turns = []
    for _ in range(7):
        ((job, _lane),) = room.scheduler.start_next()
        turns.append(job.creator)
        room.scheduler.remove(job)
    assert turns == ["nero", "livia", "nero", "livia", "nero", "livia", "nero"]


def test_one_creator_has_at_most_half_of_the_processes() -> None:
    room = Room(processes=4)
    for number in range(10):
        room.ask(f"nero-{number}", "nero", "legatus", Attention.PERSON)
    assert len(room.start()) == 2
    room.ask("own", "livia", "legatus", Attention.PERSON)
    assert room.start() == {"own": Lane.PEOPLE}


def test_a_quick_level_never_stands_behind_a_slow_one() -> None:
    room = Room()
    room.ask("slow", "nero", "legatus", Attention.PERSON)
    room.ask("slow too", "nero", "legatus", Attention.PERSON)
    room.ask("of a level nobody knows", "nero", "new", Attention.PERSON)
    room.ask("quick", "nero", "centurio", Attention.PERSON)
    assert room.start() == {"slow": Lane.PEOPLE, "quick": Lane.QUICK}


def test_a_second_quick_bot_takes_a_process_of_the_slow_ones_if_one_is_free() -> None:
    room = Room()
    room.ask("one", "nero", "tiro", Attention.PERSON)
    room.ask("two", "livia", "tiro", Attention.PERSON)
    assert room.start() == {"one": Lane.QUICK, "two": Lane.PEOPLE}


def test_nothing_is_kept_of_a_creator_without_jobs() -> None:
    room = room_under_attack(3)
    while room.scheduler._running or room.scheduler._waiting:
        for job in [*room.scheduler._running, *room.scheduler._waiting]:
            room.scheduler.remove(job)
    assert not room.scheduler._served


def test_in_the_queue_of_workers_those_with_many_jobs_stand_behind_those_with_few() -> None:
    now = [0.0]
    recent = RecentJobs(lambda: now[0])
    crowd = [recent.priority("nero", Attention.UNATTENDED) for _ in range(30)]
    assert crowd == sorted(crowd, reverse=True)
    assert recent.priority("livia", Attention.UNATTENDED) == crowd[0]
    assert recent.priority("nero", Attention.ABSENT) > crowd[0]
    now[0] += RECENT_S + 1
    assert recent.priority("nero", Attention.UNATTENDED) == crowd[0]
    assert recent._counts == Counter({"nero": 1})
