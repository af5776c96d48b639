"""Players for golden games of Forum Trajanum: each follows its style, with a bit of chance."""

from __future__ import annotations

from typing import Final

from tests.golden.search.forum_trajanum.aims import (
    WASTEFUL,
    Pattern,
    calls_to_come,
    exchange_of,
    is_rich,
    last_crossing,
    may_pay_with_assistants,
)
from tests.golden.search.forum_trajanum.famine import Famine, Pair
from tests.golden.search.forum_trajanum.styles import Style
from ulpia.games.forum_trajanum.components.buildings import (
    FIRST_HALF,
    SECOND_HALF,
)
from ulpia.games.forum_trajanum.components.citizens import ROWS, ROWS_OF_CLASS
from ulpia.games.forum_trajanum.components.colonia_tiles import (
    CITIZENS,
    FRONT_CLASS,
    FRONT_GOODS,
    FRONT_UPGRADES,
)
from ulpia.games.forum_trajanum.components.mosaics import BESIDE
from ulpia.games.forum_trajanum.components.player_board import (
    BUILDABLE,
    CORNERS,
    CYCLES,
    NEIGHBOURS,
    ROW_CELLS,
    STREETS_OF_SIDE,
    TEMPLES,
)
from ulpia.games.forum_trajanum.components.trajan_cards import ANYWHERE, TRAJAN_CARDS
from ulpia.games.forum_trajanum.kinds import GRAY_HALF, OWN
from ulpia.games.forum_trajanum.rules.area_bonus import BONUS_GOODS
from ulpia.games.forum_trajanum.rules.draft import cards_of_round
from ulpia.games.forum_trajanum.scoring.patterns import cells_of, windows
from ulpia.games.forum_trajanum.state import NOTHING, Colonia, ForumTrajanum
from ulpia.kernel.chance import Dice
from ulpia.kernel.moves import Decision, Move, Seat

FITS: Final = 4.0
PLANNED: Final = 20.0
GREATEST_CHOICE: Final = 1 << 16


class StyledPlayer:
    """A player of some style."""

    def __init__(self, style: Style, dice: Dice) -> None:
        self.style: Final = style
        self.dice: Final = dice
        self.row = dice.below(ROWS)  # whose street gets four kinds of buildings
        self.patterns: dict[int, list[Pattern]] = {}  # by Trajan card
        self.crossing: tuple[int, ...] = ()  # two streets of which one tile shall be left
        self.famine: list[Pair] | None = None  # what to take, round by round

    def choose(self, state: ForumTrajanum, decision: Decision) -> Move:
        """Return the option that is worth most to this style just now."""
        best, best_worth = decision.options[0], float("-inf")
        for move in decision.options:
            worth = self.style.verbs.get(move.verb, 0.0) + self._chance()
            if move.verb in JUDGES:
                worth += JUDGES[move.verb](self, state, decision, move)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _chance(self) -> float:
        return self.style.noise * self.dice.below(GREATEST_CHOICE) / GREATEST_CHOICE

    # tiles

    def front(self, colonia: Colonia, front: int) -> float:
        """Return what using a tile is worth."""
        if front == NOTHING:
            return 0.0
        worth = sum([self.style.goods.get(good, 0.0) for good in FRONT_GOODS[front]])
        worth += self.style.upgrades * FRONT_UPGRADES[front]
        if front < CITIZENS:
            worth += max([self.citizen(row) for row in ROWS_OF_CLASS[FRONT_CLASS[front]]])
        return worth

    def citizen(self, row: int) -> float:
        liked = self.style.rows.get(row, 0.0)
        return liked + 9.0 if self.style.street and row == self.row else liked

    def take(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        """Judge a space in the draft, or one that a track digs up."""
        seat, cell = decision.seat, move.nouns[0]
        colonia = state.colonies[seat]
        worth = self.front(colonia, colonia.grid[cell]) / 2
        worth += self.style.corners * (cell in CORNERS)
        worth += self.style.room * (NEIGHBOURS[cell] & colonia.vacant).bit_count()
        if self.style.starves:
            worth += self.style.starves * calls_to_come(state, seat, cell)
        if any([cell in pattern.letters for pattern in self.wanted_patterns(state, seat)]):
            worth += FITS
        if self.style.famine and cell in self.famine_tiles(state, seat):
            worth += PLANNED
        if self.style.lonely:
            worth += self.loneliness(state, seat, cell)
        return worth

    def loneliness(self, state: ForumTrajanum, seat: Seat, cell: int) -> float:
        """Take all tiles of two streets but the one where they cross."""
        if not self.crossing:
            self.crossing = last_crossing(state, seat)
        row, column = self.crossing
        streets = STREETS_OF_SIDE[state.side][seat]
        if {row, column} == {streets[symbol] for symbol in cards_of_round(state)}:
            return 0.0
        if (row & column) >> cell & 1:
            return -PLANNED
        return PLANNED * (((row | column) >> cell) & 1)

    def famine_tiles(self, state: ForumTrajanum, seat: Seat) -> Pair | tuple[()]:
        """Return what must be taken in this round."""
        if self.famine is None:
            self.famine = Famine(state, seat).plan()
        return self.famine[state.round] if state.round < len(self.famine) else ()

    def keep(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        colonia = state.colonies[decision.seat]
        front = colonia.grid[move.nouns[0]]
        giving = PLANNED if self.style.famine else self.style.gives_citizens
        return self.front(colonia, front) - giving * (front < CITIZENS)

    def use(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        colonia = state.colonies[decision.seat]
        if move.nouns[0] == OWN:
            return self.front(colonia, colonia.own)
        return self.style.foreign + self.front(colonia, colonia.foreign)

    def pick(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        return self.front(state.colonies[decision.seat], move.nouns[0])

    # citizens and goods

    def place(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        return self.citizen(move.nouns[0])

    def receive(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        return self.style.goods.get(move.nouns[0], 0.0)

    def gain(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        bonus = move.nouns[0]
        worth = self.style.bonuses.get(bonus, 0.0)
        if bonus < len(BONUS_GOODS):
            worth += self.style.goods.get(BONUS_GOODS[bonus], 0.0)
        return worth

    def convert(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        """A conversion is worth what it gives less what it takes."""
        if self.style.levels_goods:
            return 9.0 if is_rich(state, decision.seat) and move.verb in WASTEFUL else -9.0
        if self.style.saves and not may_pay_with_assistants(state.colonies[decision.seat]):
            return -PLANNED
        goods = self.style.goods
        given, taken = exchange_of(move)
        return sum([goods.get(good, 0.0) for good in given]) - sum(
            [goods.get(good, 0.0) for good in taken]
        )

    # building

    def wanted_patterns(self, state: ForumTrajanum, seat: Seat) -> list[Pattern]:
        """Return what this player wants to build just now."""
        if self.style.street:
            cells = cells_of(ROW_CELLS[self.row] & BUILDABLE)
            return [Pattern(cells, "G" * len(cells), True)]
        if not self.style.tasks or state.cycle >= CYCLES:
            return []
        card = state.cards[state.cycle]
        card = state.cards[-1] if card == NOTHING else card
        if card not in self.patterns:
            self.patterns[card] = self._patterns(state.colonies[seat], card)
        return self.patterns[card]

    def _patterns(self, colonia: Colonia, card: int) -> list[Pattern]:
        """Draw up to two places for the pattern of a card where nothing stands in its way."""
        task = TRAJAN_CARDS[card].building
        if task.shape == ANYWHERE:
            return []
        built = sum(colonia.built)
        free = [
            window
            for window in windows(task, TEMPLES)
            if all([(BUILDABLE & ~built) >> cell & 1 for cell in window])
        ]
        drawn: list[tuple[int, ...]] = []
        for _ in range(2):
            free = [window for window in free if not any([set(window) & set(one) for one in drawn])]
            if free:
                drawn.append(free[self.dice.below(len(free))])
        return [Pattern(window, task.spaces, task.different) for window in drawn]

    def build(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        tile = move.nouns[0]
        colonia = state.colonies[decision.seat]
        worth = self.style.tiles.get(tile, 0.0)
        if state.cycle == CYCLES - 1:
            worth += self.style.late.get(tile, 0.0)
        for pattern in self.wanted_patterns(state, decision.seat):
            for cell in pattern.letters:
                if (colonia.vacant >> cell) & 1 and pattern.accepts(
                    colonia, cell, FIRST_HALF[tile]
                ):
                    return worth + 2 * FITS
        return worth

    def on(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        half = SECOND_HALF if decision.prompt == "second_half" else FIRST_HALF
        building, cell = half[decision.about[0]], move.nouns[0]
        colonia = state.colonies[decision.seat]
        worth = 0.0
        for pattern in self.wanted_patterns(state, decision.seat):
            if cell in pattern.letters:
                worth += FITS if pattern.accepts(colonia, cell, building) else -FITS
        return worth

    def benefit(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        level = move.nouns[0]
        worth = self.style.levels.get(level, 0.0)
        return worth + self.style.newest if level == decision.about[1] else worth

    def first(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        return self.style.gray_first if move.nouns[0] == GRAY_HALF else 0.0

    # the Forum

    def send(self, state: ForumTrajanum, decision: Decision, move: Move) -> float:
        square = move.nouns[0]
        area = state.mosaic.area_at[square]
        own = state.envoys[decision.seat] & BESIDE[state.seats][square]
        worth = self.style.groups * own.bit_count()
        worth += self.style.eagles * ((state.mosaic.near >> square) & 1)
        if area and area & ~state.occupied == 1 << square:
            worth += self.style.completes
        if not area & state.occupied:
            worth += self.style.begins
        return worth


JUDGES: Final = {
    "take": StyledPlayer.take,
    "ignore": StyledPlayer.take,
    "keep": StyledPlayer.keep,
    "use": StyledPlayer.use,
    "pick": StyledPlayer.pick,
    "place": StyledPlayer.place,
    "pay": StyledPlayer.place,
    "receive": StyledPlayer.receive,
    "gain": StyledPlayer.gain,
    "train": StyledPlayer.convert,
    "recolour": StyledPlayer.convert,
    "craft": StyledPlayer.convert,
    "promote": StyledPlayer.convert,
    "exchange": StyledPlayer.convert,
    "build": StyledPlayer.build,
    "on": StyledPlayer.on,
    "benefit": StyledPlayer.benefit,
    "first": StyledPlayer.first,
    "send": StyledPlayer.send,
}
