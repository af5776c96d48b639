"""Tables that are brought near a scoring quickly, so that a browser can watch it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FAST_FORWARD: Final = (Path(__file__).parent / "fast_forward.js").read_text(encoding="utf-8")
TRIES: Final = 15
LIMIT: Final = 60_000


@dataclass(frozen=True)
class Moment:
    """A question of mine at a certain time of a game: the part of the view at `path` is `value`."""

    game: str
    prompt: str
    path: tuple[str, ...]
    value: str | int


END_OF_QUARTER: Final = Moment("trajan", "pick", ("board", "quarter"), "I")
LAST_QUARTER: Final = Moment("trajan", "pick", ("board", "quarter"), "IV")
FIRST_SCORING: Final = Moment("forum-trajanum", "pay", ("cycle",), 0)
LAST_SCORING: Final = Moment("forum-trajanum", "pay", ("cycle",), 2)


def table_at(page: Page, moment: Moment, seats: int = 2) -> str:
    """Return the id of a table of mine against random players in which that is asked now."""
    for seed in range(1, TRIES + 1):
        wanted = {
            "game": moment.game,
            "seats": seats,
            "prompt": moment.prompt,
            "path": list(moment.path),
            "value": moment.value,
            "seed": seed,
            "limit": LIMIT,
        }
        found = page.evaluate(FAST_FORWARD, wanted)
        if found["found"]:
            return str(found["id"])
    raise AssertionError(f"no game came to {moment}")
