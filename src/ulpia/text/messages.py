"""Messages of Fluent files: what each says with some arguments.

fluent.syntax reads the files. Of the rest of Fluent there is what our catalogues use: arguments,
other messages, literals and choices. fluent.runtime has all of it, and needs Babel with the numbers
and plurals of every language on earth, 30 MB; tests compare what both write.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Argument = str | int


def plural_of_one(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def russian_plural(number: int) -> str:
    tens, ones = divmod(abs(number) % 100, 10)
    if tens != 1 and ones == 1:
        return "one"
    return "few" if tens != 1 and 2 <= ones <= 4 else "many"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": plural_of_one,
    "de": plural_of_one,
    "ru": russian_plural,
}
THOUSANDS: Final = {"en": ",", "de": ".", "ru": "\N{NO-BREAK SPACE}"}


def write_number(number: int, language: str) -> str:
    return f"{number:,}".replace(",", THOUSANDS[language])


class Messages:
    """The messages of a language, of all files that were read."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._known: Final[dict[str, Any]] = {}

    def read(self, text: str) -> None:
        """Read a file; of messages with the same id the first counts."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._known.setdefault(entry.id.name, entry)

    def has(self, name: str) -> bool:
        return name in self._known

    def write(self, name: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        """Return the text of a message that is there, and what went wrong with it."""
        writing = Writing(self, arguments)
        return writing.message(name), writing.problems

    def forms(self, name: str) -> dict[str, str]:
        """Return the attributes of a message that is there: its other forms, by name."""
        writing = Writing(self, {})
        attributes = self._known[name].attributes
        return {each.id.name: writing.pattern(each.value) for each in attributes}

    def value_of(self, name: str) -> Any:
        """Return the pattern of a message, if it is there and has one."""
        found = self._known.get(name)
        return None if found is None else found.value


class Writing:
    """One text while it is written: the arguments, and what went wrong."""

    def __init__(self, messages: Messages, arguments: Mapping[str, Argument]) -> None:
        self.problems: Final[list[str]] = []
        self._messages: Final = messages
        self._arguments: Final = arguments

    def message(self, name: str) -> str:
        pattern = self._messages.value_of(name)
        if pattern is None:
            self.problems.append(f"has no text of {name}")
            return ""
        return self.pattern(pattern)

    def pattern(self, pattern: Any) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._fill(element)
            for element in pattern.elements
        )

    def _fill(self, placeable: Any) -> str:
        found = self._value(placeable.expression)
        return found if isinstance(found, str) else write_number(found, self._messages.language)

    def _value(self, expression: Any) -> Argument:
        match expression:
            case ast.VariableReference():
                return self._argument(expression.id.name)
            case ast.SelectExpression():
                return self.pattern(self._find_variant(expression).value)
            case ast.MessageReference():
                return self.message(expression.id.name)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
        self.problems.append(f"has a {type(expression).__name__}, which nobody has needed yet")
        return ""

    def _argument(self, name: str) -> Argument:
        if name not in self._arguments:
            self.problems.append(f"has no argument {name}")
            return name
        return self._arguments[name]

    def _find_variant(self, expression: Any) -> Any:
        """Return the variant that fits: a number, else its plural, else a word, else the usual."""
        value = self._value(expression.selector)
        usual = next(each for each in expression.variants if each.default)
        return next((each for each in expression.variants if self._fits(each.key, value)), usual)

    def _fits(self, key: Any, value: Argument) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and float(key.value) == value
        word = value if isinstance(value, str) else PLURALS[self._messages.language](value)
        return bool(key.name == word)
