"""What a seat of Forum Trajanum sees, as numbers, and moves that no vocabulary lists."""

from ulpia.research.observations.forum_trajanum.fields import FIELDS
from ulpia.research.observations.forum_trajanum.moves import LISTED_MOVES

__all__ = ["FIELDS", "LISTED_MOVES"]
