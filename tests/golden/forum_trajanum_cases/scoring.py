"""What a witness notes of payment, scoring and the end (R-60, R-65 to R-79)."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.witness import Witness
from tests.golden.watcher import Hearing, Seeing, number_of
from ulpia.games.forum_trajanum.components.citizens import PATRICIAN_1, ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import COLOURS
from ulpia.games.forum_trajanum.components.player_board import CYCLES, TEMPLES
from ulpia.games.forum_trajanum.components.prestige import LARGEST_PRINTED
from ulpia.games.forum_trajanum.components.trajan_cards import (
    ANYWHERE,
    CARD_WORDS,
    CYCLE_WORDS,
    TASK_WORDS,
    TRAJAN_CARDS,
)
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM, NO_HANDICAP, rank, seats_in
from ulpia.games.forum_trajanum.mosaic import groups_of
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.scoring.patterns import fits, places
from ulpia.games.forum_trajanum.state import Colonia
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Decision, Move

BUILDING_TASK: Final = 0


def see_pay(witness: Witness, decision: Decision, move: Move) -> None:
    row = decision.about[0]
    colonia = witness.colonia(decision)
    was_active = (colonia.active >> row) & 1
    if move.verb == "leave":
        witness.note(f"{ROW_WORDS[row]} left unpaid with a coin at hand")
    elif was_active:
        witness.note(f"{ROW_WORDS[row]} paid")
    else:
        witness.note(f"{ROW_WORDS[row]} woken by payment")
    if move.verb == "pay" and (colonia.second >> row) & 1:
        witness.note("one coin for two citizens")
    witness.note(f"payment in cycle {CYCLE_WORDS[witness.cycle]}")
    witness.paying = (decision.seat, row)


def hear_unpaid(witness: Witness, event: Event) -> None:
    if witness.paying != (event.seat, event.values[0]):
        witness.note(f"no coin for {ROW_WORDS[event.values[0]]}")


def hear_crane(witness: Witness, event: Event) -> None:
    _, colour, count, points = event.values
    cycle = CYCLE_WORDS[witness.cycle]
    witness.cranes[event.seat] += 1
    witness.note(f"crane in cycle {cycle} scores {'points' if points else 'nothing'}")
    if points:
        witness.note(f"{COLOURS[colour]} crane scores")
    if count > 2:
        witness.note("crane scores three structures or more")
    if witness.cranes[event.seat] == 2:
        witness.note("several cranes scored at once")
    if witness.after.colonies[event.seat].scored_cranes == 15:
        witness.note("all four cranes scored")


def hear_row(witness: Witness, event: Event) -> None:
    row, kinds, points = event.values
    colonia = witness.after.colonies[event.seat]
    witness.note(f"{number_of(kinds, 'kind')} of buildings times {points // kinds}")
    witness.note(f"{ROW_WORDS[row]} street scores")
    if (colonia.first & ~colonia.active) >> row & 1:
        witness.note("sleeping citizens multiply nothing")


def hear_eagles(witness: Witness, event: Event) -> None:
    """R-69 to R-71: on eagles, beside them, and with Patrician I diagonally."""
    on, beside, _ = event.values
    state = witness.after
    if on:
        witness.note("eagle points for an envoy on an eagle")
    if beside:
        witness.note("eagle points for an envoy beside an eagle")
    aslant = state.mosaic.aslant & ~state.mosaic.near & ~state.mosaic.eagles
    if state.envoys[event.seat] & aslant:
        is_active = (state.colonies[event.seat].active >> PATRICIAN_1) & 1
        who = "with" if is_active else "without"
        witness.note(f"envoy diagonally by an eagle {who} patrician1")


def hear_area(witness: Witness, event: Event) -> None:
    size = event.values[0]
    state = witness.after
    side = "Merchant's" if state.colonies[event.seat].flipped else "basic"
    name = str(size) if size <= LARGEST_PRINTED else f"more than {LARGEST_PRINTED}"
    witness.note(f"largest area of {name}, {side} side")
    envoys = state.envoys[event.seat] & ~state.mosaic.eagles
    sizes = [group.bit_count() for group in groups_of(state.seats, envoys)]
    if max(sizes, default=0) < size:
        witness.note("envoy on an eagle joins the largest area")


def hear_phase(witness: Witness, event: Event) -> None:
    witness.end_turn()
    witness.begin_scoring()
    if witness.before.introductory and event.values[0] < CYCLES - 1:
        witness.note(f"no Trajan card in cycle {CYCLE_WORDS[event.values[0]]}")


def hear_task(witness: Witness, event: Event) -> None:
    card, task, count, points = event.values
    if task == BUILDING_TASK:
        note_competition(witness, witness.after.colonies[event.seat], card, count)
    if not count:
        return
    witness.note(f"card {CARD_WORDS[card]}: {TASK_WORDS[task]} task")
    witness.note(f"task for {points // count} points")
    if count > 1:
        witness.note(f"{TASK_WORDS[task]} task several times")


def note_competition(witness: Witness, colonia: Colonia, card: int, count: int) -> None:
    """R-74: patterns that share spaces cannot all be scored."""
    task = TRAJAN_CARDS[card].building
    if task.shape == ANYWHERE:
        return
    built = colonia.built
    gray = built[0] | built[1] | built[2] | built[3]
    coloured = built[4] | built[5] | built[6] | built[7]
    found = [
        place.cells for place in places(task, TEMPLES) if fits(built, gray, coloured, task, place)
    ]
    if len(found) > count:
        witness.note("patterns compete for the same spaces")


def see_end(witness: Witness) -> None:
    match = witness.match
    seats, options = f"{match.seats} seats", match.options
    witness.note(f"{seats}, side {options['side']}")
    witness.note(f"{seats}, {options['game']} game")
    witness.note(f"{seats}, {options['supply']} supply")
    if options["handicap"] != NO_HANDICAP:
        beginners = seats_in(options["handicap"])
        are_all = len(beginners) == match.seats
        witness.note("all are beginners" if are_all else "some are beginners")
        for seat in beginners:
            witness.note(f"seat {seat} is a beginner")
    for by_source in FORUM_TRAJANUM.points(match.state):
        for source, points in zip(SOURCES, by_source, strict=True):
            if points:
                witness.note(f"points from {source}")
    if max(FORUM_TRAJANUM.totals(match.state)) >= 80:
        witness.note("final score of 80 or more")
    see_tie(witness)


def see_tie(witness: Witness) -> None:
    """R-79: what decided between the best, if several had the most points."""
    ranks = [rank(colonia) for colonia in witness.match.state.colonies]
    points, citizens, _ = max(ranks)
    tied = [one for one in ranks if one[0] == points]
    if len(tied) == 1:
        return
    if ranks.count(max(ranks)) > 1:
        by = f"shared by {ranks.count(max(ranks))}"
    elif len([one for one in tied if one[1] == citizens]) > 1:
        by = "decided by goods"
    else:
        by = "decided by active citizens"
    witness.note(f"tie {by}")
    if len(tied) > 2:
        witness.note("tie of three or more")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "pay": see_pay,
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "scoring_began": hear_phase,
    "row_unpaid": hear_unpaid,
    "crane_scored": hear_crane,
    "row_scored": hear_row,
    "eagles_scored": hear_eagles,
    "area_scored": hear_area,
    "task_scored": hear_task,
}
