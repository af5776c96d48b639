"""Whoever follows a table, and the messages sent to them."""

from __future__ import annotations

from typing import Any, Final, Protocol


class EncodedMessage:
    """A message as JSON bytes, made once for all who get it."""

    __slots__ = ("compressed_frame", "frame", "text")

    def __init__(self, text: bytes) -> None:
        self.text: Final = text
        self.frame: bytes | None = None  # as a transport sends it, kept for the next subscriber
        self.compressed_frame: bytes | None = None


class Subscriber(Protocol):
    """A client that follows a table."""

    user: str | None
    session: str | None
    is_looking: bool  # the page is in front of somebody
    share: str | None  # the key of the share link by which they came
    wants_patches: bool
    content: dict[str, Any] | None  # what it knows of the table, for the next patch

    def send(self, message: EncodedMessage) -> None:
        """Queue a message; never waits."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Receipt:
    """That a command is done, for the client that sent it: it goes with its patch if it can."""

    def __init__(self, message_id: str, subscriber: Subscriber) -> None:
        self.message_id: Final = message_id
        self.subscriber: Final = subscriber
        self.is_sent = False
