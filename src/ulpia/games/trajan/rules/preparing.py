"""Set-up, R-1 and R-3 to R-9: what is dealt, and what is chosen before the first turn."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import (
    EMPTY,
    FIRST_TILE_SLOTS,
    TRAYS,
    Slot,
)
from ulpia.games.trajan.components.bonus_tiles import BONUS_ON_SENATE, BONUS_TILES
from ulpia.games.trajan.components.commodities import (
    DECK,
    LEFT,
    RIGHT,
    START_HAND,
    Pile,
    all_cards,
)
from ulpia.games.trajan.components.construction import BUILDINGS
from ulpia.games.trajan.components.demands import DEMAND_TILES
from ulpia.games.trajan.components.forum_tiles import (
    EXTRA_COPIES,
    FORUM_COPIES,
    GREEN_SPACES_PER_PLAYER,
    YELLOW_SPACES,
    all_tiles,
)
from ulpia.games.trajan.components.provinces import PROVINCES
from ulpia.games.trajan.components.trajan_tiles import STACKS, Stack, tiles_of
from ulpia.games.trajan.rules.cards import (
    cards_to_draw,
    draw_card,
    take_from_pile,
)
from ulpia.games.trajan.rules.refilling import deal_extras, deal_forum, deal_senate_bonus
from ulpia.games.trajan.rules.stacks import take_top_tile, tile_values, top_tile
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.tables import with_item

ARRANGE: Final = Move("arrange")
TAKE: Final = (Move("take", (LEFT,)), Move("take", (RIGHT,)), Move("take", (DECK,)))
CHOOSE: Final = tuple(
    [tuple([Move("choose", (stack, slot)) for slot in range(TRAYS)]) for stack in range(STACKS)]
)


class DealBoard(Step[Trajan]):
    """R-1, R-9: tiles on provinces, forum and construction site; the demands lie face down."""

    def run(self, state: Trajan) -> None:
        state.forum_stack, state.forum_left = shuffled_stack(state, all_tiles(FORUM_COPIES))
        state.extra_stack, state.extra_left = shuffled_stack(state, all_tiles(EXTRA_COPIES))
        # the three demands taken out unseen are the last three, which are never drawn.
        state.demand_stack, state.demand_left = shuffled_stack(state, list(DEMAND_TILES))
        state.site = list(shuffled_stack(state, list(range(BUILDINGS)))[0])
        tiles = []
        for _ in range(PROVINCES):
            state.forum_left -= 1
            tiles.append(state.forum_stack[state.forum_left])
        state.province_tiles = tiles
        state.forum = [EMPTY] * (YELLOW_SPACES + GREEN_SPACES_PER_PLAYER * state.seats)
        state.reveals += 1
        state.emit("provinces_dealt", NOBODY, tuple(state.province_tiles))
        deal_forum(state)
        deal_extras(state)
        state.emit("construction_dealt", NOBODY, tuple(state.site))


class OpenStacks(Step[Trajan]):
    """R-1: the Trajan tiles are shuffled by category, their tops open."""

    def run(self, state: Trajan) -> None:
        stacks = [shuffled_stack(state, tiles_of(Stack(stack)))[0] for stack in range(STACKS)]
        state.stacks = tuple(stacks)
        state.stack_left = [len(stack) for stack in stacks]
        state.reveals += 1
        state.emit("stacks_opened", NOBODY, tuple([stack[-1] for stack in stacks]))


class Prepare(Step[Trajan]):
    """R-3 to R-6: start player, senate stack, bonus tiles, cards; then the players' choices."""

    FIELDS = ("start",)

    def __init__(self, start: int) -> None:
        self.start: Final = start  # -1: by chance

    def run(self, state: Trajan) -> None:
        start = state.chance.below(state.seats) if self.start < 0 else self.start
        order = [Seat((start + n) % state.seats) for n in range(state.seats)]
        state.start = order[0]
        state.active = order[0]
        state.senate_order = tuple(order)  # the start player at the bottom
        state.reveals += 1
        state.emit("start_player", state.start)
        state.bonus_bag, state.bonus_left = shuffled_stack(state, list(range(BONUS_TILES)))
        for seat in order:
            state.bonus_left -= 1
            bonus = state.bonus_bag[state.bonus_left]
            state.players[seat].yellow_bonus |= 1 << bonus
            state.emit("bonus_dealt", seat, (bonus,))
        deal_senate_bonus(state, BONUS_ON_SENATE)
        self._deal_cards(state)
        taking: list[Step[Trajan]] = [TakeCards(seat, START_HAND) for seat in order]
        choosing: list[Step[Trajan]] = [ChooseTile(seat) for seat in order]
        state.plan(taking + choosing)

    def _deal_cards(self, state: Trajan) -> None:
        state.deck, state.deck_left = shuffled_stack(state, all_cards())
        state.deck_left -= 2
        left, right = state.deck[state.deck_left + 1], state.deck[state.deck_left]
        state.piles = [(left,), (right,)]
        state.emit("piles_opened", NOBODY, (left, right))


class TakeCards(Step[Trajan]):
    """R-6: three cards from any of the three piles, one after the other."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def ask(self, state: Trajan) -> list[Decision]:
        if self.left == 0:
            return []
        options = [TAKE[pile] for pile in (LEFT, RIGHT) if state.piles[pile]]
        if cards_to_draw(state):
            options.append(TAKE[DECK])
        options.append(ARRANGE)
        return [Decision(self.seat, "take_cards", options, (self.left,))]

    def run(self, state: Trajan) -> None:
        state.active = Seat((self.seat + 1) % state.seats)

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "arrange":
            for _ in range(self.left):
                self._take(state, Pile(state.chance.below(3)))
            state.plan([TakeCards(seat, 0)])
            return
        self._take(state, Pile(move.nouns[0]))
        state.plan([TakeCards(seat, self.left - 1)])

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("pile_empty", 6, move.nouns) if move.verb == "take" else None

    def _take(self, state: Trajan, pile: Pile) -> None:
        if pile == DECK:
            draw_card(state, self.seat)
        else:
            take_from_pile(state, self.seat, pile)


class ChooseTile(Step[Trajan]):
    """R-7: three Trajan tiles from three different stacks, to the slots II, IV and VI."""

    FIELDS = ("seat", "used")

    def __init__(self, seat: Seat, used: int = 0) -> None:
        self.seat: Final = seat
        self.used: Final = used  # stacks, as bits

    def ask(self, state: Trajan) -> list[Decision]:
        options = self._options(state)
        if not options:
            return []
        left = sum([self._is_free(state, slot) for slot in FIRST_TILE_SLOTS])
        return [Decision(self.seat, "choose_tiles", [*options, ARRANGE], (left,))]

    def run(self, state: Trajan) -> None:
        state.active = Seat((self.seat + 1) % state.seats)

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "choose":
            state.plan([self._choose(state, move)])
            return
        step = self
        options = step._options(state)
        while options:
            step = step._choose(state, options[state.chance.below(len(options))])
            options = step._options(state)
        state.plan([step])

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "choose":
            return None
        stack, slot = move.nouns
        if (self.used >> stack) & 1:
            return Refusal("stack_used", 7, (stack,))
        if slot not in FIRST_TILE_SLOTS:
            return Refusal("slot_not_at_start", 7, (slot,))
        return Refusal("slot_not_free", 7, (slot,))

    def _options(self, state: Trajan) -> list[Move]:
        return [
            CHOOSE[stack][slot]
            for stack in range(STACKS)
            if not (self.used >> stack) & 1
            for slot in FIRST_TILE_SLOTS
            if self._is_free(state, slot)
        ]

    def _is_free(self, state: Trajan, slot: Slot) -> bool:
        return state.players[self.seat].slots[slot] == EMPTY

    def _choose(self, state: Trajan, move: Move) -> ChooseTile:
        stack, slot = Stack(move.nouns[0]), move.nouns[1]
        tile = top_tile(state, stack)
        state.emit("tile_chosen", self.seat, (slot, *tile_values(tile)))
        player = state.players[self.seat]
        player.slots = with_item(player.slots, slot, take_top_tile(state, stack))
        return ChooseTile(self.seat, self.used | 1 << stack)


def shuffled_stack(state: Trajan, things: list[int]) -> tuple[tuple[int, ...], int]:
    """Return a shuffled stack and how many things are in it."""
    state.chance.shuffle(things)
    return tuple(things), len(things)
