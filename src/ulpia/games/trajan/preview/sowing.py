"""Where sowing would end and what it would complete, told to the owner of the mat alone."""

from __future__ import annotations

from ulpia.games.trajan.components.actions import EMPTY, TRAY_WORDS, TRAYS, Tray, following
from ulpia.games.trajan.components.markers import (
    COLOUR_WORDS,
    COLOURS,
    NO_MARKERS,
    SIZE,
    Colour,
    Markers,
    bag,
    count,
    list_markers,
)
from ulpia.games.trajan.components.trajan_tiles import TRAJAN_TILES
from ulpia.games.trajan.rules.sowing import Drop
from ulpia.games.trajan.state import Player, Trajan
from ulpia.games.trajan.view_types import SowingsView, SowingView
from ulpia.kernel.moves import Seat


def sowing_preview(state: Trajan, owner: Seat) -> SowingsView:
    """Return what only the owner of a mat is told, because only the owner sows there."""
    return {"trays": sowings(state, state.players[owner]), "hand": laying(state, owner)}


def sowings(state: Trajan, player: Player) -> list[SowingView | None]:
    """Return for each tray what emptying it would do; nothing for an empty one."""
    found: list[SowingView | None] = []
    for tray in range(TRAYS):
        hand = Markers(player.trays[tray])
        if hand == NO_MARKERS:
            found.append(None)
            continue
        rest = list(player.trays)
        rest[tray] = NO_MARKERS
        told, _ = preview_sowing(rest, player.slots, following(Tray(tray)), hand)
        told["round_ends"] = state.clock + SIZE[hand] >= state.track
        found.append(told)
    return found


def laying(state: Trajan, owner: Seat) -> SowingView | None:
    """Return what the markers in hand can still do, if this player is laying them out."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Drop) or step.seat != owner:
        return None
    player = state.players[owner]
    told, needs = preview_sowing(list(player.trays), player.slots, step.tray, step.hand)
    ways = ways_from(step.tray, step.hand)
    told["order"] = [COLOUR_WORDS[colour] for colour in in_order(ways, step.hand, needs)]
    return told


def ways_from(first: Tray, hand: Markers) -> list[Tray]:
    """Return the trays that markers reach one after the other (R-12)."""
    return [following(first, step) for step in range(SIZE[hand])]


def preview_sowing(
    trays: list[int], slots: list[int], first: Tray, hand: Markers
) -> tuple[SowingView, list[Colour]]:
    """Return what laying markers from a tray on does, and the markers a tile there asks for.

    `completes` says whether the tile at the target can be completed, `needs` with which markers.
    """
    ways = ways_from(first, hand)
    target = ways[-1]
    needs = missing(slots[target], Markers(trays[target]))
    can = needs is not None and len(needs) <= ways.count(target) and holds(hand, needs)
    last = needs if can and needs is not None else []
    told: SowingView = {
        "count": len(ways),
        "target": TRAY_WORDS[target],
        "arrivals": [ways.count(Tray(tray)) for tray in range(TRAYS)],
        "completes": can,
        "needs": [COLOUR_WORDS[colour] for colour in last],
    }
    return told, last


def missing(tile: int, lying: Markers) -> list[Colour] | None:
    """Return the markers a tile still asks for; None where there is no tile."""
    if tile == EMPTY:
        return None
    printed = TRAJAN_TILES[tile]
    asked = bag([printed.first, printed.second])
    return [
        Colour(colour)
        for colour in range(COLOURS)
        for _ in range(count(asked, Colour(colour)) - count(lying, Colour(colour)))
    ]


def holds(hand: Markers, wanted: list[Colour]) -> bool:
    return all([count(hand, colour) >= wanted.count(colour) for colour in wanted])


def in_order(ways: list[Tray], hand: Markers, needs: list[Colour]) -> list[Colour]:
    """Return the markers of a hand in an order that brings what is needed to the last tray."""
    spare = list_markers(hand)
    for colour in needs:
        spare.remove(colour)
    kept = list(needs)
    laid: list[Colour] = []
    for tray in reversed(ways):
        laid.append(kept.pop() if kept and tray == ways[-1] else spare.pop())
    return laid[::-1]
