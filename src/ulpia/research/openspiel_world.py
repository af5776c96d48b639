"""A game in progress as OpenSpiel's states need it: it can be copied and pickled."""

from __future__ import annotations

import json
from typing import Any

from ulpia.games.registry import game_named
from ulpia.kernel.codec import decode_state, encode_state
from ulpia.kernel.state import decisions
from ulpia.research.observing import Observation
from ulpia.research.playing import Playing


class World:
    """A game in progress that can be copied and pickled, as OpenSpiel does with its states."""

    def __init__(self, playing: Playing, options: dict[str, str]) -> None:
        self.playing = playing
        self.options = options
        self.code = ""  # the state as text, once somebody wanted it
        self.texts: dict[int, str] = {}  # what each seat sees, likewise
        self.numbers: dict[int, Observation] = {}

    def play(self, action: int) -> None:
        self.playing.play(self.playing.seat(), action)
        self.code, self.texts, self.numbers = "", {}, {}

    def text(self, player: int) -> str:
        """Return the view of a seat and what it is asked, as JSON."""
        if player not in self.texts:
            decision = self.playing.decision(player)
            asked = None if decision is None else [decision.prompt, list(decision.about)]
            told = {"seat": player, "view": self.playing.view(player), "asked": asked}
            self.texts[player] = json.dumps(told, separators=(",", ":"))
        return self.texts[player]

    def observation(self, player: int) -> Observation:
        if player not in self.numbers:
            self.numbers[player] = self.playing.observation(player)
        return self.numbers[player]

    def __deepcopy__(self, memo: object) -> World:
        world = self.moved(self.playing.game.copy(self.playing.state))
        world.code, world.texts, world.numbers = self.code, self.texts, self.numbers
        return world

    def __reduce__(self) -> tuple[Any, ...]:
        playing = self.playing
        return _thaw, (playing.game.name, playing.seats, self.options, playing.last, str(self))

    def __str__(self) -> str:
        if not self.code:
            self.code = json.dumps(encode_state(self.playing.state), separators=(",", ":"))
        return self.code

    def moved(self, state: Any) -> World:
        """Return the same game in another state."""
        playing = self.playing
        return World(_continued(playing, state), self.options)


def _continued(playing: Playing, state: Any) -> Playing:
    other: Playing = Playing.__new__(Playing)
    other.__dict__.update(playing.__dict__)
    other.state = state
    other.asked = decisions(state)
    return other


def _thaw(game: str, seats: int, options: dict[str, str], last: int, code: str) -> World:
    world = World(Playing(game, seats, options, 0), options)
    state = decode_state(game_named(game), json.loads(code))
    thawed = world.moved(state)
    thawed.playing.last = last
    return thawed
