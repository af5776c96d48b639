"""`ulpia games`: what there is to play."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.table import Table

from ulpia.cli import consoles
from ulpia.cli.inputs import as_json
from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game

NAME: Final = "games"
EXAMPLES: Final = """Examples

ulpia games
ulpia games --json"""


def command(
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the games, for how many seats they are, and their options.

    Options are given as --option name=value; the first value is the default.
    """
    if json:
        print(as_json({"games": [describe_game(game) for game in GAMES.values()]}))
        return
    console = consoles.output()
    for game in GAMES.values():
        console.print(
            f"{game.name}: {game.fewest} to {game.most} seats, rules version {game.rules}"
        )
        options = Table.grid(padding=(0, 2))
        for option in game.options:
            options.add_row("", option.name, " | ".join(option.values))
        console.print(options)


def describe_game(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.rules,
        "seats": {"fewest": game.fewest, "most": game.most},
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.values[0]}
            for option in game.options
        ],
        "sources": list(game.sources),
    }
