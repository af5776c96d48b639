"""The tables of the forecast of Forum Trajanum."""

from typing import Final

from ulpia.ai.forecast.forum_trajanum.chances import CHANCES
from ulpia.ai.forecast.forum_trajanum.points import POINTS
from ulpia.ai.forecast.forum_trajanum.usual import USUAL
from ulpia.ai.forecast.tables import ForecastTables

TABLES: Final = ForecastTables(POINTS, USUAL, CHANCES)
