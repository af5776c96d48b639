"""What a player of Forum Trajanum has, as numbers: one function for each part of the table.

`now` is what the scoring of this cycle would pay as things stand, `later` the same times the
scorings after that one. Tiles taken in a draft count as taken before they are passed.
"""

from __future__ import annotations

from ulpia.ai.evaluate.forum_trajanum.cards import Progress, building_progress, collecting_progress
from ulpia.ai.evaluate.forum_trajanum.feature_set import ForumTrajanumFeatures
from ulpia.ai.evaluate.forum_trajanum.hand import set_hand, set_pending
from ulpia.ai.evaluate.forum_trajanum.rome import set_rome
from ulpia.games.forum_trajanum.components.buildings import (
    BASILICA,
    GRAYS,
    LIBRARY,
    MARKET,
    STRUCTURE,
)
from ulpia.games.forum_trajanum.components.citizens import (
    COUNT,
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    MERCHANT_1,
    MERCHANT_2,
    PATRICIAN_1,
    PATRICIAN_2,
    ROWS,
    Row,
)
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


def features(state: ForumTrajanum, seat: Seat) -> ForumTrajanumFeatures:
    """Return the features of a seat; once the game is over there are none."""
    if state.phase == OVER:
        return blank_features()
    colonia = state.colonies[seat]
    values = ForumTrajanumFeatures()
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
    set_goods(colonia, tribunes, to_pay, COUNT[first] * later, vacant, 2 * turns, values)
    set_citizens(colonia, first, active, values)
    set_colonia(colonia, active, to_pay, later, vacant, values)
    set_cranes(state, colonia, tiles, values)
    set_tracks(colonia, values)
    set_cards(state, colonia, active, to_pay, tribunes, tiles, vacant, values)
    set_rome(state, seat, active, later, values)
    set_hand(state, colonia, tribunes, values)
    set_pending(state, seat, values)
    return values


def blank_features() -> ForumTrajanumFeatures:
    """Return features of somebody who has nothing, not even turns to come."""
    values = ForumTrajanumFeatures()
    values.start = 0.0
    return values


def set_goods(
    colonia: Colonia,
    tribunes: int,
    to_pay: int,
    later: int,
    vacant: int,
    usable: int,
    values: ForumTrajanumFeatures,
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
    values.coins = float(coins)
    values.coins_for_payment = float(min(coins, to_pay))
    values.coins_for_later = float(min(max(0, coins - to_pay), later))
    values.coins_missing = float(max(0, to_pay - coins))
    values.tribunes = float(tribunes)
    values.tribunes_two = 1.0 if tribunes > 1 else 0.0
    values.assistants = float(goods[ASSISTANT])
    values.assistants_two = float(min(2, goods[ASSISTANT]))
    values.builders = float(builders)
    values.first_builder = 1.0 if builders else 0.0
    values.workers = float(workers)
    values.worker_colours = float(colours)
    values.worker_pairs = float(pairs)
    values.figures_spare = float(max(0, builders + workers - usable))
    ready = pairs > 0 or (builders > 0 and workers > 0)
    values.double_ready = 1.0 if ready and room_for_double(vacant) else 0.0


def set_citizens(colonia: Colonia, first: int, active: int, values: ForumTrajanumFeatures) -> None:
    """Each row of citizens has another ability."""
    values.patrician1 = 1.0 if (active >> PATRICIAN_1) & 1 else 0.0
    values.patrician2 = 1.0 if (active >> PATRICIAN_2) & 1 else 0.0
    values.merchant1 = 1.0 if (active >> MERCHANT_1) & 1 else 0.0
    values.merchant2 = 1.0 if (active >> MERCHANT_2) & 1 else 0.0
    values.craftsman1 = 1.0 if (active >> CRAFTSMAN_1) & 1 else 0.0
    values.craftsman2 = 1.0 if (active >> CRAFTSMAN_2) & 1 else 0.0
    values.citizens = float(COUNT[first & active] + COUNT[colonia.second & active])
    values.rows_asleep = float(COUNT[first & ~active])


def set_colonia(
    colonia: Colonia,
    active: int,
    to_pay: int,
    later: int,
    vacant: int,
    values: ForumTrajanumFeatures,
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
    values.colonia_now = float(now)
    values.colonia_later = float(now * later)
    values.colonia_unpaid = float(sum_of_least(gains, to_pay - colonia.goods[COIN]))
    values.row_room = float(room)
    values.citizen_gain = float(gain * (1 + later))
    grays = coloured = 0
    for kind in range(GRAYS):
        grays += colonia.built[kind].bit_count()
        coloured += colonia.built[STRUCTURE + kind].bit_count()
    values.grays = float(grays)
    values.coloured = float(coloured)
    spaces = vacant.bit_count()
    values.vacant = float(spaces)
    values.vacant_four = float(min(4, spaces))


def sum_of_least(numbers: list[int], count: int) -> int:
    """Return the sum of the `count` smallest numbers."""
    if count <= 0:
        return 0
    numbers.sort()
    total = 0
    for at in range(min(count, len(numbers))):
        total += numbers[at]
    return total


def set_cranes(
    state: ForumTrajanum, colonia: Colonia, tiles: int, values: ForumTrajanumFeatures
) -> None:
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
    values.cranes_now = float(open_points * value)
    values.cranes_covered = float(covered * value)
    values.cranes_open = float(open_count * value)
    values.cranes_scored = float(scored)


def set_tracks(colonia: Colonia, values: ForumTrajanumFeatures) -> None:
    """Forum markers: every step makes the next benefit better."""
    almost = done = 0
    values.library_step = float(colonia.steps[LIBRARY])
    values.basilica_step = float(colonia.steps[BASILICA])
    values.market_step = float(colonia.steps[MARKET])
    for level in colonia.steps:
        almost += level == TRACK_LENGTH - 1
        done += level == TRACK_LENGTH
    values.tracks_almost = float(almost)
    values.tracks_done = float(done)


def set_cards(
    state: ForumTrajanum,
    colonia: Colonia,
    active: int,
    to_pay: int,
    tribunes: int,
    tiles: int,
    vacant: int,
    values: ForumTrajanumFeatures,
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
            values.building_now = building.times * head
            values.building_one = building.one * head
            values.building_two = building.two * head
            values.collecting_now = collecting.times * head
            values.collecting_one = collecting.one * head
            values.collecting_two = collecting.two * head
        else:
            times += building.times
            one += building.one
            two += building.two
            collected += collecting.times
    values.building_later = times * head
    values.building_later_one = one * head
    values.building_later_two = two * head
    values.collecting_later = collected * head
