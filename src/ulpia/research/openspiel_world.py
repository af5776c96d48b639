"""A game in progress as OpenSpiel's states need it: it can be copied and pickled."""

from __future__ import annotations

import json
from typing import Any

from ulpia.games.registry import game_named
from ulpia.kernel.codec import decode_state, encode_state
from ulpia.research.numbered_game import NumberedGame, new_numbered_game
from ulpia.research.observations.fields import Observation


class OpenSpielWorld:
    """A game in progress that can be copied and pickled, as OpenSpiel does with its states."""

    def __init__(self, numbered: NumberedGame, options: dict[str, str]) -> None:
        self.numbered = numbered
        self.options = options
        self.code = ""  # the state as text, once somebody wanted it
        self.texts: dict[int, str] = {}  # what each seat sees, likewise
        self.numbers: dict[int, Observation] = {}

    def play(self, action: int) -> None:
        self.numbered.play(self.numbered.seat(), action)
        self.code, self.texts, self.numbers = "", {}, {}

    def text(self, player: int) -> str:
        """Return the view of a seat and what it is asked, as JSON."""
        if player not in self.texts:
            decision = self.numbered.decision(player)
            asked = None if decision is None else [decision.prompt, list(decision.about)]
            told = {"seat": player, "view": self.numbered.view(player), "asked": asked}
            self.texts[player] = json.dumps(told, separators=(",", ":"))
        return self.texts[player]

    def observation(self, player: int) -> Observation:
        if player not in self.numbers:
            self.numbers[player] = self.numbered.observation(player)
        return self.numbers[player]

    def __deepcopy__(self, memo: object) -> OpenSpielWorld:
        world = self.with_state(self.numbered.game.copy(self.numbered.match.state))
        world.code, world.texts, world.numbers = self.code, self.texts, self.numbers
        return world

    def __reduce__(self) -> tuple[Any, ...]:
        numbered = self.numbered
        return _thaw, (numbered.game.name, numbered.seats, self.options, numbered.last, str(self))

    def __str__(self) -> str:
        if not self.code:
            self.code = json.dumps(encode_state(self.numbered.match.state), separators=(",", ":"))
        return self.code

    def with_state(self, state: Any) -> OpenSpielWorld:
        """Return the same game in another state."""
        numbered = self.numbered
        return OpenSpielWorld(numbered.go_on_from(state), self.options)


def _thaw(game: str, seats: int, options: dict[str, str], last: int, code: str) -> OpenSpielWorld:
    world = OpenSpielWorld(new_numbered_game(game, seats, options, 0), options)
    state = decode_state(game_named(game), json.loads(code))
    thawed = world.with_state(state)
    thawed.numbered.last = last
    return thawed
