"""The only randomness there is.

Draws come from SHAKE-256 over the seed and a counter, so that nobody can work out later draws
from earlier ones, and anybody who is given the seed can check all of them with one command.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from struct import unpack
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's integer where this is compiled

WORD_BYTES: Final = 8
MOST_BELOW: Final = 1 << 31


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
        high, low = self._halves(1)
        return scale(high, low, limit)

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into random order (Fisher and Yates)."""
        halves = self._halves(len(items))
        for last in range(len(items) - 1, 0, -1):
            chosen = scale(halves[2 * last], halves[2 * last + 1], last + 1)
            item = items[last]
            items[last] = items[chosen]
            items[chosen] = item

    def fork(self, lane: int) -> Chance:
        """Return the chance of one lane: the same in whatever order the lanes ask."""
        digest = sha256(b"%d %d %d" % (self.seed, self.asked, lane)).digest()
        return Chance(int.from_bytes(digest[:16], "big"))

    def _halves(self, count: int) -> tuple[int, ...]:
        """Draw words of 64 bits; return the upper and the lower half of each."""
        data = shake_256(b"%d %d" % (self.seed, self.asked)).digest(WORD_BYTES * count)
        self.asked += 1
        return unpack(f">{2 * count}I", data)


def scale(high: int, low: int, limit: int) -> int:
    """Return a word of 64 bits, given in halves, times `limit` / 2**64, rounded down."""
    if not 0 < limit <= MOST_BELOW:
        return (high << 32 | low) * limit >> 64
    upper: i64 = high
    lower: i64 = low
    factor: i64 = limit
    return (upper * factor + (lower * factor >> 32)) >> 32


class Dice:
    """Quick dice for players and playouts, never for what a game deals (xorshift, 32 bits)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, seed: int) -> None:
        # Spread small seeds over all bits; zero would stay zero for ever.
        self.face: int = ((seed % 0x7FFFFFFF) * 48271 + 0x2545F491) & 0xFFFFFFFF or 1

    def below(self, limit: int) -> int:
        face: i64 = self.face
        factor: i64 = limit
        face ^= (face << 13) & 0xFFFFFFFF
        face ^= face >> 17
        face ^= (face << 5) & 0xFFFFFFFF
        self.face = face
        return face * factor >> 32


def commitment(seed: int) -> str:
    """Return the hash that is shown before a game, so that its seed cannot be changed later."""
    return sha256(b"ulpia seed %d" % seed).hexdigest()
