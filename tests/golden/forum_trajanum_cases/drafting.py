"""What a witness notes of set-up and draft (R-1 to R-19, R-80)."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.witness import HANDICAP, PLAY, Witness
from tests.golden.watcher import Hearing, Seeing
from ulpia.games.forum_trajanum.components.colonia_tiles import CITIZENS
from ulpia.games.forum_trajanum.components.goods import COLOURS
from ulpia.games.forum_trajanum.components.mosaics import MOSAIC_WORDS
from ulpia.games.forum_trajanum.components.player_board import (
    CORNER_WORDS,
    CORNERS,
    SIZE,
    STREETS_OF_SIDE,
    SYMBOL_WORDS,
)
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Decision, Move, Seat

# set-up


def see_arranging(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "crane":
        witness.note("cranes placed by hand")
    elif move.verb == "corner":
        witness.note(f"first of two women by hand in the {CORNER_WORDS[move.nouns[0]]}")
    elif move.verb == "arrange":
        after = " after some by hand" if decision.seat in witness.by_hand else ""
        witness.note(f"{decision.prompt} and the rest arranged{after}")
    witness.by_hand.add(decision.seat)


def see_second_citizen(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "decline":
        witness.note("beginner declines a second citizen")


def hear_mosaic(witness: Witness, event: Event) -> None:
    _, mosaic, turned = event.values
    witness.note(f"mosaic {MOSAIC_WORDS[mosaic]} {'turned' if turned else 'upright'}")


def hear_river(witness: Witness, event: Event) -> None:
    kind = "citizen" if event.values[0] < CITIZENS else "resource"
    witness.note(f"river tile is a {kind}")


def hear_first_player(witness: Witness, event: Event) -> None:
    witness.stage = HANDICAP
    witness.note(f"seat {event.seat} starts")


def hear_cycle(witness: Witness, event: Event) -> None:
    witness.stage = PLAY
    witness.cycle = event.values[0]


# the draft


def reached_tiles(witness: Witness, seat: Seat) -> tuple[int, int]:
    """Return the tiles of both streets at the beginning of the draft."""
    streets = STREETS_OF_SIDE[witness.before.side][seat]
    one, other = witness.streets
    return streets[one] & witness.tiles[seat], streets[other] & witness.tiles[seat]


def hear_streets(witness: Witness, event: Event) -> None:
    one, other = event.values
    witness.begin_draft((one, other))
    for symbol in (one, other):
        witness.note(f"street {SYMBOL_WORDS[symbol]} called")
    if one == other:
        witness.note("the same street twice")
    elif (one < SIZE) != (other < SIZE):
        witness.note("a row and a column")
    else:
        witness.note("two rows" if one < SIZE else "two columns")


def hear_ignored(witness: Witness, event: Event) -> None:
    witness.ignored[event.seat].append(event.values[0])


def hear_looked_at(witness: Witness, event: Event) -> None:
    """R-9, R-11: a tile where both streets cross serves one of them."""
    cell = event.values[0]
    row, column = reached_tiles(witness, event.seat)
    bit = 1 << cell
    takes = witness.takes[event.seat]
    if row & column & bit and witness.streets[0] != witness.streets[1]:
        witness.note(f"crossing tile taken {'second' if takes else 'first'}")
        if not takes and bit in (row, column):
            witness.note("crossing tile taken first is the last of its street")
    takes.append(cell)


def see_take(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "skip":
        witness.note("empty street left out although there is a Tribune")


def see_keep(witness: Witness, decision: Decision, move: Move) -> None:
    is_first = move.nouns[0] == witness.takes[decision.seat][0]
    witness.note(f"the {'first' if is_first else 'second'} tile is kept")


def hear_kept(witness: Witness, event: Event) -> None:
    witness.kept[event.seat] = event.values[0]
    if event.values[0] in CORNERS:
        witness.note("corner tile kept")


def hear_taken(witness: Witness, event: Event) -> None:
    """The draft of one seat as a whole, when it is shown."""
    seat = event.seat
    row, column = reached_tiles(witness, seat)
    taken, ignored = len(event.values), len(witness.ignored[seat])
    is_one_street = witness.streets[0] == witness.streets[1]
    if is_one_street:
        named = {2: "two tiles", 1: "one tile", 0: "no tile"}[taken - ignored]
        witness.note(f"the same street twice: {named} from it")
    if ignored:
        witness.note(ignoring(bool(row) + bool(column), taken, ignored))
    elif taken < 2:
        witness.note(f"{'one tile' if taken else 'no tile'} taken, none passed")
        if row and column and not is_one_street:
            witness.note("one tile taken where both streets cross and have no other")
    for cell in event.values:
        witness.tiles[seat] &= ~(1 << cell)
        if cell in CORNERS:
            how = "for a Tribune" if cell in witness.ignored[seat] else "from its street"
            witness.note(f"corner tile taken {how}")


def ignoring(full: int, taken: int, ignored: int) -> str:
    """R-12, R-15: say what Tribunes were paid for; `full` streets have tiles."""
    if ignored == 2:
        streets = ("two empty streets", "an empty and a full street", "two full streets")[full]
        return f"two Tribunes for {streets}"
    if full == 1 and taken == 1:
        return "a Tribune for a full street, the empty one left out"
    return f"a Tribune for {('one of two empty streets', 'an empty street', 'a full street')[full]}"


def hear_received(witness: Witness, event: Event) -> None:
    giver, front = event.values
    if front < CITIZENS:
        witness.note("citizen passed")
    passed = [cell for cell in witness.takes[giver] if cell != witness.kept[giver]]
    if passed[0] in CORNERS:
        witness.note("corner tile passed")


def hear_crane(witness: Witness, event: Event) -> None:
    corner, colour = event.values
    witness.tiles[event.seat] &= ~(1 << CORNERS[corner])
    witness.note(f"crane in the {CORNER_WORDS[corner]} uncovered")
    witness.note(f"{COLOURS[colour]} crane uncovered")
    if witness.stage == HANDICAP:
        witness.note("crane uncovered by the handicap")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "crane": see_arranging,
    "first_row": see_arranging,
    "corner": see_arranging,
    "second_citizen": see_second_citizen,
    "take": see_take,
    "take_second": see_take,
    "keep": see_keep,
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "mosaic_laid": hear_mosaic,
    "river_tile": hear_river,
    "first_player": hear_first_player,
    "cycle_began": hear_cycle,
    "streets_revealed": hear_streets,
    "street_ignored": hear_ignored,
    "tile_looked_at": hear_looked_at,
    "tile_kept": hear_kept,
    "tiles_taken": hear_taken,
    "tile_received": hear_received,
    "crane_uncovered": hear_crane,
}
