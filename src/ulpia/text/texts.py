"""Sentences about games: every event, prompt, move and refusal in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ulpia.kernel.events import Event
from ulpia.kernel.game import COMMON_REFUSALS, Game
from ulpia.kernel.moves import NOBODY, Decision, Move, Refusal
from ulpia.kernel.outcomes import Caution, Outcome
from ulpia.kernel.plans import Goal, StopRule
from ulpia.kernel.words import SEAT, Kind, Signature
from ulpia.text.catalogue import ENGLISH, catalogue
from ulpia.text.messages import Argument

_COMMON_REFUSALS: Final = {signature.name: signature for signature in COMMON_REFUSALS}

AnyGame = Game[Any]


class Texts:
    """Everything Ulpia says, in one language.

    `names` are the names of the seats; where one is missing, the seat is called by its number.
    What a catalogue lacks is said in English, and as a last resort by its id.
    """

    def __init__(self, language: str) -> None:
        own = catalogue(language)
        english = catalogue(ENGLISH)
        self.language: Final = language
        self._catalogues = (own,) if own is english else (own, english)
        self._things: dict[str, dict[str, str]] = {}

    # any message

    def has(self, name: str) -> bool:
        """Say whether the catalogue of this very language has the message."""
        return self._catalogues[0].has(name)

    def message(self, name: str, /, **arguments: Argument) -> str:
        return self._write(name, arguments)

    def complain(self, problem: str) -> None:
        """Hear of a flaw in a catalogue. Players are not bothered with it; tests are."""

    # things

    def title(self, game: AnyGame) -> str:
        return self.message(f"{game.name}-title")

    def thing(self, game: AnyGame, kind: str, number: int) -> str:
        """Return the name of a thing: `thing(trajan, "commodity", 4)` is wine."""
        for known in game.vocabulary.kinds:
            if known.name == kind:
                return self._forms(game, known, number)[""]
        raise ValueError(f"{game.name} has no kind {kind!r}")

    def thing_forms(self, game: AnyGame, name: str, kind: str, number: int) -> dict[str, Argument]:
        """Return a thing with all its forms, as a message takes it in the argument `name`."""
        for known in game.vocabulary.kinds:
            if known.name == kind:
                return self._one(game, name, known, number, ())
        raise ValueError(f"{game.name} has no kind {kind!r}")

    def source(self, game: AnyGame, name: str) -> str:
        """Return what points were scored for, as the heading of a row."""
        return self.message(f"{game.name}-kind-source-{name}")

    def option(self, game: AnyGame, name: str) -> str:
        return self.message(f"{game.name}-option-{name}")

    def option_help(self, game: AnyGame, name: str) -> str:
        """Return what an option of a game changes."""
        return self._name_forms(f"{game.name}-option-{name}").get("help", "")

    def option_value(self, game: AnyGame, name: str, value: str) -> str:
        """Return the name of a value: an id has no plus, so `0+2` is looked up as `0-2`."""
        return self.message(f"{game.name}-option-{name}-{value.replace('+', '-')}")

    # sentences

    def event(self, game: AnyGame, event: Event, names: Sequence[str] = ()) -> str:
        signature = game.vocabulary.events[event.name]
        arguments = self._about(event.seat, names)
        arguments |= self._arguments(game, signature, event.values, names)
        return self._write(f"{game.name}-event-{event.name}", arguments)

    def prompt(self, game: AnyGame, decision: Decision, names: Sequence[str] = ()) -> str:
        signature = game.vocabulary.prompts[decision.prompt]
        arguments = self._about(decision.seat, names)
        arguments |= self._arguments(game, signature, decision.about, names)
        return self._write(f"{game.name}-prompt-{decision.prompt}", arguments)

    def move(self, game: AnyGame, move: Move, names: Sequence[str] = ()) -> str:
        signature = game.vocabulary.verbs[move.verb]
        arguments = self._arguments(game, signature, move.nouns, names)
        return self._write(f"{game.name}-move-{move.verb}", arguments)

    def outcome(
        self, game: AnyGame, move: Move, outcome: Outcome, names: Sequence[str] = ()
    ) -> str:
        """Return what a move would bring; the sentence may use the words of the move itself."""
        vocabulary = game.vocabulary
        arguments = self._arguments(game, vocabulary.verbs[move.verb], move.nouns, names)
        signature = vocabulary.outcomes[outcome.name]
        arguments |= self._arguments(game, signature, outcome.values, names)
        arguments |= {"points": outcome.points, "later": outcome.later}
        return self._write(f"{game.name}-outcome-{outcome.name}", arguments)

    def caution(self, game: AnyGame, caution: Caution, names: Sequence[str] = ()) -> str:
        signature = game.vocabulary.cautions[caution.name]
        arguments = self._arguments(game, signature, caution.values, names)
        return self._write(f"{game.name}-caution-{caution.name}", arguments)

    def goal(self, game: AnyGame, goal: Goal, names: Sequence[str] = ()) -> str:
        """Return what a seat can reach in its own turns."""
        signature = game.vocabulary.goals[goal.name]
        arguments = self._arguments(game, signature, goal.values, names)
        return self._write(f"{game.name}-plan-reach-{goal.name}", arguments)

    def stop_rule(self, game: AnyGame, rule: StopRule, names: Sequence[str] = ()) -> str:
        """Return what stops a standing order, as a condition."""
        signature = game.vocabulary.stops[rule.name]
        arguments = self._arguments(game, signature, rule.values, names)
        return self._write(f"{game.name}-plan-stop-{rule.name}", arguments)

    def refusal(self, game: AnyGame, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Return why a move is not legal, with the number of the ruling."""
        own = game.vocabulary.refusals.get(refusal.code)
        signature = own or _COMMON_REFUSALS[refusal.code]
        prefix = f"{game.name}-" if own else ""
        arguments = self._arguments(game, signature, refusal.values, names)
        arguments["ruling"] = refusal.ruling
        sentence = self._write(f"{prefix}refusal-{refusal.code}", arguments)
        if not refusal.ruling:
            return sentence
        return f"{sentence} ({self.message(f'{game.name}-ruling', ruling=refusal.ruling)})"

    def undo_refusal(self, code: str) -> str:
        """Return why a move cannot be taken back (the code of `NothingToUndo`)."""
        return self.message(f"undo-{code}")

    # seats and lists

    def seat_name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return the name of a seat, or a name made of its number, counted from 1."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.message("seat-name", number=seat + 1)

    def join(self, things: Sequence[str]) -> str:
        """Return a list as it stands in a sentence: `wine, oil and grain`."""
        if not things:
            return self.message("list-nothing")
        text = things[0]
        for thing in things[1:-1]:
            text = self.message("list-comma", first=text, last=thing)
        if len(things) > 1:
            text = self.message("list-and", first=text, last=things[-1])
        return text

    def join_counted(self, things: Sequence[str]) -> str:
        """Return a list in which equal things are counted: `2 × wine and oil`."""
        counts: dict[str, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        return self.join([self._times(count, thing) for thing, count in counts.items()])

    def _times(self, count: int, thing: str) -> str:
        return thing if count == 1 else self.message("list-times", count=count, thing=thing)

    # arguments of sentences

    def _about(self, seat: int, names: Sequence[str]) -> dict[str, Argument]:
        if seat == NOBODY:
            return {"seat_word": "nobody"}
        return {"seat_word": "somebody", "seat": self.seat_name(seat, names)}

    def _arguments(
        self, game: AnyGame, signature: Signature, values: tuple[int, ...], names: Sequence[str]
    ) -> dict[str, Argument]:
        """Return what the message of a signature may use.

        For `("pile", PILE)` these are `$pile`, for each further form of the word `$pile_form`,
        and `$pile_word`, the word of records, for selectors. An argument that stands many times
        is one list; `$card_each` is the list without counting, `$card_count` its length.
        `$other_same` tells whether the argument before is of the same kind and the same word.
        """
        if not signature.takes(len(values)):
            self.complain(f"{signature.name} does not take {len(values)} values")
        last = len(signature.arguments) - 1
        arguments: dict[str, Argument] = {}
        for position, (name, kind) in enumerate(signature.arguments):
            if signature.many and position == last:
                arguments |= self._many(game, name, kind, values[position:], names)
            elif position < len(values):
                arguments |= self._one(game, name, kind, values[position], names)
                if position and kind.words and signature.arguments[position - 1][1] is kind:
                    is_same = values[position] == values[position - 1]
                    arguments[f"{name}_same"] = "yes" if is_same else "no"
        return arguments

    def _one(
        self, game: AnyGame, name: str, kind: Kind, value: int, names: Sequence[str]
    ) -> dict[str, Argument]:
        if kind is SEAT:
            return {name: self.seat_name(value, names)}
        if not kind.words:
            return {name: value}
        arguments: dict[str, Argument] = {
            _form_of(name, form): text for form, text in self._forms(game, kind, value).items()
        }
        arguments[f"{name}_word"] = kind.write(value)
        return arguments

    def _many(
        self,
        game: AnyGame,
        name: str,
        kind: Kind,
        values: tuple[int, ...],
        names: Sequence[str],
    ) -> dict[str, Argument]:
        if kind is SEAT:
            forms = [{"": self.seat_name(value, names)} for value in values]
        else:
            forms = [self._forms(game, kind, value) for value in values]
        arguments: dict[str, Argument] = {
            f"{name}_each": self.join([each[""] for each in forms]),
            f"{name}_count": len(values),
        }
        for form in forms[0] if forms else self._forms(game, kind, 0):
            arguments[_form_of(name, form)] = self.join_counted([each[form] for each in forms])
        return arguments

    def _forms(self, game: AnyGame, kind: Kind, value: int) -> dict[str, str]:
        """Return the name of a thing as "", and its other forms."""
        if kind.plain:
            return {"": kind.write(value)}
        assert 0 <= value < len(kind.words), f"there is no {kind.name} {value}"
        return self._name_forms(f"{game.name}-kind-{kind.name}-{kind.write(value)}")

    def _name_forms(self, name: str) -> dict[str, str]:
        if name not in self._things:
            self._things[name] = {"": self.message(name)}
            for known in self._catalogues:
                if known.has(name):
                    self._things[name] |= known.forms(name)
                    break
        return self._things[name]

    def _write(self, name: str, arguments: dict[str, Argument]) -> str:
        for known in self._catalogues:
            if known.has(name):
                text, problems = known.write(name, arguments)
                for problem in problems:
                    self.complain(f"{name} in {self.language}: {problem}")
                return text
            self.complain(f"{name} is missing in {self.language}")
        return name


def _form_of(name: str, form: str) -> str:
    return f"{name}_{form}" if form else name
