"""What the browser knows from Python is what Python says now, and its lock names no host."""

from __future__ import annotations

import json
import re

import pytest

from tests.text.catalogues import FILES, messages, variables
from tools.paths import ROOT
from tools.web.pages import WEB, meaning
from tools.web.types import GENERATED, expression, files
from ulpia.table.refusals import REASONS
from ulpia.text import LANGUAGES

# Words that the pages put together: `say(`refusal-${code}`)`.
MADE = ("refusal", "did", "level", "theme", "palette", "animation", "undo-policy")
MADE_TOO = ("watching", "tab", "connection", "nav", "card", "seat", "about", "pace", "thinking")


@pytest.mark.parametrize(
    "path", sorted(files()), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_generated_files_are_fresh(path: object) -> None:
    written = {file: file.read_text(encoding="utf-8") for file in files() if file.is_file()}
    assert written.get(path) == files()[path], "run `python -m tools.web.types`"  # type: ignore[index,call-overload]


def test_nothing_else_is_generated() -> None:
    there = {file for file in GENERATED.rglob("*") if file.is_file()}
    assert there == {file for file in files() if file.is_relative_to(GENERATED)}


def test_types_are_written_as_typescript() -> None:
    assert expression({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert expression({"type": "array", "items": {"enum": ["a", "b"]}}) == "readonly ('a' | 'b')[]"
    assert expression({"type": "object"}) == "Readonly<Record<string, unknown>>"


def test_the_npm_lock_names_no_host_and_has_the_bundler_for_every_system() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert not [name for name, about in packages.items() if "resolved" in about]
    native = [name for name in packages if "@rolldown/binding-" in name]
    for system in ("darwin-arm64", "darwin-x64", "win32-x64-msvc", "linux-x64-gnu"):
        assert any(name.endswith(system) for name in native), system


def test_every_package_is_pinned() -> None:
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert [version for version in wanted.values() if not re.fullmatch(r"[\d.]+", version)] == []


def test_the_pages_say_the_same_in_every_language_and_nothing_is_unused() -> None:
    names = set(messages("en", "web.ftl"))
    for language in LANGUAGES:
        assert set(messages(language, "web.ftl")) == names
        for name in names:
            assert things_in(language, name) <= things_in("en", name), name
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in sorted((WEB / "src").rglob("*"))
        if file.suffix in (".ts", ".svelte")
    )
    made = tuple(f"web-{each}-" for each in (*MADE, *MADE_TOO))
    unused = {
        name
        for name in names
        if f"'{name.removeprefix('web-')}'" not in code and not name.startswith(made)
    }
    assert unused == set()


def things_in(language: str, name: str) -> set[str]:
    """Return what a message speaks of; a form such as `$tile_acc` is another word for `$tile`."""
    return {each.rsplit("_", 1)[0] for each in variables(language, name)}


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.endswith(("-web.ftl", "-howto.ftl", "-turns.ftl"))]
)
def test_a_table_has_the_same_words_in_every_language(file: str) -> None:
    names = set(messages("en", file))
    assert names
    for language in LANGUAGES:
        assert set(messages(language, file)) == names
        for name in names:
            assert things_in(language, name) <= things_in("en", name), name


def test_every_refusal_of_a_table_has_a_sentence() -> None:
    names = set(messages("en", "web.ftl"))
    assert {f"web-refusal-{code}" for code in REASONS} - names == set()


def test_a_failed_build_is_explained_in_one_line() -> None:
    assert "registry" in meaning("npm error code ENOTFOUND\nnpm error network")
    assert "did not build" in meaning("Unexpected token (3:14)")


def test_the_pages_lie_where_the_server_looks() -> None:
    from tools.web.pages import STATIC

    assert STATIC == ROOT / "src" / "ulpia" / "_static"


OWN_WORDS = ("admin.py", "export_import.py", "repairs.py", "retention.py")  # the command line's


def test_every_refusal_of_the_server_is_told_in_every_language() -> None:
    folders = [ROOT / "src" / "ulpia" / layer for layer in ("server", "table")]
    found = [file for folder in folders for file in folder.rglob("*.py")]
    files = [file for file in found if file.name not in OWN_WORDS]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    codes = {*re.findall(r'(?:NotAllowed|Refused)\(\s*"(\w+)"', code), *REASONS}
    assert len(codes) > 40
    for language in LANGUAGES:
        told = set(messages(language, "web.ftl"))
        assert [each for each in sorted(codes) if f"web-refusal-{each}" not in told] == []


def test_what_a_refusal_speaks_of_travels_with_it() -> None:
    given = {"bad_option": {"option"}, "bad_seats": {"fewest", "most"}, "bad_record": {"line"}}
    given |= {"too_many_channels": {"most"}, "holiday_too_long": {"days"}}
    given |= {"tournament_full": {"most"}, "too_many_tournaments": {"most"}}
    given |= {"banned": {"days"}, "unknown_rules": {"rules"}}
    given |= {"unknown_game": {"game"}, "too_large": {"largest"}, "plan_broken": {"turn"}}
    for name in messages("en", "web.ftl"):
        if name.startswith("web-refusal-"):
            wanted = variables("en", name)
            assert wanted <= given.get(name.removeprefix("web-refusal-"), set()), name
