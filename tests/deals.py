"""How a test tells a server of its own which tables to deal; light, for every run loads it."""

from __future__ import annotations

from typing import Final

VARIABLE: Final = "ULPIA_TEST_DEALS"
"""Names the file with the name of the running test."""
