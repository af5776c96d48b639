"""Share links: a key that lets anybody look at one table, until its players end it.

The key travels in the fragment of a link, then in the body of one request, then in a cookie that
is sent for this table only; so it stands in no address that a log or another site could keep.
"""

from __future__ import annotations

from ulpia.server.service.accounts import User
from ulpia.server.service.close_codes import CLOSE_NO_TABLE
from ulpia.server.service.permissions import is_share_key, require_viewer
from ulpia.server.service.services import Services
from ulpia.server.store import shares
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed


async def require_player(services: Services, table: str, user: User) -> None:
    """Refuse users who neither sit at the table nor created it."""
    async with services.registry.lock(table) as live:
        found = await services.registry.refresh(live)
        viewer = await require_viewer(services, live, user.id)
        if viewer is None and found.row.host_id != user.id:
            raise NotAllowed("not_seated")


async def read_share(services: Services, table: str, user: User) -> wire.ShareLink:
    await require_player(services, table, user)
    row = await services.database.read(lambda c: shares.share_of(c, table))
    return wire.ShareLink() if row is None else wire.ShareLink(row.key, row.made_at)


async def make_share(services: Services, table: str, user: User) -> wire.ShareLink:
    """Return the share link of a table; create it if there is none."""
    await require_player(services, table, user)
    key, now = services.effects.key(), services.effects.now()
    row = await services.database.write(lambda c: shares.add_share(c, table, key, user.id, now))
    return wire.ShareLink(row.key, row.made_at)


async def end_share(services: Services, table: str, user: User) -> None:
    """End the share link and disconnect those who came by it."""
    await require_player(services, table, user)
    await services.database.write(lambda c: shares.end_share(c, table))
    await disconnect_viewers(services, table)


async def require_share_key(services: Services, table: str, key: str) -> None:
    if not await is_share_key(services, table, key):
        raise NotAllowed("no_table")


async def disconnect_viewers(services: Services, table: str) -> None:
    """Close the connections of those who came by a share link that has ended."""
    if table not in services.registry.live_tables:
        return
    async with services.registry.lock(table) as live:
        for subscriber in [each for each in live.subscribers if each.share is not None]:
            try:
                await require_viewer(services, live, subscriber.user, subscriber.share)
            except NotAllowed:
                subscriber.close(CLOSE_NO_TABLE, "no_table")
