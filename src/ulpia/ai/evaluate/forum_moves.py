"""Moves of Forum Trajanum worth a look, each with the moves that belong to it.

A building comes with the conversions that pay for it and with its spaces; payment with all rows.
Tiles that nobody has looked at differ only by where they lie.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.buildings import (
    BUILDERS_FOR,
    GRAYS,
    IS_DOUBLE,
    MIXED,
    TILE_PILE,
    TILES,
    TWO_COLOURED,
    WORKERS_FOR,
    Tile,
)
from ulpia.games.forum_trajanum.components.citizens import (
    CRAFTSMAN_1_USES,
    PATRICIAN_1,
    ROWS,
)
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COIN, COLOURS, WORKER
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
    DONE,
    is_in_supply,
    spaces_for_double,
)
from ulpia.games.forum_trajanum.rules.conversions import (
    CRAFT,
    PROMOTE,
    RECOLOUR,
    TRAIN,
    may_craft,
    may_promote,
)
from ulpia.games.forum_trajanum.rules.using import BOTH, USE_OWN
from ulpia.games.forum_trajanum.scoring.payment import PAY_OR_LEAVE
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Decision, Move

ON: Final = tuple([Move("on", (cell,)) for cell in range(CELLS)])
NO_WAY: Final[list[Move]] = [DONE]
"""Stands for conversions that do not exist."""
COLOUR_NUMBERS: Final = len(COLOURS)
HIDDEN_DIGS: Final = 2
PLAIN_SQUARES: Final = 4


def alone(moves: list[Move]) -> list[list[Move]]:
    return [[move] for move in moves]


def setup_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Cranes and corners are all alike before the tiles lie: any; the row is a real choice."""
    options = [move for move in decision.options if move.verb != "arrange"]
    if decision.prompt == "first_row":
        return alone(options)
    public: int = decision.seat
    for mosaic, turned in state.mosaic.boards:
        public = 3 * public + 2 * mosaic + turned
    return [[options[public % len(options)]]]


def draft_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """A street card is ignored only for an open corner tile, or where nothing else is to be had."""
    found = [
        [move]
        for move in decision.options
        if move.verb != "ignore" or (CORNER_MASK >> move.nouns[0]) & 1
    ]
    if len(found) > 1 or found[0][0].verb != "skip":
        return found
    return alone(decision.options)


def use_moves(decision: Decision) -> list[list[Move]]:
    """Of both tiles the own one first: then it is on the ship when an envoy is asked for."""
    return [[move, USE_OWN] if move == BOTH else [move] for move in decision.options]


def benefit_moves(decision: Decision) -> list[list[Move]]:
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
        at = 0
        for row in rows:
            if not coins:  # the rest is not asked
                break
            pays = (chosen >> at) & 1
            at += 1
            moves.append(PAY_OR_LEAVE[row][1 - pays])
            coins -= pays
        found.append(moves)
    return found


def build_moves(state: ForumTrajanum, decision: Decision) -> list[list[Move]]:
    """Every tile on every space, with what pays for it; conversions alone; nothing."""
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
    found.extend(convert_moves(decision))
    return found


def convert_moves(decision: Decision) -> list[list[Move]]:
    """Conversions for their own sake; a new colour alone is never one."""
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


# --- paying with conversions ----------------------------------------------------------------------


def payments(colonia: Colonia, tile: Tile) -> list[list[Move]]:
    """Return the ways to pay a tile: at once, or saving assistants, or saving workers."""
    goods = colonia.goods
    colour = TILE_PILE[tile]
    lacks_builder = goods[BUILDER] < BUILDERS_FOR[tile]
    if not lacks_builder and goods[WORKER + colour] >= WORKERS_FOR[tile]:
        return [[]]
    found: list[list[Move]] = []
    if lacks_builder:
        trained = converted(colonia, tile, True)
        if trained is not NO_WAY:
            found.append(trained)
    other = converted(colonia, tile, False)
    if other is not NO_WAY and (not found or other != found[0]):
        found.append(other)
    return found


def converted(colonia: Colonia, tile: Tile, trains: bool) -> list[Move]:
    """Return conversions that make a tile affordable, or NO_WAY; `trains` prefers workers."""
    workers = colonia.goods[WORKER:]
    assistants = colonia.goods[ASSISTANT]
    colour = TILE_PILE[tile]
    moves: list[Move] = []
    crafts = CRAFTSMAN_1_USES - colonia.crafted if may_craft(colonia) else 0
    reserved = WORKERS_FOR[tile]
    while workers[colour] < reserved:
        if not assistants:
            return NO_WAY
        assistants -= 1
        if crafts:
            crafts -= 1
            moves.append(CRAFT[colour])
        else:
            source = most_of(workers, colour)
            if not workers[source] or source == colour:
                return NO_WAY
            workers[source] -= 1
            moves.append(recolouring(source, colour))
        workers[colour] += 1
    if colonia.goods[BUILDER] >= BUILDERS_FOR[tile]:
        return moves
    workers[colour] -= reserved
    if not trains and assistants and may_promote(colonia):
        moves.append(PROMOTE)
        return moves
    return train(workers, assistants, crafts, moves)


def train(workers: list[int], assistants: int, crafts: int, moves: list[Move]) -> list[Move]:
    """Add what makes a builder of workers: a pair, if need be made a pair by an assistant."""
    pair = most_of(workers, -1)
    if workers[pair] >= 2:
        moves.append(TRAIN[pair])
        return moves
    if not workers[pair] or not assistants:
        return NO_WAY
    if crafts:
        moves.append(CRAFT[pair])
    else:
        source = most_of(workers, pair)
        if not workers[source]:
            return NO_WAY
        moves.append(recolouring(source, pair))
    moves.append(TRAIN[pair])
    return moves


def most_of(workers: list[int], but: int) -> int:
    """Return the colour of which there are most workers, leaving out `but`."""
    best = -1
    for colour in range(COLOUR_NUMBERS):
        if colour != but and (best < 0 or workers[colour] > workers[best]):
            best = colour
    return best


def recolouring(source: int, target: int) -> Move:
    moves = RECOLOUR[source]
    return moves[target if target < source else target - 1]
