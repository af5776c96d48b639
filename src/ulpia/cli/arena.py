"""`ulpia arena`: which player is stronger, and how sure that is."""

from __future__ import annotations

import os
import sys
import time
from contextlib import nullcontext
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.arena import Contest, Fixture, Forfeit, Outcome, fixtures
from ulpia.ai.levels import LEGATUS_WORLDS, LEVELS, make_player
from ulpia.ai.python_player import PythonPlayer, is_reference, load_factory
from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.arena_folder import ArenaFolder
from ulpia.cli.arena_games import BOT_SECONDS, WORLDS, play_one
from ulpia.cli.arena_report import Scoreboard, complain, report, show
from ulpia.cli.inputs import (
    GameArgument,
    as_json,
    at_least_one,
    checked_seed,
    chosen_game,
    chosen_options,
)
from ulpia.cli.interrupts import Postponed
from ulpia.cli.simulate import MOST_JOBS
from ulpia.cli.workers import play_here, play_in_workers
from ulpia.cli.wrong_use import WrongUse
from ulpia.research.text_protocol import check_command, is_command

NAME: Final = "arena"
ONE_AT_A_TIME: Final = 1
EXAMPLES: Final = """Examples

ulpia arena trajan --players miles,centurio --games 200 --jobs 2
ulpia arena trajan --players miles,centurio,legatus --games 200 --resume strength/
ulpia arena trajan --players legatus --games 50              against itself
ulpia arena trajan --players random,tiro --seats 4 --games 100 --json
ulpia arena trajan --players "cmd:python3 examples/first_legal_bot.py,random" --games 10
ulpia arena trajan --players my_bots:Greedy,miles --games 20   a class in my_bots.py
ulpia arena trajan --players centurio,legatus --games 5000 --ray auto"""


def command(
    game: GameArgument,
    players: Annotated[
        str,
        typer.Option(
            help=f"Who meets whom, separated by commas: {', '.join(LEVELS)}, MODULE:CLASS for a"
            " class with a method choose(table), found here or installed, or cmd:COMMAND for a"
            " program that speaks the protocol of docs/protocol.md."
        ),
    ],
    seats: Annotated[int, typer.Option(help="Seats at a table.")] = 2,
    games: Annotated[
        int, typer.Option(help="Games of each line-up; a multiple of the seats is fairest.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the next has the next.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeatable.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the games are the same.")] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Keep results and records there, and go on with what is there already. Left out:"
            " a new folder among Ulpia's data, which is told at the end.",
        ),
    ] = None,
    worlds: Annotated[
        int, typer.Option(help="Imagined worlds for each turn of Legatus; its clock is off here.")
    ] = LEGATUS_WORLDS,
    bot_seconds: Annotated[
        float, typer.Option(help="How long a program may think about a move.")
    ] = 10.0,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, or auto."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> int:
    """Let players compete, and say how strong they are.

    All line-ups play the same deals, each deal with the seats rotated. With more players than
    seats every combination of them is a line-up; with fewer, every way to fill the seats in which
    each one sits. The same seed gives the same games with any number of jobs. Ctrl-C ends the run
    with what was done so far (exit code 130); the same command with --resume goes on. A program
    that is late, crashes or answers an illegal move loses that game, and the rest goes on.
    """
    contest = chosen_contest(game, players, seats, seed, option or [], worlds, bot_seconds)
    at_least_one("--games", games)
    if at_least_one("--jobs", jobs) > MOST_JOBS:
        raise WrongUse(f"--jobs must be at most {MOST_JOBS}, not {jobs}")
    for name in contest.players:
        check_player(name, contest)
    folder = ArenaFolder(new_folder(game) if resume is None else resume, contest)
    wanted = list(fixtures(contest, games))
    left = [each for each in wanted if (each.lineup, each.index) not in folder.played]
    return compete(folder, wanted, left, jobs, ray, json)


def chosen_contest(
    game: str,
    players: str,
    seats: int,
    seed: int,
    option: list[str],
    worlds: int,
    bot_seconds: float,
) -> Contest:
    rules = chosen_game(game)
    options = chosen_options(rules, seats, option)
    names = tuple([" ".join(word.split()) for word in players.split(",")])
    for name in names:
        if not name:
            raise WrongUse("--players needs a name between the commas")
        if names.count(name) > 1:
            raise WrongUse(f"player {name!r} is named twice; once is enough to play itself")
    if bot_seconds <= 0:
        raise WrongUse(f"--bot-seconds must be more than 0, not {bot_seconds:g}")
    limits = {WORLDS: at_least_one("--worlds", worlds), BOT_SECONDS: bot_seconds}
    return Contest(rules.name, seats, options, names, checked_seed(seed), limits)


def check_player(name: str, contest: Contest) -> None:
    """Refuse a player that does not exist before the first game is played."""
    try:
        if is_command(name):
            check_command(name)
        elif is_reference(name):
            find_modules_here()
            PythonPlayer(load_factory(name), 0)
        elif name not in LEVELS:
            known = ", ".join([*LEVELS, "MODULE:CLASS", "cmd:COMMAND"])
            raise WrongUse(f"there is no player {name!r}; there are: {known}")
        else:
            make_player(name, chosen_game(contest.game), 0)
    except ValueError as error:  # no such bot, or nobody has taught the level this game
        raise WrongUse(str(error)) from error
    except Forfeit as fault:
        raise WrongUse(f"the player {name!r} {fault}") from fault


def find_modules_here() -> None:
    """Let modules in the working folder be imported, after all that is installed."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # worker processes inherit it


def new_folder(game: str) -> Path:
    """Return a folder that does not exist yet, among the data of this user."""
    from platformdirs import user_data_path

    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    home = user_data_path("ulpia", appauthor=False) / "arena"
    number, folder = 1, home / stem
    while folder.exists():
        number += 1
        folder = home / f"{stem}-{number}"
    return folder


def compete(
    folder: ArenaFolder,
    wanted: list[Fixture],
    left: list[Fixture],
    jobs: int,
    ray: str | None,
    json: bool,
) -> int:
    """Play what is left, report on all that was wanted, and return the exit code."""
    errors: list[Outcome] = []
    board = Scoreboard(folder.contest, len(wanted), list(folder.played.values()))
    began = time.perf_counter()

    def hear(outcome: Outcome) -> None:
        if outcome.error:
            errors.append(outcome)
            return
        folder.keep(outcome)
        board.add(outcome)

    play = partial(play_one, folder.contest)
    with board.bar or nullcontext():
        if ray is not None:
            interrupted = play_far_away(ray, play, left, hear)
        elif jobs == 1 or len(left) < 2:
            interrupted = play_here(play, left, hear)
        else:
            interrupted = play_in_workers(play, left, min(jobs, len(left)), hear, ONE_AT_A_TIME)
    keys = {(each.lineup, each.index) for each in wanted}
    outcomes = [outcome for key, outcome in folder.played.items() if key in keys]
    result = report(folder, outcomes, errors, time.perf_counter() - began)
    complain(consoles.progress(), folder, outcomes, errors, len(wanted) if interrupted else None)
    if json:
        print(as_json(result))
    else:
        show(result, consoles.output())
    if interrupted:
        return INTERRUPTED
    return 1 if errors else 0


def play_far_away(address: str, play: Any, left: list[Fixture], hear: Any) -> bool:
    """Play on a Ray cluster; return whether Ctrl-C ended it early."""
    from ulpia.ai.cluster import NoCluster, play_on_cluster

    with Postponed() as interrupt:
        try:
            play_on_cluster(address, play, left, hear, lambda: interrupt.noted)
        except NoCluster as error:
            raise WrongUse(str(error)) from error
    return interrupt.noted
