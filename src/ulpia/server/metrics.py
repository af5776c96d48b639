"""Prometheus metrics: numbers and durations, never names, tables or moves."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()

REQUESTS: Final = Counter(
    "ulpia_requests", "HTTP requests", ["method", "status"], registry=REGISTRY
)
SECONDS: Final = Histogram(
    "ulpia_command_seconds",
    "Time from a command to its commit",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
ENTRIES: Final = Counter("ulpia_entries", "Entries written or taken over", registry=REGISTRY)
CONFLICTS: Final = Counter("ulpia_conflicts", "Appends that came second", registry=REGISTRY)
REFUSED: Final = Counter("ulpia_refused", "Commands refused", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("ulpia_sockets", "Open websockets", registry=REGISTRY)
TABLES: Final = Gauge("ulpia_tables_in_memory", "Tables in memory", registry=REGISTRY)
ABOVE_LIMIT: Final = Gauge(
    "ulpia_tables_above_limit", "Tables in use above max_tables", registry=REGISTRY
)
BOT_MOVES: Final = Counter("ulpia_bot_moves", "Moves of bots", ["outcome"], registry=REGISTRY)
THINKING: Final = Histogram("ulpia_bot_seconds", "Time a bot took to choose", registry=REGISTRY)
LISTENER: Final = Gauge(
    "ulpia_listener_up", "Whether news of other processes arrive", registry=REGISTRY
)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
