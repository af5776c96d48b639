"""No ruling without a test, no worked example without a test, no ruling that no code cites."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "rules" / "trajan.md").read_text("utf-8")


def numbers_in_document(letter: str) -> set[int]:
    found = re.findall(rf"^\*\*{letter}-(\d+)\*\* ", DOCUMENT, re.MULTILINE)
    assert len(found) == len(set(found)), "a number stands there twice"
    return {int(number) for number in found}


def numbers_in_tests(letter: str) -> set[int]:
    pattern = re.compile(rf"^def test_{letter.lower()}(\d+)_\w+\(", re.MULTILINE)
    files = Path(__file__).parent.glob("test_*.py")
    return {int(number) for path in files for number in pattern.findall(path.read_text("utf-8"))}


def cited_in_code() -> set[int]:
    files = (ROOT / "src" / "ulpia" / "games" / "trajan").rglob("*.py")
    text = "\n".join([path.read_text("utf-8") for path in files])
    return {int(number) for number in re.findall(r"\bR-(\d+)\b", text)}


def test_the_document_has_82_rulings_and_28_examples() -> None:
    assert numbers_in_document("R") == set(range(1, 83))
    assert numbers_in_document("E") == set(range(1, 29))


def test_every_ruling_has_a_test() -> None:
    rulings, tested = numbers_in_document("R"), numbers_in_tests("R")
    assert sorted(rulings - tested) == [], "rulings without a test"
    assert sorted(tested - rulings) == [], "tests of rulings that the document does not have"


def test_every_worked_example_has_a_test() -> None:
    examples, tested = numbers_in_document("E"), numbers_in_tests("E")
    assert sorted(examples - tested) == [], "examples without a test"
    assert sorted(tested - examples) == [], "tests of examples that the document does not have"


def test_every_ruling_is_cited_where_the_code_follows_it() -> None:
    rulings, cited = numbers_in_document("R"), cited_in_code()
    assert sorted(rulings - cited) == [], "rulings that no code cites"
    assert sorted(cited - rulings) == [], "citations of rulings that the document does not have"
