"""`ulpia simulate`: many games by machine players, reproducible by their seeds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from ulpia.cli import INTERRUPTED, consoles
from ulpia.cli.inputs import (
    GameArgument,
    as_json,
    parse_options,
    reason,
    require_game,
    require_positive,
    require_seed,
)
from ulpia.cli.players import PlayersOption, parse_levels
from ulpia.cli.simulation import GamesTally, SimulatedGame, Task, is_compiled, play_game
from ulpia.cli.usage_error import UsageError
from ulpia.cli.workers import play_here, play_in_workers
from ulpia.extras import require_package

if TYPE_CHECKING:
    from ulpia.cli.data_set import DataSet

NAME: Final = "simulate"
EXAMPLES: Final = """Examples

ulpia simulate trajan --games 1000 --seed 1
ulpia simulate trajan --seats 2 --option edition=2022 --games 200 --json
ulpia simulate trajan --seats 2 --players tiro,random --games 50
ulpia simulate trajan --games 100 --check --jobs 2     assert every law at every decision
ulpia simulate trajan --games 5 --records games/       then: ulpia replay games/trajan-4-1.game
ulpia simulate trajan --games 1000 --parquet data/     decisions, features and results"""
MAX_JOBS: Final = 256


def command(
    game: GameArgument,
    seats: Annotated[
        int | None, typer.Option(help="Seats.", show_default="as many as possible")
    ] = None,
    players: PlayersOption = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeatable.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result is the same.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Assert all invariants at every decision; slow.")
    ] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of every game there.")
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write decisions, features and results there."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> int:
    """Play many games by machine players and count.

    The same seed gives the same game, compiled or not, checked or not, with any number of jobs.
    A game that fails is counted and named by its seed, and the rest goes on; the exit code is
    then 1. Ctrl-C ends the run with what was done so far (exit code 130).
    """
    rules = require_game(game)
    if seats is None:
        seats = rules.most
    options = parse_options(rules, seats, option or [])
    levels = tuple(parse_levels(players, seats))
    seeds = range(require_seed(seed), seed + require_positive("--games", games))
    if require_positive("--jobs", jobs) > MAX_JOBS:
        raise UsageError(f"--jobs must be at most {MAX_JOBS}, not {jobs}")
    if parquet is not None:
        require_package("pyarrow")
    folders = make_folder(records, "records"), make_folder(parquet, "data")
    tells = parquet is not None
    task = Task(rules.name, seats, options, levels, check, folders[0], tells)
    return simulate(task, seeds, min(jobs, games), json, folders[1])


def make_folder(folder: Path | None, what: str) -> str | None:
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write {what} to {folder}: {reason(error)}") from error
    return str(folder)


@contextmanager
def data_set(task: Task, folder: str | None) -> Iterator[DataSet | None]:
    """Write what is told into Parquet files while the block runs, if that is wanted."""
    if folder is None:
        yield None
        return
    from ulpia.cli.data_set import DataSet

    with closing(DataSet(Path(folder), task)) as found:
        yield found


def simulate(task: Task, seeds: range, jobs: int, json: bool, folder: str | None) -> int:
    """Play the games, report, and return the exit code."""
    tally = GamesTally(task.levels)
    console = consoles.progress()
    bar = consoles.progress_bar(console)
    began = time.perf_counter()
    with bar or nullcontext(), data_set(task, folder) as data:
        line = bar.add_task(task.game, total=len(seeds)) if bar else None

        def on_outcome(outcome: SimulatedGame) -> None:
            tally.add(outcome)
            if data:
                data.add(outcome)
            if bar and line is not None:
                bar.advance(line)

        play = partial(play_game, task)
        if jobs == 1:
            interrupted = play_here(play, seeds, on_outcome)
        else:
            interrupted = play_in_workers(play, seeds, jobs, on_outcome)
    result = report(task, tally, time.perf_counter() - began)
    report_problems(console, tally, interrupted)
    if json:
        print(as_json(result))
    else:
        consoles.output().print(table(result))
    if interrupted:
        return INTERRUPTED
    return 1 if tally.errors else 0


def report(task: Task, tally: GamesTally, seconds: float) -> dict[str, Any]:
    """Return the result as JSON data."""
    result: dict[str, Any] = {
        "game": task.game,
        "seats": task.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "turns": tally.turns,
        "seconds": round(seconds, 3),
        "errors": tally.errors,
        "compiled": is_compiled(),
        "scores": {"mean": tally.mean(), "min": tally.lowest, "max": tally.highest},
        "decisions_per_s": round(tally.decisions / seconds) if seconds else 0,
    }
    if len(set(task.levels)) > 1:
        result["players"] = [
            {
                "player": level,
                "seats": task.levels.count(level),
                "points": sums.mean_points(),
                "wins": round(sums.wins, 3),
            }
            for level, sums in tally.by_player.items()
        ]
    if tally.failures:
        failures = [{"seed": failed.seed, "message": failed.error} for failed in tally.failures]
        result["failures"] = failures
    return result


def report_problems(console: Console, tally: GamesTally, interrupted: bool) -> None:
    """Say on stderr which games failed and whether the run was cut short."""
    for failed in tally.failures:
        console.print(
            f"ulpia: the game of seed {failed.seed} failed: {failed.error}", soft_wrap=True
        )
    if tally.errors > len(tally.failures):
        console.print(f"ulpia: {tally.errors - len(tally.failures)} more games failed")
    if interrupted:
        console.print(f"ulpia: stopped after {tally.games} games")


def table(result: dict[str, Any]) -> Table:
    """Return the result for people."""
    scores = result["scores"]
    rows = {
        "game": f"{result['game']}, {result['seats']} seats",
        "games": f"{result['games']:,}",
        "errors": f"{result['errors']:,}",
        "turns": f"{result['turns']:,}",
        "decisions": f"{result['decisions']:,}",
        "seconds": f"{result['seconds']:,}",
        "decisions per second": f"{result['decisions_per_s']:,}",
        "engine": "compiled" if result["compiled"] else "interpreted",
        "points a seat": "-"
        if scores["mean"] is None
        else f"{scores['mean']} on average, {scores['min']} to {scores['max']}",
    }
    for each in result.get("players", []):
        points = "-" if each["points"] is None else f"{each['points']:.1f} points"
        rows[each["player"]] = f"{points} on average, {each['wins']:g} games won"
    grid = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        grid.add_row(name, value)
    return grid
