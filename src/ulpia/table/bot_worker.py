"""The part of a bot that runs in a process of its own: little to import, so it starts quickly."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache

from ulpia.ai.levels import DEFAULT_WORLDS, THINKING_TIMES, make_player
from ulpia.ai.player import Player, PlayerTable
from ulpia.ai.search.ranking import Budget
from ulpia.ai.thoughts import Notebook
from ulpia.table.hint_worker import HintRequest, table_asked, work_out_hint
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
    return chosen_move(asked, player_asked(asked), table_asked(asked))


def choose_in_steps(asked: BotRequest) -> Generator[None, None, BotMove]:
    """Choose the same move in small steps: for workers that must look around between them."""
    if asked.reply is not None:
        return BotMove(asked.reply)
    player, table = player_asked(asked), table_asked(asked)
    yield from player.prepare(table)
    return chosen_move(asked, player, table)


def player_asked(asked: BotRequest) -> Player:
    """Return who plays the seat."""
    if asked.is_repeatable:
        # New for every decision, by worlds and not seconds: it remembers nothing of other tables.
        game = rules_of(asked.game, asked.rules)
        return make_player(asked.level, game, asked.character, Budget(DEFAULT_WORLDS))
    return player_of(asked.level, asked.game, asked.rules, asked.character, asked.thinking)


def chosen_move(asked: BotRequest, player: Player, table: PlayerTable) -> BotMove:
    """Return what the player chooses, with what led to it if that may be told."""
    text = table.game.vocabulary.write(player.choose(table))
    if asked.is_repeatable:
        return BotMove(text)
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
