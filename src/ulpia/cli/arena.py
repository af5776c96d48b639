"""`ulpia arena`: which player is stronger, and how sure that is."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.arena import Contest, Fixture, Outcome, fixtures
from ulpia.ai.levels import DEFAULT_WORLDS, LEVELS
from ulpia.ai.sequential import DEFAULT_RISK, SequentialRun, SequentialTest
from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.arena_folder import ArenaFolder
from ulpia.cli.arena_games import play_one
from ulpia.cli.arena_inputs import check_player, parse_contest, parse_test, require_two_players
from ulpia.cli.arena_report import Scoreboard, report, report_problems, show
from ulpia.cli.inputs import (
    GameArgument,
    as_json,
    require_positive,
)
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.simulate import MAX_JOBS
from ulpia.cli.usage_error import UsageError
from ulpia.cli.workers import play_here, play_in_workers
from ulpia.extras import require_package

NAME: Final = "arena"
ONE_AT_A_TIME: Final = 1
EXAMPLES: Final = """Examples

ulpia arena trajan --players miles,centurio --games 200 --jobs 2
ulpia arena trajan --players miles,centurio,legatus --games 200 --resume strength/
ulpia arena trajan --players legatus --games 50              against itself
ulpia arena trajan --players random,tiro --seats 4 --games 100 --json
ulpia arena trajan --players "cmd:python3 examples/first_legal_bot.py,random" --games 10
ulpia arena trajan --players my_bots:Greedy,miles --games 20   a class in my_bots.py
ulpia arena trajan --players miles,tiro --games 1000 --sprt     until it is clear who is stronger
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
    ] = DEFAULT_WORLDS,
    bot_seconds: Annotated[
        float, typer.Option(help="How long a program may think about a move.")
    ] = 10.0,
    alone: Annotated[
        bool,
        typer.Option(
            "--alone",
            help="Of two players, let the first sit alone against others like the second.",
        ),
    ] = False,
    sprt: Annotated[
        bool,
        typer.Option(
            "--sprt",
            help="Stop as soon as it is clear whether the first of two players is stronger than"
            " the second; --games is the most that are played. Implies --alone.",
        ),
    ] = False,
    low: Annotated[
        float | None,
        typer.Option(
            help="With --sprt: the first is not stronger if it wins this share of the games."
            " Left out: its even share, 0.5 at two seats.",
        ),
    ] = None,
    high: Annotated[
        float | None,
        typer.Option(
            help="With --sprt: it is stronger if it wins this share. Left out: 1.2 times its even"
            " share, 0.6 at two seats.",
        ),
    ] = None,
    risk: Annotated[
        float, typer.Option(help="With --sprt: how often a verdict may be wrong at either bound.")
    ] = DEFAULT_RISK,
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

    With --sprt the games of each deal, seats rotated, are one observation, and the run ends when
    they speak clearly for --low or for --high.
    """
    require_package("openskill")
    contest = parse_contest(game, players, seats, seed, option or [], worlds, bot_seconds)
    if alone or sprt:
        contest = replace(require_two_players(contest), alone=True)
    test = parse_test(contest, low, high, risk) if sprt else None
    require_positive("--games", games)
    if require_positive("--jobs", jobs) > MAX_JOBS:
        raise UsageError(f"--jobs must be at most {MAX_JOBS}, not {jobs}")
    for name in contest.players:
        check_player(name, contest)
    folder = ArenaFolder(new_folder(game) if resume is None else resume, contest)
    wanted = list(fixtures(contest, games))
    left = [each for each in wanted if (each.lineup, each.index) not in folder.played]
    return compete(folder, wanted, left, jobs, ray, json, test)


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
    test: SequentialTest | None,
) -> int:
    """Play what is left, report on all that was wanted, and return the exit code."""
    errors: list[Outcome] = []
    run = begin_run(folder, test)
    board = Scoreboard(folder.contest, len(wanted), list(folder.played.values()), run)
    began = time.perf_counter()

    def on_outcome(outcome: Outcome) -> None:
        if outcome.error:
            errors.append(outcome)
            return
        folder.keep(outcome)
        if run is not None:
            run.add(outcome)
        board.add(outcome)

    def is_enough() -> bool:
        return run is not None and run.is_decided

    with board.bar or nullcontext():
        interrupted = play_left(folder.contest, left, jobs, ray, on_outcome, is_enough)
    outcomes = counted_outcomes(folder, wanted, run)
    result = report(folder, outcomes, errors, time.perf_counter() - began, run)
    report_problems(
        consoles.progress(), folder, outcomes, errors, len(wanted) if interrupted else None
    )
    if json:
        print(as_json(result))
    else:
        show(result, consoles.output())
    if interrupted:
        return INTERRUPTED
    return 1 if errors else 0


def play_left(
    contest: Contest,
    left: list[Fixture],
    jobs: int,
    ray: str | None,
    on_outcome: Callable[[Outcome], None],
    is_enough: Callable[[], bool],
) -> bool:
    """Play here, in workers or on a cluster; return whether Ctrl-C ended it early."""
    play = partial(play_one, contest)
    if ray is not None:
        return play_on_ray(ray, play, left, on_outcome, is_enough)
    if jobs == 1 or len(left) < 2:
        return play_here(play, left, on_outcome, is_enough)
    jobs = min(jobs, len(left))
    return play_in_workers(play, left, jobs, on_outcome, ONE_AT_A_TIME, is_enough)


def begin_run(folder: ArenaFolder, test: SequentialTest | None) -> SequentialRun | None:
    """Return the run of a test with the games that were played before."""
    if test is None:
        return None
    run = SequentialRun(folder.contest, test)
    for outcome in folder.played.values():
        run.add(outcome)
    return run


def counted_outcomes(
    folder: ArenaFolder, wanted: list[Fixture], run: SequentialRun | None
) -> list[Outcome]:
    """Return the games to report on: those wanted, up to the deal that decided a test."""
    keys = {(each.lineup, each.index) for each in wanted}
    outcomes = [outcome for key, outcome in folder.played.items() if key in keys]
    if run is None or not run.is_decided:
        return outcomes
    return [outcome for outcome in outcomes if run.counts(outcome)]


def play_on_ray(
    address: str, play: Any, left: list[Fixture], on_outcome: Any, is_enough: Callable[[], bool]
) -> bool:
    """Play on a Ray cluster; return whether Ctrl-C ended it early."""
    from ulpia.ai.cluster import NoCluster, play_on_cluster

    with DeferredInterrupt() as interrupt:
        try:
            play_on_cluster(address, play, left, on_outcome, lambda: interrupt.noted or is_enough())
        except NoCluster as error:
            raise UsageError(str(error)) from error
    return interrupt.noted
