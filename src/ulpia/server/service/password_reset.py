"""A new password by mail, for accounts with a confirmed mailbox.

The answer is the same whether there is such an account or not: nobody learns who has one.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection

from ulpia.server.service.accounts import HASHER, clean, hash_token, name_key
from ulpia.server.service.notices.choices import new_token, send_mail
from ulpia.server.service.notices.mails import link_mail
from ulpia.server.service.notices.senders import public_address
from ulpia.server.service.services import Services
from ulpia.server.store import mail_tokens, people
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

RESET: Final = "reset"
LASTS_MS: Final = 3_600_000
LOGGER: Final = structlog.get_logger("ulpia.mail")


async def send_link(services: Services, wanted: wire.PasswordForgotten) -> None:
    """Send a link to the mailboxes of an account, in the background."""
    if services.settings.smtp_host is None:
        raise NotAllowed("no_mail", "This server sends no mails.")
    services.registry.spawn(try_to_send(services, wanted))


async def try_to_send(services: Services, wanted: wire.PasswordForgotten) -> None:
    key = name_key(clean(wanted.name, 24))
    person = await services.database.read(lambda c: people.user_named(c, key))
    if person is None or person.program_of is not None:  # programs come in by their token alone
        return
    boxes = await services.database.read(lambda c: mail_tokens.mailboxes_of(c, person.id))
    if not boxes:
        return
    try:
        services.rate_limiter.require_rate("mails", person.id)
        token = await new_token(services, person.id, RESET)
        url = f"{public_address(services.settings)}/password#{token}"
        for box in boxes:
            address: str = msgspec.json.decode(box.target)["address"]
            await send_mail(services, address, link_mail(RESET, person.name, url, wanted.language))
    except NotAllowed as refused:
        LOGGER.info("link not sent", code=refused.code)


async def set_password(services: Services, wanted: wire.PasswordReset) -> str:
    """Set the new password and end all sessions; return the account."""
    code = await asyncio.to_thread(HASHER.hash, wanted.password)
    since = services.effects.now() - LASTS_MS

    def work(connection: Connection) -> str | None:
        row = mail_tokens.take_token(connection, hash_token(wanted.token), since)
        if row is None or row.purpose != RESET:
            return None
        people.set_password(connection, row.user_id, code)
        people.end_all_sessions(connection, row.user_id)
        return str(row.user_id)

    user = await services.database.write(work)
    if user is None:
        raise NotAllowed("link_expired", "This link has been used, or is too old.")
    return user
