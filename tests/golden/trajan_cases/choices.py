"""What a witness sees in the choices of the players, by the question they answer."""

from __future__ import annotations

from typing import Final

from tests.golden.trajan_cases.witness import NOTHING, Witness
from tests.golden.watcher import Seeing
from ulpia.games.trajan.components.actions import ACTION_WORDS, CONSTRUCTION, TRAJAN, TRAY_WORDS
from ulpia.games.trajan.components.commodities import PILE_WORDS, START_HAND
from ulpia.games.trajan.components.forum_tiles import WILD_ACTION
from ulpia.games.trajan.components.trajan_tiles import CARDS, STACK_WORDS, TRAJAN_TILES
from ulpia.games.trajan.kinds import ROLE_WORDS
from ulpia.games.trajan.rules.actions import BONUS, MAIN, SECOND_REPEAT
from ulpia.games.trajan.rules.cards import cards_to_draw
from ulpia.games.trajan.rules.senate import votes
from ulpia.kernel.moves import Decision, Move, Seat


def see_place(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "place":
        witness.by_hand.add(decision.seat)
        witness.note("markers laid by hand")
    elif decision.seat in witness.by_hand:
        witness.note("markers arranged after some were laid by hand")
    else:
        witness.note("markers arranged")


def see_take_cards(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "take":
        witness.note(f"first cards taken from {PILE_WORDS[move.nouns[0]]}")
    elif decision.about[0] < START_HAND:
        witness.note("first cards arranged after some were taken by hand")
    else:
        witness.note("first cards arranged")


def see_choose_tiles(witness: Witness, decision: Decision, move: Move) -> None:
    if move.verb == "choose":
        stack, slot = move.nouns
        witness.note(f"first tile chosen from {STACK_WORDS[stack]}")
        witness.note(f"first tile chosen for {TRAY_WORDS[slot]}")
    elif decision.about[0] < 3:
        witness.note("first tiles arranged after some were chosen by hand")
    else:
        witness.note("first tiles arranged")


def see_effect(witness: Witness, decision: Decision, move: Move) -> None:
    printed = TRAJAN_TILES[witness.completed]
    word = STACK_WORDS[printed.stack]
    witness.note(f"{word} effect {'waived' if move.verb == 'waive' else 'accepted'}")
    if move.verb != "accept":
        return
    if printed.stack == CARDS:
        if cards_to_draw(witness.before) < printed.amount:
            witness.note("cards effect cut short by the deck")
    elif decision.about[0] < printed.amount:
        witness.note(f"{word} effect cut short by the supply")


def see_action(witness: Witness, decision: Decision, move: Move) -> None:
    role = decision.about[0]
    if role == MAIN:
        witness.has_acted = True
        if witness.arch_is_back and decision.prompt == ACTION_WORDS[TRAJAN]:
            witness.note("arch comes back in time for the Trajan action of the turn")
    elif role == BONUS:
        witness.open_bonus = NOTHING
        witness.had_bonus = witness.had_bonus or move.verb != "pass"
    elif role == SECOND_REPEAT:
        witness.note(f"{witness.open_repeat} {'waived' if move.verb == 'pass' else 'used'}")
        witness.open_repeat = ""
    end = "passed" if move.verb == "pass" else "performed"
    witness.note(f"{ROLE_WORDS[role]} {decision.prompt} {end}")
    witness.gained = NOTHING
    see_option(witness, move)


def see_option(witness: Witness, move: Move) -> None:
    """Note options that no event tells apart."""
    if move.verb == "draw":
        witness.note("draw" if cards_to_draw(witness.before) > 1 else "draw the last card")
    elif move.verb in ("enlist", "hire"):
        witness.note(move.verb)
    elif move.verb == "take":
        witness.note(f"take {PILE_WORDS[move.nouns[0]]}")
    elif move.verb == "claim":
        witness.note(f"claim {STACK_WORDS[move.nouns[0]]}")
        if 0 in witness.before.stack_left:
            witness.note("claim while a stack is empty")


def see_repeat(witness: Witness, decision: Decision, move: Move) -> None:
    action = decision.about[0]
    word = ACTION_WORDS[action]
    if move.verb == "stop":
        witness.note(f"repeating {word} declined")
        return
    tile = move.nouns[0]
    player = witness.before.players[decision.seat]
    kind = "wild" if tile == WILD_ACTION else "own"
    is_bonus = witness.target == CONSTRUCTION != action
    if is_bonus:
        witness.note(f"bonus {word} repeated with {kind} tile")
    elif witness.had_bonus:
        witness.note("construction repeated after its bonus action")
    if tile == witness.gained and player.tiles[tile] == 1:
        witness.note(f"{word} repeated with the tile that it just gained")
    if not (player.plus_two >> action) & 1:
        witness.note(f"{word} repeated with {kind} tile")
        return
    witness.open_repeat = f"{word} repeated with {kind} tile and +2, second"
    if is_bonus:
        witness.note("bonus action repeated with +2")


def see_discard(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"discard on {PILE_WORDS[move.nouns[1]]}")


def see_pick(witness: Witness, decision: Decision, move: Move) -> None:
    """R-65, R-66: the consul's choice, and what decided who is consul and vice consul."""
    table = witness.last_vote = witness.before
    witness.note(f"consul picks the {'first' if move == decision.options[0] else 'other'} tile")
    keys = [(votes(table, Seat(seat)), table.players[seat].senate) for seat in range(table.seats)]
    keys.sort(reverse=True)
    if keys[0][0] == 0:
        witness.note("nobody has a vote")
    for office, first, second in zip(("consul", "vice consul"), keys, keys[1:], strict=False):
        if first[0] == second[0]:
            by = "height in the stack" if first == second else "space"
            witness.note(f"tie of votes: {office} by {by}")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "place": see_place,
    "take_cards": see_take_cards,
    "choose_tiles": see_choose_tiles,
    "draw_effect": see_effect,
    "workers_effect": see_effect,
    "legionnaires_effect": see_effect,
    "plus_two_effect": see_effect,
    **{word: see_action for word in ACTION_WORDS},
    "repeat": see_repeat,
    "discard": see_discard,
    "pick": see_pick,
}
