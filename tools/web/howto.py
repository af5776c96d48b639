"""Write the positions that the pages "How to play" are drawn from: moments of recorded games.

usage: python -m tools.web.howto

A game's `howto/positions.json` names them: a golden record, the moves played, and who looks. Beside
it lies what that seat sees then, one file for each position.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from tools.paths import ROOT
from ulpia.games.registry import game_as_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import open_record, parse_record, replay_move
from ulpia.table.words import decision_message

GAMES: Final = ROOT / "web" / "src" / "games"
RECORDS: Final = ROOT / "tests" / "golden"
LIST: Final = "positions.json"


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """Return every file of a position with what stands in it."""
    return {
        listed.with_name(f"{name}.json"): moment_text(listed.parents[1].name, **about)
        for listed in sorted(GAMES.glob(f"*/howto/{LIST}"))
        for name, about in json.loads(listed.read_text(encoding="utf-8")).items()
    }


def moment_text(folder: str, record: str, after: int, seat: int) -> str:
    """Return a moment of a recorded game as the seat sees it, in the words of the wire."""
    read = parse_record((RECORDS / folder / f"{record}.game").read_text(encoding="utf-8"))
    game = game_as_of(read.game, read.rules)
    match = open_record(game, read)
    for played in read.played[:after]:
        replay_move(match, played)
    asked = [each for each in match.waiting() if each.seat == seat]
    found: dict[str, Any] = {"view": game.view(match.state, Seat(seat))}
    if asked:
        told = json.loads(msgspec.json.encode(decision_message(game, asked[0])))
        prompt = told["prompt"]
        found["decision"] = {
            "seat": seat,
            "prompt": prompt["name"],
            "args": prompt["args"],
            "options": told["options"],
        }
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
