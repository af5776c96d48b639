"""What reasons are derived from: the played line, the best line, and where both led."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ulpia.ai.review.judging import Judgement
from ulpia.ai.review.lines import LineOutcome, TriedLine
from ulpia.ai.search.lookahead import Lookahead
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import NOBODY, Move, Seat


class ReasonSentence(NamedTuple):
    """A message of the catalogues and what it speaks of, as JSON data.

    An argument is a number, or one of `{"kind", "value"}` for a thing of the game, `{"move"}`,
    `{"source"}`, `{"seat"}`, `{"signed"}` for a difference.
    """

    id: str
    arguments: dict[str, Any]


class LineEvents:
    """One line: what its seat did, what the others answered, and the next own turn."""

    def __init__(
        self, seat: Seat, line: TriedLine, outcomes: list[LineOutcome], ahead: list[Event]
    ) -> None:
        first = outcomes[0].events
        self.moves: Final = line.plan.moves
        self.own: Final = [event for event in first if event.seat == seat]
        self.all: Final = first
        self.ahead: Final = ahead
        self.worlds: Final = [outcome.world for outcome in outcomes]
        self.answers: Final = [
            [event for event in outcome.events if event.seat not in (seat, NOBODY)]
            for outcome in outcomes
        ]

    def event(self, name: str) -> Event | None:
        """Return the first event of that name that the seat brought about in this turn."""
        return find_event(self.own, name)


class Facts(NamedTuple):
    """Everything that reasons may speak of. `gains` are what the best line brings by source."""

    game: Game[Any]
    world: Any
    seat: Seat
    prompt: str
    played: LineEvents
    best: LineEvents
    gains: list[float]
    points: float

    def gain(self, source: str) -> float:
        return self.gains[self.game.sources.index(source)]

    def thing(self, kind: str, value: int) -> dict[str, Any]:
        return {"kind": kind, "value": value}

    def first_difference(self) -> Move:
        """Return the first move of the best line that the played one does not have there."""
        for own, better in zip(self.played.moves, self.best.moves, strict=False):
            if own != better:
                return better
        return self.best.moves[min(len(self.played.moves), len(self.best.moves) - 1)]

    def last_difference(self) -> Move:
        """Return the last move of the best line that the played one does not have at all."""
        for move in reversed(self.best.moves):
            if move not in self.played.moves:
                return move
        return self.first_difference()


def find_event(events: list[Event], name: str) -> Event | None:
    for event in events:
        if event.name == name:
            return event
    return None


def gather_facts(
    game: Game[Any], lookahead: Lookahead[Any], prompt: str, judged: Judgement
) -> Facts:
    """Return the facts of a judgement in which the played line is not the best."""
    own, better = judged.played.sources(judged.worlds), judged.best.sources(judged.worlds)
    return Facts(
        game,
        judged.first_world,
        judged.seat,
        prompt,
        tell_line(lookahead, judged, judged.played),
        tell_line(lookahead, judged, judged.best),
        [much - little for much, little in zip(better, own, strict=True)],
        judged.loss.points,
    )


def tell_line(lookahead: Lookahead[Any], judged: Judgement, line: TriedLine) -> LineEvents:
    outcomes = [line.outcomes[number] for number in judged.worlds if number in line.outcomes]
    return LineEvents(judged.seat, line, outcomes, next_turn(lookahead, judged.seat, outcomes[0]))


def next_turn(lookahead: Lookahead[Any], seat: Seat, outcome: LineOutcome) -> list[Event]:
    """Return the events of the seat's next turn, as a quick search plans it."""
    if outcome.is_over:
        return []
    world = lookahead.root.evaluator.game.copy(outcome.world)
    plan = lookahead.quick.best_plan(world, seat)
    world.events = []
    lookahead.play_plan(world, seat, plan)
    events: list[Event] = world.events
    return [event for event in events if event.seat == seat]
