"""The report of an arena: while it runs, and at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table

from ulpia.ai.arena import Contest, Outcome
from ulpia.ai.ratings import (
    pair_rows,
    player_rows,
    shorten_number,
    sort_outcomes,
    source_rows,
    win_share,
)
from ulpia.ai.sequential import OPEN, STRONGER, SequentialRun
from ulpia.cli import consoles
from ulpia.cli.arena_folder import ArenaFolder
from ulpia.cli.simulation import is_compiled
from ulpia.games.registry import game_named
from ulpia.research.text_protocol import COMMAND_MARK

LOG_INTERVAL_S: Final = 60.0
"""How often a line goes to a log, where a bar would only be noise."""
MAX_SHOWN: Final = 5
MAX_NAME_LENGTH: Final = 32


class Scoreboard:
    """Results so far: a progress bar on a terminal, elsewhere a line every minute."""

    def __init__(
        self,
        contest: Contest,
        total: int,
        played: Sequence[Outcome],
        run: SequentialRun | None = None,
    ) -> None:
        self.contest: Final = contest
        self.run: Final = run
        self.total: Final = total
        self.games = 0
        self.wins = [0.0 for _ in contest.players]
        self.console: Final = consoles.progress()
        self.bar: Final = consoles.progress_bar(
            self.console, TextColumn("wins: {task.fields[wins]}")
        )
        self.logged = time.monotonic()
        for outcome in played:
            self.count(outcome)
        self.line: Final = (
            self.bar.add_task(contest.game, total=total, completed=self.games, wins=self.standing())
            if self.bar
            else None
        )

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        for player in set(outcome.seating):
            self.wins[player] += win_share(outcome, player)

    def add(self, outcome: Outcome) -> None:
        """Count a game and show where the players stand."""
        self.count(outcome)
        if self.bar is not None and self.line is not None:
            self.bar.update(self.line, completed=self.games, wins=self.standing())
        elif time.monotonic() - self.logged > LOG_INTERVAL_S:
            self.logged = time.monotonic()
            told = f"{self.games} of {self.total} games: {self.standing()}"
            self.console.print(told, soft_wrap=True)

    def standing(self) -> str:
        """Return the victories so far: `miles 12, centurio 25`; with a test, its evidence."""
        told = [
            f"{short(name)} {shorten_number(round(wins, 1))}"
            for name, wins in zip(self.contest.players, self.wins, strict=True)
        ]
        if self.run is not None:
            told.append(
                f"evidence {self.run.evidence:+.1f} of ±{self.run.test.evidence_needed:.1f}"
            )
        return ", ".join(told)


def short(name: str) -> str:
    """Shorten a name for a table; of a long command the end is kept."""
    name = name.removeprefix(COMMAND_MARK)
    return name if len(name) <= MAX_NAME_LENGTH else f"…{name[1 - MAX_NAME_LENGTH :]}"


def report(
    folder: ArenaFolder,
    outcomes: Sequence[Outcome],
    errors: Sequence[Outcome],
    seconds: float,
    run: SequentialRun | None = None,
) -> dict[str, Any]:
    """Return the result as JSON data."""
    contest, game = folder.contest, game_named(folder.contest.game)
    return {
        "game": contest.game,
        "rules": game.rules,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "games": len(outcomes),
        "players": player_rows(contest, outcomes),
        "pairs": pair_rows(contest, outcomes),
        "sources": source_rows(contest, game.sources, outcomes),
        "forfeits": [
            {
                "name": contest.players[outcome.seating[outcome.loser]],
                "seed": outcome.seed,
                "seat": outcome.loser,
                "reason": outcome.reason,
            }
            for outcome in sort_outcomes(outcomes)
            if outcome.loser is not None
        ],
        "errors": len(errors),
        "seconds": round(seconds, 3),
        "compiled": is_compiled(),
        "folder": str(folder.folder),
        **({} if run is None else {"sprt": describe_run(run)}),
    }


def describe_run(run: SequentialRun) -> dict[str, Any]:
    """Return the outcome of a sequential test as JSON data."""
    test = run.test
    return {
        "verdict": run.verdict,
        "low": round(test.low, 4),
        "high": round(test.high, 4),
        "risk": test.risk,
        "deals": len(run.deals),
        "evidence": round(run.evidence, 3),
        "bound": round(test.evidence_needed, 3),
    }


def report_problems(
    console: Console,
    folder: ArenaFolder,
    outcomes: Sequence[Outcome],
    errors: Sequence[Outcome],
    wanted: int | None,
) -> None:
    """Say on stderr what went wrong, where the games are, and whether the run was cut short."""
    lost = [outcome for outcome in sort_outcomes(outcomes) if outcome.loser is not None]
    for outcome in lost[:MAX_SHOWN]:
        assert outcome.loser is not None
        name = short(folder.contest.players[outcome.seating[outcome.loser]])
        print_line(console, f"ulpia: {name} lost the game of seed {outcome.seed}: {outcome.reason}")
    if len(lost) > MAX_SHOWN:
        print_line(console, f"ulpia: {len(lost) - MAX_SHOWN} more games were lost like that")
    for failed in sort_outcomes(errors)[:MAX_SHOWN]:
        print_line(console, f"ulpia: the game of seed {failed.seed} failed: {failed.error}")
    if len(errors) > MAX_SHOWN:
        print_line(console, f"ulpia: {len(errors) - MAX_SHOWN} more games failed")
    if wanted is None:
        print_line(console, f"Results and records are in {folder.folder}")
    else:
        print_line(
            console,
            f"ulpia: stopped after {len(outcomes)} of {wanted} games;"
            f" the same command with --resume {folder.folder} goes on",
        )


def print_line(console: Console, sentence: str) -> None:
    console.print(sentence, soft_wrap=True)


def show(result: dict[str, Any], console: Console) -> None:
    """Show the result to people: players, pairs, points by source."""
    console.print(f"{result['game']}, {result['seats']} seats, {result['games']} games")
    console.print(players_table(result))
    if result["pairs"]:
        console.print(pairs_table(result))
    console.print(sources_table(result))
    if "sprt" in result:
        print_line(console, tell_verdict(result))


def tell_verdict(result: dict[str, Any]) -> str:
    """Return the outcome of a sequential test as a sentence."""
    test = result["sprt"]
    first, second = [short(row["name"]) for row in result["players"]]
    reached = f"evidence {test['evidence']:+.1f} of ±{test['bound']:.1f}, {test['deals']} deals"
    bounds = f"{percent(test['low'])} and {percent(test['high'])}"
    if test["verdict"] == OPEN:
        return f"It is not decided between {bounds} ({reached}): more --games would tell."
    is_more = "is" if test["verdict"] == STRONGER else "is not"
    return f"{first} {is_more} stronger than {second}, tested between {bounds} ({reached})."


def players_table(result: dict[str, Any]) -> Table:
    table = Table(pad_edge=False)
    table.add_column("player")
    for heading in ("rating", "±", "games", "wins", "share", "points", "s/turn"):
        table.add_column(heading, justify="right")
    for row in sorted(result["players"], key=lambda row: -float(row["rating"])):
        table.add_row(
            short(row["name"]),
            f"{row['rating']:.1f}",
            f"{row['sigma']:.1f}",
            str(row["games"]),
            str(row["wins"]),
            percent(row["win_share"]),
            f"{row['mean_points']:.1f}",
            f"{row['seconds_per_turn']:.3f}",
        )
    return table


def pairs_table(result: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in result["pairs"]:
        table.add_row(
            f"{short(row['a'])} ahead of {short(row['b'])}",
            percent(row["win_share"]),
            f"(95 %: {percent(row['low'])} to {percent(row['high'])})",
            f"{row['games']} games",
        )
    return table


def sources_table(result: dict[str, Any]) -> Table:
    """Return the mean points by source, a column for each player."""
    table = Table(pad_edge=False)
    table.add_column("points by source")
    names = list(result["sources"])
    for name in names:
        table.add_column(short(name), justify="right")
    for source in result["sources"][names[0]]:
        table.add_row(source, *[f"{result['sources'][name][source]:.1f}" for name in names])
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
