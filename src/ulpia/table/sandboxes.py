"""Trying out other moves: a finished game keeps its deal, in a running one it is imagined."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Move, Seat
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.state import apply, decisions
from ulpia.kernel.words import UnknownWords
from ulpia.table import wire
from ulpia.table.guards import require_plans, require_running
from ulpia.table.refusals import NotAllowed
from ulpia.table.replays import replay_text
from ulpia.table.table import Table
from ulpia.table.words import decision_message, option_message

SEED_BYTES: Final = 7


def try_line(record: str, wish: wire.SandboxWish) -> wire.Sandbox:
    """Return where a line leads from a moment of a game."""
    match = play_line(record, wish.entry, wish.line)
    return sandbox_of(match.game, match.state, wish.line)


def sandbox_of(game: Game[Any], state: Any, line: Sequence[wire.TriedMove]) -> wire.Sandbox:
    """Return a position with everything open, and the moves that led to it."""
    asked = decisions(state)
    told = [decision_message(game, decision) for decision in asked]
    choices = [
        wire.SandboxChoice(int(decision.seat), message.prompt, message.options)
        for decision, message in zip(asked, told, strict=True)
    ]
    points = game.points(state)
    return wire.Sandbox(
        choices,
        [option_message(game.name, game.rules, read_tried(game, tried)) for tried in line],
        [game.view(state, Seat(seat)) for seat in range(len(points))],
        points,
        [] if asked else [int(seat) for seat in game.winners(state)],
    )


def try_in_running_game(table: Table, seat: int, wish: wire.TryWish) -> wire.Sandbox:
    """Return where a line leads from what a seat of a running game knows.

    All that it cannot know is dealt anew, by seeds that follow from the question alone: neither the
    cards nor what others have chosen unseen can be found out so.
    """
    match = require_running(table)
    require_plans(table)
    game = match.game
    question = f"try {table.id} {seat} {wish.seq} {wish.world}"
    seed = int.from_bytes(sha256(question.encode()).digest()[:SEED_BYTES], "big")
    world = game.imagine(match.state, Seat(seat), seed)
    for tried in wish.line:
        play_tried(game, world, tried)
    return sandbox_of(game, world, wish.line)


def play_tried(game: Game[Any], world: Any, tried: wire.TriedMove) -> None:
    """Play a move in an imagined world, or refuse one that is not possible there."""
    move = read_tried(game, tried)
    decision = decision_of(decisions(world), Seat(tried.seat))
    if decision is None or move not in decision.options:
        raise NotAllowed("stale")
    apply(world, Seat(tried.seat), move)


def read_tried(game: Game[Any], tried: wire.TriedMove) -> Move:
    try:
        return game.vocabulary.read(tried.move)
    except UnknownWords as error:
        raise NotAllowed("unknown_words") from error


def record_of_line(record: str, wish: wire.SandboxWish) -> str:
    """Return the record of a game that goes another way from a moment on."""
    return write_record(play_line(record, wish.entry, wish.line), reveal_seed=True)


def play_line(record: str, entry: int, line: Sequence[wire.TriedMove]) -> Match[Any]:
    """Play a game anew up to a moment, and on with other moves."""
    whole, _ = replay_text(record)
    game = whole.game
    if entry > len(whole.log):
        raise NotAllowed("no_such_moment")
    if game.name not in GAMES or GAMES[game.name].rules != game.rules:
        raise NotAllowed("frozen")
    match = Match(game, whole.seats, whole.options, whole.seed)
    for played in whole.log[:entry]:
        match.play(played.seat, played.move)
    for tried in line:
        try:
            match.play(Seat(tried.seat), read_tried(game, tried))
        except IllegalMove as error:
            raise NotAllowed("stale") from error
    return match
