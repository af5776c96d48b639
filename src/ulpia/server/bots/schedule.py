"""Which bot thinks next: people who wait come first, and nobody takes all the processes.

There are three lanes, each with processes of its own. Quick levels that a person waits for have one
to themselves, so that they never stand behind a slow thought; slow levels that a person waits for
have `bot_processes`; whatever nobody waits for runs with what the machine has to spare.
Within a lane creators take turns, and one creator never has more than half of it.
"""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Callable
from enum import Enum
from typing import Final

from ulpia.table.bot_jobs import Attention, BotJob

MAX_REST_S: Final = 5.0
RECENT_S: Final = 60.0


class Lane(Enum):
    """A group of processes."""

    QUICK = "quick"
    PEOPLE = "people"
    SPARE = "spare"


def lanes_of(is_quick: bool, attention: Attention) -> tuple[Lane, ...]:
    """Return the lanes in which a move may be searched, the best one first."""
    if attention is not Attention.PERSON:
        return (Lane.SPARE,)
    return (Lane.QUICK, Lane.PEOPLE) if is_quick else (Lane.PEOPLE,)


def lane_sizes(processes: int) -> dict[Lane, int]:
    return {Lane.QUICK: 1, Lane.PEOPLE: processes, Lane.SPARE: 1}


class BotScheduler:
    """Decides which waiting job starts next, and in which lane."""

    def __init__(
        self,
        sizes: dict[Lane, int],
        attention: Callable[[BotJob], Attention],
        now: Callable[[], float],
    ) -> None:
        self.sizes: Final = sizes
        self._attention: Final = attention
        self._now: Final = now
        self._waiting: dict[BotJob, int] = {}
        self._running: dict[BotJob, tuple[Lane, Attention, float]] = {}
        self._served: dict[tuple[Lane, str], int] = {}
        self._ticks: Final = itertools.count()
        self._rest_until = 0.0

    def add(self, job: BotJob) -> None:
        self._waiting[job] = next(self._ticks)

    def remove(self, job: BotJob) -> None:
        """Remove a job, whether it waits or runs."""
        self._waiting.pop(job, None)
        running = self._running.pop(job, None)
        if running is not None and running[1] is Attention.UNATTENDED:
            # Bots among themselves use half of their process at most.
            now = self._now()
            self._rest_until = now + min(now - running[2], MAX_REST_S)
        self._forget_creator(job.creator)

    def start_next(self) -> list[tuple[BotJob, Lane]]:
        """Return the jobs that start now, each with its lane; they count as running."""
        started: list[tuple[BotJob, Lane]] = []
        levels = {job: self._attention(job) for job in self._waiting}
        for lane in Lane:
            while (job := self._best(lane, levels)) is not None:
                del self._waiting[job]
                self._running[job] = (lane, levels[job], self._now())
                self._served[lane, job.creator] = next(self._ticks)
                started.append((job, lane))
        return started

    def rest_s(self) -> float | None:
        """Return after how many seconds a resting job may start, if one waits."""
        left = self._rest_until - self._now()
        return left if left > 0 and self._waiting else None

    def _best(self, lane: Lane, levels: dict[BotJob, Attention]) -> BotJob | None:
        places = [each[0] for each in self._running.values()]
        if places.count(lane) >= self.sizes[lane]:
            return None
        able = [job for job in self._waiting if self._may_start(job, lane, levels[job])]
        return min(able, key=lambda job: self._rank(job, lane, levels[job]), default=None)

    def _may_start(self, job: BotJob, lane: Lane, attention: Attention) -> bool:
        if lane not in lanes_of(job.is_quick(), attention):
            return False
        if attention is Attention.UNATTENDED and self._now() < self._rest_until:
            return False
        own = [
            other
            for other, (place, _, _) in self._running.items()
            if place is lane and other.creator == job.creator
        ]
        return len(own) < (self.sizes[lane] + 1) // 2

    def _rank(self, job: BotJob, lane: Lane, attention: Attention) -> tuple[int, int, bool, int]:
        served = self._served.get((lane, job.creator), -1)
        return attention, served, not job.is_quick(), self._waiting[job]

    def _forget_creator(self, creator: str) -> None:
        """Forget a creator who has no jobs left."""
        if any(job.creator == creator for job in (*self._waiting, *self._running)):
            return
        for lane in Lane:
            self._served.pop((lane, creator), None)


class RecentJobs:
    """Counts the recent jobs of each creator, to give each new one a priority."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._times: Final[deque[tuple[float, str]]] = deque()
        self._counts: Final[Counter[str]] = Counter()

    def priority(self, creator: str, attention: Attention) -> int:
        """Count one more job and return its priority; the highest comes first."""
        now = self._now()
        while self._times and self._times[0][0] < now - RECENT_S:
            _, old = self._times.popleft()
            self._counts[old] -= 1
            if not self._counts[old]:
                del self._counts[old]
        count = self._counts[creator]
        self._counts[creator] += 1
        self._times.append((now, creator))
        return -(attention * 1_000_000 + min(count, 999_999))
