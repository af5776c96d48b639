"""Trying out moves of all sides on a device: at its tables, in any record, from a fresh deal."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from ulpia.device.people import ME
from ulpia.device.tables import AWAY_AFTER_S, DeviceTables
from ulpia.games.registry import GAMES
from ulpia.kernel.game import BadOption
from ulpia.kernel.match import Match
from ulpia.kernel.record import parse_record
from ulpia.kernel.record_writer import write_record
from ulpia.table import sandboxes, wire
from ulpia.table.branching import plan_branch, play_on, require_moment
from ulpia.table.history import table_after
from ulpia.table.records import require_table
from ulpia.table.refusals import NotAllowed

MAX_RECORD: Final = 400_000
MAX_SEED: Final = 2**53 - 1
RecordText = Annotated[str, Meta(max_length=MAX_RECORD)]


class NewDeal(Struct, forbid_unknown_fields=True):
    """A game that nobody plays: all cards open, to try things out."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]


class TriedRecord(Struct, forbid_unknown_fields=True):
    """A line from a moment of the game of a record."""

    record: RecordText
    wish: wire.SandboxWish


class BranchWish(Struct, forbid_unknown_fields=True):
    """A table from a moment of the game of a record."""

    record: RecordText
    wish: wire.WhatIf


def deal(wanted: NewDeal) -> str:
    """Return the record of a game before its first move."""
    game = GAMES.get(wanted.game)
    if game is None:
        sentence = f"There is no game {wanted.game!r}."
        raise NotAllowed("unknown_game", sentence, {"game": wanted.game})
    try:
        options = game.complete_options(wanted.seats, {})
    except BadOption as error:
        limits: wire.Arguments = {"fewest": game.fewest, "most": game.most}
        raise NotAllowed("bad_seats", f"{error}.", limits) from error
    return write_record(Match(game, wanted.seats, options, wanted.seed), reveal_seed=True)


def try_line(asked: TriedRecord) -> wire.Sandbox:
    """Return where a line leads from a moment of a record."""
    return sandboxes.try_line(asked.record, asked.wish)


def record_of_line(asked: TriedRecord) -> str:
    return sandboxes.record_of_line(asked.record, asked.wish)


async def try_at_table(tables: DeviceTables, name: str, wish: wire.TryWish) -> wire.Sandbox:
    """Return where a line leads from what whoever holds the device knows."""
    seat = (await tables.info(name)).viewer
    if seat is None:
        raise NotAllowed("not_seated")
    loaded = require_table(await tables.store.load_stretch(name, wish.seq, wish.seq))
    return sandboxes.try_in_running_game(table_after(loaded), seat, wish)


async def branch_off(tables: DeviceTables, asked: BranchWish) -> wire.TableInfo:
    """Make a table from a moment of a record; bots sit in the other seats."""
    wish = asked.wish
    record = parse_record(asked.record)
    require_moment(record, wish)
    match = sandboxes.play_line(asked.record, wish.entry, wish.line)
    if match.is_over():
        raise NotAllowed("no_such_moment")
    plan = plan_branch(record, wish, ME, AWAY_AFTER_S, tables.effects.now())
    return await tables.add(plan, match.seed, play_on(record, wish))
