"""Everything that a running server consists of."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ulpia.server.service.accounts import Accounts
from ulpia.server.service.byte_pacer import BytePacer
from ulpia.server.service.page_viewers import PageViewers
from ulpia.server.service.rate_limits import RateLimiter
from ulpia.server.service.readiness import Readiness
from ulpia.server.service.reviews import Reviews
from ulpia.server.service.sign_in_limits import SignInLimits
from ulpia.server.service.slow_reads import SlowReads
from ulpia.server.service.study_rooms import StudyRooms
from ulpia.server.settings import Settings
from ulpia.server.store.database import Database
from ulpia.table.bot_jobs import BotJob
from ulpia.table.effects import Effects
from ulpia.table.hint_worker import HintRequest
from ulpia.table.registry import TableRegistry

if TYPE_CHECKING:
    from ulpia.server.service.club.umpire import Umpire
    from ulpia.server.service.notices.courier import Courier


class Helper(Protocol):
    """Something that runs in the background: bots, the fan-out, the sweeper."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Adviser(Protocol):
    """Works hints out, in a process of the bots."""

    async def advise(self, job: BotJob, asked: HintRequest) -> bytes: ...


@dataclass
class Services:
    """What the layers share: settings, database, registry, accounts, limits, helpers."""

    settings: Settings
    effects: Effects
    database: Database
    registry: TableRegistry
    accounts: Accounts
    rate_limiter: RateLimiter
    helpers: list[Helper]
    is_closing: bool = False
    adviser: Adviser | None = None
    sign_ins: SignInLimits = field(init=False)
    readiness: Readiness = field(init=False)
    page_viewers: PageViewers = field(init=False)
    courier: Courier = field(init=False)  # it needs the services itself: see building
    umpire: Umpire = field(init=False)  # as the courier
    reads: SlowReads = field(default_factory=SlowReads)
    reviews: Reviews = field(init=False)
    study_rooms: StudyRooms = field(default_factory=StudyRooms)
    pacer: BytePacer = field(default_factory=lambda: BytePacer(time.monotonic))

    def __post_init__(self) -> None:
        self.sign_ins = SignInLimits(self.rate_limiter)
        self.readiness = Readiness(self.database)
        self.page_viewers = PageViewers(self.registry)

    async def start(self) -> None:
        for helper in self.helpers:
            await helper.start()

    async def stop(self) -> None:
        """Stop the helpers, wait for running changes, close the database."""
        self.is_closing = True
        for helper in reversed(self.helpers):
            await helper.stop()
        await self.registry.close()
        self.database.close()
