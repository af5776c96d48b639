"""Candidates for moves of Forum Trajanum, each with the moves that belong to it.

A building comes with the conversions that pay for it and with its spaces; payment with all rows.
Tiles that nobody has looked at differ only by where they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ulpia.ai.evaluate.forum_trajanum.payments import payments
from ulpia.games.forum_trajanum.components.buildings import (
    GRAYS,
    IS_DOUBLE,
    MIXED,
    TILES,
    TWO_COLOURED,
    Tile,
)
from ulpia.games.forum_trajanum.components.citizens import (
    PATRICIAN_1,
    ROWS,
)
from ulpia.games.forum_trajanum.components.goods import COIN
from ulpia.games.forum_trajanum.components.mosaics import BESIDE
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
    CORNER_MASK,
    NEIGHBOURS,
    ROW_CELLS,
    SIZE,
)
from ulpia.games.forum_trajanum.rules.area_bonus import DECLINE
from ulpia.games.forum_trajanum.rules.building import (
    BUILD,
    is_in_supply,
    spaces_for_double,
)
from ulpia.games.forum_trajanum.rules.using import BOTH, USE_OWN
from ulpia.games.forum_trajanum.scoring.payment import PAY_OR_LEAVE
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Decision, Move

ON: Final = tuple([Move("on", (cell,)) for cell in range(CELLS)])
HIDDEN_DIGS: Final = 2
PLAIN_SQUARES: Final = 4


def candidate_sequences(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Return the moves worth trying, each with the moves that belong to it."""
    if decision.prompt in CANDIDATES_BY_PROMPT:
        return CANDIDATES_BY_PROMPT[decision.prompt](state, decision)
    return single_moves(decision.options)


def single_moves(moves: list[Move]) -> list[list[Move]]:
    return [[move] for move in moves]


def setup_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Cranes and corners are all alike before the tiles lie: any will do."""
    options = [move for move in decision.options if move.verb != "arrange"]
    public: int = decision.seat
    for mosaic, turned in state.mosaic.boards:
        public = 3 * public + 2 * mosaic + turned
    return [[options[public % len(options)]]]


def first_row_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    return [[move] for move in decision.options if move.verb != "arrange"]


def draft_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """A street card is ignored only for an open corner tile, or where nothing else is to be had."""
    found = [
        [move]
        for move in decision.options
        if move.verb != "ignore" or (CORNER_MASK >> move.nouns[0]) & 1
    ]
    if len(found) > 1 or found[0][0].verb != "skip":
        return found
    return single_moves(decision.options)


def use_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Of both tiles the own one first: then it is on the ship when an envoy is asked for."""
    return [[move, USE_OWN] if move == BOTH else [move] for move in decision.options]


def benefit_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    found = [[move] for move in decision.options if move.verb != "decline"]
    return found if found else [[DECLINE]]


def dig_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Open corner tiles, and face-down ones whose spaces would be the best to have."""
    colonia = state.colonies[decision.seat]
    found: list[list[Move]] = []
    hidden: list[Move] = []
    for move in decision.options:
        if (CORNER_MASK >> move.nouns[0]) & 1:
            found.append([move])
        else:
            hidden.append(move)
    for _ in range(min(HIDDEN_DIGS, len(hidden))):
        best = hidden[0]
        for move in hidden:
            if space_worth(colonia, move.nouns[0]) > space_worth(colonia, best.nouns[0]):
                best = move
        hidden.remove(best)
        found.append([best])
    return found


def space_worth(colonia: Colonia, cell: int) -> int:
    """Return roughly how good it would be to have a space for building."""
    row = cell // SIZE
    cells = ROW_CELLS[row]
    citizens = ((colonia.first >> row) & 1) + ((colonia.second >> row) & 1)
    kinds = (colonia.vacant & cells).bit_count()
    for gray in range(GRAYS):
        if colonia.built[gray] & cells:
            kinds += 1
    neighbours = (NEIGHBOURS[cell] & colonia.vacant).bit_count()
    return (3 + 3 * citizens if kinds < GRAYS else 0) + min(neighbours, 2)


def send_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Squares beside own envoys, by eagles, that complete an area; and a few others."""
    seat = decision.seat
    mosaic = state.mosaic
    beside = BESIDE[state.seats]
    envoys, occupied = state.envoys[seat], state.occupied
    good = mosaic.near
    if (state.colonies[seat].active >> PATRICIAN_1) & 1:
        good |= mosaic.aslant
    found: list[list[Move]] = []
    plain = 0
    for move in decision.options:
        if move.verb == "decline":
            found.append([move])
            continue
        square = move.nouns[0]
        bit = 1 << square
        if not (good & bit or beside[square] & envoys or mosaic.area_at[square] & ~occupied == bit):
            plain += 1
            if plain > PLAIN_SQUARES:
                continue
        found.append([move])
    return found


def pay_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Every set of rows that can be paid, from the row that is asked about on."""
    colonia = state.colonies[decision.seat]
    rows: list[int] = []
    for row in range(decision.about[0], ROWS):
        if (colonia.first >> row) & 1:
            rows.append(row)
    found: list[list[Move]] = []
    for chosen in range(1 << len(rows)):
        coins = colonia.goods[COIN]
        if chosen.bit_count() > coins:
            continue
        moves: list[Move] = []
        for at, row in enumerate(rows):
            if not coins:  # the rest is not asked
                break
            pays = (chosen >> at) & 1
            moves.append(PAY_OR_LEAVE[row][1 - pays])
            coins -= pays
        found.append(moves)
    return found


def build_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Every tile on every space, with what pays for it; conversions single_moves; nothing."""
    colonia = state.colonies[decision.seat]
    found: list[list[Move]] = []
    vacant = colonia.vacant
    if vacant:
        doubles = spaces_for_double(vacant)
        for number in range(TILES if doubles else MIXED):
            tile = Tile(number)
            if not is_in_supply(state, tile):
                continue
            for paying in payments(colonia, tile):
                if IS_DOUBLE[tile]:
                    add_doubles(paying, tile, vacant, doubles, found)
                else:
                    add_singles(paying, tile, vacant, found)
    found.extend(convert_moves(state, decision))
    return found


def convert_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Conversions for their own sake; a new colour single_moves is never one."""
    found: list[list[Move]] = []
    for move in decision.options:
        if move.verb != "build" and move.verb != "recolour":
            found.append([move])
    return found


def add_singles(paying: list[Move], tile: Tile, vacant: int, found: list[list[Move]]) -> None:
    if not vacant & (vacant - 1):  # a single space is not asked about
        found.append([*paying, BUILD[tile]])
        return
    while vacant:
        cell = vacant.bit_length() - 1
        vacant ^= 1 << cell
        found.append([*paying, BUILD[tile], ON[cell]])


def add_doubles(
    paying: list[Move], tile: Tile, vacant: int, doubles: int, found: list[list[Move]]
) -> None:
    """Two structures of a colour can lie either way round: one of the two is enough."""
    while doubles:
        cell = doubles.bit_length() - 1
        doubles ^= 1 << cell
        seconds = NEIGHBOURS[cell] & vacant
        is_asked = bool(seconds & (seconds - 1))
        while seconds:
            second = seconds.bit_length() - 1
            seconds ^= 1 << second
            if tile >= TWO_COLOURED and second > cell:
                continue
            moves = [*paying, BUILD[tile], ON[cell]]
            if is_asked:
                moves.append(ON[second])
            found.append(moves)


CANDIDATES_BY_PROMPT: Final[dict[str, Callable[[ForumTrajanum, Decision], list[list[Move]]]]] = {
    "crane": setup_moves,
    "corner": setup_moves,
    "first_row": first_row_moves,
    "take": draft_moves,
    "take_second": draft_moves,
    "use": use_moves,
    "build": build_moves,
    "build_again": build_moves,
    "prepare": convert_moves,
    "benefit": benefit_moves,
    "dig": dig_moves,
    "send": send_moves,
    "send_anywhere": send_moves,
    "pay": pay_moves,
}
"""By what is asked; where it is not named, every option is a candidate."""
