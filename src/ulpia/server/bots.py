"""How a bot chooses: in a process of its own, from an imagined world, never from the real one."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from ulpia.ai.levels import make_player
from ulpia.ai.player import Player, sit_down
from ulpia.kernel.codec import decode_state, encode_state
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions
from ulpia.server.tables.actors import Actor, Lines, running
from ulpia.server.tables.bodies import Body
from ulpia.server.tables.lines import Line
from ulpia.server.tables.moving import check_move
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.rules import rules_of
from ulpia.server.tables.table import Table

SEED_BITS = 62
REMEMBERED = 64


@dataclass(frozen=True)
class Question:
    """Everything a bot is told; `asked_since` tells later whether the answer still counts."""

    game: str
    rules: int
    seats: int
    seat: int
    level: str
    world: bytes
    seed: int  # of what it imagines now
    character: int  # the seed of the player: the same for the whole game
    asked_since: int


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


def think(asked: Question) -> str:
    """Choose a move. Runs in a worker process that may be killed at any moment."""
    game = rules_of(asked.game, asked.rules)
    world = decode_state(game, msgspec.json.decode(asked.world))
    decision = decision_of(decisions(world), Seat(asked.seat))
    assert decision is not None, "an imagined world asks what the real one asks"
    table = sit_down(game, world, asked.seats, decision, asked.seed)
    player = player_of(asked.level, asked.game, asked.rules, asked.character)
    return game.vocabulary.write(player.choose(table))


@lru_cache(REMEMBERED)
def player_of(level: str, game: str, rules: int, character: int) -> Player:
    """Return the player of a seat; kept, for it may remember what it planned."""
    return make_player(level, rules_of(game, rules), character)


def any_option(table: Table, seat: int) -> str:
    """Return some legal move: for bots whose thinking fails again and again."""
    assert table.course is not None
    decision = table.course.decision(seat)
    assert decision is not None
    return table.course.game.vocabulary.write(secrets.choice(decision.options))


def bot_deed(asked: Question, move: str) -> Any:
    """Return the deed of a bot's move; refused if the table has changed meanwhile."""

    def deed(table: Table, actor: Actor) -> Lines:
        course = running(table)
        if table.seats[asked.seat].level is None:
            raise NotAllowed("stale")
        if table.asked_since[asked.seat] != asked.asked_since:
            raise NotAllowed("stale")
        check_move(table, course, asked.seat, move)
        return [Line("move", asked.seat, Body(move=move))]

    return deed
