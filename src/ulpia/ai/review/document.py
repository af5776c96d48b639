"""A review as one JSON document: numbers, lines and patterns; words are made when it is shown."""

from __future__ import annotations

from typing import Any, Final

from ulpia.ai.forecast.forecast import MODEL_NUMBER
from ulpia.ai.review.judging import Judgement
from ulpia.ai.review.lines import TriedLine
from ulpia.ai.review.luck import Account, Reveal
from ulpia.ai.review.reasons.facts import ReasonSentence
from ulpia.ai.review.reasons.reasons import Reasons
from ulpia.ai.review.review import CurvePoint, GameReview, costliest
from ulpia.ai.review.worlds import record_hash
from ulpia.kernel.events import Event
from ulpia.kernel.game import Game, decision_of
from ulpia.kernel.moves import Seat
from ulpia.kernel.state import decisions

FORMAT: Final = 1
TOLD_LINES: Final = 4
"""How many of the lines of a decision are told."""
CHANCE_DIGITS: Final = 4
POINT_DIGITS: Final = 2


def describe_review(review: GameReview) -> dict[str, Any]:
    """Return a review as JSON data."""
    match = review.match
    game = match.game
    seats = range(match.seats)
    decisions_told = [describe_judgement(review, judged) for judged in review.judgements]
    numbers = {judged.entry: number for number, judged in enumerate(review.judgements)}
    return {
        "format": FORMAT,
        "model": MODEL_NUMBER,
        "setting": review.setting.name,
        "record": record_hash(match),
        "game": game.name,
        "rules": game.rules,
        "seats": match.seats,
        "sources": list(game.sources),
        "points": game.points(match.state),
        "winners": list(game.winners(match.state)),
        "entries": len(match.log),
        "viewpoints": [
            {
                "seat": viewpoint,
                "curve": [describe_point(point) for point in review.curves[viewpoint]],
            }
            for viewpoint in (*[Seat(seat) for seat in seats], None)
        ],
        "decisions": decisions_told,
        "costliest": [
            [numbers[judged.entry] for judged in costliest(review.judgements, Seat(seat))]
            for seat in seats
        ],
        "reveals": [describe_reveal(reveal) for reveal in review.reveals],
        "account": [
            {
                "chance": describe_account(of_chance, CHANCE_DIGITS),
                "points": describe_account(of_points, POINT_DIGITS),
            }
            for of_chance, of_points in review.accounts
        ],
    }


def describe_point(point: CurvePoint) -> dict[str, Any]:
    return {
        "entry": point.entry,
        "chances": [round(chance, CHANCE_DIGITS) for chance in point.expectation.chances],
        "points": [round(points, 1) for points in point.expectation.points],
    }


def describe_judgement(review: GameReview, judged: Judgement) -> dict[str, Any]:
    """Return a decision: where it stands, its lines, what was lost, and why."""
    passage = next(p for p in review.passages if judged.entry in p.entries)
    asked = decision_of(decisions(review.match.log[judged.entry].before), judged.seat)
    assert asked is not None, "who decided was asked"
    told: dict[str, Any] = {
        "entry": judged.entry,
        "last": passage.last(),
        "seat": judged.seat,
        "turn": passage.turn,
        "prompt": asked.prompt,
        "about": list(asked.about),
        "mark": judged.mark,
        "loss": {
            "chance": round(judged.loss.chance, CHANCE_DIGITS),
            "points": round(judged.loss.points, POINT_DIGITS),
            "chance_error": round(judged.loss.chance_error, CHANCE_DIGITS),
            "points_error": round(judged.loss.points_error, POINT_DIGITS),
        },
        "worlds": len(judged.worlds),
        "lines": [describe_line(review.match.game, judged, line) for line in lines_to_show(judged)],
        "words": None,
    }
    if judged.entry in review.reasons:
        told["words"] = describe_reasons(review.match.game, review.reasons[judged.entry])
    return told


def lines_to_show(judged: Judgement) -> list[TriedLine]:
    """Return the best lines and the played one, the best first."""
    lines = judged.lines[:TOLD_LINES]
    return lines if judged.played in lines else [*lines[:-1], judged.played]


def describe_line(game: Game[Any], judged: Judgement, line: TriedLine) -> dict[str, Any]:
    numbers = judged.worlds
    if not any(number in line.results for number in numbers):
        numbers = range(max(line.results) + 1)
    return {
        "moves": [game.vocabulary.write(move) for move in line.plan.moves],
        "played": line.is_played,
        "chance": round(line.chance(numbers), CHANCE_DIGITS),
        "sources": [round(points, POINT_DIGITS) for points in line.sources(numbers)],
        "worlds": len([number for number in numbers if number in line.results]),
    }


def describe_reasons(game: Game[Any], reasons: Reasons) -> dict[str, Any]:
    return {
        "did": None if reasons.did is None else describe_event(game, reasons.did),
        "better": describe_sentence(reasons.better),
        "where": None if reasons.where is None else describe_sentence(reasons.where),
        "doubt": None if reasons.doubt is None else describe_sentence(reasons.doubt),
    }


def describe_event(game: Game[Any], event: Event) -> dict[str, Any]:
    return {"event": event.name, "seat": event.seat, "values": list(event.values)}


def describe_sentence(sentence: ReasonSentence) -> dict[str, Any]:
    """Return a sentence; differences with one decimal, as they are shown."""
    arguments = {}
    for name, value in sentence.arguments.items():
        is_signed = isinstance(value, dict) and "signed" in value
        arguments[name] = {"signed": round(value["signed"], 1)} if is_signed else value
    return {"id": sentence.id, "arguments": arguments}


def describe_reveal(reveal: Reveal) -> dict[str, Any]:
    return {
        "entry": reveal.entry,
        "kinds": reveal.kinds,
        "swings": [
            {
                "seat": swing.seat,
                "chance": round(swing.chance, CHANCE_DIGITS),
                "points": round(swing.points, POINT_DIGITS),
            }
            for swing in reveal.swings
        ],
    }


def describe_account(account: Account, digits: int) -> dict[str, float]:
    """Return an account whose rounded parts add up as well: the rest takes what is left."""
    told = {name: round(value, digits) for name, value in account._asdict().items()}
    parts = told["start"] + told["play"] + told["others"] + told["luck"]
    told["rest"] = round(told["end"] - parts, digits)
    return told
