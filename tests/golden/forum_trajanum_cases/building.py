"""What a witness notes of building actions and their benefits (R-32 to R-47)."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.witness import Witness
from tests.golden.watcher import Hearing, Seeing, number_of
from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    COLUMN,
    FIRST_HALF,
    IS_DOUBLE,
    ONE_COLOURED,
    SECOND_HALF,
    STRUCTURE,
    TILE_PILE,
    TILE_WORDS,
    TILES,
    TWO_COLOURED,
    WORKERS_FOR,
    Tile,
)
from ulpia.games.forum_trajanum.components.colonia_tiles import CITIZENS, FRONT_UPGRADES
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COLOURS, WORKER
from ulpia.games.forum_trajanum.components.player_board import CELL_WORDS, CORNERS, SIZE
from ulpia.games.forum_trajanum.components.tracks import (
    AREA_BONUS,
    BENEFITS,
    BUILD_AGAIN,
    ENVOY_ANYWHERE,
    ENVOY_TO_EAGLE,
    ONE_UPGRADE,
    TRACK_LENGTH,
    TRACKS,
    USE_A_TILE,
    WORKER_AND_TRIBUNE,
)
from ulpia.games.forum_trajanum.components.trajan_cards import CYCLE_WORDS
from ulpia.games.forum_trajanum.kinds import HALF_WORDS
from ulpia.games.forum_trajanum.rules.building import can_pay, is_in_supply, room_for_double
from ulpia.games.forum_trajanum.rules.envoys import free_eagles
from ulpia.games.forum_trajanum.state import NOTHING
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Decision, Move

DIRECTIONS: Final = {-SIZE: "north", 1: "east", SIZE: "south", -1: "west"}
GROUPS: Final = ("gray", "coloured", "mixed", "two coloured")
"""The four groups of four tiles."""


def group_of(tile: int) -> str:
    return GROUPS[tile // ONE_COLOURED]


# paying


def see_build(witness: Witness, decision: Decision, move: Move) -> None:
    """The choice of a tile, or a conversion before it."""
    colonia = witness.colonia(decision)
    if not witness.converted:
        witness.stock = colonia.goods[:]
    see_empty_piles(witness, decision)
    is_extra = decision.prompt == "build_again"
    witness.owed_action = False
    if move.verb == "build":
        note_payment(witness, Tile(move.nouns[0]))
        if is_extra:
            witness.note(f"extra building action: {group_of(move.nouns[0])} tile")
        witness.begin_action()
    elif move.verb == "done":
        if any([option.verb == "build" for option in decision.options]):
            witness.note("extra building action declined" if is_extra else "building declined")
        witness.begin_action()
    else:
        witness.converted.append(move)
        if is_extra:
            witness.note("converted in the extra building action")


def see_empty_piles(witness: Witness, decision: Decision) -> None:
    state = witness.before
    colonia = witness.colonia(decision)
    room = {True: room_for_double(colonia.vacant), False: colonia.vacant != 0}
    for number in range(TILES):
        tile = Tile(number)
        if can_pay(colonia, tile) and room[IS_DOUBLE[tile]] and not is_in_supply(state, tile):
            witness.note(f"{'double' if IS_DOUBLE[tile] else 'single'} tile used up")


def note_payment(witness: Witness, tile: Tile) -> None:
    """R-39: which conversions made up for what was not in stock."""
    builder, worker = builder_from(witness, tile), workers_from(witness, tile)
    if builder and worker:
        witness.note(f"{group_of(tile)} tile paid with {builder} and {worker}")
    elif builder and tile < ONE_COLOURED:
        witness.note(f"gray tile paid with {builder}")
    elif worker and not BUILDERS_FOR[tile]:
        witness.note(f"{group_of(tile)} tile paid with {worker}")
    note_exchange(witness)


def builder_from(witness: Witness, tile: Tile) -> str:
    """Return where the builder for a tile came from; nothing if that is not clear."""
    if not BUILDERS_FOR[tile]:
        return ""
    if witness.stock[BUILDER]:
        return "a builder"
    verbs = [move.verb for move in witness.converted]
    if "promote" in verbs:
        return "" if "train" in verbs else "a builder of Craftsman II"
    return "two workers for a builder"


def workers_from(witness: Witness, tile: Tile) -> str:
    """Return where the workers for a tile came from; nothing if that is not clear."""
    colour, wanted = TILE_PILE[tile], WORKERS_FOR[tile]
    lacking = wanted - min(wanted, witness.stock[WORKER + colour])
    crafted = witness.converted.count(Move("craft", (colour,)))
    recoloured = len(
        [move for move in witness.converted if move.verb == "recolour" and move.nouns[1] == colour]
    )
    if not wanted or crafted + recoloured != lacking:
        return ""
    ways = [number_of(wanted - lacking, "worker")] if wanted > lacking else []
    ways += [number_of(recoloured, "worker") + " in another colour"] if recoloured else []
    ways += [number_of(crafted, "worker") + " of Craftsman I"] if crafted else []
    return ", ".join(ways)


def note_exchange(witness: Witness) -> None:
    """R-35: whether an assistant of Merchant II was needed."""
    spent = [move.verb for move in witness.converted if move.verb not in ("train", "exchange")]
    gained = [move for move in witness.converted if move.verb == "exchange"]
    if gained and gained[0].nouns[1] == ASSISTANT and witness.stock[ASSISTANT] < len(spent):
        witness.note("tile paid with an assistant of Merchant II")


# tiles


def hear_built(witness: Witness, event: Event) -> None:
    tile, *cells = event.values
    colonia = witness.before.colonies[event.seat]
    witness.has_built = True
    witness.begin_sending(TILE_PILE[tile] if tile >= TWO_COLOURED else NOTHING)
    witness.note(f"build {TILE_WORDS[tile]}")
    for cell in cells:
        witness.note(f"build on {CELL_WORDS[cell]}")
        if cell in colonia.picks:
            witness.note("built on a space emptied in this round")
        if cell in witness.dug[event.seat]:
            witness.note("built on a space that a track emptied")
    if len(cells) > 1:
        towards = DIRECTIONS[cells[1] - cells[0]]
        witness.note(f"{TILE_WORDS[tile]} with its second half in the {towards}")
    note_halves(witness, event)
    note_pile(witness, Tile(tile))


def note_halves(witness: Witness, event: Event) -> None:
    """R-44: a fifth building of a kind; and the envoys that a tile allows."""
    tile = event.values[0]
    steps = witness.before.colonies[event.seat].steps
    for building in (FIRST_HALF[tile], SECOND_HALF[tile]):
        if building >= STRUCTURE:
            witness.owed_sends.append(building - STRUCTURE)
        elif 0 <= building < COLUMN and steps[building] == TRACK_LENGTH:
            witness.note(f"{TRACKS[building]} built after the end of its track")


def note_pile(witness: Witness, tile: Tile) -> None:
    """R-41: tiles can run out, unless the supply is unlimited."""
    pile, colour = TILE_PILE[tile], COLOURS[TILE_PILE[tile]]
    left = witness.doubles if IS_DOUBLE[tile] else witness.singles
    size = "double" if IS_DOUBLE[tile] else "single"
    left[pile] -= 1
    if not left[pile] and witness.before.limited:
        witness.note(f"last {colour} {size} tile built")
    elif left[pile] < 0:
        witness.note(f"more {size} tiles of a colour built than the box holds")


def see_order(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"{TILE_WORDS[decision.about[0]]}, {HALF_WORDS[move.nouns[0]]} half first")


def hear_column(witness: Witness, event: Event) -> None:
    witness.note(f"column in cycle {CYCLE_WORDS[witness.cycle]}")
    citizens = event.values[1]
    many = "7 or more active citizens"
    witness.note(f"column with {number_of(citizens, 'active citizen') if citizens < 7 else many}")


# tracks


def see_benefit(witness: Witness, decision: Decision, move: Move) -> None:
    """R-43: the benefit reached, an earlier one, or none."""
    track, level = decision.about
    reached = f"{TRACKS[track]} {level + 1}"
    if move.verb == "decline":
        witness.note(f"{reached} declined")
    elif move.nouns[0] == level:
        witness.note(f"{reached} taken")
    else:
        witness.note(f"{reached}: {move.nouns[0] + 1} taken instead")
    newest = BENEFITS[track][level]
    possible = [option.nouns[0] for option in decision.options if option.nouns]
    if level in possible:
        return
    if newest == ENVOY_TO_EAGLE and not free_eagles(witness.before):
        witness.note(f"{reached} impossible for lack of an eagle")
    if not witness.colonia(decision).ship:
        witness.note(f"{reached} impossible for lack of an envoy")


def hear_benefit(witness: Witness, event: Event) -> None:
    """Remember what is to come of it."""
    track, _, benefit = event.values
    if benefit == WORKER_AND_TRIBUNE:
        witness.worker_for = "library 1"
    elif benefit == ONE_UPGRADE:
        witness.upgrade_by = "the basilica track"
    elif benefit == AREA_BONUS:
        witness.bonus_for = "market 2"
    elif benefit == ENVOY_ANYWHERE:
        witness.sent_by = "market 3"
    elif benefit == ENVOY_TO_EAGLE:
        steps = witness.before.colonies[event.seat].steps[track]
        witness.note(f"envoy onto an eagle by library {steps}")
    elif benefit == USE_A_TILE:
        witness.dig_for = TRACKS[track]
    elif benefit == BUILD_AGAIN:
        witness.owed_action = True
        witness.begin_action()


def hear_finished(witness: Witness, event: Event) -> None:
    """R-45: points after the fourth benefit; R-46: an extra action that nobody could use."""
    track = TRACKS[event.values[0]]
    witness.note(f"{track} track finished in cycle {CYCLE_WORDS[witness.cycle]}")
    if witness.owed_action:
        witness.note("extra building action impossible")
        witness.owed_action = False


def hear_dug_out(witness: Witness, event: Event) -> None:
    cell, front = event.values
    witness.tiles[event.seat] &= ~(1 << cell)
    witness.dug[event.seat].append(cell)
    witness.note(f"tile taken from the grid by the {witness.dig_for} track")
    if cell in CORNERS:
        witness.note("corner tile taken by a track")
    if front < CITIZENS:
        witness.note("track finds a citizen")
    else:
        witness.note(f"track finds {'an upgrade' if FRONT_UPGRADES[front] else 'goods'}")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "build": see_build,
    "build_again": see_build,
    "order": see_order,
    "benefit": see_benefit,
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "tile_built": hear_built,
    "double_built": hear_built,
    "column_scored": hear_column,
    "benefit_taken": hear_benefit,
    "track_finished": hear_finished,
    "tile_dug_out": hear_dug_out,
}
