"""Seasons: quarters of the calendar in UTC, told as 2026-4."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

MONTHS: Final = 3


def season_at(now: int) -> str:
    """Return the season of a moment."""
    day = datetime.fromtimestamp(now / 1000, UTC).date()
    return f"{day.year}-{(day.month - 1) // MONTHS + 1}"


def season_before(season: str) -> str:
    year, quarter = read_season(season)
    return f"{year - 1}-4" if quarter == 1 else f"{year}-{quarter - 1}"


def season_after(season: str) -> str:
    year, quarter = read_season(season)
    return f"{year + 1}-1" if quarter == 4 else f"{year}-{quarter + 1}"


def first_day(season: str) -> str:
    year, quarter = read_season(season)
    return date(year, 1 + MONTHS * (quarter - 1), 1).isoformat()


def read_season(season: str) -> tuple[int, int]:
    year, _, quarter = season.partition("-")
    return int(year), int(quarter)
