"""Positions on their way to subscribers: whole ones, or patches for those who follow them."""

from __future__ import annotations

from collections.abc import Iterable

from ulpia.table import wire
from ulpia.table.live_tables import LiveTable
from ulpia.table.patches import Content, content_of, make_patch
from ulpia.table.positions import encode
from ulpia.table.subscribers import EncodedMessage, Receipt, Subscriber


def send_position(
    live: LiveTable,
    told: wire.Position,
    group: Iterable[Subscriber],
    receipt: Receipt | None = None,
) -> None:
    """Send one viewer's position; each message is made once for all who get it."""
    whole: EncodedMessage | None = None
    content: Content | None = None
    patches: dict[int, EncodedMessage] = {}  # by the content that they start from
    for subscriber in group:
        known = subscriber.content
        if not subscriber.wants_patches or known is None:
            whole = whole or EncodedMessage(encode(told))
            subscriber.send(whole)
            continue
        if content is None:
            content = content_of(told)
        subscriber.content = content
        if receipt is not None and receipt.subscriber is subscriber:
            patch = make_patch(known, content, told.entries)
            patch.done = receipt.message_id
            subscriber.send(EncodedMessage(encode(patch)))
            receipt.is_sent = True
            continue
        message = patches.get(id(known))
        if message is None:
            patch = make_patch(known, content, told.entries)
            message = patches[id(known)] = EncodedMessage(encode(patch))
        subscriber.send(message)
    if content is not None:
        live.contents[told.viewer] = content


def send_whole_position(live: LiveTable, told: wire.Position, subscriber: Subscriber) -> None:
    """Send a position with which a client begins, or begins again."""
    if subscriber.wants_patches:
        content = content_of(told)
        latest = live.contents.get(told.viewer)
        if latest != content:  # who starts from the same content shares the next patch
            latest = live.contents[told.viewer] = content
        subscriber.content = latest
    subscriber.send(EncodedMessage(encode(told)))
