"""What a witness hears from the events of a game, by their names."""

from __future__ import annotations

from typing import Final

from tests.golden.trajan_cases.witness import Witness
from tests.golden.watcher import Hearing, number_of
from ulpia.games.trajan.components.actions import ACTION_WORDS, CENTRE, EMPTY, TRAY_WORDS
from ulpia.games.trajan.components.bonus_tiles import BONUS_WORDS, SIDE_WORDS
from ulpia.games.trajan.components.commodities import PAIRS, SHIP_WORDS, WILD
from ulpia.games.trajan.components.construction import PART_WORDS, SPACE_WORDS
from ulpia.games.trajan.components.demands import DEMAND_WORDS
from ulpia.games.trajan.components.forum_tiles import (
    GREEN_SPACES_PER_PLAYER,
    TILE_WORDS,
    WILD_ACTION,
    YELLOW_SPACES,
)
from ulpia.games.trajan.components.provinces import CAMP, PROVINCE_WORDS, PROVINCES
from ulpia.games.trajan.components.tracks import QUARTER_WORDS
from ulpia.games.trajan.components.trajan_tiles import (
    CARDS,
    LEGIONNAIRES,
    PLUS_TWO,
    STACK_WORDS,
    TRAJAN_TILE_WORDS,
    TRAJAN_TILES,
    WORKERS,
)
from ulpia.games.trajan.kinds import COVER_WORDS, SOURCES
from ulpia.games.trajan.rules.cards import cards_to_draw
from ulpia.games.trajan.rules.refilling import is_deserted
from ulpia.games.trajan.scoring.demands import BY_TRAJAN_TILE
from ulpia.kernel.events import Event

ALL_SIX: Final = 63


def always(case: str) -> Hearing[Witness]:
    """Return the hearing of an event that is a case by itself."""

    def hear(witness: Witness, event: Event) -> None:
        witness.note(case)

    return hear


# set-up and sowing


def hear_markers_laid(witness: Witness, event: Event) -> None:
    markers = event.values
    if any([markers[at] == markers[at + 1] for at in range(0, len(markers), 2)]):
        witness.note("two markers of one colour on a tray at the start")


def hear_turn_began(witness: Witness, event: Event) -> None:
    witness.end_turn()


def hear_sown(witness: Witness, event: Event) -> None:
    tray, count, target = event.values
    witness.target = target
    witness.note(f"sow {TRAY_WORDS[tray]}")
    witness.note(f"sow {number_of(count, 'marker')}")


def hear_time_moved(witness: Witness, event: Event) -> None:
    steps, position = event.values
    witness.crossings = (witness.clock + steps) // witness.before.track
    witness.clock = position


def hear_tile_completed(witness: Witness, event: Event) -> None:
    slot, tile = event.values[:2]
    player = witness.before.players[event.seat]
    witness.completed = tile
    witness.note(f"complete {TRAJAN_TILE_WORDS[tile]}")
    witness.note(f"complete a tile at {TRAY_WORDS[slot]}")
    if player.arch == CENTRE:
        witness.arch_is_back = True
        witness.note("arch comes back from the centre")
    stack = TRAJAN_TILES[tile].stack
    if stack in (WORKERS, LEGIONNAIRES) and not player.supply:
        witness.note(f"{STACK_WORDS[stack]} effect lost for lack of tokens")
    if stack == PLUS_TWO and player.plus_two == ALL_SIX:
        witness.note("plus-two effect lost for lack of a free action")
    if stack == CARDS and not cards_to_draw(witness.before):
        witness.note("cards effect lost for lack of cards")


def hear_arch_moved(witness: Witness, event: Event) -> None:
    if event.values[0] == CENTRE:
        witness.note("arch goes to the centre")


def hear_plus_two_assigned(witness: Witness, event: Event) -> None:
    witness.note(f"+2 on {ACTION_WORDS[event.values[0]]}")


def hear_bonus_action(witness: Witness, event: Event) -> None:
    witness.lose_bonus()
    witness.open_bonus = event.values[0]
    if witness.before.extra_spent:
        witness.note("repeated construction brings a bonus action")


# the seaport


def hear_pile_refilled(witness: Witness, event: Event) -> None:
    witness.note("discard pile refilled " + ("in play" if witness.before.turns else "in set-up"))


def hear_card_taken(witness: Witness, event: Event) -> None:
    if not witness.after.piles[event.values[1]]:
        witness.note("discard pile stays empty for lack of cards")


def hear_cards_laid(witness: Witness, event: Event) -> None:
    cards = event.values
    if len(cards) == 1:
        witness.note("lay one card")
    else:
        witness.note(f"lay two {'equal' if cards[0] == cards[1] else 'different'} cards")
    if cards_to_draw(witness.before) < len(cards):
        witness.note("lay cards without full refill")


def hear_cards_shipped(witness: Witness, event: Event) -> None:
    ship, points, *cards = event.values
    word = SHIP_WORDS[ship]
    size = len(cards) // 2 if ship == PAIRS else len(cards)
    side = "gray" if (witness.before.gray_ships >> ship) & 1 else "coloured"
    witness.note(f"ship {word} {size} {side}")
    if not points:
        witness.note("ship for 0 points")
    wilds = cards.count(WILD)
    if wilds:
        witness.note(f"ship {word} with {number_of(wilds, 'wild')}")
        if wilds == len(cards):
            witness.note(f"ship {word} with wilds only")
    if ship == PAIRS:
        halves = len([card for card in cards if card != WILD and cards.count(card) == 1])
        if halves:
            witness.note("ship pairs with a pair of card and wild")
        if wilds > halves:
            witness.note("ship pairs with a pair of wilds")


# the other actions


def hear_tile_collected(witness: Witness, event: Event) -> None:
    tile, place = event.values
    witness.gained = tile
    witness.note(f"collect {TILE_WORDS[tile]}")
    if place >= YELLOW_SPACES and tile > WILD_ACTION:
        witness.note("collect an extra action with a green back")


def hear_leader_marched(witness: Witness, event: Event) -> None:
    province = event.values[0]
    witness.note(f"march to {PROVINCE_WORDS[province]}")
    if province != CAMP and witness.before.province_tiles[province] == EMPTY:
        witness.note("march to a province without a tile")


def hear_tile_seized(witness: Witness, event: Event) -> None:
    witness.gained = event.values[0]
    witness.note(f"seize {TILE_WORDS[event.values[0]]}")


def hear_recruits(witness: Witness, event: Event) -> None:
    if witness.before.players[event.seat].supply == event.values[0]:
        witness.note("supply of tokens exhausted")


def hear_province_occupied(witness: Witness, event: Event) -> None:
    province, points = event.values
    witness.note(f"occupy {PROVINCE_WORDS[province]}")
    foreign = sum([(player.legionnaires >> province) & 1 for player in witness.before.players])
    if foreign:
        witness.note(f"occupy beside {number_of(foreign, 'foreign legionnaire')}")
    if not points:
        witness.note("occupy for 0 points")


def hear_senate_advanced(witness: Witness, event: Event) -> None:
    witness.note(f"advance to {event.values[0]}")


def hear_stack_emptied(witness: Witness, event: Event) -> None:
    witness.note(f"{STACK_WORDS[event.values[0]]} stack exhausted")


def hear_building_taken(witness: Witness, event: Event) -> None:
    space, part, points = event.values
    witness.note(f"build {PART_WORDS[part]}-{points}")
    witness.note(f"build on {SPACE_WORDS[space]}")


# round and quarter


def hear_demand_revealed(witness: Witness, event: Event) -> None:
    witness.rounds.append("demand")
    witness.note(f"the people demand {DEMAND_WORDS[event.values[0]]}")


def hear_quarter_ended(witness: Witness, event: Event) -> None:
    witness.quarter = event.values[0]
    witness.rounds.append("quarter")
    witness.note(f"quarter {QUARTER_WORDS[event.values[0]]} ends")


def hear_demand_met(witness: Witness, event: Event) -> None:
    demand, cover = event.values
    witness.note(f"{DEMAND_WORDS[demand]} met by {COVER_WORDS[cover]}")
    if cover == BY_TRAJAN_TILE:
        quarters = witness.kept_in.setdefault((event.seat, demand), set())
        quarters.add(witness.quarter)
        if len(quarters) > 1:
            witness.note("kept demand tile meets demands in two quarters")


def hear_demands_unmet(witness: Witness, event: Event) -> None:
    witness.note(f"penalty {event.values[1]}")


def hear_bonus_awarded(witness: Witness, event: Event) -> None:
    witness.note(f"award {BONUS_WORDS[event.values[0]]} {SIDE_WORDS[event.values[1]]}")


def hear_forum_cleared(witness: Witness, event: Event) -> None:
    witness.note("forum cleared" if event.values[0] else "forum empty at the end of a quarter")


def hear_forum_dealt(witness: Witness, event: Event) -> None:
    if len(event.values) < GREEN_SPACES_PER_PLAYER * witness.match.seats:
        witness.note("forum stack exhausted")


def hear_quarter_began(witness: Witness, event: Event) -> None:
    if any([is_deserted(witness.after, province) for province in range(PROVINCES)]):
        witness.note("deserted province left empty for lack of tiles")


# the end


def hear_bonus_scored(witness: Witness, event: Event) -> None:
    bonus, side, points = event.values
    if points:
        witness.note(f"bonus {BONUS_WORDS[bonus]} {SIDE_WORDS[side]} scores")


def hear_final_points(witness: Witness, event: Event) -> None:
    witness.note(f"final points from {SOURCES[event.values[0]]}")


EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "markers_laid": hear_markers_laid,
    "turn_began": hear_turn_began,
    "sown": hear_sown,
    "time_moved": hear_time_moved,
    "tile_completed": hear_tile_completed,
    "arch_moved": hear_arch_moved,
    "plus_two_assigned": hear_plus_two_assigned,
    "bonus_action": hear_bonus_action,
    "deck_reshuffled": always("deck reshuffled"),
    "pile_refilled": hear_pile_refilled,
    "card_taken": hear_card_taken,
    "cards_laid": hear_cards_laid,
    "cards_shipped": hear_cards_shipped,
    "tile_collected": hear_tile_collected,
    "leader_marched": hear_leader_marched,
    "tile_seized": hear_tile_seized,
    "workers_hired": hear_recruits,
    "legionnaires_enlisted": hear_recruits,
    "province_occupied": hear_province_occupied,
    "senate_advanced": hear_senate_advanced,
    "stack_emptied": hear_stack_emptied,
    "building_taken": hear_building_taken,
    "worker_joined": always("join a foreign worker"),
    "demand_revealed": hear_demand_revealed,
    "quarter_ended": hear_quarter_ended,
    "demand_met": hear_demand_met,
    "demands_unmet": hear_demands_unmet,
    "bonus_awarded": hear_bonus_awarded,
    "votes_removed": always("vote tiles removed"),
    "forum_cleared": hear_forum_cleared,
    "forum_dealt": hear_forum_dealt,
    "province_dealt": always("deserted province refilled"),
    "quarter_began": hear_quarter_began,
    "bonus_scored": hear_bonus_scored,
    "final_points": hear_final_points,
}
