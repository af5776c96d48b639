"""Requests to addresses that people name: they must never reach the host's own network.

The name is looked up once, every address is judged, and the connection goes to an address that was
judged: a name that answers differently a moment later gains nothing. Nobody is redirected.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Final
from urllib.parse import urlsplit

from ulpia.table.refusals import NotAllowed

TIMEOUT_S: Final = 10.0
"""How long any single step of a request may take, ..."""
DEADLINE_S: Final = 20.0
"""... and how long all of it, once an address is found: an answer may come letter by letter."""
MAX_URL: Final = 1000
MAX_ANSWER: Final = 2000

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


NOT_PUBLIC: Final = tuple(
    [
        ipaddress.ip_network(each)
        for each in (
            "64:ff9b::/96",
            "64:ff9b:1::/48",
            "2002::/16",
            "2001::/32",
            "::/96",
            "::ffff:0:0:0/96",
            "fec0::/10",
        )
    ]
)
"""Addresses that carry another one inside, which a router may unpack (NAT64, 6to4, Teredo, and two
forms of old), and those that were once meant for a site."""


class TargetForbidden(Exception):
    """The address lies in a network that notices must not reach."""


@dataclass(frozen=True)
class AllowedNetworks:
    """Private networks that the host lets notices reach all the same."""

    networks: tuple[Network, ...] = ()

    def allow(self, address: Address) -> bool:
        """Say whether notices may go to an address: a public one, or one the host has named."""
        mapped = getattr(address, "ipv4_mapped", None)
        judged = address if mapped is None else mapped
        if any(judged in network for network in self.networks if network.version == judged.version):
            return True
        if any(judged in network for network in NOT_PUBLIC if network.version == judged.version):
            return False
        return judged.is_global and not judged.is_multicast


def read_networks(text: str) -> AllowedNetworks:
    """Read networks with commas between: `10.1.0.0/16, 192.168.7.2`."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return AllowedNetworks(tuple([ipaddress.ip_network(part) for part in parts]))


def require_url(url: str, allowed: AllowedNetworks) -> None:
    """Refuse what is no address of a web server; without encryption only where the host allows."""
    try:
        parts = urlsplit(url)
        is_web = parts.scheme in ("https", "http") and bool(parts.hostname)
        _ = parts.port
    except ValueError:
        is_web = False
    if not is_web or len(url) > MAX_URL or parts.username is not None or not url.isascii():
        raise NotAllowed("bad_target", "This is no address of a web server.")
    if parts.scheme == "http" and not allowed.networks:
        raise NotAllowed("bad_target", "The address must begin with https://.")


def allowed_address(host: str, port: int, allowed: AllowedNetworks) -> str:
    """Return an address of a host that notices may go to, or raise TargetForbidden."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    for text in addresses:
        if not allowed.allow(ipaddress.ip_address(text.partition("%")[0])):
            raise TargetForbidden(host)
    if not addresses:
        raise OSError(f"no address for {host}")
    return addresses[0]


class AllowedConnection(HTTPConnection):
    """A connection to an address that is allowed, under the name that was asked for."""

    def __init__(self, host: str, port: int, address: str, is_encrypted: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT_S)
        self._address: Final = address
        self._is_encrypted: Final = is_encrypted

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._is_encrypted:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)

    def cut_off(self) -> None:
        """End whatever the connection waits for, from another thread."""
        open_socket = self.sock
        if open_socket is not None:
            with suppress(OSError):  # it has ended by itself
                open_socket.shutdown(socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: dict[str, str], allowed: AllowedNetworks) -> int:
    """Send a body and return the status; blocks, so call it in a thread."""
    require_url(url, allowed)
    parts = urlsplit(url)
    assert parts.hostname is not None
    is_encrypted = parts.scheme == "https"
    port = parts.port or (443 if is_encrypted else 80)
    address = allowed_address(parts.hostname, port, allowed)
    if not is_encrypted and ipaddress.ip_address(address).is_global:
        raise TargetForbidden(parts.hostname)
    connection = AllowedConnection(parts.hostname, port, address, is_encrypted)
    path = parts.path or "/"
    with deadline(connection):
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        response = connection.getresponse()
        response.read(MAX_ANSWER)
        return response.status


@contextmanager
def deadline(connection: AllowedConnection) -> Iterator[None]:
    """Close a connection at the end, and cut it off if that does not come in time."""
    timer = threading.Timer(DEADLINE_S, connection.cut_off)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        connection.close()
