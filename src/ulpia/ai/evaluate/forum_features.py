"""What a player of Forum Trajanum has, as numbers: one function for each part of the table.

`now` is what the scoring of this cycle would pay as things stand, `later` the same times the
scorings after that one. Tiles taken in a draft count as taken before they are passed.
"""

from __future__ import annotations

from typing import Final

from ulpia.ai.evaluate.forum_cards import Progress, building_progress, collecting_progress
from ulpia.ai.evaluate.forum_hand import NAMES as HAND_NAMES
from ulpia.ai.evaluate.forum_hand import add_hand, add_pending
from ulpia.ai.evaluate.forum_rome import NAMES as ROME_NAMES
from ulpia.ai.evaluate.forum_rome import add_rome
from ulpia.games.forum_trajanum.components.buildings import GRAYS, STRUCTURE
from ulpia.games.forum_trajanum.components.citizens import COUNT, ROWS, Row
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, BUILDER, COIN, TRIBUNE, WORKER
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CORNERS,
    CYCLES,
    ROUNDS,
    ROW_CELLS,
)
from ulpia.games.forum_trajanum.components.prestige import HEAD
from ulpia.games.forum_trajanum.components.tracks import CRANE_VALUES, TRACK_LENGTH
from ulpia.games.forum_trajanum.rules.building import room_for_double
from ulpia.games.forum_trajanum.scoring.colonia import gray_kinds
from ulpia.games.forum_trajanum.state import (
    DRAFTING,
    NOTHING,
    OVER,
    SCORING,
    Colonia,
    ForumTrajanum,
)
from ulpia.kernel.moves import NOBODY, Seat

NAMES: Final = (
    "start",  # the same for everybody: what a seat gains by playing on
    # goods
    "coins",
    "coins_for_payment",
    "coins_for_later",
    "coins_missing",
    "tribunes",
    "tribunes_two",
    "assistants",
    "assistants_two",
    "builders",
    "first_builder",
    "workers",
    "worker_colours",
    "worker_pairs",
    "figures_spare",  # more than double tiles can use up in the turns that are left
    "double_ready",  # room and figures for a double tile
    # citizens: which abilities are awake, and how many
    "patrician1",
    "patrician2",
    "merchant1",
    "merchant2",
    "craftsman1",
    "craftsman2",
    "citizens",
    "rows_asleep",
    # the Colonia
    "colonia_now",
    "colonia_later",
    "colonia_unpaid",
    "row_room",  # vacant spaces where another kind of gray would score, times the multiplier
    "citizen_gain",  # what one citizen more would make the best row pay
    "grays",
    "coloured",
    "vacant",
    "vacant_four",
    # cranes
    "cranes_now",
    "cranes_covered",
    "cranes_open",
    "cranes_scored",
    # tracks
    "library_step",
    "basilica_step",
    "market_step",
    "tracks_almost",
    "tracks_done",
    # Trajan's cards, in points at the present value of the head
    "building_now",
    "building_one",
    "building_two",
    "collecting_now",
    "collecting_one",
    "collecting_two",
    "building_later",
    "building_later_one",
    "building_later_two",
    "collecting_later",
    *ROME_NAMES,
    *HAND_NAMES,
)


def features(state: ForumTrajanum, seat: Seat) -> list[float]:
    """Return the features of a seat in the order of NAMES."""
    if state.phase == OVER:
        return [0.0] * len(NAMES)
    colonia = state.colonies[seat]
    found: list[float] = [1.0]
    tiles, vacant = colonia.tiles, colonia.vacant
    tribunes = colonia.goods[TRIBUNE] - colonia.paid
    active, first = colonia.active, colonia.first
    if state.phase == DRAFTING:
        for cell in colonia.picks:
            bit = 1 << cell
            tiles &= ~bit
            vacant |= bit & BUILDABLE
    elif state.start == NOBODY and colonia.home != NOTHING:
        active = first = 1 << colonia.home
    later = CYCLES - 1 - state.cycle
    turns = ROUNDS - max(0, state.round) - (state.phase != DRAFTING)
    to_pay = 0 if state.phase == SCORING else COUNT[first]
    add_goods(colonia, tribunes, to_pay, COUNT[first] * later, vacant, 2 * turns, found)
    add_citizens(colonia, first, active, found)
    add_colonia(colonia, active, to_pay, later, vacant, found)
    add_cranes(state, colonia, tiles, found)
    add_tracks(colonia, found)
    add_cards(state, colonia, active, to_pay, tribunes, tiles, vacant, found)
    add_rome(state, seat, active, later, found)
    add_hand(state, colonia, tribunes, found)
    add_pending(state, seat, found)
    return found


def add_goods(
    colonia: Colonia,
    tribunes: int,
    to_pay: int,
    later: int,
    vacant: int,
    usable: int,
    found: list[float],
) -> None:
    """Coins by what they are needed for; figures, the first ones of a kind apart."""
    goods = colonia.goods
    coins = goods[COIN]
    builders = goods[BUILDER]
    colours = pairs = workers = 0
    for colour in range(4):
        count = goods[WORKER + colour]
        workers += count
        colours += count > 0
        pairs += count > 1
    found.append(float(coins))
    found.append(float(min(coins, to_pay)))
    found.append(float(min(max(0, coins - to_pay), later)))
    found.append(float(max(0, to_pay - coins)))
    found.append(float(tribunes))
    found.append(1.0 if tribunes > 1 else 0.0)
    found.append(float(goods[ASSISTANT]))
    found.append(float(min(2, goods[ASSISTANT])))
    found.append(float(builders))
    found.append(1.0 if builders else 0.0)
    found.append(float(workers))
    found.append(float(colours))
    found.append(float(pairs))
    found.append(float(max(0, builders + workers - usable)))
    ready = pairs > 0 or (builders > 0 and workers > 0)
    found.append(1.0 if ready and room_for_double(vacant) else 0.0)


def add_citizens(colonia: Colonia, first: int, active: int, found: list[float]) -> None:
    """Each row of citizens has another ability."""
    for row in range(ROWS):
        found.append(1.0 if (active >> row) & 1 else 0.0)
    found.append(float(COUNT[first & active] + COUNT[colonia.second & active]))
    found.append(float(COUNT[first & ~active]))


def add_colonia(
    colonia: Colonia, active: int, to_pay: int, later: int, vacant: int, found: list[float]
) -> None:
    """R-68: different grays times citizens, row by row; what is lost if coins are missing."""
    now = room = gain = 0
    gains: list[int] = []
    for row in range(ROWS):
        kinds = gray_kinds(colonia, Row(row))
        citizens = ((colonia.first >> row) & 1) + ((colonia.second >> row) & 1)
        times = 1 + citizens if (active >> row) & 1 else 1
        now += kinds * times
        room += times * min(GRAYS - kinds, (vacant & ROW_CELLS[row]).bit_count())
        if citizens:
            gains.append(kinds * (times - 1))
        if citizens < 2:
            gain = max(gain, kinds)
    found.append(float(now))
    found.append(float(now * later))
    found.append(float(sum_of_least(gains, to_pay - colonia.goods[COIN])))
    found.append(float(room))
    found.append(float(gain * (1 + later)))
    grays = coloured = 0
    for kind in range(GRAYS):
        grays += colonia.built[kind].bit_count()
        coloured += colonia.built[STRUCTURE + kind].bit_count()
    found.append(float(grays))
    found.append(float(coloured))
    spaces = vacant.bit_count()
    found.append(float(spaces))
    found.append(float(min(4, spaces)))


def sum_of_least(numbers: list[int], count: int) -> int:
    """Return the sum of the `count` smallest numbers."""
    if count <= 0:
        return 0
    numbers.sort()
    total = 0
    for at in range(min(count, len(numbers))):
        total += numbers[at]
    return total


def add_cranes(state: ForumTrajanum, colonia: Colonia, tiles: int, found: list[float]) -> None:
    """R-60: structures in the colours of open cranes, and of those still covered."""
    open_points = covered = open_count = scored = 0
    if len(colonia.cranes) == len(CORNERS):
        for corner in range(len(CORNERS)):
            count = colonia.built[STRUCTURE + colonia.cranes[corner]].bit_count()
            if (tiles >> CORNERS[corner]) & 1:
                covered += count
            elif (colonia.scored_cranes >> corner) & 1:
                scored += 1
            else:
                open_count += 1
                open_points += count
    value = CRANE_VALUES[state.cycle]
    found.append(float(open_points * value))
    found.append(float(covered * value))
    found.append(float(open_count * value))
    found.append(float(scored))


def add_tracks(colonia: Colonia, found: list[float]) -> None:
    """Forum markers: every step makes the next benefit better."""
    almost = done = 0
    for level in colonia.steps:
        found.append(float(level))
        almost += level == TRACK_LENGTH - 1
        done += level == TRACK_LENGTH
    found.append(float(almost))
    found.append(float(done))


def add_cards(
    state: ForumTrajanum,
    colonia: Colonia,
    active: int,
    to_pay: int,
    tribunes: int,
    tiles: int,
    vacant: int,
    found: list[float],
) -> None:
    """Trajan's cards: the one of this cycle, and those to come together."""
    head = float(HEAD[colonia.bar])
    coins = max(0, colonia.goods[COIN] - to_pay)
    covered = tiles & BUILDABLE
    times = one = two = collected = 0.0
    for cycle in range(state.cycle, CYCLES):
        card = state.cards[cycle]
        if card == NOTHING:
            building = collecting = Progress(0, 0, 0)
        else:
            building = building_progress(colonia, card, vacant, covered)
            collecting = collecting_progress(colonia, card, active, coins, tribunes, tiles)
        if cycle == state.cycle:
            found.append(building.times * head)
            found.append(building.one * head)
            found.append(building.two * head)
            found.append(collecting.times * head)
            found.append(collecting.one * head)
            found.append(collecting.two * head)
        else:
            times += building.times
            one += building.one
            two += building.two
            collected += collecting.times
    found.append(times * head)
    found.append(one * head)
    found.append(two * head)
    found.append(collected * head)
