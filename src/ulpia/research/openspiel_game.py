"""Every game for OpenSpiel (extra `research`): importing this module registers them.

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

from ulpia.extras import explain_missing_packages
from ulpia.games.plugins import plugin_name
from ulpia.games.registry import GAMES
from ulpia.kernel.game import Game
from ulpia.kernel.moves import Seat
from ulpia.research.action_space import action_space
from ulpia.research.numbered_game import POINTS, RANK, REWARDS, new_numbered_game
from ulpia.research.observations import fields_of
from ulpia.research.openspiel_world import OpenSpielWorld

with explain_missing_packages():
    import numpy as np
    import pyspiel

PREFIX: Final = "ulpia_"
DEFAULT_SEATS: Final = 2
DEALS: Final = 10_000
MIN_POINTS, MAX_POINTS = -200.0, 600.0
MAX_GAME_LENGTH: Final = 4000
"""More decisions than any game of four has; random ones have up to 600."""
SEED_RANGE: Final = 1 << 31


def short_name(game: str) -> str:
    """Return the name under which OpenSpiel knows a game: ulpia_forum_trajanum."""
    return PREFIX + plugin_name(game)


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
            "players": max(DEFAULT_SEATS, rules.fewest),
            "reward": POINTS,
            "options": "",
            "deals": DEALS,
            "first_seed": 0,
        },
    )


def parse_options(text: str) -> dict[str, str]:
    """Return the options of a game from `edition:2011;time:12-17-22`."""
    words = [word.partition(":") for word in text.split(";") if word]
    return {name: value for name, _, value in words}


class UlpiaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of our games with players, reward, options and deals."""

    def __init__(self, rules: Game[Any], parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.rules = rules
        self.seats = int(given.get("players", max(DEFAULT_SEATS, rules.fewest)))
        self.reward = str(given.get("reward", POINTS))
        self.options = parse_options(str(given.get("options", "")))
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
            min_utility=-1.0 if is_rank else MIN_POINTS,
            max_utility=1.0 if is_rank else MAX_POINTS,
            utility_sum=0.0 if is_rank else None,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type(rules, self.reward), info, given)

    def new_initial_state(self) -> UlpiaState:
        return UlpiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UlpiaObserver:
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return UlpiaObserver(self)


class UlpiaState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state; before the deal it has no world yet."""

    def __init__(self, game: UlpiaGame) -> None:
        super().__init__(game)
        self.world: OpenSpielWorld | None = None
        self.gained = [0.0] * game.seats  # by the last move

    # whose turn it is and what may be done

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        numbered = self.world.numbered
        return int(pyspiel.PlayerId.TERMINAL) if numbered.is_over() else numbered.seat()

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.numbered.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None, "chance has outcomes, not actions"
        return self.world.numbered.legal(player)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.world is None:
            seed = game.first_seed + action
            numbered = new_numbered_game(game.rules.name, game.seats, game.options, seed)
            self.world = OpenSpielWorld(numbered, game.options)
            return
        before = self._scores()
        self.world.play(action)
        self.gained = [now - then for now, then in zip(self._scores(), before, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.world is not None
        return self.world.numbered.text(action)

    # points

    def _scores(self) -> list[float]:
        game = self.get_game()
        if self.world is None:
            return [0.0] * int(game.seats)
        numbered = self.world.numbered
        if game.reward == POINTS:
            return [float(total) for total in numbered.totals()]
        return numbered.rank_rewards() if numbered.is_over() else [0.0] * numbered.seats

    def returns(self) -> list[float]:
        return self._scores()

    def rewards(self) -> list[float]:
        return self.gained

    # what a seat knows

    def view(self, player: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON data; nothing before the deal."""
        return {} if self.world is None else self.world.numbered.view(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> UlpiaState:
        """Return a state that looks the same to a seat; whatever it cannot know is dealt anew."""
        other: UlpiaState = self.clone()
        if other.world is not None:
            numbered = other.world.numbered
            seed = int(sampler() * SEED_RANGE)
            state = numbered.game.imagine(numbered.match.state, Seat(player), seed)
            other.world = other.world.with_state(state)
        return other

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        return str(self.world)


class UlpiaObserver:
    """Shows a state to a seat: its view as text, and the same as numbers."""

    def __init__(self, game: UlpiaGame) -> None:
        self.game = game
        fields = fields_of(game.rules, game.seats)
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


def game_class(rules: Game[Any]) -> type[UlpiaGame]:
    """Return the class of one of our games, which OpenSpiel calls with parameters alone."""

    class RegisteredGame(UlpiaGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(rules, parameters)

    RegisteredGame.__name__ = RegisteredGame.__qualname__ = short_name(rules.name)
    return RegisteredGame


REGISTERED: Final[dict[str, type[UlpiaGame]]] = {
    name: game_class(rules) for name, rules in GAMES.items()
}
"""The class of every game, by its name; each is called `ulpia_NAME` in OpenSpiel."""

for _name, _registered in REGISTERED.items():
    pyspiel.register_game(game_type(GAMES[_name], POINTS), _registered)
    globals()[_registered.__name__] = _registered  # where pickle looks for it
