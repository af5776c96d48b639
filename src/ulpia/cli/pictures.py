"""A match as plain text that a person can read: the board, and who is asked what."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from ulpia.cli.boards import board_of
from ulpia.cli.plain_lines import shorten_options
from ulpia.cli.scores import points_table
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.text import Texts


def draw_match(match: Match[Any], seat: Seat | None, language: str, width: int) -> str:
    """Draw what `seat` sees (None: a spectator), then the questions or the final points."""
    texts = Texts(language)
    game = match.game
    names = [texts.seat_name(number) for number in range(match.seats)]
    board = board_of(texts, game, names).full(game.view(match.state, seat), width)
    parts: list[RenderableType] = []
    for decision in match.waiting():
        moves = [game.vocabulary.write(move) for move in decision.options]
        parts.append(f"{decision.seat} {texts.prompt(game, decision, names)}")
        parts.append(f"  {shorten_options(moves)}")
    if match.is_over():
        points = game.points(match.state)
        title = texts.message("cli-final-points")
        parts.append(points_table(texts, game, names, title, points, points))
        winners = texts.join([names[winner] for winner in game.winners(match.state)])
        parts.append(texts.message("cli-winner", seat=winners))
    return f"{_print_plainly([board], width)}\n\n{_print_plainly(parts, width)}"


def _print_plainly(parts: list[RenderableType], width: int) -> str:
    """Return what a terminal of that width would show, without colours."""
    page = StringIO()
    console = Console(
        file=page, width=width, color_system=None, highlight=False, markup=False, emoji=False
    )
    for part in parts:
        console.print(part)
    return "\n".join([line.rstrip() for line in page.getvalue().rstrip().split("\n")])
