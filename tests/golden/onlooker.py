"""Whoever watches a golden game, choice by choice and fact by fact, and notes deeds.

A deed is a short phrase: the raw material of the coverage tests. Everything is read from the
questions, the moves and the facts of a replayed match; where these do not say enough, the state
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


class Onlooker(Generic[S]):
    """Watches a match; each game has its own kind, which remembers more."""

    def __init__(self, match: Match[S]) -> None:
        self.match: Final = match
        self.deeds: set[str] = set()
        self.before: S = match.before[0]  # the states around the move that is watched
        self.after: S = match.before[0]

    def note(self, deed: str) -> None:
        self.deeds.add(deed)


W = TypeVar("W", bound=Onlooker[Any])
Seeing = Callable[[W, Decision, Move], None]
Hearing = Callable[[W, Event], None]


def watch(witness: W, choices: Mapping[str, Seeing[W]], hearings: Mapping[str, Hearing[W]]) -> None:
    """Let a witness see every choice, by its prompt, and then hear the facts that followed."""
    match = witness.match
    hear(witness, hearings, match.opening)
    states = [*match.before, match.state]
    for number, entry in enumerate(match.log):
        witness.before, witness.after = states[number], states[number + 1]
        decision = decision_of(decisions(witness.before), entry.seat)
        assert decision is not None, "a played move answered a question"
        if decision.prompt in choices:
            choices[decision.prompt](witness, decision, entry.move)
        hear(witness, hearings, match.facts[number])


def hear(witness: W, hearings: Mapping[str, Hearing[W]], facts: list[Event]) -> None:
    for fact in facts:
        if fact.name in hearings:
            hearings[fact.name](witness, fact)


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
