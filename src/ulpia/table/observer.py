"""What a registry reports about itself, for metrics and logs."""

from __future__ import annotations


class RegistryObserver:
    """Ignores every report; a server overrides what it wants to count or log."""

    def on_entries(self, count: int) -> None:
        """Report entries that were written here or read from another process."""

    def on_conflict(self) -> None:
        """Report that another process appended to a log first."""

    def on_duplicate(self, table: str, error: Exception) -> None:
        """Report that a command arrived twice at the same moment."""

    def on_table_count(self, count: int, above_limit: int) -> None:
        """Report how many tables are in memory, and how many of them are too many."""
