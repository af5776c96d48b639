"""Boards in text. They draw a view and know no rules.

A game brings its own as the package `NAME` here, which names it `GameBoard` (a `Board` made from
texts, game and names of the seats). A game that brings none gets `PlainBoard`.
"""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from ulpia.cli.boards.layout import View
from ulpia.cli.boards.plain import PlainBoard
from ulpia.games.plugins import find_plugin
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts


class Board(Protocol):
    """Draws the views of one game.

    `quiet` names facts that the board shows better than a sentence would; `previewed` names the
    prompts whose options are tried out in an imagined world, so that `hint` can say what follows.
    """

    quiet: frozenset[str]
    previewed: frozenset[str]

    def full(self, view: View, width: int) -> RenderableType:
        """Return everything there is to see."""
        ...

    def brief(self, view: View, decision: Decision, width: int) -> RenderableType:
        """Return what matters for a decision."""
        ...

    def hint(self, view: View, events: list[Event]) -> Text:
        """Return in a few words what an option would lead to."""
        ...


def board_of(texts: Texts, game: Game[Any], names: list[str]) -> Board:
    """Return the board of a game, a plain one where the game brings none."""
    plugin = find_plugin(__name__, game.name)
    board: Board = (
        PlainBoard(texts, game, names) if plugin is None else plugin.GameBoard(texts, game, names)
    )
    return board
