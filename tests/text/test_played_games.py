"""Whole random games, told in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.text.samples import ALL_GAMES, NAMES, StrictTexts
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Seat
from ulpia.text import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(ALL_GAMES))
def test_a_random_game_can_be_told(language: str, name: str) -> None:
    game = ALL_GAMES[name]
    texts = StrictTexts(language)
    for seats in range(game.fewest, game.most + 1):
        tell_game(texts, game, seats)


def tell_game(texts: Texts, game: Game[Any], seats: int) -> None:
    dice = random.Random(seats)
    match = Match(game, seats, {}, seed=seats)
    heard = list(match.opening)
    while not match.is_over():
        decision = dice.choice(match.waiting())
        tell_decision(texts, game, decision)
        explain_others(texts, match, decision)
        heard.extend(match.play(decision.seat, dice.choice(decision.options)))
    for event in heard:
        assert texts.event(game, event, NAMES)


def tell_decision(texts: Texts, game: Game[Any], decision: Decision) -> None:
    assert texts.prompt(game, decision, NAMES)
    labels = [texts.move(game, move, NAMES) for move in decision.options]
    assert len(set(labels)) == len(labels), "two options read the same"


def explain_others(texts: Texts, match: Match[Any], decision: Decision) -> None:
    """Ask why a move that another decision offered is not possible now."""
    for entry in match.log[-3:]:
        refusal = match.why_not(decision.seat, entry.move)
        if refusal is not None:
            assert texts.refusal(match.game, refusal, NAMES)
    stranger = match.why_not(Seat(match.seats), decision.options[0])
    assert stranger is not None
    assert texts.refusal(match.game, stranger, NAMES)
