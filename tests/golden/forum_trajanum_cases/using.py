"""What a witness notes of used tiles, citizens and conversions (R-16 to R-36)."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases.witness import HANDICAP, PLAY, SET_UP, Witness
from tests.golden.watcher import Hearing, Seeing
from ulpia.games.forum_trajanum.components.citizens import (
    CRAFTSMAN_1,
    CRAFTSMAN_2,
    MERCHANT_1,
    MERCHANT_2,
    PATRICIAN_1,
    PATRICIAN_2,
    ROW_WORDS,
)
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    CITIZENS,
    FRONT_WORDS,
)
from ulpia.games.forum_trajanum.components.goods import ASSISTANT, COLOURS, GOODS
from ulpia.games.forum_trajanum.components.prestige import NEXT_CYPRESS
from ulpia.games.forum_trajanum.components.tracks import BONUS_UPGRADE, BONUS_WORDS
from ulpia.games.forum_trajanum.kinds import FOREIGN_TILE, ORIGIN_WORDS, OWN
from ulpia.kernel.events import Event
from ulpia.kernel.moves import Decision, Move


def hear_revealed(witness: Witness, event: Event) -> None:
    if event.values[0] == OWN:
        witness.has_own = True
    else:
        witness.has_foreign = True


def see_pick(witness: Witness, decision: Decision, move: Move) -> None:
    witness.was_asked_to_pick = True
    if move.verb == "decline":
        witness.note("picking a tile back declined")
        return
    witness.picked = True
    witness.note("tile picked back")
    if not witness.has_own:
        witness.note("tile picked back by a player without a tile")


def see_use(witness: Witness, decision: Decision, move: Move) -> None:
    picked = " beside a picked one" if witness.picked else ""
    if move.verb == "both":
        witness.note(f"both tiles used{picked}")
    else:
        witness.note(f"{ORIGIN_WORDS[move.nouns[0]]} tile of two used{picked}")


def see_use_first(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"{ORIGIN_WORDS[move.nouns[0]]} tile used first")


def hear_used(witness: Witness, event: Event) -> None:
    origin, front = event.values
    witness.note(f"use {ORIGIN_WORDS[origin]} {FRONT_WORDS[front]}")
    witness.upgrade_by = "a tile"
    witness.has_used_own = witness.has_used_own or origin == OWN
    if witness.picked and origin == FOREIGN_TILE:
        kind = "citizen is placed" if front < CITIZENS else "resource leaves the game"
        witness.note(f"picked {kind}")


def hear_shipped(witness: Witness, event: Event) -> None:
    """R-25: a citizen on the ship was not used; other tiles come there either way."""
    witness.unused_aboard = not witness.has_used_own
    if event.values[0] < CITIZENS:
        witness.note("unused own citizen becomes an envoy")


def hear_laid_beside(witness: Witness, event: Event) -> None:
    if event.values[0] < CITIZENS:
        witness.note("unused foreign citizen lies beside the Colonia")


# citizens


def hear_placed(witness: Witness, event: Event) -> None:
    row, origin, _ = event.values
    word = ROW_WORDS[row]
    if witness.stage == SET_UP:
        witness.note(f"first woman in {word}")
    elif witness.stage == HANDICAP:
        witness.note(f"beginner's second citizen in {word}")
    else:
        witness.arrived.append(row)
        witness.note(f"first citizen in {word}, {ORIGIN_WORDS[origin]}")
        note_other_row(witness, event)


def note_other_row(witness: Witness, event: Event) -> None:
    """R-23: say how the other row of the class stands when a citizen opens this one."""
    row = event.values[0]
    before = witness.before.colonies[event.seat]
    other = 1 << (row ^ 1)
    if before.second & other:
        witness.note("row opened because the other one of the class is full")
    elif before.first & other:
        witness.note("row opened before the other one of the class is full")


def hear_doubled(witness: Witness, event: Event) -> None:
    row, origin, _ = event.values
    witness.note(f"second citizen in {ROW_WORDS[row]}, {ORIGIN_WORDS[origin]}")
    witness.waking = (event.seat, row)
    if row == PATRICIAN_1:
        witness.owed_envoy = True
        witness.sent_by = "the patrician1 bonus"
    elif row == PATRICIAN_2:
        witness.bonus_for = "the patrician2 bonus"
    elif row == CRAFTSMAN_1:
        witness.worker_for = "craftsman1 bonus"
    elif row == CRAFTSMAN_2:
        witness.note("craftsman2 bonus: builder")


def hear_activated(witness: Witness, event: Event) -> None:
    """R-30: a row that is activated by a second citizen was asleep."""
    if witness.waking == (event.seat, event.values[0]):
        witness.note(f"second citizen wakes {ROW_WORDS[event.values[0]]}")


def see_row_bonus(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"{ROW_WORDS[decision.about[0]]} bonus: {GOODS[move.nouns[0]]}")


def see_worker(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"{witness.worker_for}: {GOODS[move.nouns[0]]} worker")


# area bonuses and upgrades


def see_area_bonus(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note(f"{BONUS_WORDS[move.nouns[0]]} for {witness.bonus_for}")


def see_second_area_bonus(witness: Witness, decision: Decision, move: Move) -> None:
    """R-55: Patrician II."""
    bonus = "none" if move.verb == "decline" else BONUS_WORDS[move.nouns[0]]
    witness.note(f"second bonus for {witness.bonus_for}: {bonus}")
    witness.note_ability(PATRICIAN_2)


def hear_bonus(witness: Witness, event: Event) -> None:
    if event.values[0] == BONUS_UPGRADE:
        witness.upgrade_by = "an area bonus"


def see_upgrade(witness: Witness, decision: Decision, move: Move) -> None:
    """R-58: Merchant I."""
    bar = witness.colonia(decision).bar
    witness.note_ability(MERCHANT_1)
    witness.note(
        f"upgrade from {bar} {'to a cypress' if move.verb == 'cypress' else 'by one only'}"
    )


def hear_bar_moved(witness: Witness, event: Event) -> None:
    bar, witness.bars[event.seat] = witness.bars[event.seat], event.values[0]
    witness.note(f"upgrade by {witness.upgrade_by}")
    if bar == event.values[0]:
        witness.note("upgrade lost at the end of the track")
        return
    witness.note(f"bar at {event.values[0]}")
    colonia = witness.before.colonies[event.seat]
    sleeps = colonia.flipped and not (colonia.active >> MERCHANT_1) & 1
    if sleeps and NEXT_CYPRESS[bar] > bar + 1:
        witness.note("upgrade by one while merchant1 sleeps")


def hear_bar_turned(witness: Witness, event: Event) -> None:
    witness.note(f"bar turned in {'play' if witness.stage == PLAY else 'set-up'}")


# conversions


def hear_trained(witness: Witness, event: Event) -> None:
    witness.note(f"train two {COLOURS[event.values[0]]} workers")


def hear_recoloured(witness: Witness, event: Event) -> None:
    colour, target = event.values
    witness.note(f"recolour {COLOURS[colour]} to {COLOURS[target]}")


def hear_crafted(witness: Witness, event: Event) -> None:
    witness.note(f"craft {COLOURS[event.values[0]]}")
    witness.crafted += 1
    if witness.crafted > 1:
        witness.note("craftsman1 used twice in a turn")
    witness.note_ability(CRAFTSMAN_1)
    if witness.exchanged_for == ASSISTANT:
        witness.note("craftsman1 used after merchant2 gave an assistant")


def hear_promoted(witness: Witness, event: Event) -> None:
    witness.note("promote")
    witness.note_ability(CRAFTSMAN_2)
    if witness.exchanged_for == ASSISTANT:
        witness.note("craftsman2 used after merchant2 gave an assistant")


def hear_exchanged(witness: Witness, event: Event) -> None:
    good, target = event.values
    witness.exchanged_for = target
    witness.note(f"exchange {GOODS[good]} for {GOODS[target]}")
    witness.note_ability(MERCHANT_2)
    if not witness.has_built:
        witness.note("merchant2 used before building")


def see_prepare(witness: Witness, decision: Decision, move: Move) -> None:
    witness.note("converted after building" if move.verb != "done" else "nothing converted after")


CHOICES: Final[dict[str, Seeing[Witness]]] = {
    "pick": see_pick,
    "use": see_use,
    "use_first": see_use_first,
    "row_bonus": see_row_bonus,
    "worker": see_worker,
    "area_bonus": see_area_bonus,
    "second_area_bonus": see_second_area_bonus,
    "upgrade": see_upgrade,
    "prepare": see_prepare,
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "tile_revealed": hear_revealed,
    "tile_used": hear_used,
    "tile_shipped": hear_shipped,
    "tile_laid_beside": hear_laid_beside,
    "citizen_placed": hear_placed,
    "citizen_doubled": hear_doubled,
    "row_activated": hear_activated,
    "bonus_gained": hear_bonus,
    "bar_moved": hear_bar_moved,
    "bar_turned": hear_bar_turned,
    "workers_trained": hear_trained,
    "worker_recoloured": hear_recoloured,
    "worker_crafted": hear_crafted,
    "builder_promoted": hear_promoted,
    "good_exchanged": hear_exchanged,
}
