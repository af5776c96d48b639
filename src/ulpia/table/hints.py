"""Hints at a table: who may ask for one, what the adviser is told, and what stays in the log."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from ulpia.ai.hints import ADVISER
from ulpia.kernel.codec import encode_state
from ulpia.kernel.moves import Seat
from ulpia.table import wire
from ulpia.table.bot_jobs import BotJob
from ulpia.table.commands import AskHint
from ulpia.table.entries import Entry, HintGiven
from ulpia.table.guards import (
    Actor,
    other_owners,
    require_fresh,
    require_own_play,
    require_running,
)
from ulpia.table.hint_worker import HintRequest
from ulpia.table.log_bound import is_log_full
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table


class HintKnown(NotAllowed):
    """The same question was answered meanwhile."""


READ_HINT = msgspec.json.Decoder(wire.Hint)


def may_ask_for_hint(table: Table, seat: int) -> bool:
    """Say whether the people at a table may ask for hints: against bots alone, or by its choice."""
    if table.row.is_strict():
        return False
    return table.row.hints or not other_owners(table, seat)


def require_hints(table: Table, actor: Actor, command: AskHint) -> int:
    """Return the seat of somebody who is asked something and may have a hint."""
    match = require_running(table)
    seat = require_own_play(table, actor)
    if not may_ask_for_hint(table, seat):
        raise NotAllowed("no_hints")
    require_fresh(table, seat, command.seq)
    if match.decision(seat) is None:
        raise NotAllowed("no_hint_now")
    if is_log_full(table):
        raise NotAllowed("log_full")
    return seat


def known_hint(table: Table, seat: int) -> wire.Hint | None:
    """Return the hint that a seat was given for what it is asked now."""
    given = table.hints.get(seat)
    if given is None or given.since != table.asked_since[seat]:
        return None
    return READ_HINT.decode(given.answer)


def hint_job(table: Table, seat: int, user: str) -> BotJob:
    """Return the work as the bots' processes take it: a person waits for it."""
    return BotJob(table.id, seat, ADVISER, user, has_people=True)


def hint_request(table: Table, seat: int) -> HintRequest:
    """Return what the adviser is told: an imagined world, never the real one.

    Its seeds follow from the table and the decision, so that the same question has the same answer.
    """
    match = require_running(table)
    game = match.game
    question = f"hint {seat} {table.asked_since[seat]} {table.seed()}"
    digest = hashlib.sha256(question.encode()).digest()
    seed = int.from_bytes(digest[:7], "big")
    world = game.imagine(match.state, Seat(seat), seed)
    return HintRequest(
        game.name,
        game.rules,
        len(table.seats),
        seat,
        msgspec.json.encode(encode_state(world)),
        seed,
        table.asked_since[seat],
    )


def hint_handler(asked: HintRequest, answer: bytes) -> Callable[[Table, Actor], list[Entry]]:
    """Return the handler that notes a hint in the log, once for each decision."""

    def handle(table: Table, actor: Actor) -> list[Entry]:
        require_running(table)
        if table.asked_since[asked.seat] != asked.asked_since:
            raise NotAllowed("stale")
        if known_hint(table, asked.seat) is not None:
            raise HintKnown("stale")
        return [HintGiven(seat=asked.seat, since=asked.asked_since, answer=answer.decode())]

    return handle
