"""Time and randomness, in one place, so that tests can replace them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SEED_BITS: Final = 128
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_id() -> str:
    """Return an id that nobody can guess and anybody can read out."""
    return "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def new_key() -> str:
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Effects:
    """The sources of time, seeds, ids and keys; tests replace them to get the same bytes twice."""

    now: Callable[[], int] = now_ms
    seed: Callable[[], int] = new_seed
    id: Callable[[], str] = new_id
    key: Callable[[], str] = new_key
