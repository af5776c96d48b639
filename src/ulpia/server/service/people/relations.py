"""Friends, mutes and blocks, and invitations of friends."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Row

from ulpia.server.service.accounts import User, clean, name_key
from ulpia.server.service.notices import scanning
from ulpia.server.service.permissions import require_sight
from ulpia.server.service.services import Services
from ulpia.server.store import people, relations, rows
from ulpia.server.store.relations import BLOCK, FRIEND
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

MAX_RELATIONS: Final = 500
INVITED: Final = "invited"


async def read_people(services: Services, user: User) -> wire.People:
    """Return a user's friends, mutes and blocks, requests for friendship, and invitations."""
    return await services.database.read(lambda c: people_of(c, services, user.id))


def people_of(connection: Connection, services: Services, user: str) -> wire.People:
    own = relations.relations_of(connection, user)
    wishes = relations.wishes_of_others(connection, user)
    by = {row.user_id for row in wishes}
    found = []
    for row in own:
        kind = row.kind
        is_friend = kind == FRIEND and row.other_id in by
        if kind == FRIEND and not is_friend:
            kind = "asked"
        here = is_friend and services.page_viewers.is_looking(row.other_id)
        found.append(wire.Acquaintance(row.other_id, row.name, kind, bool(row.guest), here))
    known = {row.other_id for row in own}
    new = [row for row in wishes if row.user_id not in known]
    found += [wire.Acquaintance(row.user_id, row.name, "wishes") for row in new]
    invited = [
        wire.TableInvitation(row.table_id, row.game, row.seats, row.name, row.made_at)
        for row in relations.invitations_of(connection, user)
    ]
    return wire.People(found, invited)


async def relate(services: Services, user: User, wish: wire.RelationWish) -> None:
    """Befriend, mute or block somebody, or end that; only accounts have friends."""
    other = await require_other(services, user, wish)
    if wish.kind == FRIEND and (user.guest or other.password is None):
        raise NotAllowed("needs_account")
    now = services.effects.now()

    def work(connection: Connection) -> None:
        known = relations.relation_of(connection, user.id, other.id)
        count = relations.relation_count(connection, user.id)
        if wish.kind is not None and known is None and count >= MAX_RELATIONS:
            raise NotAllowed("too_many_people")
        relations.set_relation(connection, user.id, other.id, wish.kind, now)
        if wish.kind == BLOCK:  # whoever is blocked is no friend any more, and learns nothing
            relations.end_friendship(connection, other.id, user.id)

    await services.database.write(work)


async def require_other(services: Services, user: User, wish: wire.RelationWish) -> Row[object]:
    """Return the account of that name, or refuse."""
    if (wish.name is None) == (wish.user is None):
        raise NotAllowed("bad_message")

    def work(connection: Connection) -> Row[object] | None:
        if wish.name is not None:
            return people.user_named(connection, name_key(clean(wish.name, 24)))
        return people.user_by_id(connection, str(wish.user))

    found = await services.database.read(work)
    if found is None or found.deleted_at is not None:
        raise NotAllowed("no_player")
    if found.id == user.id:
        raise NotAllowed("yourself")
    return found


# invitations


async def invite(services: Services, user: User, table: str, name: str) -> None:
    """Invite a friend to a table: they may join it, and are notified."""
    viewer = await require_sight(services, table, user.id)
    async with services.registry.lock(table) as live:
        found = await services.registry.refresh(live)
        if found.status != "open":
            raise NotAllowed("not_open")
        if viewer is None and found.row.host_id != user.id:
            raise NotAllowed("not_seated")
        game = found.row.game
    friend = await require_other(services, user, wire.RelationWish(None, name))
    now, is_looking = services.effects.now(), services.page_viewers.is_looking

    def work(connection: Connection) -> None:
        if not relations.are_friends(connection, user.id, friend.id):
            raise NotAllowed("not_friends")
        rows.admit(connection, table, friend.id, may_join=True)
        relations.add_invitation(connection, table, friend.id, user.id, now)
        told: dict[str, str | int] = {"game": game, "name": user.name}
        happened = scanning.Happening(friend.id, INVITED, now, told)
        scanning.add(connection, table, [happened], now, is_looking)

    await services.database.write(work)


async def decline(services: Services, user: User, table: str) -> None:
    """Remove an invitation from the user's list; they may still join the table."""
    await services.database.write(lambda c: relations.forget_invitation(c, table, user.id))


# who may sit with whom


async def require_company(services: Services, user: User, table: str) -> None:
    """Refuse to seat somebody beside a person if either has blocked the other.

    At rated tables nobody plays with their own programs.
    """
    async with services.registry.lock(table) as live:
        found = await services.registry.refresh(live)
        others = [seat.user for seat in found.seats if seat.user and seat.user != user.id]
        is_rated = found.row.rated
    if others:
        await services.database.read(lambda c: require_fit(c, user, others, is_rated))


def require_fit(connection: Connection, user: User, others: list[str], is_rated: bool) -> None:
    if relations.is_blocked_between(connection, user.id, others):
        raise NotAllowed("not_welcome")
    families = people.family_by_user(connection, others).values()
    if is_rated and user.family() in families:
        raise NotAllowed("own_program")
