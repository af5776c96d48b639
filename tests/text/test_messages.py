"""Our own writing of Fluent messages says what the Fluent library says."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.text.catalogues import FILES, messages, variables
from ulpia.text import LANGUAGES
from ulpia.text.catalogue import locales
from ulpia.text.messages import Argument, Messages, write_number

NUMBERS: Final = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 112, 999, 1000, 12_345, 1_234_567)
WORDS: Final = ("somebody", "nobody", "yes", "red", "", "1")
MANY: Final[tuple[Argument, ...]] = (*NUMBERS, *(-number for number in NUMBERS), *WORDS)
FEW: Final[tuple[Argument, ...]] = (1, 1_002, "somebody")


@cache
def library(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        path = locales() / language / file
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def ours(language: str) -> Messages:
    found = Messages(language)
    for file in FILES:
        path = locales() / language / file
        if path.is_file():
            found.read(path.read_text(encoding="utf-8"))
    return found


def written_by_library(language: str, name: str, arguments: dict[str, Argument]) -> Any:
    bundle = library(language)
    text, errors = bundle.format_pattern(bundle.get_message(name).value, arguments)
    return text, len(errors)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_reads_as_the_library_writes_it(language: str, file: str) -> None:
    if not (locales() / language / file).is_file():
        return
    for name, message in messages(language, file).items():
        if message.value is None:
            continue
        used = sorted(variables(language, name))
        values = MANY if len(used) < 2 else FEW
        for chosen in product(values, repeat=min(len(used), 2)):
            arguments = {each: chosen[place % 2] for place, each in enumerate(used)}
            text, problems = ours(language).write(name, arguments)
            assert (text, len(problems)) == written_by_library(language, name, arguments), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forms_of_a_thing_are_those_of_the_library(language: str) -> None:
    bundle, found = library(language), 0
    for file in FILES:
        if not (locales() / language / file).is_file():
            continue
        for name in messages(language, file):
            attributes = bundle.get_message(name).attributes.items()
            theirs = {form: bundle.format_pattern(each, {})[0] for form, each in attributes}
            assert ours(language).forms(name) == theirs
            found += len(theirs)
    assert found > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_large_numbers_follow_the_language(language: str) -> None:
    text = (
        "points = { $count } { $count ->\n [0] none\n [one] A\n [few] B\n [many] C\n *[other] D\n }"
    )
    own = Messages(language)
    bundle: Any = FluentBundle([language], use_isolating=False)
    own.read(text)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message("points").value
    for count in (*range(-130, 230), 1_000, 1_021, 999_999, 1_000_000):
        written, problems = own.write("points", {"count": count})
        assert (written, problems) == bundle.format_pattern(pattern, {"count": count})
        assert written.startswith(write_number(count, language))


def test_what_is_wrong_with_a_message_is_told() -> None:
    own = Messages("en")
    own.read('a = { $who } { b } { NUMBER($who) }\nonly =\n .form = x\nuse = { only } { "{" }\n')
    assert own.write("a", {}) == (
        "who  ",
        [
            "has no argument who",
            "has no text of b",
            "has a FunctionReference, which nobody has needed yet",
        ],
    )
    assert own.write("use", {}) == (" {", ["has no text of only"])
    assert not own.has("b")
