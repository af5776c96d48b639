"""A position of Forum Trajanum in a few words, and a table to play it on.

With two seats the Forum always lies like this (boards 1A, 2A, 3A):

    i1  R  i2  R  i3  R | ii1  R ii2  B ii3  Y | iii1  G iii2  G iii3  G
    i4  Y  i5  *  i6  B | ii4  R ii5  B ii6  Y | iii4  B iii5  * iii6  G
    i7  Y  i8  B  i9  B | ii7  R ii8  * ii9  G | iii7  B iii8  Y iii9  R
    i10 G  i11 G  i12 B | ii10 R ii11 G ii12 G | iii10 Y iii11 Y iii12 R
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.forum_trajanum.laying import Wish, lay_colonies
from ulpia.games.forum_trajanum.components.citizens import ROW_WORDS
from ulpia.games.forum_trajanum.components.goods import GOODS
from ulpia.games.forum_trajanum.components.mosaics import SILHOUETTES
from ulpia.games.forum_trajanum.components.player_board import (
    CELL_WORDS,
    STREET_CARDS,
    SYMBOL_WORDS,
)
from ulpia.games.forum_trajanum.components.trajan_cards import CARD_WORDS
from ulpia.games.forum_trajanum.game import FORUM_TRAJANUM
from ulpia.games.forum_trajanum.mosaic import mosaic_of
from ulpia.games.forum_trajanum.points import SOURCES
from ulpia.games.forum_trajanum.rules.benefits import Reap
from ulpia.games.forum_trajanum.rules.building import BuildingPhase, Prepare
from ulpia.games.forum_trajanum.rules.cycle import EndCycle
from ulpia.games.forum_trajanum.rules.draft import Draft
from ulpia.games.forum_trajanum.rules.turn import EndRound, EndTurn, NextCycle, Round, Turn
from ulpia.games.forum_trajanum.rules.using import ChooseTile
from ulpia.games.forum_trajanum.state import (
    DRAFTING,
    PLAYING,
    SCORING,
    Colonia,
    ForumTrajanum,
)
from ulpia.kernel.codec import encode_state
from ulpia.kernel.events import Event
from ulpia.kernel.match import Match
from ulpia.kernel.moves import IllegalMove, Seat
from ulpia.kernel.state import Step, decisions

VOCABULARY = FORUM_TRAJANUM.vocabulary


class Table:
    """A match with a position; moves, things and events go in and out as words."""

    def __init__(self, match: Match[ForumTrajanum]) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def state(self) -> ForumTrajanum:
        return self.match.state

    def colonia(self, seat: int = 0) -> Colonia:
        return self.state.colonies[seat]

    # --- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> Table:
        """Play moves of one seat; every component must be in its place after each of them."""
        for text in moves:
            self.events += self.match.play(Seat(seat), VOCABULARY.read(text))
            FORUM_TRAJANUM.check(self.state)
        return self

    def undo(self, seat: int) -> str:
        return VOCABULARY.write(self.match.undo(Seat(seat)).move)

    def refuses(self, seat: int, text: str, code: str, ruling: int) -> None:
        """Assert that a move is refused with this reason and changes nothing."""
        before = encode_state(self.state)
        with pytest.raises(IllegalMove) as refused:
            self.match.play(Seat(seat), VOCABULARY.read(text))
        refusal = refused.value.refusal
        assert (refusal.code, refusal.ruling) == (code, ruling), refusal
        if code in VOCABULARY.refusals:
            assert VOCABULARY.refusals[code].takes(len(refusal.values)), refusal
        assert encode_state(self.state) == before

    # --- looking ---------------------------------------------------------------------------------

    def question(self) -> str:
        """Return who is asked what: `0 use`, `1 send blue`; empty when the game is over."""
        texts = []
        for decision in self.match.waiting():
            signature = VOCABULARY.prompts[decision.prompt]
            texts.append(f"{decision.seat} {signature.write(decision.about)}")
        return ", ".join(texts)

    def options(self, seat: int = 0, verb: str = "") -> list[str]:
        """Return what `seat` may choose now, or its moves of one verb."""
        for decision in self.match.waiting():
            if decision.seat == seat:
                texts = [VOCABULARY.write(move) for move in decision.options]
                return [text for text in texts if not verb or text.split()[0] == verb]
        return []

    def goods(self, seat: int = 0) -> str:
        """Return the goods of a seat as words, in the order of the table of goods."""
        held = self.colonia(seat).goods
        return " ".join([word for good, word in enumerate(GOODS) for _ in range(held[good])])

    def points(self, seat: int = 0) -> int:
        return FORUM_TRAJANUM.totals(self.state)[seat]

    def points_for(self, source: str, seat: int = 0) -> int:
        return FORUM_TRAJANUM.points(self.state)[seat][SOURCES.index(source)]

    def event_texts(self, *names: str) -> list[str]:
        """Return the events told since the position was laid, or those of some names."""
        chosen = [event for event in self.events if not names or event.name in names]
        return [VOCABULARY.write_event(event) for event in chosen]

    def events_heard_by(self, seat: int | None) -> list[str]:
        """Return the events that a seat, or a spectator, was told."""
        listener = None if seat is None else Seat(seat)
        return [VOCABULARY.write_event(event) for event in self.events if event.is_for(listener)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return FORUM_TRAJANUM.view(self.state, None if seat is None else Seat(seat))

    def active_rows(self, seat: int = 0) -> list[str]:
        return [row for at, row in enumerate(ROW_WORDS) if (self.colonia(seat).active >> at) & 1]

    def front(self, cell: str, seat: int = 0) -> int:
        return self.colonia(seat).grid[CELL_WORDS.index(cell)]


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """Return a table before the first choice."""
    return Table(Match(FORUM_TRAJANUM, seats, options, seed))


def first_draft(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """Return a table in the first draft, everything arranged by chance."""
    laid = fresh(seats, seed, **options)
    for seat in range(seats):
        laid.play(seat, "arrange")
    while "second_citizen" in laid.question():
        laid.play(laid.match.waiting()[0].seat, "decline")
    return laid


def table(
    mine: Wish | None = None,
    others: dict[int, Wish] | None = None,
    *,
    at: str = "build",
    seats: int = 2,
    streets: str = "black1 white1",
    cards: str = "I-1 II-1 III-1",
    cycle: int = 0,
    round_of_cycle: int = 0,
    start: int = 0,
    side: str = "A",
    limited: bool = True,
) -> Table:
    """Return a position: seat 0 has `mine`, the others what `others` names."""
    laid = first_draft(seats, side=side, supply="limited" if limited else "unlimited")
    state = laid.state
    boards = tuple([(2 * place, 0) for place in range(len(SILHOUETTES[seats]))])
    state.mosaic = mosaic_of(seats, boards)
    state.cycle = cycle
    state.round = 4 * cycle + round_of_cycle
    state.start = Seat(start)
    state.cards = tuple([CARD_WORDS.index(card) for card in cards.split()])
    lay_streets(state, streets)
    lay_colonies(state, {0: mine or Wish(), **(others or {})})
    begin(laid, at)
    return laid


def lay_streets(state: ForumTrajanum, streets: str) -> None:
    """Put these street cards on display; the others lie around them in any order."""
    shown = [SYMBOL_WORDS.index(symbol) for symbol in streets.split()]
    rest = list(STREET_CARDS)
    for symbol in shown:
        rest.remove(symbol)
    before = 2 * state.round
    state.streets = (*rest[:before], *shown, *rest[before:])


def begin(laid: Table, at: str) -> None:
    """Put the agenda to a chosen point, forget how the table came about, and go on from there."""
    state, match = laid.state, laid.match
    state.phase = {"draft": DRAFTING, "scoring": SCORING}.get(at, PLAYING)
    state.agenda = agenda_at(at, state)
    FORUM_TRAJANUM.check(state)
    state.events = []
    match._asked = decisions(state)
    laid.events = state.events
    state.events = None
    match.log = []
    FORUM_TRAJANUM.check(state)


def agenda_at(at: str, state: ForumTrajanum) -> list[Step[Any]]:
    """Return what is still to be done at a point, the next step last."""
    seat = state.start
    rest: list[Step[Any]] = [EndTurn(seat), Prepare(seat), Reap(seat), BuildingPhase(seat)]
    turns: list[Step[Any]] = [
        Turn(Seat((seat + offset) % state.seats)) for offset in range(state.seats - 1, -1, -1)
    ]
    points: dict[str, list[Step[Any]]] = {
        "draft": [EndRound(), *turns, Draft()],
        "turn": [EndRound(), *turns],
        "use": [EndRound(), *turns[:-1], *rest, ChooseTile(seat)],
        "build": [EndRound(), *turns[:-1], *rest],
        "end of round": [EndRound()],
        "scoring": [NextCycle(), EndCycle()],
        "round": [Round()],
    }
    return points[at]
