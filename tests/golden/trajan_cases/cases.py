"""Everything that happens in a finished game of Trajan."""

from __future__ import annotations

from tests.golden.trajan_cases.choices import CHOICES
from tests.golden.trajan_cases.endings import see_end
from tests.golden.trajan_cases.events import EVENTS
from tests.golden.trajan_cases.witness import Witness
from tests.golden.watcher import watch
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.match import Match


def cases(match: Match[Trajan]) -> set[str]:
    """Return the cases of a finished match."""
    witness = Witness(match)
    watch(witness, CHOICES, EVENTS)
    witness.end_turn()
    see_end(witness)
    return witness.cases
