"""What `import ulpia` costs and needs, and that what is written about it is true."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ulpia
from tools.paths import ROOT

PACKAGE = Path(ulpia.__file__).resolve().parents[1]
PLAYS = """
import ulpia
for game in ulpia.game_names():
    match = ulpia.new_match(game, seed=1)
    for level in ("tiro", "centurio"):
        table = match.table()
        match.play(table.seat, ulpia.player(level).choose(table))
    try:
        match.play(1, "arrange extra")
        raise SystemExit("an illegal move was played")
    except ulpia.UnknownWords:
        pass
    try:
        match.play(9, "arrange")
        raise SystemExit("an illegal move was played")
    except ulpia.IllegalMove as illegal:
        assert "seat 9 may not 'arrange': no such seat" in str(illegal), illegal
    bot = ulpia.player("random")
    while not match.is_over():
        table = match.table()
        match.play(table.seat, bot.choose(table))
        assert table.option_texts()[0]
    assert ulpia.read_record(match.record()).points() == match.points()
    assert "winners" in str(match), str(match)
outside = sorted({name for name in sys.modules if name.split(".")[0] in ("rich", "fluent")})
assert not outside, outside
print("played")
"""


def run_alone(*words: str) -> str:
    """Run Python without any installed package; only ours can be imported."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", *words], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_engine_and_the_players_need_no_package() -> None:
    script = f"import sys; sys.path.insert(0, {str(PACKAGE)!r})\n{PLAYS}"
    assert run_alone("-c", script).strip() == "played"


def test_importing_ulpia_loads_nothing_of_it() -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(PACKAGE)!r}); import ulpia;"
        "print([name for name in sys.modules if name.startswith('ulpia.')])"
    )
    assert run_alone("-c", script).strip() == "[]"


def test_every_public_name_is_there_with_a_docstring() -> None:
    for name in ulpia.__all__:
        thing = getattr(ulpia, name)
        home = sys.modules.get(getattr(thing, "__module__", ""))
        if home is not None and str(home.__file__).endswith(".py"):  # mypyc drops docstrings
            assert thing.__doc__, name
    assert set(ulpia.__all__) <= set(dir(ulpia))
    assert not hasattr(ulpia, "no_such_name")


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert ulpia.__version__ == project["version"]


@pytest.mark.parametrize("document", ["README.md", "docs/research.md"])
def test_the_lines_that_a_document_shows_run(
    document: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    blocks = [
        block
        for block in re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
        if "import ulpia\n" in block
    ]
    assert blocks, f"{document} shows no lines with `import ulpia`"
    for block in blocks:
        exec(compile(block, document, "exec"), {"__name__": "shown"})  # noqa: S102 - our own page
    assert capsys.readouterr().out.strip()
