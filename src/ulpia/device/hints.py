"""Hints at a table of this device: worked out beside it, noted once in its log."""

from __future__ import annotations

from contextlib import suppress

from ulpia.device.tables import DeviceTables
from ulpia.device.thinking import Think, encode_hint_request
from ulpia.table import wire
from ulpia.table.commands import AskHint
from ulpia.table.hints import (
    READ_HINT,
    HintKnown,
    hint_handler,
    hint_request,
    known_hint,
    require_hints,
)
from ulpia.table.refusals import NotAllowed


async def give_hint(tables: DeviceTables, think: Think, name: str, asked: AskHint) -> wire.Hint:
    """Return a hint for what whoever holds the device is asked now."""
    registry = tables.registry
    async with registry.lock(name) as live:
        table = await registry.refresh(live)
        user = tables.holders.user_at(table)
        seat = require_hints(table, registry.actor(live, user), asked)
        known = known_hint(table, seat)
        if known is not None:
            known.id = asked.id
            return known
        request = hint_request(table, seat)
    answer = await think(encode_hint_request(request))
    if answer is None:
        raise NotAllowed("no_hint_found")
    with suppress(HintKnown):  # asked twice at once: both get the same
        await registry.change(name, user, hint_handler(request, answer.encode()))
    hint = READ_HINT.decode(answer)
    hint.id = asked.id
    return hint
