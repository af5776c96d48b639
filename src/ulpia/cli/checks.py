"""The laws that hold at every decision of every game; `simulate --check` asserts them."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.codec import decode_state, encode_state
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.kernel.state import State, decisions


class LawBroken(AssertionError):  # noqa: N818 - named by what happened
    """A law of the engine does not hold; the message says which."""


def check_decision(match: Match[Any], seed: int) -> None:
    """Assert every law in the position that `match` has reached."""
    game, state = match.game, match.state
    game.check(state)
    check_points(game, state)
    code = encode_state(state)
    asked = decisions(state)
    if asked != match.waiting():
        raise LawBroken("asking twice gave different decisions")
    if encode_state(state) != code:
        raise LawBroken("asking changed the state")
    check_round_trip(game, code, asked)
    for seat in (None, *[Seat(number) for number in range(match.seats)]):
        check_imagined(game, state, seat, seed)


def check_points(game: Game[Any], state: State) -> None:
    """Every seat has points for every source, and their sums are the totals."""
    so_far, final = game.points(state), game.final_points(state)
    for by_source in (*so_far, *final):
        if len(by_source) != len(game.sources):
            raise LawBroken("a seat's points miss a source")
    if [sum(by_source) for by_source in so_far] != game.totals(state):
        raise LawBroken("the sources do not add up to the totals")
    if not state.agenda and so_far != final:
        raise LawBroken("the game is over, but its points are not the final ones")


def check_round_trip(game: Game[Any], code: Any, asked: list[Decision]) -> None:
    """A decoded state is the same state and asks the same."""
    again = decode_state(game, code)
    if encode_state(again) != code:
        raise LawBroken("the codec does not give the same state back")
    if decisions(again) != asked:
        raise LawBroken("a decoded state asks something else")


def check_imagined(game: Game[Any], state: State, seat: Seat | None, seed: int) -> None:
    """An imagined world looks the same to whom it was imagined for."""
    world = game.imagine(state, seat, seed)
    if game.view(world, seat) != game.view(state, seat):
        who = "a spectator" if seat is None else f"seat {seat}"
        raise LawBroken(f"an imagined world looks different to {who}")
