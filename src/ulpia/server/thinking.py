"""The part of a bot that runs in a process of its own: little to import, so it starts quickly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from ulpia.ai.levels import make_player
from ulpia.ai.player import Player, sit_down
from ulpia.ai.thoughts import Notebook
from ulpia.kernel.codec import decode_state
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions
from ulpia.server.tables.rules import rules_of

REMEMBERED = 64
MAX_THOUGHT_LETTERS = 4_000


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


@dataclass(frozen=True)
class BotMove:
    """What a bot chose, and what led to it, as JSON, if it can tell."""

    text: str
    thought: str | None = None


def think(asked: Question) -> BotMove:
    """Choose a move. Runs in a worker process that may be killed at any moment."""
    game = rules_of(asked.game, asked.rules)
    world = decode_state(game, msgspec.json.decode(asked.world))
    decision = decision_of(decisions(world), Seat(asked.seat))
    assert decision is not None, "an imagined world asks what the real one asks"
    table = sit_down(game, world, asked.seats, decision, asked.seed)
    player = player_of(asked.level, asked.game, asked.rules, asked.character)
    text = game.vocabulary.write(player.choose(table))
    notebook = notebook_of(asked.level, asked.game, asked.rules, asked.character)
    told = notebook.note(0, player)
    thought = None if told is None else notebook.notes[0]
    return BotMove(text, thought if thought and len(thought) <= MAX_THOUGHT_LETTERS else None)


@lru_cache(REMEMBERED)
def player_of(level: str, game: str, rules: int, character: int) -> Player:
    """Return the player of a seat; kept, for it may remember what it planned."""
    return make_player(level, rules_of(game, rules), character)


@lru_cache(REMEMBERED)
def notebook_of(level: str, game: str, rules: int, character: int) -> Notebook:
    """Return where a player's last thought is kept, so that none is told twice."""
    return Notebook()
