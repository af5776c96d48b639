"""A review in no language: whoever has the catalogues says it, as a page without a server does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ulpia.ai.review.review import NotFinished, require_finished
from ulpia.ai.review.worlds import record_hash
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.record_writer import write_record
from ulpia.kernel.words import Kind
from ulpia.table.refusals import NotAllowed
from ulpia.table.replays import event_message, replay_text
from ulpia.table.words import arguments_of, option_message, word_of

ID_LETTERS: Final = 32


def check_game(record: str) -> dict[str, str]:
    """Return the name of a game for its review, and its record without names and notes."""
    match, _ = replay_text(record)
    try:
        require_finished(match)
    except NotFinished as error:
        raise NotAllowed("not_finished") from error
    return {"id": record_hash(match)[:ID_LETTERS], "record": write_record(match)}


def review_messages(told: dict[str, Any], match: Match[Any]) -> dict[str, Any]:
    """Return the document of a review with moves, events and things as messages name them."""
    game = match.game
    for decision in told["decisions"]:
        decision["args"] = arguments_of(
            game.vocabulary.prompts[decision["prompt"]], tuple(decision.pop("about"))
        )
        for line in decision["lines"]:
            line["options"] = [move_message(game, move) for move in line["moves"]]
        if decision["words"] is not None:
            decision["words"] = reason_messages(game, decision["words"])
    for reveal in told["reveals"]:
        kinds = reveal.pop("kinds")
        events = match.log[reveal["entry"]].events
        reveal["facts"] = [event_message(game, event) for event in events if event.name in kinds]
    return told


def move_message(game: Game[Any], text: str) -> Any:
    return option_message(game.name, game.rules, game.vocabulary.read(text))


def reason_messages(game: Game[Any], words: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sentences of a decision: what was done, what was better, where, and doubt."""
    told: dict[str, Any] = dict.fromkeys(words)
    if words["did"] is not None:
        did = words["did"]
        signature = game.vocabulary.events[did["event"]]
        arguments = arguments_of(signature, tuple(did["values"]))
        told["did"] = {"name": did["event"], "seat": did["seat"], "args": arguments}
    for part in ("better", "where", "doubt"):
        if words[part] is not None:
            arguments = words[part]["arguments"]
            said = {name: argument_message(game, value) for name, value in arguments.items()}
            told[part] = {"id": words[part]["id"], "arguments": said}
    return told


def argument_message(game: Game[Any], value: Any) -> Any:
    """Return what a sentence speaks of; things by their words, moves as options."""
    if isinstance(value, int):
        return value
    if "kind" in value:
        kind = kind_named(game, value["kind"])
        return {"kind": kind.name, "word": word_of(kind, value["value"])}
    if "move" in value:
        return {"move": move_message(game, value["move"])}
    return value


def kind_named(game: Game[Any], name: str) -> Kind:
    return next(kind for kind in game.vocabulary.kinds if kind.name == name)
