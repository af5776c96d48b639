"""Everything that happens in a finished game of Trajan."""

from __future__ import annotations

from tests.golden.onlooker import watch
from tests.golden.trajan_deeds.choices import CHOICES
from tests.golden.trajan_deeds.endings import see_end
from tests.golden.trajan_deeds.facts import FACTS
from tests.golden.trajan_deeds.witness import Witness
from ulpia.games.trajan.state import Trajan
from ulpia.kernel.match import Match


def deeds(match: Match[Trajan]) -> set[str]:
    """Return the deeds of a finished match."""
    witness = Witness(match)
    watch(witness, CHOICES, FACTS)
    witness.end_turn()
    see_end(witness)
    return witness.deeds
