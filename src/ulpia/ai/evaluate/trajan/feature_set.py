"""The features of Trajan by name.

To add one: give it a line in both methods here, set it in `features`, weigh it in `weights`. They
are added up in the order of the weights.
"""

from __future__ import annotations

from ulpia.ai.evaluate.features import Features
from ulpia.ai.evaluate.trajan.weights import NAMES


class TrajanFeatures(Features):
    """What a seat has, or what each of these things is worth."""

    __slots__ = NAMES

    def __init__(self) -> None:
        self.start = 1.0  # the same for everybody: what a seat gains by playing on
        # the seaport
        self.cards = 0.0
        self.pairs = 0.0
        self.triples = 0.0
        self.quads = 0.0
        self.best_cargo = 0.0
        self.cargo_identical = 0.0
        self.cargo_different = 0.0
        self.cargo_pairs = 0.0
        self.wild_commodity = 0.0
        self.cards_over_six = 0.0
        self.second_cargo = 0.0
        # bonus tiles
        self.bonus_now = 0.0
        self.bonus_in_hand = 0.0
        self.yellow_tiles = 0.0
        # demands of the people
        self.penalty_now = 0.0
        self.unmet_open = 0.0
        self.spare_tiles = 0.0
        self.spare_kinds = 0.0
        self.wild_demand = 0.0
        self.kept_kinds = 0.0
        self.kept_more = 0.0
        self.unknown_demands = 0.0
        self.penalty_expected = 0.0
        self.needed_in_forum = 0.0
        # the senate
        self.senate_space = 0.0
        self.vote_lead = 0.0
        self.leads_votes = 0.0
        self.second_in_votes = 0.0
        # extra actions
        self.extra_tiles = 0.0
        self.extra_doubled = 0.0
        self.wild_action = 0.0
        self.plus_two = 0.0
        self.extra_seaport = 0.0
        self.extra_forum = 0.0
        self.extra_military = 0.0
        self.extra_senate = 0.0
        self.extra_trajan = 0.0
        self.extra_construction = 0.0
        self.doubled_seaport = 0.0
        self.doubled_forum = 0.0
        self.doubled_military = 0.0
        self.doubled_senate = 0.0
        self.doubled_trajan = 0.0
        self.doubled_construction = 0.0
        # military
        self.camp_legionnaires = 0.0
        self.occupy_now = 0.0
        self.occupy_next = 0.0
        self.seize_next = 0.0
        self.seize_best = 0.0
        self.campaign = 0.0
        self.leader_in_camp = 0.0
        self.legionnaires = 0.0
        # construction
        self.camp_workers = 0.0
        self.site_best = 0.0
        self.site_first = 0.0
        self.first_parts = 0.0
        self.sets_now = 0.0
        self.parts_of_one = 0.0
        self.parts_of_two = 0.0
        self.parts_of_three = 0.0
        self.wild_construction = 0.0
        self.supply = 0.0
        # Trajan tiles on the circle
        self.tiles_far = 0.0
        self.tiles_near = 0.0
        self.tiles_ready = 0.0
        self.points_near = 0.0
        self.points_ready = 0.0
        self.stack_victory = 0.0
        self.stack_cards = 0.0
        self.stack_plus_two = 0.0
        self.stack_demand = 0.0
        self.stack_workers = 0.0
        self.stack_legionnaires = 0.0
        self.arch_in_centre = 0.0
        # the ring of trays
        self.reach = 0.0
        self.reach_complete = 0.0
        self.reach_points = 0.0
        self.largest_tray = 0.0
        self.empty_trays = 0.0
        self.reach_small = 0.0

    def weighted_sum(self, points: float, weights: Features) -> float:
        assert isinstance(weights, TrajanFeatures)
        return (
            points
            + self.start * weights.start
            + self.cards * weights.cards
            + self.pairs * weights.pairs
            + self.triples * weights.triples
            + self.quads * weights.quads
            + self.best_cargo * weights.best_cargo
            + self.cargo_identical * weights.cargo_identical
            + self.cargo_different * weights.cargo_different
            + self.cargo_pairs * weights.cargo_pairs
            + self.wild_commodity * weights.wild_commodity
            + self.cards_over_six * weights.cards_over_six
            + self.second_cargo * weights.second_cargo
            + self.bonus_now * weights.bonus_now
            + self.bonus_in_hand * weights.bonus_in_hand
            + self.yellow_tiles * weights.yellow_tiles
            + self.penalty_now * weights.penalty_now
            + self.unmet_open * weights.unmet_open
            + self.spare_tiles * weights.spare_tiles
            + self.spare_kinds * weights.spare_kinds
            + self.wild_demand * weights.wild_demand
            + self.kept_kinds * weights.kept_kinds
            + self.kept_more * weights.kept_more
            + self.unknown_demands * weights.unknown_demands
            + self.penalty_expected * weights.penalty_expected
            + self.needed_in_forum * weights.needed_in_forum
            + self.senate_space * weights.senate_space
            + self.vote_lead * weights.vote_lead
            + self.leads_votes * weights.leads_votes
            + self.second_in_votes * weights.second_in_votes
            + self.extra_tiles * weights.extra_tiles
            + self.extra_doubled * weights.extra_doubled
            + self.wild_action * weights.wild_action
            + self.plus_two * weights.plus_two
            + self.extra_seaport * weights.extra_seaport
            + self.extra_forum * weights.extra_forum
            + self.extra_military * weights.extra_military
            + self.extra_senate * weights.extra_senate
            + self.extra_trajan * weights.extra_trajan
            + self.extra_construction * weights.extra_construction
            + self.doubled_seaport * weights.doubled_seaport
            + self.doubled_forum * weights.doubled_forum
            + self.doubled_military * weights.doubled_military
            + self.doubled_senate * weights.doubled_senate
            + self.doubled_trajan * weights.doubled_trajan
            + self.doubled_construction * weights.doubled_construction
            + self.camp_legionnaires * weights.camp_legionnaires
            + self.occupy_now * weights.occupy_now
            + self.occupy_next * weights.occupy_next
            + self.seize_next * weights.seize_next
            + self.seize_best * weights.seize_best
            + self.campaign * weights.campaign
            + self.leader_in_camp * weights.leader_in_camp
            + self.legionnaires * weights.legionnaires
            + self.camp_workers * weights.camp_workers
            + self.site_best * weights.site_best
            + self.site_first * weights.site_first
            + self.first_parts * weights.first_parts
            + self.sets_now * weights.sets_now
            + self.parts_of_one * weights.parts_of_one
            + self.parts_of_two * weights.parts_of_two
            + self.parts_of_three * weights.parts_of_three
            + self.wild_construction * weights.wild_construction
            + self.supply * weights.supply
            + self.tiles_far * weights.tiles_far
            + self.tiles_near * weights.tiles_near
            + self.tiles_ready * weights.tiles_ready
            + self.points_near * weights.points_near
            + self.points_ready * weights.points_ready
            + self.stack_victory * weights.stack_victory
            + self.stack_cards * weights.stack_cards
            + self.stack_plus_two * weights.stack_plus_two
            + self.stack_demand * weights.stack_demand
            + self.stack_workers * weights.stack_workers
            + self.stack_legionnaires * weights.stack_legionnaires
            + self.arch_in_centre * weights.arch_in_centre
            + self.reach * weights.reach
            + self.reach_complete * weights.reach_complete
            + self.reach_points * weights.reach_points
            + self.largest_tray * weights.largest_tray
            + self.empty_trays * weights.empty_trays
            + self.reach_small * weights.reach_small
        )
