"""Messages about plans and standing orders: told to the seat that made them, and to nobody else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ulpia.table.wire.decisions import Caution, Decision, Fact
from ulpia.table.wire.values import Arguments, MoveText

MAX_PLANNED_TURNS = 3
MAX_PLANNED_MOVES = 24
MAX_STOPS = 12

PlannedMoves = Annotated[list[MoveText], Meta(max_length=MAX_PLANNED_MOVES)]
PlanTurns = Annotated[list[PlannedMoves], Meta(max_length=MAX_PLANNED_TURNS)]
StopText = Annotated[str, Meta(max_length=80)]
StopTexts = Annotated[list[StopText], Meta(max_length=MAX_STOPS)]


class PlannedTurn(Struct, omit_defaults=True):
    """A turn of a plan, played out while the others stand still.

    `is_over`: nothing more would be asked in it. `reveals`: it shows something that nobody can
    foresee, so its rest is not planned. `caution`: what the others may change before it.
    """

    moves: list[str]
    events: list[Fact]
    points: dict[str, int]
    is_over: bool = False
    reveals: bool = False
    caution: Caution | None = None


class PlanBreak(Struct, omit_defaults=True):
    """Where a plan cannot be followed any more: turn and move, from 0, and why."""

    turn: int
    move: int
    code: str
    args: Arguments = {}
    ruling: int = 0


class Goal(Struct):
    """What can be reached, the catalogues' `<game>-plan-reach-<name>`, and how each turn begins."""

    name: str
    args: Arguments
    turns: list[list[str]]


class StopRule(Struct):
    """A rule that stops an order, the catalogues' `<game>-stop-<name>`; `text` is what travels."""

    text: str
    name: str
    args: Arguments


class RoutinePrompt(Struct):
    """A question that may be answered always alike, with the answers for that."""

    prompt: str
    answers: list[str]


class PlanPreview(Struct, tag_field="type", tag="plan", omit_defaults=True):
    """What a plan leads to: the table after it, and what I would be asked next in its last turn.

    Goals are those of the table as it is now; rules are those that could stop an order.
    """

    turns: list[PlannedTurn]
    view: dict[str, Any]
    broken: PlanBreak | None = None
    decision: Decision | None = None
    goals: list[Goal] = field(default_factory=list, name="prospects")
    stops: list[StopRule] = []
    routine: list[RoutinePrompt] = []
    id: str | None = None


class OrderWish(Struct, forbid_unknown_fields=True):
    """Play my plan when my turn comes, unless a rule stops it.

    `stops` are texts of rules; `on_choices`: stop if I could choose among other things than when I
    planned; `on_points`: stop if a turn would score less than planned.
    """

    stops: StopTexts = []
    on_choices: bool = False
    on_points: bool = True


class Order(Struct, omit_defaults=True):
    """An order that stands."""

    stops: list[StopRule] = []
    on_choices: bool = False
    on_points: bool = False


class StoppedOrder(Struct, omit_defaults=True):
    """Why an order was dropped: a rule of the game, or a reason of the server.

    `rule`: the rule `stop` has fired; `choices`, `points`: I could choose among other things, it
    would score less; `broken`: the plan cannot be played (`broken`); `undone`: a move was taken
    back; `handed_over`: a bot played for me.
    """

    reason: Literal["rule", "choices", "points", "broken", "undone", "handed_over"]
    stop: StopRule | None = None
    broken: PlanBreak | None = None


class Notes(Struct, omit_defaults=True):
    """What I have noted at this table.

    `played` are the moves of the first turn that are played already; `changed` are turns that
    would no longer score what they promised.
    """

    turns: list[PlannedTurn] = []
    played: int = 0
    broken: PlanBreak | None = None
    changed: list[int] = []
    order: Order | None = None
    stopped: StoppedOrder | None = None
    routine: dict[str, str] = {}  # by question, what I always answer
