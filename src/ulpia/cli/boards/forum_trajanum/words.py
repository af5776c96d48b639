"""Words, signs and colours of the Forum Trajanum board in text; it reads without colours, too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ulpia.cli.boards.layout import BETWEEN, BoardWords, View
from ulpia.games.forum_trajanum.components.buildings import BUILDINGS, GRAYS, STRUCTURE
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS, GOODS, WORKER
from ulpia.games.forum_trajanum.components.player_board import SIZE
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS, TRAJAN_CARDS

NOTHING: Final = -1
FACE_DOWN: Final = -2
GRAY: Final = "bold white on grey35"
STYLES: Final = (
    "bold white on blue",
    "bold white on red",
    "bold black on bright_yellow",
    "bold black on bright_green",
)
"""One for each of the four colours."""
BLACK_SIGNS: Final = "❶❷❸❹❺❻"
WHITE_SIGNS: Final = "①②③④⑤⑥"
SIGNS: Final = BLACK_SIGNS + WHITE_SIGNS
"""The symbols of the streets."""
TILE: Final = "░"
TILE_IN_STREET: Final = "▓"
TAKEN: Final = "✓"
TEMPLE: Final = "▲"
CRANE: Final = "Γ"
SCORED: Final = "–"
FREE: Final = "·"
EAGLE: Final = "★"
ACTIVE: Final = "●"
ASLEEP: Final = "○"
WHATS: Final = (
    "coins",
    "tribunes",
    "assistants",
    "builders",
    "workers",
    "two-workers",
    "two-citizens",
    "citizens",
    "envoys",
    "columns",
    "cranes",
    "markers",
)
"""What collecting tasks count, as words for labels."""


class ForumWords(BoardWords):
    """Names the things of a view, which are numbers."""

    def name(self, kind: str, number: int) -> str:
        return self.texts.thing(self.game, kind, number)

    def front(self, front: int) -> str:
        """Return what a Colonia tile shows, if one may know."""
        if front == FACE_DOWN:
            return self.label("forum-trajanum-cli-face-down")
        return self.name("front", front)

    def fronts(self, fronts: list[int]) -> str:
        return ", ".join([self.front(front) for front in fronts])

    def colour(self, colour: int) -> str:
        """Return the letter of a colour, two where one is not enough."""
        return self.label(f"forum-trajanum-cli-colour-{COLOURS[colour]}")

    def structure(self, building: int) -> Text:
        """Return a building in three letters on its colour."""
        letters = self.label(f"forum-trajanum-cli-building-{BUILDINGS[building]}")
        return Text(letters, GRAY if building < GRAYS else STYLES[building - STRUCTURE])

    def goods(self, goods: list[int]) -> Text:
        """Return coins and figures, but no workers."""
        parts = [
            Text(f"{self.label(f'forum-trajanum-cli-good-{GOODS[good]}')} ").append(
                str(goods[good]), "bold"
            )
            for good in range(WORKER)
        ]
        return Text(BETWEEN).join(parts)

    def workers(self, goods: list[int]) -> Text:
        """Return how many workers there are of each colour."""
        parts = [
            Text(f"{self.name('colour', colour)} ").append(str(goods[WORKER + colour]), "bold")
            for colour in range(len(COLOURS))
        ]
        return Text(BETWEEN).join(parts)

    def ability(self, row: int) -> str:
        return self.label(f"forum-trajanum-cli-ability-{ROW_WORDS[row]}")

    def second_bonus(self, row: int) -> str:
        return self.label(f"forum-trajanum-cli-second-{ROW_WORDS[row]}")

    def building_task(self, card: int) -> str:
        return self.label(f"forum-trajanum-cli-task-{CARD_WORDS[card]}")

    def collecting_task(self, card: int) -> str:
        wanted = TRAJAN_CARDS[card].collecting
        parts = [
            self.label(f"forum-trajanum-cli-what-{WHATS[what]}", count=count)
            for what, count in wanted
        ]
        return " + ".join(parts)

    def points(self, points: int) -> str:
        return self.label("forum-trajanum-cli-points", points=points)


def sign_of_row(colonia: View, row: int) -> int:
    """Return the black symbol at a row of spaces: side B arranges them anew."""
    return next(sign for sign in range(SIZE) if colonia["streets"][sign][0] // SIZE == row)


def sign_of_column(colonia: View, column: int) -> int:
    """Return the white symbol at a column of spaces."""
    streets = colonia["streets"]
    return next(sign for sign in range(SIZE, 2 * SIZE) if streets[sign][0] % SIZE == column)
