"""Laws that every game obeys at every decision: asserted by tests and by `simulate --check`."""

from __future__ import annotations

from typing import Any

from ulpia.kernel.chance import Dice
from ulpia.kernel.codec import decode_state, encode_state
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Decision, Move, Seat
from ulpia.kernel.state import apply, decisions


def seats_and_spectator(seats: int) -> list[Seat | None]:
    """Return everybody who looks at a table."""
    everybody: list[Seat | None] = [Seat(seat) for seat in range(seats)]
    everybody.append(None)
    return everybody


def check_laws(game: Game[Any], state: Any, seats: int, seed: int) -> None:
    """Assert the laws for a state at a decision, as everybody sees it; nothing is changed."""
    code = encode_state(state)
    check_codec(game, state, code)
    check_views(game, state, seats_and_spectator(seats))
    for seat in seats_and_spectator(seats):
        check_imagining(game, state, seat, seed)
    check_quickly(game, state, seats, seed)
    assert encode_state(state) == code, "asking, viewing and imagining must change nothing"


def check_quickly(game: Game[Any], state: Any, seats: int, seed: int) -> None:
    """Assert the invariants, and what is seen and known for one viewer, chosen by `seed`.

    For long runs: over some decisions every viewer has its turn, at a fourth of the cost.
    """
    game.check(state)
    check_asking(state)
    check_points(game, state)
    check_words(game, decisions(state))
    everybody = seats_and_spectator(seats)
    viewer = everybody[seed % len(everybody)]
    check_imagining(game, state, viewer, seed)
    if seed % 4 == 0:
        check_codec(game, state, encode_state(state))
        check_knowledge(game, state, viewer, seed)


def check_asking(state: Any) -> None:
    """Asked again, the same is asked; every seat once, every option once."""
    asked = decisions(state)
    assert decisions(state) == asked, "asked twice, a step must ask the same"
    for decision in asked:
        assert decision.options, "a decision needs an option"
        assert len(set(decision.options)) == len(decision.options), "an option is offered twice"
    assert len({decision.seat for decision in asked}) == len(asked), "a seat is asked twice"


def check_points(game: Game[Any], state: Any) -> None:
    """Points by source add up to the totals; at the end they are the final points."""
    points = game.points(state)
    assert [sum(by_source) for by_source in points] == game.totals(state)
    assert all([len(by_source) == len(game.sources) for by_source in points])
    final = game.final_points(state)
    assert decisions(state) or final == points, "at the end the final points are the points"


def check_codec(game: Game[Any], state: Any, code: Any) -> None:
    """A state survives JSON, and a copy is equal."""
    assert encode_state(decode_state(game, code)) == code, "the codec must round-trip"
    assert encode_state(game.copy(state)) == code, "a copy must be equal"


def check_words(game: Game[Any], asked: list[Decision]) -> None:
    """Every option has a text that reads back, and every prompt is declared."""
    for decision in asked:
        assert game.vocabulary.prompts[decision.prompt].takes(len(decision.about))
        for move in decision.options:
            assert game.vocabulary.read(game.vocabulary.write(move)) == move


def check_imagining(game: Game[Any], state: Any, seat: Seat | None, seed: int) -> None:
    """What a seat cannot know changes neither its view nor its legal moves."""
    world = game.imagine(state, seat, seed)
    assert game.view(world, seat) == game.view(state, seat), f"view(imagine) differs for {seat}"
    game.check(world)
    real, imagined = decisions(state), decisions(world)
    assert [decision.seat for decision in real] == [decision.seat for decision in imagined]
    if seat is not None:
        assert decision_of(real, seat) == decision_of(imagined, seat), "legal moves leak"


def check_views(game: Game[Any], state: Any, viewers: list[Seat | None]) -> None:
    """Views that are made together are those that are made one by one: nothing is mixed up."""
    together = game.views(state, viewers)
    assert together == [game.view(state, viewer) for viewer in viewers], "views mix up viewers"


def check_knowledge(game: Game[Any], state: Any, seat: Seat | None, seed: int) -> None:
    """An imagined world depends on what the seat knows and on the seed, not on the truth."""
    world = game.imagine(state, seat, seed)
    again = game.imagine(game.imagine(state, seat, seed + 1), seat, seed)
    assert encode_state(again) == encode_state(world), "imagining must depend on knowledge alone"


def check_hearing(game: Game[Any], state: Any, seats: int, seed: int) -> None:
    """What a seat hears of a move that reveals nothing does not depend on what it cannot know."""
    dice = Dice(seed)
    for seat in seats_and_spectator(seats):
        world = game.imagine(state, seat, seed)
        world.chance = state.chance.copy()  # only what lies hidden differs, not what comes
        decision = decisions(state)[dice.below(len(decisions(state)))]
        same = decision_of(decisions(world), decision.seat)
        shared = [move for move in decision.options if same is not None and move in same.options]
        if not shared:
            continue
        move = shared[dice.below(len(shared))]
        heard, revealed = _play_and_listen(game, game.copy(state), decision.seat, move, seat)
        imagined, also_revealed = _play_and_listen(game, world, decision.seat, move, seat)
        if not revealed and not also_revealed:
            assert heard == imagined, f"{seat} hears of what it cannot know"


def _play_and_listen(
    game: Game[Any], state: Any, actor: Seat, move: Move, listener: Seat | None
) -> tuple[list[Event], bool]:
    """Play a move; return what `listener` hears and whether anything was revealed."""
    before: int = state.reveals
    state.events = []
    apply(state, actor, move)
    decisions(state)
    events: list[Event] = state.events
    for event in events:
        assert game.vocabulary.events[event.name].takes(len(event.values)), event
    return [event for event in events if event.is_for(listener)], state.reveals != before
