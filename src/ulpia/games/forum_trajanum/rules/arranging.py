"""What the owner of a Colonia chooses at set-up, unseen by the others (R-1, R-2)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import ROWS_OF_CLASS, Row
from ulpia.games.forum_trajanum.components.colonia_tiles import WOMEN
from ulpia.games.forum_trajanum.components.goods import COLOURS, Colour
from ulpia.games.forum_trajanum.components.player_board import CORNERS, Corner
from ulpia.games.forum_trajanum.rules.citizens import PLACE
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.events import only
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.together import Lane

CRANE: Final = tuple([Move("crane", (colour,)) for colour in range(len(COLOURS))])
CORNER: Final = tuple([Move("corner", (corner,)) for corner in range(len(CORNERS))])
ARRANGE: Final = Move("arrange")


def arranging_lane(state: ForumTrajanum, seat: Seat) -> Lane:
    """Return what a seat arranges; the last step of a lane comes first."""
    if state.woman_before_cranes:
        return (ChooseCorner(seat), ChooseRow(seat), PlaceCrane(seat))
    return (ChooseCorner(seat), ChooseRow(seat), DrawWoman(seat), PlaceCrane(seat))


def other_women(woman: int) -> tuple[int, int]:
    """Return the two women that were not drawn."""
    one, other = [front for front in range(WOMEN) if front != woman]
    return one, other


class PlaceCrane(Step[ForumTrajanum]):
    """R-2: corner by corner, a crane of any colour left; the last one is no choice."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        placed = state.colonies[self.seat].cranes
        if len(placed) >= len(COLOURS) - 1:
            return []
        options = [CRANE[colour] for colour in range(len(COLOURS)) if colour not in placed]
        options.append(ARRANGE)
        return [Decision(self.seat, "crane", options, (len(placed),))]

    def run(self, state: ForumTrajanum) -> None:
        placed = state.colonies[self.seat].cranes
        for colour in range(len(COLOURS)):
            if colour not in placed:
                place_crane(state, self.seat, Colour(colour))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "arrange":
            arrange(state, seat)
            return
        place_crane(state, seat, Colour(move.nouns[0]))
        state.agenda.append(self)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("crane_already_placed", 2, move.nouns) if move.verb == "crane" else None


class DrawWoman(Step[ForumTrajanum]):
    """R-1, R-2: blindly, once the own cranes lie; shown to the others with everything else."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: ForumTrajanum) -> None:
        draw_woman(state, self.seat)


class ChooseRow(Step[ForumTrajanum]):
    """R-1: the woman that was drawn goes to either row of her class."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if colonia.home != NOTHING:
            return []
        one, other = ROWS_OF_CLASS[colonia.woman]
        options = [PLACE[one], PLACE[other], ARRANGE]
        return [Decision(self.seat, "first_row", options, (colonia.woman,))]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "arrange":
            arrange(state, seat)
        else:
            choose_row(state, seat, Row(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("other_class", 1, move.nouns) if move.verb == "place" else None


class ChooseCorner(Step[ForumTrajanum]):
    """R-1: the other two women go to two diagonally opposite corners."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if colonia.corner != NOTHING:
            return []
        return [Decision(self.seat, "corner", [*CORNER, ARRANGE], other_women(colonia.woman))]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "arrange":
            arrange(state, seat)
        else:
            choose_corner(state, seat, Corner(move.nouns[0]))


def place_crane(state: ForumTrajanum, seat: Seat, colour: Colour) -> None:
    colonia = state.colonies[seat]
    state.emit("crane_chosen", seat, (len(colonia.cranes), colour), only(seat))
    colonia.cranes = (*colonia.cranes, colour)


def draw_woman(state: ForumTrajanum, seat: Seat) -> None:
    """Draw one of the three women, unless it has been done."""
    colonia = state.colonies[seat]
    if colonia.woman != NOTHING:
        return
    colonia.woman = state.chance.fork(state.seats + seat).below(WOMEN)
    state.reveals += 1
    state.emit("citizen_drawn", seat, (colonia.woman,), only(seat))


def choose_row(state: ForumTrajanum, seat: Seat, row: Row) -> None:
    state.colonies[seat].home = row
    state.emit("row_chosen", seat, (row,), only(seat))


def choose_corner(state: ForumTrajanum, seat: Seat, corner: Corner) -> None:
    colonia = state.colonies[seat]
    colonia.corner = corner
    state.emit("corner_chosen", seat, (other_women(colonia.woman)[0], corner), only(seat))


def arrange(state: ForumTrajanum, seat: Seat) -> None:
    """Choose by chance whatever `seat` has not chosen yet."""
    colonia = state.colonies[seat]
    chance = state.chance.fork(seat)
    colours = [colour for colour in range(len(COLOURS)) if colour not in colonia.cranes]
    chance.shuffle(colours)
    for colour in colours:
        place_crane(state, seat, Colour(colour))
    draw_woman(state, seat)
    if colonia.home == NOTHING:
        choose_row(state, seat, ROWS_OF_CLASS[colonia.woman][chance.below(2)])
    if colonia.corner == NOTHING:
        choose_corner(state, seat, Corner(chance.below(len(CORNERS))))
