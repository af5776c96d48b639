"""Both games for OpenSpiel (extra `research`): importing this module registers them.

    import pyspiel
    import ulpia.research.openspiel_game

    game = pyspiel.load_game("ulpia_trajan(players=3,reward=rank)")

Chance is one node at the root: which of `deals` deals is played, beginning with `first_seed`. All
that comes later is in the deal, and hidden: information states are views, and
`resample_from_infostate` deals anew whatever a seat cannot know. Seats that choose at once take
turns, unseen by each other.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from ulpia.games.registry import game_named
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.research.action_space import action_space
from ulpia.research.observations import FIELDS
from ulpia.research.openspiel_world import World
from ulpia.research.playing import POINTS, RANK, REWARDS, Playing

PREFIX: Final = "ulpia_"
DEALS: Final = 10_000
LEAST_POINTS, MOST_POINTS = -200.0, 600.0
LONGEST_GAME: Final = 4000
"""More decisions than any game of four has; random ones have up to 600."""
SEED_RANGE: Final = 1 << 31


def short_name(game: str) -> str:
    """Return the name under which OpenSpiel knows a game: ulpia_forum_trajanum."""
    return PREFIX + game.replace("-", "_")


def game_type(rules: Game[Any], reward: str) -> Any:
    kinds = pyspiel.GameType
    is_rank = reward == RANK
    return kinds(
        short_name=short_name(rules.name),
        long_name=f"Ulpia: {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_rank else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL if is_rank else kinds.RewardModel.REWARDS,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "reward": POINTS,
            "options": "",
            "deals": DEALS,
            "first_seed": 0,
        },
    )


def chosen_options(text: str) -> dict[str, str]:
    """Return the options of a game from `edition:2011;time:12-17-22`."""
    words = [word.partition(":") for word in text.split(";") if word]
    return {name: value for name, _, value in words}


class UlpiaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of our games with players, reward, options and deals."""

    def __init__(self, rules: Game[Any], parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.rules = rules
        self.seats = int(given.get("players", 2))
        self.reward = str(given.get("reward", POINTS))
        self.options = chosen_options(str(given.get("options", "")))
        self.deals = int(given.get("deals", DEALS))
        self.first_seed = int(given.get("first_seed", 0))
        rules.complete_options(self.seats, self.options)
        if self.reward not in REWARDS or self.deals < 1 or self.first_seed < 0:
            raise ValueError(f"reward is one of {REWARDS}, deals at least 1, first_seed at least 0")
        is_rank = self.reward == RANK
        info = pyspiel.GameInfo(
            num_distinct_actions=len(action_space(rules)),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0 if is_rank else LEAST_POINTS,
            max_utility=1.0 if is_rank else MOST_POINTS,
            utility_sum=0.0 if is_rank else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(rules, self.reward), info, given)

    def new_initial_state(self) -> UlpiaState:
        return UlpiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UlpiaObserver:
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return UlpiaObserver(self)


class UlpiaState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state: before the deal there is no world yet."""

    def __init__(self, game: UlpiaGame) -> None:
        super().__init__(game)
        self.world: World | None = None
        self.gained = [0.0] * game.seats  # by the last move

    # whose turn it is and what may be done

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        playing = self.world.playing
        return int(pyspiel.PlayerId.TERMINAL) if playing.is_over() else playing.seat()

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.playing.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None, "chance has outcomes, not actions"
        return self.world.playing.legal(player)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.world is None:
            seed = game.first_seed + action
            playing = Playing(game.rules.name, game.seats, game.options, seed)
            self.world = World(playing, game.options)
            return
        before = self._scores()
        self.world.play(action)
        self.gained = [now - then for now, then in zip(self._scores(), before, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.world is not None
        return self.world.playing.text(action)

    # points

    def _scores(self) -> list[float]:
        game = self.get_game()
        if self.world is None:
            return [0.0] * int(game.seats)
        playing = self.world.playing
        if game.reward == POINTS:
            return [float(total) for total in playing.totals()]
        return playing.rank_rewards() if playing.is_over() else [0.0] * playing.seats

    def returns(self) -> list[float]:
        return self._scores()

    def rewards(self) -> list[float]:
        return self.gained

    # what a seat knows

    def view(self, player: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON data; nothing before the deal."""
        return {} if self.world is None else self.world.playing.view(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> UlpiaState:
        """Return a state that looks the same to a seat; whatever it cannot know is dealt anew."""
        other: UlpiaState = self.clone()
        if other.world is not None:
            playing = other.world.playing
            seed = int(sampler() * SEED_RANGE)
            state = playing.game.imagine(playing.state, Seat(player), seed)
            other.world = other.world.moved(state)
        return other

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        return str(self.world)


class UlpiaObserver:
    """Shows a state to a seat: its view as text, and the same as numbers."""

    def __init__(self, game: UlpiaGame) -> None:
        self.game = game
        fields = FIELDS[game.rules.name]
        shapes = [field.shape(game.seats) for field in fields]
        sizes = [int(np.prod(shape)) for shape in shapes]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field, shape, size in zip(fields, shapes, sizes, strict=True):
            self.dict[field.name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: UlpiaState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is not None:
            for name, numbers in state.world.observation(player).items():
                self.dict[name][:] = numbers

    def string_from(self, state: UlpiaState, player: int) -> str:
        if state.world is None:
            return f"seat {player}, before the deal"
        return state.world.text(player)


# OpenSpiel lets go of what it has registered when Python has already ended: that must be a class,
# which lives on, and not a function, whose end would need Python.


class OpenSpielTrajan(UlpiaGame):
    """Trajan, as `ulpia_trajan`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(game_named("trajan"), parameters)


class OpenSpielForumTrajanum(UlpiaGame):
    """Forum Trajanum, as `ulpia_forum_trajanum`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(game_named("forum-trajanum"), parameters)


pyspiel.register_game(game_type(game_named("trajan"), POINTS), OpenSpielTrajan)
pyspiel.register_game(game_type(game_named("forum-trajanum"), POINTS), OpenSpielForumTrajanum)
