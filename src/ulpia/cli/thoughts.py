"""What a machine player thought, shown to people."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ulpia.ai.reasons import CLOSE_POINTS, Reason, why_sentence
from ulpia.kernel.game import Game
from ulpia.text import Texts
from ulpia.text.hint_texts import say_margin, say_why

COLUMNS: Final = {
    "worth": "cli-thought-worth",  # in records of earlier versions
    "points": "cli-thought-points",
    "chance": "cli-thought-chance",
    "visits": "cli-thought-visits",
    "spread": "cli-thought-spread",
}
"""Numbers that a candidate may have, and their headings."""


def thoughts_table(
    texts: Texts, game: Game[Any], names: Sequence[str], title: str, told: dict[str, Any]
) -> Table:
    """Return the candidates that were considered, the chosen one first."""
    candidates: list[dict[str, Any]] = told.get("candidates", [])
    shown = [key for key in COLUMNS if any(key in candidate for candidate in candidates)]
    table = Table(title=title, title_justify="left", pad_edge=False)
    table.add_column(texts.message("cli-thought-line"))
    for key in shown:
        table.add_column(texts.message(COLUMNS[key]), justify="right")
    for number, candidate in enumerate(candidates):
        cells = [cell_text(key, candidate.get(key)) for key in shown]
        style = "" if number else "bold"
        table.add_row(Text(line_text(texts, game, names, candidate)), *cells, style=style)
    return table


def stand_in_of(note: str) -> str | None:
    """Return the level of the bot that a note says made the move for a person."""
    try:
        told = json.loads(note)
    except ValueError:
        return None
    level = told.get("stand_in") if isinstance(told, dict) else None
    return level if isinstance(level, str) else None


def line_text(
    texts: Texts, game: Game[Any], names: Sequence[str], candidate: dict[str, Any]
) -> str:
    """Return the planned moves of a candidate in words."""
    moves = [game.vocabulary.read(move) for move in candidate.get("line", [])]
    return "; ".join([texts.move(game, move, names) for move in moves])


def cell_text(key: str, number: float | None) -> str:
    if number is None:
        return ""
    return f"{round(100 * number)} %" if key == "chance" else f"{number:g}"


def thought_sentences(texts: Texts, game: Game[Any], told: dict[str, Any]) -> list[str]:
    """Return why the first candidate was chosen, and how sure that is; nothing if none was told."""
    if "chances" in told and "reasons" not in told:
        return [texts.message("hint-same")]
    if "reasons" not in told or "margin" not in told:
        return []
    reasons = [Reason(each["kind"], each["source"], each["amount"]) for each in told["reasons"]]
    margin = told["margin"]
    return [
        say_why(texts, game, *why_sentence(reasons)),
        say_margin(texts, margin, margin < CLOSE_POINTS),
    ]
