"""Accounts for programs: they come with a token, sit at tables like people, and are marked."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from sqlalchemy import Connection, Row

from ulpia.server.service.account_deletion import leave_tables
from ulpia.server.service.accounts import (
    HASHER,
    User,
    clean_name,
    hash_token,
    name_key,
    require_not_banned,
)
from ulpia.server.service.look_alikes import plain_names
from ulpia.server.service.services import Services
from ulpia.server.service.user_changes import on_user_changed
from ulpia.server.store import people
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

MAX_PROGRAMS: Final = 5


def require_person(user: User) -> None:
    if user.guest:
        raise NotAllowed("needs_account")
    if user.program_of is not None:
        raise NotAllowed("people_only")


def program_info(row: Row[Any]) -> wire.Program:
    return wire.Program(row.id, row.name, row.created_at)


async def list_programs(services: Services, user: User) -> wire.ProgramList:
    found = await services.database.read(lambda c: people.programs_of(c, user.id))
    return wire.ProgramList([program_info(row) for row in found])


async def add_program(services: Services, user: User, name: str) -> wire.ProgramToken:
    """Make an account for a program of this user, and its token."""
    require_person(user)
    cleaned, program = clean_name(name), services.effects.id()
    token, now = secrets.token_urlsafe(32), services.effects.now()
    # Nobody knows this password: a program comes in by its token alone.
    code = await asyncio.to_thread(HASHER.hash, secrets.token_urlsafe(32))
    names = people.Names(cleaned, name_key(cleaned), plain_names(cleaned))

    def work(connection: Connection) -> None:
        if len(people.programs_of(connection, user.id)) >= MAX_PROGRAMS:
            raise NotAllowed("too_many_programs")
        people.add_user(connection, program, cleaned, now)
        people.claim(connection, program, names, code)
        people.set_owner(connection, program, user.id)
        people.add_token(connection, hash_token(token), program, now)

    try:
        await services.database.write(work)
    except people.NameTaken as error:
        raise NotAllowed("name_taken", "Somebody else has this name.") from error
    return wire.ProgramToken(wire.Program(program, cleaned, now), token)


async def require_program(services: Services, user: User, program: str) -> Row[Any]:
    for row in await services.database.read(lambda c: people.programs_of(c, user.id)):
        if row.id == program:
            return row
    raise NotAllowed("no_program")


async def renew_token(services: Services, user: User, program: str) -> wire.ProgramToken:
    """Return a new token of a program; the old one is worth nothing from now on."""
    row = await require_program(services, user, program)
    token, now = secrets.token_urlsafe(32), services.effects.now()
    require_not_banned(row, now)
    await services.database.write(lambda c: people.add_token(c, hash_token(token), row.id, now))
    await on_user_changed(services, row.id)
    return wire.ProgramToken(program_info(row), token)


async def remove_program(services: Services, user: User, program: str) -> None:
    """Delete the account of a program; bots play its games to their end."""
    row = await require_program(services, user, program)
    gone = User(row.id, row.name, False, "", program_of=user.id)
    for each, tables in await services.accounts.delete(gone, None):
        await leave_tables(services, each, tables)
