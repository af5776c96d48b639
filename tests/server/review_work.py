"""A review with few worlds and few decisions, for the processes of tests."""

from __future__ import annotations

import gzip

from ulpia.ai.review.document import describe_review
from ulpia.ai.review.passages import Passage
from ulpia.ai.review.review import Reviewer
from ulpia.ai.review.run import make_reviewer
from ulpia.ai.review.settings import ReviewSetting
from ulpia.server.service.review_worker import ReviewRequest, ReviewSlice
from ulpia.table.entries import ENCODE
from ulpia.table.replays import replay_text

SMALL = ReviewSetting("quick", 1, 1, 1)
JUDGED = 12


class ShortReviewer(Reviewer):
    """Judges the first decisions only."""

    def judge_passage(self, passage: Passage) -> None:
        if len(self.judgements) < JUDGED:
            super().judge_passage(passage)


def work_little(asked: ReviewRequest) -> ReviewSlice:
    match, _ = replay_text(asked.record)
    whole = make_reviewer(match, SMALL)
    reviewer = ShortReviewer(match, whole.judge.forecast, SMALL)
    for _ in reviewer.work():
        pass
    body = ENCODE.encode(describe_review(reviewer.review()))
    return ReviewSlice(1, 1, gzip.compress(body))


def fail(asked: ReviewRequest) -> ReviewSlice:
    raise RuntimeError("no review today")
