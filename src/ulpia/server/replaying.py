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
from ulpia.kernel.record import RecordError, parse_record
from ulpia.kernel.record import replay as replay_record
from ulpia.server import wire
from ulpia.server.tables.bodies import ENCODE
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.words import stored_fact

REMEMBERED: Final = 8
MOST_MOVES: Final = 5_000


def replay(text: str, first: int, most: int) -> wire.Replay:
    """Return some frames of the game of a record, or refuse a record that is wrong."""
    match, names = replayed(text)
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
        turns(match),
        frames,
        record.taken_back,
        [wire.StandIn(each.seat, each.level, each.moves) for each in record.stand_ins],
    )


@lru_cache(REMEMBERED)
def replayed(text: str) -> tuple[Match[Any], tuple[str, ...]]:
    try:
        record = parse_record(text)
        if len(record.played) > MOST_MOVES:
            raise NotAllowed("bad_record", "The record is too long.", {"line": 0})
        match = replay_record(game_as_of(record.game, record.rules), record)
    except RecordError as error:
        raise NotAllowed("bad_record", f"{error}.", {"line": error.line}) from error
    except UnknownGame as error:
        raise NotAllowed("bad_record", f"{error}.", {"line": 0}) from error
    names = [record.players.get(seat, "") for seat in range(match.seats)]
    return match, tuple(names)


def state_at(match: Match[Any], number: int) -> Any:
    """Return the state before entry `number` was played, or the last one."""
    return match.before[number] if number < len(match.log) else match.state


def turns(match: Match[Any]) -> list[int]:
    counts = [state_at(match, number).turns for number in range(len(match.log) + 1)]
    return [n for n, count in enumerate(counts) if n == 0 or count != counts[n - 1]]


def frame(match: Match[Any], number: int) -> Raw:
    """Return position `number` and what led to it."""
    game, state = match.game, state_at(match, number)
    events = match.opening if number == 0 else match.facts[number - 1]
    told = wire.Frame(
        [fact(game, event) for event in events],
        [event.audience for event in events],
        [game.view(state, Seat(seat)) for seat in range(match.seats)],
        game.points(state),
    )
    if number:
        entry = match.log[number - 1]
        told.seat, told.move = int(entry.seat), game.vocabulary.write(entry.move)
    return Raw(ENCODE.encode(told))


def fact(game: Game[Any], event: Event) -> wire.Fact:
    stored = stored_fact(game, event)
    return wire.Fact(stored.name, stored.seat, stored.args)
