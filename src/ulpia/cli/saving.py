"""Games as files: who sat where stands in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ulpia.kernel.match import Match
from ulpia.kernel.record import Record
from ulpia.kernel.record_writer import NOTE_MARK, write_record


def record_of(
    match: Match[Any],
    names: list[str],
    kinds: list[str | None],
    notes: dict[int, str],
    marks: list[str] | None = None,
) -> str:
    """Return the record of a match; machine players are marked: `player 1 Marcus (random)`."""
    players = {
        seat: name if kind is None else f"{name} ({kind})"
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    }
    return write_record(match, players, notes, reveal_seed=True, marks=marks)


def marks_with_hints(marks: list[str], seat: int, hints: int) -> list[str]:
    """Return the lines of a header with so many more hints of a seat."""
    own = f"hints {seat} "
    before = sum([int(line.removeprefix(own)) for line in marks if line.startswith(own)])
    others = [line for line in marks if not line.startswith(own)]
    return [*others, f"{own}{before + hints}"] if before + hints else others


def seats_in(record: Record) -> list[tuple[str, str | None] | None]:
    """Return for each seat its name and kind of player, None for a person, as far as told."""
    return [
        None if seat not in record.players else split_name(record.players[seat])
        for seat in range(record.seats)
    ]


def notes_in(record: Record) -> dict[int, str]:
    """Return the notes beside the moves, as `write_record` takes them."""
    return {
        number: f"\n{NOTE_MARK}".join([note.text for note in played.notes])
        for number, played in enumerate(record.played)
        if played.notes
    }


def split_name(told: str) -> tuple[str, str | None]:
    name, bracket, rest = told.rpartition(" (")
    if bracket and rest.endswith(")"):
        return name, rest[:-1]
    return told, None


def may_overwrite(file: Path) -> bool:
    """Say whether a file looks like a record of ours; no other file is ever overwritten."""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.readline().startswith("ulpia ")
    except (OSError, UnicodeDecodeError):
        return False


def write_safely(file: Path, text: str) -> None:
    """Write a whole file or nothing."""
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
