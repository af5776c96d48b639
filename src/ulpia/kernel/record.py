"""Reading records: from the text to a match, with the line of whatever is wrong."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.chance import commitment
from ulpia.kernel.events import Event
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.marks import StandIn, mark_lines
from ulpia.kernel.match import KEEPS_COPIES, KEEPS_MOVES, Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.record_writer import (
    EVENT_MARK,
    FORMAT,
    NOTE_MARK,
    drawn_lines,
    state_result_lines,
)
from ulpia.kernel.words import UnknownWords

MAX_DIGITS: Final = 100


class RecordError(ValueError):
    """The text is no valid record; `line` is where, counted from 1 (0: the file as a whole)."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line: Final = line
        self.message: Final = message


class RecordLine:
    """A line of a record with its number, for messages."""

    def __init__(self, number: int, text: str) -> None:
        self.number: Final = number
        self.text: Final = text


class RecordedMove:
    """A move of a record as it stands there, with the draws and notes that follow it."""

    def __init__(self, line: int, seat: Seat, text: str) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.text: Final = text
        self.events: list[RecordLine] = []
        self.notes: list[RecordLine] = []


class Record:
    """A parsed record: nothing in it has been checked against the rules yet."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.seats = 0
        self.options: dict[str, str] = {}
        self.players: dict[int, str] = {}
        self.commitment = ""
        self.seed: int | None = None
        self.taken_back = 0  # how often something revealed was taken back
        self.stand_ins: list[StandIn] = []
        self.hints: dict[int, int] = {}  # how many a seat has asked for
        self.lines: dict[str, int] = {}  # where the header says what
        self.opening: list[RecordLine] = []
        self.played: list[RecordedMove] = []
        self.results: list[RecordLine] = []
        self.last_line = 0

    def marks(self) -> list[str]:
        """Return the lines of the header that tell how the game came about."""
        return mark_lines(self.taken_back, self.stand_ins, self.hints)


def parse_record(text: str) -> Record:
    """Read a record, or raise RecordError with the line that is wrong."""
    record = Record()
    lines = text.splitlines()
    record.last_line = len(lines)
    if not lines or not lines[0].startswith("ulpia "):
        raise RecordError(1, "this is no Ulpia record: it must begin with 'ulpia 1'")
    if lines[0] != f"ulpia {FORMAT}":
        raise RecordError(1, f"this program reads record format {FORMAT}, not {lines[0][6:]!r}")
    for number, line in enumerate(lines[1:], 2):
        if line.strip() and not line.startswith("#"):
            _read_line(record, number, line.rstrip())
    if not record.game:
        raise RecordError(record.last_line, "the record ends before naming its game")
    if "seats" not in record.lines:
        raise RecordError(record.last_line, "the record ends before its number of seats")
    return record


def _read_line(record: Record, number: int, line: str) -> None:
    if line.startswith(EVENT_MARK):
        _read_indented(record, number, line)
        return
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        if record.results:
            raise RecordError(number, "a move cannot follow the results")
        record.played.append(RecordedMove(number, Seat(_whole(number, "seat", word)), rest))
    elif word in ("points", "scores", "winner"):
        record.results.append(RecordLine(number, line))
    elif record.played:
        raise RecordError(number, f"{word!r} is neither a move nor a result")
    else:
        _read_header(record, number, word, rest)


def _read_indented(record: Record, number: int, line: str) -> None:
    if line.startswith(NOTE_MARK):
        if not record.played:
            raise RecordError(number, "a note must follow a move")
        record.played[-1].notes.append(RecordLine(number, line[len(NOTE_MARK) :]))
        return
    events = record.played[-1].events if record.played else record.opening
    events.append(RecordLine(number, line))


def _read_header(record: Record, number: int, word: str, rest: str) -> None:
    if word in ("option", "player"):
        _read_named(record, number, word, rest)
        return
    if word == "stand-in":
        _read_stand_in(record, number, rest)
        return
    if word == "hints":
        _read_hints(record, number, rest)
        return
    if word not in ("game", "rules", "seats", "commitment", "seed", "taken-back"):
        raise RecordError(number, f"unknown line {word!r}")
    if word in record.lines:
        raise RecordError(number, f"{word!r} stands twice: first on line {record.lines[word]}")
    record.lines[word] = number
    if word == "game":
        record.game = rest
    elif word == "commitment":
        record.commitment = rest
    else:
        _read_number(record, word, _whole(number, word, rest))


def _read_number(record: Record, word: str, value: int) -> None:
    if word == "rules":
        record.rules = value
    elif word == "seats":
        record.seats = value
    elif word == "taken-back":
        record.taken_back = value
    else:
        record.seed = value


def _read_named(record: Record, number: int, word: str, rest: str) -> None:
    name, _, value = rest.partition(" ")
    if not value:
        raise RecordError(number, f"'{word}' needs a name and a value")
    if word == "option":
        if name in record.options:
            raise RecordError(number, f"option {name!r} stands twice")
        record.options[name] = value
        record.lines[f"option {name}"] = number
    else:
        record.players[_whole(number, word, name)] = value


def _read_stand_in(record: Record, number: int, rest: str) -> None:
    parts = rest.split(" ")
    if len(parts) != 3:
        raise RecordError(number, "'stand-in' needs a seat, a level and a number of moves")
    seat, moves = _whole(number, "stand-in", parts[0]), _whole(number, "stand-in", parts[2])
    record.stand_ins.append(StandIn(seat, parts[1], moves))


def _read_hints(record: Record, number: int, rest: str) -> None:
    seat, _, count = rest.partition(" ")
    record.hints[_whole(number, "hints", seat)] = _whole(number, "hints", count)


def _whole(number: int, word: str, text: str) -> int:
    if not text.isdecimal() or not text.isascii():
        raise RecordError(number, f"'{word}' needs a whole number, not {text!r}")
    if len(text) > MAX_DIGITS:
        raise RecordError(number, f"'{word}' has {len(text)} digits; {MAX_DIGITS} are allowed")
    return int(text)


def open_record(game: Game[Any], record: Record, keeps: int = KEEPS_COPIES) -> Match[Any]:
    """Start the match of a record: header checked, nothing played yet."""
    if record.rules > game.rules:
        raise RecordError(
            record.lines.get("rules", 1),
            f"rules version {record.rules} is newer than this program's {game.rules}: update Ulpia",
        )
    if record.rules < game.rules:
        raise RecordError(
            record.lines.get("rules", 1),
            f"rules version {record.rules} is older than this program's ({game.rules})",
        )
    if record.seed is None:
        raise RecordError(0, "the record tells no seed: only a finished or saved game has one")
    if record.commitment and record.commitment != commitment(record.seed):
        raise RecordError(record.lines["seed"], "the seed does not match the commitment")
    try:
        return Match(game, record.seats, record.options, record.seed, keeps=keeps)
    except BadOption as error:
        line = record.lines.get(f"option {error.option}", record.lines["seats"])
        raise RecordError(line, str(error)) from error


def replay(game: Game[Any], record: Record, upto: int | None = None) -> Match[Any]:
    """Play a record's moves, all or the first `upto`; raise RecordError where one is wrong."""
    match = open_record(game, record)
    for played in record.played[:upto]:
        replay_move(match, played)
    return match


def replay_move(match: Match[Any], played: RecordedMove) -> list[Event]:
    """Play one move of a record, or raise RecordError with its line."""
    try:
        return match.play(played.seat, match.game.vocabulary.read(played.text))
    except UnknownWords as error:
        raise RecordError(played.line, str(error)) from error
    except IllegalMove as illegal:  # another name: mypyc gives one name one type
        code = illegal.refusal.code.replace("_", " ")
        ruling = f", R-{illegal.refusal.ruling}" if illegal.refusal.ruling else ""
        raise RecordError(
            played.line, f"seat {played.seat} may not '{played.text}' here ({code}{ruling})"
        ) from illegal


def verify(game: Game[Any], record: Record) -> list[RecordError]:
    """Replay a record and return everything that differs: draws, points, scores, winners."""
    match = open_record(game, record, KEEPS_MOVES)
    wrong = _compare(record.opening, drawn_lines(game, match.opening), 0)
    for played in record.played:
        events = replay_move(match, played)
        wrong += _compare(played.events, drawn_lines(game, events), played.line)
    if not match.is_over():
        if record.results:
            wrong.append(RecordError(record.results[0].number, "results, but the game is not over"))
        return wrong
    return wrong + _compare(record.results, state_result_lines(game, match.state), record.last_line)


def _compare(told: list[RecordLine], true: list[str], line: int) -> list[RecordError]:
    """Compare lines of a record with what the replay gave."""
    wrong = []
    for position, expected in enumerate(true):
        if position >= len(told):
            wrong.append(RecordError(line, f"missing after this line: {expected.strip()!r}"))
        elif told[position].text != expected:
            wrong.append(
                RecordError(
                    told[position].number,
                    f"{told[position].text.strip()!r} should be {expected.strip()!r}",
                )
            )
    for extra in told[len(true) :]:
        wrong.append(RecordError(extra.number, f"{extra.text.strip()!r} did not happen"))
    return wrong
