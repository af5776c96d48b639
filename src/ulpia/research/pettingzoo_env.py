"""Every game as a PettingZoo environment (extra `research`).

    from ulpia.research import pettingzoo_env

    env = pettingzoo_env.env(game="trajan", seats=3)
    env.reset(seed=5)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))

An observation is {"observation": named arrays, "action_mask": 0 or 1 for every move};
docs/research.md describes them. `parallel_env` lets all seats act at once where the game does.
"""

from __future__ import annotations

from typing import Any, Final

from ulpia.extras import explain_missing_packages
from ulpia.games.registry import GAMES, game_named
from ulpia.research.action_space import action_space
from ulpia.research.numbered_game import POINTS, REWARDS, IllegalAction, new_numbered_game
from ulpia.research.observations import observation_space

with explain_missing_packages():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

Seen = dict[str, Any]

RAISE: Final = "raise"
TERMINATE: Final = "terminate"
FIRST: Final = "first"
ILLEGAL: Final = (TERMINATE, FIRST, RAISE)
ILLEGAL_REWARD: Final = -1.0
SEED_BITS: Final = 32
DEFAULT_GAME: Final = next(iter(GAMES))


def env(illegal: str = TERMINATE, **settings: Any) -> Any:
    """Return an environment for agents that take turns.

    Settings: `game` (one of `ulpia.game_names()`), `seats`, `options` of the game, `reward`
    ("points": points gained since the last step; "rank": at the end from 1 for the first to -1 for
    the last), `max_cycles` (cut the game off when a seat would decide once more), `illegal`
    ("terminate": the game ends and the agent gets -1; "first": the first legal move is played
    instead; "raise"), `render_mode` (None or "ansi").
    """
    return OrderedEnv(raw_env(illegal=illegal, **settings))


class OrderedEnv(wrappers.OrderEnforcingWrapper):  # type: ignore[misc] # untyped
    """PettingZoo's own, which looks every attribute up through two objects, at a shorter way."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)


class EnvironmentBase:
    """What both kinds of environments share: spaces, seeds, rewards, what a seat sees."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants it so
        "name": "ulpia_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = POINTS,
        max_cycles: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        rules = game_named(game)
        rules.complete_options(seats, options or {})
        if reward not in REWARDS:
            raise ValueError(f"reward cannot be {reward!r}; choose from: {', '.join(REWARDS)}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal cannot be {illegal!r}; choose from: {', '.join(ILLEGAL)}")
        self.table: Final = (game, seats, options)
        self.reward: Final = reward
        self.illegal: Final = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.totals: list[int] = []  # the points that have been rewarded
        self.agents: list[str] = []
        self.numbered = new_numbered_game(*self.table, 0)
        count = len(action_space(rules))
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(rules, seats), "action_mask": mask}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Begin a new game; the same seed gives the same one."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        chosen = int(self.dice.integers(1 << SEED_BITS)) if seed is None else int(seed)
        self.numbered = new_numbered_game(*self.table, chosen)
        self.totals = self.numbered.totals()
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {
            "observation": self.numbered.observation(seat),
            "action_mask": self.numbered.mask(seat),
        }

    def act(self, agent: str, action: int) -> None:
        seat = self.seat_of[agent]
        try:
            self.numbered.play(seat, int(action))
        except IllegalAction:
            if self.illegal != FIRST:
                raise
            self.numbered.play(seat, self.numbered.legal(seat)[0])

    def new_rewards(self) -> dict[str, float]:
        """Return everybody's reward for what has happened since this was asked last."""
        if self.reward == POINTS:
            before, self.totals = self.totals, self.numbered.totals()
            gained = [float(now - then) for now, then in zip(self.totals, before, strict=True)]
        elif self.numbered.is_over():
            gained = self.numbered.rank_rewards()
        else:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, gained, strict=True))

    def move_text(self, action: int) -> str:
        """Return a move in words: `sow V`."""
        return self.numbered.text(int(action))

    def render(self) -> str | None:
        """Return who is asked what, and the points, as one line."""
        if self.render_mode is None:
            return None
        asked = [f"player_{each.seat}: {each.prompt}" for each in self.numbered.waiting()]
        points = " : ".join([str(total) for total in self.numbered.totals()])
        return f"{', '.join(asked) or 'the game is over'}; points {points}"

    def close(self) -> None:
        pass


class raw_env(EnvironmentBase, AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name, and untyped
    """The game for agents that take turns."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decided = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.numbered.seat()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} must choose a move")
        self._cumulative_rewards[agent] = 0.0
        try:
            self.act(agent, action)
        except IllegalAction:
            if self.illegal != TERMINATE:
                raise
            self.end_by(agent)
            return
        self.decided[agent] += 1
        self.rewards = self.new_rewards()
        self._accumulate_rewards()
        if self.numbered.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.numbered.seat()]
        if self.max_cycles is not None and self.decided[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def end_by(self, guilty: str) -> None:
        """End the game because of an illegal move, which costs one agent ILLEGAL_REWARD."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[guilty] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def __str__(self) -> str:
        return f"ulpia {self.table[0]}"


class parallel_env(EnvironmentBase, ParallelEnv):  # type: ignore[misc] # noqa: N801 - likewise
    """The game in steps in which everybody who is asked answers at once.

    Actions of agents that are not asked (their mask is all 0) are ignored.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.steps = 0
        return self.observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        for seat in [int(decision.seat) for decision in self.numbered.waiting()]:
            agent = self.possible_agents[seat]
            if agent in actions:
                self.act(agent, actions[agent])
        self.steps += 1
        over = self.numbered.is_over()
        late = self.max_cycles is not None and self.steps >= self.max_cycles and not over
        seen, gained, agents = self.observe_all(), self.new_rewards(), self.agents
        if over or late:
            self.agents = []
        return (
            seen,
            gained,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def observe_all(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}


def flatten(seen: Seen) -> NDArray[np.float32]:
    """Return the named arrays of an observation as one row of numbers."""
    parts = [numbers.reshape(-1) for numbers in seen["observation"].values()]
    return np.concatenate(parts).astype(np.float32)
