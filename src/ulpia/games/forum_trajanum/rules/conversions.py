"""Free conversions in the own turn (R-32 to R-36).

They are offered from the building phase on. Nothing earlier in a turn can need their result:
only buildings cost figures, and Tribunes for both tiles must be owned before (R-21).
"""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import (
    CRAFTSMAN_1,
    CRAFTSMAN_1_USES,
    CRAFTSMAN_2,
    CRAFTSMAN_2_USES,
    MERCHANT_2,
    MERCHANT_2_USES,
    Row,
)
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BUILDER,
    COLOURS,
    EXCHANGEABLE,
    WORKER,
    Colour,
)
from ulpia.games.forum_trajanum.state import Colonia, ForumTrajanum
from ulpia.kernel.moves import Move, Refusal, Seat

TRAIN: Final = tuple([Move("train", (colour,)) for colour in range(len(COLOURS))])
RECOLOUR: Final = tuple(
    [
        [Move("recolour", (colour, other)) for other in range(len(COLOURS)) if other != colour]
        for colour in range(len(COLOURS))
    ]
)
CRAFT: Final = [Move("craft", (colour,)) for colour in range(len(COLOURS))]
PROMOTE: Final = Move("promote")
EXCHANGE: Final = tuple(
    [
        [Move("exchange", (good, other)) for other in EXCHANGEABLE if other != good]
        for good in EXCHANGEABLE
    ]
)


def conversions(colonia: Colonia) -> list[Move]:
    """Return a new list of every conversion that is possible now."""
    options: list[Move] = []
    goods = colonia.goods
    assistants = goods[ASSISTANT]
    for colour in range(4):
        workers = goods[WORKER + colour]
        if workers > 1:
            options.append(TRAIN[colour])
        if workers and assistants:
            options.extend(RECOLOUR[colour])
    if colonia.active >> MERCHANT_2:  # the last three rows can convert
        add_abilities(colonia, options)
    return options


def add_abilities(colonia: Colonia, options: list[Move]) -> None:
    """R-34, R-35: what Craftsmen and Merchant II can do now."""
    goods = colonia.goods
    if goods[ASSISTANT]:
        if may_craft(colonia):
            options.extend(CRAFT)
        if may_promote(colonia):
            options.append(PROMOTE)
    if may_exchange(colonia):
        for good in EXCHANGEABLE:
            if goods[good]:
                options.extend(EXCHANGE[good])


def may_craft(colonia: Colonia) -> bool:
    """R-34, R-36: Craftsman I, twice a turn, also in the turn he is placed."""
    return (colonia.active >> CRAFTSMAN_1) & 1 == 1 and colonia.crafted < CRAFTSMAN_1_USES


def may_promote(colonia: Colonia) -> bool:
    """R-34: Craftsman II, once a turn."""
    return (colonia.active >> CRAFTSMAN_2) & 1 == 1 and colonia.promoted < CRAFTSMAN_2_USES


def may_exchange(colonia: Colonia) -> bool:
    """R-35: Merchant II, once a turn."""
    return (colonia.active >> MERCHANT_2) & 1 == 1 and colonia.exchanged < MERCHANT_2_USES


def convert(state: ForumTrajanum, seat: Seat, move: Move) -> None:
    """Carry out a conversion; each uses something up, so they come to an end."""
    colonia = state.colonies[seat]
    goods = colonia.goods
    verb = move.verb
    if verb == "recolour":
        goods[ASSISTANT] -= 1
        goods[WORKER + move.nouns[0]] -= 1
        goods[WORKER + move.nouns[1]] += 1
        state.emit("worker_recoloured", seat, move.nouns)
    elif verb == "train":
        goods[WORKER + move.nouns[0]] -= 2
        goods[BUILDER] += 1
        state.emit("workers_trained", seat, move.nouns)
    elif verb == "craft":
        colonia.crafted += 1
        goods[ASSISTANT] -= 1
        goods[WORKER + move.nouns[0]] += 1
        state.emit("worker_crafted", seat, move.nouns)
    elif verb == "promote":
        colonia.promoted += 1
        goods[ASSISTANT] -= 1
        goods[BUILDER] += 1
        state.emit("builder_promoted", seat)
    else:
        colonia.exchanged += 1
        goods[move.nouns[0]] -= 1
        goods[move.nouns[1]] += 1
        state.emit("good_exchanged", seat, move.nouns)


CONVERSION_VERBS: Final = ("train", "recolour", "craft", "promote", "exchange")


def why_not_now(move: Move) -> Refusal | None:
    """R-36: refuse conversions in the own turn before the building phase."""
    return Refusal("only_in_building_phase", 36) if move.verb in CONVERSION_VERBS else None


def why_not_converted(colonia: Colonia, move: Move) -> Refusal | None:
    """Explain why a conversion is not possible; None for other moves."""
    verb = move.verb
    if verb == "train":
        return Refusal("two_workers_needed", 32, move.nouns)
    if verb == "recolour":
        return why_not_recoloured(colonia, Colour(move.nouns[0]), Colour(move.nouns[1]))
    if verb == "craft":
        return why_not_able(colonia, CRAFTSMAN_1, may_craft(colonia))
    if verb == "promote":
        return why_not_able(colonia, CRAFTSMAN_2, may_promote(colonia))
    if verb == "exchange":
        return why_not_exchanged(colonia, move.nouns[0], move.nouns[1])
    return None


def why_not_recoloured(colonia: Colonia, colour: Colour, target: Colour) -> Refusal:
    if colour == target:
        return Refusal("same_colour", 33, (colour,))
    if not colonia.goods[WORKER + colour]:
        return Refusal("no_worker", 33, (colour,))
    return Refusal("no_assistant", 33)


def why_not_able(colonia: Colonia, row: Row, may: bool) -> Refusal:
    if may:
        return Refusal("no_assistant", 34)
    return why_not_free_to_act(colonia, row, 34)


def why_not_free_to_act(colonia: Colonia, row: Row, ruling: int) -> Refusal:
    code = "used_up" if (colonia.active >> row) & 1 else "not_active"
    return Refusal(code, ruling, (row,))


def why_not_exchanged(colonia: Colonia, good: int, target: int) -> Refusal:
    for named in (good, target):
        if named not in EXCHANGEABLE:
            return Refusal("not_exchangeable", 35, (named,))
    if good == target:
        return Refusal("not_exchangeable", 35, (target,))
    if not may_exchange(colonia):
        return why_not_free_to_act(colonia, MERCHANT_2, 35)
    return Refusal("no_such_good", 35, (good,))
