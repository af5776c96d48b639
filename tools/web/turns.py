"""Write recorded games as a spectator hears them, for the browser's tests to tell turn by turn.

usage: python -m tools.web.turns FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tools.paths import ROOT
from ulpia.games.registry import game_as_of
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game
from ulpia.kernel.moves import NOBODY
from ulpia.kernel.record import open_record, parse_record, replay_move
from ulpia.table.words import arguments_of

RECORDS: Final = ROOT / "tests" / "golden"
GAMES: Final = (
    "trajan/greedy-2p-2022-1000032",
    "trajan/greedy-3p-2022-1000026",
    "trajan/gatherer-4p-2022-20000276",
    "trajan/plus-two-2p-2011-22000024",
    "forum_trajanum/merchant-envoy-3p-a-17000061",
    "forum_trajanum/climber-2p-a-19000014",
    "forum_trajanum/digger-4p-a-20000006",
)


def main() -> None:
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    told = [entries_of_record(RECORDS / f"{name}.game") for name in GAMES]
    file.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def entries_of_record(file: Path) -> dict[str, Any]:
    """Return the entries of a recorded game, each with the points of all seats after it."""
    record = parse_record(file.read_text(encoding="utf-8"))
    game = game_as_of(record.game, record.rules)
    match = open_record(game, record)
    entries = []
    for seq, played in enumerate(record.played):
        events = replay_move(match, played)
        entries.append(
            {
                "seq": seq,
                "kind": "move",
                "at": 0,
                "seat": int(played.seat),
                "events": [fact(game, event) for event in events if event.is_for(None)],
                "points": [sum(sources) for sources in game.points(match.state)],
            }
        )
    return {"game": game.name, "record": file.stem, "entries": entries}


def fact(game: Game[Any], event: Event) -> dict[str, Any]:
    """Return an event in the words of the wire."""
    return {
        "name": event.name,
        "seat": None if event.seat == NOBODY else int(event.seat),
        "args": arguments_of(game.vocabulary.events[event.name], event.values),
    }


if __name__ == "__main__":
    main()
