"""Share links: a key that lets anybody look at one table, until its players end it.

The key travels in the fragment of a link, then in the body of one request, then in a cookie that
is sent for this table only; so it stands in no address that a log or another site could keep.
"""

from __future__ import annotations

from ulpia.server import wire
from ulpia.server.accounts import User
from ulpia.server.hall import NO_TABLE, Hall
from ulpia.server.house import House
from ulpia.server.store import shares
from ulpia.server.tables.refusals import NotAllowed


async def require_player(house: House, table: str, user: User) -> None:
    """Refuse whoever neither sits at the table nor has made it."""
    async with house.hall.held(table) as slot:
        opened = await house.hall.refreshed(slot)
        viewer = await house.hall.viewer(slot, user.id)
        if viewer is None and opened.row.host_id != user.id:
            raise NotAllowed("not_seated")


async def read_share(house: House, table: str, user: User) -> wire.ShareLink:
    await require_player(house, table, user)
    row = await house.database.read(lambda c: shares.share_of(c, table))
    return wire.ShareLink() if row is None else wire.ShareLink(row.key, row.made_at)


async def make_share(house: House, table: str, user: User) -> wire.ShareLink:
    """Return the share link of a table, made if there is none."""
    await require_player(house, table, user)
    key, now = house.world.key(), house.world.now()
    row = await house.database.write(lambda c: shares.add_share(c, table, key, user.id, now))
    return wire.ShareLink(row.key, row.made_at)


async def end_share(house: House, table: str, user: User) -> None:
    """End the share link; whoever looks by it alone is shown out."""
    await require_player(house, table, user)
    await house.database.write(lambda c: shares.end_share(c, table))
    await show_out(house.hall, table)


async def require_share_key(house: House, table: str, key: str) -> None:
    if not await house.database.read(lambda c: shares.is_share_key(c, table, key)):
        raise NotAllowed("no_table")


async def show_out(hall: Hall, table: str) -> None:
    """Close the sockets of those who looked by a share link that has ended."""
    if table not in hall.slots:
        return
    async with hall.held(table) as held:
        for subscriber in [each for each in held.subscribers if each.share is not None]:
            try:
                await hall.viewer(held, subscriber.user, subscriber.share)
            except NotAllowed:
                subscriber.hang_up(NO_TABLE, "no_table")
