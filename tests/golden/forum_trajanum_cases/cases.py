"""Everything that happens in a finished game of Forum Trajanum."""

from __future__ import annotations

from typing import Final

from tests.golden.forum_trajanum_cases import building, drafting, forum, scoring, using
from tests.golden.forum_trajanum_cases.witness import Witness
from tests.golden.watcher import Hearing, Seeing, watch
from ulpia.games.forum_trajanum.state import ForumTrajanum
from ulpia.kernel.events import Event
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat


def hear_turn(witness: Witness, event: Event) -> None:
    witness.end_turn()
    witness.active = Seat(event.seat)


def hear_end_of_turns(witness: Witness, event: Event) -> None:
    witness.end_turn()


CHAPTERS: Final = (drafting, using, building, forum, scoring)
CHOICES: Final[dict[str, Seeing[Witness]]] = {
    prompt: seeing for chapter in CHAPTERS for prompt, seeing in chapter.CHOICES.items()
}
EVENTS: Final[dict[str, Hearing[Witness]]] = {
    "turn_began": hear_turn,
    "round_began": hear_end_of_turns,
    **{name: hearing for chapter in CHAPTERS for name, hearing in chapter.EVENTS.items()},
}


def cases(match: Match[ForumTrajanum]) -> set[str]:
    """Return the cases of a finished match."""
    witness = Witness(match)
    watch(witness, CHOICES, EVENTS)
    scoring.see_end(witness)
    return witness.cases
