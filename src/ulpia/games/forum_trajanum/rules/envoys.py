"""Envoys go from the ship to the Forum square (R-48 to R-56)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.goods import Colour
from ulpia.games.forum_trajanum.components.mosaics import EAGLE, SQUARES, Square
from ulpia.games.forum_trajanum.rules.area_bonus import DECLINE, area_bonus
from ulpia.games.forum_trajanum.rules.gaining import move_table, moves_in
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

SEND: Final = move_table("send", SQUARES)


def started_squares(state: ForumTrajanum, colour: Colour) -> int:
    """R-49: return the free squares of all areas of a colour that are started and unfinished."""
    occupied = state.occupied
    started = 0
    for area in state.mosaic.areas[colour]:
        free = area & ~occupied
        if free and free != area:
            started |= free
    return started


def open_squares(state: ForumTrajanum, seat: Seat, colour: Colour) -> int:
    """R-49 to R-51: return where `seat` may send an envoy for a structure of this colour."""
    if not (state.colonies[seat].active >> PATRICIAN_1) & 1:
        started = started_squares(state, colour)
        if started:
            return started
    return state.mosaic.squares[colour] & ~state.occupied


def free_coloured_squares(state: ForumTrajanum) -> int:
    """R-28: return all free squares that show no eagle."""
    blue, red, yellow, green = state.mosaic.squares
    return (blue | red | yellow | green) & ~state.occupied


def highest(squares: int) -> Square:
    return Square(squares.bit_length() - 1)


def free_eagles(state: ForumTrajanum) -> int:
    return state.mosaic.eagles & ~state.occupied


def send_envoy(state: ForumTrajanum, seat: Seat, square: Square) -> None:
    """R-48: put a tile from the ship, back up, onto the Forum; R-53: the last square pays."""
    bit = 1 << square
    state.colonies[seat].ship -= 1
    state.envoys[seat] |= bit
    state.occupied |= bit
    state.emit("envoy_sent", seat, (square,))
    colour = state.mosaic.colours[square]
    if colour != EAGLE and not state.mosaic.area_at[square] & ~state.occupied:
        state.emit("area_completed", seat, (colour, square))
        state.agenda.append(area_bonus(state, seat))


class SendEnvoy(Step[ForumTrajanum]):
    """R-48: one envoy for a structure of this colour, if its owner wants."""

    FIELDS = ("seat", "colour")

    def __init__(self, seat: Seat, colour: Colour) -> None:
        self.seat: Final = seat
        self.colour: Final = colour

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        if not state.colonies[self.seat].ship:
            return []
        squares = open_squares(state, self.seat, self.colour)
        if not squares:
            return []
        options = moves_in(SEND, squares)
        options.append(DECLINE)
        return [Decision(self.seat, "send", options, (self.colour,))]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "send":
            send_envoy(state, seat, Square(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "send":
            return None
        square = Square(move.nouns[0])
        refusal = why_not_coloured(state, square)
        if refusal is not None:
            return refusal
        if state.mosaic.colours[square] != self.colour:
            return Refusal("other_colour", 49, (square, self.colour))
        return Refusal("started_area_first", 49, (square, self.colour))


class SendAnywhere(Step[ForumTrajanum]):
    """R-28: an envoy to any coloured square: market 3, and the bonus of row 1 (R-55)."""

    FIELDS = ("seat", "optional")

    def __init__(self, seat: Seat, optional: bool) -> None:
        self.seat: Final = seat
        self.optional: Final = optional

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        if not may_send_anywhere(state, self.seat):
            return []
        options = moves_in(SEND, free_coloured_squares(state))
        if self.optional:
            options.append(DECLINE)
        elif len(options) == 1:
            return []
        return [Decision(self.seat, "send_anywhere", options)]

    def run(self, state: ForumTrajanum) -> None:
        if may_send_anywhere(state, self.seat):
            send_envoy(state, self.seat, highest(free_coloured_squares(state)))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "send":
            send_envoy(state, seat, Square(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "send":
            return why_not_coloured(state, Square(move.nouns[0]))
        return Refusal("may_not_decline", 43) if move.verb == "decline" else None


class SendToEagle(Step[ForumTrajanum]):
    """R-56: library 3 is the only way onto an eagle."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        options = moves_in(SEND, free_eagles(state))
        if len(options) == 1:
            return []
        return [Decision(self.seat, "send_to_eagle", options)]

    def run(self, state: ForumTrajanum) -> None:
        send_envoy(state, self.seat, highest(free_eagles(state)))

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        send_envoy(state, seat, Square(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "send":
            return Refusal("may_not_decline", 43) if move.verb == "decline" else None
        square = Square(move.nouns[0])
        if square < len(state.mosaic.colours) and state.mosaic.colours[square] != EAGLE:
            return Refusal("no_eagle_there", 56, (square,))
        return why_not_free(state, square)


def may_send_anywhere(state: ForumTrajanum, seat: Seat) -> bool:
    return state.colonies[seat].ship > 0 and free_coloured_squares(state) != 0


def may_send_to_eagle(state: ForumTrajanum, seat: Seat) -> bool:
    return state.colonies[seat].ship > 0 and free_eagles(state) != 0


def why_not_free(state: ForumTrajanum, square: Square) -> Refusal | None:
    """Refuse squares that are not laid out or taken."""
    if not 0 <= square < len(state.mosaic.colours):
        return Refusal("no_such_square", 52, (square,))
    if (state.occupied >> square) & 1:
        return Refusal("square_taken", 49, (square,))
    return None


def why_not_coloured(state: ForumTrajanum, square: Square) -> Refusal | None:
    """Refuse squares that are not laid out, taken, or show an eagle."""
    refusal = why_not_free(state, square)
    if refusal is None and state.mosaic.colours[square] == EAGLE:
        return Refusal("eagle_there", 56, (square,))
    return refusal
