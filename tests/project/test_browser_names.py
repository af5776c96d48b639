"""The pages follow the rules of naming too: functions, types and components."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.project.browser_naming import (
    PAGES,
    NamedType,
    is_participle_in_camel_case,
    owner_of_page,
    page_files,
    page_functions,
    page_types,
)

WIRE: Final = PAGES / "generated" / "wire.ts"
SAME_TYPE: Final = {
    "Caution": "the contract's form of the wire's: what a game is given",
    "Decision": "the contract's form of the wire's",
    "Option": "the contract's form of the wire's",
    "Outcome": "the contract's form of the wire's",
}
"""Type names that stand twice, each with its reason."""


def types_by_name() -> dict[str, list[NamedType]]:
    found: dict[str, list[NamedType]] = defaultdict(list)
    for file in [WIRE, *page_files()]:
        if not file.name.endswith(".test.ts"):
            for each in page_types(file, file.read_text(encoding="utf-8")):
                found[each.named.name].append(each)
    return found


@pytest.mark.parametrize("file", page_files(), ids=lambda file: file.name)
def test_no_function_of_the_pages_is_named_by_a_bare_participle(file: Path) -> None:
    found = page_functions(file, file.read_text(encoding="utf-8"))
    assert [each.place() for each in found if is_participle_in_camel_case(each.name)] == []


def test_a_type_that_others_import_means_one_thing() -> None:
    """What is not exported may share a name with what is not exported elsewhere."""
    twice = {
        name: [each.named.place() for each in places]
        for name, places in types_by_name().items()
        if any(each.is_exported for each in places)
        and len({owner_of_page(each.named.file) for each in places}) > 1
    }
    assert {name: twice[name] for name in twice if name not in SAME_TYPE} == {}
    assert set(SAME_TYPE) <= set(twice), "what stands once needs no reason any more"


def test_a_component_of_the_shell_means_one_thing() -> None:
    """Games may call the same part the same; no game calls one as the shell calls another."""
    owners: dict[str, set[str]] = defaultdict(set)
    for file in page_files():
        if file.suffix == ".svelte":
            owners[file.stem].add(owner_of_page(file))
    assert {name: found for name, found in owners.items() if len(found) > 1} == {}


def test_names_are_found_in_every_form_of_a_function() -> None:
    text = """
export async function told(text: string): string {
const heard = (event: GameEvent): string => '';
  const missed = async (a: number) => a;
export const opened = <T>(value: T): T => value;
export const closed =
  (game: string) =>
  (texts: Texts) => '';
  private sent(order: Order): void {
"""
    names = [each.name for each in page_functions(PAGES / "x.ts", text)]
    assert names == ["told", "heard", "missed", "opened", "closed", "sent"]
    assert all(is_participle_in_camel_case(name) for name in [*names, "spentBy", "toldOf"])
    assert not any(is_participle_in_camel_case(name) for name in ["explain", "isOpened", "seedOf"])


def test_types_are_found_and_whether_others_see_them() -> None:
    text = "export type A<T> = T;\n  type B = string;\nexport class C {\n  type Props = {};\n"
    found = [(each.named.name, each.is_exported) for each in page_types(PAGES / "x.ts", text)]
    assert found == [("A", True), ("B", False), ("C", True)]
