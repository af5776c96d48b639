"""`ulpia replay`: a recorded game in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ulpia.cli import consoles
from ulpia.cli.boards import board_of
from ulpia.cli.chronicle import Chronicle
from ulpia.cli.inputs import LanguageOption, as_json, chosen_texts, read_record, wrong_record
from ulpia.cli.interrupts import Postponed
from ulpia.cli.saving import seated
from ulpia.cli.scores import points_table
from ulpia.cli.thinking import stand_in_of, thought_in, thoughts_table
from ulpia.cli.wrong_use import WrongUse
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import Record, RecordError, replay

NAME: Final = "replay"
EXAMPLES: Final = """Examples

ulpia replay finished.game
ulpia replay finished.game --to 120              the board after move 120
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
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell a recorded game move by move, and show the board at the end or at a move."""
    texts = chosen_texts(language)
    game, record = read_record(file)
    if to is not None and not 0 <= to <= len(record.played):
        raise WrongUse(f"--to must be from 0 to {len(record.played)}, not {to}")
    if seat is not None and not 0 <= seat < record.seats:
        raise WrongUse(f"--seat must be from 0 to {record.seats - 1}, not {seat}")
    match = replayed(file, game, record, to)
    names = [
        who[0] if who else texts.seat_name(number) for number, who in enumerate(seated(record))
    ]
    chronicle = Chronicle(texts, game, names, None if seat is None else Seat(seat))
    if json:
        told = described(match, chronicle)
        told["taken_back"] = record.taken_back
        told["stand_ins"] = [
            {"seat": each.seat, "level": each.level, "moves": each.moves}
            for each in record.stand_ins
        ]
        for number, beside in shown_notes(record, seat).items() if notes else ():
            if number < len(match.log):
                told["moves"][number]["notes"] = beside
        print(as_json(told))
        return
    console = consoles.output()
    console.print(texts.title(game), style="bold")
    print_indented(console, mark_sentences(record, chronicle))
    tell(match, chronicle, console, shown_notes(record, seat) if notes else {})


def mark_sentences(record: Record, chronicle: Chronicle) -> list[Text]:
    """Tell who played for whom, and whether something revealed was taken back."""
    texts = chronicle.texts
    told = [
        texts.message(
            "cli-stand-in",
            level=stand_in.level.capitalize(),
            seat=texts.seat_name(stand_in.seat, chronicle.names),
            count=stand_in.moves,
        )
        for stand_in in record.stand_ins
    ]
    if record.taken_back:
        told.append(texts.message("cli-taken-back", count=record.taken_back))
    return [chronicle.coloured(sentence) for sentence in told]


def shown_notes(record: Record, seat: int | None) -> dict[int, list[str]]:
    """Return the notes beside moves, by number; a thought may tell what only its seat knew."""
    return {
        number: [note.text for note in played.notes]
        for number, played in enumerate(record.played)
        if played.notes and seat in (None, played.seat)
    }


def replayed(file: Path, game: Game[Any], record: Record, to: int | None) -> Match[Any]:
    """Replay the moves up to `to`; nothing is told of a record that does not hold."""
    with Postponed() as interrupt:
        try:
            match = replay(game, record, to)
        except RecordError as error:
            raise wrong_record(file, error) from error
        interrupt.heed()
    return match


def tell(
    match: Match[Any], chronicle: Chronicle, console: Console, notes: dict[int, list[str]]
) -> None:
    """Tell the game in words, then show the board and the points."""
    texts, game = chronicle.texts, match.game
    print_indented(console, chronicle.sentences(match.opening))
    for number in range(len(match.log)):
        console.print(chronicle.move(match, number))
        for note in notes.get(number, []):
            print_note(match, chronicle, console, number, note)
        print_indented(console, chronicle.sentences(match.facts[number]))
    view = game.view(match.state, chronicle.seat)
    console.print(board_of(texts, game, chronicle.names).full(view, console.width))
    points, final = game.points(match.state), game.final_points(match.state)
    title = texts.message("cli-final-points" if match.is_over() else "cli-points")
    console.print(points_table(texts, game, chronicle.names, title, points, final))
    if match.is_over():
        winners = texts.joined([chronicle.names[seat] for seat in game.winners(match.state)])
        console.print(chronicle.coloured(texts.message("cli-winner", seat=winners)))


def print_note(
    match: Match[Any], chronicle: Chronicle, console: Console, number: int, note: str
) -> None:
    """Show a thought as a table, any other remark as it stands."""
    level = stand_in_of(note)
    if level is not None:
        sentence = chronicle.texts.message("cli-played-by", level=level.capitalize())
        print_indented(console, [Text(sentence, style="italic")])
        return
    thought = thought_in(note, match.game)
    if thought is None:
        print_indented(console, [Text(note, style="italic")])
        return
    who = chronicle.texts.seat_name(match.log[number].seat, chronicle.names)
    title = chronicle.texts.message("cli-thoughts", seat=who)
    table = thoughts_table(chronicle.texts, match.game, chronicle.names, title, thought)
    console.print(Padding(table, (0, 0, 0, 4)))


def print_indented(console: Console, sentences: list[Text]) -> None:
    for sentence in sentences:
        console.print(Padding(sentence, (0, 0, 0, 4)))


def described(match: Match[Any], chronicle: Chronicle) -> dict[str, Any]:
    """Return the told game as JSON data."""
    game = match.game
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": match.seats,
        "options": match.options,
        "names": chronicle.names,
        "opening": plain(chronicle.sentences(match.opening)),
        "moves": [
            {
                "number": number + 1,
                "seat": entry.seat,
                "move": game.vocabulary.write(entry.move),
                "text": chronicle.texts.move(game, entry.move, chronicle.names),
                "events": plain(chronicle.sentences(match.facts[number])),
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
        "view": game.view(match.state, chronicle.seat),
    }


def plain(sentences: list[Text]) -> list[str]:
    return [sentence.plain for sentence in sentences]
