"""The people of a device: one who is always there, and others who sit at the same table."""

from __future__ import annotations

from typing import Final

ME: Final = "me"
"""Whose device it is."""


def person(number: int) -> str:
    """Return how the log calls the people at a table: the first is the device's own."""
    return ME if number == 0 else f"{ME}-{number + 1}"


def is_here(user: str | None) -> bool:
    return user is not None and (user == ME or user.startswith(f"{ME}-"))
