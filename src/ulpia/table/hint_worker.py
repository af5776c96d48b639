"""The part of a hint that runs in a process of its own, as that of a bot does."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from ulpia.ai.hints import Advice, Counsel, hint_of_player, make_adviser, make_hint
from ulpia.ai.player import PlayerTable, make_player_table
from ulpia.ai.reasons import round_chance, round_points, why_sentence
from ulpia.kernel.codec import decode_state
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions
from ulpia.table import wire
from ulpia.table.rules import rules_of


class TableQuestion(Protocol):
    """What is told to bots and to the adviser alike: an imagined world, and whose it is."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def world(self) -> bytes: ...
    @property
    def seed(self) -> int: ...


@dataclass(frozen=True)
class HintRequest:
    """Everything that the adviser is told."""

    game: str
    rules: int
    seats: int
    seat: int
    world: bytes
    seed: int
    asked_since: int


def work_out_hint(asked: HintRequest) -> bytes:
    """Return the hint as it travels. Runs in a process that may be killed at any moment."""
    table = table_asked(asked)
    return hint_body(asked, make_hint(table, asked.seed))


def work_out_in_steps(asked: HintRequest) -> Generator[None, None, bytes]:
    """Work out the same hint in small steps: for workers that must look around between them."""
    table, adviser = table_asked(asked), make_adviser(rules_of(asked.game, asked.rules), asked.seed)
    yield from adviser.prepare(table)
    return hint_body(asked, hint_of_player(adviser, table, adviser.choose(table)))


def table_asked(asked: TableQuestion) -> PlayerTable:
    """Return the table as the seat knows it."""
    game = rules_of(asked.game, asked.rules)
    world = decode_state(game, msgspec.json.decode(asked.world))
    decision = decision_of(decisions(world), Seat(asked.seat))
    assert decision is not None, "an imagined world asks what the real one asks"
    return make_player_table(game, world, asked.seats, decision, asked.seed)


def hint_body(asked: HintRequest, hint: Counsel) -> bytes:
    game = rules_of(asked.game, asked.rules)
    return msgspec.json.encode(hint_message(game, hint, asked.asked_since))


def hint_message(game: Game[Any], hint: Counsel, since: int) -> wire.Hint:
    """Return a hint as it travels."""
    told = wire.Hint(
        since=since,
        best=turn_message(game, hint.best),
        chances=[round_chance(chance) for chance in hint.chances],
        prompts=hint.prompts,
        topic=hint.topic(),
        next=None if hint.next_best is None else turn_message(game, hint.next_best),
        model=hint.model,
    )
    verdict = hint.verdict
    if verdict is not None:
        sentence = why_sentence(verdict.reasons)
        told.why = wire.HintSentence(sentence.name, sentence.points, sentence.sources)
        told.reasons = [
            wire.HintReason(reason.kind, reason.source, round_points(reason.amount))
            for reason in verdict.reasons
        ]
        told.by_source = verdict.by_source
        told.margin = round_points(verdict.margin)
        told.close = verdict.is_close
    return told


def turn_message(game: Game[Any], advice: Advice) -> wire.HintTurn:
    return wire.HintTurn(
        [game.vocabulary.write(move) for move in advice.line],
        round_points(advice.points),
        round_chance(advice.chance),
    )
