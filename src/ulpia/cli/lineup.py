"""Who plays: people at this terminal and levels, new or as a saved game names them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ulpia.cli.players import parse_levels
from ulpia.cli.usage_error import UsageError
from ulpia.text import Texts

DEFAULT_OPPONENT: Final = "tiro"
MAX_NAME_LENGTH: Final = 16

Known = list[tuple[str, str | None] | None]
"""For each seat of a saved game its name and kind of player, None for a person, as far as told."""


@dataclass(frozen=True)
class PlayArgs:
    """Arguments of the command line; None where nothing was given."""

    seats: int | None
    seat: int | None
    people: str | None
    players: str | None
    names: str | None

    def count_people(self) -> int | None:
        """Return how many people were asked for, by number or by their names."""
        if self.people is None:
            return None
        return int(self.people) if self.people.isdecimal() else self.people.count(",") + 1

    def names_of_people(self) -> list[str]:
        """Return the names of the people, if names were given."""
        if self.people is None or self.people.isdecimal():
            return []
        return parse_names("--people", self.people, self.people.count(",") + 1)


@dataclass(frozen=True)
class Lineup:
    """Who sits where: names, and kinds of players (None: a person at this terminal)."""

    names: list[str]
    kinds: list[str | None]
    notes: dict[int, str] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)


def seat_players(args: PlayArgs, known: Known, texts: Texts) -> Lineup:
    """Seat people and opponents, keeping who is known from a saved game."""
    seats = len(known)
    people = seats_of_people(args, known)
    usual = [
        (who and who[1]) or DEFAULT_OPPONENT for seat, who in enumerate(known) if seat not in people
    ]
    others = iter(usual if args.players is None else parse_levels(args.players, len(usual)))
    kinds = [None if seat in people else next(others) for seat in range(seats)]
    if args.names is not None:
        return Lineup(parse_names("--names", args.names, seats), kinds)
    given = dict(zip(people, args.names_of_people(), strict=False))
    names = [given.get(seat, who[0] if who else None) for seat, who in enumerate(known)]
    return Lineup(name_the_rest(names, texts), kinds)


def seats_of_people(args: PlayArgs, known: Known) -> list[int]:
    """Return the seats of people at this terminal; in a saved game first those that people had."""
    seats, count = len(known), args.count_people()
    before = [seat for seat, who in enumerate(known) if who is not None and who[1] is None]
    if count is not None and not 1 <= count <= seats:
        raise UsageError(f"--people must be from 1 to {seats}, not {count}")
    if args.names is not None and args.names_of_people():
        raise UsageError("--names names every seat: give --people only a number")
    if args.seat is None:
        free = [seat for seat in range(seats) if seat not in before]
        return sorted([*before, *free][: count or len(before) or 1])
    if not 0 <= args.seat < seats:
        raise UsageError(f"--seat must be from 0 to {seats - 1}, not {args.seat}")
    if count is not None and count > 1:
        raise UsageError("--seat is for one person, several sit in order: leave it or --people out")
    return [args.seat]


def name_the_rest(names: list[str | None], texts: Texts) -> list[str]:
    """Give all without a name the Roman name of their seat, or another if it is taken."""
    roman = texts.message("cli-names").split(", ")
    named = list(names)
    for seat, name in enumerate(names):
        if name is None:
            order = [*roman[seat:], *roman, texts.seat_name(seat)]
            named[seat] = next(each for each in order if each not in named)
    return [name for name in named if name is not None]


def parse_names(option: str, text: str, count: int) -> list[str]:
    names = [" ".join(name.split()) for name in text.split(",")]
    if len(names) != count:
        raise UsageError(f"{option} needs {count} names, not {len(names)}")
    if len(set(names)) < count or "" in names:
        whom = "seat" if option == "--names" else "person"
        raise UsageError(f"{option} needs a different name for every {whom}")
    for name in names:
        if len(name) > MAX_NAME_LENGTH or not name.isprintable() or "(" in name:
            raise UsageError(f"{name!r} is no name: at most {MAX_NAME_LENGTH} letters, no brackets")
    return names
