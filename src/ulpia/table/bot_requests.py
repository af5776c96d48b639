"""Requests to bots, made from an imagined world and never the real one, and what an answer does."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ulpia.kernel.codec import encode_state
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.table.bot_jobs import BotJob
from ulpia.table.bot_worker import BotMove, BotRequest
from ulpia.table.daily import day_of
from ulpia.table.entries import Entry, Moved
from ulpia.table.guards import Actor, require_running
from ulpia.table.lessons import lesson_of, place_in
from ulpia.table.moves import require_legal_move
from ulpia.table.refusals import NotAllowed
from ulpia.table.table import Table

SEED_BITS: Final = 62


def job_of(table: Table, seat: int) -> BotJob | None:
    """Return the job of a seat's bot, or nothing if it is not its turn."""
    level = table.seats[seat].level
    if level is None or seat not in table.bots_waited_for():
        return None
    has_people = any(row.user is not None for row in table.seats)
    return BotJob(table.id, seat, level, table.row.host_id, has_people)


def bot_request(table: Table, seat: int) -> BotRequest | None:
    """Return what the bot of a seat is asked, or nothing if it is not its turn."""
    level = table.seats[seat].level
    if table.match is None or level is None or seat not in table.bots_waited_for():
        return None
    game = table.match.game
    is_repeatable = day_of(table.row) is not None
    imagining, thinking = bot_seeds(table, table.match, seat, is_repeatable)
    world = game.imagine(table.match.state, Seat(seat), imagining)
    return BotRequest(
        game.name,
        game.rules,
        len(table.seats),
        seat,
        level,
        msgspec.json.encode(encode_state(world)),
        thinking,
        bot_character(table, seat),
        table.asked_since[seat],
        lesson_reply(table, table.match, seat),
        is_repeatable,
        table.row.thinking,
    )


def bot_seeds(table: Table, match: Match[Any], seat: int, is_repeatable: bool) -> tuple[int, int]:
    """Return the seeds of what a bot imagines and of how it thinks.

    Where everybody meets the same bots they follow from the deal and from what the seat knows of
    the position: whichever way somebody came to it, and whoever chose first where all choose.
    """
    if not is_repeatable:
        return secrets.randbits(SEED_BITS), secrets.randbits(SEED_BITS)
    known = match.game.imagine(match.state, Seat(seat), bot_character(table, seat))
    position = msgspec.json.encode(encode_state(known))
    digest = hashlib.sha256(f"daily {seat} {table.seed()} ".encode() + position).digest()
    return int.from_bytes(digest[:7], "big"), int.from_bytes(digest[8:15], "big")


def lesson_reply(table: Table, match: Match[Any], seat: int) -> str | None:
    """Return the move that a lesson prescribes for the opponent here."""
    lesson = lesson_of(table.row)
    if lesson is None or seat == lesson.learner:
        return None
    place = place_in(lesson, match)
    return None if place is None else place.reply


def bot_character(table: Table, seat: int) -> int:
    """Return the seed of a seat's bot: a hash of the seed of the game, which it does not reveal."""
    digest = hashlib.sha256(f"bot {seat} {table.seed()}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def any_legal_move(table: Table, seat: int) -> BotMove:
    """Return some legal move: for bots whose thinking fails again and again."""
    assert table.match is not None
    decision = table.match.decision(seat)
    assert decision is not None
    return BotMove(table.match.game.vocabulary.write(secrets.choice(decision.options)))


def bot_move_handler(asked: BotRequest, move: BotMove) -> Callable[[Table, Actor], list[Entry]]:
    """Return the handler of a bot's move; it refuses if the table has changed meanwhile."""

    def handle(table: Table, actor: Actor) -> list[Entry]:
        match = require_running(table)
        if table.seats[asked.seat].level is None:
            raise NotAllowed("stale")
        if table.asked_since[asked.seat] != asked.asked_since:
            raise NotAllowed("stale")
        require_legal_move(table, actor, match, asked.seat, move.text)
        return [Moved(seat=asked.seat, move=move.text, thought=move.thought)]

    return handle
