"""A table that is kept by listening alone: what a client knows who never compares views."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ulpia.games.trajan.components.commodities import WILD
from ulpia.games.trajan.components.forum_tiles import VOTE_TILES, WILD_COMMODITY, WILD_DEMAND
from ulpia.games.trajan.components.markers import Markers, list_markers
from ulpia.games.trajan.state import Player, Trajan
from ulpia.kernel.events import Event


class Mat:
    """What lies open in front of a player."""

    def __init__(self) -> None:
        self.trays: list[Counter[int]] = [Counter() for _ in range(6)]
        self.slots = [-1] * 6
        self.arch = 0
        self.cards = 0
        self.known: Counter[int] = Counter()
        self.display: Counter[int] = Counter()
        self.tiles: Counter[int] = Counter()
        self.kept: Counter[int] = Counter()
        self.plus_two: set[int] = set()
        self.buildings: set[int] = set()
        self.supply, self.camp_workers, self.camp_legionnaires = 13, 1, 1
        self.workers: set[int] = set()
        self.legionnaires: set[int] = set()
        self.leader = 10
        self.senate = 0
        self.yellow: set[int] = set()
        self.gray: set[int] = set()
        self.points = 0


class Shadow:
    """The open part of a table, built from the events that a spectator hears."""

    def __init__(self, seats: int) -> None:
        self.mats = [Mat() for _ in range(seats)]
        self.clock = self.deck = 0
        self.piles: list[list[int]] = [[], []]
        self.forum = [-1] * (3 + 3 * seats)
        self.provinces = [-1] * 10
        self.site = [-1] * 20
        self.tops: list[int] = [-1] * 6
        self.senate_bonus: tuple[int, ...] = ()
        self.order: list[int] = []
        self.demands: list[int] = []
        self.gray_ships: set[int] = set()
        self.quarter = 0

    def hear(self, event: Event) -> None:
        """Follow an event; events that change nothing open have no method."""
        if event.is_for(None):
            follow: Any = getattr(self, f"on_{event.name}", None)
            if follow is not None:
                mat = self.mats[event.seat] if event.seat >= 0 else self.mats[0]
                follow(mat, event)

    # --- set-up ----------------------------------------------------------------------------------

    def on_markers_laid(self, mat: Mat, event: Event) -> None:
        mat.trays = [Counter(event.values[at : at + 2]) for at in range(0, 12, 2)]

    def on_provinces_dealt(self, mat: Mat, event: Event) -> None:
        self.provinces = list(event.values)

    def on_forum_dealt(self, mat: Mat, event: Event) -> None:
        self.forum[3 : 3 + len(event.values)] = event.values

    def on_extras_dealt(self, mat: Mat, event: Event) -> None:
        self.forum[:3] = event.values

    def on_construction_dealt(self, mat: Mat, event: Event) -> None:
        self.site = list(event.values)

    def on_stacks_opened(self, mat: Mat, event: Event) -> None:
        self.tops = list(event.values)

    def on_start_player(self, mat: Mat, event: Event) -> None:
        seats = len(self.mats)
        self.order = [(event.seat + step) % seats for step in range(seats)]

    def on_bonus_dealt(self, mat: Mat, event: Event) -> None:
        mat.yellow.add(event.values[0])

    def on_senate_bonus(self, mat: Mat, event: Event) -> None:
        self.senate_bonus = event.values

    def on_piles_opened(self, mat: Mat, event: Event) -> None:
        self.piles, self.deck = [[card] for card in event.values], 58

    def on_tile_chosen(self, mat: Mat, event: Event) -> None:
        mat.slots[event.values[0]] = event.values[1]

    # --- the turn --------------------------------------------------------------------------------

    def on_sown(self, mat: Mat, event: Event) -> None:
        mat.trays[event.values[0]].clear()

    def on_time_moved(self, mat: Mat, event: Event) -> None:
        self.clock = event.values[1]

    def on_marker_dropped(self, mat: Mat, event: Event) -> None:
        colour, tray = event.values
        mat.trays[tray][colour] += 1

    def on_tile_completed(self, mat: Mat, event: Event) -> None:
        mat.slots[event.values[0]] = -1
        mat.points += event.values[5]

    def on_demand_kept(self, mat: Mat, event: Event) -> None:
        mat.kept[event.values[0]] += 1

    def on_plus_two_assigned(self, mat: Mat, event: Event) -> None:
        mat.plus_two.add(event.values[0])

    def on_arch_moved(self, mat: Mat, event: Event) -> None:
        mat.arch = event.values[0]

    def on_action_repeated(self, mat: Mat, event: Event) -> None:
        mat.tiles[event.values[1]] -= 1

    # --- the seaport -----------------------------------------------------------------------------

    def on_card_drawn_unseen(self, mat: Mat, event: Event) -> None:
        mat.cards += 1
        self.deck -= 1

    def on_card_taken(self, mat: Mat, event: Event) -> None:
        card, pile = event.values
        assert self.piles[pile].pop() == card
        mat.cards += 1
        mat.known[card] += 1

    def on_card_discarded(self, mat: Mat, event: Event) -> None:
        card, pile = event.values
        self._leaves_hand(mat, card)
        self.piles[pile].append(card)

    def on_pile_refilled(self, mat: Mat, event: Event) -> None:
        card, pile = event.values
        self.piles[pile].append(card)
        self.deck -= 1

    def on_deck_reshuffled(self, mat: Mat, event: Event) -> None:
        self.deck = event.values[0]
        self.piles = [pile[-1:] for pile in self.piles]

    def on_cards_laid(self, mat: Mat, event: Event) -> None:
        self._unload(mat, event.values)

    def on_cards_shipped(self, mat: Mat, event: Event) -> None:
        mat.points += event.values[1]
        self._unload(mat, event.values[2:])

    def on_ship_turned(self, mat: Mat, event: Event) -> None:
        self.gray_ships.add(event.values[0])

    def _unload(self, mat: Mat, cards: tuple[int, ...]) -> None:
        for card in cards:
            if card == WILD:
                mat.tiles[WILD_COMMODITY] -= 1
            else:
                self._leaves_hand(mat, card)
                mat.display[card] += 1

    def _leaves_hand(self, mat: Mat, card: int) -> None:
        mat.cards -= 1
        mat.known[card] = max(0, mat.known[card] - 1)

    # --- the other actions -----------------------------------------------------------------------

    def on_tile_collected(self, mat: Mat, event: Event) -> None:
        tile, place = event.values
        assert self.forum[place] == tile
        self.forum[place] = -1
        mat.tiles[tile] += 1

    def on_leader_marched(self, mat: Mat, event: Event) -> None:
        assert mat.leader == event.values[1]
        mat.leader = event.values[0]

    def on_tile_seized(self, mat: Mat, event: Event) -> None:
        tile, province = event.values
        assert self.provinces[province] == tile
        self.provinces[province] = -1
        mat.tiles[tile] += 1

    def on_legionnaires_enlisted(self, mat: Mat, event: Event) -> None:
        mat.supply -= event.values[0]
        mat.camp_legionnaires += event.values[0]

    def on_province_occupied(self, mat: Mat, event: Event) -> None:
        mat.camp_legionnaires -= 1
        mat.legionnaires.add(event.values[0])
        mat.points += event.values[1]

    def on_senate_advanced(self, mat: Mat, event: Event) -> None:
        mat.senate += 1
        mat.points += event.values[0]
        self.order.remove(event.seat)
        self.order.append(event.seat)

    def on_tile_claimed(self, mat: Mat, event: Event) -> None:
        mat.slots[event.values[0]] = event.values[1]

    def on_stack_turned(self, mat: Mat, event: Event) -> None:
        self.tops[event.values[0]] = event.values[1]

    def on_stack_emptied(self, mat: Mat, event: Event) -> None:
        self.tops[event.values[0]] = -1

    def on_workers_hired(self, mat: Mat, event: Event) -> None:
        mat.supply -= event.values[0]
        mat.camp_workers += event.values[0]

    def on_building_taken(self, mat: Mat, event: Event) -> None:
        space, part, points = event.values
        mat.buildings.add(self.site[space])
        assert self.site[space] == 4 * part + points - 2
        self.site[space] = -1
        mat.points += points
        self._stands(mat, space)

    def on_worker_joined(self, mat: Mat, event: Event) -> None:
        self._stands(mat, event.values[0])

    def _stands(self, mat: Mat, space: int) -> None:
        mat.camp_workers -= 1
        mat.workers.add(space)

    # --- round, quarter, end ---------------------------------------------------------------------

    def on_demand_revealed(self, mat: Mat, event: Event) -> None:
        self.demands.append(event.values[0])

    def on_demand_met(self, mat: Mat, event: Event) -> None:
        demand, cover = event.values
        if cover:  # kept Trajan tiles stay
            mat.tiles[demand if cover == 1 else WILD_DEMAND] -= 1

    def on_demands_unmet(self, mat: Mat, event: Event) -> None:
        mat.points -= event.values[1]

    def on_bonus_awarded(self, mat: Mat, event: Event) -> None:
        bonus, side = event.values
        (mat.gray if side else mat.yellow).add(bonus)
        self.senate_bonus = tuple([other for other in self.senate_bonus if other != bonus])

    def on_discs_restacked(self, mat: Mat, event: Event) -> None:
        self.order = list(event.values)
        for other in self.mats:
            other.senate = 0

    def on_votes_removed(self, mat: Mat, event: Event) -> None:
        assert event.values[0] == sum([mat.tiles[tile] for tile in VOTE_TILES])
        for tile in VOTE_TILES:
            mat.tiles[tile] = 0

    def on_forum_cleared(self, mat: Mat, event: Event) -> None:
        assert event.values[0] == len([tile for tile in self.forum if tile >= 0])
        self.forum = [-1] * len(self.forum)
        self.demands = []

    def on_province_dealt(self, mat: Mat, event: Event) -> None:
        tile, province = event.values
        self.provinces[province] = tile

    def on_ships_turned_back(self, mat: Mat, event: Event) -> None:
        self.gray_ships = set()

    def on_quarter_began(self, mat: Mat, event: Event) -> None:
        self.quarter = event.values[0]

    def on_final_points(self, mat: Mat, event: Event) -> None:
        mat.points += event.values[1]


def differences(shadow: Shadow, state: Trajan) -> list[str]:
    """Return what a listener got wrong about the open part of a table."""
    lefts = zip(state.stacks, state.stack_left, strict=True)
    pairs: list[tuple[str, Any, Any]] = [
        ("clock", shadow.clock, state.clock),
        ("deck", shadow.deck, state.deck_left),
        ("piles", [tuple(pile) for pile in shadow.piles], state.piles),
        ("forum", shadow.forum, state.forum),
        ("provinces", shadow.provinces, state.province_tiles),
        ("site", shadow.site, state.site),
        ("tops", shadow.tops, [stack[left - 1] if left else -1 for stack, left in lefts]),
        ("bonus", shadow.senate_bonus, state.senate_bonus),
        ("order", tuple(shadow.order), state.senate_order),
        ("demands", tuple(shadow.demands), state.demands),
        ("ships", shadow.gray_ships, as_set(state.gray_ships)),
        ("quarter", shadow.quarter, state.quarter),
    ]
    for seat, mat in enumerate(shadow.mats):
        pairs += [(f"{seat} {name}", a, b) for name, a, b in mat_pairs(mat, state.players[seat])]
    return [f"{name}: heard {heard}, is {real}" for name, heard, real in pairs if heard != real]


def mat_pairs(mat: Mat, player: Player) -> list[tuple[str, Any, Any]]:
    return [
        ("trays", mat.trays, [Counter(list_markers(Markers(tray))) for tray in player.trays]),
        ("slots", mat.slots, player.slots),
        ("arch", mat.arch, player.arch),
        ("cards", mat.cards, sum(player.hand)),
        ("known", mat.known, as_counter(player.known)),
        ("display", mat.display, as_counter(player.display)),
        ("tiles", mat.tiles, as_counter(player.tiles)),
        ("kept", mat.kept, as_counter(player.kept)),
        ("plus_two", mat.plus_two, as_set(player.plus_two)),
        ("buildings", mat.buildings, as_set(player.buildings)),
        ("supply", mat.supply, player.supply),
        ("camp_workers", mat.camp_workers, player.camp_workers),
        ("camp_legionnaires", mat.camp_legionnaires, player.camp_legionnaires),
        ("workers", mat.workers, as_set(player.workers)),
        ("legionnaires", mat.legionnaires, as_set(player.legionnaires)),
        ("leader", mat.leader, player.leader),
        ("senate", mat.senate, player.senate),
        ("yellow", mat.yellow, as_set(player.yellow_bonus)),
        ("gray", mat.gray, as_set(player.gray_bonus)),
        ("points", mat.points, sum(player.points)),
    ]


def as_set(bits: int) -> set[int]:
    return {number for number in range(bits.bit_length()) if (bits >> number) & 1}


def as_counter(counts: list[int]) -> Counter[int]:
    return Counter(dict(enumerate(counts)))
