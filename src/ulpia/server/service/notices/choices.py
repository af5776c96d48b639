"""What people choose about notices: channels, kinds, tables that they do not want to hear of."""

from __future__ import annotations

import asyncio
import secrets
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import User, hash_token
from ulpia.server.service.notices import web_push
from ulpia.server.service.notices.mails import link_mail
from ulpia.server.service.notices.senders import DeliveryFailed, public_address
from ulpia.server.service.notices.targets import read_networks, require_url
from ulpia.server.service.permissions import require_sight
from ulpia.server.service.services import Services
from ulpia.server.store import mail_tokens, notices
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

MAX_CHANNELS: Final = 10
KINDS: Final = {wire.PushTarget: "push", wire.MailTarget: "mail", wire.WebhookTarget: "webhook"}
TOKEN_LASTS_MS: Final = 24 * 3_600_000


async def read_notices(services: Services, user: User) -> wire.Notices:
    def work(connection: Connection) -> tuple[list[str], list[Row[Any]]]:
        choices = notices.choices_of(connection, user.id)
        return choices.get(user.id, ([], ""))[0], notices.channels_of(connection, user.id)

    off, channels = await services.database.read(work)
    return wire.Notices(
        off,
        [channel_info(row) for row in channels],
        await services.courier.public_key(),
        services.settings.smtp_host is not None,
    )


def channel_info(row: Row[Any]) -> wire.ChannelInfo:
    target: dict[str, str] = msgspec.json.decode(row.target)
    name = target.get("address") or urlsplit(target.get("endpoint") or target["url"]).netloc
    return wire.ChannelInfo(row.id, row.kind, name, bool(row.is_confirmed), row.failures)


async def choose(services: Services, user: User, wanted: wire.NoticeChoices) -> None:
    off: list[str] = sorted({*wanted.off})
    language = wanted.language
    await services.database.write(lambda c: notices.set_choices(c, user.id, off, language))


async def is_muted(services: Services, user: User, table: str) -> bool:
    await require_sight(services, table, user.id)
    return user.id in await services.database.read(lambda c: notices.users_who_muted(c, table))


async def mute(services: Services, user: User, table: str, is_muted: bool) -> None:
    if await require_sight(services, table, user.id) is None:
        raise NotAllowed("not_seated")
    await services.database.write(lambda c: notices.set_muted(c, user.id, table, is_muted))


async def add_channel(services: Services, user: User, target: wire.Target) -> wire.ChannelInfo:
    """Add a way to reach somebody; a mailbox must be confirmed before it is used."""
    require_usable(services, target)
    row = {
        "id": services.effects.id(),
        "user_id": user.id,
        "kind": KINDS[type(target)],
        "target": stored_target(target),
        "unsubscribe_key": secrets.token_urlsafe(24),
        "is_confirmed": not isinstance(target, wire.MailTarget),
        "made_at": services.effects.now(),
    }

    def work(connection: Connection) -> str:
        there = notices.channels_of(connection, user.id)
        known = [each.id for each in there if each.target == row["target"]]
        if known:
            return str(known[0])
        if len(there) >= MAX_CHANNELS:
            sentence = f"There may be {MAX_CHANNELS} channels."
            raise NotAllowed("too_many_channels", sentence, {"most": MAX_CHANNELS})
        notices.add_channel(connection, row)
        return str(row["id"])

    name = await services.database.write(work)
    if isinstance(target, wire.MailTarget):
        await ask_to_confirm(services, user, name, target.address)
    found = await require_channel(services, user, name)
    return channel_info(found)


def stored_target(target: wire.Target) -> str:
    fields = msgspec.structs.asdict(target)
    return msgspec.json.encode(fields).decode()


def require_usable(services: Services, target: wire.Target) -> None:
    """Refuse what cannot be a channel."""
    allowed = read_networks(services.settings.notice_networks)
    if isinstance(target, wire.MailTarget):
        if services.settings.smtp_host is None:
            raise NotAllowed("no_mail", "This server sends no mails.")
        return
    require_url(target.endpoint if isinstance(target, wire.PushTarget) else target.url, allowed)
    if isinstance(target, wire.PushTarget) and not web_push.is_browser_key(target.p256dh):
        raise NotAllowed("bad_target", "This is no key of a browser.")


async def ask_to_confirm(services: Services, user: User, channel: str, address: str) -> None:
    """Send the first mail, with the link that shows that the mailbox is theirs."""
    services.rate_limiter.require_rate("mails", user.id)
    services.rate_limiter.require_rate("mails", address.casefold())
    token = await new_token(services, user.id, f"confirm:{channel}")
    url = f"{public_address(services.settings)}/confirm#{token}"
    language = await language_of(services, user.id)
    await send_mail(services, address, link_mail("confirm", user.name, url, language))


async def send_mail(services: Services, address: str, mail: EmailMessage) -> None:
    sender = await services.courier.sender()
    try:
        await asyncio.to_thread(sender.send_mail, address, mail)
    except (DeliveryFailed, OSError) as error:
        raise NotAllowed("delivery_failed", "The mail could not be sent.") from error


async def language_of(services: Services, user: str) -> str:
    found = await services.database.read(lambda c: notices.choices_of(c, user))
    return found.get(user, ([], notices.LANGUAGE))[1]


async def new_token(services: Services, user: str, purpose: str) -> str:
    token, now = secrets.token_urlsafe(24), services.effects.now()
    await services.database.write(
        lambda c: mail_tokens.add_token(c, hash_token(token), user, purpose, now)
    )
    return token


async def confirm(services: Services, token: str) -> None:
    """Use a mailbox from now on, because its owner has followed the link."""
    since = services.effects.now() - TOKEN_LASTS_MS

    def work(connection: Connection) -> bool:
        row = mail_tokens.take_token(connection, hash_token(token), since)
        if row is None or not row.purpose.startswith("confirm:"):
            return False
        return notices.confirm_channel(connection, row.purpose.partition(":")[2], row.user_id)

    if not await services.database.write(work):
        raise NotAllowed("link_expired", "This link has been used, or is too old.")


async def require_channel(services: Services, user: User, name: str) -> Row[Any]:
    row = await services.database.read(lambda c: notices.channel(c, name))
    if row is None or row.user_id != user.id:
        raise NotAllowed("no_channel", "There is no such channel.")
    return row


async def remove_channel(services: Services, user: User, name: str) -> None:
    await services.database.write(lambda c: notices.remove_channel(c, name, user.id))


async def unsubscribe(services: Services, key: str) -> None:
    """End a channel by the link of a mail; twice is no error."""
    await services.database.write(lambda c: notices.remove_by_key(c, key))


async def test_channel(services: Services, user: User, name: str) -> None:
    row = await require_channel(services, user, name)
    if not row.is_confirmed:
        raise NotAllowed("not_confirmed", "Follow the link in the first mail.")
    await services.courier.test(row, await language_of(services, user.id))
