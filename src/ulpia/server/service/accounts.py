"""Guests and accounts: names, passwords and sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, Row

from ulpia.server.service.look_alikes import HIDDEN_LETTERS, plain_names
from ulpia.server.store import people
from ulpia.server.store.database import Database
from ulpia.table.effects import Effects
from ulpia.table.refusals import NotAllowed

HOST: Final = "host"
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 86_400_000
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
DUMMY_HASH: Final = HASHER.hash(secrets.token_urlsafe(16))
"""Verified when no account has the name, so that the answer takes equally long."""


@dataclass(frozen=True)
class User:
    """A signed-in user or guest, and their session."""

    id: str
    name: str
    guest: bool
    session: str  # the hash of the token
    is_renewed: bool = False  # this visit has made the session last longer
    role: str | None = None
    program_of: str | None = None  # a program plays, for this user

    def is_host(self) -> bool:
        """Say whether this person looks after the server."""
        return self.role == HOST

    def family(self) -> str:
        """Return who is behind it: the same for a person and their programs."""
        return self.program_of or self.id


def clean(text: str, most: int) -> str:
    """Return text in normal form, without invisible letters."""
    shown = [" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text)]
    kept = "".join([each for each in shown if unicodedata.category(each) not in HIDDEN_LETTERS])
    return " ".join(kept.split())[:most]


def clean_name(name: str) -> str:
    cleaned = clean(name, 24)
    if not any(letter.isalnum() for letter in cleaned):
        raise NotAllowed("bad_name", "A name needs at least one letter or digit.")
    return cleaned


def name_key(name: str) -> str:
    """Return a key that is equal for names that differ only in case or form."""
    return unicodedata.normalize("NFKC", name).casefold()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Guests, accounts, passwords and sessions."""

    def __init__(self, database: Database, effects: Effects) -> None:
        self.database: Final = database
        self.effects: Final = effects

    async def user_of_token(self, token: str | None) -> User | None:
        """Return the user of a session cookie, or None."""
        if not token or len(token) > 100:
            return None
        session = hash_token(token)
        row = await self.database.read(lambda c: people.user_of_session(c, session))
        if row is None:
            return None
        now = self.effects.now()
        is_renewed = now - row.seen_at > HOUR_MS
        if is_renewed:
            await self.database.write(lambda c: people.touch_session(c, session, now))
        is_guest = row.password is None
        return User(row.id, row.name, is_guest, session, is_renewed, row.role, row.program_of)

    async def add_guest(self, name: str) -> tuple[User, str]:
        """Add a guest and return them with a session token."""
        user, cleaned = self.effects.id(), clean_name(name)
        token, now = secrets.token_urlsafe(32), self.effects.now()
        session = hash_token(token)

        def work(connection: Connection) -> None:
            people.require_free_name(connection, plain_names(cleaned), user)
            people.add_user(connection, user, cleaned, now)
            people.add_session(connection, session, user, now)

        await self._write_name(work)
        return User(user, cleaned, True, session), token

    async def rename(self, user: User, name: str) -> User:
        if not user.guest:
            raise NotAllowed("name_claimed", "A claimed name stays as it is.")
        cleaned = clean_name(name)

        def work(connection: Connection) -> None:
            people.require_free_name(connection, plain_names(cleaned), user.id)
            people.rename(connection, user.id, cleaned)

        await self._write_name(work)
        return User(user.id, cleaned, True, user.session)

    async def claim(self, user: User, name: str, password: str) -> User:
        if not user.guest:
            raise NotAllowed("name_claimed", "You already have a name of your own.")
        cleaned = clean_name(name)
        code = await asyncio.to_thread(HASHER.hash, password)
        names = people.Names(cleaned, name_key(cleaned), plain_names(cleaned))
        await self._write_name(lambda c: people.claim(c, user.id, names, code))
        return User(user.id, cleaned, False, user.session)

    async def _write_name(self, work: Callable[[Connection], None]) -> None:
        """Run a transaction that sets a name; refuse a name that looks like somebody's account."""
        try:
            await self.database.write(work)
        except people.NameTaken as error:
            raise NotAllowed("name_taken", "Somebody else has this name.") from error

    async def sign_in(self, name: str, password: str) -> tuple[User, str]:
        key = name_key(clean(name, 24))
        row = await self.database.read(lambda c: people.user_named(c, key))
        code = DUMMY_HASH if row is None else row.password
        is_right = await is_password_right(code, password)
        if not is_right or row is None or row.program_of is not None:
            raise NotAllowed("wrong_password", "The name or the password is wrong.")
        token, now = secrets.token_urlsafe(32), self.effects.now()
        require_not_banned(row, now)
        session = hash_token(token)
        await self.database.write(lambda c: people.add_session(c, session, row.id, now))
        return User(row.id, row.name, False, session, role=row.role), token

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Set a new password; all other sessions end."""
        await self._require_password(user, old)
        code = await asyncio.to_thread(HASHER.hash, new)

        def work(connection: Connection) -> None:
            people.set_password(connection, user.id, code)
            people.end_all_sessions(connection, user.id, user.session)

        await self.database.write(work)

    async def sign_out(self, user: User) -> None:
        await self.database.write(lambda c: people.end_session(c, user.session))

    async def sign_out_everywhere(self, user: User) -> None:
        await self.database.write(lambda c: people.end_all_sessions(c, user.id))

    async def delete(self, user: User, password: str | None) -> list[tuple[User, list[str]]]:
        """Delete an account and its programs; return each with the tables where it has a seat."""
        if not user.guest and user.program_of is None:
            await self._require_password(user, password or "")
        now = self.effects.now()

        def work(connection: Connection) -> list[tuple[User, list[str]]]:
            programs = [
                User(row.id, row.name, False, "", program_of=user.id)
                for row in people.programs_of(connection, user.id)
            ]
            all_users = [user, *programs]
            return [(each, people.delete_user(connection, each.id, now)) for each in all_users]

        return await self.database.write(work)

    async def _require_password(self, user: User, password: str) -> None:
        row = await self.database.read(lambda c: people.user_by_id(c, user.id))
        if (
            row is None
            or row.password is None
            or not await is_password_right(row.password, password)
        ):
            raise NotAllowed("wrong_password", "The password is wrong.")


def require_not_banned(row: Row[Any], now: int) -> None:
    """Refuse somebody whom the host has banned, and say for how many days more."""
    until: int | None = row.banned_until
    if until is not None and until > now:
        raise NotAllowed("banned", args={"days": -(-(until - now) // DAY_MS)})


async def is_password_right(code: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(HASHER.verify, code, password)
    except VerifyMismatchError:
        return False
