"""`ulpia bench`: how fast the engine is, alone and beside a peer."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from ulpia.cli import consoles
from ulpia.cli.bench_environment import (
    CATANATRON,
    BenchEnvironment,
    Result,
    find_bench_environment,
)
from ulpia.cli.inputs import as_json
from ulpia.games.registry import GAMES

NAME: Final = "bench"
EXAMPLES: Final = """Examples

ulpia bench                   about a minute
ulpia bench --quick           a first impression in seconds
ulpia bench --peers --json    with catanatron, measured alternately in the same run"""

ROUNDS, SECONDS = 5, 2.0
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.5
SEATS: Final = 4


def command(
    peers: Annotated[
        bool, typer.Option("--peers", help=f"Install and measure catanatron {CATANATRON}, too.")
    ] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter rounds.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the engine: decisions per second, copies of states, opening a record, search.

    A decision is: list the legal moves, choose one at random, apply it. Everything runs on one
    core in processes of its own; contestants take turns, and the best of several rounds counts.
    In a checkout `python3 dev.py compile` makes the compiled engine; an installed package measures
    what it holds.
    """
    console = consoles.progress()
    environment = find_bench_environment(console)
    if peers:
        environment.prepare_peer()
    result = measure_all(
        environment, QUICK_ROUNDS if quick else ROUNDS, QUICK_SECONDS if quick else SECONDS
    )
    if json:
        print(as_json(result))
    else:
        show(result, consoles.output())


def measure_all(environment: BenchEnvironment, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure everything there is and return it as JSON data."""
    is_fresh = environment.is_fresh()  # first: it warns about an old build
    playouts = best_playouts(environment, rounds, seconds)
    copies: dict[str, dict[str, Any]] = {}
    opening: dict[str, Any] = {}
    search: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        copies[game] = {
            engine: environment.measure(engine, "copies.py", game)["microseconds"]
            for engine in environment.engines()
        }
        search[game] = {
            engine: search_summary(environment.measure(engine, "search.py", game))
            for engine in environment.engines()
        }
        slowest = environment.engines()[-1]
        opening[game] = {slowest: environment.measure(slowest, "opening.py", game)["seconds"]}
    return {
        "python": environment.python(),
        "machine": environment.machine(),
        "seats": SEATS,
        "rounds": rounds,
        "seconds_a_round": seconds,
        "compiled_is_fresh": is_fresh,
        "decisions_per_s": playouts,
        "copy_microseconds": copies,
        "open_record_seconds": opening,
        "search": search,
        "ratios": ratios(playouts),
    }


def search_summary(result: Result) -> dict[str, Any]:
    """Return what is kept of a measurement of Legatus's search."""
    names = ("leaves_per_s", "share_evaluation", "share_copy", "share_rules")
    return {name: result[name] for name in names}


def best_playouts(environment: BenchEnvironment, rounds: int, seconds: float) -> dict[str, int]:
    """Let the contestants take turns; return the best decisions per second of each."""
    contestants: dict[str, tuple[str, ...]] = {
        f"{game.replace('-', '_')}_{engine}": (engine, "playouts.py", game, "--seats", str(SEATS))
        for game in GAMES
        for engine in environment.engines()
    }
    if environment.has_peer:
        contestants["catanatron"] = ("catanatron", "peer_catanatron.py")
    best = dict.fromkeys(contestants, 0)
    for number in range(rounds):
        environment.report(f"round {number + 1} of {rounds}: {', '.join(contestants)}")
        for name, (engine, *words) in contestants.items():
            timed = ("--seconds", str(seconds), "--seed", str(1 + 1000 * number))
            measure: Result = environment.measure(engine, *words, *timed)
            best[name] = max(best[name], measure["decisions_per_s"])
    return best


def ratios(playouts: dict[str, int]) -> dict[str, float]:
    """Return how many times as fast as catanatron each contestant is."""
    peer = playouts.get("catanatron", 0)
    if not peer:
        return {}
    return {
        f"{name}_vs_catanatron": round(speed / peer, 2)
        for name, speed in playouts.items()
        if name != "catanatron"
    }


def add_search(grid: Table, search: dict[str, dict[str, Any]]) -> None:
    """Add two rows for each search: its speed, and where its time goes."""
    for game, engines in search.items():
        for engine, found in engines.items():
            grid.add_row(f"{game} {engine}", f"{found['leaves_per_s']:,} leaves judged a second")
            evaluation, copies = found["share_evaluation"], found["share_copy"]
            shares = (
                f"{evaluation:.0%} judging, {copies:.0%} copies, {found['share_rules']:.0%} rules"
            )
            grid.add_row("", shares)


def show(result: dict[str, Any], console: Console) -> None:
    """Show the result to people."""
    grid = Table.grid(padding=(0, 2))
    for name, speed in result["decisions_per_s"].items():
        ratio = result["ratios"].get(f"{name}_vs_catanatron")
        beside = f"{ratio} times catanatron" if ratio else ""
        grid.add_row(name.replace("_", " "), f"{speed:,} decisions per second", beside)
    for game, engines in result["copy_microseconds"].items():
        for engine, microseconds in engines.items():
            grid.add_row(f"{game} {engine}", f"{microseconds} microseconds for a copy of a state")
    add_search(grid, result["search"])
    for game, engines in result["open_record_seconds"].items():
        for engine, seconds in engines.items():
            grid.add_row(f"{game} {engine}", f"{seconds} seconds to open a finished record")
    console.print(grid)
    if result["compiled_is_fresh"] is None:
        console.print("There is no compiled engine; `python3 dev.py compile` makes it.")
