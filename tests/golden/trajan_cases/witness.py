"""What a witness of a game of Trajan remembers."""

from __future__ import annotations

from typing import Final

from tests.golden.watcher import MatchWatcher
from ulpia.games.trajan.components.actions import ACTION_WORDS
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat

NOTHING: Final = -1


class Witness(MatchWatcher[Trajan]):
    """Remembers what a turn of Trajan has brought so far."""

    def __init__(self, match: Match[Trajan]) -> None:
        super().__init__(match)
        self.by_hand: set[Seat] = set()  # who has laid a marker by hand
        self.clock = 0
        self.quarter = 0
        self.kept_in: dict[tuple[int, int], set[int]] = {}  # (seat, demand): quarters
        self.last_vote: Trajan | None = None  # the table when the last bonus tile was picked
        self.begin_turn()

    def begin_turn(self) -> None:
        self.target = NOTHING  # action of the target tray
        self.has_acted = False  # whether that action was asked for
        self.open_bonus = NOTHING  # a bonus action that was not asked for yet
        self.open_repeat = ""  # a repetition with +2 whose second part was not asked for yet
        self.had_bonus = False  # whether a bonus action was performed
        self.completed = NOTHING  # Trajan tile
        self.arch_is_back = False
        self.gained = NOTHING  # tile that the last action gained
        self.crossings = 0
        self.rounds: list[str] = []  # what ended

    def lose_bonus(self) -> None:
        """R-53: a bonus action that nobody was asked for was impossible."""
        if self.open_bonus != NOTHING:
            self.note(f"bonus {ACTION_WORDS[self.open_bonus]} impossible")
            self.open_bonus = NOTHING

    def end_turn(self) -> None:
        """R-25: what was not asked for was impossible; R-62: two rounds may end in one turn."""
        self.lose_bonus()
        if self.target != NOTHING and not self.has_acted:
            self.note(f"main {ACTION_WORDS[self.target]} impossible")
        if self.open_repeat:
            self.note("second repetition impossible")
        if self.crossings > 1:
            rounds = self.rounds if len(self.rounds) > 1 else [*self.rounds, "end of the game"]
            self.note("double crossing: " + ", ".join(rounds))
        self.begin_turn()
