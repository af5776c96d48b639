"""The features of Forum Trajanum by name.

To add one: give it a line in both methods here, set it in `features`, weigh it in `weights`. They
are added up in the order of the weights.
"""

from __future__ import annotations

from ulpia.ai.evaluate.features import Features
from ulpia.ai.evaluate.forum_trajanum.weights import NAMES


class ForumTrajanumFeatures(Features):
    """What a seat has, or what each of these things is worth."""

    __slots__ = NAMES

    def __init__(self) -> None:
        self.start = 1.0  # the same for everybody: what a seat gains by playing on
        # goods
        self.coins = 0.0
        self.coins_for_payment = 0.0
        self.coins_for_later = 0.0
        self.coins_missing = 0.0
        self.tribunes = 0.0
        self.tribunes_two = 0.0
        self.assistants = 0.0
        self.assistants_two = 0.0
        self.builders = 0.0
        self.first_builder = 0.0
        self.workers = 0.0
        self.worker_colours = 0.0
        self.worker_pairs = 0.0
        self.figures_spare = 0.0  # more than double tiles can use up in the turns that are left
        self.double_ready = 0.0  # room and figures for a double tile
        # citizens: which abilities are awake, and how many
        self.patrician1 = 0.0
        self.patrician2 = 0.0
        self.merchant1 = 0.0
        self.merchant2 = 0.0
        self.craftsman1 = 0.0
        self.craftsman2 = 0.0
        self.citizens = 0.0
        self.rows_asleep = 0.0
        # the Colonia
        self.colonia_now = 0.0
        self.colonia_later = 0.0
        self.colonia_unpaid = 0.0
        self.row_room = (
            0.0  # vacant spaces where another kind of gray would score, times the multiplier
        )
        self.citizen_gain = 0.0  # what one citizen more would make the best row pay
        self.grays = 0.0
        self.coloured = 0.0
        self.vacant = 0.0
        self.vacant_four = 0.0
        # cranes
        self.cranes_now = 0.0
        self.cranes_covered = 0.0
        self.cranes_open = 0.0
        self.cranes_scored = 0.0
        # tracks
        self.library_step = 0.0
        self.basilica_step = 0.0
        self.market_step = 0.0
        self.tracks_almost = 0.0
        self.tracks_done = 0.0
        # Trajan's cards, in points at the present value of the head
        self.building_now = 0.0
        self.building_one = 0.0
        self.building_two = 0.0
        self.collecting_now = 0.0
        self.collecting_one = 0.0
        self.collecting_two = 0.0
        self.building_later = 0.0
        self.building_later_one = 0.0
        self.building_later_two = 0.0
        self.collecting_later = 0.0
        # Rome
        self.ship = 0.0
        self.ship_two = 0.0  # the first two of them: more are seldom needed
        self.envoys = 0.0
        self.eagles_now = 0.0
        self.eagles_later = 0.0
        self.area_now = 0.0
        self.area_later = 0.0
        self.area_growth = 0.0  # free squares beside the largest area, at most three
        self.area_joins = 0.0  # free squares that would join another group to it
        self.bar = 0.0
        self.bar_steps_left = 0.0
        self.head = 0.0
        # the tiles in hand, and what the turn still has to give
        self.hand_best = 0.0
        self.hand_citizen = 0.0  # whether the best tile is one
        self.hand_other = 0.0  # of two tiles that both can be used
        self.hand_passed = 0.0
        self.hand_unseen = 0.0  # tiles in hand that nobody has looked at yet
        self.pending_citizen = 0.0
        self.pending_benefits = 0.0
        self.pending_envoys = 0.0
        self.pending_bonuses = 0.0

    def weighted_sum(self, points: float, weights: Features) -> float:
        assert isinstance(weights, ForumTrajanumFeatures)
        return (
            points
            + self.start * weights.start
            + self.coins * weights.coins
            + self.coins_for_payment * weights.coins_for_payment
            + self.coins_for_later * weights.coins_for_later
            + self.coins_missing * weights.coins_missing
            + self.tribunes * weights.tribunes
            + self.tribunes_two * weights.tribunes_two
            + self.assistants * weights.assistants
            + self.assistants_two * weights.assistants_two
            + self.builders * weights.builders
            + self.first_builder * weights.first_builder
            + self.workers * weights.workers
            + self.worker_colours * weights.worker_colours
            + self.worker_pairs * weights.worker_pairs
            + self.figures_spare * weights.figures_spare
            + self.double_ready * weights.double_ready
            + self.patrician1 * weights.patrician1
            + self.patrician2 * weights.patrician2
            + self.merchant1 * weights.merchant1
            + self.merchant2 * weights.merchant2
            + self.craftsman1 * weights.craftsman1
            + self.craftsman2 * weights.craftsman2
            + self.citizens * weights.citizens
            + self.rows_asleep * weights.rows_asleep
            + self.colonia_now * weights.colonia_now
            + self.colonia_later * weights.colonia_later
            + self.colonia_unpaid * weights.colonia_unpaid
            + self.row_room * weights.row_room
            + self.citizen_gain * weights.citizen_gain
            + self.grays * weights.grays
            + self.coloured * weights.coloured
            + self.vacant * weights.vacant
            + self.vacant_four * weights.vacant_four
            + self.cranes_now * weights.cranes_now
            + self.cranes_covered * weights.cranes_covered
            + self.cranes_open * weights.cranes_open
            + self.cranes_scored * weights.cranes_scored
            + self.library_step * weights.library_step
            + self.basilica_step * weights.basilica_step
            + self.market_step * weights.market_step
            + self.tracks_almost * weights.tracks_almost
            + self.tracks_done * weights.tracks_done
            + self.building_now * weights.building_now
            + self.building_one * weights.building_one
            + self.building_two * weights.building_two
            + self.collecting_now * weights.collecting_now
            + self.collecting_one * weights.collecting_one
            + self.collecting_two * weights.collecting_two
            + self.building_later * weights.building_later
            + self.building_later_one * weights.building_later_one
            + self.building_later_two * weights.building_later_two
            + self.collecting_later * weights.collecting_later
            + self.ship * weights.ship
            + self.ship_two * weights.ship_two
            + self.envoys * weights.envoys
            + self.eagles_now * weights.eagles_now
            + self.eagles_later * weights.eagles_later
            + self.area_now * weights.area_now
            + self.area_later * weights.area_later
            + self.area_growth * weights.area_growth
            + self.area_joins * weights.area_joins
            + self.bar * weights.bar
            + self.bar_steps_left * weights.bar_steps_left
            + self.head * weights.head
            + self.hand_best * weights.hand_best
            + self.hand_citizen * weights.hand_citizen
            + self.hand_other * weights.hand_other
            + self.hand_passed * weights.hand_passed
            + self.hand_unseen * weights.hand_unseen
            + self.pending_citizen * weights.pending_citizen
            + self.pending_benefits * weights.pending_benefits
            + self.pending_envoys * weights.pending_envoys
            + self.pending_bonuses * weights.pending_bonuses
        )
