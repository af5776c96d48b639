"""What Trajan brings to the words of a review."""

from ulpia.ai.review.reasons.trajan.patterns import POINT_EVENTS, find_reason

__all__ = ["POINT_EVENTS", "find_reason"]
