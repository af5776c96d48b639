"""Every message of every catalogue, written with sample values, reads as a sentence should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ulpia.games.registry import GAMES
from ulpia.kernel.events import ALL, Event
from ulpia.kernel.moves import NOBODY, Decision, Seat
from ulpia.text import LANGUAGES, Texts
from ulpia.text.catalogue import locales

NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
#: Values that are numbers also where no message chooses by them.
ALSO_NUMBERS: Final = {"needed", "total", "done", "stake", "active", "inactive", "more", "column"}
DOUBLED: Final = re.compile(r"\.\.|\. \.|,,|(?<=\w)  (?=\w)| [.,;:!?](?:\s|$)|[{}]")
ENGLISH: Final = re.compile(r"(?<![-−+×\d] )(?<![\d.])\b1 ([a-z]+s)\b")
SINGULAR_IN_S: Final = {"is", "was", "as", "has", "hides", "times", "plus", "minus", "less"}
GERMAN: Final = re.compile(
    r"(?<![-−+×\d] )(?<![\d.])\b1 (Punkte|Siegpunkte|Karten|Stimmen|Züge|Plätze|Münzen|Gegner:innen"
    r"|Spielenden?|Stunden|Tage|Entscheidungen|Umwandlungen|Reihen|Runden)\b"
)
RUSSIAN: Final = (
    ("очко", "очка", "очков"),
    ("карта", "карты", "карт"),
    ("голос", "голоса", "голосов"),
    ("ход", "хода", "ходов"),
    ("место", "места", "мест"),
    ("жетон", "жетона", "жетонов"),
    ("игрок", "игрока", "игроков"),
    ("соперник", "соперника", "соперников"),
    ("посланник", "посланника", "посланников"),
    ("монета", "монеты", "монет"),
    ("день", "дня", "дней"),
    ("час", "часа", "часов"),
)


class Selectors(Visitor):
    """Collects the variables by which a message chooses a plural form."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        if isinstance(selector, ast.VariableReference):
            name = selector.id.name
            if any(key.isdigit() for key in keys) or keys & (PLURALS - {"other"}):
                self.numbers.add(name)
            else:
                self.words.setdefault(name, set()).update(keys)
        self.generic_visit(node)


def sources(language: str) -> list[tuple[str, str]]:
    """Return all catalogues of a language."""
    return [
        (str(file.relative_to(file.parents[2])), file.read_text(encoding="utf-8"))
        for file in sorted((locales() / language).glob("*.ftl"))
    ]


@cache
def catalogue(language: str) -> tuple[FluentBundle, Selectors, dict[str, list[ast.Message]]]:
    bundle = FluentBundle([language], use_isolating=False)
    found = Selectors()
    messages: dict[str, list[ast.Message]] = {}
    for name, text in sources(language):
        bundle.add_resource(FluentResource(text))
        tree = parse(text)
        found.visit(tree)
        messages[name] = [entry for entry in tree.body if isinstance(entry, ast.Message)]
    return bundle, found, messages


def arguments(found: Selectors, mine: Selectors, number: int) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for name in found.variables:
        is_number = name in found.numbers or name in ALSO_NUMBERS
        given[name] = number if is_number and name not in mine.words else "Anna"
    for name, keys in mine.words.items():
        given[name] = sorted(keys)[number % len(keys)]
    return given


@cache
def all_sentences(language: str) -> tuple[tuple[str, int, str], ...]:
    """Return every sentence there is: its id, the number in it, and how it reads."""
    return tuple(every_sentence(language))


def every_sentence(language: str) -> Iterator[tuple[str, int, str]]:
    bundle, found, messages = catalogue(language)
    for entries in messages.values():
        for entry in entries:
            mine = Selectors()
            mine.visit(entry)
            message = bundle.get_message(entry.id.name)
            patterns = [("", message.value), *message.attributes.items()]
            for number in NUMBERS:
                for attribute, pattern in patterns:
                    if pattern is not None:
                        text, _ = bundle.format_pattern(pattern, arguments(found, mine, number))
                        yield f"{entry.id.name} {attribute}".strip(), number, str(text)


def faults(language: str, wrong: Any) -> list[str]:
    return sorted({f"{name}: {text}" for name, _, text in all_sentences(language) if wrong(text)})


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_doubled_stops_or_spaces(language: str) -> None:
    assert len(all_sentences(language)) > 1000
    assert faults(language, DOUBLED.search) == []


@pytest.mark.slow
def test_english_says_one_point_and_not_one_points() -> None:
    assert (
        faults(
            "en",
            lambda text: any(word not in SINGULAR_IN_S for word in ENGLISH.findall(text)),
        )
        == []
    )


@pytest.mark.slow
def test_german_says_one_point_and_not_one_points() -> None:
    assert faults("de", GERMAN.search) == []


@pytest.mark.slow
def test_russian_nouns_agree_with_their_numbers() -> None:
    assert faults("ru", disagrees) == []


def disagrees(text: str) -> bool:
    for number, noun in re.findall(
        r"(?<!из )(?<!вместо )(?<!хватает )(?<![\d.–-])\b(\d+) ([а-яё]+)", text
    ):
        for forms in RUSSIAN:
            if noun in forms and noun != forms[form_after(int(number))]:
                return True
    return False


def form_after(number: int) -> int:
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Gaius wants", "Gaius and Livia want "),
        ("de", "Gaius möchte ", "möchten"),
        ("ru", "Gaius хочет", "хотят"),
    ],
)
def test_one_person_wants_to_give_up_and_two_want_to(language: str, one: str, two: str) -> None:
    bundle, _, _ = catalogue(language)
    pattern = bundle.get_message("web-abandon-wanted").value
    assert pattern is not None
    assert one in str(bundle.format_pattern(pattern, {"names": "Gaius", "count": 1})[0])
    assert two in str(bundle.format_pattern(pattern, {"names": "Gaius and Livia", "count": 2})[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_opponents_are_not_one(language: str) -> None:
    bundle, _, _ = catalogue(language)
    pattern = bundle.get_message("web-play-now-sub").value
    assert pattern is not None
    given = {"game": "Trajan", "level": "Legatus", "name": "Legatus", "count": 3}
    assert "3" in str(bundle.format_pattern(pattern, given)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_streets_of_one_symbol_are_not_key_and_key(language: str) -> None:
    texts = Texts(language)
    game = GAMES["forum-trajanum"]
    key = texts.thing(game, "symbol", 3)
    for sentence in (
        texts.event(game, Event("streets_revealed", NOBODY, (3, 3), ALL), ()),
        texts.prompt(game, Decision(Seat(0), "take", [], (3, 3)), ()),
    ):
        assert sentence.count(key) == 1
    both = texts.event(game, Event("streets_revealed", NOBODY, (3, 4), ALL), ())
    assert key in both
    assert texts.thing(game, "symbol", 4) in both
