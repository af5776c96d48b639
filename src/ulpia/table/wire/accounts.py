"""Messages about people: guests, accounts, and who I am."""

from __future__ import annotations

from msgspec import Struct

from ulpia.table.wire.values import Name, Password


class GuestName(Struct, forbid_unknown_fields=True):
    """Come in as a guest, or change a guest's name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Claim a name, or sign in with it."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class AccountDeletion(Struct, forbid_unknown_fields=True):
    """Delete the account; a guest has no password to confirm with."""

    password: Password | None = None


class Me(Struct, omit_defaults=True):
    id: str
    name: str
    guest: bool
    host: bool = False  # looks after the server
    program: bool = False
