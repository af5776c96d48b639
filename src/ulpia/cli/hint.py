"""`ulpia hint`: what a strong player would do in a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ulpia.ai.hints import ADVISER
from ulpia.ai.levels import LEVELS, make_player
from ulpia.ai.player import Player, make_player_table
from ulpia.cli import consoles
from ulpia.cli.inputs import (
    LanguageOption,
    as_json,
    load_texts,
    read_record,
    record_refusal,
    require_seed,
)
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.saving import seats_in
from ulpia.cli.thoughts import thought_sentences, thoughts_table
from ulpia.cli.usage_error import UsageError
from ulpia.kernel.match import Match
from ulpia.kernel.moves import Decision, Move
from ulpia.kernel.record import RecordError, replay
from ulpia.text import Texts
from ulpia.text.hint_texts import say_chance

NAME: Final = "hint"
EXAMPLES: Final = """Examples

ulpia hint saved.game
ulpia hint saved.game --player centurio        quicker
ulpia hint saved.game --language de --json"""


def command(
    file: Annotated[Path, typer.Argument(help="A saved game that is not over.")],
    player: Annotated[str, typer.Option(help=f"Whom to ask: {', '.join(LEVELS[1:])}.")] = ADVISER,
    seat: Annotated[
        int | None, typer.Option(help="Whose move, where several seats choose at once.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed may give another opinion.")] = 1,
    language: LanguageOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say which moves are best for the seat to move, and what they are expected to bring.

    The adviser knows what that seat may know, and no more.
    """
    texts = load_texts(language)
    match, names = open_match(file, texts)
    decision = find_decision(match, seat, file)
    try:
        adviser = make_player(player, match.game, require_seed(seed))
    except ValueError as error:
        raise UsageError(str(error)) from error
    move = ask_adviser(match, decision, adviser)
    told = adviser.thoughts() or {"seat": decision.seat, "candidates": []}
    if not told["candidates"]:
        told = told | {"candidates": [{"line": [match.game.vocabulary.write(move)]}]}
    if json:
        print(as_json(describe_hint(match, decision, move, player, texts, names, told)))
        return
    title = texts.prompt(match.game, decision, names)
    console = consoles.output()
    console.print(thoughts_table(texts, match.game, names, title, told))
    for sentence in thought_sentences(texts, match.game, told):
        console.print(sentence)
    if "chances" in told:
        console.print(say_chance(texts, told["chances"][decision.seat]))


def open_match(file: Path, texts: Texts) -> tuple[Match[Any], list[str]]:
    """Return the game of a file and the names at its table."""
    game, record = read_record(file)
    try:
        match = replay(game, record)
    except RecordError as error:
        raise record_refusal(file, error) from error
    known = seats_in(record)
    return match, [who[0] if who else texts.seat_name(number) for number, who in enumerate(known)]


def find_decision(match: Match[Any], seat: int | None, file: Path) -> Decision:
    """Return the decision of the seat that was named, or the first decision."""
    waiting = match.waiting()
    if not waiting:
        raise UsageError(f"the game in {file} is over")
    if seat is None:
        return waiting[0]
    for decision in waiting:
        if decision.seat == seat:
            return decision
    asked = ", ".join([str(decision.seat) for decision in waiting])
    raise UsageError(f"--seat must be one that is to move, {asked}, not {seat}")


def ask_adviser(match: Match[Any], decision: Decision, adviser: Player) -> Move:
    table = make_player_table(match.game, match.state, match.seats, decision, len(match.log))
    with DeferredInterrupt() as interrupt:
        move = adviser.choose(table)
        interrupt.raise_if_noted()
    return move


def describe_hint(
    match: Match[Any],
    decision: Decision,
    move: Move,
    player: str,
    texts: Texts,
    names: list[str],
    told: dict[str, Any],
) -> dict[str, Any]:
    game = match.game
    return {
        "game": game.name,
        "seat": decision.seat,
        "prompt": decision.prompt,
        "player": player,
        "best": game.vocabulary.write(move),
        "text": texts.move(game, move, names),
        "options": [game.vocabulary.write(option) for option in decision.options],
        "why": thought_sentences(texts, game, told),
        "thoughts": told,
    }
