"""`ulpia play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.evaluate.judges import can_judge
from ulpia.ai.levels import make_player
from ulpia.ai.player import Player
from ulpia.ai.thoughts import Notebook
from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.conversation import Conversation, Left
from ulpia.cli.inputs import (
    GameArgument,
    LanguageOption,
    checked_seed,
    chosen_game,
    chosen_options,
    chosen_texts,
    read_record,
    wrong_record,
)
from ulpia.cli.interrupts import Postponed
from ulpia.cli.players import PLAYERS_HELP, chosen_levels, completed_levels
from ulpia.cli.prompter import Prompter
from ulpia.cli.saving import notes_in, seated
from ulpia.cli.sitting import Sitting
from ulpia.cli.wrong_use import WrongUse
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
ulpia play trajan --load saved.game                    go on with a saved game
ulpia play trajan --players centurio --show-thoughts   see what they consider

At the prompt

3            the option with that number
sow V        a move in its own words; `sow` alone lists all moves that begin so
why sow V    which rule forbids a move
undo         take your last move back, until something hidden was revealed
save FILE    log    points    board    help    quit"""
SEED_BITS: Final = 128
USUAL_SEATS: Final = 3
USUAL_OPPONENT: Final = "tiro"
LONGEST_NAME: Final = 16


@dataclass(frozen=True)
class Wishes:
    """What was asked on the command line; None where nothing was."""

    seats: int | None
    seat: int | None
    players: str | None
    names: str | None


@dataclass(frozen=True)
class Company:
    """Who sits where: names, kinds of players (None: a person), and the person's seat."""

    names: list[str]
    kinds: list[str | None]
    seat: Seat
    notes: dict[int, str] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)


def command(
    game: GameArgument,
    seats: Annotated[
        int | None, typer.Option(help="How many play.", show_default=str(USUAL_SEATS))
    ] = None,
    language: LanguageOption = None,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, counted from 0.", show_default="0")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            help=PLAYERS_HELP,
            show_default=f"{USUAL_OPPONENT}; with --load those of the saved game",
            autocompletion=completed_levels,
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
    show_thoughts: Annotated[
        bool,
        typer.Option(
            "--show-thoughts",
            help="Show what the opponents think; that may give their hidden things away.",
        ),
    ] = False,
) -> int:
    """Play a whole game in the terminal against opponents of a level that you choose."""
    rules = chosen_game(game)
    texts = chosen_texts(language)
    wishes = Wishes(seats, seat, players, names)
    if load is not None:
        if seats is not None or seed is not None or option:
            raise WrongUse("--load brings seats, options and seed with it: leave them out")
        match, company = loaded(load, rules, wishes, texts)
    else:
        match, company = started(rules, wishes, seed, option or [], texts)
    return sit_down(match, company, texts, load, show_thoughts)


def started(
    game: Game[Any], wishes: Wishes, seed: int | None, given: list[str], texts: Texts
) -> tuple[Match[Any], Company]:
    """Set a new table up."""
    seats = min(USUAL_SEATS, game.most) if wishes.seats is None else wishes.seats
    options = chosen_options(game, seats, given)
    company = gathered(game, wishes, [None] * seats, texts)
    chosen = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
    return Match(game, seats, options, chosen), company


def loaded(file: Path, game: Game[Any], wishes: Wishes, texts: Texts) -> tuple[Match[Any], Company]:
    """Go back to the table of a saved game."""
    found, record = read_record(file)
    if found.name != game.name:
        raise WrongUse(f"{file} is a game of {found.name}, not of {game.name}")
    try:
        match = replay(game, record)
    except RecordError as error:
        raise wrong_record(file, error) from error
    if match.is_over():
        raise WrongUse(f"the game in {file} is over; `ulpia replay {file}` tells it")
    company = gathered(game, wishes, seated(record), texts)
    return match, replace(company, notes=notes_in(record), marks=record.marks())


def gathered(
    game: Game[Any], wishes: Wishes, known: list[tuple[str, str | None] | None], texts: Texts
) -> Company:
    """Seat the person and the opponents, keeping who is known from a saved game."""
    seats = len(known)
    people = [number for number, who in enumerate(known) if who is not None and who[1] is None]
    seat = wishes.seat if wishes.seat is not None else (people or [0])[0]
    if not 0 <= seat < seats:
        raise WrongUse(f"--seat must be from 0 to {seats - 1}, not {seat}")
    usual = [(who and who[1]) or usual_opponent(game) for who in known]
    del usual[seat]
    others = iter(usual if wishes.players is None else chosen_levels(wishes.players, seats - 1))
    kinds = [None if number == seat else next(others) for number in range(seats)]
    if wishes.names is not None:
        names = checked_names(wishes.names, seats)
    else:
        given = texts.message("cli-names").split(", ")
        names = [who[0] if who else given[number] for number, who in enumerate(known)]
    return Company(names, kinds, Seat(seat))


def usual_opponent(game: Game[Any]) -> str:
    """Return who sits opposite where nobody was asked for: chance, if we cannot judge a game."""
    return USUAL_OPPONENT if can_judge(game) else "random"


def checked_names(text: str, seats: int) -> list[str]:
    names = [" ".join(name.split()) for name in text.split(",")]
    if len(names) != seats:
        raise WrongUse(f"--names needs {seats} names, not {len(names)}")
    if len(set(names)) < seats or "" in names:
        raise WrongUse("--names needs a different name for every seat")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable() or "(" in name:
            raise WrongUse(f"{name!r} is no name: at most {LONGEST_NAME} letters, no brackets")
    return names


def sit_down(
    match: Match[Any], company: Company, texts: Texts, file: Path | None, show_thoughts: bool
) -> int:
    """Play; leaving in any way ends cleanly."""
    players: dict[Seat, Player] = {
        Seat(number): make_player(kind, match.game, match.seed + number)
        for number, kind in enumerate(company.kinds)
        if kind is not None
    }
    console = consoles.output()
    interrupt = Postponed()
    prompter = Prompter(console, interrupt)
    notebook = Notebook()
    notebook.notes.update(company.notes)
    sitting = Sitting(
        match, company.seat, players, company.names, texts, console, prompter, notebook
    )
    sitting.shows_thoughts = show_thoughts
    try:
        with interrupt:
            Conversation(sitting, company.kinds, file, company.marks).run()
    except Left:
        sitting.say("cli-left")
    except (EOFError, KeyboardInterrupt) as ended:
        console.print()  # the prompt stands alone on its line
        sitting.say("cli-left")
        return INTERRUPTED if isinstance(ended, KeyboardInterrupt) else 0
    return 0
