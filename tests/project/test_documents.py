"""Documents: every link leads somewhere, every named file is there, lines wrap at 100."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.paths import ROOT

WIDTH = 100
SKIPPED = ("node_modules", ".venv", "build", ".pytest_cache")
DOCUMENTS = sorted(
    file.relative_to(ROOT).as_posix()
    for file in (*ROOT.glob("*.md"), *ROOT.glob(".github/**/*.md"), *ROOT.glob("*/**/*.md"))
    if not set(SKIPPED) & set(file.relative_to(ROOT).parts)
)
# A journal tells what was, in the names of its day.
CURRENT = [name for name in DOCUMENTS if not name.startswith("docs/journal/")]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FOLDERS = "src|tests|tools|docs|web|locales|benchmarks|deploy|examples"
NAMED = re.compile(rf"`((?:{FOLDERS})/[\w./-]+|dev\.py|pyproject\.toml)`")
DEFINED = re.compile(r"`(\w+)` in\s+`((?:src|web|tests|tools)/[\w/.-]+\.(?:py|ts|svelte))`")
MODULE = re.compile(r"python3? -m ((?:tools|tests|benchmarks)[\w.]*)")


def read(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def prose(text: str) -> str:
    """Return a document with its blocks of code as empty lines."""
    block = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
    return block.sub(lambda found: "\n" * found.group().count("\n"), text)


def anchors(text: str) -> set[str]:
    """Return the anchors that a forge gives to the headings."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE):
        plain = re.sub(r"[^\w\s-]", "", re.sub(r"[*`_]", "", heading).lower()).strip()
        found.add(re.sub(r"\s", "-", plain))
    return found


def broken_links(document: str) -> Iterator[str]:
    for target in LINK.findall(prose(read(document))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / document).parent / path if path else ROOT / document
        if not file.exists() or not has_anchor(file, anchor):
            yield target


def has_anchor(file: Path, anchor: str) -> bool:
    is_page = anchor != "" and file.suffix == ".md"
    return not is_page or anchor in anchors(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    assert list(broken_links(document)) == []


@pytest.mark.parametrize("document", CURRENT)
def test_every_file_and_module_that_is_named_is_there(document: str) -> None:
    text = read(document)
    places = (ROOT, ROOT / "web", (ROOT / document).parent)
    files = [
        name
        for name in NAMED.findall(text)
        if not re.search("NAME|CODE|LANGUAGE", name)
        and not any([(each / name).exists() for each in places])
    ]
    modules = [name for name in MODULE.findall(text) if not is_module(name)]
    assert files + modules == []


@pytest.mark.parametrize("document", CURRENT)
def test_what_is_said_to_be_in_a_file_is_there(document: str) -> None:
    assert misplaced_names(read(document)) == []


def misplaced_names(text: str) -> list[str]:
    """Return each name that a text looks for in a file where it is not."""
    return [
        f"{name} in {file}"
        for name, file in DEFINED.findall(text)
        if not is_defined(name, (ROOT / file).read_text(encoding="utf-8"))
    ]


def is_defined(name: str, source: str) -> bool:
    """Say whether a source defines a name; that it uses the name is not enough."""
    definition = rf"\b(def|class|function|const|let|type) {name}\b"
    member = rf"^ *(private |async |static |readonly )*{name}(:|\(| =)"
    forms = f"{definition}|{member}"
    return re.search(forms, source, re.MULTILINE) is not None


def test_a_name_that_has_moved_is_found() -> None:
    there = "`HANDLERS` in\n`src/ulpia/table/handlers.py`"
    moved = "`table_summary` in `src/ulpia/server/service/table_lists.py`"
    assert misplaced_names(f"{there}; {moved}") == [moved.replace("`", "")]


def is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_lines_wrap_at_100(document: str) -> None:
    lines = enumerate(prose(read(document)).splitlines(), 1)
    long = [number for number, line in lines if len(line) > WIDTH and may_wrap(line)]
    assert long == []


def may_wrap(line: str) -> bool:
    """Say whether a line is neither of a table or of code nor one word that cannot be broken."""
    is_text = not line.startswith(("|", "    ", "!["))
    return is_text and " " in line.strip()


def test_all_documents_are_looked_at() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("needs git and a clone")
    command = [git, "ls-files", "*.md"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert set(names.split()) <= set(DOCUMENTS)
    assert Path("README.md").name in DOCUMENTS
