"""Boards in text, by name of the game. They draw a view and know no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from ulpia.cli.boards.forum_trajanum import ForumTrajanumBoard
from ulpia.cli.boards.plain import PlainBoard
from ulpia.cli.boards.trajan import TrajanBoard
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts

View = dict[str, Any]


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


BOARDS: Final[dict[str, Callable[[Texts, Game[Any], list[str]], Board]]] = {
    "trajan": TrajanBoard,
    "forum-trajanum": ForumTrajanumBoard,
}


def board_of(texts: Texts, game: Game[Any], names: list[str]) -> Board:
    """Return the board of a game, a plain one where nobody has drawn a better."""
    return BOARDS.get(game.name, PlainBoard)(texts, game, names)
