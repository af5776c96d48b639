"""Which worlds a review imagines: by the moves of the record, never by the seed of its deal."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from ulpia.kernel.match import Match

SEED_BYTES: Final = 8


def play_hash(match: Match[Any]) -> str:
    """Return the hash of what was played: game, table and moves, but neither seed nor names."""
    write = match.game.vocabulary.write
    lines = [f"{match.game.name} {match.game.rules} {match.seats}"]
    lines += [f"{name} {value}" for name, value in sorted(match.options.items())]
    lines += [f"{played.seat} {write(played.move)}" for played in match.log]
    return sha256("\n".join(lines).encode()).hexdigest()


def record_hash(match: Match[Any]) -> str:
    """Return the hash under which a review is kept: what was played and how it was dealt."""
    return sha256(f"{play_hash(match)} {match.seed}".encode()).hexdigest()


class Worlds:
    """The seeds of the worlds that are imagined for one game."""

    def __init__(self, play: str) -> None:
        self.play: Final = play

    def seed(self, entry: int, number: int) -> int:
        """Return the seed of a world: all candidates of an entry see the same worlds."""
        digest = sha256(f"{self.play} {entry} {number}".encode()).digest()
        return int.from_bytes(digest[:SEED_BYTES], "big")
