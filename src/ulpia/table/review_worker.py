"""The part of a review that runs in a process of its own, slice by slice.

A slice ends after a second or two, so that whoever plans the work can let others come first; the
process keeps what it has found out so far. If it is killed, the review begins anew: it depends on
the record alone, and so gives the same numbers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

from ulpia.ai.review.document import describe_review
from ulpia.ai.review.judging import Trial
from ulpia.ai.review.passages import Passage, chosen_entries
from ulpia.ai.review.review import Reviewer, ReviewProgress
from ulpia.ai.review.run import make_reviewer
from ulpia.ai.review.settings import QUICK, SETTINGS, ReviewSetting
from ulpia.table.entries import ENCODE
from ulpia.table.replays import replay_text

SLICE_S: Final = 1.5
MAX_KEPT: Final = 2
SAMPLES: Final = 4
"""How many decisions are tried to say how long a review will take."""
TIMED_LINES: Final = 3
"""How many lines of each: where nothing is compiled, all of them would take too long to wait."""
FIRST_WORLDS: Final = 2.4
"""How many times all lines are tried in the first pass, which halves the field after each world."""
LINES_LEFT: Final = 3
COMPARED: Final = 2.7
"""How many lines are tried in the second pass: two, and two more in a third of the worlds."""
DOUBTED_PART: Final = 0.6
"""About which part of all decisions is looked at a second time."""


@dataclass(frozen=True)
class ReviewRequest:
    """Whose turn it is: a record, and how thoroughly it is reviewed."""

    record: str
    setting: str


@dataclass(frozen=True)
class ReviewSlice:
    """How far a review has come; the body once it is done."""

    done: int
    total: int
    body: bytes | None = None


class RunningReview:
    """A review between two slices."""

    def __init__(self, asked: ReviewRequest) -> None:
        match, _ = replay_text(asked.record)
        self.reviewer: Final[Reviewer] = make_reviewer(match, SETTINGS[asked.setting])
        self.steps: Final[Iterator[ReviewProgress]] = self.reviewer.work()


RUNNING: Final[OrderedDict[ReviewRequest, RunningReview]] = OrderedDict()


def work_on(asked: ReviewRequest) -> ReviewSlice:
    """Go on with a review for a while."""
    running = RUNNING.pop(asked, None) or RunningReview(asked)
    began = perf_counter()
    for progress in running.steps:
        if perf_counter() - began > SLICE_S:
            RUNNING[asked] = running
            while len(RUNNING) > MAX_KEPT:
                RUNNING.popitem(last=False)
            return ReviewSlice(progress.done, progress.total)
    return ReviewSlice(1, 1, ENCODE.encode(describe_review(running.reviewer.review())))


def estimate_seconds(record: str) -> dict[str, int]:
    """Return about how long a review takes on this machine, by setting.

    A few lines of a few decisions, spread over the game, are tried in one world each.
    """
    match, _ = replay_text(record)
    reviewer = make_reviewer(match)
    passages = [passage for passage in reviewer.passages if chosen_entries(match, passage)]
    places = {(2 * number + 1) * len(passages) // (2 * SAMPLES) for number in range(SAMPLES)}
    samples = [time_decision(reviewer, passages[place]) for place in sorted(places)]
    return {
        name: round(
            len(passages)
            * sum(each.looking + each.of_line * tries_of(setting, each.lines) for each in samples)
            / len(samples)
        )
        for name, setting in SETTINGS.items()
    }


class TimedDecision(NamedTuple):
    """Seconds that it took to look for lines, and to try one in a world; how many there were."""

    looking: float
    of_line: float
    lines: int


def time_decision(reviewer: Reviewer, passage: Passage) -> TimedDecision:
    entries = chosen_entries(reviewer.match, passage)
    log = reviewer.match.log
    began = perf_counter()
    trial = Trial(reviewer.judge, log[entries[0]].before, passage.seat, entries[0])
    lines = trial.candidates([log[entry].move for entry in entries])
    looked = perf_counter()
    timed = lines[:TIMED_LINES]
    trial.try_lines(timed, range(1))
    return TimedDecision(looked - began, (perf_counter() - looked) / len(timed), len(lines))


def tries_of(setting: ReviewSetting, lines: float) -> float:
    """Return how often a line of a decision is tried in a world, where it has so many lines."""
    first = FIRST_WORLDS * lines + LINES_LEFT * max(0, setting.first_pass - QUICK.first_pass)
    return first + DOUBTED_PART * COMPARED * setting.second_pass
