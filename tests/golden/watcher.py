"""Whoever watches a golden game, choice by choice and event by event, and notes cases.

A case is a short phrase: the raw material of the coverage tests. Everything is read from the
questions, the moves and the events of a replayed match; where these do not say enough, the state
before the move does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from ulpia.kernel.events import Event
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.state import S, decisions


class MatchWatcher(Generic[S]):
    """Watches a match; each game has its own kind, which remembers more."""

    def __init__(self, match: Match[S]) -> None:
        self.match: Final = match
        self.cases: set[str] = set()
        self.before: S = match.log[0].before  # the states around the move that is watched
        self.after: S = match.log[0].before

    def note(self, case: str) -> None:
        self.cases.add(case)


W = TypeVar("W", bound=MatchWatcher[Any])
Seeing = Callable[[W, Decision, Move], None]
Hearing = Callable[[W, Event], None]


def watch(witness: W, choices: Mapping[str, Seeing[W]], hearings: Mapping[str, Hearing[W]]) -> None:
    """Let a witness see every choice, by its prompt, and then hear the events that followed."""
    match = witness.match
    hear(witness, hearings, match.opening)
    states = [*[played.before for played in match.log], match.state]
    for number, entry in enumerate(match.log):
        witness.before, witness.after = states[number], states[number + 1]
        decision = decision_of(decisions(witness.before), entry.seat)
        assert decision is not None, "a played move answered a question"
        if decision.prompt in choices:
            choices[decision.prompt](witness, decision, entry.move)
        hear(witness, hearings, entry.events)


def hear(witness: W, hearings: Mapping[str, Hearing[W]], events: list[Event]) -> None:
    for event in events:
        if event.name in hearings:
            hearings[event.name](witness, event)


def number_of(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
