"""Observations written as bytes by the engine tell exactly what the view tells."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

from tests.research.rows import row_of
from ulpia.games.registry import GAMES, game_named
from ulpia.kernel.batch import encode_question
from ulpia.kernel.chance import Dice
from ulpia.kernel.encoding import MAX_NARROW
from ulpia.kernel.game import decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import apply, decisions
from ulpia.research.observations import fields_of, observe
from ulpia.research.observations.rows import RowLayout, writes_rows

TABLES = [
    (game.name, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)
]


def options_of(game: str) -> list[dict[str, str]]:
    """Return the usual options, and for each option the first other value alone."""
    others = [{option.name: option.values[1]} for option in GAMES[game].options]
    return [{}, *others]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_of_a_row_is_that_of_the_view_for_all_seats(game: str, seats: int) -> None:
    """Whoever writes row after row remembers fields: seats that look seldom see no old ones."""
    rules = game_named(game)
    assert writes_rows(rules), "our games bring their own form"
    prompts = {prompt: number for number, prompt in enumerate(rules.vocabulary.prompts)}
    layout = RowLayout(fields_of(rules, seats), seats)
    for seed, options in enumerate([*options_of(game), {}, {}]):
        dice = Dice(seed)
        state: Any = rules.start(seats, options, seed)
        writer = rules.row_writer(seats)
        assert writer is not None
        while True:
            asked = decisions(state)
            for seat in [Seat(number) for number in range(seats)]:
                if asked and dice.below(3) == 0:
                    continue
                decision = decision_of(asked, seat)
                row = encode_question(decision, prompts) + writer.row(state, seat)
                assert len(row) == layout.width
                decoded = layout.decode(row)
                told = observe(rules, rules.view(state, seat), seats, seat, decision)
                assert list(decoded) == list(told)
                for name, numbers in told.items():
                    assert (decoded[name] == numbers).all(), (name, options, seat)
            if not asked:
                break
            decision = asked[dice.below(len(asked))]
            apply(state, decision.seat, decision.options[dice.below(len(decision.options))])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_writer_gives_the_same_bytes_whatever_it_has_written_before(
    game: str, seats: int
) -> None:
    """It may go back to an earlier state, or to another world, and forward again."""
    rules = game_named(game)
    dice = Dice(seats)
    state: Any = rules.start(seats, {}, seats)
    states: list[Any] = []
    while asked := decisions(state):
        decision = asked[dice.below(len(asked))]
        if dice.below(8) == 0:
            states += [rules.copy(state), rules.imagine(state, decision.seat, len(states))]
            decisions(states[-1])
        apply(state, decision.seat, decision.options[dice.below(len(decision.options))])
    writer = rules.row_writer(seats)
    assert writer is not None
    for _ in range(100):
        seen = states[dice.below(len(states))]
        seat = Seat(dice.below(seats))
        assert writer.row(seen, seat) == row_of(rules, seen, seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_narrow_field_has_room_for_all_its_numbers(game: str, seats: int) -> None:
    for field in fields_of(game_named(game), seats):
        assert field.is_wide() or field.high <= MAX_NARROW + 2
