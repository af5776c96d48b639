"""The part of a bot that runs in a process of its own: little to import, so it starts quickly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from ulpia.ai.levels import DEFAULT_WORLDS, THINKING_TIMES, make_player
from ulpia.ai.player import Player, make_player_table
from ulpia.ai.search.ranking import Budget
from ulpia.ai.thoughts import Notebook
from ulpia.kernel.codec import decode_state
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions
from ulpia.table.hint_worker import HintRequest, work_out_hint
from ulpia.table.rules import rules_of

MAX_PLAYERS_KEPT = 64
MAX_THOUGHT_LETTERS = 4_000


@dataclass(frozen=True)
class BotRequest:
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
    reply: str | None = None  # the move of a lesson, to be played unthought
    is_repeatable: bool = False  # the same question has the same answer, on every machine
    thinking: str | None = None  # the name of a thinking time, if the table has one


@dataclass(frozen=True)
class BotMove:
    """What a bot chose, and what led to it, as JSON, if it can tell."""

    text: str
    thought: str | None = None


def answer_request(asked: BotRequest | HintRequest) -> BotMove | bytes:
    """Do what the processes of the bots are for: choose a move, or work out a hint."""
    return work_out_hint(asked) if isinstance(asked, HintRequest) else choose_move(asked)


def choose_move(asked: BotRequest) -> BotMove:
    """Choose a move. Runs in a worker process that may be killed at any moment."""
    if asked.reply is not None:
        return BotMove(asked.reply)
    game = rules_of(asked.game, asked.rules)
    world = decode_state(game, msgspec.json.decode(asked.world))
    decision = decision_of(decisions(world), Seat(asked.seat))
    assert decision is not None, "an imagined world asks what the real one asks"
    table = make_player_table(game, world, asked.seats, decision, asked.seed)
    if asked.is_repeatable:
        # New for every decision, by worlds and not seconds: it remembers nothing of other tables.
        player = make_player(asked.level, game, asked.character, Budget(DEFAULT_WORLDS))
        return BotMove(game.vocabulary.write(player.choose(table)))
    player = player_of(asked.level, asked.game, asked.rules, asked.character, asked.thinking)
    text = game.vocabulary.write(player.choose(table))
    notebook = notebook_of(asked.level, asked.game, asked.rules, asked.character)
    told = notebook.note(0, player)
    thought = None if told is None else notebook.notes[0]
    return BotMove(text, thought if thought and len(thought) <= MAX_THOUGHT_LETTERS else None)


@lru_cache(MAX_PLAYERS_KEPT)
def player_of(level: str, game: str, rules: int, character: int, thinking: str | None) -> Player:
    """Return the player of a seat; kept, for it may remember what it planned."""
    budget = None if thinking is None else THINKING_TIMES[thinking]
    return make_player(level, rules_of(game, rules), character, budget)


@lru_cache(MAX_PLAYERS_KEPT)
def notebook_of(level: str, game: str, rules: int, character: int) -> Notebook:
    """Return where a player's last thought is kept, so that none is told twice."""
    return Notebook()
