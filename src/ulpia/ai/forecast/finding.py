"""The forecast of a game: made with the tables of its folder, or the default if it has none."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.evaluate.evaluation import make_evaluator
from ulpia.ai.forecast.final_points import FinalPointsForecast
from ulpia.ai.forecast.forecast import Forecast
from ulpia.ai.forecast.tables import ForecastTables
from ulpia.games.plugins import find_plugin
from ulpia.kernel.game import Game

LAYER: Final = "ulpia.ai.forecast"

_FOUND: Final[dict[str, Forecast[Any]]] = {}


def find_forecast(game: Game[Any]) -> Forecast[Any]:
    """Return the forecast of a game: always the same object, which keeps what it worked out."""
    known = _FOUND.get(game.name)
    if known is not None and known.game is game:
        return known
    forecast = make_forecast(game)
    _FOUND[game.name] = forecast
    return forecast


def make_forecast(game: Game[Any]) -> Forecast[Any]:
    """Return a new forecast with what a game brings to this layer, or the default."""
    plugin = find_plugin(LAYER, game.name)
    evaluator = make_evaluator(game)
    if plugin is None:
        return FinalPointsForecast(game, evaluator)
    tables: ForecastTables = plugin.TABLES
    return Forecast(game, evaluator, tables)
