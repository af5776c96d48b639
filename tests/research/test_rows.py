"""Observations written as bytes by the engine tell exactly what the view tells."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `research`")

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
    rules = game_named(game)
    assert writes_rows(rules), "our games bring their own form"
    prompts = {prompt: number for number, prompt in enumerate(rules.vocabulary.prompts)}
    layout = RowLayout(fields_of(rules, seats), seats)
    for seed, options in enumerate(options_of(game)):
        dice = Dice(seed)
        state: Any = rules.start(seats, options, seed)
        while True:
            asked = decisions(state)
            for seat in [Seat(number) for number in range(seats)]:
                decision = decision_of(asked, seat)
                row = encode_question(decision, prompts) + rules.encode(state, seat)
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
def test_a_narrow_field_has_room_for_all_its_numbers(game: str, seats: int) -> None:
    for field in fields_of(game_named(game), seats):
        assert field.is_wide() or field.high <= MAX_NARROW + 2
