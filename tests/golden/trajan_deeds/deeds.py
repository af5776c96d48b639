"""Everything that happens in a finished game of Trajan."""

from __future__ import annotations

from tests.golden.trajan_deeds.choices import CHOICES
from tests.golden.trajan_deeds.endings import see_end
from tests.golden.trajan_deeds.facts import FACTS
from tests.golden.trajan_deeds.witness import Witness
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.events import Event
from ulpia.kernel.game import decision_of
from ulpia.kernel.match import Match
from ulpia.kernel.state import decisions


def deeds(match: Match[Trajan]) -> set[str]:
    """Return the deeds of a finished match."""
    witness = Witness(match)
    _hear(witness, match.opening)
    states = [*match.before, match.state]
    for number, entry in enumerate(match.log):
        witness.before, witness.after = states[number], states[number + 1]
        decision = decision_of(decisions(witness.before), entry.seat)
        assert decision is not None, "a played move answered a question"
        if decision.prompt in CHOICES:
            CHOICES[decision.prompt](witness, decision, entry.move)
        _hear(witness, match.facts[number])
    witness.end_turn()
    see_end(witness)
    return witness.deeds


def _hear(witness: Witness, facts: list[Event]) -> None:
    for fact in facts:
        if fact.name in FACTS:
            FACTS[fact.name](witness, fact)
