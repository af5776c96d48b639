"""Completing a Trajan tile (R-14 to R-23): points, effect, and the arch."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import CENTRE, EMPTY, TRAYS, Action, Slot, Tray
from ulpia.games.trajan.components.markers import Markers, holds_pair
from ulpia.games.trajan.components.trajan_tiles import (
    CARDS,
    DEMAND,
    LEGIONNAIRES,
    PLUS_TWO,
    TRAJAN_TILES,
    VICTORY,
    WORKERS,
)
from ulpia.games.trajan.points import FROM_TRAJAN_TILES, score
from ulpia.games.trajan.rules.camps import enlist, hire
from ulpia.games.trajan.rules.cards import cards_to_draw, draw_card
from ulpia.games.trajan.rules.stacks import tile_values
from ulpia.games.trajan.rulings import EFFECT_MAY_BE_WAIVED
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.tables import with_change, with_item

ACCEPT: Final = Move("accept")
WAIVE: Final = Move("waive")
ACCEPT_OR_WAIVE: Final = [ACCEPT, WAIVE] if EFFECT_MAY_BE_WAIVED else [ACCEPT]
ALL_ACTIONS: Final = (1 << TRAYS) - 1
ASSIGN: Final = tuple([Move("assign", (action,)) for action in range(TRAYS)])


class CompleteTile(Step[Trajan]):
    """R-14 to R-17: the tile at the target tray is completed if both colours are there.

    R-16: once a turn, because the step is planned once, before the action. R-19: what the tile
    brings is there when the action begins.
    """

    FIELDS = ("seat", "target")

    def __init__(self, seat: Seat, target: Tray) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def run(self, state: Trajan) -> None:
        player = state.players[self.seat]
        tile = player.slots[self.target]
        if tile == EMPTY:
            return
        printed = TRAJAN_TILES[tile]
        if not holds_pair(Markers(player.trays[self.target]), printed.first, printed.second):
            return
        # points first, then the effect, then out of the game.
        score(state, self.seat, FROM_TRAJAN_TILES, printed.points)
        state.emit("tile_completed", self.seat, (self.target, *tile_values(tile)))
        player.slots = with_item(player.slots, self.target, EMPTY)
        state.completed |= 1 << tile
        if player.arch == CENTRE:
            player.arch = Slot(self.target)
            state.emit("arch_moved", self.seat, (self.target,))
        if printed.stack == DEMAND:
            player.kept = with_change(player.kept, printed.demand, 1)
            state.emit("demand_kept", self.seat, (printed.demand,))
        elif printed.stack != VICTORY:
            state.plan([Effect(self.seat, tile)])


class Effect(Step[Trajan]):
    """R-17 to R-21: the special effect of a completed tile; it may be waived."""

    FIELDS = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def ask(self, state: Trajan) -> list[Decision]:
        printed = TRAJAN_TILES[self.tile]
        player = state.players[self.seat]
        if printed.stack == PLUS_TWO:
            return self._ask_where(player.plus_two)
        count = min(printed.amount, player.supply)  # as many as are left
        prompt = "workers_effect" if printed.stack == WORKERS else "legionnaires_effect"
        if printed.stack == CARDS:
            count = min(printed.amount, cards_to_draw(state))
            prompt = "draw_effect"
        if not count or len(ACCEPT_OR_WAIVE) == 1:
            return []
        about = () if printed.stack == CARDS else (count,)
        return [Decision(self.seat, prompt, ACCEPT_OR_WAIVE, about)]

    def _ask_where(self, covered: int) -> list[Decision]:
        """R-21: on a free one of the six action spaces."""
        free = [ASSIGN[action] for action in range(TRAYS) if not (covered >> action) & 1]
        if not free:
            return []
        if EFFECT_MAY_BE_WAIVED:
            free.append(WAIVE)
        elif len(free) == 1:
            return []
        return [Decision(self.seat, "plus_two_effect", free)]

    def run(self, state: Trajan) -> None:
        """Only where an effect is a duty is there anything to do without asking."""
        if EFFECT_MAY_BE_WAIVED:
            return
        covered = state.players[self.seat].plus_two
        if TRAJAN_TILES[self.tile].stack != PLUS_TWO:
            self._carry_out(state)
        elif covered != ALL_ACTIONS:
            self.take(state, self.seat, ASSIGN[(ALL_ACTIONS & ~covered).bit_length() - 1])

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "waive":
            state.emit("effect_waived", seat, (TRAJAN_TILES[self.tile].stack,))
        elif move.verb == "assign":
            action = Action(move.nouns[0])
            state.players[seat].plus_two |= 1 << action
            state.emit("plus_two_assigned", seat, (action,))
        else:
            self._carry_out(state)

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "assign" and TRAJAN_TILES[self.tile].stack == PLUS_TWO:
            return Refusal("action_has_plus_two", 21, move.nouns)
        return None

    def _carry_out(self, state: Trajan) -> None:
        printed = TRAJAN_TILES[self.tile]
        if printed.stack == CARDS:
            for _ in range(min(printed.amount, cards_to_draw(state))):
                draw_card(state, self.seat)
        elif printed.stack == WORKERS:
            hire(state, self.seat, printed.amount)
        elif printed.stack == LEGIONNAIRES:
            enlist(state, self.seat, printed.amount)
