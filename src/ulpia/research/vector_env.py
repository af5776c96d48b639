"""Many games stepped together, by Gymnasium's conventions for vectors (extra `research`).

    from ulpia.research.vector_env import VectorEnv

    envs = VectorEnv("trajan", num_envs=256, seats=2)
    seen, infos = envs.reset(seed=5)
    seen, rewards, terminations, truncations, infos = envs.step(actions)

`seen["observation"]` holds a row of bytes for each game, what the seat that decides is asked and
may see; `envs.layout` says what stands where. `seen["action_mask"]` is 1 for every legal move. A
game that is over is followed by a new one in the same step.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from ulpia.ai.levels import find_level, make_player
from ulpia.ai.player import Player, make_player_table
from ulpia.extras import explain_missing_packages
from ulpia.games.registry import game_named
from ulpia.kernel.batch import Batch, FinishedGame
from ulpia.kernel.game import Game
from ulpia.research.action_space import action_space
from ulpia.research.numbered_game import POINTS, REWARDS, IllegalAction, rank_rewards
from ulpia.research.observations.rows import Rows, row_layout, writes_rows

with explain_missing_packages():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Seen = dict[str, NDArray[Any]]
SEED_BITS: Final = 31


class VectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games side by side, one decision of one seat in each at every step.

    Without `opponents` every seat is the learner's: `infos["seat"]` says who decides,
    `infos["seat_rewards"]` what the step brought to each seat, and a reward is that of the seat
    that has just moved. With `opponents`, the names of levels, the learner has one seat, another
    one in each game (`infos["seat"]`), and the levels play the others.

    With `copy=False` every step returns the same mask, changed.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium wants it so
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        opponents: tuple[str, ...] = (),
        copy: bool = True,
    ) -> None:
        self.game: Final[Game[Any]] = game_named(game)
        self.options: Final = self.game.complete_options(seats, options or {})
        require_valid_settings(self.game, num_envs, seats, reward, opponents)
        self.num_envs = num_envs
        self.seats: Final = seats
        self.reward: Final = reward
        self.opponents: Final = opponents
        self.actions: Final = action_space(self.game)
        self.layout: Final = row_layout(self.game, seats)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.layout.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.copy: Final = copy
        self.games: Final = np.arange(num_envs)
        self.mask: Final = np.zeros((num_envs, len(self.actions)), np.int8)
        self.legal: NDArray[np.int64] = np.zeros(0, np.int64)  # in the mask, row after row
        self.counts: NDArray[np.int64] = np.zeros(num_envs, np.int64)  # of legal moves, by game
        self.seat: NDArray[np.int64] = np.zeros(num_envs, np.int64)  # who decides in each game
        self.totals: NDArray[np.float64] = np.zeros((num_envs, seats))  # where points are rewards
        self.batch: Batch | None = None
        self.bots: dict[int, tuple[int, dict[int, Player]]] = {}  # by game: its seed, by seat

    # Gymnasium's calls

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games; the same seed gives the same ones."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(1 << SEED_BITS))
        seeds = list(range(first, first + self.num_envs))
        self.batch = Batch(self.game, self.seats, self.options, self.actions.moves, seeds)
        self.bots = {}
        self.mask.fill(0)
        self.legal = np.zeros(0, np.int64)
        self.totals.fill(0)
        if self.opponents:
            self.play_opponents(self.batch)
            self.batch.look()
        if self.reward == POINTS:
            self.totals = self.points_now(self.batch)
        return self.observe(self.batch), {"seat": self.seat}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a move in every game, or raise IllegalAction and change nothing."""
        batch = self.require_reset()
        chosen = np.asarray(actions, np.int64)
        self.require_legal(batch, chosen)
        acted = self.seat
        with collector_at_rest():
            if self.opponents:
                batch.play_all(chosen.tolist())
                self.play_opponents(batch)
                batch.look()
            else:
                batch.step(chosen.tolist())
        gained = self.seat_rewards(batch)
        terminations = np.zeros(self.num_envs, np.bool_)
        terminations[list(batch.finished)] = True
        seen = self.observe(batch)
        infos = {"seat": self.seat, "seat_rewards": gained, **self.final_infos(batch)}
        rewards = gained[self.games, acted]
        return seen, rewards, terminations, np.zeros_like(terminations), infos

    def close_extras(self, **kwargs: Any) -> None:
        self.batch = None

    # what learners may want besides

    def decode(self, rows: NDArray[np.uint8]) -> dict[str, NDArray[np.int16]]:
        """Return rows of observations as named arrays, whose first axis counts the rows."""
        return self.layout.decode_all(rows)

    def afterstates(self, seed: int) -> tuple[Rows, NDArray[np.int64], NDArray[np.int64]]:
        """Return what every legal move would lead to, as its seat would see it then.

        A row for each move, the game it belongs to, and the move's number. Each game is looked at
        in a world that is imagined for the seat that decides; `seed` chooses which.
        """
        batch = self.require_reset()
        written, counts = batch.afterstates(seed)
        rows = np.frombuffer(written, np.uint8).reshape(-1, self.layout.width)
        return rows, np.repeat(self.games, counts), self.legal_moves()[0]

    def legal_moves(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the numbers of the legal moves, game after game, and how many each game has.

        This is what the mask says, for learners that never look at all moves of a game.
        """
        return self.legal - np.repeat(self.games * len(self.actions), self.counts), self.counts

    def move_text(self, action: int) -> str:
        """Return a move in words: `sow V`."""
        return self.game.vocabulary.write(self.actions.moves[int(action)])

    # inside

    def require_reset(self) -> Batch:
        if self.batch is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        return self.batch

    def require_legal(self, batch: Batch, chosen: NDArray[np.int64]) -> None:
        if chosen.shape != (self.num_envs,):
            raise IllegalAction(f"{self.num_envs} actions are needed, one for each game")
        known = (chosen >= 0) & (chosen < len(self.actions))
        if known.all() and self.mask[self.games, chosen].all():
            return
        allowed = known & (self.mask[self.games, np.where(known, chosen, 0)] == 1)
        index = int(np.flatnonzero(~allowed)[0])
        action = int(chosen[index])
        text = self.move_text(action) if known[index] else "no move"
        seat = self.seat[index]
        raise IllegalAction(f"seat {seat} of game {index} may not choose {action} ({text}) now")

    def observe(self, batch: Batch) -> Seen:
        """Return what the seats that decide see, and note what they may do."""
        self.seat = np.frombuffer(batch.seats_to_move(), np.uint8).astype(np.int64)
        numbers, counts = batch.legal()
        flat = self.mask.reshape(-1)
        flat[self.legal] = 0
        self.counts = np.frombuffer(counts, "<i2").astype(np.int64)
        self.legal = np.repeat(self.games * len(self.actions), self.counts)
        self.legal += np.frombuffer(numbers, "<i4")
        flat[self.legal] = 1
        rows = np.frombuffer(batch.observations(), np.uint8)
        return {
            "observation": rows.reshape(self.num_envs, self.layout.width),
            "action_mask": self.mask.copy() if self.copy else self.mask,
        }

    def points_now(self, batch: Batch) -> NDArray[np.float64]:
        points = np.frombuffer(batch.totals(), "<i2").astype(np.float64)
        return points.reshape(self.num_envs, self.seats)

    def seat_rewards(self, batch: Batch) -> NDArray[np.float64]:
        """Return what the step brought to every seat of every game."""
        if self.reward == POINTS:
            before, self.totals = self.totals, self.points_now(batch)
            gained = self.totals - before
            for index, game in batch.finished.items():
                gained[index] = game.totals - before[index]
            return gained
        gained = np.zeros((self.num_envs, self.seats))
        for index, game in batch.finished.items():
            gained[index] = rank_rewards(game.totals, game.winners)
        return gained

    def final_infos(self, batch: Batch) -> dict[str, Any]:
        """Return what came of the games that are over, where there are any."""
        if not batch.finished:
            return {}
        over = np.zeros(self.num_envs, np.bool_)
        points = np.zeros((self.num_envs, self.seats), np.int64)
        last = np.full(self.num_envs, None, object)
        for index, game in batch.finished.items():
            over[index] = True
            points[index] = game.totals
            last[index] = self.last_seen(game)
        return {
            "final_points": points,
            "_final_points": over,
            "final_obs": last,
            "_final_obs": over.copy(),
        }

    def last_seen(self, game: FinishedGame) -> Seen:
        row = np.frombuffer(game.row, np.uint8)
        return {"observation": row, "action_mask": np.zeros(len(self.actions), np.int8)}

    def learner(self, batch: Batch, index: int) -> int:
        """Return the learner's seat where levels have the others: by turns from game to game."""
        return batch.seeds[index] % self.seats

    def play_opponents(self, batch: Batch) -> None:
        """Let the levels move until the learner's seat is asked in every game."""
        for index in range(self.num_envs):
            while batch.asked[index].seat != self.learner(batch, index):
                self.play_opponent(batch, index)

    def play_opponent(self, batch: Batch, index: int) -> None:
        decision = batch.asked[index]
        seed = batch.seeds[index] + batch.plies[index]
        state = batch.states[index]
        table = make_player_table(self.game, state, self.seats, decision, seed)
        move = self.bot(batch, index, int(decision.seat)).choose(table)
        batch.play(index, self.actions.numbers[move])

    def bot(self, batch: Batch, index: int, seat: int) -> Player:
        """Return who plays a seat: somebody new in every game."""
        seed = batch.seeds[index]
        if self.bots.get(index, (None, {}))[0] != seed:
            self.bots[index] = (seed, {})
        players = self.bots[index][1]
        if seat not in players:
            name = self.opponents[(seat - self.learner(batch, index) - 1) % self.seats]
            players[seat] = make_player(name, self.game, seed * self.seats + seat)
        return players[seat]


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """Keep Python's search for cycles away: games make none, and it looks at all of them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def require_valid_settings(
    game: Game[Any], num_envs: int, seats: int, reward: str, opponents: tuple[str, ...]
) -> None:
    """Raise ValueError if games cannot be played like this."""
    if num_envs < 1:
        raise ValueError(f"num_envs must be at least 1, not {num_envs}")
    if reward not in REWARDS:
        raise ValueError(f"reward cannot be {reward!r}; choose from: {', '.join(REWARDS)}")
    if opponents and len(opponents) != seats - 1:
        raise ValueError(f"opponents must name {seats - 1} levels, one for each other seat")
    for name in opponents:
        find_level(name)
    if not writes_rows(game):
        raise ValueError(f"{game.name} does not write observations as bytes (Game.row_writer)")
