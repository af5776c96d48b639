"""What a seat of Trajan sees, as numbers, and moves that no vocabulary lists."""

from ulpia.research.observations.trajan.fields import FIELDS
from ulpia.research.observations.trajan.moves import LISTED_MOVES

__all__ = ["FIELDS", "LISTED_MOVES"]
