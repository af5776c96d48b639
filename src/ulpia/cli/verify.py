"""`ulpia verify`: replay records and check every draw and score."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.cli.inputs import as_json, read_record, record_refusal
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.usage_error import UsageError
from ulpia.kernel.game import Game
from ulpia.kernel.moves import IllegalMove
from ulpia.kernel.record import Record, RecordError
from ulpia.kernel.record import verify as differences

NAME: Final = "verify"
EXAMPLES: Final = """Examples

ulpia verify games/*.game
ulpia verify --unfinished saved.game     a game that is still being played
ulpia verify --json finished.game"""
FINE, DIFFERS, CORRUPT = 0, 1, 2


@dataclass
class Finding:
    """What came of one file: (line, message) for whatever is wrong in it."""

    file: Path
    outcome: int = FINE
    moves: int = 0
    taken_back: int = 0
    wrong: list[tuple[int, str]] = field(default_factory=list)


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Accept games that are not over, too.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> int:
    """Replay records and check every draw, every point and the winner.

    Says what differs and where, as file:line: message. Exit code 0 if all is right, 1 if
    something differs, 2 if a file is corrupt, cut off or no record at all.
    """
    findings = []
    with DeferredInterrupt() as interrupt:
        for file in files:
            findings.append(examine(file, unfinished))
            interrupt.raise_if_noted()
    if json:
        print(as_json({"files": [describe_finding(finding) for finding in findings]}))
    else:
        for finding in findings:
            print_finding(finding)
    return max([finding.outcome for finding in findings])


def examine(file: Path, unfinished: bool) -> Finding:
    """Check one file; whatever is wrong with it is a finding."""
    finding = Finding(file)
    try:
        game, record = read_record(file)
        finding.moves = len(record.played)
        finding.taken_back = record.taken_back
        finding.wrong = [(wrong.line, wrong.message) for wrong in compare(file, game, record)]
        if not record.results and not finding.wrong and not unfinished:
            raise unfinished_refusal(file, record)
    except UsageError as error:
        finding.outcome = CORRUPT
        finding.wrong = [split_place(file, error)]
        return finding
    finding.outcome = DIFFERS if finding.wrong else FINE
    return finding


def compare(file: Path, game: Game[Any], record: Record) -> list[RecordError]:
    """Return what differs; a move that the rules forbid is the last difference there is."""
    try:
        return differences(game, record)
    except RecordError as error:
        if not isinstance(error.__cause__, IllegalMove):
            raise record_refusal(file, error) from error
        record.played = [played for played in record.played if played.line < error.line]
        record.results = []
        return [*differences(game, record), error]


def unfinished_refusal(file: Path, record: Record) -> UsageError:
    sentence = "the record ends before the game is over; --unfinished accepts a saved game"
    return UsageError(f"{file}:{record.last_line}: {sentence}")


def split_place(file: Path, error: UsageError) -> tuple[int, str]:
    """Return line and message of an error that reads `file:line: message` or `file: message`."""
    message = error.message.removeprefix(f"{file}:")
    number, colon, rest = message.partition(": ")
    return (int(number), rest) if colon and number.isdecimal() else (0, message.strip())


def print_finding(finding: Finding) -> None:
    """Report a file: what was compared on stdout, what cannot be read on stderr."""
    if finding.outcome == FINE:
        print(f"{finding.file}: {finding.moves} moves, all draws and points are right")
        if finding.taken_back:
            times = "once" if finding.taken_back == 1 else f"{finding.taken_back} times"
            print(f"{finding.file}: something revealed was taken back {times} in this game")
    for line, message in finding.wrong:
        place = f"{finding.file}:{line}" if line else str(finding.file)
        print(f"{place}: {message}", file=sys.stderr if finding.outcome == CORRUPT else sys.stdout)


def describe_finding(finding: Finding) -> dict[str, Any]:
    return {
        "file": str(finding.file),
        "outcome": ("right", "differs", "corrupt")[finding.outcome],
        "moves": finding.moves,
        "taken_back": finding.taken_back,
        "wrong": [{"line": line, "message": message} for line, message in finding.wrong],
    }
