"""The only randomness there is.

Draws come from SHAKE-256 over the seed and a counter, so that nobody can work out later draws
from earlier ones, and anybody who is given the seed can check all of them with one command.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from typing import ClassVar, Final

WORD_BITS: Final = 64
WORD_BYTES: Final = 8


class Chance:
    """Seeded chance; its whole state is the seed and how often it was asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seed", "asked")

    def __init__(self, seed: int, asked: int = 0) -> None:
        if seed < 0:
            raise ValueError("a seed must not be negative")
        self.seed = seed
        self.asked = asked

    def copy(self) -> Chance:
        return Chance(self.seed, self.asked)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1; the bias is under limit / 2**64."""
        return self._words(1)[0] * limit >> WORD_BITS

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into random order (Fisher and Yates)."""
        words = self._words(len(items))
        for last in range(len(items) - 1, 0, -1):
            chosen = words[last] * (last + 1) >> WORD_BITS
            items[last], items[chosen] = items[chosen], items[last]

    def fork(self, lane: int) -> Chance:
        """Return the chance of one lane: the same in whatever order the lanes ask."""
        digest = sha256(b"%d %d %d" % (self.seed, self.asked, lane)).digest()
        return Chance(int.from_bytes(digest[:16], "big"))

    def _words(self, count: int) -> list[int]:
        data = shake_256(b"%d %d" % (self.seed, self.asked)).digest(WORD_BYTES * count)
        self.asked += 1
        return [
            int.from_bytes(data[at : at + WORD_BYTES], "big")
            for at in range(0, WORD_BYTES * count, WORD_BYTES)
        ]


class Dice:
    """Quick dice for players and playouts, never for what a game deals (xorshift, 32 bits)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, seed: int) -> None:
        # Spread small seeds over all bits; zero would stay zero for ever.
        self.face: int = ((seed % 0x7FFFFFFF) * 48271 + 0x2545F491) & 0xFFFFFFFF or 1

    def below(self, limit: int) -> int:
        face = self.face
        face ^= (face << 13) & 0xFFFFFFFF
        face ^= face >> 17
        face ^= (face << 5) & 0xFFFFFFFF
        self.face = face
        return face * limit >> 32


def commitment(seed: int) -> str:
    """Return the hash that is shown before a game, so that its seed cannot be changed later."""
    return sha256(b"ulpia seed %d" % seed).hexdigest()
