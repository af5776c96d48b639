"""Taking an action, a bonus action and repeating an action (R-24, R-25, R-51 to R-60)."""

from __future__ import annotations

from typing import Final

from ulpia.games.trajan.components.actions import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    NO_ACTION,
    SEAPORT,
    SENATE,
    TRAJAN,
    TRAYS,
    Action,
)
from ulpia.games.trajan.components.forum_tiles import (
    FIRST_EXTRA,
    KINDS,
    WILD_ACTION,
    Tile,
    extra_tile,
)
from ulpia.games.trajan.rules import (
    construction,
    forum,
    military,
    seaport,
    senate,
    trajan_action,
)
from ulpia.games.trajan.rulings import BONUS_ACTION_MAY_BE_WAIVED, EXTRA_TILE_USABLE_AT_ONCE
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.state import NOBODY_ASKED, Step
from ulpia.kernel.tables import NumberRows, with_change

MAIN: Final = 0
BONUS: Final = 1
REPEAT: Final = 2
SECOND_REPEAT: Final = 3

PASS: Final = Move("pass")
STOP: Final = Move("stop")
REPEAT_WITH: Final = tuple([Move("repeat", (tile,)) for tile in range(KINDS)])
ANY_TILE: Final = (1 << KINDS) - 1
ROLES: Final[NumberRows] = tuple([(role,) for role in range(SECOND_REPEAT + 1)])
PROMPTS: Final[tuple[str, ...]] = (
    "seaport",
    "forum",
    "military",
    "senate",
    "trajan",
    "construction",
)


class PerformAction(Step[Trajan]):
    """R-24: an action with all its options; it may be passed, except on a first repetition.

    R-52: it is no sowing, whether main action, bonus action or repetition.
    """

    FIELDS = ("seat", "action", "role")

    def __init__(self, seat: Seat, action: Action, role: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.role: Final = role

    def ask(self, state: Trajan) -> list[Decision]:
        options = options_of(state, self.seat, self.action)
        if not options:  # an impossible action is lost
            return NOBODY_ASKED
        if self._may_pass():
            options.append(PASS)
        elif len(options) == 1:
            return NOBODY_ASKED
        return [Decision(self.seat, PROMPTS[self.action], options, ROLES[self.role])]

    def run(self, state: Trajan) -> None:
        options = options_of(state, self.seat, self.action)
        if options:
            self.take(state, self.seat, options[0])

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "pass":
            state.emit("action_passed", seat, (self.action, self.role))
            return
        if self.role <= BONUS:
            state.agenda.append(
                OfferRepeat(seat, self.action, usable_tiles(state, seat, self.action))
            )
        bonus = perform(state, seat, self.action, move)
        if bonus != NO_ACTION:
            state.emit("bonus_action", seat, (bonus,))
            state.agenda.append(PerformAction(seat, bonus, BONUS))

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "pass":
            return Refusal("must_be_performed", 56)
        reason = why_not_of(state, seat, self.action, move)
        if reason is None and move.verb in ACTION_VERBS:
            return Refusal("other_action", 24, (self.action,))
        return reason

    def _may_pass(self) -> bool:
        """R-24, R-56: only the repetition that a tile was just spent for cannot be waived."""
        if self.role == BONUS:
            return BONUS_ACTION_MAY_BE_WAIVED
        return self.role != REPEAT


class OfferRepeat(Step[Trajan]):
    """R-54, R-55: after an action, one extra-action tile a turn may repeat it.

    R-57: a bonus action too. R-59: that offer comes first, being planned above the other one.
    """

    FIELDS = ("seat", "action", "usable")

    def __init__(self, seat: Seat, action: Action, usable: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.usable: Final = usable  # kinds of tiles, as bits

    def ask(self, state: Trajan) -> list[Decision]:
        if state.extra_spent:
            return NOBODY_ASKED
        tiles = state.players[self.seat].tiles
        specific = extra_tile(self.action)
        if not tiles[specific] and not tiles[WILD_ACTION]:
            return NOBODY_ASKED
        if not options_of(state, self.seat, self.action):
            return NOBODY_ASKED
        options = [
            REPEAT_WITH[tile]
            for tile in (specific, WILD_ACTION)
            if tiles[tile] and (self.usable >> tile) & 1
        ]
        if not options:
            return []
        options.append(STOP)
        return [Decision(self.seat, "repeat", options, (self.action,))]

    def take(self, state: Trajan, seat: Seat, move: Move) -> None:
        if move.verb == "stop":
            return
        tile = Tile(move.nouns[0])
        player = state.players[seat]
        player.tiles[tile] -= 1
        state.gone = with_change(state.gone, tile, 1)
        state.extra_spent = True
        state.emit("action_repeated", seat, (self.action, tile))
        steps: list[Step[Trajan]] = [PerformAction(seat, self.action, REPEAT)]
        if (player.plus_two >> self.action) & 1:  # twice, also with a wild tile
            steps.append(PerformAction(seat, self.action, SECOND_REPEAT))
        state.plan(steps)

    def why_not(self, state: Trajan, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "repeat":
            return None
        tile = move.nouns[0]
        if tile not in (extra_tile(self.action), WILD_ACTION):
            return Refusal("wrong_extra_tile", 54, (tile, self.action))
        return Refusal("no_such_extra_tile", 54, (tile,))


def usable_tiles(state: Trajan, seat: Seat, action: Action) -> int:
    """R-35: return which kinds of tiles may repeat an action that is about to be performed."""
    if EXTRA_TILE_USABLE_AT_ONCE:
        return ANY_TILE
    tiles = state.players[seat].tiles
    return sum([1 << tile for tile in (extra_tile(action), WILD_ACTION) if tiles[tile]])


ACTION_VERBS: Final = (
    "draw",
    "take",
    "lay",
    "ship",
    "collect",
    "enlist",
    "march",
    "occupy",
    "advance",
    "claim",
    "hire",
    "build",
)


def options_of(state: Trajan, seat: Seat, action: Action) -> list[Move]:
    """Return a new list of what `seat` can do with an action now, passing not included."""
    if action == SEAPORT:
        return seaport.options(state, seat)
    if action == FORUM:
        return forum.options(state, seat)
    if action == MILITARY:
        return military.options(state, seat)
    if action == SENATE:
        return senate.options(state, seat)
    if action == TRAJAN:
        return trajan_action.options(state, seat)
    return construction.options(state, seat)


def perform(state: Trajan, seat: Seat, action: Action, move: Move) -> Action:
    """Carry out an option; return the bonus action that it brings, if any (R-51)."""
    if action == SEAPORT:
        seaport.perform(state, seat, move)
    elif action == FORUM:
        forum.perform(state, seat, move)
    elif action == MILITARY:
        military.perform(state, seat, move)
    elif action == SENATE:
        senate.perform(state, seat)
    elif action == TRAJAN:
        trajan_action.perform(state, seat, move)
    else:
        return construction.perform(state, seat, move)
    return NO_ACTION


def why_not_of(state: Trajan, seat: Seat, action: Action, move: Move) -> Refusal | None:
    """Explain why a move of this action is not possible; None for moves of other actions."""
    if action == SEAPORT:
        return seaport.why_not(state, seat, move)
    if action == FORUM:
        return forum.why_not(state, move)
    if action == MILITARY:
        return military.why_not(state, seat, move)
    if action == SENATE:
        return senate.why_not(move)
    if action == TRAJAN:
        return trajan_action.why_not(state, seat, move)
    return construction.why_not(state, seat, move)


assert FIRST_EXTRA + TRAYS == KINDS and CONSTRUCTION == TRAYS - 1
