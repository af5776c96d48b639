"""What a witness notes of envoys and areas (R-27, R-48 to R-56)."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.witness import Witness
from tests.golden.watcher import Hearing, Seeing
from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1
from ulpia.games.forum_trajanum.components.goods import COLOURS, Colour
from ulpia.games.forum_trajanum.components.mosaics import BOARD_SQUARES
from ulpia.games.forum_trajanum.rules.envoys import started_squares
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Decision, Move, Seat


def begun_areas(witness: Witness, colour: Colour) -> list[int]:
    """Return the areas of a colour that are begun and not full."""
    occupied = witness.before.occupied
    areas = witness.before.mosaic.areas[colour]
    return [area for area in areas if area & occupied and area & ~occupied]


def see_send(witness: Witness, decision: Decision, move: Move) -> None:
    """R-49 to R-51, R-54: an envoy for a structure."""
    colour = Colour(decision.about[0])
    witness.owed_sends.remove(colour)
    witness.sent_by = "a structure"
    begun = begun_areas(witness, colour)
    if colour == witness.pair:
        witness.sends += 1
        note_second(witness, len(begun))
        witness.none_begun = not begun
    if move.verb == "decline":
        witness.note("envoy declined")
        return
    square = move.nouns[0]
    is_free = bool((witness.colonia(decision).active >> PATRICIAN_1) & 1)
    if not begun:
        witness.note(f"{COLOURS[colour]} envoy where no area is begun")
    elif is_free:
        if not (started_squares(witness.before, colour) >> square) & 1:
            witness.note("patrician1 begins another area")
            witness.note_ability(PATRICIAN_1)
    else:
        note_bound(witness, decision.seat, colour, square)


def note_second(witness: Witness, begun: int) -> None:
    """R-54: the second envoy of a double tile goes under the rules of then."""
    if witness.sends != 2:
        return
    witness.note("second envoy of a double tile")
    if witness.completed and not begun:
        witness.note("second envoy free because the first completed the area")
    if witness.none_begun and begun:
        witness.note("second envoy bound to the area that the first began")


def note_bound(witness: Witness, seat: Seat, colour: Colour, square: int) -> None:
    witness.note(f"{COLOURS[colour]} envoy bound to a begun area")
    state = witness.before
    if len(begun_areas(witness, colour)) > 1:
        witness.note("envoy chooses among several begun areas")
    if not state.mosaic.area_at[square] & state.envoys[seat]:
        witness.note("envoy bound to an area that others began")


def see_send_anywhere(witness: Witness, decision: Decision, move: Move) -> None:
    """R-28: market 3, and the bonus of row 1, which can be declined."""
    is_bonus = decision.options[-1].verb == "decline"
    source = "the patrician1 bonus" if is_bonus else "market 3"
    witness.sent_by = source
    if is_bonus:
        witness.owed_envoy = False
    if move.verb == "decline":
        witness.note("patrician1 bonus declined")
        return
    witness.note(f"envoy by {source}")
    colour = Colour(witness.before.mosaic.colours[move.nouns[0]])
    started = started_squares(witness.before, colour)
    if started and not (started >> move.nouns[0]) & 1:
        witness.note(f"{source} begins another area")
    if is_bonus and witness.unused_aboard and witness.colonia(decision).ship == 1:
        witness.note("patrician1 bonus sends the own tile that was not used")


def hear_completed(witness: Witness, event: Event) -> None:
    """R-53: the last square pays."""
    colour, square = event.values
    area = witness.before.mosaic.area_at[square]
    witness.bonus_for = "an area"
    witness.completed = True
    witness.areas += 1
    witness.note(f"{COLOURS[colour]} area completed")
    witness.note(f"area completed by {witness.sent_by}")
    if area == 1 << square:
        witness.note("area of one square completed")
    if area & ~witness.before.envoys[event.seat] & ~(1 << square):
        witness.note("area completed with envoys of others")
    first = (area & -area).bit_length() - 1
    if first // BOARD_SQUARES != (area.bit_length() - 1) // BOARD_SQUARES:
        witness.note("area across boards completed")
    if witness.areas == 2:
        witness.note("two areas completed in a turn")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "send": see_send,
    "send_anywhere": see_send_anywhere,
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "area_completed": hear_completed,
}
