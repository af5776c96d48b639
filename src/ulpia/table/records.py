"""Records of games, written from the log alone: no rules are needed, so none can be missing."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.json import Decoder

from ulpia.kernel.marks import StandIn, mark_lines
from ulpia.kernel.record_writer import (
    event_line,
    header_lines,
    move_line,
    note_line,
    points_lines,
    remark_line,
    result_lines,
    seed_lines,
    text_of,
)
from ulpia.table import wire
from ulpia.table.entries import (
    ENCODE,
    Entry,
    GivenUp,
    HandedOver,
    HintGiven,
    Joined,
    Moved,
    Replaced,
    Started,
    StoredEvent,
    TakenBack,
    TurnEnded,
    Undone,
)
from ulpia.table.entry_rows import read_entry
from ulpia.table.refusals import NotAllowed
from ulpia.table.store import EntryRow, Loaded
from ulpia.table.words import event_words

Played = Started | Moved | TurnEnded
STAND_IN_KINDS: Final = (HandedOver.kind, Replaced.kind, GivenUp.kind)


def record_for(loaded: Loaded | None, viewer: int | None) -> str:
    """Return the record of a game that is over, or what a viewer knows of one that is played.

    `loaded` holds all entries of the log.
    """
    found = require_table(loaded)
    if found.row.started_at is None:
        raise NotAllowed("not_running")
    if is_over(found):
        return whole_record(found)
    return own_record(found, viewer)


def require_table(loaded: Loaded | None) -> Loaded:
    if loaded is None:
        raise NotAllowed("no_table")
    return loaded


def is_over(loaded: Loaded) -> bool:
    """Say whether a game was played and is over, finished or abandoned."""
    row = loaded.row
    return row.started_at is not None and row.status in ("finished", "abandoned")


def read_log(loaded: Loaded) -> list[Entry]:
    return [read_entry(row) for row in loaded.entries]


class BareMove(Struct):
    """What a record needs of a move that chance had no part in: events follow by the rules."""

    move: str
    thought: str | None = None


BARE_MOVES: Final = Decoder(BareMove)
DRAWN: Final = b'"drawn":true'
"""Stands in the body of an entry if chance decided one of its events, or a thought says so."""


def read_for_record(row: EntryRow) -> Entry:
    """Return an entry as far as records tell it: without events that follow from the move.

    Reading those would be most of the work.
    """
    if row.kind != Moved.kind or DRAWN in row.body or row.seat is None:
        return read_entry(row)
    bare = BARE_MOVES.decode(row.body)
    return Moved(seq=row.seq, at=row.made_at, seat=row.seat, move=bare.move, thought=bare.thought)


def effective_entries(entries: list[Entry]) -> list[Played]:
    """Return the start, moves and ends of turns that count: nothing that was taken back."""
    undone = {seq for entry in entries if isinstance(entry, Undone) for seq in entry.undone}
    played = [entry for entry in entries if isinstance(entry, Started | Moved | TurnEnded)]
    return [entry for entry in played if entry.seq not in undone]


def revealing_undo_count(entries: list[Entry]) -> int:
    """Return how often something was taken back that had been revealed."""
    undos = [entry for entry in entries if isinstance(entry, Undone)]
    if not undos:
        return 0
    # Older undos are not marked: what chance showed with the moves they took back tells it.
    drawn_at = {
        entry.seq
        for entry in entries
        if isinstance(entry, Started | Moved | TurnEnded)
        and any(event.drawn for event in entry.events)
    }
    return sum(undo.revealed or not drawn_at.isdisjoint(undo.undone) for undo in undos)


def hint_counts(entries: list[Entry]) -> dict[int, int]:
    """Return how many hints each seat has asked for."""
    return dict(Counter(entry.seat for entry in entries if isinstance(entry, HintGiven)))


def stand_ins(loaded: Loaded, entries: list[Entry]) -> dict[int, str]:
    """Return which moves a bot has made for a person: its level by number of the entry."""
    if not any(row.kind in STAND_IN_KINDS for row in loaded.entries):
        return {}
    is_bots = {row.seat: row.place == "bot" for row in loaded.seats}
    levels: dict[int, str] = {}
    found = {}
    for entry in entries:
        if isinstance(entry, HandedOver | Replaced | GivenUp):
            levels[entry.seat] = entry.level
        elif isinstance(entry, TakenBack | Joined):
            levels.pop(entry.seat, None)
        elif isinstance(entry, Moved) and not is_bots[entry.seat] and entry.seat in levels:
            found[entry.seq] = levels[entry.seat]
    return found


def stand_in_counts(by_bots: dict[int, str], played: list[Played]) -> list[StandIn]:
    """Return how many of the moves that count each bot has made for a person."""
    counts = Counter(
        (entry.seat, by_bots[entry.seq])
        for entry in played
        if isinstance(entry, Moved) and entry.seq in by_bots
    )
    return [StandIn(seat, level, count) for (seat, level), count in sorted(counts.items())]


def record_header(
    loaded: Loaded,
    entries: list[Entry],
    played: list[Played],
    by_bots: dict[int, str],
    with_seed: bool,
) -> list[str]:
    row = loaded.row
    options: dict[str, str] = msgspec.json.decode(row.options)
    players = dict(enumerate(player_names(loaded)))
    counts = stand_in_counts(by_bots, played)
    marks = mark_lines(revealing_undo_count(entries), counts, hint_counts(entries))
    lines = header_lines(row.game, row.rules, row.seats, options, players)
    return [*lines, *marks, *seed_lines(int(row.seed), with_seed)]


def player_names(loaded: Loaded) -> list[str]:
    """Return the names at the table; bots are marked as in all records."""
    names = []
    for row in loaded.seats:
        if row.place == "bot":
            names.append(f"bot ({row.level})")
        else:
            is_former = row.former or row.user is None
            names.append("former player" if is_former else row.name or "nobody")
    return names


def line_of(event: StoredEvent) -> str:
    return event_line(event.seat, event_words(event))


def whole_record(loaded: Loaded, with_seed: bool = True) -> str:
    """Return a record as `write_record` of the kernel writes it."""
    return record_of_log(loaded, read_log(loaded), with_seed)


def record_of_log(loaded: Loaded, entries: list[Entry], with_seed: bool = True) -> str:
    """Return the same for a log that was read already."""
    played = effective_entries(entries)
    by_bots = stand_ins(loaded, entries)
    lines = record_header(loaded, entries, played, by_bots, with_seed)
    notes: list[str] = []  # they follow what chance decided, also at the end of a turn
    for entry in played:
        if isinstance(entry, Moved):
            lines += notes
            lines.append(move_line(entry.seat, entry.move))
            notes = note_lines(entry, by_bots.get(entry.seq))
        if entry.events:
            lines += [line_of(event) for event in entry.events if event.drawn]
    return text_of([*lines, *notes, *end_lines(loaded)])


def end_lines(loaded: Loaded) -> list[str]:
    """Return how a record ends: with the result, or with remarks where the game was given up."""
    row = loaded.row
    result = None if row.result is None else msgspec.json.decode(row.result, type=wire.Result)
    if row.status == "abandoned":
        points = [] if result is None else points_lines(result.points)
        told = ["given up; the points so far:", *points]
        return ["", *[remark_line(line) for line in told]]
    if result is None:
        return []
    return ["", *result_lines(result.points, result.totals, result.winners)]


def note_lines(entry: Moved, stand_in: str | None) -> list[str]:
    """Return what stands beside a move: that a bot made it for a person, and what it thought."""
    if stand_in is None and entry.thought is None:
        return []
    notes = [] if stand_in is None else [ENCODE.encode({"stand_in": stand_in}).decode()]
    if entry.thought is not None:
        notes.append(entry.thought)
    return [note_line(note) for note in notes]


def own_record(loaded: Loaded, viewer: int | None) -> str:
    """Return the game as far as it goes and as far as a viewer may know it."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    entries = read_log(loaded)
    played, by_bots = effective_entries(entries), stand_ins(loaded, entries)
    first, *header = record_header(loaded, entries, played, by_bots, with_seed=False)
    lines = [first, remark_line(f"an unfinished game as {who} knows it"), *header]
    for entry in played:
        if isinstance(entry, Moved):
            is_own = viewer is not None and entry.seat == viewer
            own = move_line(entry.seat, entry.move)
            lines.append(own if is_own else remark_line(f"seat {entry.seat} moved"))
        lines += [line_of(event) for event in entry.events if event.is_for(viewer)]
    return text_of(lines)
