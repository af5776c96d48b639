"""Sentences of hints: why a turn is better than the next best one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ulpia.kernel.game import Game
from ulpia.text.messages import Argument
from ulpia.text.texts import Texts


def say_why(
    texts: Texts,
    game: Game[Any],
    name: str,
    points: Mapping[str, int],
    sources: Mapping[str, str],
) -> str:
    """Return why a turn is better, in words: a message, its numbers, and what each is for."""
    arguments: dict[str, Argument] = dict(points)
    for number, source in sources.items():
        arguments[f"{number}_for"] = source_phrase(texts, game, source)
    return texts.message(name, **arguments)


def source_phrase(texts: Texts, game: Game[Any], source: str) -> str:
    """Return what points are for, as it stands behind a number; or the heading of the source."""
    name = f"{game.name}-hint-for-{source}"
    return texts.message(name) if texts.has(name) else texts.source(game, source)


def say_topic(texts: Texts, game: Game[Any], source: str) -> str:
    """Return what to think of, for somebody who wants to find the move."""
    return texts.message(f"{game.name}-hint-topic-{source}")


def say_margin(texts: Texts, margin: float, is_close: bool) -> str:
    """Return how far the next best turn is behind, or that the two are hard to tell apart."""
    if margin <= -1:
        return texts.message("hint-unsure")
    if is_close:
        return texts.message("hint-close")
    return texts.message("hint-margin", points=max(1, round(margin)))


def say_chance(texts: Texts, chance: float) -> str:
    return texts.message("hint-chance", percent=round(100 * chance))
