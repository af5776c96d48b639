"""What a witness sees in the final scoring: sets, wild tiles, ties (R-64, R-75 to R-82)."""

from __future__ import annotations

from tests.golden.trajan_cases.witness import Witness
from ulpia.games.trajan.components.bonus_tiles import (
    COMMODITY_BONUSES,
    FIRST_DEMAND_BONUS,
    GRAY_SIDE,
    SIDE_WORDS,
    WORKERS_BONUS,
    YELLOW_BONUS,
    Side,
)
from ulpia.games.trajan.components.construction import PART_MASK, PARTS
from ulpia.games.trajan.components.demands import DEMANDS
from ulpia.games.trajan.components.forum_tiles import (
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
)
from ulpia.games.trajan.game import TRAJAN
from ulpia.games.trajan.rules.senate import ranked_by_space, ranked_by_votes, votes
from ulpia.games.trajan.scoring.bonus_tiles import bonus_points, plain_bonus_points
from ulpia.games.trajan.state import Player
from ulpia.kernel.moves import Seat


def see_end(witness: Witness) -> None:
    match = witness.match
    edition, time = match.options["edition"], match.options["time"]
    witness.note(f"{match.seats} seats, edition {edition}, time {time}")
    witness.note(f"start player {match.options['start']}")
    totals = TRAJAN.totals(match.state)
    if min(totals) < 0:
        witness.note("negative final score")
    if max(totals) > 100:
        witness.note("final score over 100")
    for seat in range(match.seats):
        see_sets(witness, match.state.players[seat])
        see_bonus_tiles(witness, Seat(seat))
    see_tie(witness, totals)


def see_sets(witness: Witness, player: Player) -> None:
    """R-76: name the use of wild tiles only where there is just one best."""
    counts = [(player.buildings & PART_MASK[part]).bit_count() for part in range(PARTS)]
    more = sorted([count for count in counts if count > 1])
    for size in set(counts) & {3, 4}:
        witness.note(f"set of {size}")
    if len([count for count in more if count > 2]) > 1:
        witness.note("two sets")
    wilds = player.tiles[WILD_CONSTRUCTION]
    if wilds == 1 and set(more) in ({2}, {3}):
        witness.note(f"wild construction makes {more[0]} a set of {more[0] + 1}")
    elif wilds == 2 and more == [2]:
        witness.note("two wild constructions make 2 a set of 4")
    elif wilds == 2 and not more and 1 in counts:
        witness.note("two wild constructions make 1 a set of 3")


def see_bonus_tiles(witness: Witness, seat: Seat) -> None:
    state = witness.match.state
    player = state.players[seat]
    scored = bonus_points(state, seat)
    sides = [side for bonus, side, _ in scored if bonus < COMMODITY_BONUSES]
    if player.tiles[WILD_COMMODITY] and sides:
        witness.note(f"wild commodity helps a {SIDE_WORDS[sides[0]]} bonus tile")
    for bonus, side, _ in scored:
        if (bonus, side) == (WORKERS_BONUS, GRAY_SIDE) and player.workers.bit_count() % 2:
            witness.note("half a point rounded up")
        if bonus == YELLOW_BONUS and player.yellow_bonus.bit_count() > 1:
            witness.note(f"bonus yellow {SIDE_WORDS[side]} counts several tiles")
    see_wild_demands(witness, player, scored)


def see_wild_demands(witness: Witness, player: Player, scored: list[tuple[int, int, int]]) -> None:
    """R-64: how many demand bonus tiles one wild demand serves is a matter of the edition."""
    edition = witness.match.options["edition"]
    helped = [
        points
        for bonus, side, points in scored
        if FIRST_DEMAND_BONUS <= bonus < FIRST_DEMAND_BONUS + DEMANDS
        and not plain_bonus_points(player, bonus, Side(side))
    ]
    if not player.tiles[WILD_DEMAND] or not helped:
        return
    witness.note(f"wild demand helps a bonus tile in {edition}")
    if player.tiles[WILD_DEMAND] == 1 and len(helped) > 1:
        witness.note(f"one wild demand for two bonus tiles in {edition}")


def see_tie(witness: Witness, totals: list[int]) -> None:
    """R-81: what decided between the best, if several had the most points."""
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    table = witness.last_vote
    if len(tied) < 2 or table is None:
        return
    edition = table.edition
    spaces = [table.players[seat].senate for seat in tied]
    counts = [votes(table, Seat(seat)) for seat in tied]
    both = list(zip(counts, spaces, strict=True))
    by = "height in the stack"
    if edition == "2011" and counts.count(max(counts)) == 1:
        by = "votes"
    elif (edition == "2011" and both.count(max(both)) == 1) or (
        edition == "2022" and spaces.count(max(spaces)) == 1
    ):
        by = "space"
    witness.note(f"final tie in {edition} by {by}")
    if len(tied) > 2:
        witness.note("final tie of three")
    first_by_votes = next(seat for seat in ranked_by_votes(table) if seat in tied)
    first_by_space = next(seat for seat in ranked_by_space(table) if seat in tied)
    if first_by_votes != first_by_space:
        witness.note(f"final tie in {edition} that the other edition decides otherwise")
