"""The contract of a rules package."""

from __future__ import annotations

from typing import Any, Final, Generic

from ulpia.kernel.encoding import RowWriter
from ulpia.kernel.moves import Decision, Move, Refusal, Seat
from ulpia.kernel.outcomes import Caution, Joint, Outcome
from ulpia.kernel.plans import Goal, PlannedTurn, StopRule
from ulpia.kernel.state import S, decisions
from ulpia.kernel.words import NUMBER, SEAT, Signature, Vocabulary

COMMON_REFUSALS: Final = (
    Signature("game_over"),
    Signature("not_your_turn", (("seat", SEAT),)),
    Signature("not_now"),
    Signature("no_such_seat", (("number", NUMBER),)),
)
"""Refusals that every game shares; a game's vocabulary adds its own."""


class BadOption(ValueError):
    """The number of seats or an option of a game is not one it knows; `option` is its name."""

    def __init__(self, message: str, option: str = "") -> None:
        super().__init__(message)
        self.option: Final = option


class GameOption:
    """A choice made before a game starts; the first value is the default."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name: Final = name
        self.values: Final = values


class Game(Generic[S]):
    """What a rules package offers to the rest of the program. Stateless.

    `rules` is the version written into every record; `sources` names what points are scored for;
    `classes` lists the classes that may occur in a state, for the codec; `year` is when the game
    was published, 0 if never: lists are ordered by it.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, int],
        options: tuple[GameOption, ...],
        vocabulary: Vocabulary,
        sources: tuple[str, ...],
        classes: tuple[type, ...],
        year: int = 0,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.fewest: Final = seats[0]
        self.most: Final = seats[1]
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        self.sources: Final = sources
        self.year: Final = year
        self.classes: Final = {cls.__name__: cls for cls in classes}

    def setup(self, seats: int, options: dict[str, str], seed: int) -> S:
        """Return the table before anything was decided; `options` are complete and valid."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """Return all that `seat` may see, as JSON data; None is a spectator."""
        raise NotImplementedError

    def views(self, state: S, seats: list[Seat | None]) -> list[dict[str, Any]]:
        """Return the views of several at once; what all may see can be the same objects."""
        return [self.view(state, seat) for seat in seats]

    def row_writer(self, seats: int) -> RowWriter[S] | None:
        """Return what writes a game's rows for learning machines; None: it has no such form.


        A row tells what `view` tells; `ulpia.research.observations.NAME` says what stands where.
        """
        return None

    def imagine(self, state: S, seat: Seat | None, seed: int) -> S:
        """Return a world that looks the same to `seat`; what it cannot know is dealt anew."""
        raise NotImplementedError

    def points(self, state: S) -> list[list[int]]:
        """Return for each seat the points scored so far, by source."""
        raise NotImplementedError

    def final_points(self, state: S) -> list[list[int]]:
        """Return for each seat its points by source if the game ended now."""
        raise NotImplementedError

    def winners(self, state: S) -> list[Seat]:
        """Return who has won; several only if the tie-breaks leave a shared victory."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Assert every invariant of a state: nothing lost, nothing twice."""
        raise NotImplementedError

    def complete_options(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """Return all options with defaults filled in, or raise BadOption saying what is wrong."""
        if not self.fewest <= seats <= self.most:
            raise BadOption(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}",
                    name,
                )
            if value not in known[name].values:
                raise BadOption(
                    f"option {name} of {self.name} cannot be {value!r};"
                    f" choose from: {', '.join(known[name].values)}",
                    name,
                )
        return {option.name: given.get(option.name, option.values[0]) for option in self.options}

    def start(self, seats: int, options: dict[str, str], seed: int) -> S:
        """Check seats, options and seed, and set the table up."""
        complete = self.complete_options(seats, options)
        if seed < 0:
            raise BadOption(f"a seed must not be negative, and {seed} is")
        return self.setup(seats, complete, seed)

    def why_not(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Return why `seat` may not choose `move` now, or None if it may."""
        asked = decisions(state)
        if not asked:
            return Refusal("game_over")
        decision = decision_of(asked, seat)
        if decision is None:
            return Refusal("not_your_turn", 0, (asked[0].seat,))
        if move in decision.options:
            return None
        reason = state.agenda[-1].why_not(state, seat, move)
        way = self.way_to(state, seat, move, reason)
        return Refusal("not_now") if way is None else way

    def way_to(self, state: S, seat: Seat, move: Move, reason: Refusal | None) -> Refusal | None:
        """Return how `seat` gets to where `move` is possible, or the reason that its step gives."""
        return reason

    def outcomes(self, state: S, decision: Decision) -> dict[Move, Outcome]:
        """Return what options would bring, as far as the seat that is asked can know.

        Options without an entry speak for themselves.
        """
        return {}

    def joint_options(self, state: S, decision: Decision) -> list[Joint]:
        """Return the options with those that follow them, where several moves are one choice.

        Together they are all that could be chosen; empty where each option stands for itself.
        """
        return []

    def caution(self, state: S, decision: Decision) -> Caution | None:
        """Return the one thing that the seat that is asked had better not miss now, if any."""
        return None

    def finishing_move(self, decision: Decision) -> Move | None:
        """Return the option that only says "no more", if there is one: the game just goes on."""
        return None

    # planning ahead, for games that can be planned

    def begin_planned_turn(self, state: S, seat: Seat) -> bool:
        """Let the next own turn of a seat begin now, while the others stand still.

        Return False, and leave the state as it may be, where that cannot be foreseen.
        """
        return False

    def goals(self, state: S, seat: Seat) -> list[Goal]:
        """Return what a seat can reach in its next own turns, from what it can see."""
        return []

    def plan_cautions(self, state: S, seat: Seat, turns: list[PlannedTurn]) -> list[Caution | None]:
        """Return for each planned turn what others may change before it, if anything is known."""
        return [None for _ in turns]

    def stop_rules(self, state: S, seat: Seat) -> list[StopRule]:
        """Return the rules by which a standing order could be stopped now."""
        return []

    def stop_mark(self, state: S, seat: Seat, rule: StopRule) -> int:
        """Return a number that changes when a rule is to stop an order; only what a seat sees."""
        raise NotImplementedError

    def routine_prompts(self) -> dict[str, list[Move]]:
        """Return questions that may be answered always alike, with the answers for that."""
        return {}

    def totals(self, state: S) -> list[int]:
        return [sum(by_source) for by_source in self.points(state)]


def decision_of(asked: list[Decision], seat: Seat) -> Decision | None:
    """Return what `seat` is asked, if it is asked anything."""
    for decision in asked:
        if decision.seat == seat:
            return decision
    return None
