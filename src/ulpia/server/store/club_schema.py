"""Tables of the club: results of games that are over, counts of them, and ratings.

`results` and what belongs to it follow from the logs of games and can be made anew from them;
`tallies` and `ratings` follow from the results alone.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from ulpia.server.store.schema import METADATA

results: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),  # in the order of counting
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("ending", String(16), nullable=False),  # finished, abandoned
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # in statistics: finished, with a person
    Column("moves", Integer, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

result_seats: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),  # of the result
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("user_id", String(32), nullable=True),  # the person who sat there at the end
    Column("level", String(64), nullable=True),  # the bot that played there at the end
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("opening", String(64), nullable=True),
    Column("player", String(80), nullable=True),  # whose rating changes
    Column("rated_rank", Integer, nullable=True),
    Column("mu", Double, nullable=True),  # of the player, after this game
    Column("sigma", Double, nullable=True),
    Index("ix_result_seats_user", "user_id", "game", "seats", "number"),
    Index("ix_result_seats_player", "player", "game", "seats", "number"),
)

result_points: Final = Table(
    "result_points",
    METADATA,
    Column("table_id", String(32), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("source", String(64), primary_key=True),
    Column("points", Integer, nullable=False),
)

tallies: Final = Table(
    "tallies",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("what", String(16), primary_key=True),  # score, source, opening, seat
    Column("key", String(64), primary_key=True),
    Column("won", Boolean, primary_key=True),
    Column("count", Integer, nullable=False),  # seats
    Column("total", BigInteger, nullable=False),  # their points
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("player", String(80), primary_key=True),
    Column("user_id", String(32), nullable=True, index=True),
    Column("level", String(64), nullable=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rated_at", BigInteger, nullable=False),
    Index("ix_ratings_order", "game", "seats", "mu"),
)

dailies: Final = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),  # 2026-11-18, in UTC
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("levels", Text, nullable=False),  # JSON: of the bots in the other seats
    Column("seed", Text, nullable=False),
)

daily_tries: Final = Table(
    "daily_tries",
    METADATA,
    Column("day", String(10), ForeignKey("dailies.day"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
)

badges: Final = Table(
    "badges",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),  # daily: a season of it; tournament
    Column("name", String(64), primary_key=True),  # 2026-4, or the tournament's id
    Column("title", String(64), nullable=False),  # the tournament's name; of seasons empty
    Column("place", Integer, nullable=False),
    Column("given_at", BigInteger, nullable=False),
)

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("kind", String(16), nullable=False),  # swiss, round_robin
    Column("seats", Integer, nullable=False),  # of each table
    Column("rounds", Integer, nullable=False),
    Column("days", Integer, nullable=False),  # for a round
    Column("level", String(64), nullable=False),  # of the bots that fill seats
    Column("rated", Boolean, nullable=False),
    Column("host_id", String(32), nullable=False),
    Column("state", String(16), nullable=False),  # open, running, finished, cancelled
    Column("round", Integer, nullable=False),  # that is played, from 1
    Column("deadline", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=True),
    Index("ix_tournaments_state", "state", "created_at"),
)

tournament_players: Final = Table(
    "tournament_players",
    METADATA,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", String(32), nullable=True, index=True),
    Column("level", String(64), nullable=True),  # a bot, from the start or since they left
    UniqueConstraint("tournament_id", "user_id"),
)

tournament_games: Final = Table(
    "tournament_games",
    METADATA,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=True),  # once the game is over
    Column("halves", Integer, nullable=True),  # twice the points for the place
)
