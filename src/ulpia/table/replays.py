"""A finished game step by step, all cards open: only for games whose seed is told."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from ulpia.games.registry import UnknownGame, game_as_of
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import Record, RecordError, parse_record
from ulpia.kernel.record import replay as replay_record
from ulpia.table import wire
from ulpia.table.entries import ENCODE
from ulpia.table.refusals import NotAllowed
from ulpia.table.words import stored_event

MAX_REPLAYS_KEPT: Final = 8
MAX_MOVES: Final = 5_000


def replay(text: str, first: int, most: int) -> wire.Replay:
    """Return some frames of the game of a record, or refuse a record that is wrong."""
    match, names = replay_text(text)
    record = parse_record(text)
    last = len(match.log)
    frames = [frame(match, number) for number in range(first, min(first + most, last + 1))]
    game = match.game
    return wire.Replay(
        game.name,
        game.rules,
        match.options,
        list(names),
        list(game.sources),
        last + 1,
        first,
        turn_starts(match),
        frames,
        record.taken_back,
        [wire.StandIn(each.seat, each.level, each.moves) for each in record.stand_ins],
    )


@lru_cache(MAX_REPLAYS_KEPT)
def replay_text(text: str) -> tuple[Match[Any], tuple[str, ...]]:
    try:
        record = parse_record(text)
        if len(record.played) > MAX_MOVES:
            raise NotAllowed("bad_record", "The record is too long.", {"line": 0})
        match = replay_record(known_game(record), record)
    except RecordError as error:
        raise NotAllowed("bad_record", f"{error}.", {"line": error.line}) from error
    names = [record.players.get(seat, "") for seat in range(match.seats)]
    return match, tuple(names)


def known_game(record: Record) -> Game[Any]:
    """Return the game of a record, or refuse one that is not played here."""
    try:
        game = game_as_of(record.game, record.rules)
    except UnknownGame as error:
        raise NotAllowed("unknown_game", f"{error}.", {"game": record.game}) from error
    if game.rules != record.rules:
        told = f"Rules version {record.rules} of {record.game} is not known here."
        raise NotAllowed("unknown_rules", told, {"rules": record.rules})
    return game


def state_at(match: Match[Any], number: int) -> Any:
    """Return the state before entry `number` was played, or the last one."""
    return match.log[number].before if number < len(match.log) else match.state


def turn_starts(match: Match[Any]) -> list[int]:
    counts = [state_at(match, number).turns for number in range(len(match.log) + 1)]
    return [n for n, count in enumerate(counts) if n == 0 or count != counts[n - 1]]


def frame(match: Match[Any], number: int) -> Raw:
    """Return position `number` and what led to it."""
    game, state = match.game, state_at(match, number)
    events = match.opening if number == 0 else match.log[number - 1].events
    told = wire.Frame(
        [event_message(game, event) for event in events],
        [event.audience for event in events],
        [game.view(state, Seat(seat)) for seat in range(match.seats)],
        game.points(state),
    )
    if number:
        played = match.log[number - 1]
        told.seat, told.move = int(played.seat), game.vocabulary.write(played.move)
    return Raw(ENCODE.encode(told))


def event_message(game: Game[Any], event: Event) -> wire.Fact:
    stored = stored_event(game, event)
    return wire.Fact(stored.name, stored.seat, stored.args)
