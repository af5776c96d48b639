"""`ulpia replay`: a recorded game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ulpia.ai.thoughts import thought_in
from ulpia.cli import consoles
from ulpia.cli.boards import board_of
from ulpia.cli.inputs import (
    LanguageOption,
    as_json,
    load_texts,
    read_record,
    reason,
    record_refusal,
)
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.narrator import Narrator
from ulpia.cli.saving import may_overwrite, notes_in, seats_in, write_safely
from ulpia.cli.scores import points_table
from ulpia.cli.thoughts import stand_in_of, thought_sentences, thoughts_table
from ulpia.cli.usage_error import UsageError
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import Record, RecordError, replay
from ulpia.kernel.record_writer import write_record

NAME: Final = "replay"
EXAMPLES: Final = """Examples

ulpia replay finished.game
ulpia replay finished.game --to 120              the board after move 120
ulpia replay finished.game --to 120 --write cut.game  a record to play on from there
ulpia replay finished.game --language ru --seat 0     as seat 0 saw it
ulpia replay finished.game --no-notes            without what machine players thought"""


def command(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    to: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after move N; 0 is the set-up.")
    ] = None,
    language: LanguageOption = None,
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to see with; usually a spectator's.")
    ] = None,
    notes: Annotated[
        bool,
        typer.Option(
            "--notes/--no-notes",
            help="Show what stands beside the moves: thoughts of machine players; with --seat only"
            " that seat's.",
        ),
    ] = True,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the game as far as it was replayed to FILE."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell a recorded game move by move, and show the board at the end or at a move."""
    texts = load_texts(language)
    game, record = read_record(file)
    if to is not None and not 0 <= to <= len(record.played):
        raise UsageError(f"--to must be from 0 to {len(record.played)}, not {to}")
    if seat is not None and not 0 <= seat < record.seats:
        raise UsageError(f"--seat must be from 0 to {record.seats - 1}, not {seat}")
    match = replay_record(file, game, record, to)
    if write is not None:
        write_cut(match, record, write)
        return
    names = [
        who[0] if who else texts.seat_name(number) for number, who in enumerate(seats_in(record))
    ]
    narrator = Narrator(texts, game, names, None if seat is None else Seat(seat))
    if json:
        told = describe_match(match, narrator)
        told["taken_back"] = record.taken_back
        told["stand_ins"] = [
            {"seat": each.seat, "level": each.level, "moves": each.moves}
            for each in record.stand_ins
        ]
        for number, beside in visible_notes(record, seat).items() if notes else ():
            if number < len(match.log):
                told["moves"][number]["notes"] = beside
        print(as_json(told))
        return
    console = consoles.output()
    console.print(texts.title(game), style="bold")
    print_indented(console, mark_sentences(record, narrator))
    narrate(match, narrator, console, visible_notes(record, seat) if notes else {})


def write_cut(match: Match[Any], record: Record, file: Path) -> None:
    """Write a record of the moves that were replayed; `ulpia play --load` goes on from it."""
    if file.exists() and not may_overwrite(file):
        raise UsageError(f"{file} is there already and is no record: choose another name")
    notes = {at: note for at, note in notes_in(record).items() if at < len(match.log)}
    text = write_record(match, record.players, notes, reveal_seed=True, marks=record.marks())
    try:
        write_safely(file, text)
    except OSError as error:
        raise UsageError(f"{file}: {reason(error)}") from error


def mark_sentences(record: Record, narrator: Narrator) -> list[Text]:
    """Tell who played for whom, who had hints, and whether something revealed was taken back."""
    texts = narrator.texts
    told = [
        texts.message(
            "cli-stand-in",
            level=stand_in.level.capitalize(),
            seat=texts.seat_name(stand_in.seat, narrator.names),
            count=stand_in.moves,
        )
        for stand_in in record.stand_ins
    ]
    told += [
        texts.message("cli-hints", seat=texts.seat_name(seat, narrator.names), count=count)
        for seat, count in sorted(record.hints.items())
    ]
    if record.taken_back:
        told.append(texts.message("cli-taken-back", count=record.taken_back))
    return [narrator.colour_names(sentence) for sentence in told]


def visible_notes(record: Record, seat: int | None) -> dict[int, list[str]]:
    """Return the notes beside moves, by number; a thought may tell what only its seat knew."""
    return {
        number: [note.text for note in played.notes]
        for number, played in enumerate(record.played)
        if played.notes and seat in (None, played.seat)
    }


def replay_record(file: Path, game: Game[Any], record: Record, to: int | None) -> Match[Any]:
    """Replay the moves up to `to`, or raise UsageError if the record does not hold."""
    with DeferredInterrupt() as interrupt:
        try:
            match = replay(game, record, to)
        except RecordError as error:
            raise record_refusal(file, error) from error
        interrupt.raise_if_noted()
    return match


def narrate(
    match: Match[Any], narrator: Narrator, console: Console, notes: dict[int, list[str]]
) -> None:
    """Tell the game in words, then show the board and the points."""
    texts, game = narrator.texts, match.game
    print_indented(console, narrator.sentences(match.opening))
    for number in range(len(match.log)):
        console.print(narrator.move(match, number))
        for note in notes.get(number, []):
            print_note(match, narrator, console, number, note)
        print_indented(console, narrator.sentences(match.log[number].events))
    view = game.view(match.state, narrator.seat)
    console.print(board_of(texts, game, narrator.names).full(view, console.width))
    points, final = game.points(match.state), game.final_points(match.state)
    title = texts.message("cli-final-points" if match.is_over() else "cli-points")
    console.print(points_table(texts, game, narrator.names, title, points, final))
    if match.is_over():
        winners = texts.join([narrator.names[seat] for seat in game.winners(match.state)])
        console.print(narrator.colour_names(texts.message("cli-winner", seat=winners)))


def print_note(
    match: Match[Any], narrator: Narrator, console: Console, number: int, note: str
) -> None:
    """Show a thought as a table, any other remark as it stands."""
    level = stand_in_of(note)
    if level is not None:
        sentence = narrator.texts.message("cli-played-by", level=level.capitalize())
        print_indented(console, [Text(sentence, style="italic")])
        return
    thought = thought_in(note, match.game)
    if thought is None:
        print_indented(console, [Text(note, style="italic")])
        return
    who = narrator.texts.seat_name(match.log[number].seat, narrator.names)
    title = narrator.texts.message("cli-thoughts", seat=who)
    table = thoughts_table(narrator.texts, match.game, narrator.names, title, thought)
    console.print(Padding(table, (0, 0, 0, 4)))
    sentences = thought_sentences(narrator.texts, match.game, thought)
    print_indented(console, [Text(sentence) for sentence in sentences])


def print_indented(console: Console, sentences: list[Text]) -> None:
    for sentence in sentences:
        console.print(Padding(sentence, (0, 0, 0, 4)))


def describe_match(match: Match[Any], narrator: Narrator) -> dict[str, Any]:
    """Return the match with all its sentences as JSON data."""
    game = match.game
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": match.seats,
        "options": match.options,
        "names": narrator.names,
        "opening": plain_texts(narrator.sentences(match.opening)),
        "moves": [
            {
                "number": number + 1,
                "seat": entry.seat,
                "move": game.vocabulary.write(entry.move),
                "text": narrator.texts.move(game, entry.move, narrator.names),
                "events": plain_texts(narrator.sentences(match.log[number].events)),
            }
            for number, entry in enumerate(match.log)
        ],
        "over": match.is_over(),
        "points": [
            dict(zip(game.sources, by_source, strict=True))
            for by_source in game.points(match.state)
        ],
        "scores": game.totals(match.state),
        "winners": list(game.winners(match.state)) if match.is_over() else [],
        "view": game.view(match.state, narrator.seat),
    }


def plain_texts(sentences: list[Text]) -> list[str]:
    return [sentence.plain for sentence in sentences]
