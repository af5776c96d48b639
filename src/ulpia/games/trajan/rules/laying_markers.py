"""Set-up, R-1 and R-2: everybody lays the markers on the trays, at once and unseen."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.markers import (
    COLOURS,
    COLOURS_IN,
    FULL_SET,
    MARKERS_PER_PLAYER,
    SIZE,
    Colour,
    Markers,
    list_markers,
    plus,
)
from ulpia.games.trajan.rules.preparing import ARRANGE
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.events import only
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.together import Together

PLACE: Final = tuple([Move("place", (colour,)) for colour in range(COLOURS)])
MARKERS_PER_TRAY: Final = 2


class LayMarkers(Step[Trajan]):
    """R-1: everybody lays the markers on the trays, at once and unseen."""

    def run(self, state: Trajan) -> None:
        lanes = tuple([(PlaceMarker(Seat(seat)),) for seat in range(state.seats)])
        state.plan([Together(lanes), ShowMarkers()])


class PlaceMarker(Step[Trajan]):
    """R-2: two markers on every tray, of any colours."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: Trajan) -> list[Decision]:
        left = markers_left(state.players[self.seat])
        colours = COLOURS_IN[left]
        if len(colours) < 2:
            return []
        options = [PLACE[colour] for colour in colours]
        options.append(ARRANGE)
        tray = (MARKERS_PER_PLAYER - SIZE[left]) // MARKERS_PER_TRAY
        return [Decision(self.seat, "place", options, (tray,))]

    def run(self, state: Trajan) -> None:
        self._place_all(state, list_markers(markers_left(state.players[self.seat])))

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "arrange":
            rest: list[int] = [*list_markers(markers_left(state.players[seat]))]
            state.chance.fork(seat).shuffle(rest)
            self._place_all(state, [Colour(colour) for colour in rest])
            return
        self._place_all(state, [Colour(move.nouns[0])])
        state.plan([self])

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("no_such_marker", 2, move.nouns) if move.verb == "place" else None

    def _place_all(self, state: Trajan, colours: list[Colour]) -> None:
        player = state.players[self.seat]
        for colour in colours:
            placed = MARKERS_PER_PLAYER - SIZE[markers_left(player)]
            tray = placed // MARKERS_PER_TRAY
            player.trays[tray] = plus(Markers(player.trays[tray]), colour)
            state.emit("marker_placed", self.seat, (colour, tray), only(self.seat))


class ShowMarkers(Step[Trajan]):
    """R-1: all layouts are open from now on."""

    def run(self, state: Trajan) -> None:
        state.markers_open = True
        state.reveals += 1
        for seat in range(state.seats):
            colours: list[int] = []
            for tray in state.players[seat].trays:
                colours.extend(list_markers(Markers(tray)))
            state.emit("markers_laid", Seat(seat), tuple(colours))


def markers_left(player: Player) -> Markers:
    """Return the markers that are not on a tray yet."""
    left = FULL_SET
    for tray in player.trays:
        left = Markers(left - tray)
    return left
