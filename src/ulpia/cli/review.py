"""`ulpia review`: what each decision of a finished game was worth, and what was luck."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ulpia.ai.review.marks import ERRORS, ONLY
from ulpia.ai.review.review import NotFinished, ReviewProgress
from ulpia.ai.review.run import review_game
from ulpia.ai.review.settings import QUICK, THOROUGH, ReviewSetting
from ulpia.ai.thoughts import thought_in
from ulpia.cli import consoles
from ulpia.cli.hint import open_match
from ulpia.cli.inputs import LanguageOption, as_json, load_texts, read_record
from ulpia.cli.interrupts import DeferredInterrupt
from ulpia.cli.thoughts import thoughts_table
from ulpia.cli.usage_error import UsageError
from ulpia.kernel.game import Game
from ulpia.kernel.match import Match
from ulpia.kernel.record import Record
from ulpia.text import Texts
from ulpia.text.reviews import ReviewTexts

NAME: Final = "review"
EXAMPLES: Final = """Examples

ulpia review finished.game
ulpia review finished.game --thorough            three times the worlds
ulpia review finished.game --language de --json"""


def command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Imagine three times as many worlds.")
    ] = False,
    language: LanguageOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say what each seat's costliest decisions were and why, and what was play and what luck.

    Every decision is judged by what its seat knew at that moment. The same record gives the same
    numbers on every machine.
    """
    texts = load_texts(language)
    match, names = open_match(file, texts)
    told = review_with_progress(match, THOROUGH if thorough else QUICK, texts, file)
    add_thoughts(told, read_record(file)[1], match.game)
    if json:
        print(as_json(told))
        return
    tell_review(consoles.output(), ReviewTexts(texts, match.game, names), told)


def review_with_progress(
    match: Match[Any], setting: ReviewSetting, texts: Texts, file: Path
) -> dict[str, Any]:
    """Review a game while a bar on the error output shows how far it has come."""
    bar = consoles.progress_bar(consoles.progress())
    task = bar.add_task(texts.message("review-cli-working"), total=None) if bar else None
    with DeferredInterrupt() as interrupt, bar or nullcontext():

        def show(progress: ReviewProgress) -> None:
            interrupt.raise_if_noted()
            if bar is not None and task is not None:
                bar.update(task, completed=progress.done, total=progress.total)

        try:
            return review_game(match, setting, show)
        except NotFinished as error:
            raise UsageError(f"{file}: {error}") from error


def add_thoughts(told: dict[str, Any], record: Record, game: Game[Any]) -> None:
    """Add to each decision what its player thought before it, where the record keeps that."""
    for decision in told["decisions"]:
        played = record.played[decision["entry"] : decision["last"] + 1]
        notes = [note for move in played if move.seat == decision["seat"] for note in move.notes]
        found = [thought_in(note.text, game) for note in notes]
        decision["thought"] = next((each for each in found if each is not None), None)


def tell_review(console: Console, said: ReviewTexts, told: dict[str, Any]) -> None:
    """Tell the review in words: for each seat its account and its costliest decisions."""
    texts = said.texts
    console.print(texts.message("review-of", game=texts.title(said.game)), style="bold")
    for seat in range(told["seats"]):
        console.print()
        console.print(Text(account_text(said, told, seat), style="bold"))
        console.print(Text(marks_text(said, told, seat)))
        for number in told["costliest"][seat]:
            tell_decision(console, said, told["decisions"][number])
        if not told["costliest"][seat]:
            console.print(Text(texts.message("review-cli-nothing")))
        for decision in told["decisions"]:
            if decision["seat"] == seat and decision["mark"] == ONLY:
                tell_decision(console, said, decision)
    console.print()
    console.print(Text(texts.message("review-equals"), style="italic"))


def account_text(said: ReviewTexts, told: dict[str, Any], seat: int) -> str:
    account = told["account"][seat]["chance"]
    parts = {
        part: said.signed_text(100 * account[part], 0)
        for part in ("play", "others", "luck", "rest")
    }
    return said.texts.message(
        "review-cli-seat",
        seat=said.texts.seat_name(seat, said.names),
        start=round(100 * account["start"]),
        end=round(100 * account["end"]),
        **parts,
    )


def marks_text(said: ReviewTexts, told: dict[str, Any], seat: int) -> str:
    marks = [decision["mark"] for decision in told["decisions"] if decision["seat"] == seat]
    inaccuracies, mistakes, blunders = [marks.count(mark) for mark in ERRORS]
    return said.texts.message(
        "review-cli-marks",
        inaccuracies=inaccuracies,
        mistakes=mistakes,
        blunders=blunders,
        finds=marks.count(ONLY),
    )


def tell_decision(console: Console, said: ReviewTexts, decision: dict[str, Any]) -> None:
    """Tell one decision: what it cost, both lines, and why."""
    loss = decision["loss"]
    title = said.texts.message(
        "review-cli-moment",
        number=decision["entry"] + 1,
        seat=said.texts.seat_name(decision["seat"], said.names),
        mark=said.mark(decision["mark"]),
        chance=f"{said.signed_text(-100 * loss['chance'])} %",
        gain=said.signed_text(-loss["points"]),
    )
    console.print(Padding(Text(title, style="underline"), (0, 0, 0, 2)))
    played = next(line for line in decision["lines"] if line["played"])
    told = [said.texts.message("review-cli-played", line=said.line(played["moves"]))]
    if decision["words"] is not None:
        best = decision["lines"][0]
        told.append(said.texts.message("review-cli-better", line=said.line(best["moves"])))
        told += said.reasons(decision["words"])
    for sentence in told:
        console.print(Padding(Text(sentence), (0, 0, 0, 4)))
    if decision["thought"] is not None:
        who = said.texts.seat_name(decision["seat"], said.names)
        about = said.texts.message("cli-thoughts", seat=who)
        table = thoughts_table(said.texts, said.game, said.names, about, decision["thought"])
        console.print(Padding(table, (0, 0, 0, 4)))
