"""Play some games and print a digest of everything that happened, as one JSON object.

usage: python tests/contract/digests.py [RECORD …]

Run once interpreted and once compiled, the digests must be the same. It needs nothing but `ulpia`,
which is whatever PYTHONPATH says.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ulpia.ai.forecast.finding import find_forecast
from ulpia.games._template.game import STAKES
from ulpia.games.registry import GAMES, game_as_of
from ulpia.kernel import state
from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import encode_state
from ulpia.kernel.game import BadOption, Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.record import open_record, parse_record, replay_move
from ulpia.kernel.record_writer import write_record

SEEDS: Final = (1, 2)
FORETOLD_MOVES: Final = 25
"""After so many moves each the end of the game is foretold."""


class Digest:
    """One hash over every table, question and event of a match."""

    def __init__(self, match: Match[Any]) -> None:
        self.match: Final = match
        self.hash: Final = sha256()
        self.add(repr(match.opening))

    def add(self, text: str) -> None:
        self.hash.update(text.encode() + b"\0")

    def look(self) -> None:
        """Take in the table as it is now and what is asked."""
        self.add(json.dumps(encode_state(self.match.state)))
        self.add(repr(self.match.waiting()))

    def foretell(self) -> None:
        """Take in how the game will probably end, to the last digit."""
        expectation = find_forecast(self.match.game).expectation(
            self.match.state, Seat(0), worlds=2
        )
        self.add(repr(expectation))

    def finish(self) -> str:
        """Take in the end and return the whole."""
        self.look()
        self.add(repr([played.events for played in self.match.log]))
        self.add(write_record(self.match))
        return self.hash.hexdigest()


def fresh_match(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """Return a fresh match; the seed chooses the options too."""
    options = {option.name: option.values[seed % len(option.values)] for option in game.options}
    try:
        return Match(game, seats, options, seed)
    except BadOption:  # an option that names a seat which is not there
        return Match(game, seats, {}, seed)


def digest_of_random_game(game: Game[Any], seats: int, seed: int) -> str:
    match = fresh_match(game, seats, seed)
    digest = Digest(match)
    dice = Dice(seed)
    while not match.is_over():
        digest.look()
        if len(match.log) % FORETOLD_MOVES == 0:
            digest.foretell()
        asked = match.waiting()
        decision = asked[dice.below(len(asked))]
        match.play(decision.seat, decision.options[dice.below(len(decision.options))])
    return digest.finish()


def digest_of_record(file: Path) -> str:
    record = parse_record(file.read_text(encoding="utf-8"))
    digest = Digest(open_record(game_as_of(record.game, record.rules), record))
    for played in record.played:
        digest.look()
        replay_move(digest.match, played)
    return digest.finish()


def main(files: list[str]) -> None:
    digests = {
        f"{game.name}, {seats} seats, seed {seed}": digest_of_random_game(game, seats, seed)
        for game in (STAKES, *GAMES.values())
        for seats in range(game.fewest, game.most + 1)
        for seed in SEEDS
    }
    digests |= {Path(file).stem: digest_of_record(Path(file)) for file in files}
    print(json.dumps({"module": state.__file__, "digests": digests}))


if __name__ == "__main__":
    main(sys.argv[1:])
