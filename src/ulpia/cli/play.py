"""`ulpia play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.levels import THINKING_TIMES, make_player
from ulpia.ai.player import Player
from ulpia.ai.thoughts import Notebook
from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.inputs import (
    GameArgument,
    LanguageOption,
    load_texts,
    parse_options,
    read_record,
    record_refusal,
    require_game,
    require_seed,
)
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.line_reader import LineReader
from ulpia.cli.lineup import DEFAULT_OPPONENT, Lineup, PlayArgs, seat_players
from ulpia.cli.players import PLAYERS_HELP, complete_levels
from ulpia.cli.repl import LeftTable, Repl
from ulpia.cli.saving import notes_in, seats_in
from ulpia.cli.session import Session
from ulpia.cli.usage_error import UsageError
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import RecordError, replay
from ulpia.text import Texts

NAME: Final = "play"
EXAMPLES: Final = """Examples

ulpia play trajan                                      against two beginners
ulpia play forum-trajanum --seats 2 --language de
ulpia play trajan --seats 2 --seat 1 --seed 4711       the same deal every time
ulpia play trajan --option edition=2011 --option start=0
ulpia play trajan --names Anna,Ben,Cem
ulpia play trajan --people 2                           two people take turns here
ulpia play trajan --people Anna,Ben --seats 4          and two beginners
ulpia play trajan --load saved.game                    go on with a saved game
ulpia play trajan --players centurio --show-thoughts   see what they consider
ulpia play trajan --players imperator --thinking long  the strongest, with time

At the prompt

3            the option with that number
sow V        a move in its own words; `sow` alone lists all moves that begin so
why sow V    which rule forbids a move
undo         take your last move back, until something hidden was revealed
save FILE    log    points    board    help    quit"""
SEED_BITS: Final = 128
DEFAULT_SEATS: Final = 3


class Thinking(StrEnum):
    """How long opponents that look ahead may think for a turn."""

    quick = "quick"
    normal = "normal"
    long = "long"


def command(
    game: GameArgument,
    seats: Annotated[
        int | None, typer.Option(help="How many play.", show_default=str(DEFAULT_SEATS))
    ] = None,
    language: LanguageOption = None,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, counted from 0.", show_default="0")
    ] = None,
    people: Annotated[
        str | None,
        typer.Option(
            help="How many people play at this terminal, or their names, separated by commas; "
            "the screen is cleared before each sees their own hand.",
            show_default="1; with --load those of the saved game",
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            help=PLAYERS_HELP,
            show_default=f"{DEFAULT_OPPONENT}; with --load those of the saved game",
            autocompletion=complete_levels,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Deal by this number.", show_default="a new deal")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeatable.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(help="Names of all seats, separated by commas.", show_default="Roman names"),
    ] = None,
    thinking: Annotated[
        Thinking | None,
        typer.Option(
            help="How long Legatus and Imperator think for a turn: 0.5, 2 or 6 seconds at most.",
            show_default="a moment",
        ),
    ] = None,
    show_thoughts: Annotated[
        bool,
        typer.Option(
            "--show-thoughts",
            help="Show what the opponents think; that may give their hidden things away.",
        ),
    ] = False,
) -> int:
    """Play a whole game in the terminal against opponents of a level that you choose."""
    rules = require_game(game)
    texts = load_texts(language)
    args = PlayArgs(seats, seat, people, players, names)
    if load is not None:
        if seats is not None or seed is not None or option:
            raise UsageError("--load brings seats, options and seed with it: leave them out")
        match, lineup = load_match(load, rules, args, texts)
    else:
        match, lineup = start_match(rules, args, seed, option or [], texts)
    return play_match(match, lineup, texts, load, show_thoughts, thinking)


def start_match(
    game: Game[Any], args: PlayArgs, seed: int | None, given: list[str], texts: Texts
) -> tuple[Match[Any], Lineup]:
    """Start a new match."""
    usual = min(max(DEFAULT_SEATS, args.count_people() or 0), game.most)
    seats = usual if args.seats is None else args.seats
    options = parse_options(game, seats, given)
    lineup = seat_players(args, [None] * seats, texts)
    chosen = secrets.randbits(SEED_BITS) if seed is None else require_seed(seed)
    return Match(game, seats, options, chosen), lineup


def load_match(
    file: Path, game: Game[Any], args: PlayArgs, texts: Texts
) -> tuple[Match[Any], Lineup]:
    """Load the match of a saved game."""
    found, record = read_record(file)
    if found.name != game.name:
        raise UsageError(f"{file} is a game of {found.name}, not of {game.name}")
    try:
        match = replay(game, record)
    except RecordError as error:
        raise record_refusal(file, error) from error
    if match.is_over():
        raise UsageError(f"the game in {file} is over; `ulpia replay {file}` tells it")
    lineup = seat_players(args, seats_in(record), texts)
    return match, replace(lineup, notes=notes_in(record), marks=record.marks())


def play_match(
    match: Match[Any],
    lineup: Lineup,
    texts: Texts,
    file: Path | None,
    show_thoughts: bool,
    thinking: Thinking | None = None,
) -> int:
    """Play the match; every way to leave it ends cleanly."""
    budget = None if thinking is None else THINKING_TIMES[thinking]
    players: dict[Seat, Player] = {
        Seat(number): make_player(kind, match.game, match.seed + number, budget)
        for number, kind in enumerate(lineup.kinds)
        if kind is not None
    }
    console = consoles.output()
    interrupt = DeferredInterrupt()
    reader = LineReader(console, interrupt)
    notebook = Notebook()
    notebook.notes.update(lineup.notes)
    sessions = [
        Session(match, Seat(number), players, lineup.names, texts, console, reader, notebook)
        for number, kind in enumerate(lineup.kinds)
        if kind is None
    ]
    for session in sessions:
        session.shows_thoughts = show_thoughts
    repl = Repl(sessions, lineup.kinds, file, lineup.marks)
    try:
        with interrupt:
            repl.run()
    except LeftTable:
        repl.session.say("cli-left")
    except (EOFError, KeyboardInterrupt) as ended:
        console.print()  # the prompt stands alone on its line
        repl.session.say("cli-left")
        return INTERRUPTED if isinstance(ended, KeyboardInterrupt) else 0
    return 0
