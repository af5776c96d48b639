"""Moves the components of a table to where a test wants them; nothing is made up, nothing lost.

A table that is to be laid starts bare: all cards in the deck, all tiles in their stacks, all tokens
on the mats. What a test names is taken from there, so `game.check` holds for every position.
"""

from __future__ import annotations

from collections.abc import Iterable

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, SLOT_WORDS, TRAYS, Slot
from ulpia.games.trajan.components.bonus_tiles import BONUS_TILES, BONUS_WORDS
from ulpia.games.trajan.components.commodities import COMMODITIES, COMMODITY_WORDS, all_cards
from ulpia.games.trajan.components.construction import (
    BUILDING_WORDS,
    BUILDINGS,
    SPACE_WORDS,
    SPACES,
)
from ulpia.games.trajan.components.demands import DEMAND_TILES, DEMAND_WORDS, DEMANDS
from ulpia.games.trajan.components.forum_tiles import (
    EXTRA_COPIES,
    FORUM_COPIES,
    KINDS,
    TILE_WORDS,
    YELLOW_SPACES,
    all_tiles,
)
from ulpia.games.trajan.components.markers import COLOUR_WORDS, Colour, bag
from ulpia.games.trajan.components.provinces import PROVINCE_WORDS, PROVINCES, Province
from ulpia.games.trajan.components.tracks import SENATE_TRACK, TOKENS
from ulpia.games.trajan.components.trajan_tiles import (
    STACK_SIZE,
    STACK_WORDS,
    STACKS,
    TRAJAN_TILES,
    Stack,
    tiles_of,
)
from ulpia.games.trajan.state import Player, Trajan

LETTERS = {word[0]: Colour(number) for number, word in enumerate(COLOUR_WORDS)}


def numbers(words: tuple[str, ...], text: str) -> list[int]:
    """Read things by their words: `wine wine oil`."""
    return [words.index(word) for word in text.split()]


def count_things(kinds: int, things: Iterable[int]) -> list[int]:
    counts = [0] * kinds
    for thing in things:
        counts[thing] += 1
    return counts


def bits(things: Iterable[int]) -> int:
    return sum([1 << thing for thing in set(things)])


def lay_trays(player: Player, text: str) -> None:
    """Lay the markers: `by | go | pw | by | go | pw`, one part for each tray."""
    parts = [part.strip() for part in text.split("|")]
    assert len(parts) == TRAYS, f"six trays, not {len(parts)}"
    player.trays = [bag([LETTERS[letter] for letter in part]) for part in parts]


# --- cards ---------------------------------------------------------------------------------------


def lay_cards(
    state: Trajan,
    hand: dict[int, str],
    display: dict[int, str],
    piles: tuple[str, str],
    deck: str,
    deck_is_all: bool,
) -> None:
    """Deal cards; `deck` names those on top, the first to be drawn first.

    With `deck_is_all` there are no others in it: the rest lies in the display of the last seat.
    """
    rest = all_cards()

    def fetch(text: str) -> list[int]:
        cards = numbers(COMMODITY_WORDS, text)
        for card in cards:
            rest.remove(card)
        return cards

    for seat, player in enumerate(state.players):
        player.hand = count_things(COMMODITIES, fetch(hand.get(seat, "")))
        player.known = [0] * COMMODITIES
        player.display = count_things(COMMODITIES, fetch(display.get(seat, "")))
    state.piles = [tuple(fetch(piles[0])), tuple(fetch(piles[1]))]
    top = fetch(deck)
    if deck_is_all:
        for card in rest:
            state.players[-1].display[card] += 1
        rest = []
    state.deck = (*rest, *reversed(top))
    state.deck_left = len(state.deck)


# --- forum tiles and extra actions ---------------------------------------------------------------


def lay_tiles(
    state: Trajan,
    mats: dict[int, str],
    forum: str,
    provinces: dict[str, str],
    forum_stack: str | None,
) -> None:
    """Lay forum tiles and extra actions; `forum_stack` names all that is left, the top first."""
    green, yellow = all_tiles(FORUM_COPIES), all_tiles(EXTRA_COPIES)

    def fetch(tile: int) -> int:
        (green if tile in green else yellow).remove(tile)
        return tile

    for seat, player in enumerate(state.players):
        wanted = numbers(TILE_WORDS, mats.get(seat, ""))
        player.tiles = count_things(KINDS, [fetch(tile) for tile in wanted])
    state.province_tiles = [EMPTY] * PROVINCES
    for name, word in provinces.items():
        state.province_tiles[PROVINCE_WORDS.index(name)] = fetch(TILE_WORDS.index(word))
    laid = [fetch(tile) for tile in numbers(TILE_WORDS, forum)]
    state.forum = [EMPTY] * (YELLOW_SPACES + 3 * state.seats)
    state.forum[YELLOW_SPACES : YELLOW_SPACES + len(laid)] = laid
    state.gone = [0] * KINDS
    if forum_stack is not None:
        top = [fetch(tile) for tile in numbers(TILE_WORDS, forum_stack)]
        state.gone = count_things(KINDS, green)
        green = top[::-1]
    state.forum_stack, state.forum_left = tuple(green), len(green)
    state.extra_stack, state.extra_left = tuple(yellow), len(yellow)


# --- Trajan tiles --------------------------------------------------------------------------------


def find_trajan_tile(text: str, free: Iterable[int]) -> int:
    """Read a Trajan tile: `victory bb`, `workers oy 2` (points), `demand gg games`."""
    stack, colours, *more = text.split()
    for number in free:
        tile = TRAJAN_TILES[number]
        shown = {COLOUR_WORDS[tile.first][0], COLOUR_WORDS[tile.second][0]}
        details = {str(tile.points), "" if tile.demand < 0 else DEMAND_WORDS[tile.demand]}
        is_it = STACK_WORDS[tile.stack] == stack and shown == set(colours)
        if is_it and details.issuperset(more):
            return number
    raise ValueError(f"no tile {text!r} is left")


def lay_trajan_tiles(
    state: Trajan,
    slots: dict[int, dict[str, str]],
    stacks: dict[str, str],
    arch: dict[int, str],
) -> None:
    """Lay Trajan tiles; `stacks` names all tiles that are left in a stack, the top first."""
    free = list(range(STACKS * STACK_SIZE))
    for seat, player in enumerate(state.players):
        player.slots = [EMPTY] * TRAYS
        for slot, text in slots.get(seat, {}).items():
            tile = find_trajan_tile(text, free)
            free.remove(tile)
            player.slots[SLOT_WORDS.index(slot)] = tile
        player.arch = (
            Slot(SLOT_WORDS.index(arch[seat])) if seat in arch else first_free_slot(player)
        )
    state.completed = 0
    lying: list[tuple[int, ...]] = []
    for stack in range(STACKS):
        left = [tile for tile in tiles_of(Stack(stack)) if tile in free]
        name = STACK_WORDS[stack]
        if name in stacks:
            words = stacks[name].split()
            top = [find_trajan_tile(f"{name} {colours}", left) for colours in words]
            state.completed |= bits([tile for tile in left if tile not in top])
            left = top[::-1]
        lying.append(tuple(left))
    state.stacks = tuple(lying)
    state.stack_left = [len(stack) for stack in lying]


def first_free_slot(player: Player) -> Slot:
    """Return where the arch of a player stands who did nothing unusual."""
    return Slot(player.slots.index(EMPTY)) if EMPTY in player.slots else CENTRE


# --- construction site ---------------------------------------------------------------------------


def lay_site(
    state: Trajan, site: dict[str, str], buildings: dict[int, str], workers: dict[int, str]
) -> None:
    """Fill the site in the order of the table, then swap tiles to where `site` wants them.

    A worker stands on a space whose tile has been taken: by its owner, unless `buildings` gives
    the tile to somebody else; with workers of several seats the first of them has it.
    """
    state.site = list(range(BUILDINGS))
    for space, word in site.items():
        here, there = SPACE_WORDS.index(space), state.site.index(BUILDING_WORDS.index(word))
        state.site[here], state.site[there] = state.site[there], state.site[here]
    for seat, player in enumerate(state.players):
        owned = numbers(BUILDING_WORDS, buildings.get(seat, ""))
        player.buildings = bits(owned)
        for building in owned:
            state.site[state.site.index(building)] = EMPTY
    for seat, player in enumerate(state.players):
        spaces = numbers(SPACE_WORDS, workers.get(seat, ""))
        player.workers = bits(spaces)
        for number in spaces:
            if state.site[number] != EMPTY:
                player.buildings |= 1 << state.site[number]
                state.site[number] = EMPTY
    assert len(state.site) == SPACES


# --- tokens, leaders, discs ----------------------------------------------------------------------


def lay_tokens(
    state: Trajan,
    camp_workers: dict[int, int],
    camp_legionnaires: dict[int, int],
    legionnaires: dict[int, str],
    leader: dict[int, str],
) -> None:
    """Put tokens into the camps and provinces; all others are the supply."""
    for seat, player in enumerate(state.players):
        player.camp_workers = camp_workers.get(seat, 1)
        player.camp_legionnaires = camp_legionnaires.get(seat, 1)
        player.legionnaires = bits(numbers(PROVINCE_WORDS, legionnaires.get(seat, "")))
        player.leader = Province(PROVINCE_WORDS.index(leader.get(seat, "camp")))
        on_board = player.workers.bit_count() + player.legionnaires.bit_count()
        player.supply = TOKENS - on_board - player.camp_workers - player.camp_legionnaires


def lay_discs(state: Trajan, senate: dict[int, int], discs: str) -> None:
    """Put the discs on the senate track, by votes; `discs` lists the seats from the bottom."""
    for seat, player in enumerate(state.players):
        player.senate = SENATE_TRACK.index(senate.get(seat, 0))
    if discs:
        state.senate_order = tuple([int(seat) for seat in discs.split()])


# --- bonus tiles and demands ---------------------------------------------------------------------


def lay_bonus_tiles(
    state: Trajan, yellow: dict[int, str], gray: dict[int, str], senate: str
) -> None:
    """Hand bonus tiles out; two lie at the senate, the others are in the bag."""
    for seat, player in enumerate(state.players):
        player.yellow_bonus = bits(numbers(BONUS_WORDS, yellow.get(seat, "")))
        player.gray_bonus = bits(numbers(BONUS_WORDS, gray.get(seat, "")))
    held = sum([player.yellow_bonus | player.gray_bonus for player in state.players])
    rest = [bonus for bonus in range(BONUS_TILES) if not (held >> bonus) & 1]
    offered = numbers(BONUS_WORDS, senate) if senate else rest[:2]
    state.senate_bonus = tuple(offered)
    state.bonus_bag = tuple([bonus for bonus in rest if bonus not in offered])
    state.bonus_left = len(state.bonus_bag)


def lay_demands(state: Trajan, open_demands: str, next_demands: str, kept: dict[int, str]) -> None:
    """Reveal demands, put the next ones on top of their stack, and give completed ones away."""
    shown = numbers(DEMAND_WORDS, open_demands)
    coming = numbers(DEMAND_WORDS, next_demands)
    rest: list[int] = list(DEMAND_TILES)
    for demand in shown + coming:
        rest.remove(demand)
    state.demand_stack = (*rest, *reversed(coming), *reversed(shown))
    state.demand_left = len(state.demand_stack) - len(shown)
    state.demands = tuple(shown)
    for seat, player in enumerate(state.players):
        player.kept = count_things(DEMANDS, numbers(DEMAND_WORDS, kept.get(seat, "")))
