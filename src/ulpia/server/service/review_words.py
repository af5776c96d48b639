"""A kept review in the words of a language; it runs in the process of slow reads."""

from __future__ import annotations

import gzip
import json
from typing import Any, Final

from ulpia.games.registry import game_as_of
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.table.replays import replay_text
from ulpia.table.words import arguments_of, option_message
from ulpia.text import Texts
from ulpia.text.reviews import ReviewTexts

MAX_SEATS: Final = 8
SEAT_MARKS: Final = [f"\u27e6{seat}\u27e7" for seat in range(MAX_SEATS)]
"""What stands for the name of a seat: who shows the words puts the names in."""


def say_review(body: bytes, record: str, language: str) -> dict[str, Any]:
    """Return the document of a review with everything in it said in a language."""
    told: dict[str, Any] = json.loads(gzip.decompress(body))
    match, _ = replay_text(record)
    game = game_as_of(told["game"], told["rules"])
    texts = ReviewTexts(Texts(language), game, SEAT_MARKS)
    for decision in told["decisions"]:
        words = decision.pop("words")
        decision["why"] = [] if words is None else texts.reasons(words)
        decision["better"] = "" if words is None else texts.sentence(words["better"])
        prompt = game.vocabulary.prompts[decision["prompt"]]
        decision["args"] = arguments_of(prompt, tuple(decision.pop("about")))
        for line in decision["lines"]:
            line["said"] = [texts.move(move) for move in line["moves"]]
            first = game.vocabulary.read(line["moves"][0])
            line["first"] = option_message(game.name, game.rules, first)
    for reveal in told["reveals"]:
        reveal["said"] = drawn_sentences(texts, game, match, reveal["entry"], reveal.pop("kinds"))
    return told


def drawn_sentences(
    texts: ReviewTexts, game: Game[Any], match: Match[Any], entry: int, kinds: list[str]
) -> list[str]:
    """Return what was drawn in an entry, in words."""
    events = [event for event in match.log[entry].events if event.name in kinds]
    return [texts.texts.event(game, event, SEAT_MARKS) for event in events]
