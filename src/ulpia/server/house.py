"""The house: everything a running server consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from ulpia.server.accounts import Accounts
from ulpia.server.clock import World
from ulpia.server.costly_reads import CostlyReads
from ulpia.server.hall import Hall
from ulpia.server.limits import Gate
from ulpia.server.readiness import Readiness
from ulpia.server.settings import Settings
from ulpia.server.sign_in_limits import SignInLimits
from ulpia.server.store.database import Database


class Helper(Protocol):
    """Something that runs beside the requests: bots, news of other processes, the sweeper."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


@dataclass
class House:
    """Settings, store, hall, people, and the helpers that run beside them."""

    settings: Settings
    world: World
    database: Database
    hall: Hall
    accounts: Accounts
    gate: Gate
    helpers: list[Helper]
    is_closing: bool = False
    sign_ins: SignInLimits = field(init=False)
    readiness: Readiness = field(init=False)
    reads: CostlyReads = field(default_factory=CostlyReads)

    def __post_init__(self) -> None:
        self.sign_ins = SignInLimits(self.gate)
        self.readiness = Readiness(self.database)

    async def start(self) -> None:
        for helper in self.helpers:
            await helper.start()

    async def stop(self) -> None:
        """Finish what is being done, then let go of everything."""
        self.is_closing = True
        for helper in reversed(self.helpers):
            await helper.stop()
        await self.hall.close()
        self.database.close()
