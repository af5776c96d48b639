"""From settings to a running house."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from ulpia.server.accounts import Accounts
from ulpia.server.app import make_app
from ulpia.server.bot_pool import BotPool
from ulpia.server.clock import World
from ulpia.server.connections import http_protocol
from ulpia.server.frames import Protocol
from ulpia.server.hall import Hall
from ulpia.server.house import House
from ulpia.server.limits import Gate
from ulpia.server.settings import Settings
from ulpia.server.store.database import open_database
from ulpia.server.store.migrate import upgrade
from ulpia.server.sweeper import Sweeper

if TYPE_CHECKING:
    from ulpia.server.bot_queue import BotQueue

LARGEST_MESSAGE: Final = 16_384
LOGGER: Final = structlog.get_logger("ulpia.server")


def build_house(settings: Settings, world: World | None = None) -> House:
    """Return a house with its database brought up to date."""
    upgrade(settings.database)
    world = world or World()
    database = open_database(settings.database)
    hall = Hall(database, world, settings.max_tables)
    house = House(
        settings, world, database, hall, Accounts(database, world), Gate(settings.limits), []
    )
    add_helpers(house)
    return house


def add_helpers(house: House) -> None:
    """Add what runs beside the requests, as the settings want it."""
    settings, hall = house.settings, house.hall
    bots: BotPool | BotQueue | None = None
    if settings.bots == "pool":
        bots = BotPool(hall, settings.bot_processes, settings.bot_seconds)
    elif settings.bots == "queue":
        from ulpia.server.bot_queue import BotQueue  # only where there is a queue

        bots = BotQueue(hall, settings.database, settings.bot_patience)
    if bots is not None:
        house.helpers.append(bots)
    if house.database.is_postgres:
        from ulpia.server.fanout.postgres import Gossip  # needs the extra `postgres`

        house.helpers.append(Gossip(hall, settings.database))
    house.helpers.append(house.reads)
    house.helpers.append(Sweeper(hall, settings, bots))


def configuration(house: House) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=http_protocol(settings),
        ws=Protocol,
        ws_ping_interval=settings.ping_interval_s,
        ws_ping_timeout=settings.ping_timeout_s,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
        server_header=False,
        date_header=False,
    )


class Opened(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open: Final = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_open()


def bound_socket(host: str, port: int) -> socket.socket:
    """Take the port, or raise OSError; port 0 takes any that is free."""
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


def run(house: House, listening: socket.socket, when_open: Callable[[], None]) -> None:
    """Serve until a signal ends it; what is being done is finished first."""
    try:
        Opened(configuration(house), when_open).run([listening])
    except KeyboardInterrupt:
        LOGGER.info("closed")  # uvicorn has finished and passes Ctrl-C on
