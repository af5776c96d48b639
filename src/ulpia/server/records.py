"""Records of games, written from the log alone: no rules are needed, so none can be missing."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from sqlalchemy import Connection

from ulpia.kernel.chance import commitment
from ulpia.kernel.marks import StandIn, mark_lines
from ulpia.kernel.record import FACT_MARK, FORMAT, NOTE_MARK
from ulpia.server import wire
from ulpia.server.store import log
from ulpia.server.store.log import Loaded
from ulpia.server.tables.bodies import ENCODE, Body, StoredFact
from ulpia.server.tables.lines import Told
from ulpia.server.tables.opening import told_of
from ulpia.server.tables.refusals import NotAllowed
from ulpia.server.tables.seating import seating_of
from ulpia.server.tables.words import fact_words

PLAYED: Final = ("start", "move", "end_turn", "undo")
BOT_SITS_DOWN: Final = ("hand_over", "replace")


def record_for(connection: Connection, table: str, viewer: int | None) -> str:
    """Return the record of a finished game, or what a viewer knows of one that is played."""
    loaded = whole(connection, table)
    if loaded.row.started_at is None:
        raise NotAllowed("not_running")
    if is_over(loaded):
        return whole_record(loaded)
    return own_record(loaded, viewer)


def is_over(loaded: Loaded) -> bool:
    """Say whether a game was played and is over, finished or given up."""
    row = loaded.row
    return row.started_at is not None and row.state in ("finished", "abandoned")


def whole(connection: Connection, table: str) -> Loaded:
    loaded = log.news(connection, table, 0)
    if loaded is None:
        raise NotAllowed("no_table")
    return loaded


def effective(loaded: Loaded) -> list[Told]:
    """Return the start, moves and ends of turns that count: nothing that was taken back."""
    told = [told_of(entry) for entry in loaded.entries if entry.kind in PLAYED]
    undone = {seq for entry in told for seq in entry.body.undone}
    return [entry for entry in told if entry.kind != "undo" and entry.seq not in undone]


def revealing_undo_count(loaded: Loaded) -> int:
    """Return how often something was taken back that had been revealed."""
    told = [told_of(entry) for entry in loaded.entries if entry.kind in PLAYED]
    # Older undos are not marked: what chance showed with the moves they took back tells it.
    drawn_at = {entry.seq for entry in told if any(fact.drawn for fact in entry.body.facts)}
    undos = [entry.body for entry in told if entry.kind == "undo"]
    return sum(body.revealed or not drawn_at.isdisjoint(body.undone) for body in undos)


def stand_ins(loaded: Loaded) -> dict[int, str]:
    """Return which moves a bot has made for a person: its level by number of the entry."""
    is_bots = {row.seat: row.place == "bot" for row in loaded.seats}
    levels: dict[int | None, str | None] = {}
    found = {}
    for entry in loaded.entries:
        if entry.kind in BOT_SITS_DOWN:
            levels[entry.seat] = told_of(entry).body.level
        elif entry.kind == "take_back":
            levels[entry.seat] = None
        elif entry.kind == "move" and entry.seat is not None and not is_bots[entry.seat]:
            level = levels.get(entry.seat)
            if level is not None:
                found[entry.seq] = level
    return found


def stand_in_counts(loaded: Loaded, told: list[Told]) -> list[StandIn]:
    """Return how many of the moves that count each bot has made for a person."""
    by_bots = stand_ins(loaded)
    counts = Counter(
        (entry.seat, by_bots[entry.seq])
        for entry in told
        if entry.kind == "move" and entry.seat is not None and entry.seq in by_bots
    )
    return [StandIn(seat or 0, level, count) for (seat, level), count in sorted(counts.items())]


def header(loaded: Loaded, with_seed: bool) -> list[str]:
    row = loaded.row
    lines = [
        f"ulpia {FORMAT}",
        f"game {row.game}",
        f"rules {row.rules}",
        f"seats {row.seats}",
    ]
    options: dict[str, str] = msgspec.json.decode(row.options)
    lines += [f"option {name} {value}" for name, value in options.items()]
    lines += [f"player {seat} {name}" for seat, name in enumerate(players(loaded))]
    lines += mark_lines(revealing_undo_count(loaded), stand_in_counts(loaded, effective(loaded)))
    lines.append(f"commitment {commitment(int(row.seed))}")
    if with_seed:
        lines.append(f"seed {row.seed}")
    return [*lines, ""]


def players(loaded: Loaded) -> list[str]:
    """Return the names at the table; bots are marked as in all records."""
    names = []
    for seating in [seating_of(row) for row in loaded.seats]:
        if seating.place == "bot":
            names.append(f"bot ({seating.level})")
        else:
            names.append("former player" if seating.former else seating.name or "nobody")
    return names


def drawn(body: Body) -> list[str]:
    return [fact_line(fact) for fact in body.facts if fact.drawn]


def fact_line(fact: StoredFact) -> str:
    return f"{FACT_MARK}{'-' if fact.seat is None else fact.seat} {fact_words(fact)}"


def whole_record(loaded: Loaded, with_seed: bool = True) -> str:
    """Return a record as `write_record` of the kernel writes it."""
    lines = header(loaded, with_seed)
    by_bots = stand_ins(loaded)
    notes: list[str] = []  # they follow what chance decided, also at the end of a turn
    for entry in effective(loaded):
        if entry.kind == "move":
            lines += [*notes, f"{entry.seat} {entry.body.move}"]
            notes = note_lines(entry.body, by_bots.get(entry.seq))
        lines += drawn(entry.body)
    lines += notes
    result = None
    if loaded.row.result is not None:
        result = msgspec.json.decode(loaded.row.result, type=wire.Result)
    if loaded.row.state == "abandoned":
        lines += ["", *given_up_lines(result)]
    elif result is not None:
        lines += ["", *result_lines(result)]
    return "\n".join(lines) + "\n"


def note_lines(body: Body, stand_in: str | None) -> list[str]:
    """Return what stands beside a move: that a bot made it for a person, and what it thought."""
    lines = []
    if stand_in is not None:
        lines.append(NOTE_MARK + ENCODE.encode({"stand_in": stand_in}).decode())
    if body.thought is not None:
        lines.append(NOTE_MARK + body.thought)
    return lines


def result_lines(result: wire.Result) -> list[str]:
    lines = [
        " ".join([f"points {seat}", *[f"{name} {value}" for name, value in by_source.items()]])
        for seat, by_source in enumerate(result.points)
    ]
    lines.append("scores " + " ".join([str(total) for total in result.totals]))
    lines.append("winner " + " ".join([str(seat) for seat in result.winners]))
    return lines


def given_up_lines(result: wire.Result | None) -> list[str]:
    """Return the end of a game that was given up: remarks, for it has neither scores nor winner."""
    points = [] if result is None else result_lines(result)[:-2]
    return ["# given up; the points so far:", *[f"# {line}" for line in points]]


def own_record(loaded: Loaded, viewer: int | None) -> str:
    """Return the game as far as it goes and as far as a viewer may know it."""
    who = "a spectator" if viewer is None else f"seat {viewer}"
    lines = [f"# an unfinished game as {who} knows it", *header(loaded, with_seed=False)]
    lines[0], lines[1] = lines[1], lines[0]
    for entry in effective(loaded):
        if entry.kind == "move":
            is_own = viewer is not None and entry.seat == viewer
            text = f"{entry.seat} {entry.body.move}" if is_own else f"# seat {entry.seat} moved"
            lines.append(text)
        lines += [fact_line(fact) for fact in entry.body.facts if fact.is_for(viewer)]
    return "\n".join(lines) + "\n"
