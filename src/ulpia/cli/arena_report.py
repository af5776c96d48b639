"""What an arena tells: while it runs, and at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ulpia.ai.arena import Contest, Outcome
from ulpia.ai.ratings import in_order, pair_rows, player_rows, source_rows, tidy, win_share
from ulpia.cli import consoles
from ulpia.cli.arena_folder import ArenaFolder
from ulpia.cli.simulation import is_compiled
from ulpia.games.registry import game_named
from ulpia.research.text_protocol import COMMAND_MARK

LOG_SECONDS: Final = 60.0
"""How often a line goes to a log, where a bar would only be noise."""
MOST_TOLD: Final = 5
LONGEST_NAME: Final = 32


class Scoreboard:
    """The running results: a bar on a terminal, now and then a line elsewhere."""

    def __init__(self, contest: Contest, total: int, played: Sequence[Outcome]) -> None:
        self.contest: Final = contest
        self.total: Final = total
        self.games = 0
        self.wins = [0.0 for _ in contest.players]
        self.console: Final = consoles.progress()
        self.bar: Final = progress_bar(self.console) if self.console.is_terminal else None
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
        elif time.monotonic() - self.logged > LOG_SECONDS:
            self.logged = time.monotonic()
            told = f"{self.games} of {self.total} games: {self.standing()}"
            self.console.print(told, soft_wrap=True)

    def standing(self) -> str:
        """Return the victories so far: `miles 12, centurio 25`."""
        return ", ".join(
            [
                f"{short(name)} {tidy(round(wins, 1))}"
                for name, wins in zip(self.contest.players, self.wins, strict=True)
            ]
        )


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("/"),
        TimeRemainingColumn(),
        TextColumn("wins: {task.fields[wins]}"),
        console=console,
        transient=True,
    )


def short(name: str) -> str:
    """Return a name that fits into a line: of long commands the end."""
    name = name.removeprefix(COMMAND_MARK)
    return name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"


def report(
    folder: ArenaFolder, outcomes: Sequence[Outcome], errors: Sequence[Outcome], seconds: float
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
            for outcome in in_order(outcomes)
            if outcome.loser is not None
        ],
        "errors": len(errors),
        "seconds": round(seconds, 3),
        "compiled": is_compiled(),
        "folder": str(folder.folder),
    }


def complain(
    console: Console,
    folder: ArenaFolder,
    outcomes: Sequence[Outcome],
    errors: Sequence[Outcome],
    wanted: int | None,
) -> None:
    """Say on stderr what went wrong, where the games are, and whether the run was cut short."""
    lost = [outcome for outcome in in_order(outcomes) if outcome.loser is not None]
    for outcome in lost[:MOST_TOLD]:
        assert outcome.loser is not None
        name = short(folder.contest.players[outcome.seating[outcome.loser]])
        tell(console, f"ulpia: {name} lost the game of seed {outcome.seed}: {outcome.reason}")
    if len(lost) > MOST_TOLD:
        tell(console, f"ulpia: {len(lost) - MOST_TOLD} more games were lost like that")
    for failed in in_order(errors)[:MOST_TOLD]:
        tell(console, f"ulpia: the game of seed {failed.seed} failed: {failed.error}")
    if len(errors) > MOST_TOLD:
        tell(console, f"ulpia: {len(errors) - MOST_TOLD} more games failed")
    if wanted is None:
        tell(console, f"Results and records are in {folder.folder}")
    else:
        tell(
            console,
            f"ulpia: stopped after {len(outcomes)} of {wanted} games;"
            f" the same command with --resume {folder.folder} goes on",
        )


def tell(console: Console, sentence: str) -> None:
    console.print(sentence, soft_wrap=True)


def show(result: dict[str, Any], console: Console) -> None:
    """Show the result to people: players, pairs, points by source."""
    console.print(f"{result['game']}, {result['seats']} seats, {result['games']} games")
    console.print(players_table(result))
    if result["pairs"]:
        console.print(pairs_table(result))
    console.print(sources_table(result))


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
