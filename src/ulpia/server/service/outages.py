"""Errors that mean that the database cannot be reached, for layers that do not know the store."""

from __future__ import annotations

from ulpia.server.store.errors import is_outage

__all__ = ["is_outage"]
