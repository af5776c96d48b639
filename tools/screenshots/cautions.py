"""Tables of a guest against a bot, played on here until somebody there is warned, or asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext

from ulpia.ai.levels import make_player
from ulpia.ai.player import make_player_table
from ulpia.games.registry import GAMES
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision

CAUTIONS: Final = {
    "trajan": ("demands", "last_tile", "tile_in_reach"),
    "forum-trajanum": ("rows_sleep", "crane_waits", "no_envoy"),
}
FIRST_TURN: Final = {"trajan": "sow", "forum-trajanum": "use"}
SEATS: Final = 2
LEVEL: Final = "tiro"
"""Who plays carelessly is warned often."""
SEEDS: Final = {"trajan": range(1, 40), "forum-trajanum": (6, 4, *range(10, 50))}
"""The first give every warning today; the others are for the day when bots play otherwise."""


class Stop(NamedTuple):
    """A game where the guest, who has seat 0, is asked something; and what it is warned of."""

    seed: int
    moves: list[dict[str, Any]]
    prompt: str
    caution: str


def guest_stops(game_name: str, seed: int) -> Iterator[Stop]:
    """Play a game by bots and stop wherever the guest is asked."""
    game = GAMES[game_name]
    match = Match(game, SEATS, game.complete_options(SEATS, {}), seed)
    players = [make_player(LEVEL, game, seed + seat) for seat in range(SEATS)]
    moves: list[dict[str, Any]] = []
    while not match.is_over():
        decision = match.waiting()[0]
        if decision.seat == 0:
            yield Stop(seed, list(moves), decision.prompt, told_caution(match, decision))
        table = make_player_table(game, match.state, SEATS, decision, len(match.log))
        move = players[decision.seat].choose(table)
        moves.append({"seat": decision.seat, "move": game.vocabulary.write(move)})
        match.play(decision.seat, move)


def told_caution(match: Match[Any], decision: Decision) -> str:
    caution = match.game.caution(match.state, decision)
    return "" if caution is None else caution.name


def first_question(game: str) -> Stop:
    return next(guest_stops(game, SEEDS[game][0]))


def first_turn(game: str) -> Stop:
    return next(
        stop for stop in guest_stops(game, SEEDS[game][0]) if stop.prompt == FIRST_TURN[game]
    )


def cautions(game: str) -> dict[str, Stop]:
    """Return a stop for each warning of a game."""
    found: dict[str, Stop] = {}
    for seed in SEEDS[game]:
        for stop in guest_stops(game, seed):
            if stop.caution in CAUTIONS[game]:
                found.setdefault(stop.caution, stop)
            if len(found) == len(CAUTIONS[game]):
                return found
    raise AssertionError(f"{game}: no game came to some of its warnings, only to {list(found)}")


def make_table(context: BrowserContext, game: str, stop: Stop) -> str:
    """Move a game to the server, as from a device, and return the address of its table."""
    moved = {
        "game": game,
        "rules": GAMES[game].rules,
        "options": {},
        "seed": str(stop.seed),
        "seat": 0,
        "levels": [LEVEL] * SEATS,
        "moves": stop.moves,
    }
    made = context.request.post("/api/moved-tables", data=moved)
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"
