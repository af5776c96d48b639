"""A game as a text that a person can read, diff and cut (docs/records.md has the grammar)."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.chance import commitment
from ulpia.kernel.events import Event
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.marks import StandIn, mark_lines
from ulpia.kernel.match import Match
from ulpia.kernel.moves import NOBODY, IllegalMove, Seat
from ulpia.kernel.words import UnknownWords

FORMAT: Final = 1
FACT_MARK: Final = "  "
NOTE_MARK: Final = "  ~ "
MOST_DIGITS: Final = 100


class RecordError(ValueError):
    """The text is no valid record; `line` is where, counted from 1 (0: the file as a whole)."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line: Final = line
        self.message: Final = message


class Line:
    """A line of a record with its number, for messages."""

    def __init__(self, number: int, text: str) -> None:
        self.number: Final = number
        self.text: Final = text


class Played:
    """A move of a record as it stands there, with the draws and notes that follow it."""

    def __init__(self, line: int, seat: Seat, text: str) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.text: Final = text
        self.facts: list[Line] = []
        self.notes: list[Line] = []


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
        self.lines: dict[str, int] = {}  # where the header says what
        self.opening: list[Line] = []
        self.played: list[Played] = []
        self.results: list[Line] = []
        self.last_line = 0

    def marks(self) -> list[str]:
        """Return the lines of the header that tell how the game came about."""
        return mark_lines(self.taken_back, self.stand_ins)


def write_record(
    match: Match[Any],
    players: dict[int, str] | None = None,
    notes: dict[int, str] | None = None,
    reveal_seed: bool = False,
    marks: list[str] | None = None,
) -> str:
    """Return the record of a match; the seed is told once the game is over, or on demand.

    `notes` are one-line remarks (such as thoughts in JSON) by number of the log's entry.
    `marks` are lines of an older header that stay, as `Record.marks` returns them.
    """
    game = match.game
    lines = [
        f"ulpia {FORMAT}",
        f"game {game.name}",
        f"rules {game.rules}",
        f"seats {match.seats}",
    ]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    lines += [
        f"player {seat} {in_one_line(name)}" for seat, name in sorted((players or {}).items())
    ]
    lines += marks or []
    lines.append(f"commitment {commitment(match.seed)}")
    if reveal_seed or match.is_over():
        lines.append(f"seed {match.seed}")
    lines.append("")
    lines += drawn_lines(game, match.opening)
    for number, entry in enumerate(match.log):
        lines.append(f"{entry.seat} {game.vocabulary.write(entry.move)}")
        lines += drawn_lines(game, match.facts[number])
        if notes and number in notes:
            lines.append(NOTE_MARK + in_one_line(notes[number]))
    if match.is_over():
        lines.append("")
        lines += result_lines(game, match.state)
    return "\n".join(lines) + "\n"


def in_one_line(text: str) -> str:
    """Return a name or a note as a record can hold it: one line, never empty."""
    return " ".join(text.split()) or "?"


def drawn_lines(game: Game[Any], events: list[Event]) -> list[str]:
    """Return the facts that chance decided, one line each."""
    facts = game.vocabulary.facts
    return [
        f"{FACT_MARK}{'-' if event.seat == NOBODY else event.seat}"
        f" {game.vocabulary.write_fact(event)}"
        for event in events
        if facts[event.name].drawn
    ]


def result_lines(game: Game[Any], state: Any) -> list[str]:
    """Return the end of a record: points by source, totals and winners."""
    lines = []
    for seat, by_source in enumerate(game.points(state)):
        parts = [
            f"{name} {points}"
            for name, points in zip(game.sources, by_source, strict=True)
            if points
        ]
        lines.append(" ".join([f"points {seat}", *parts]))
    lines.append("scores " + " ".join([str(total) for total in game.totals(state)]))
    lines.append("winner " + " ".join([str(seat) for seat in game.winners(state)]))
    return lines


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
    if line.startswith(FACT_MARK):
        _read_indented(record, number, line)
        return
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        if record.results:
            raise RecordError(number, "a move cannot follow the results")
        record.played.append(Played(number, Seat(_whole(number, "seat", word)), rest))
    elif word in ("points", "scores", "winner"):
        record.results.append(Line(number, line))
    elif record.played:
        raise RecordError(number, f"{word!r} is neither a move nor a result")
    else:
        _read_header(record, number, word, rest)


def _read_indented(record: Record, number: int, line: str) -> None:
    if line.startswith(NOTE_MARK):
        if not record.played:
            raise RecordError(number, "a note must follow a move")
        record.played[-1].notes.append(Line(number, line[len(NOTE_MARK) :]))
        return
    facts = record.played[-1].facts if record.played else record.opening
    facts.append(Line(number, line))


def _read_header(record: Record, number: int, word: str, rest: str) -> None:
    if word in ("option", "player"):
        _read_named(record, number, word, rest)
        return
    if word == "stand-in":
        _read_stand_in(record, number, rest)
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


def _whole(number: int, word: str, text: str) -> int:
    if not text.isdecimal() or not text.isascii():
        raise RecordError(number, f"'{word}' needs a whole number, not {text!r}")
    if len(text) > MOST_DIGITS:
        raise RecordError(number, f"'{word}' has {len(text)} digits; {MOST_DIGITS} are allowed")
    return int(text)


def open_record(game: Game[Any], record: Record) -> Match[Any]:
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
        return Match(game, record.seats, record.options, record.seed)
    except BadOption as error:
        line = record.lines.get(f"option {error.option}", record.lines["seats"])
        raise RecordError(line, str(error)) from error


def replay(game: Game[Any], record: Record, upto: int | None = None) -> Match[Any]:
    """Play a record's moves, all or the first `upto`; raise RecordError where one is wrong."""
    match = open_record(game, record)
    for played in record.played[:upto]:
        replay_move(match, played)
    return match


def replay_move(match: Match[Any], played: Played) -> list[Event]:
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
    match = open_record(game, record)
    wrong = _compare(record.opening, drawn_lines(game, match.opening), 0)
    for played in record.played:
        events = replay_move(match, played)
        wrong += _compare(played.facts, drawn_lines(game, events), played.line)
    if not match.is_over():
        if record.results:
            wrong.append(RecordError(record.results[0].number, "results, but the game is not over"))
        return wrong
    return wrong + _compare(record.results, result_lines(game, match.state), record.last_line)


def _compare(told: list[Line], true: list[str], line: int) -> list[RecordError]:
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
