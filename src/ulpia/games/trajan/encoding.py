"""What a seat of Trajan may see, as bytes: the whitelist of `view`, for machines that learn.

Here is what single fields look like; `rows` puts them together. Seats are counted from the one
that looks.
"""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import ACTION_WORDS, EMPTY, TRAYS
from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE, BONUS_TILES
from ulpia.games.trajan.components.commodities import COMMODITIES, COPIES, SHIPS
from ulpia.games.trajan.components.construction import BUILDING_WORDS, SPACES
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import GREEN_SPACES_PER_PLAYER, YELLOW_SPACES
from ulpia.games.trajan.components.markers import COLOURS
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.components.tracks import ROUNDS, SENATE_TRACK
from ulpia.games.trajan.components.trajan_tiles import STACKS
from ulpia.games.trajan.rules.senate import votes
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.encoding import HIDDEN, NOTHING, flag_table, narrow, side_by_side, wide
from ulpia.kernel.moves import NOBODY, Seat

EDITION_2022: Final = "2022"
CARDS: Final = COPIES * COMMODITIES
HIDDEN_TRAYS: Final = bytes([HIDDEN] * (TRAYS * COLOURS))
HIDDEN_HANDS: Final = tuple([bytes([cards] + [HIDDEN] * COMMODITIES) for cards in range(CARDS + 1)])
"""A hand of which only the number of cards is known."""
TRAY: Final = tuple(
    [
        bytes([(markers >> 2 * colour) & 3 for colour in range(COLOURS)])
        for markers in range(1 << 2 * COLOURS)
    ]
)
"""How many markers of each colour a bag holds."""
SHIP_SIDES: Final = flag_table(SHIPS)
PLUS_TWO: Final = flag_table(len(ACTION_WORDS))
PROVINCE_FLAGS: Final = flag_table(PROVINCES)
LEADER_AT: Final = tuple(
    [bytes([place == leader for place in range(PROVINCES)]) for leader in range(PROVINCES + 1)]
)
"""Where a leader stands, by province; nowhere if in the camp."""
HALF_SPACES: Final = SPACES // 2
HALF_MASK: Final = (1 << HALF_SPACES) - 1
HALF_OF_SITE: Final = flag_table(HALF_SPACES)
BONUS_BITS: Final = 4
BONUS_MASK: Final = (1 << BONUS_BITS) - 1
SIDES_UP: Final = tuple(
    [
        bytes(
            [
                ((sides >> bit) & 1) + 2 * ((sides >> BONUS_BITS + bit) & 1)
                for bit in range(BONUS_BITS)
            ]
        )
        for sides in range(1 << 2 * BONUS_BITS)
    ]
)
"""For the yellow and the gray sides of four bonus tiles which one lies up, as in `bonus_tiles`."""
HALF: Final = len(BUILDING_WORDS) // 2
HALF_OF_BUILDINGS: Final = flag_table(HALF)
NO_CARDS: Final = [0] * COMMODITIES


def progress(state: Trajan, seat: Seat) -> bytes:
    return wide(
        [
            seat,
            1 if state.edition == EDITION_2022 else 0,
            place_of(state, seat, state.start),
            place_of(state, seat, state.active),
            state.turns,
            1 if state.tie_order else 0,
            state.clock,
            state.track,
            state.quarter,
            ROUNDS if state.tie_order else len(state.demands) + 1,
            state.deck_left,
            state.forum_left,
        ]
    )


def place_of(state: Trajan, seat: Seat, other: Seat) -> int:
    """Return the place of a seat, counted from the one that looks; -1 is nobody."""
    return -1 if other == NOBODY else (other - seat) % state.seats


def counts_of_demands(state: Trajan) -> bytes:
    counts = [0] * DEMANDS
    for demand in state.demands:
        counts[demand] += 1
    return bytes(counts)


def pile(cards: tuple[int, ...]) -> bytes:
    """The top card, and how many of each kind lie in the pile."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] += 1
    return bytes([cards[len(cards) - 1] if cards else NOTHING, *counts])


def forum(state: Trajan) -> bytes:
    room = YELLOW_SPACES + GREEN_SPACES_PER_PLAYER * state.seats
    return narrow(state.forum) + bytes([NOTHING]) * (room - len(state.forum))


def from_seat(state: Trajan, seat: Seat) -> list[Player]:
    """Return all players, beginning with the one that looks."""
    return state.players[seat:] + state.players[:seat]


def provinces(state: Trajan, seat: Seat) -> bytes:
    """For each province its tile, whose legionnaires and whose leaders stand there."""
    players = from_seat(state, seat)
    columns = [narrow(state.province_tiles)]
    columns += [PROVINCE_FLAGS[player.legionnaires] for player in players]
    columns += [LEADER_AT[player.leader] for player in players]
    return side_by_side(columns)


def stacks(state: Trajan) -> bytes:
    row: list[int] = []
    for stack in range(STACKS):
        left = state.stack_left[stack]
        row.append(left)
        row.append(state.stacks[stack][left - 1] if left else NOTHING)
    return bytes(row)


def site(state: Trajan, seat: Seat) -> bytes:
    """For each space of the construction site its building and whose workers stand there."""
    columns = [narrow(state.site)]
    for player in from_seat(state, seat):
        workers = player.workers
        columns.append(HALF_OF_SITE[workers & HALF_MASK] + HALF_OF_SITE[workers >> HALF_SPACES])
    return side_by_side(columns)


def senate(state: Trajan, seat: Seat) -> bytes:
    """The bonus tiles, then the order of the discs."""
    row = list(state.senate_bonus)
    row += [NOTHING] * (BONUS_ON_SENATE - len(row))
    row += [(other - seat) % state.seats for other in state.senate_order]
    row += [NOTHING] * (state.seats - len(state.senate_order))
    return bytes(row)


def trays(player: Player) -> bytes:
    """For each tray how many markers of each colour lie there."""
    return b"".join([TRAY[tray] for tray in player.trays])


def slots(player: Player) -> bytes:
    row = [NOTHING if tile == EMPTY else tile for tile in player.slots]
    row.append(player.arch)
    return bytes(row)


def buildings(player: Player) -> bytes:
    held = player.buildings
    return HALF_OF_BUILDINGS[held & ((1 << HALF) - 1)] + HALF_OF_BUILDINGS[held >> HALF]


def pieces(state: Trajan, seat: Seat) -> bytes:
    """What a seat has in its supply and its camp, where its leader and its disc stand."""
    player = state.players[seat]
    return bytes(
        [
            player.supply,
            player.camp_workers,
            player.camp_legionnaires,
            player.leader,
            SENATE_TRACK[player.senate],
            votes(state, seat),
        ]
    )


def bonus_tiles(player: Player) -> bytes:
    """For each bonus tile 0, or the number of the side that lies up, counted from 1."""
    yellow, gray = player.yellow_bonus, player.gray_bonus
    pieces = []
    for first in range(0, BONUS_TILES, BONUS_BITS):
        chunk = (yellow >> first) & BONUS_MASK | ((gray >> first) & BONUS_MASK) << BONUS_BITS
        pieces.append(SIDES_UP[chunk])
    return b"".join(pieces)[:BONUS_TILES]
