"""Thoughts beside the moves of a record, as one line of JSON each."""

from __future__ import annotations

import json
from typing import Any, Final

from ulpia.ai.player import Player
from ulpia.kernel.game import Game


class Notebook:
    """Notes for `write_record`, by number of the log's entry; each thought is noted once."""

    def __init__(self) -> None:
        self.notes: Final[dict[int, str]] = {}
        self._last: dict[Player, Any] = {}

    def note(self, number: int, player: Player) -> dict[str, Any] | None:
        """Note what led `player` to entry `number`; return it if it is a new thought."""
        thoughts = player.thoughts()
        if thoughts is None or thoughts is self._last.get(player):
            return None
        self._last[player] = thoughts
        self.notes[number] = json.dumps(thoughts, ensure_ascii=False, separators=(",", ":"))
        return thoughts

    def forget(self, number: int) -> None:
        """Follow an undo: entry `number` is gone, and later ones have moved up."""
        later = {at - 1: text for at, text in self.notes.items() if at > number}
        for at in [at for at in self.notes if at >= number]:
            del self.notes[at]
        self.notes.update(later)


def thought_in(note: str, game: Game[Any]) -> dict[str, Any] | None:
    """Return the thought that a note of a record holds; None if it is a remark in other words."""
    try:
        told = json.loads(note)
        for candidate in told["candidates"]:
            for move in candidate["line"]:
                game.vocabulary.read(move)
    except (ValueError, TypeError, LookupError):
        return None
    return told if isinstance(told, dict) and told["candidates"] else None
