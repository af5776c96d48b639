"""What a bot is asked: about an imagined world, never the real one; and what its answer does."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from ulpia.kernel.codec import encode_state
from ulpia.kernel.moves import Seat
from ulpia.server.bot_schedule import BotJob
from ulpia.server.tables.actors import Actor, Lines, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.lines import Line
from ulpia.server.tables.moving import check_move
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.table import Table
from ulpia.server.thinking import BotMove, Question

SEED_BITS = 62


def job_of(table: Table, seat: int) -> BotJob | None:
    """Return the job of a seat's bot, or nothing if it is not its turn."""
    level = table.seats[seat].level
    if level is None or seat not in table.bots_waited_for():
        return None
    has_people = any(seating.user is not None for seating in table.seats)
    return BotJob(table.id, seat, level, str(table.row.host_id), has_people)


def question(table: Table, seat: int) -> Question | None:
    """Return what the bot of a seat is asked, or nothing if it is not its turn."""
    level = table.seats[seat].level
    if table.course is None or level is None or seat not in table.bots_waited_for():
        return None
    game = table.course.game
    world = game.imagine(table.course.state, Seat(seat), secrets.randbits(SEED_BITS))
    return Question(
        game.name,
        game.rules,
        len(table.seats),
        seat,
        level,
        msgspec.json.encode(encode_state(world)),
        secrets.randbits(SEED_BITS),
        character(table, seat),
        table.asked_since[seat],
    )


def character(table: Table, seat: int) -> int:
    """Return the seed of a seat's bot: one way from the game's seed, so that it tells nothing."""
    digest = hashlib.sha256(f"bot {seat} {table.seed()}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def any_option(table: Table, seat: int) -> BotMove:
    """Return some legal move: for bots whose thinking fails again and again."""
    assert table.course is not None
    decision = table.course.decision(seat)
    assert decision is not None
    return BotMove(table.course.game.vocabulary.write(secrets.choice(decision.options)))


def bot_deed(asked: Question, move: BotMove) -> Any:
    """Return the deed of a bot's move; refused if the table has changed meanwhile."""

    def deed(table: Table, actor: Actor) -> Lines:
        course = running(table)
        if table.seats[asked.seat].level is None:
            raise NotAllowed("stale")
        if table.asked_since[asked.seat] != asked.asked_since:
            raise NotAllowed("stale")
        check_move(table, course, asked.seat, move.text)
        return [Line("move", asked.seat, Body(move=move.text, thought=move.thought))]

    return deed
