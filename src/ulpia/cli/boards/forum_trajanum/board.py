"""The table of Forum Trajanum in text, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ulpia.cli.boards.forum_trajanum.colonia import colonia, colonia_summary, own_colonia, own_goods
from ulpia.cli.boards.forum_trajanum.rome import cards, forum, header, piles, tracks
from ulpia.cli.boards.forum_trajanum.words import EAGLE, NOTHING, STYLES, ForumWords
from ulpia.cli.boards.layout import View, side_by_side
from ulpia.games.forum_trajanum.components.player_board import CORNERS
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Decision
from ulpia.text import Texts

PAIRS_FROM: Final = 100
"""The width from which the cards stand beside the Forum."""
FORUM_WIDTH: Final = 54
PARTS: Final[dict[str, Callable[[ForumWords, View, int], RenderableType]]] = {
    "colonia": own_colonia,
    "goods": own_goods,
    "forum": lambda words, view, width: forum(words, view),
    "tracks": lambda words, view, width: tracks(words, view),
}
ABOUT: Final = {
    "row_bonus": ("goods",),
    "worker": ("goods",),
    "area_bonus": ("goods",),
    "second_area_bonus": ("goods",),
    "upgrade": ("goods",),
    "use_first": ("goods",),
    "send": ("forum",),
    "send_anywhere": ("forum",),
    "send_to_eagle": ("forum",),
    "benefit": ("tracks",),
    "order": ("tracks", "forum"),
}
"""What to show for a prompt; the own Colonia for any other."""
QUIET: Final = (
    "mosaic_laid",
    "corner_tile",
    "cranes_placed",
    "crane_chosen",
    "row_activated",
    "turn_began",
    "tile_passed",
    "tile_shipped",
    "tile_laid_beside",
    "marker_moved",
    "figure_passed",
)
PREVIEWED: Final = (
    "first_row",
    "second_citizen",
    "place",
    "take",
    "take_second",
    "keep",
    "dig",
    "use",
    "use_first",
    "build",
    "build_again",
    "benefit",
    "send",
    "send_anywhere",
)
LOOKS: Final = ("tile_looked_at", "tile_dug_out")
"""Facts that show a tile; only those in the corners are known before."""
THINGS: Final = {
    "tile_looked_at": ("front", 1),
    "tile_dug_out": ("front", 1),
    "tile_kept": ("front", 1),
    "benefit_taken": ("benefit", 2),
}
"""Facts that come down to one thing: its kind and its place among the values."""
LABELS: Final = {"area_completed": "forum-trajanum-cli-completes"}


class ForumTrajanumBoard:
    """Draws Forum Trajanum for whoever looks."""

    quiet = frozenset(QUIET)
    previewed = frozenset(PREVIEWED)

    def __init__(self, texts: Texts, game: Game[Any], names: list[str]) -> None:
        self.words: Final = ForumWords(texts, game, names)

    def full(self, view: View, width: int) -> RenderableType:
        words = self.words
        parts: list[RenderableType] = [header(words, view), ""]
        if width < PAIRS_FROM:
            parts += [cards(words, view), "", forum(words, view), ""]
        else:
            beside = Group(cards(words, view), "", piles(words, view))
            parts += [side_by_side(forum(words, view), beside, FORUM_WIDTH), ""]
        parts += [tracks(words, view), ""]
        if width < PAIRS_FROM:
            parts += [piles(words, view), ""]
        return Group(*parts, *self.colonies(view, width))

    def colonies(self, view: View, width: int) -> list[RenderableType]:
        """Return the own Colonia below the others in short; a spectator sees all of each."""
        words = self.words
        others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
        parts: list[RenderableType] = []
        for seat in others:
            if view["seat"] is None:
                parts += [colonia(words, view, seat, width), ""]
            elif view["start"] != NOTHING:
                parts += [colonia_summary(words, view, seat), ""]
        return parts if view["seat"] is None else [*parts, own_colonia(words, view, width)]

    def brief(self, view: View, decision: Decision, width: int) -> RenderableType:
        """Return the parts of the table that a prompt is about."""
        parts = ABOUT.get(decision.prompt, ("colonia",))
        return Group(*[PARTS[part](self.words, view, width) for part in parts])

    # what an option leads to

    def hint(self, view: View, events: list[Event]) -> Text:
        """Return what is sure about an option; what a face-down tile shows is not."""
        if any(event.name == "corner_chosen" for event in events):
            return Text()  # chance has arranged everything
        said = []
        for event in events:
            if event.seat != view["seat"]:
                continue
            if event.name in LOOKS and event.values[0] not in CORNERS:
                break
            said.append(self.consequence(view, event))
        return Text("  ").join([text for text in said if text])

    def consequence(self, view: View, event: Event) -> Text:
        """Return in a few words what a fact would mean to its player."""
        words, values = self.words, event.values
        if event.name in THINGS:
            kind, at = THINGS[event.name]
            return Text(words.name(kind, values[at]))
        if event.name in ("row_chosen", "citizen_placed"):
            return Text(words.ability(values[0]))
        if event.name == "citizen_doubled":
            return Text(words.second_bonus(values[0]))
        if event.name == "tile_used":
            return self.used_tile(view, values[1])
        if event.name == "goods_paid":
            return Text(f"{words.name('good', values[0])} −{values[1]}")
        if event.name == "envoy_sent":
            return self.square(view, values[0])
        return Text(words.label(LABELS[event.name])) if event.name in LABELS else Text()

    def used_tile(self, view: View, front: int) -> Text:
        """Return what a tile in hand shows."""
        held = view["colonies"][view["seat"]]
        in_hand = front in (held["own"], held["foreign"])
        return Text(self.words.front(front)) if in_hand else Text()

    def square(self, view: View, at: int) -> Text:
        """Return the colour of a square."""
        colour = view["forum"]["colours"][at]
        if colour == NOTHING:
            return Text(EAGLE, "bold")
        return Text(self.words.name("colour", colour), STYLES[colour])
