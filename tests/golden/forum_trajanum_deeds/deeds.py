"""Everything that happens in a finished game of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_deeds import building, drafting, forum, scoring, using
from tests.golden.forum_trajanum_deeds.witness import Witness
from tests.golden.onlooker import Hearing, Seeing, watch
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.events import Event
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat


def hear_turn(witness: Witness, fact: Event) -> None:
    witness.end_turn()
    witness.active = Seat(fact.seat)


def hear_end_of_turns(witness: Witness, fact: Event) -> None:
    witness.end_turn()


CHAPTERS: Final = (drafting, using, building, forum, scoring)
CHOICES: Final[dict[str, Seeing[Witness]]] = {
    prompt: seeing for chapter in CHAPTERS for prompt, seeing in chapter.CHOICES.items()
}
FACTS: Final[dict[str, Hearing[Witness]]] = {
    "turn_began": hear_turn,
    "round_began": hear_end_of_turns,
    **{name: hearing for chapter in CHAPTERS for name, hearing in chapter.FACTS.items()},
}


def deeds(match: Match[ForumTrajanum]) -> set[str]:
    """Return the deeds of a finished match."""
    witness = Witness(match)
    watch(witness, CHOICES, FACTS)
    scoring.see_end(witness)
    return witness.deeds
