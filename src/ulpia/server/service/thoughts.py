"""What the bots of a finished game thought when they played, in the words of a language."""

from __future__ import annotations

from math import isfinite
from typing import Any

from ulpia.ai.review.review import NotFinished, require_finished
from ulpia.ai.thoughts import thought_in
from ulpia.kernel.game import Game
from ulpia.kernel.record import parse_record
from ulpia.server.service.review_words import SEAT_MARKS
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed
from ulpia.table.replays import replay_text
from ulpia.text import Texts


def say_thoughts(record: str, language: str) -> wire.ThoughtList:
    """Return the thoughts that a record keeps beside its moves; other remarks are left out."""
    match, _ = replay_text(record)
    try:
        require_finished(match)
    except NotFinished as error:
        raise NotAllowed("not_finished") from error
    texts, told = Texts(language), []
    for entry, played in enumerate(parse_record(record).played):
        for note in played.notes:
            thought = thought_in(note.text, match.game)
            if thought is not None:
                lines = [line_of(texts, match.game, each) for each in thought["candidates"]]
                told.append(wire.Thought(entry, int(played.seat), lines))
    return wire.ThoughtList(told)


def line_of(texts: Texts, game: Game[Any], candidate: dict[str, Any]) -> wire.ThoughtLine:
    moves = [game.vocabulary.read(text) for text in candidate["line"]]
    return wire.ThoughtLine(
        [texts.move(game, move, SEAT_MARKS) for move in moves],
        number_of(candidate.get("chance")),
        number_of(candidate.get("points")),
    )


def number_of(value: Any) -> float | None:
    """Return a number that a note tells; players of other makers may write anything there."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if isfinite(value) else None
