"""Finds events that people want notices of, and sends them: in batches, once, with retries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row

from ulpia.server.service.notices import relevance, scanning, web_push
from ulpia.server.service.notices.messages import Message, message_of, message_to_test
from ulpia.server.service.notices.senders import (
    ChannelGone,
    DeliveryFailed,
    Sender,
    public_address,
)
from ulpia.server.service.notices.targets import TargetForbidden, read_networks
from ulpia.server.service.services import Services
from ulpia.server.store import notices
from ulpia.server.store.errors import is_outage
from ulpia.table.refusals import NotAllowed

EVERY_S: Final = 2.0
BACK_OFF_MS: Final = tuple(seconds * 1000 for seconds in (30, 120, 600, 3_600, 14_400))
SENDING_MS: Final = 60_000
KEPT_MS: Final = 2 * 86_400_000
VAPID: Final = "vapid"
MAX_SENDING: Final = 8
MAX_FAILING: Final = 4
MAX_TESTING: Final = 2
"""So many messages leave at once; fewer by channels that failed the last time, and those that
people test wait for each other alone."""
LEAVE_S: Final = 3.0
"""How long a server that stops waits for what it is sending."""
FAILURES: Final = (DeliveryFailed, TargetForbidden, HTTPException, OSError, ValueError)
LOGGER: Final = structlog.get_logger("ulpia.notices")


class Courier:
    """Runs beside the server; several processes share the work by claiming channels.

    Channels are told side by side, in threads of its own: whoever answers slowly, or never, keeps
    nobody else waiting.
    """

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.database: Final = services.database
        self._sending: Final = ThreadPoolExecutor(MAX_SENDING, "notices")
        self._testing: Final = ThreadPoolExecutor(MAX_TESTING, "notice-tests")
        self._telling: Final[dict[str, asyncio.Task[None]]] = {}  # by channel
        self._task: asyncio.Task[None] | None = None
        self._key: str | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._telling:
            await asyncio.wait(self._telling.values(), timeout=LEAVE_S)
        for pool in (self._sending, self._testing):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                if not is_outage(error):
                    LOGGER.error("notices failed", exc_info=error)
            await asyncio.sleep(EVERY_S)

    async def look(self, begun: set[str] | None = None) -> None:
        """Look for what has happened, and begin to tell what is due; `begun` is left alone."""
        now, is_looking = self.services.effects.now(), self.services.page_viewers.is_looking
        begun = set() if begun is None else begun
        await self.database.write(lambda c: scanning.scan(c, now, is_looking))
        for row in await self.database.read(lambda c: notices.due_channels(c, now)):
            if len(self._telling) >= (MAX_FAILING if row.failures else MAX_SENDING):
                break  # those that fail come last
            if row.id not in self._telling and row.id not in begun:
                begun.add(row.id)
                self._telling[row.id] = asyncio.create_task(self.try_to_tell(row.id, now))
        await self.database.write(lambda c: notices.forget_notices(c, now - KEPT_MS))

    async def work_once(self) -> None:
        """Look, and wait until everything has been told, or tried, that is due."""
        begun: set[str] = set()
        await self.look(begun)
        while self._telling:
            await asyncio.wait(self._telling.values())
            await self.look(begun)

    async def try_to_tell(self, name: str, now: int) -> None:
        """Tell by a channel unless another process does; what fails here stops no other."""
        try:
            if await self.database.write(
                lambda c: notices.claim_channel(c, name, now, now + SENDING_MS)
            ):
                await self.tell(name, now)
        except Exception as error:
            if not is_outage(error):
                LOGGER.error("channel failed", channel=name, exc_info=error)
        finally:
            del self._telling[name]

    async def tell(self, name: str, now: int) -> None:
        """Send through a claimed channel all notices that still matter."""

        def look(connection: Connection) -> tuple[Row[Any] | None, list[Row[Any]], str]:
            channel = notices.channel(connection, name)
            found = notices.open_notices(connection, name)
            gone = [row for row in found if self.is_known(connection, row)]
            notices.settle(connection, gone, now)
            left = [row for row in found if row not in gone]
            user = "" if channel is None else channel.user_id
            language = notices.choices_of(connection, user).get(user, ([], notices.LANGUAGE))[1]
            return channel, left, language

        channel, found, language = await self.database.write(look)
        if channel is None:
            return
        is_put_off = any(row.attempts and row.due_at > now for row in found)
        if not found or is_put_off:
            failures = channel.failures
            await self.database.write(lambda c: notices.release_channel(c, name, failures))
            return
        message = message_of(found, language, public_address(self.services.settings))
        await self.attempt(channel, found, message, now)

    def is_known(self, connection: Connection, row: Row[Any]) -> bool:
        """Say whether the recipient of a notice has seen its news already, or has a page open."""
        if self.services.page_viewers.is_looking(row.user_id):
            return True
        return not relevance.is_open(connection, row)

    async def attempt(
        self, channel: Row[Any], found: list[Row[Any]], message: Message, now: int
    ) -> None:
        sender = await self.sender()
        try:
            await in_pool(self._sending, lambda: sender.send(channel, message))
        except ChannelGone:
            LOGGER.info("channel gone", kind=channel.kind)
            await self.database.write(
                lambda c: notices.remove_channel(c, channel.id, channel.user_id)
            )
        except FAILURES as error:
            LOGGER.info("notice not taken", kind=channel.kind, error=type(error).__name__)
            is_hopeless = isinstance(error, TargetForbidden)
            await self.database.write(lambda c: self.fail(c, channel, found, now, is_hopeless))
        else:
            await self.database.write(lambda c: self.succeed(c, channel, found, now))

    def succeed(
        self, connection: Connection, channel: Row[Any], found: list[Row[Any]], now: int
    ) -> None:
        notices.settle(connection, found, now)
        notices.release_channel(connection, channel.id, 0)

    def fail(
        self,
        connection: Connection,
        channel: Row[Any],
        found: list[Row[Any]],
        now: int,
        is_hopeless: bool,
    ) -> None:
        """Retry later; drop what was tried too often or can never be delivered."""
        notices.release_channel(connection, channel.id, channel.failures + 1)
        attempts = max(row.attempts for row in found)
        if is_hopeless or attempts >= len(BACK_OFF_MS):
            notices.settle(connection, found, now)
        else:
            notices.put_off(connection, found, now + BACK_OFF_MS[attempts])

    async def test(self, channel: Row[Any], language: str) -> None:
        """Send a message at once, or say why that fails."""
        sender = await self.sender()
        message = message_to_test(language, public_address(self.services.settings))
        try:
            await in_pool(self._testing, lambda: sender.send(channel, message))
        except ChannelGone as error:
            raise NotAllowed("channel_gone", "This channel exists no more.") from error
        except TargetForbidden as error:
            sentence = "This address lies in a network that notices must not reach."
            raise NotAllowed("forbidden_target", sentence) from error
        except FAILURES as error:
            LOGGER.info("test not taken", kind=channel.kind, error=type(error).__name__)
            raise NotAllowed("delivery_failed", "The message was not taken.") from error

    async def sender(self) -> Sender:
        return Sender(
            self.services.settings,
            await self.private_key(),
            read_networks(self.services.settings.notice_networks),
        )

    async def private_key(self) -> str:
        """Return the server's key for web push; the first process that needs it creates it."""
        if self._key is None:
            fresh = web_push.new_private_key()
            self._key = await self.database.write(lambda c: notices.server_key(c, VAPID, fresh))
        return self._key

    async def public_key(self) -> str:
        key = web_push.read_private_key(await self.private_key())
        return web_push.encode64(web_push.public_bytes(key))


async def in_pool(pool: ThreadPoolExecutor, work: Callable[[], None]) -> None:
    await asyncio.get_running_loop().run_in_executor(pool, work)
