"""Citizens are placed: abilities, multipliers, second-citizen bonuses (R-23, R-26 to R-31)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.citizens import (
    CRAFTSMAN_1,
    MERCHANT_1,
    MERCHANT_2,
    PATRICIAN_1,
    PATRICIAN_2,
    ROWS,
    ROWS_OF_CLASS,
    Row,
)
from ulpia.games.forum_trajanum.components.colonia_tiles import FOREIGN, FRONT_CLASS
from ulpia.games.forum_trajanum.components.goods import (
    ASSISTANT,
    BUILDER,
    COIN,
    GOODS,
    TRIBUNE,
    WORKER,
)
from ulpia.games.forum_trajanum.rules.area_bonus import AreaBonus
from ulpia.games.forum_trajanum.rules.envoys import SendAnywhere
from ulpia.games.forum_trajanum.rules.gaining import gain
from ulpia.games.forum_trajanum.rulings import ROW_1_ENVOY_IS_OPTIONAL
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

PLACE: Final = tuple([Move("place", (row,)) for row in range(ROWS)])
RECEIVE: Final = tuple([Move("receive", (good,)) for good in range(len(GOODS))])
ANY_WORKER: Final = list(RECEIVE[WORKER:])
COIN_OR_TRIBUNE: Final = [RECEIVE[COIN], RECEIVE[TRIBUNE]]
COIN_OR_ASSISTANT: Final = [RECEIVE[COIN], RECEIVE[ASSISTANT]]


class PlaceCitizen(Step[ForumTrajanum]):
    """R-23: into either row of its class, left space first, then right."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        front = colonia.placing % FOREIGN
        one, other = ROWS_OF_CLASS[FRONT_CLASS[front]]
        if ((colonia.second >> one) | (colonia.second >> other)) & 1:
            return []
        return [Decision(self.seat, "place", [PLACE[one], PLACE[other]], (front,))]

    def run(self, state: ForumTrajanum) -> None:
        colonia = state.colonies[self.seat]
        one, other = ROWS_OF_CLASS[FRONT_CLASS[colonia.placing % FOREIGN]]
        self.place(state, other if (colonia.second >> one) & 1 else one)

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        self.place(state, Row(move.nouns[0]))

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return Refusal("may_not_decline", 23)
        return Refusal("other_class", 23, move.nouns) if move.verb == "place" else None

    def place(self, state: ForumTrajanum, row: Row) -> None:
        colonia = state.colonies[self.seat]
        citizen, colonia.placing = colonia.placing, NOTHING
        settle(state, self.seat, row, citizen)


def settle(state: ForumTrajanum, seat: Seat, row: Row, citizen: int) -> None:
    """R-26: the first citizen of a row brings the ability, the second a bonus."""
    colonia = state.colonies[seat]
    bit = 1 << row
    space = 2 * row + (1 if colonia.first & bit else 0)
    colonia.citizens = (*colonia.citizens[:space], citizen, *colonia.citizens[space + 1 :])
    tile = (row, citizen // FOREIGN, citizen % FOREIGN)
    if colonia.first & bit:
        colonia.second |= bit
        state.emit("citizen_doubled", seat, tile)
        activate(state, seat, row)
        second_bonus(state, seat, row)
        return
    colonia.first |= bit
    state.emit("citizen_placed", seat, tile)
    activate(state, seat, row)


def activate(state: ForumTrajanum, seat: Seat, row: Row) -> None:
    """R-30, R-58: also an inactive neighbour wakes; Merchant I turns the bar the first time."""
    colonia = state.colonies[seat]
    if not (colonia.active >> row) & 1:
        colonia.active |= 1 << row
        state.emit("row_activated", seat, (row,))
    if row == MERCHANT_1 and not colonia.flipped:
        colonia.flipped = True
        state.emit("bar_turned", seat)


def second_bonus(state: ForumTrajanum, seat: Seat, row: Row) -> None:
    """R-27: the bonus printed on the right space of a row."""
    if row == PATRICIAN_1:
        state.agenda.append(SendAnywhere(seat, ROW_1_ENVOY_IS_OPTIONAL))
    elif row == PATRICIAN_2:
        state.agenda.append(AreaBonus(seat))
    elif row in (MERCHANT_1, MERCHANT_2):
        state.agenda.append(RowBonus(seat, row))
    elif row == CRAFTSMAN_1:
        state.agenda.append(ReceiveWorker(seat))
    else:
        gain(state, seat, BUILDER, 1)


class RowBonus(Step[ForumTrajanum]):
    """R-27: row 3 a coin or a Tribune, row 4 a coin or an assistant."""

    FIELDS = ("seat", "row")

    def __init__(self, seat: Seat, row: Row) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        options = COIN_OR_TRIBUNE if self.row == MERCHANT_1 else COIN_OR_ASSISTANT
        return [Decision(self.seat, "row_bonus", options, (self.row,))]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        gain(state, seat, move.nouns[0], 1)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return why_not_received(move)


class ReceiveWorker(Step[ForumTrajanum]):
    """A worker of any colour: the bonus of row 5 (R-27) and library 1."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        return [Decision(self.seat, "worker", ANY_WORKER)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        gain(state, seat, move.nouns[0], 1)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return why_not_received(move)


def why_not_received(move: Move) -> Refusal | None:
    if move.verb == "decline":
        return Refusal("may_not_decline", 27)
    return Refusal("no_choice_of_goods", 27, move.nouns) if move.verb == "receive" else None
