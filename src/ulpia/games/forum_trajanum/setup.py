"""The table at the start: boards, cranes, women, tiles, starting goods (R-1 to R-6, R-80)."""

from __future__ import annotations

from typing import Any, Final

from ulpia.games.forum_trajanum.components.citizens import ROWS_OF_CLASS, Row
from ulpia.games.forum_trajanum.components.colonia_tiles import OTHER_TILES, WOMEN
from ulpia.games.forum_trajanum.components.goods import COIN, COLOURS, STARTING_GOODS, WORKER
from ulpia.games.forum_trajanum.components.mosaics import (
    MOSAICS,
    SILHOUETTES,
)
from ulpia.games.forum_trajanum.components.player_board import (
    CELLS,
    CORNERS,
    CYCLES,
    OPPOSITE,
    STREET_CARDS,
    TEMPLES,
    TILE_CELLS,
    Cell,
)
from ulpia.games.forum_trajanum.components.tracks import COLUMN_VALUES
from ulpia.games.forum_trajanum.components.trajan_cards import CARDS_PER_CYCLE
from ulpia.games.forum_trajanum.mosaic import mosaic_of
from ulpia.games.forum_trajanum.rules.area_bonus import DECLINE
from ulpia.games.forum_trajanum.rules.arranging import arranging_lane, other_women
from ulpia.games.forum_trajanum.rules.citizens import PLACE, settle
from ulpia.games.forum_trajanum.rules.cranes import vacate
from ulpia.games.forum_trajanum.rules.gaining import gain
from ulpia.games.forum_trajanum.rules.turn import Round
from ulpia.games.forum_trajanum.rulings import STARTING_PLAYER_IS_DRAWN
from ulpia.games.forum_trajanum.state import (
    NOTHING,
    ForumTrajanum,
)
from ulpia.kernel.events import only
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step
from ulpia.kernel.together import Together


class LayOut(Step[ForumTrajanum]):
    """Mosaic boards, street cards, Trajan cards; then everybody arranges his board (R-1, R-2)."""

    def run(self, state: ForumTrajanum) -> None:
        state.reveals += 1
        self.lay_mosaics(state)
        streets = list(STREET_CARDS)
        state.chance.shuffle(streets)
        state.streets = tuple(streets)
        self.draw_trajan_cards(state)
        if state.woman_before_cranes:
            self.draw_women(state)
        lanes = tuple([arranging_lane(state, Seat(seat)) for seat in range(state.seats)])
        state.plan([Together(lanes), Deal()])

    def draw_women(self, state: ForumTrajanum) -> None:
        """R-2 as the first version of our rules had it: before the cranes, and shown to all."""
        for seat in range(state.seats):
            woman = state.chance.below(WOMEN)
            state.colonies[seat].woman = woman
            state.emit("citizen_drawn", Seat(seat), (woman,))

    def lay_mosaics(self, state: ForumTrajanum) -> None:
        """Random board, side and turn for each place of the silhouette."""
        boards = list(range(len(MOSAICS)))
        state.chance.shuffle(boards)
        laid = []
        for place in range(len(SILHOUETTES[state.seats])):
            mosaic = 2 * boards[place] + state.chance.below(2)
            turned = state.chance.below(2)
            laid.append((mosaic, turned))
            state.emit("mosaic_laid", NOBODY, (place + 1, mosaic, turned))
        state.mosaic = mosaic_of(state.seats, tuple(laid))

    def draw_trajan_cards(self, state: ForumTrajanum) -> None:
        """R-81: the introductory game has only the card of cycle III."""
        cards = []
        for cycle in range(CYCLES):
            card = cycle * CARDS_PER_CYCLE + state.chance.below(CARDS_PER_CYCLE)
            if state.introductory and cycle < CYCLES - 1:
                cards.append(NOTHING)
                continue
            cards.append(card)
            state.emit("card_drawn", NOBODY, (cycle, card))
        state.cards = tuple(cards)


class Deal(Step[ForumTrajanum]):
    """R-1 to R-6: what the owners chose is shown; tiles, workers and the figure are dealt."""

    def run(self, state: ForumTrajanum) -> None:
        state.reveals += 1
        for seat in range(state.seats):
            self.deal_tiles(state, Seat(seat))
        self.deal_goods(state)
        first = state.chance.below(state.seats) if STARTING_PLAYER_IS_DRAWN else 0
        state.start = Seat(first)
        state.emit("first_player", state.start)
        beginners: list[Step[Any]] = [
            SecondCitizen(Seat(seat)) for seat in range(state.seats) if (state.handicap >> seat) & 1
        ]
        state.plan([*beginners, Begin()])

    def deal_tiles(self, state: ForumTrajanum, seat: Seat) -> None:
        """R-4, R-5: 30 of 31 tiles lie face down, the last goes to the river, seen by its owner."""
        colonia = state.colonies[seat]
        state.emit("cranes_placed", seat, colonia.cranes)
        grid = [NOTHING] * CELLS
        one, other = other_women(colonia.woman)
        grid[CORNERS[colonia.corner]] = one
        grid[CORNERS[OPPOSITE[colonia.corner]]] = other
        others = list(OTHER_TILES)
        state.chance.shuffle(others)
        for cell in range(CELLS):
            if grid[cell] == NOTHING and cell not in TEMPLES:
                grid[cell] = others.pop()
        colonia.grid = tuple(grid)
        colonia.tiles = TILE_CELLS
        colonia.river = others.pop()
        colonia.ship = 1
        settle(state, seat, Row(colonia.home), colonia.woman)
        for corner in range(len(CORNERS)):
            state.emit("corner_tile", seat, (corner, grid[CORNERS[corner]]))
        state.emit("river_tile", seat, (colonia.river,), only(seat))

    def deal_goods(self, state: ForumTrajanum) -> None:
        """Starting goods; one worker each, no colour twice; R-80: a coin more for beginners."""
        workers = list(range(len(COLOURS)))
        state.chance.shuffle(workers)
        for seat in range(state.seats):
            goods = list(STARTING_GOODS)
            goods[COIN] += (state.handicap >> seat) & 1
            for good in range(WORKER):
                gain(state, Seat(seat), good, goods[good])
            state.colonies[seat].goods[WORKER + workers[seat]] += 1
            state.emit("worker_dealt", Seat(seat), (workers[seat],))


class SecondCitizen(Step[ForumTrajanum]):
    """R-80: a beginner may place one of the two women in his corners at once."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        one, other = other_women(state.colonies[self.seat].woman)
        options = [PLACE[row] for row in (*ROWS_OF_CLASS[one], *ROWS_OF_CLASS[other])]
        options.append(DECLINE)
        return [Decision(self.seat, "second_citizen", options)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "decline":
            return
        row = Row(move.nouns[0])
        colonia = state.colonies[seat]
        woman = row // 2
        vacate(state, seat, Cell(colonia.grid.index(woman)))
        settle(state, seat, row, woman)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("other_class", 80, move.nouns) if move.verb == "place" else None


class Begin(Step[ForumTrajanum]):
    """R-64: the plinth lies on its place, and the first pile of street cards is begun."""

    def run(self, state: ForumTrajanum) -> None:
        state.emit("cycle_began", NOBODY, (state.cycle, COLUMN_VALUES[state.cycle]))
        state.agenda.append(Round())
