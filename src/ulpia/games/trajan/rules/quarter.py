"""The end of a quarter (R-63 to R-74): demands, senate, removing, refilling."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import EMPTY
from ulpia.games.trajan.components.bonus_tiles import BONUS_TILES, GRAY_SIDE, YELLOW_SIDE
from ulpia.games.trajan.components.demands import PENALTY, Demand
from ulpia.games.trajan.components.forum_tiles import (
    VOTE_TILES,
    VOTES,
    WILD_DEMAND,
    Tile,
    demand_tile,
)
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.components.tracks import QUARTERS
from ulpia.games.trajan.points import FROM_DEMANDS, score
from ulpia.games.trajan.rules.refilling import refill_board
from ulpia.games.trajan.rules.senate import ranked_by_space, ranked_by_votes, restack, votes
from ulpia.games.trajan.rulings import FINAL_TIE, LAST_BONUS_REFILL, VOTE_TILES_IN_PROVINCES_STAY
from ulpia.games.trajan.scoring.demands import BY_FORUM_TILE, BY_TRAJAN_TILE, UNMET, covers
from ulpia.games.trajan.scoring.final import score_final
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.tables import with_change, with_item

PICK: Final = tuple([Move("pick", (bonus,)) for bonus in range(BONUS_TILES)])


class EndQuarter(Step[Trajan]):
    """R-63 to R-73, in the order of the rulebook."""

    def run(self, state: Trajan) -> None:
        state.emit("quarter_ended", NOBODY, (state.quarter,))
        for seat in range(state.seats):
            meet_demands(state, Seat(seat))
        for seat in range(state.seats):
            state.emit("votes_counted", Seat(seat), (votes(state, Seat(seat)),))
        ranking = ranked_by_votes(state)
        state.plan([PickBonus(ranking[0], ranking[1]), CloseQuarter()])


class PickBonus(Step[Trajan]):
    """R-65: the consul picks a bonus tile, yellow; the vice consul gets the other, gray."""

    FIELDS = ("consul", "vice_consul")

    def __init__(self, consul: Seat, vice_consul: Seat) -> None:
        self.consul: Final = consul
        self.vice_consul: Final = vice_consul

    def ask(self, state: Trajan) -> list[Decision]:
        return [Decision(self.consul, "pick", [PICK[bonus] for bonus in state.senate_bonus])]

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        chosen = move.nouns[0]
        state.players[seat].yellow_bonus |= 1 << chosen
        state.emit("bonus_awarded", seat, (chosen, YELLOW_SIDE))
        for other in state.senate_bonus:
            if other != chosen:
                state.players[self.vice_consul].gray_bonus |= 1 << other
                state.emit("bonus_awarded", self.vice_consul, (other, GRAY_SIDE))
        state.senate_bonus = ()

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("bonus_not_on_offer", 65, move.nouns) if move.verb == "pick" else None


class CloseQuarter(Step[Trajan]):
    """R-68 to R-74: restack, remove, refill; after the fourth quarter the final scoring."""

    def run(self, state: Trajan) -> None:
        breaks_ties = tie_order(state)
        restack(state, ranked_by_votes(state))
        remove_tiles(state)
        is_last = state.quarter == QUARTERS - 1
        if not is_last or LAST_BONUS_REFILL:
            refill_board(state)
        if is_last:
            state.tie_order = breaks_ties
            score_final(state)
            return
        state.quarter += 1
        state.emit("quarter_began", NOBODY, (state.quarter,))


def tie_order(state: Trajan) -> tuple[int, ...]:
    """R-81: who wins a final tie, best first: by votes or by space, as the edition has it."""
    if not state.senate_order:  # nobody has a disc yet
        return tuple(range(state.seats))
    by_votes = FINAL_TIE[state.edition] == "votes"
    return tuple(ranked_by_votes(state) if by_votes else ranked_by_space(state))


def meet_demands(state: Trajan, seat: Seat) -> None:
    """R-63: meet as many demands as possible: by Trajan tile, forum tile, wild tile."""
    unmet = 0
    found = covers(state.players[seat], state.demands)
    for at, number in enumerate(state.demands):
        cover = found[at]
        if cover == UNMET:
            unmet += 1
            continue
        if cover != BY_TRAJAN_TILE:
            spend(
                state, seat, demand_tile(Demand(number)) if cover == BY_FORUM_TILE else WILD_DEMAND
            )
        state.emit("demand_met", seat, (number, cover))
    if unmet:
        score(state, seat, FROM_DEMANDS, -PENALTY[unmet])
        state.emit("demands_unmet", seat, (unmet, PENALTY[unmet]))


def spend(state: Trajan, seat: Seat, tile: Tile) -> None:
    """A tile that has met a demand leaves the game."""
    state.players[seat].tiles[tile] -= 1
    state.gone = with_change(state.gone, tile, 1)


def remove_tiles(state: Trajan) -> None:
    """R-69: vote tiles on mats, everything in the forum, the open demands. R-70: the rest stays."""
    for seat in range(state.seats):
        tiles = state.players[seat].tiles
        count = 0
        for tile in VOTE_TILES:
            if tiles[tile]:
                count += tiles[tile]
                state.gone = with_change(state.gone, tile, tiles[tile])
                tiles[tile] = 0
        if count:
            state.emit("votes_removed", Seat(seat), (count,))
    left = 0
    for place in range(len(state.forum)):
        if state.forum[place] != EMPTY:
            state.gone = with_change(state.gone, state.forum[place], 1)
            state.forum[place] = EMPTY
            left += 1
    state.emit("forum_cleared", NOBODY, (left,))
    state.demands = ()
    if not VOTE_TILES_IN_PROVINCES_STAY:
        remove_votes_in_provinces(state)


def remove_votes_in_provinces(state: Trajan) -> None:
    """R-69, read otherwise: vote tiles that nobody has fetched leave the game, too."""
    for province in range(PROVINCES):
        tile = state.province_tiles[province]
        if tile != EMPTY and VOTES[tile]:
            state.gone = with_change(state.gone, tile, 1)
            state.province_tiles = with_item(state.province_tiles, province, EMPTY)
