"""Players for golden games of Trajan: each follows its style, with a bit of chance."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.golden.search.trajan.styles import Style
from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAJAN, TRAYS
from ulpia.games.trajan.components.bonus_tiles import FIRST_DEMAND_BONUS
from ulpia.games.trajan.components.commodities import DECK, WILD, Ship
from ulpia.games.trajan.components.construction import (
    PART_ACTION,
    PART_MASK,
    Building,
    part_of,
    points_of,
)
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import FIRST_EXTRA, WILD_ACTION, WILD_DEMAND
from ulpia.games.trajan.components.markers import (
    MARKERS_PER_PLAYER,
    SIZE,
    Colour,
    Markers,
    count,
    minus,
)
from ulpia.games.trajan.components.provinces import PROVINCE_POINTS, Province
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES
from ulpia.games.trajan.rules.actions import SECOND_REPEAT, options_of
from ulpia.games.trajan.rules.military import province_points
from ulpia.games.trajan.rules.seaport import ship_points
from ulpia.games.trajan.rules.sowing import Drop
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Decision, Move, Seat

ALL_WILDS: Final = 3


@cache
def moves_to_heap() -> dict[tuple[int, ...], int]:
    """Return for each distribution of the markers how many turns a heap of all twelve takes."""
    known: dict[tuple[int, ...], int] = {}
    heap = (MARKERS_PER_PLAYER,) + (0,) * (TRAYS - 1)
    edge = [heap[-at:] + heap[:-at] for at in range(TRAYS)]
    turns = 0
    before = _sowings_backwards()
    while edge:
        for trays in edge:
            known.setdefault(trays, turns)
        turns += 1
        edge = sorted({back for trays in edge for back in before.get(trays, [])} - known.keys())
    return known


def _sowings_backwards() -> dict[tuple[int, ...], list[tuple[int, ...]]]:
    before: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for trays in _distributions(MARKERS_PER_PLAYER, TRAYS):
        for tray in range(TRAYS):
            if trays[tray]:
                before.setdefault(sow_counts(trays, tray), []).append(trays)
    return before


def _distributions(markers: int, trays: int) -> list[tuple[int, ...]]:
    if trays == 1:
        return [(markers,)]
    return [
        (first, *rest)
        for first in range(markers + 1)
        for rest in _distributions(markers - first, trays - 1)
    ]


def sow_counts(trays: tuple[int, ...], tray: int) -> tuple[int, ...]:
    """Return the numbers of markers after sowing a tray."""
    after = list(trays)
    after[tray] = 0
    for step in range(1, trays[tray] + 1):
        after[(tray + step) % TRAYS] += 1
    return tuple(after)


def sizes(player: Player) -> tuple[int, ...]:
    return tuple([SIZE[markers] for markers in player.trays])


class StyledPlayer:
    """A player of some style."""

    def __init__(self, style: Style, dice: Dice) -> None:
        self.style: Final = style
        self.dice: Final = dice
        self.target = 0
        self.wanted: list[Colour] = []  # colours to keep for the target tray

    def choose(self, state: Trajan, decision: Decision) -> Move:
        """Return the option that is worth most to this style just now."""
        best, best_worth = decision.options[0], float("-inf")
        for move in decision.options:
            worth = self.style.verbs.get(move.verb, 0.0) + self._chance()
            if move.verb in JUDGES:
                worth += JUDGES[move.verb](self, state, decision.seat, move)
            elif move.verb == "pass" and decision.about == (SECOND_REPEAT,):
                worth += self.style.second
            if worth > best_worth:
                best, best_worth = move, worth
        if best.verb == "sow":
            self._remember(state.players[decision.seat], best.nouns[0])
        return best

    def _chance(self) -> float:
        return self.style.noise * self.dice.below(1 << 16) / (1 << 16)

    def _remember(self, player: Player, tray: int) -> None:
        self.target = (tray + SIZE[player.trays[tray]]) % TRAYS
        self.wanted = missing_colours(player, tray) or []

    def sow(self, state: Trajan, seat: Seat, move: Move) -> float:
        player, tray = state.players[seat], move.nouns[0]
        markers = SIZE[player.trays[tray]]
        target = (tray + markers) % TRAYS
        worth = self.style.actions.get(target, 0.0) + self.style.markers * markers
        if target == TRAJAN and player.arch == CENTRE:
            worth -= self.style.actions.get(target, 0.0)
        if self.style.completes and missing_colours(player, tray) is not None:
            worth += self.style.completes
        if self.style.keeps_centre:
            worth += self._centre(player, tray, target)
        if self.style.heaps:
            worth -= 5.0 * moves_to_heap().get(sow_counts(sizes(player), tray), 99)
        if self.style.times and is_heap_waiting(state, seat):
            worth += 9.0 * ((state.clock + markers) % state.track == state.track - 1)
        return worth

    def _centre(self, player: Player, tray: int, target: int) -> float:
        """First fill all six slots; then complete, best of all the tile of the Trajan tray."""
        if missing_colours(player, tray) is None:
            return 0.0
        if player.arch != CENTRE:
            return -9.0
        return 9.0 if target == TRAJAN else 0.0

    def drop(self, state: Trajan, seat: Seat, move: Move) -> float:
        """Keep the wanted colours for the target; elsewhere drop what a tile there needs."""
        step = state.agenda[-1]
        assert isinstance(step, Drop)
        colour = Colour(move.nouns[0])
        if step.tray == self.target:
            return 9.0 if colour in self.wanted else 0.0
        needed = self.wanted.count(colour)
        if needed and count(step.hand, colour) <= needed:
            return -9.0
        tile = state.players[seat].slots[step.tray]
        if tile == EMPTY or not self.style.completes:
            return 0.0
        printed = TRAJAN_TILES[tile]
        there = Markers(state.players[seat].trays[step.tray])
        wanted = (printed.first, printed.second).count(colour)
        return 3.0 if wanted > count(there, colour) else 0.0

    def collect(self, state: Trajan, seat: Seat, move: Move) -> float:
        return self._tile(state.players[seat], move.nouns[0])

    def _tile(self, player: Player, tile: int) -> float:
        worth = self.style.tiles.get(tile, 0.0)
        if tile >= FIRST_EXTRA and (player.plus_two >> (tile - FIRST_EXTRA)) & 1:
            worth += self.style.plus_two
        return worth

    def march(self, state: Trajan, seat: Seat, move: Move) -> float:
        player, province = state.players[seat], Province(move.nouns[0])
        worth = 0.0
        if state.province_tiles[province] != EMPTY:
            worth += self._tile(player, state.province_tiles[province])
        if self.style.gathers:
            leaders = [other.leader for other in state.players]
            worth += self.style.gathers * leaders.count(province)
        if not (player.legionnaires >> province) & 1:
            worth += self.style.points * PROVINCE_POINTS[province] / 2
        return worth

    def occupy(self, state: Trajan, seat: Seat, move: Move) -> float:
        return self.style.points * province_points(state, seat, state.players[seat].leader)

    def build(self, state: Trajan, seat: Seat, move: Move) -> float:
        building = state.site[move.nouns[0]]
        if building == EMPTY:
            return 0.0
        part = part_of(Building(building))
        is_new = not state.players[seat].buildings & PART_MASK[part]
        worth = self.style.points * (points_of(Building(building)) + 2 * is_new)
        if self.style.spoils and is_new:
            is_possible = bool(options_of(state, seat, PART_ACTION[part]))
            worth += -self.style.spoils if is_possible else self.style.spoils
        return worth

    def ship(self, state: Trajan, seat: Seat, move: Move) -> float:
        ship, *cards = move.nouns
        points = ship_points(state, Ship(ship), len(cards))
        wilds = cards.count(WILD)
        if self.style.saves_wilds and wilds < ALL_WILDS:
            return -9.0 * wilds
        return self.style.points * points + self.style.wilds * wilds

    def take(self, state: Trajan, seat: Seat, move: Move) -> float:
        if move.nouns[0] == DECK or not self.style.points:
            return 0.0
        return float(state.players[seat].hand[state.piles[move.nouns[0]][-1]])

    def discard(self, state: Trajan, seat: Seat, move: Move) -> float:
        return -2.0 * self.style.points * state.players[seat].hand[move.nouns[0]]

    def stack(self, state: Trajan, seat: Seat, move: Move) -> float:
        return self.style.stacks.get(move.nouns[0], 0.0)

    def assign(self, state: Trajan, seat: Seat, move: Move) -> float:
        owned = state.players[seat].tiles[FIRST_EXTRA + move.nouns[0]]
        return 2.0 + self.style.plus_two * owned

    def repeat(self, state: Trajan, seat: Seat, move: Move) -> float:
        return self.style.wilds if move.nouns[0] == WILD_ACTION else 0.0

    def pick(self, state: Trajan, seat: Seat, move: Move) -> float:
        is_demand = FIRST_DEMAND_BONUS <= move.nouns[0] < FIRST_DEMAND_BONUS + DEMANDS
        return self.style.tiles.get(WILD_DEMAND, 0.0) * is_demand


JUDGES: Final = {
    "sow": StyledPlayer.sow,
    "drop": StyledPlayer.drop,
    "collect": StyledPlayer.collect,
    "march": StyledPlayer.march,
    "occupy": StyledPlayer.occupy,
    "build": StyledPlayer.build,
    "ship": StyledPlayer.ship,
    "take": StyledPlayer.take,
    "discard": StyledPlayer.discard,
    "choose": StyledPlayer.stack,
    "claim": StyledPlayer.stack,
    "assign": StyledPlayer.assign,
    "repeat": StyledPlayer.repeat,
    "pick": StyledPlayer.pick,
}


def missing_colours(player: Player, tray: int) -> list[Colour] | None:
    """Return the colours to lay on the target tray to complete its tile; None: impossible."""
    hand = Markers(player.trays[tray])
    size = SIZE[hand]
    target = (tray + size) % TRAYS
    tile = player.slots[target]
    if tile == EMPTY:
        return None
    there = Markers(0 if target == tray else player.trays[target])
    missing = []
    for colour in (TRAJAN_TILES[tile].first, TRAJAN_TILES[tile].second):
        if count(there, colour):
            there = minus(there, colour)
        elif count(hand, colour):
            hand = minus(hand, colour)
            missing.append(colour)
        else:
            return None
    return missing if len(missing) <= 1 + (size - 1) // TRAYS else None


def is_heap_waiting(state: Trajan, seat: Seat) -> bool:
    """Say whether the next player has all markers on one tray."""
    following = state.players[(seat + 1) % state.seats]
    return max(sizes(following)) == MARKERS_PER_PLAYER
