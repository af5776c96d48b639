"""Rows of games that somebody else plays, noted by the way from what the players see."""

from __future__ import annotations

import random
from array import array
from pathlib import Path
from typing import Any, Final

from tools.forecast.rows import GameSet, Row
from ulpia.ai.arena import Outcome
from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.player import Player, PlayerTable
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Move, Seat

KEPT_DECISIONS: Final = 0.25


class WatchedPlayer(Player):
    """Plays as the player does whom it stands for, before the eyes of a witness."""

    def __init__(self, player: Player, witness: Witness) -> None:
        self.player: Final = player
        self.witness: Final = witness

    def choose(self, table: PlayerTable) -> Move:
        self.witness.see(table)
        return self.player.choose(table)


class Witness:
    """Notes what everybody has at a quarter of the decisions of one game."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game: Final = game
        self.evaluator: Final = make_evaluator(game)
        self.dice: Final = random.Random(f"witness {seed}")  # noqa: S311 - not for secrets
        self.rows: Final[list[Row]] = []

    def watch(self, player: Player) -> Player:
        """Return a player to put in the place of another one."""
        return WatchedPlayer(player, self)

    def see(self, table: PlayerTable) -> None:
        """Look at the table now and then, as the seat that is asked knows it."""
        if self.dice.random() < KEPT_DECISIONS:
            world = table.imagine(self.dice.randrange(1 << 30))
            self.rows.append(Row.look(self.game, self.evaluator, world))

    def write(self, folder: Path, outcome: Outcome) -> None:
        """Add the rows to the set of games of that size; games of one deal get into one fold."""
        game_set = GameSet(folder, self.game.name, len(outcome.seating))
        number = 10 * game_set.count_games() + outcome.seed % 10
        winners = [Seat(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1]
        numbers = array("f")
        for row in self.rows:
            row.write(numbers, number, [list(own) for own in outcome.points], winners)
        game_set.append(numbers)
