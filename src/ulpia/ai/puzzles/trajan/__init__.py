"""What Trajan brings to puzzles: the order of markers is a detail, what it completes is not."""

from __future__ import annotations

from typing import Final

DETAILS: Final = frozenset({"drop"})
"""Verbs of moves that are no part of an answer: only what they bring counts."""
