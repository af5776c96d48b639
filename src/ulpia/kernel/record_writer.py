"""A game as a text: every line of a record is written here (docs/records.md has the grammar)."""

from __future__ import annotations

from typing import Any, Final

from ulpia.kernel.chance import commitment
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import NOBODY

FORMAT: Final = 1
EVENT_MARK: Final = "  "
NOTE_MARK: Final = "  ~ "
REMARK_MARK: Final = "# "


def write_record(
    match: Match[Any],
    players: dict[int, str] | None = None,
    notes: dict[int, str] | None = None,
    reveal_seed: bool = False,
    marks: list[str] | None = None,
) -> str:
    """Return the record of a match; the seed is told once the game is over, or on demand.

    `notes` are one-line remarks (such as thoughts in JSON) by place of the move in the log.
    `marks` are lines of an older header that stay, as `Record.marks` returns them.
    """
    game = match.game
    lines = header_lines(game.name, game.rules, match.seats, match.options, players or {})
    lines += marks or []
    lines += seed_lines(match.seed, reveal_seed or match.is_over())
    lines += drawn_lines(game, match.opening)
    for number, played in enumerate(match.log):
        lines.append(move_line(played.seat, game.vocabulary.write(played.move)))
        lines += drawn_lines(game, played.events)
        if notes and number in notes:
            lines.append(note_line(in_one_line(notes[number])))
    if match.is_over():
        lines.append("")
        lines += state_result_lines(game, match.state)
    return text_of(lines)


def text_of(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def header_lines(
    game: str, rules: int, seats: int, options: dict[str, str], players: dict[int, str]
) -> list[str]:
    """Return how a record begins: which game it is, and who played."""
    return [
        f"ulpia {FORMAT}",
        f"game {game}",
        f"rules {rules}",
        f"seats {seats}",
        *[f"option {name} {value}" for name, value in options.items()],
        *[f"player {seat} {in_one_line(name)}" for seat, name in sorted(players.items())],
    ]


def seed_lines(seed: int, reveals: bool) -> list[str]:
    """Return the end of a header: the commitment to the seed, and the seed if it may be told."""
    told = [f"seed {seed}"] if reveals else []
    return [f"commitment {commitment(seed)}", *told, ""]


def move_line(seat: int, text: str) -> str:
    return f"{seat} {text}"


def event_line(seat: int | None, words: str) -> str:
    """Return an event in words; None stands for nobody."""
    return f"{EVENT_MARK}{'-' if seat is None else seat} {words}"


def note_line(text: str) -> str:
    return NOTE_MARK + text


def remark_line(text: str) -> str:
    """Return a line that readers of records skip."""
    return REMARK_MARK + text


def in_one_line(text: str) -> str:
    """Return a name or a note as a record can hold it: one line, never empty."""
    return " ".join(text.split()) or "?"


def drawn_lines(game: Game[Any], events: list[Event]) -> list[str]:
    """Return the events that chance decided, one line each."""
    signatures = game.vocabulary.events
    return [
        event_line(None if event.seat == NOBODY else event.seat, game.vocabulary.write_event(event))
        for event in events
        if signatures[event.name].drawn
    ]


def state_result_lines(game: Game[Any], state: Any) -> list[str]:
    """Return the end of a record from the state of a game that is over."""
    winners = [int(seat) for seat in game.winners(state)]
    return result_lines(points_by_source(game, state), game.totals(state), winners)


def points_by_source(game: Game[Any], state: Any) -> list[dict[str, int]]:
    """Return for each seat the points scored so far, without sources that gave none."""
    return [
        {name: points for name, points in zip(game.sources, by_source, strict=True) if points}
        for by_source in game.points(state)
    ]


def result_lines(points: list[dict[str, int]], totals: list[int], winners: list[int]) -> list[str]:
    """Return the end of a record: points by source, totals and winners."""
    lines = points_lines(points)
    lines.append("scores " + " ".join([str(total) for total in totals]))
    lines.append("winner " + " ".join([str(seat) for seat in winners]))
    return lines


def points_lines(points: list[dict[str, int]]) -> list[str]:
    """Return the points of each seat by source."""
    return [
        " ".join([f"points {seat}", *[f"{name} {value}" for name, value in by_source.items()]])
        for seat, by_source in enumerate(points)
    ]
