"""The host names that the server answers to, against DNS rebinding."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from ulpia.server.settings import Settings

LOCAL: Final = ("localhost", "*.localhost")


class AllowedHosts:
    """Checks the Host header; numeric addresses pass, since only names can be rebound."""

    def __init__(self, names: list[str]) -> None:
        self._names: Final = {name for name in names if not name.startswith("*")}
        self._endings: Final = tuple([name[1:] for name in names if name.startswith("*.")])
        self._allows_all: Final = "*" in names

    def allows(self, host: str | None) -> bool:
        """Say whether a request for `host` (with or without a port) is meant for this server."""
        if self._allows_all or host is None:
            return True
        name = host_name(host)
        if name is None:
            return False
        return is_address(name) or name in self._names or name.endswith(self._endings)


def host_name(host: str) -> str | None:
    """Return the lower-case host name of a Host header, or None if it is malformed."""
    try:
        found = urlsplit(f"//{host}")
        if found.username is not None or found.path or found.query or found.fragment:
            return None
        return found.hostname.rstrip(".") if found.hostname else None
    except ValueError:
        return None


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def allowed_hosts(settings: Settings) -> AllowedHosts:
    """Return the names of the settings, of this machine, and of `public_url`."""
    machine = socket.gethostname().lower()
    names = [*LOCAL, machine, f"{machine.partition('.')[0]}.local"]
    for url in (settings.public_url, f"//{settings.host}"):
        name = None if url is None else urlsplit(url).hostname
        names += [name] if name else []
    given = [name.strip().lower() for name in settings.allowed_hosts.split(",")]
    return AllowedHosts([*names, *[name for name in given if name]])
