"""Trying out other moves from a moment of a finished game, with the deal that it had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ulpia.games.registry import GAMES
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.words import UnknownWords
from ulpia.server.service.review_words import SEAT_MARKS
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.replays import replay_text
from ulpia.table.words import decision_message
from ulpia.text import Texts


def try_line(record: str, wish: wire.SandboxWish, language: str) -> wire.Sandbox:
    """Return where a line leads from a moment of a game."""
    match = play_line(record, wish.entry, wish.line)
    game, texts = match.game, Texts(language)
    choices = [
        wire.SandboxChoice(
            int(asked.seat),
            decision_message(game, asked).prompt,
            decision_message(game, asked).options,
            [texts.move(game, move, SEAT_MARKS) for move in asked.options],
        )
        for asked in match.waiting()
    ]
    return wire.Sandbox(
        choices,
        [texts.move(game, played.move, SEAT_MARKS) for played in match.log[wish.entry :]],
        [game.view(match.state, Seat(seat)) for seat in range(match.seats)],
        game.points(match.state),
        [int(seat) for seat in game.winners(match.state)] if match.is_over() else [],
    )


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
            match.play(Seat(tried.seat), game.vocabulary.read(tried.move))
        except IllegalMove as error:
            raise NotAllowed("stale") from error
        except UnknownWords as error:
            raise NotAllowed("unknown_words") from error
    return match
