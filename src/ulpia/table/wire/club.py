"""Messages about the club: ratings, and what finished games tell of people and of titles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ulpia.table.wire.values import Level


class Rating(Struct):
    """A strength on a scale where 400 points are ten to one.

    19 times of 20 it lies within `spread` of `rating`. Below ten games it is `provisional`.
    """

    rating: int
    spread: int
    games: int
    provisional: bool


class RatedPlayer(Struct, omit_defaults=True):
    """A line of a list: a person with their place, or a level of the bots without one."""

    rating: Rating
    name: str | None = None
    level: str | None = None
    place: int | None = None  # among people whose rating is not provisional
    mine: bool = False
    program: bool = False


class BoardName(Struct):
    """A list of ratings: a title and a number of seats, and how many people are in it."""

    game: str
    seats: int
    people: int


class Leaderboard(Struct):
    """The strongest of a title and number of seats, and all levels of the bots."""

    game: str
    seats: int
    players: list[RatedPlayer]
    boards: list[BoardName]  # all lists that there are


class LevelRating(Struct):
    """How strong a level of the bots is, and how often a player finishes ahead of it."""

    level: str
    rating: Rating
    ahead: float


class PlayerRating(Struct):
    """The rating of a player in one list, among the bots."""

    game: str
    seats: int
    rating: Rating
    levels: list[LevelRating]


class GameCount(Struct):
    """How many games of a title and number of seats somebody has finished, and won."""

    game: str
    seats: int
    games: int
    wins: int


class Badge(Struct, omit_defaults=True):
    """One of the first three places: of a season of the daily table (2026-4), or a tournament."""

    kind: Literal["daily", "tournament"]
    name: str  # the season, or the id of the tournament
    place: int
    title: str | None = None  # of the tournament


class SeasonLine(Struct):
    """What somebody has gathered in a season, on so many days."""

    place: int
    points: int
    days: int
    name: str
    mine: bool


class Season(Struct):
    """A season of the daily table: a quarter of the calendar, told as 2026-4."""

    season: str
    ends_at: int
    is_over: bool
    standings: list[SeasonLine]
    before: str


class PlayerPage(Struct, omit_defaults=True):
    """What everybody may know of a player."""

    name: str
    since: int
    mine: bool
    games: list[GameCount]
    ratings: list[PlayerRating]
    program: bool = False  # a program plays on this account
    badges: list[Badge] = []


class SeatTally(Struct):
    """How many seats had this value, with their points in all; and how many of them won."""

    key: str
    seats: int
    total: int
    wins: int
    won_total: int  # the points of those that won


class SeatsStatistics(Struct):
    """What finished games of a title with so many seats tell of everybody."""

    seats: int
    games: int
    scores: list[SeatTally]  # by final points, the lowest of each ten
    sources: list[SeatTally]  # the points are those of the source
    openings: list[SeatTally]
    places: list[SeatTally]  # by number of the seat


class ServerStatistics(Struct):
    """What finished games of a title tell; `opening_kind` names the words of its openings."""

    game: str
    opening_kind: str | None
    tables: list[SeatsStatistics]


class SourceShare(Struct):
    """Points from a source in a game: a player's mean, and everybody's."""

    source: str
    own: float
    everybody: float


class TrendPoint(Struct):
    """A rating after a game."""

    at: int
    rating: int
    spread: int


class Encounter(Struct, omit_defaults=True):
    """How often somebody finished ahead of a rival, behind, and level with them."""

    ahead: int
    behind: int
    level_with: int
    name: str | None = None
    level: str | None = None


class PlayerStatistics(Struct):
    """What finished games of a title with so many seats tell of a player."""

    game: str
    seats: int
    games: int
    wins: int
    mean: float
    everybody: float
    places: list[SeatTally]
    sources: list[SourceShare]
    trend: list[TrendPoint]
    encounters: list[Encounter]


class DailyResult(Struct, omit_defaults=True):
    """How somebody did at the table of a day; `table` can be replayed once the day is over."""

    place: int
    points: int
    won: bool
    name: str | None = None
    mine: bool = False
    table: str | None = None


class DailyRanking(Struct, omit_defaults=True):
    """Who has finished a day's table, and how they began: told to those who have finished too."""

    results: list[DailyResult]
    openings: list[SeatTally]
    opening_kind: str | None = None


class Daily(Struct, omit_defaults=True):
    """The table of a day. `commitment` is the hash of its deal, told before anybody plays it."""

    day: str
    number: int  # counts the days
    game: str
    levels: list[str]  # of the bots in the other seats
    commitment: str
    ends_at: int
    state: Literal["open", "playing", "finished", "over"]
    finished: int  # how many have finished
    table: str | None = None  # mine
    ranking: DailyRanking | None = None
    seed: str | None = None  # once the day is over
    before: str | None = None  # the last day before that had a table


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be made; its maker may play or only look after it."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=2, le=4)]
    level: Level
    kind: Literal["swiss", "round_robin"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=9)] = 4  # of Swiss; else all meet all
    days: Annotated[int, Meta(ge=1, le=30)] = 7  # for a round
    rated: bool = False


class TournamentInfo(Struct, omit_defaults=True):
    """What lists show of a tournament."""

    id: str
    name: str
    game: str
    seats: int
    kind: Literal["swiss", "round_robin"]
    rounds: int
    days: int
    level: str  # of the bots that fill seats
    rated: bool
    state: Literal["open", "running", "finished", "cancelled"]
    round: int
    people: int
    created_at: int
    deadline: int | None = None  # of the round that is played
    joined: bool = False
    host: bool = False


class TournamentList(Struct):
    tournaments: list[TournamentInfo]


class TournamentPlace(Struct, omit_defaults=True):
    """A round of a player: where, and at which place once the game is over."""

    table: str
    place: int | None = None


class Standing(Struct, omit_defaults=True):
    """A line of the standings. Points are told twice over: halves, in whole numbers."""

    place: int
    halves: int
    rival_halves: int  # the points of those they have met
    games: list[TournamentPlace]  # by round
    name: str | None = None
    level: str | None = None
    mine: bool = False


class Tournament(Struct):
    info: TournamentInfo
    standings: list[Standing]
