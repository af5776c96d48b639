"""Build the services from the settings and run the server."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from ulpia.server.bots.pool import BotPool
from ulpia.server.service.accounts import Accounts
from ulpia.server.service.club.scorekeeper import Scorekeeper
from ulpia.server.service.club.umpire import Umpire
from ulpia.server.service.heartbeat import Heartbeat
from ulpia.server.service.notices.courier import Courier
from ulpia.server.service.observer import MetricsObserver
from ulpia.server.service.rate_limits import RateLimiter
from ulpia.server.service.refusal_sentences import explain_in_english
from ulpia.server.service.reviews import Reviews
from ulpia.server.service.services import Services
from ulpia.server.service.sweeper import Sweeper
from ulpia.server.settings import Settings
from ulpia.server.store.database import open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.store.table_store import SqlStore
from ulpia.server.transport.app import make_app
from ulpia.server.transport.connection_limits import http_protocol
from ulpia.server.transport.frames import WebSocketProtocol
from ulpia.table.effects import Effects
from ulpia.table.registry import TableRegistry

if TYPE_CHECKING:
    from ulpia.server.bots.queue import BotQueue

MAX_MESSAGE_BYTES: Final = 16_384
LOGGER: Final = structlog.get_logger("ulpia.server")


def build_services(settings: Settings, effects: Effects | None = None) -> Services:
    """Return the services of a server; the database is migrated first."""
    upgrade(settings.database)
    effects = effects or Effects()
    database = open_database(settings.database)
    registry = TableRegistry(
        SqlStore(database),
        effects,
        settings.max_tables,
        MetricsObserver(),
        explain=explain_in_english,
    )
    services = Services(
        settings,
        effects,
        database,
        registry,
        Accounts(database, effects),
        RateLimiter(settings.limits),
        [],
    )
    services.courier = Courier(services)
    services.umpire = Umpire(services)
    add_helpers(services)
    return services


def add_helpers(services: Services) -> None:
    """Add the background helpers that the settings ask for."""
    settings, registry = services.settings, services.registry
    services.helpers.append(Heartbeat(services))  # first: clocks stand before anybody moves
    bots: BotPool | BotQueue | None = None
    if settings.bots == "pool":
        bots = BotPool(registry, settings.bot_processes, settings.bot_seconds)
    elif settings.bots == "queue":
        from ulpia.server.bots.queue import BotQueue  # only where there is a queue

        bots = BotQueue(registry, settings.database, settings.bot_patience, settings.bot_seconds)
    if bots is not None:
        services.helpers.append(bots)
        services.adviser = bots
    if services.database.is_postgres:
        from ulpia.server.service.fanout import PostgresFanout  # needs the extra `postgres`

        services.helpers.append(PostgresFanout(services))
    services.helpers.append(services.reads)
    is_thinking = bots.is_thinking if isinstance(bots, BotPool) else never
    services.reviews = Reviews(services.database, services.effects, services.reads, is_thinking)
    services.helpers.append(services.reviews)
    services.helpers.append(Sweeper(services, bots))
    services.helpers.append(Scorekeeper(services))
    services.helpers.append(services.umpire)
    services.helpers.append(services.courier)


def never() -> bool:
    """Where bots think in other processes, reviews take from nobody here."""
    return False


def uvicorn_config(services: Services) -> uvicorn.Config:
    settings = services.settings
    return uvicorn.Config(
        make_app(services),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=http_protocol(settings),
        ws=WebSocketProtocol,
        ws_ping_interval=settings.ping_interval_s,
        ws_ping_timeout=settings.ping_timeout_s,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
        server_header=False,
        date_header=False,
    )


class AnnouncingServer(uvicorn.Server):
    """A uvicorn server that calls back once it accepts connections."""

    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open: Final = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_open()


def bind_socket(host: str, port: int) -> socket.socket:
    """Bind the port, or raise OSError; port 0 picks a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not switch Nagle's delay off for its connections.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def run(services: Services, listening: socket.socket, when_open: Callable[[], None]) -> None:
    """Serve until a signal; running requests are finished first."""
    try:
        AnnouncingServer(uvicorn_config(services), when_open).run([listening])
    except KeyboardInterrupt:
        LOGGER.info("closed")  # uvicorn has finished and passes Ctrl-C on
