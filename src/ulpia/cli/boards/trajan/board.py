"""The table of Trajan in text, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ulpia.cli.boards.layout import View, side_by_side
from ulpia.cli.boards.trajan.map import forum, header, provinces, site
from ulpia.cli.boards.trajan.market import seaport, senate, stacks
from ulpia.cli.boards.trajan.mats import other_mat, own_mat
from ulpia.cli.boards.trajan.ring import WIDTH, ring
from ulpia.cli.boards.trajan.words import TrajanWords
from ulpia.games.trajan.components.actions import ACTION_WORDS, TRAY_WORDS
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts

RING_AND_MAT: Final = 100
"""The width from which the own mat stands beside the action circle."""
PARTS: Final[dict[str, Callable[[TrajanWords, View, int], RenderableType]]] = {
    "ring": lambda words, view, width: ring(words, view["players"][view["seat"]]),
    "mat": lambda words, view, width: own_mat(words, view),
    "seaport": lambda words, view, width: seaport(words, view["board"]),
    "forum": lambda words, view, width: forum(words, view["board"]),
    "provinces": provinces,
    "site": lambda words, view, width: site(words, view["board"]),
    "stacks": lambda words, view, width: stacks(words, view["board"]),
    "senate": lambda words, view, width: senate(words, view),
}
ABOUT: Final = {
    "place": ("ring",),
    "sow": ("ring",),
    "drop": ("ring",),
    "plus_two_effect": ("ring",),
    "take_cards": ("seaport", "mat"),
    "seaport": ("seaport", "mat"),
    "discard": ("seaport", "mat"),
    "forum": ("forum", "mat"),
    "military": ("provinces", "mat"),
    "construction": ("site", "mat"),
    "choose_tiles": ("stacks", "ring"),
    "trajan": ("stacks", "ring"),
    "senate": ("senate", "mat"),
    "pick": ("senate", "mat"),
}
"""What to show for a prompt; the own mat for any other."""
QUIET: Final = (
    "marker_placed",
    "marker_dropped",
    "time_moved",
    "turn_began",
    "stack_turned",
    "arch_moved",
    "construction_dealt",
    "stacks_opened",
)


class TrajanBoard:
    """Draws Trajan for whoever looks."""

    quiet = frozenset(QUIET)
    previewed = frozenset(["sow"])

    def __init__(self, texts: Texts, game: Game[Any], names: list[str]) -> None:
        self.words: Final = TrajanWords(texts, game, names)

    def full(self, view: View, width: int) -> RenderableType:
        words = self.words
        has_begun = view["start"] is not None
        parts: list[RenderableType] = [header(words, view["board"]), ""]
        if has_begun or any(space["building"] for space in view["board"]["site"]):
            parts += self.dealt_parts(view, width)
        if has_begun:
            parts += self.open_parts(view, width)
        if view["seat"] is not None:
            parts.append(self.own_things(view, width))
        return Group(*parts)

    def dealt_parts(self, view: View, width: int) -> list[RenderableType]:
        """Return what the deal of tiles has brought onto the board."""
        words, board = self.words, view["board"]
        title = words.heading("trajan-cli-provinces")
        parts: list[RenderableType] = [forum(words, board), ""]
        parts += [title, provinces(words, view, width), ""]
        return [*parts, self.pair(site(words, board), stacks(words, board), width), ""]

    def open_parts(self, view: View, width: int) -> list[RenderableType]:
        """Return the cards, the senate and the mats of the others."""
        words = self.words
        parts = [self.pair(seaport(words, view["board"]), senate(words, view), width), ""]
        for seat in range(view["seats"]):
            if seat != view["seat"]:
                parts += [other_mat(words, view, seat), ""]
        return parts

    def pair(self, left: RenderableType, right: RenderableType, width: int) -> RenderableType:
        """Return two parts side by side, or one below the other where there is no room."""
        if width < RING_AND_MAT:
            return Group(left, "", right)
        return side_by_side(left, right, WIDTH)

    def own_things(self, view: View, width: int) -> RenderableType:
        """Return the own action circle and the own mat."""
        circle = ring(self.words, view["players"][view["seat"]])
        mat = own_mat(self.words, view)
        if width < RING_AND_MAT:
            return Group(mat, circle)
        return side_by_side(circle, mat, WIDTH)

    def brief(self, view: View, decision: Decision, width: int) -> RenderableType:
        """Return the parts of the table that a prompt is about."""
        parts = ABOUT.get(decision.prompt, ("mat",))
        return Group(*[PARTS[part](self.words, view, width) for part in parts])

    def hint(self, view: View, events: list[Event]) -> Text:
        """Return where the last marker of a sowing lands, and what lies there."""
        for event in events:
            if event.name == "sown":
                _, count, target = event.values
                reached = f"{TRAY_WORDS[target]} {self.words.title('action', ACTION_WORDS[target])}"
                tile = view["players"][view["seat"]]["slots"][target]
                text = Text(f"{'●' * count} → {reached}  ")
                return text if tile is None else text.append_text(self.words.trajan_tile(tile))
        return Text()
