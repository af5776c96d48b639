"""Reasons in English, from the catalogues where Fluent is installed and from codes where not."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from ulpia.kernel.game import Game
from ulpia.kernel.moves import Refusal

ENGLISH: Final = "en"


def refusal_reason(game: Game[Any], refusal: Refusal, seats: int) -> str:
    """Return why a move is refused; seats are called by their numbers."""
    text = load_if_installed("ulpia.text")
    if text is None:
        ruling = f" (R-{refusal.ruling})" if refusal.ruling else ""
        return f"{refusal.code.replace('_', ' ')}{ruling}."
    names = [f"seat {number}" for number in range(seats)]
    sentence: str = text.Texts(ENGLISH).refusal(game, refusal, names)
    return sentence


def undo_sentence(code: str) -> str:
    """Return why a move cannot be taken back."""
    text = load_if_installed("ulpia.text")
    if text is None:
        return code.replace("_", " ")
    sentence: str = text.Texts(ENGLISH).undo_refusal(code)
    return sentence


def load_if_installed(module: str) -> Any | None:
    """Return a module of ours, or None if a package that it needs is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "ulpia").split(".")[0] == "ulpia":
            raise
        return None
