"""English sentences for refusals by the rules: the pages make their own from code and arguments."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Refusal
from ulpia.text import Texts


@lru_cache(1)
def english_texts() -> Texts:
    return Texts("en")


def explain_in_english(game: Game[Any], refusal: Refusal, names: list[str]) -> str:
    return english_texts().refusal(game, refusal, names)
