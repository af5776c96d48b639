"""Using Colonia tiles (R-16 to R-18, R-20 to R-25)."""

from __future__ import annotations

from typing import Final

from ulpia.games.forum_trajanum.components.colonia_tiles import (
    FOREIGN,
    FRONT_CLASS,
    FRONT_GOODS,
    FRONT_UPGRADES,
    FRONTS,
    Front,
)
from ulpia.games.forum_trajanum.components.goods import TRIBUNE
from ulpia.games.forum_trajanum.kinds import FOREIGN_TILE, OWN
from ulpia.games.forum_trajanum.rules.area_bonus import DECLINE
from ulpia.games.forum_trajanum.rules.citizens import PlaceCitizen
from ulpia.games.forum_trajanum.rules.conversions import why_not_now
from ulpia.games.forum_trajanum.rules.gaining import gain, give_up
from ulpia.games.forum_trajanum.rules.prestige import Upgrade
from ulpia.games.forum_trajanum.rulings import (
    PICKED_CITIZENS_ARE_PLACED,
    UNUSED_OWN_TILE_IS_ON_SHIP_AT_ONCE,
)
from ulpia.games.forum_trajanum.state import NOTHING, ForumTrajanum
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import Step

PICK: Final = tuple([Move("pick", (front,)) for front in range(FRONTS)])
USE_OWN: Final = Move("use", (OWN,))
USE_FOREIGN: Final = Move("use", (FOREIGN_TILE,))
BOTH: Final = Move("both")
ONE_OF_TWO: Final = [USE_OWN, USE_FOREIGN]
ONE_OR_BOTH: Final = [USE_OWN, USE_FOREIGN, BOTH]
TRIBUNES_FOR_BOTH: Final = 2


class PickBack(Step[ForumTrajanum]):
    """R-16: who was passed nothing may pick a tile of that giver from beside his Colonia."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if colonia.foreign != NOTHING or not colonia.beside:
            return []
        options = [PICK[front] for front in sorted(set(colonia.beside))]
        options.append(DECLINE)
        return [Decision(self.seat, "pick", options)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "decline":
            return
        colonia = state.colonies[seat]
        beside = list(colonia.beside)
        beside.remove(move.nouns[0])
        colonia.beside = tuple(beside)
        colonia.foreign = move.nouns[0]
        colonia.picked = True
        state.emit("tile_picked", seat, move.nouns)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "pick":
            return Refusal("not_beside_colonia", 16, move.nouns)
        return why_not_now(move)


class ChooseTile(Step[ForumTrajanum]):
    """R-21: use exactly one of two tiles, or both for two Tribunes paid before."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        colonia = state.colonies[self.seat]
        if colonia.own == NOTHING or colonia.foreign == NOTHING:
            return []
        rich = colonia.goods[TRIBUNE] >= TRIBUNES_FOR_BOTH
        return [Decision(self.seat, "use", ONE_OR_BOTH if rich else ONE_OF_TWO)]

    def run(self, state: ForumTrajanum) -> None:
        """R-18: a single tile must be used; without any, nothing is used."""
        colonia = state.colonies[self.seat]
        if colonia.own != NOTHING:
            use_own(state, self.seat)
        elif colonia.foreign != NOTHING:
            use_foreign(state, self.seat)

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        if move.verb == "both":
            give_up(state, seat, TRIBUNE, TRIBUNES_FOR_BOTH)
            state.agenda.append(UseFirst(seat))
        elif move.nouns[0] == OWN:
            put_aside_foreign(state, seat)
            use_own(state, seat)
        elif UNUSED_OWN_TILE_IS_ON_SHIP_AT_ONCE:
            put_aside_own(state, seat)
            use_foreign(state, seat)
        else:
            state.agenda.append(PutAsideOwn(seat))
            use_foreign(state, seat)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "both":
            return Refusal("two_tribunes_needed", 21)
        if move.verb == "decline":
            return Refusal("may_not_decline", 21)
        return why_not_now(move)


class UseFirst(Step[ForumTrajanum]):
    """R-21: both tiles, in either order."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, state: ForumTrajanum) -> list[Decision]:
        return [Decision(self.seat, "use_first", ONE_OF_TWO)]

    def take(self, state: ForumTrajanum, seat: Seat, move: Move) -> None:
        state.agenda.append(UseOther(seat))
        if move.nouns[0] == OWN:
            use_own(state, seat)
        else:
            use_foreign(state, seat)

    def why_not(self, state: ForumTrajanum, seat: Seat, move: Move) -> Refusal | None:
        return why_not_now(move)


class UseOther(Step[ForumTrajanum]):
    """The second of both tiles."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: ForumTrajanum) -> None:
        if state.colonies[self.seat].own != NOTHING:
            use_own(state, self.seat)
        else:
            use_foreign(state, self.seat)


class PutAsideOwn(Step[ForumTrajanum]):
    """R-29, the other way: the unused own tile comes to the ship after the other was used."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: ForumTrajanum) -> None:
        put_aside_own(state, self.seat)


def use_own(state: ForumTrajanum, seat: Seat) -> None:
    """R-24: the own tile in hand is used."""
    colonia = state.colonies[seat]
    front, colonia.own = Front(colonia.own), NOTHING
    use_own_front(state, seat, front)


def use_own_front(state: ForumTrajanum, seat: Seat, front: Front) -> None:
    """R-24: an own tile goes into a citizen row, or gives its goods and boards the ship."""
    state.emit("tile_used", seat, (OWN, front))
    if FRONT_CLASS[front] >= 0:
        state.colonies[seat].placing = front
        state.agenda.append(PlaceCitizen(seat))
        return
    board(state, seat, front)
    take_goods(state, seat, front)


def use_foreign(state: ForumTrajanum, seat: Seat) -> None:
    """R-17, R-24: the left neighbour's tile is used; a re-picked one leaves the game."""
    colonia = state.colonies[seat]
    front, colonia.foreign = Front(colonia.foreign), NOTHING
    state.emit("tile_used", seat, (FOREIGN_TILE, front))
    if FRONT_CLASS[front] >= 0 and (PICKED_CITIZENS_ARE_PLACED or not colonia.picked):
        colonia.placing = FOREIGN + front
        state.agenda.append(PlaceCitizen(seat))
        return
    if colonia.picked:
        colonia.gone = (*colonia.gone, front)
        state.emit("tile_left_game", seat, (front,))
    else:
        lay_beside(state, seat, front)
    take_goods(state, seat, front)


def take_goods(state: ForumTrajanum, seat: Seat, front: Front) -> None:
    """R-22: the resources of a tile come at once."""
    for good in FRONT_GOODS[front]:
        gain(state, seat, good, 1)
    for _ in range(FRONT_UPGRADES[front]):
        state.agenda.append(Upgrade(seat))


def board(state: ForumTrajanum, seat: Seat, front: Front) -> None:
    """R-24, R-25: an own tile lies face down on the ship and is an envoy."""
    colonia = state.colonies[seat]
    colonia.travellers = (*colonia.travellers, front)
    colonia.ship += 1
    state.emit("tile_shipped", seat, (front,))


def lay_beside(state: ForumTrajanum, seat: Seat, front: Front) -> None:
    """R-24, R-25: a foreign tile lies face up beside the Colonia and is never an envoy."""
    colonia = state.colonies[seat]
    colonia.beside = (*colonia.beside, front)
    state.emit("tile_laid_beside", seat, (front,))


def put_aside_own(state: ForumTrajanum, seat: Seat) -> None:
    """R-25: an unused own tile becomes an envoy, a citizen too."""
    colonia = state.colonies[seat]
    front, colonia.own = Front(colonia.own), NOTHING
    board(state, seat, front)


def put_aside_foreign(state: ForumTrajanum, seat: Seat) -> None:
    """R-17, R-25: an unused foreign tile lies beside the Colonia, a re-picked one again."""
    colonia = state.colonies[seat]
    front, colonia.foreign = Front(colonia.foreign), NOTHING
    lay_beside(state, seat, front)
