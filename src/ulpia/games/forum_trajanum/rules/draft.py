"""The draft: everybody takes two tiles unseen and passes one (R-7 to R-15, R-19).

A lane writes nothing but the secret fields of its own Colonia (`picks`, `paid`, `keep`); what
lies on the table changes when all tiles are passed together.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.goods import TRIBUNE
from ulpia.games.forum_trajanum.components.player_board import (
    CARDS_PER_ROUND,
    CELLS,
    CORNER_MASK,
    STREETS_OF_SIDE,
    Cell,
)
from ulpia.games.forum_trajanum.rules.cranes import vacate
from ulpia.games.forum_trajanum.rules.gaining import move_table, moves_in
from ulpia.games.forum_trajanum.rulings import (
    IGNORING_LEAVES_THE_EMPTY_STREET,
    TWO_TILES_ARE_COMPULSORY,
)
from ulpia.games.forum_trajanum.state import (
    DRAFTING,
    NOTHING,
    PLAYING,
    Colonia,
    ForumTrajanum,
    right_neighbour,
)
from ulpia.kernel.events import only
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import NOBODY_ASKED, Step
from ulpia.kernel.tables import NumberRows
from ulpia.kernel.together import Lane, Together

TAKE: Final = move_table("take", CELLS)
IGNORE: Final = move_table("ignore", CELLS)
KEEP: Final = tuple([Move("keep", (cell,)) for cell in range(CELLS)])
SKIP: Final = Move("skip")
ABOUT_SEAT: Final[NumberRows] = ((0,), (1,), (2,), (3,))


def draft_lane(seat: Seat) -> Lane:
    """Return what a seat does in the draft; the last step of a lane comes first."""
    return (KeepOne(seat), TakeTile(seat))


class Draft(Step[ForumTrajanum]):
    """R-7: everybody at once and unseen, then all pass together."""

    def run(self, state: ForumTrajanum) -> None:
        state.phase = DRAFTING
        lanes = tuple([draft_lane(Seat(seat)) for seat in range(state.seats)])
        state.plan([Together(lanes), PassTiles()])


def cards_of_round(state: ForumTrajanum) -> tuple[int, int]:
    """Return the symbols of the two street cards on display."""
    at = CARDS_PER_ROUND * state.round
    return state.streets[at], state.streets[at + 1]


def reach(state: ForumTrajanum, seat: Seat) -> tuple[int, int, bool]:
    """Return what can be taken next: for free, for a Tribune; and whether to take nothing.

    R-9: a tile where two streets cross serves either card; which one is settled only by the second
    tile. R-10: a street that is named twice gives two tiles. R-12: a Tribune is due only for what
    no card allows.
    """
    colonia = state.colonies[seat]
    streets = STREETS_OF_SIDE[state.side][seat]
    one, other = cards_of_round(state)
    tiles = colonia.tiles
    row, column = streets[one] & tiles, streets[other] & tiles
    either = row | column
    if not colonia.picks:
        free, may_skip = either, not either
    else:
        taken = 1 << colonia.picks[0]
        tiles &= ~taken
        free, may_skip = second_reach(row, column, taken)
    if colonia.goods[TRIBUNE] <= colonia.paid:
        return free, 0, may_skip
    return free, tiles & ~free, may_skip


def second_reach(row: int, column: int, taken: int) -> tuple[int, bool]:
    """R-11, R-15, R-19: what a second tile may be once one is taken, and whether none may."""
    if not taken & (row | column):
        if IGNORING_LEAVES_THE_EMPTY_STREET:
            return row | column, not row or not column
        return row | column, not row | column
    free = 0
    if taken & row:
        free |= column
    if taken & column:
        free |= row
    free &= ~taken
    if TWO_TILES_ARE_COMPULSORY:
        return free, not free
    leaves_none = (taken & row and not column & ~taken) or (taken & column and not row & ~taken)
    return free, bool(leaves_none)


class TakeTile(Step[ForumTrajanum]):
    """R-8: a tile for each card, in either order; each is looked at when it is taken."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def options(self, state: ForumTrajanum) -> list[Move]:
        free, paid, may_skip = reach(state, self.seat)
        options = moves_in(TAKE, free)
        if paid:
            options.extend(moves_in(IGNORE, paid))
        if may_skip:
            options.append(SKIP)
        return options

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        options = self.options(state)
        if len(options) == 1:
            return NOBODY_ASKED
        first = not state.colonies[self.seat].picks
        prompt = "take" if first else "take_second"
        return [Decision(self.seat, prompt, options, cards_of_round(state))]

    def run(self, state: ForumTrajanum) -> None:
        self.take(state, self.seat, self.options(state)[0])

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        colonia = state.colonies[seat]
        if move.verb == "skip":
            state.emit("street_skipped", seat, (), only(seat))
            return
        cell = Cell(move.nouns[0])
        if move.verb == "ignore":
            colonia.paid += 1
            state.emit("street_ignored", seat, (cell,), only(seat))
        colonia.picks = (*colonia.picks, cell)
        if not (CORNER_MASK >> cell) & 1:
            state.reveals += 1
        if state.events is not None:  # frequent: not even made for nobody
            state.emit("tile_looked_at", seat, (cell, colonia.grid[cell]), only(seat))
        if len(colonia.picks) < CARDS_PER_ROUND:
            state.agenda.append(self)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "skip":
            return Refusal("street_has_tiles", 11)
        if move.verb != "take" and move.verb != "ignore":
            return None
        colonia = state.colonies[seat]
        cell = move.nouns[0]
        if cell in colonia.picks:
            return Refusal("tile_already_taken", 9, (cell,))
        if not (colonia.tiles >> cell) & 1:
            return Refusal("no_tile_there", 11, (cell,))
        if move.verb == "take":
            return Refusal("not_in_the_streets", 12, (cell,))
        if (reach(state, seat)[0] >> cell) & 1:
            return Refusal("costs_no_tribune", 12, (cell,))
        return Refusal("no_tribune", 12)


class KeepOne(Step[ForumTrajanum]):
    """R-13: keep one of two tiles; the other will go to the right neighbour."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        picks = state.colonies[self.seat].picks
        if len(picks) < CARDS_PER_ROUND:
            return NOBODY_ASKED
        options = [KEEP[cell] for cell in picks]
        return [Decision(self.seat, "keep", options, ABOUT_SEAT[right_neighbour(state, self.seat)])]

    def run(self, state: ForumTrajanum) -> None:
        """R-15: a single tile is kept, and nothing passed."""
        picks = state.colonies[self.seat].picks
        if picks:
            self.keep(state, picks[0])

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.keep(state, Cell(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("not_among_the_two", 13, move.nouns) if move.verb == "keep" else None

    def keep(self, state: ForumTrajanum, cell: Cell) -> None:
        colonia = state.colonies[self.seat]
        colonia.keep = cell
        state.emit("tile_kept", self.seat, (cell, colonia.grid[cell]), only(self.seat))


class PassTiles(Step[ForumTrajanum]):
    """R-12, R-13: now it shows what was taken and paid, and each receives from the left."""

    def run(self, state: ForumTrajanum) -> None:
        state.phase = PLAYING
        state.reveals += 1
        for seat in range(state.seats):
            self.uncover(state, Seat(seat))
        for seat in range(state.seats):
            self.hand_over(state, Seat(seat))

    def uncover(self, state: ForumTrajanum, seat: Seat) -> None:
        colonia = state.colonies[seat]
        state.emit("tiles_taken", seat, tuple(sorted(colonia.picks)))
        if colonia.paid:
            colonia.goods[TRIBUNE] -= colonia.paid
            state.emit("tribunes_paid", seat, (colonia.paid,))
            colonia.paid = 0
        for cell in sorted(colonia.picks):
            vacate(state, seat, cell)

    def hand_over(self, state: ForumTrajanum, seat: Seat) -> None:
        colonia = state.colonies[seat]
        receiver = right_neighbour(state, seat)
        kept_and_passed(colonia)
        if colonia.passed == NOTHING:
            state.emit("no_tile_passed", seat, (receiver,))
            return
        state.colonies[receiver].foreign = colonia.passed
        state.emit("tile_passed", seat, (receiver,))
        both = only(seat) | only(receiver)
        state.emit("tile_received", receiver, (seat, colonia.passed), both)


def kept_and_passed(colonia: Colonia) -> None:
    """Turn the secret choice into the tile in hand and the tile that goes away."""
    for cell in colonia.picks:
        if cell == colonia.keep:
            colonia.own = colonia.kept = colonia.grid[cell]
        else:
            colonia.passed = colonia.grid[cell]
    colonia.keep = NOTHING
    colonia.picks = tuple(sorted(colonia.picks))
