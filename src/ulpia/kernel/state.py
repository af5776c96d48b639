"""Everything a game needs to go on, and the small steps that it still has to do."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from ulpia.kernel.chance import Chance
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.moves import Decision, Move, Refusal, Seat


class Copyable:
    """Base of what states consist of: `__new__` runs no `__init__`, for `copy` and the codec.

    Without it the compiled `__new__` would run `__init__`. ADDED names fields that states stored by
    earlier versions of the program lack, with the value that such a state means.
    """

    ADDED: ClassVar[dict[str, Any]] = {}

    def __new__(cls, *args: Any) -> Self:
        return super().__new__(cls)


class State(Copyable):
    """The state of a game: mutable, owned by one caller, cheap to copy.

    `agenda` is what is still to be done, the next step last. `reveals` grows whenever something
    hidden is shown to anyone; `turns` whenever a turn begins. `events` is None while nobody
    listens, as in a search. `lanes_asked` is what seats that choose at once were asked when it was
    last worked out; a copy works it out anew.
    """

    lanes_asked: LanesAsked | None = None

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "reveals", "turns")

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.agenda: list[Step[Any]] = []
        self.events: list[Event] | None = None
        self.reveals = 0
        self.turns = 0

    def plan(self, steps: list[Step[Any]]) -> None:
        """Do `steps`, in this order, before whatever was still to be done."""
        agenda = self.agenda
        for at in range(len(steps) - 1, -1, -1):
            agenda.append(steps[at])

    def emit(
        self, name: str, seat: Seat, values: tuple[int, ...] = (), audience: int = ALL
    ) -> None:
        """Note an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(name, seat, values, audience))

    def reveals_to(self, seat: Seat) -> int:
        """Return the reveals that bind `seat`: all but what others alone have looked at."""
        return self.reveals

    def copy(self) -> State:
        raise NotImplementedError


class LanesAsked:
    """What each seat is asked by one `Together`: the others' answers change nothing about it."""

    def __init__(self, together: object, decisions: list[Decision | None]) -> None:
        self.together = together
        self.decisions: Final = decisions


S = TypeVar("S", bound=State)


NOBODY_ASKED: Final[list[Decision]] = []
"""What steps that never ask return: one list for all of them, never to be changed."""


class Step(Generic[S]):
    """One pending piece of the rules: a value, replaced on the agenda, never changed.

    A step either asks one or more seats (`ask`, `take`) or is carried out by itself (`run`).
    FIELDS names the arguments of `__init__`, in order, for the codec.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def ask(self, state: S) -> list[Decision]:
        """Return who must choose now; nobody means that the step runs by itself."""
        return NOBODY_ASKED

    def run(self, state: S) -> None:
        """Carry the step out when `ask` found nobody to ask."""

    def take(self, state: S, seat: Seat, move: Move) -> None:
        """Carry out the chosen option."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Explain why `move` is none of the options; None where the step knows no better."""
        return None

    def ends_turn(self) -> bool:
        """Say whether a turn is over once this step has run; only automatic steps end turns."""
        return False


def decisions(state: State) -> list[Decision]:
    """Run automatic steps until somebody must choose. Empty: the game is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        asked = step.ask(state)
        if asked:
            return asked
        agenda.pop()
        step.run(state)
    return []


def run_until_turn_end(state: State) -> bool:
    """Run automatic steps until somebody must choose or a turn is about to end; say if it is."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if step.ends_turn():
            return True
        if step.ask(state):
            return False
        agenda.pop()
        step.run(state)
    return False


def apply(state: State, seat: Seat, move: Move) -> None:
    """Take an option that `decisions` offered. Trusting and fast; Match.play checks."""
    state.agenda.pop().take(state, seat, move)
