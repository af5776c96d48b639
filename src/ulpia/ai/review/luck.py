"""What each reveal was worth against its expectation, and the account of a seat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ulpia.ai.forecast.forecast import Expectation
from ulpia.ai.review.passages import state_after
from ulpia.ai.review.viewpoint_forecast import ViewpointForecast
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Seat
from ulpia.kernel.played_moves import PlayedMove, is_together
from ulpia.kernel.state import decisions


class Swing(NamedTuple):
    """What a reveal changed for a seat, in chance and in points, as it knew the game."""

    seat: Seat
    chance: float
    points: float


class Reveal(NamedTuple):
    """Something that chance decided: after which entry, which events told it, and what it did."""

    entry: int
    kinds: list[str]
    swings: list[Swing]


def drawn_events(match: Match[Any], entry: int, viewpoint: Seat | None) -> list[str]:
    """Return the names of the events that told a viewpoint what was drawn, each once."""
    known = match.game.vocabulary.events
    names: list[str] = []
    for event in match.log[entry].events:
        if known[event.name].drawn and event.is_for(viewpoint) and event.name not in names:
            names.append(event.name)
    return names


def measure_luck(
    match: Match[Any], entry: int, forecasts: list[ViewpointForecast]
) -> Reveal | None:
    """Return what chance did to each seat in an entry; None if nobody saw anything drawn.

    Where several seats have chosen unseen and the last choice shows them all, what is drawn with it
    cannot be told from what the others chose: such an entry is no luck but counts as theirs.
    """
    played = match.log[entry]
    if shows_choices(played, state_after(match, entry)):
        return None
    kinds: list[str] = []
    swings: list[Swing] = []
    for viewpoint_forecast in forecasts:
        seat = viewpoint_forecast.viewpoint
        assert seat is not None, "luck is a seat's"
        names = drawn_events(match, entry, seat)
        if not names:
            continue
        before = viewpoint_forecast.expect_before(played.before, entry, played.seat, played.move)
        if before is None:
            continue
        kinds += [name for name in names if name not in kinds]
        after = viewpoint_forecast.expect(state_after(match, entry), entry)
        swings.append(swing_of(seat, before, after))
    return Reveal(entry, kinds, swings) if swings else None


def shows_choices(played: PlayedMove, after: Any) -> bool:
    """Say whether a move was the last of several that were chosen unseen."""
    if not is_together(played.before) or asked_seats(played.before) != {played.seat}:
        return False
    return not is_together(after) or asked_seats(after) != {played.seat}


def asked_seats(state: Any) -> set[Seat]:
    return {decision.seat for decision in decisions(state)}


def swing_of(seat: Seat, before: Expectation, after: Expectation) -> Swing:
    return Swing(
        seat,
        after.chances[seat] - before.chances[seat],
        after.points[seat] - before.points[seat],
    )


class Account(NamedTuple):
    """How a seat came from what it could expect to what it got: the parts add up exactly."""

    start: float
    play: float
    others: float
    luck: float
    rest: float
    end: float


UNSURE_REST: Final = 0.15
"""From which rest on the page says that the model was unsure in this game."""


def settle_account(start: float, play: float, others: float, luck: float, end: float) -> Account:
    """Return an account; the rest is what the other parts leave, shown and not hidden."""
    return Account(start, play, others, luck, end - start - play - others - luck, end)
