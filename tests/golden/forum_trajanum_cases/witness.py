"""What a witness of a game of Forum Trajanum remembers."""

from __future__ import annotations

from tests.golden.watcher import MatchWatcher
from ulpia.games.forum_trajanum.components.buildings import DOUBLES, SINGLES
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import GOODS
from ulpia.games.forum_trajanum.components.player_board import TILE_CELLS
from ulpia.games.forum_trajanum.state import NOTHING, Colonia, ForumTrajanum
from ulpia.kernel.match import Match
from ulpia.kernel.moves import NOBODY, Decision, Move, Seat

SET_UP = "set-up"
HANDICAP = "handicap"
PLAY = "play"


class Witness(MatchWatcher[ForumTrajanum]):
    """Remembers the game, the draft, the turn and the building action that are going on.

    Several steps may follow one choice, so what lies in the grids and where the slide bars stand
    is remembered from events and not read from states.
    """

    def __init__(self, match: Match[ForumTrajanum]) -> None:
        super().__init__(match)
        seats = range(match.seats)
        self.stage = SET_UP
        self.cycle = 0
        self.tiles = [TILE_CELLS for _ in seats]  # spaces with a Colonia tile
        self.dug: list[list[int]] = [[] for _ in seats]  # spaces emptied by a track
        self.bars = [0 for _ in seats]
        self.singles = list(SINGLES)
        self.doubles = list(DOUBLES)
        self.by_hand: set[Seat] = set()  # who has set something up by hand
        self.waking: tuple[int, int] = (NOTHING, NOTHING)  # seat and row of a second citizen
        self.active = NOBODY  # whose turn is going on
        self.begin_draft((0, 0))
        self.begin_scoring()
        self.begin_turn()

    def begin_draft(self, streets: tuple[int, int]) -> None:
        self.streets = streets
        self.takes: list[list[int]] = [[] for _ in range(self.match.seats)]
        self.ignored: list[list[int]] = [[] for _ in range(self.match.seats)]
        self.kept = [NOTHING for _ in range(self.match.seats)]

    def begin_scoring(self) -> None:
        self.cranes = [0 for _ in range(self.match.seats)]  # scored in this phase
        self.paying: tuple[int, int] = (NOTHING, NOTHING)  # seat and row of the last answer

    def begin_turn(self) -> None:
        self.has_own = False
        self.has_foreign = False
        self.was_asked_to_pick = False
        self.picked = False
        self.has_built = False
        self.arrived: list[int] = []  # rows whose first citizen came in this turn
        self.crafted = 0
        self.exchanged_for = NOTHING
        self.has_used_own = False
        self.unused_aboard = False  # whether the unused own tile came to the ship
        self.owed_envoy = False  # of the bonus of row 1
        self.owed_action = False  # of the fourth basilica
        self.upgrade_by = ""
        self.bonus_for = ""
        self.worker_for = ""
        self.dig_for = ""
        self.sent_by = ""  # what allows the envoy that is being sent
        self.areas = 0  # completed
        self.owed_sends: list[int] = []  # colours of structures whose envoys are still to come
        self.begin_sending(NOTHING)
        self.begin_action()

    def begin_action(self) -> None:
        self.converted: list[Move] = []  # before the tile is built
        self.stock: list[int] = [0] * len(GOODS)  # before these conversions

    def note_ability(self, row: int) -> None:
        """R-36: an ability works from the turn its citizen is placed."""
        if row in self.arrived:
            self.note(f"{ROW_WORDS[row]} used in the turn of his arrival")

    def colonia(self, decision: Decision) -> Colonia:
        """Return the board of whoever is asked, as it is when he is."""
        return self.before.colonies[decision.seat]

    def end_turn(self) -> None:
        """Note what was never asked because it was impossible."""
        seat, self.active = self.active, NOBODY
        if seat == NOBODY:
            return
        if self.owed_envoy:
            self.note("patrician1 bonus lost for lack of an envoy")
        self.end_sending(seat)
        if not self.has_foreign and not self.was_asked_to_pick:
            self.note("nothing received and nothing beside to pick from")
        if not self.has_foreign and not self.picked:
            self.note("own tile alone is used" if self.has_own else "no tile to use")
            if self.has_built and not self.has_own:
                self.note("built without any tile to use")
        elif not self.has_own:
            self.note("foreign tile alone is used")
        self.begin_turn()

    def begin_sending(self, pair: int) -> None:
        """A tile was built; `pair` is its colour if it has two structures."""
        self.pair = pair
        self.sends = 0
        self.none_begun = False  # whether the first of two envoys found no area begun
        self.completed = False  # whether the first of two envoys completed an area

    def end_sending(self, seat: Seat) -> None:
        """R-41, R-50: without envoys or free squares one builds for the building alone."""
        for colour in self.owed_sends:
            is_free = self.after.mosaic.squares[colour] & ~self.after.occupied != 0
            if is_free and not self.after.colonies[seat].ship:
                self.note("structure without an envoy on the ship")
            elif not is_free and self.after.colonies[seat].ship:
                self.note("structure without a free square of its colour")
        self.owed_sends = []
