"""Each extra of the package brings what its part of the program imports, and no part needs more."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.native.compiled import IN_SIGHT
from tools.paths import ROOT, RUN_LOCK, SOURCE
from ulpia.extras import EXTRAS, extra_with

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]

# Runs in a process of its own: whatever the named distributions do not bring is not there.
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

HIDDEN = set(MODULES)
sys.meta_path.insert(0, Missing())
for name in [name for name in sys.modules if name.split(".")[0] in HIDDEN]:
    del sys.modules[name]
"""
IMPORT_ALL = """
from importlib import import_module
from pathlib import Path
for file in sorted(Path(FOLDER).rglob("*.py")):
    words = file.relative_to(SOURCE).with_suffix("").parts
    if words[-1] not in ("__init__", "__main__") and "migrations" not in words:
        import_module(".".join(words))
"""


def distributions(extra: str) -> set[str]:
    """Return the names of everything that pip would install for an extra, here and now."""
    found: set[str] = set()
    wanted = [Requirement(f"ulpia[{extra}]")]
    while wanted:
        requirement = wanted.pop()
        extras = requirement.extras or {""}
        name = canonicalize_name(requirement.name)
        if name in found and name != "ulpia":
            continue
        found.add(name)
        lines = own_lines(requirement) if name == "ulpia" else lines_of(name)
        for line in lines:
            needed = Requirement(line)
            marker = needed.marker
            if marker is None or any(marker.evaluate({"extra": each}) for each in extras):
                wanted.append(needed)
    return found


def own_lines(requirement: Requirement) -> list[str]:
    return [line for extra in requirement.extras for line in OPTIONAL[extra]]


def lines_of(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:  # for another system
        return []


def hidden_modules(extra: str) -> list[str]:
    """Return the modules of packages that are installed here and that an extra does not bring."""
    brought = distributions(extra)
    return [
        module
        for module, names in packages_distributions().items()
        if not brought & {canonicalize_name(name) for name in names}
    ]


def run_with(extra: str, script: str) -> subprocess.CompletedProcess[str]:
    before = WITHOUT.replace("MODULES", repr(hidden_modules(extra)))
    command = [sys.executable, "-c", before + script]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_plain_ulpia_installs_nothing_else() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extra", "folder"), [("terminal", "cli"), ("terminal", "text"), ("research", "research")]
)
def test_a_part_imports_with_its_extra_alone(extra: str, folder: str) -> None:
    words = {"FOLDER": str(SOURCE / "ulpia" / folder), "SOURCE": str(SOURCE)}
    script = "".join(f"{name} = {value!r}\n" for name, value in words.items()) + IMPORT_ALL
    done = run_with(extra, script)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_server_is_built_with_its_extra_alone() -> None:
    script = """
from ulpia.cli import main
raise SystemExit(main(["serve", "--database", "postgresql://nobody@localhost/none"]))
"""
    done = run_with("server", script)
    assert "pip install 'ulpia[postgres]'" in done.stderr
    assert done.returncode == 2


@pytest.mark.slow
def test_games_are_simulated_with_the_terminal_alone() -> None:
    script = """
from ulpia.cli import main
raise SystemExit(main(["simulate", "trajan", "--seats", "2", "--games", "1", "--json"]))
"""
    done = run_with("terminal", script)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("installed", "command", "missing"),
    [("research", "games", "terminal"), ("terminal", "serve", "server")],
)
def test_a_command_without_its_packages_says_what_to_install(
    installed: str, command: str, missing: str
) -> None:
    script = f"from ulpia.cli import main\nraise SystemExit(main([{command!r}]))"
    done = run_with(installed, script)
    assert done.stdout == ""
    assert re.fullmatch(
        r"ulpia: the package '\w+' is not installed; "
        rf'install it with: pip install "ulpia\[{missing}\]"\n',
        done.stderr,
    )
    assert done.returncode == 1


@pytest.mark.slow
def test_an_arena_says_what_to_install_before_it_plays() -> None:
    hidden = WITHOUT.replace("MODULES", "['openskill']")
    words = "['arena', 'trajan', '--players', 'random', '--games', '2']"
    script = f"{hidden}\nfrom ulpia.cli import main\nraise SystemExit(main({words}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.endswith('install it with: pip install "ulpia[terminal]"\n')
    assert done.returncode == 1


@pytest.mark.slow
@pytest.mark.parametrize("adapter", ["pettingzoo_env", "openspiel_game", "observations"])
def test_an_adapter_without_its_packages_says_what_to_install(adapter: str) -> None:
    done = run_with("terminal", f"import ulpia.research.{adapter}")
    assert 'is not installed; install it with: pip install "ulpia[research]"' in done.stderr


def test_a_module_that_no_extra_brings_is_a_fault_of_ours() -> None:
    assert extra_with("ulpia.nowhere") is None
    assert extra_with("fluent.runtime") == "terminal"


def is_for_types(node: ast.AST) -> bool:
    """Say whether a block is read by type checkers, and the compiler, alone."""
    if not isinstance(node, ast.If) or not isinstance(node.test, ast.Name):
        return False
    return node.test.id == "TYPE_CHECKING"


def imported_packages(file: Path, with_types: bool = False) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    unread = set[ast.AST]()
    if not with_types:
        unread.update(*[ast.walk(node) for node in ast.walk(tree) if is_for_types(node)])
    for node in set(ast.walk(tree)) - unread:
        if isinstance(node, ast.Import):
            yield from (each.name.split(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_every_package_that_we_import_belongs_to_an_extra() -> None:
    ours = {name for file in (SOURCE / "ulpia").rglob("*.py") for name in imported_packages(file)}
    foreign = ours - set(sys.stdlib_module_names) - {"ulpia"}
    assert foreign == {module for modules in EXTRAS.values() for module in modules}


def overridden(option: str, value: object) -> list[str]:
    """Return the patterns of modules for which mypy, and so mypyc, has an option."""
    return [
        pattern
        for override in SETTINGS["tool"]["mypy"]["overrides"]
        if override.get(option) == value
        for pattern in [override["module"]] * isinstance(override["module"], str)
        or override["module"]
    ]


def test_the_compiler_needs_no_package_that_only_an_extra_brings() -> None:
    """Who installs what the run lock pins, as `dev.py play` does, gets the compiled engine."""
    names = re.findall(r"^([a-z0-9-]+)==", (ROOT / RUN_LOCK).read_text(), re.MULTILINE)
    locked = {name.replace("-", "_") for name in names}
    optional = [pattern.split(".")[0] for pattern in overridden("ignore_missing_imports", True)]
    known = {*sys.stdlib_module_names, "ulpia", *locked, *optional}
    unseen = overridden("follow_imports", "skip")
    files = [file for folder in IN_SIGHT for file in (SOURCE / folder).rglob("*.py")]
    modules = {".".join(file.relative_to(SOURCE).with_suffix("").parts): file for file in files}
    missing = {
        module: foreign
        for module, file in modules.items()
        if not any(fnmatch(module, pattern) for pattern in unseen)
        and (foreign := set(imported_packages(file, with_types=True)) - known)
    }
    assert missing == {}
