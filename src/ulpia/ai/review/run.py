"""Running a review from a match to its document."""

from __future__ import annotations

from typing import Any

from ulpia.ai.forecast.finding import find_forecast
from ulpia.ai.review.document import describe_review
from ulpia.ai.review.review import Listener, Reviewer
from ulpia.ai.review.settings import QUICK, ReviewSetting
from ulpia.kernel.match import Match


def make_reviewer(match: Match[Any], setting: ReviewSetting = QUICK) -> Reviewer:
    """Return a reviewer of a finished game that has not begun yet."""
    return Reviewer(match, find_forecast(match.game), setting)


def review_game(
    match: Match[Any], setting: ReviewSetting = QUICK, listener: Listener | None = None
) -> dict[str, Any]:
    """Review a finished game and return the document; `listener` hears how far it has come."""
    reviewer = make_reviewer(match, setting)
    for progress in reviewer.work():
        if listener is not None:
            listener(progress)
    return describe_review(reviewer.review())
