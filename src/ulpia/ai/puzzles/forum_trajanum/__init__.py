"""What Forum Trajanum brings to puzzles: every move is a part of the answer."""

from __future__ import annotations

from typing import Final

DETAILS: Final[frozenset[str]] = frozenset()
"""Verbs of moves that are no part of an answer: only what they bring counts."""
