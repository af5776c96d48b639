"""The part of a review that runs in a process of its own, slice by slice.

A slice ends after a second or two, so that whoever plans the work can let others come first; the
process keeps what it has found out so far. If it is killed, the review begins anew: it depends on
the record alone, and so gives the same numbers.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from ulpia.ai.review.document import describe_review
from ulpia.ai.review.review import Reviewer, ReviewProgress
from ulpia.ai.review.run import make_reviewer
from ulpia.ai.review.settings import SETTINGS
from ulpia.table.entries import ENCODE
from ulpia.table.replays import replay_text

SLICE_S: Final = 1.5
MAX_KEPT: Final = 2
GZIP_LEVEL: Final = 6


@dataclass(frozen=True)
class ReviewRequest:
    """Whose turn it is: a record, and how thoroughly it is reviewed."""

    record: str
    setting: str


@dataclass(frozen=True)
class ReviewSlice:
    """How far a review has come; the compressed body once it is done."""

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
    body = ENCODE.encode(describe_review(running.reviewer.review()))
    return ReviewSlice(1, 1, gzip.compress(body, GZIP_LEVEL, mtime=0))
