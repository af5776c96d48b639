"""What Forum Trajanum brings to the words of a review."""

from ulpia.ai.review.reasons.forum_trajanum.patterns import POINT_EVENTS, find_reason

__all__ = ["POINT_EVENTS", "find_reason"]
